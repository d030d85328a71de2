//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Descriptors that children and their parent share: streams in memory, and the
// pipe through which a copy of this process sends what it finds.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_CHANNEL_H
#define SCION_BASE_PROCESS_CHANNEL_H

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace scion::process {

/// Closes its descriptor; -1 is none.
class Descriptor {
public:
  explicit Descriptor(int number = -1) : number(number) {}
  Descriptor(Descriptor &&other) : number(std::exchange(other.number, -1)) {}
  Descriptor &operator=(Descriptor &&other) {
    std::swap(number, other.number);
    return *this;
  }
  ~Descriptor() { close(); }
  int get() const { return number; }
  void close();

private:
  int number;
};

/// A file in memory, for a stream of a child.
Descriptor makeMemoryFile();

/// The last `most` bytes of the file.
std::string contentOf(const Descriptor &file, size_t most);

/// Sends messages from a copy of this process to its parent, which receives
/// them however the copy ends. May be used in a signal handler.
class Words {
public:
  enum Kind : char { About = 'a', Found = 'f', More = '+', Done = 'd' };
  Words(int channel, unsigned cpuSeconds)
      : channel(channel), cpuSeconds(cpuSeconds) {}

  /// Describes the work that begins now, to explain how the copy ended.
  /// Replaces the previous description.
  void about(std::string_view what) { send(About, what); }

  /// Sends the result. Replaces an earlier result.
  void found(std::string_view what) { send(Found, what); }

  /// Appends to the result and restarts the time limits.
  void add(std::string_view what);

  /// Reports that the item is done (Items.h), restarts the time limits and
  /// clears the description and the result.
  void done();

private:
  void send(Kind kind, std::string_view text);

  int channel;
  unsigned cpuSeconds;
};

/// Reads the messages of Words without waiting, and calls `take` for each
/// complete one. `wire` keeps an incomplete message. False at the end of the
/// pipe.
bool receiveWords(
    const Descriptor &channel, std::string &wire,
    const std::function<void(Words::Kind, std::string_view)> &take);

/// A file with `content` that children can open while this object exists. It
/// has no directory entry, so nothing is left behind however this process ends.
class TemporaryFile {
public:
  /// If no file can be made, prints the reason on stderr and leaves the path
  /// empty.
  explicit TemporaryFile(std::string_view content);
  const std::string &path() const { return name; }

private:
  Descriptor file;
  std::string name;
};

} // namespace scion::process

#endif // SCION_BASE_PROCESS_CHANNEL_H

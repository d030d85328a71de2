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

/// Messages of a copy of this process to its parent, which gets them however
/// the copy ends. A signal handler may use it.
class Words {
public:
  enum Kind : char { About = 'a', Found = 'f', More = '+', Done = 'd' };
  Words(int channel, unsigned cpuSeconds)
      : channel(channel), cpuSeconds(cpuSeconds) {}

  /// The next thing to do: it explains how the copy ended. Replaces the last
  /// one.
  void about(std::string_view what) { send(About, what); }

  /// The answer. Replaces what was found before.
  void found(std::string_view what) { send(Found, what); }

  /// Adds to the answer, and starts the time limits anew.
  void add(std::string_view what);

  /// The item is done (Items.h): the limits and both texts start anew.
  void done();

private:
  void send(Kind kind, std::string_view text);

  int channel;
  unsigned cpuSeconds;
};

/// Reads what Words sent, without waiting, and calls `take` for each message
/// that is whole. `wire` keeps what is not. False at the end of the pipe.
bool receiveWords(
    const Descriptor &channel, std::string &wire,
    const std::function<void(Words::Kind, std::string_view)> &take);

/// A file with `content` that children can open while it exists. It is in no
/// folder, so however this process ends, nothing is left.
class TemporaryFile {
public:
  /// Prints on stderr why the path is empty where no file can be made.
  explicit TemporaryFile(std::string_view content);
  const std::string &path() const { return name; }

private:
  Descriptor file;
  std::string name;
};

} // namespace scion::process

#endif // SCION_BASE_PROCESS_CHANNEL_H

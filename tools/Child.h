//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Running this same program again as a child process, for work that may crash.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_CHILD_H
#define SCION_TOOLS_CHILD_H

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct ChildResult {
  int exitCode = 0;
  bool signalled = false;
  bool timedOut = false;
  bool killed = false; // by somebody else: no crash of its own
  std::string ending;  // "exit code 1", "signal 11 (Segmentation fault)",
                       // "time-out", "not started: …"
  std::string output, errors;
};

/// Runs `scion ARGUMENTS…` to its end; killed after `seconds` of processor
/// time, or four times as long, when not 0. The child and what it starts are
/// killed with this process: a SIGINT, SIGTERM or SIGHUP that arrives meanwhile
/// kills them and ends this process with exitInterrupted.
ChildResult runSelf(const std::vector<std::string> &arguments,
                    unsigned seconds = 0);

/// The first line of `text` that holds `part`, else "".
std::string lineWith(std::string_view text, std::string_view part);

/// A file with `content` that children can open while it lives. It is in no
/// folder, so however this process ends, nothing is left behind.
class TemporaryFile {
public:
  /// Says on stderr why the path is empty where no file can be made.
  explicit TemporaryFile(std::string_view content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile &) = delete;
  TemporaryFile &operator=(const TemporaryFile &) = delete;
  const std::string &path() const { return name; }

private:
  int descriptor;
  std::string name;
};

/// Counts in this process and in those that it forks: whoever is done takes the
/// next of a list.
class SharedCounter {
public:
  SharedCounter();
  ~SharedCounter();
  SharedCounter(const SharedCounter &) = delete;
  SharedCounter &operator=(const SharedCounter &) = delete;

  /// False where there is no memory to share.
  bool isThere() const { return counter != nullptr; }
  /// 0, 1, 2, …
  size_t next() { return (*counter)++; }

private:
  std::atomic<size_t> *counter = nullptr;
};

} // namespace scion

#endif // SCION_TOOLS_CHILD_H

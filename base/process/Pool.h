//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs programs, and functions in copies of this process, several at a time and
// with limits, and returns their output and results. A caller starts children
// until the pool is full, and waits for the next event:
//
//   Pool pool(jobs);
//   while (hasMore() || !pool.isEmpty()) {
//     while (hasMore() && !pool.isFull())
//       pool.start(nextJob(), [&](Result result) { … });
//     if (!pool.wait())
//       break; // interrupted
//   }
//
// No child outlives its pool, nor does what a child has started.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_POOL_H
#define SCION_BASE_PROCESS_POOL_H

#include "base/process/Channel.h"
#include "base/process/Ending.h"
#include "base/process/Fork.h"
#include "base/process/Interrupt.h"

#include <functional>
#include <list>
#include <memory>
#include <string>
#include <vector>

namespace scion::process {

/// The limits of a child; 0 is no limit.
struct Limits {
  /// Limit of processor time: elapsed time depends on how busy the machine is.
  /// Words::add and Words::done restart this limit and wallSeconds.
  unsigned cpuSeconds = 0;

  /// Limit of elapsed time. A child that reaches it before cpuSeconds is run
  /// again, alone, if other children ran at the same time.
  unsigned wallSeconds = 0;

  unsigned megabytes = 0;     // of address space
  unsigned fileMegabytes = 0; // of each file that it writes, its streams too

  /// Limits processor time to `seconds` and elapsed time to four times that: on
  /// two cores with four busy processes, a child gets a third of a core.
  static Limits cpu(unsigned seconds) { return {seconds, 4 * seconds}; }
};

enum class Stream : unsigned char { Discarded, Inherited, Captured };

struct Job {
  /// The path of a program and its arguments …
  std::vector<std::string> command;

  /// … or a program with its environment and address layout …
  Program program;

  /// … or a function that runs in a copy of this process. If its stderr is
  /// discarded, the crash handlers are removed, too: nobody would see their
  /// reports.
  std::function<void(Words &)> work;

  Limits limits;
  Stream output = Stream::Captured, errors = Stream::Captured;
  bool isErrorsInOutput = false; // stderr goes where stdout goes
  std::string folder;            // to work in
};

struct Result {
  Ending ending;
  std::string output, errors; // captured: the last 32 MB
  std::string about, found;   // Words
};

class Pool {
public:
  using Ended = std::function<void(Result)>;

  explicit Pool(unsigned jobs);
  ~Pool();
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;

  bool isFull() const;
  bool isEmpty() const { return running.empty() && late.empty(); }

  /// `ended` is called by wait(), and so is `itemDone` after each Words::done,
  /// with what was found for the item.
  void start(Job job, Ended ended, Ended itemDone = {});

  /// Waits for the next event. Returns false if isInterrupted(): all children
  /// have been killed, and `ended` is not called for them.
  bool wait();

private:
  struct Task;
  struct Child;
  using Children = std::list<std::unique_ptr<Child>>;
  void launch(std::unique_ptr<Child> child);
  void take(Child &child, Words::Kind kind, std::string_view text);
  void receive(Child &child);
  void finish(Children::iterator child);
  void stop();

  InterruptScope interrupts;
  unsigned jobs;
  Children running;
  Children late; // to be tried again, alone
};

/// Runs one job to its end. End::Interrupted if isInterrupted().
Result run(Job job);

/// Runs all, at most `jobs` at a time; results in the order of the list.
std::vector<Result> runAll(std::vector<Job> list, unsigned jobs);

/// Runs `work`, which may crash, in a copy of this process for at most
/// `seconds`. Its output is discarded, and no handler of an engine runs.
Result runForked(std::function<void(Words &)> work, unsigned seconds);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_POOL_H

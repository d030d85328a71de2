//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place where Scion makes a process or runs a program. Everything the
// child needs is prepared before the fork; until it runs its work or its
// program, it calls only async-signal-safe functions. Callers normally use
// Pool.h.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_FORK_H
#define SCION_BASE_PROCESS_FORK_H

#include <functional>

#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

namespace scion::process {

/// A child is killed when its parent ends. It leads a process group, so that
/// its own children can be killed with it; a child of a copy (forkFunction)
/// stays in the group of the copy. Its stdin is empty, it leaves no core file,
/// and it blocks no signals and handles only crash signals.
struct ForkSetup {
  static constexpr int nowhere = -1, inherited = -2;
  int output = nowhere, errors = nowhere; // become stdout and stderr
  unsigned cpuSeconds = 0;                // each: 0 for no limit
  unsigned megabytes = 0;                 // of address space
  unsigned fileMegabytes = 0;             // of each file that it writes
  const char *folder = nullptr;           // to work in
};

/// The exit codes of a shell for a file that cannot be run and for a program
/// that does not exist.
constexpr int exitNotRun = 126, exitNoProgram = 127;

struct Program {
  const char *path = nullptr;
  char *const *arguments = nullptr; // the first is its name
  char *const *environment = environ;
  enum : unsigned char { AsHere, Random, Fixed } addresses = AsHere;
};

/// Runs `work` in a copy of this process, which then exits with 0. Returns the
/// process id of the copy, or -1 with errno set.
pid_t forkFunction(const ForkSetup &setup, const std::function<void()> &work);

/// Runs the program, which inherits only the standard streams. If it cannot be
/// run, `report` gets the errno as an int.
pid_t forkProgram(const ForkSetup &setup, const Program &program, int report);

/// Runs the program with our streams and waits for it. For signal handlers: it
/// allocates nothing, and the program outlives this process. Returns the wait
/// status; -1 if there was no process.
int runFromHandler(const Program &program);

/// Does `work` in a process that nobody waits for and that outlives this one.
void forkDetached(const std::function<void()> &work);

/// Sets the limit of processor time to `seconds` more than this process has
/// used.
void allowCpu(unsigned seconds);

/// Kills the child and its process group; in a copy, only the child.
void killAll(pid_t child);

/// Waits until the child has ended; its wait status.
int reap(pid_t child, rusage &usage);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_FORK_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place where Scion makes a process or runs a program. Everything the
// child needs is fixed before the fork, and up to its work or its program it
// calls only functions that a signal handler may call. Use Pool.h.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_FORK_H
#define SCION_BASE_PROCESS_FORK_H

#include <functional>

#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

namespace scion::process {

/// A child is killed with its parent, and leads a process group, so that what
/// it starts can be killed with it; in a copy it stays in the copy's group. It
/// reads nothing from stdin, leaves no core file, and has no signal blocked or
/// handled that is not a crash.
struct ForkSetup {
  static constexpr int nowhere = -1, inherited = -2;
  int output = nowhere, errors = nowhere; // become stdout and stderr
  unsigned cpuSeconds = 0;                // each: 0 for no limit
  unsigned megabytes = 0;                 // of address space
  unsigned fileMegabytes = 0;             // of each file that it writes
  const char *folder = nullptr;           // to work in
};

/// The exit codes of a shell for a program that is not there, and for a file
/// that cannot be run.
constexpr int exitNotRun = 126, exitNoProgram = 127;

struct Program {
  const char *path = nullptr;
  char *const *arguments = nullptr; // the first is its name
  char *const *environment = environ;
  enum : unsigned char { AsHere, Random, Fixed } addresses = AsHere;
};

/// Does `work` in a copy of this process, which then exits with 0. Returns its
/// id; -1 with errno if there is none.
pid_t forkFunction(const ForkSetup &setup, const std::function<void()> &work);

/// Runs the program, which has no descriptor of this process but the streams.
/// If it cannot be run, `report` gets the errno as an int.
pid_t forkProgram(const ForkSetup &setup, const Program &program, int report);

/// Runs the program with our streams and waits for it. For signal handlers: it
/// allocates nothing, and the program outlives this process. Returns the wait
/// status; -1 if there was no process.
int runFromHandler(const Program &program);

/// Does `work` in a process that nobody waits for and that outlives this one.
void forkDetached(const std::function<void()> &work);

/// Gives this process so many seconds more of processor time than it has used.
void allowCpu(unsigned seconds);

/// Kills the child and its group.
void killAll(pid_t child);

/// Waits until the child has ended; its wait status.
int reap(pid_t child, rusage &usage);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_FORK_H

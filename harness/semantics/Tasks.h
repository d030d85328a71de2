//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asynchronous tasks, and the tokens, values and groups that they make
// available. The schedule decides whether a task runs where it is started
// (which is always legal) or later, at the latest when the program waits for
// it. Races between tasks are not detected: a program whose legal schedules
// differ is out of scope.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_TASKS_H
#define SCION_HARNESS_SEMANTICS_TASKS_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

class Tasks {
public:
  explicit Tasks(Evaluation &in) : in(in) {}

  /// Returns the tasks of a run.
  static Tasks &of(Evaluation &in);

  struct Object {
    bool isAvailable = false, isError = false, isGroup = false;
    uint64_t size = 0;                      // of a group
    llvm::SmallVector<uint64_t, 2> members; // of a group
    Datum value;
    std::shared_ptr<void> coroutine; // of a handle (Async.cpp)
  };
  uint64_t makeObject();
  static Datum datumOf(uint64_t object) {
    return Element::word(int64_t(object));
  }
  /// Returns null if `datum` is no object; the run is over then.
  Object *find(const Datum &datum);

  /// Runs `body` at most once, when all of `dependencies` are available, with a
  /// copy of the current scope. `body` itself makes objects available.
  Flow start(llvm::ArrayRef<uint64_t> dependencies, std::function<Flow()> body);
  /// Like start(), but `body` switches to a scope of its own. That scope may
  /// not exist yet, so the task also waits until `isReady` returns true.
  Flow startWhen(llvm::ArrayRef<uint64_t> dependencies,
                 std::function<bool()> isReady, std::function<Flow()> body);

  /// Runs tasks until the object is available.
  Flow await(uint64_t object);

private:
  struct Task {
    llvm::SmallVector<uint64_t, 2> dependencies;
    std::function<bool()> isReady; // or null
    std::function<Flow()> body;
    std::shared_ptr<Evaluation::Strand> strand; // or null
  };
  Evaluation &in;
  std::vector<Object> objects; // by number, from 1
  std::vector<Task> waiting;

  bool isAvailable(uint64_t object) const;
  bool canRun(const Task &task) const;
  Flow runOne(size_t index);
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_TASKS_H

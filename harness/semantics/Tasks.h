//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What runs beside the program until somebody waits for it: tokens, values and
// groups, and tasks that make them available. The schedule decides whether a
// task runs where it is started (which is always legal) or later. Races of
// tasks are not looked for: programs whose schedules differ are out of scope.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_TASKS_H
#define SCION_HARNESS_SEMANTICS_TASKS_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

class Tasks {
public:
  explicit Tasks(Evaluation &in) : in(in) {}

  /// Those of a run.
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
  /// Null if it is none, and the run is over.
  Object *find(const Datum &datum);

  /// Runs `body` when all of `dependencies` are available, and never twice;
  /// with a copy of the scope of now. It makes objects available itself.
  Flow start(llvm::ArrayRef<uint64_t> dependencies, std::function<Flow()> body);
  /// The same of what goes on in a scope of its own, which may not be there
  /// yet: while `isReady` says no.
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

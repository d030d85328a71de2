//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Tasks.h"

#include "harness/semantics/Strands.h"

using namespace mlir;
using namespace scion::semantics;

Tasks &Tasks::of(Evaluation &in) {
  if (!in.tasks)
    in.tasks = std::make_shared<Tasks>(in);
  return *in.tasks;
}

uint64_t Tasks::makeObject() {
  objects.emplace_back();
  return objects.size();
}

Tasks::Object *Tasks::find(const Datum &datum) {
  if (!datum.isElement() || !datum.element().isDefined()) {
    (void)in.undefined("poison where a token is needed");
    return nullptr;
  }
  uint64_t number = datum.element().asUnsigned();
  if (number == 0 || number > objects.size()) {
    (void)in.undefined("a token that nobody made");
    return nullptr;
  }
  return &objects[number - 1];
}

bool Tasks::isAvailable(uint64_t number) const {
  const Object &object = objects[number - 1];
  if (!object.isGroup)
    return object.isAvailable;
  return object.members.size() >= object.size &&
         llvm::all_of(object.members,
                      [&](uint64_t member) { return isAvailable(member); });
}

bool Tasks::canRun(const Task &task) const {
  return (!task.isReady || task.isReady()) &&
         llvm::all_of(task.dependencies,
                      [&](uint64_t object) { return isAvailable(object); });
}

Flow Tasks::runOne(size_t index) {
  Task task = std::move(waiting[index]);
  waiting.erase(waiting.begin() + ptrdiff_t(index));
  if (!in.charge(1))
    return Flow::Stop;
  if (!task.strand)
    return task.body();
  in.swapStrand(task.strand, /*keepsDepth=*/true);
  Flow flow = task.body();
  in.swapStrand(task.strand, /*keepsDepth=*/true);
  return flow;
}

Flow Tasks::start(ArrayRef<uint64_t> dependencies, std::function<Flow()> body) {
  if (in.symbolic())
    return in.unsupported("tasks, in a run for all inputs");
  std::shared_ptr<Evaluation::Strand> strand = in.newStrand(/*depth=*/~0u);
  // The task may run after the enclosing loops and threads have ended.
  strand->conflicts = nullptr;
  strand->team = nullptr;
  waiting.push_back(
      {SmallVector<uint64_t, 2>(dependencies), {}, std::move(body), strand});
  if (in.draw(3) == 0 && canRun(waiting.back()))
    return runOne(waiting.size() - 1);
  return Flow::Next;
}

Flow Tasks::startWhen(ArrayRef<uint64_t> dependencies,
                      std::function<bool()> isReady,
                      std::function<Flow()> body) {
  if (in.symbolic())
    return in.unsupported("tasks, in a run for all inputs");
  waiting.push_back({SmallVector<uint64_t, 2>(dependencies), std::move(isReady),
                     std::move(body), nullptr});
  return Flow::Next;
}

Flow Tasks::await(uint64_t object) {
  while (!isAvailable(object)) {
    SmallVector<size_t> ready;
    for (auto [index, task] : llvm::enumerate(waiting))
      if (canRun(task))
        ready.push_back(index);
    // The awaited task may itself wait, further down on the stack.
    if (ready.empty())
      return in.unsupported("waits for what does not come");
    if (runOne(ready[in.draw(ready.size())]) == Flow::Stop)
      return Flow::Stop;
  }
  return Flow::Next;
}

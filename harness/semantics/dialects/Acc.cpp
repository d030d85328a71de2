//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// acc: data and loops on a device that shares the memory of its host and has
// one gang. A data clause then hands on its variable; an independent loop whose
// iterations race is undefined. Private variables, reductions and constructs
// that nobody waits for are not supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/dialects/Turns.h"

#include "mlir/Dialect/OpenACC/OpenACC.h"

using namespace mlir;
using namespace scion::semantics;

template <typename Op>
static bool isAsync(Op op) {
  return op.getAsyncOnly() || !op.getAsyncOperands().empty();
}

/// Whether a clause makes copies of variables.
template <typename Op>
static bool hasPrivate(Op op) {
  return !op.getPrivateOperands().empty() ||
         !op.getFirstprivateOperands().empty() ||
         !op.getReductionOperands().empty();
}

static Flow runRegion(Operation *op, Evaluation &in) {
  Handed handed;
  return in.run(op->getRegion(0), {}, handed);
}

/// A construct that computes: with one gang its region runs once.
template <typename Op>
static Flow runConstruct(Op op, Evaluation &in) {
  if (isAsync(op))
    return in.unsupported("a construct that nobody waits for");
  if constexpr (requires { op.getPrivateOperands(); })
    if (hasPrivate(op))
      return in.unsupported("private variables");
  return runRegion(op, in);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static Flow runLoop(acc::LoopOp op, Evaluation &in) {
  if (hasPrivate(op))
    return in.unsupported("private variables");
  if (op.getNumResults() || op.getUnstructured())
    return in.unsupported("a loop of this kind");
  if (op.getLowerbound().empty()) // the region has loops of other dialects
    return runRegion(op, in);
  SmallVector<int64_t> lower, upper, step, counts;
  if (!in.integers(op.getLowerbound(), lower) ||
      !in.integers(op.getUpperbound(), upper) ||
      !in.integers(op.getStep(), step))
    return Flow::Stop;
  ArrayRef<bool> inclusive =
      op.getInclusiveUpperbound().value_or(ArrayRef<bool>());
  for (auto [index, to] : llvm::enumerate(upper)) {
    if (step[index] <= 0)
      return in.unsupported("a step that is not positive");
    bool isIncluded = index < inclusive.size() && inclusive[index];
    counts.push_back(
        countTurns(lower[index], __int128(to) + isIncluded, step[index]));
  }
  // The loop may be cut at any place, so iterations are watched as those of
  // scf.parallel are.
  std::optional<Conflicts> conflicts;
  if (op.hasIndependent()) {
    conflicts.emplace(in.memory.conflicts);
    in.memory.conflicts = &*conflicts;
  }
  bool isFine = forEachPosition(counts, [&](ArrayRef<int64_t> position) {
    if (conflicts)
      conflicts->startIteration();
    SmallVector<Datum> arguments;
    for (auto [number, from, by, argument] :
         llvm::zip_equal(position, lower, step, op.getRegion().getArguments()))
      arguments.push_back(valueAt(number, from, by, argument));
    Handed handed;
    return in.charge(1) &&
           in.run(op.getRegion(), arguments, handed) != Flow::Stop;
  });
  if (conflicts)
    in.memory.conflicts = conflicts->outerOne();
  return isFine ? Flow::Next : Flow::Stop;
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

template <typename... Entries>
static void addEntries(Meanings &to) {
  auto handOn = [](auto op, Evaluation &in) {
    if (op.getVarPtrPtr())
      return in.unsupported("a pointer within a structure");
    in.set(op.getAccVar(), in.get(op.getVar()));
    return Flow::Next;
  };
  (to.add<Entries>(handOn), ...);
}

template <typename... Ops>
static void addIdle(Meanings &to) {
  (to.add(Ops::getOperationName(),
          [](Operation *, Evaluation &) { return Flow::Next; }),
   ...);
}

namespace scion::semantics {
void registerAcc(Meanings &to) {
  addEntries<acc::AttachOp, acc::CacheOp, acc::CopyinOp, acc::CreateOp,
             acc::DevicePtrOp, acc::GetDevicePtrOp, acc::NoCreateOp,
             acc::PresentOp, acc::UpdateDeviceOp, acc::UseDeviceOp>(to);
  addIdle<acc::CopyoutOp, acc::DeleteOp, acc::DetachOp, acc::EnterDataOp,
          acc::ExitDataOp, acc::UpdateHostOp, acc::UpdateOp, acc::WaitOp>(to);
  to.add<acc::ParallelOp>(
      [](acc::ParallelOp op, Evaluation &in) { return runConstruct(op, in); });
  to.add<acc::SerialOp>(
      [](acc::SerialOp op, Evaluation &in) { return runConstruct(op, in); });
  to.add<acc::KernelsOp>(
      [](acc::KernelsOp op, Evaluation &in) { return runConstruct(op, in); });
  to.add(acc::DataOp::getOperationName(), runRegion);
  to.add(acc::HostDataOp::getOperationName(), runRegion);
  to.add<acc::LoopOp>(
      [](acc::LoopOp op, Evaluation &in) { return runLoop(op, in); });
  // Shared memory is not copied, so bounds say nothing.
  to.add<acc::DataBoundsOp>([](acc::DataBoundsOp op, Evaluation &in) {
    in.set(op.getResult(), Datum::index(0));
    return Flow::Next;
  });
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(acc::TerminatorOp::getOperationName(), hand);
  to.add(acc::YieldOp::getOperationName(), hand);
}
} // namespace scion::semantics

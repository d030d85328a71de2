//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// parallel-races: iterations of scf.parallel, scf.forall and affine.parallel
// whose order is visible. The interpreter detects conflicts in memory; this
// file handles the rest: reductions, inserted slices, atomic updates and
// effects.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

static bool orderMayShow(Block &body) {
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  return llvm::any_of(body.without_terminator(),
                      [](Operation &op) { return !isMemoryEffectFree(&op); }) ||
         !isa_and_nonnull<arith::AddIOp, arith::MulIOp, arith::AndIOp,
                          arith::OrIOp, arith::XOrIOp, arith::MaxSIOp,
                          arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp,
                          arith::AddFOp, arith::MulFOp, arith::MaximumFOp,
                          arith::MinimumFOp>(combiner) ||
         combiner->getBlock() != &body ||
         !llvm::is_contained(combiner->getOperands(), body.getArgument(0)) ||
         !llvm::is_contained(combiner->getOperands(), body.getArgument(1));
}

/// Whether two slices that one run of the loop inserts may overlap.
static bool insertsMeet(scf::ForallOp loop, const Observations &observed) {
  using Box = SmallVector<std::pair<int64_t, int64_t>>; // first, last
  std::vector<Box> boxes;
  size_t runs = observed.of(loop) ? observed.of(loop)->executions.size() : 1;
  for (Operation &inner : loop.getTerminator().getRegion().front()) {
    auto insert = cast<tensor::ParallelInsertSliceOp>(inner);
    const Observations::OfOp *seen = observed.of(insert);
    if (!seen)
      continue; // a loop of no iterations
    // If the loop ran several times with dynamic bounds, its iterations cannot
    // be assigned to the runs.
    if (!seen->isComplete ||
        (runs > 1 && loop->getNumOperands() > loop.getOutputs().size()))
      return true;
    for (auto [number, operands] : llvm::enumerate(seen->executions)) {
      auto now = [&, &operands = operands](OpFoldResult fold) {
        if (std::optional<int64_t> constant = getConstantIntValue(fold))
          return *constant;
        auto place = llvm::find(seen->operands, cast<Value>(fold)) -
                     seen->operands.begin();
        return operands[place].element().asSigned();
      };
      int64_t run = number * runs / seen->executions.size();
      int64_t shared = cast<BlockArgument>(insert.getDest()).getArgNumber();
      Box &box = boxes.emplace_back(Box{{run, run}, {shared, shared}});
      for (auto [offset, size, stride] :
           llvm::zip_equal(insert.getMixedOffsets(), insert.getMixedSizes(),
                           insert.getMixedStrides()))
        box.emplace_back(now(offset),
                         now(offset) + (now(size) - 1) * now(stride));
    }
  }
  for (size_t i = 0; i < boxes.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (llvm::all_of(llvm::zip(boxes[i], boxes[j]), [](auto dims) {
            auto [a, b] = dims;
            return std::max(a.first, b.first) <= std::min(a.second, b.second);
          }))
        return true;
  return false;
}

/// Whether an iteration reads more of a shared tensor than the slices that it
/// inserts. By value semantics it does not see the slices of other iterations;
/// after bufferization, which inserts in place without copies, it may.
static bool readsOfOthers(scf::ForallOp loop) {
  return llvm::any_of(loop.getRegionIterArgs(), [](BlockArgument shared) {
    return llvm::any_of(shared.getUsers(), [&](Operation *user) {
      if (isa<tensor::ParallelInsertSliceOp, tensor::DimOp>(user))
        return false;
      auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
      return !slice || llvm::none_of(shared.getUsers(), [&](Operation *other) {
        auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(other);
        return insert && slice.getMixedOffsets() == insert.getMixedOffsets() &&
               slice.getMixedSizes() == insert.getMixedSizes() &&
               slice.getMixedStrides() == insert.getMixedStrides();
      });
    });
  });
}

/// Whether the op has effects other than accesses to buffers, which a run
/// checks; but a run does not check the order of atomic updates.
static bool hasOtherEffects(Operation *op) {
  if (isa<memref::AtomicRMWOp, memref::GenericAtomicRMWOp>(op))
    return true;
  if (isMemoryEffectFree(op) || op->hasTrait<OpTrait::IsTerminator>() ||
      isa<cf::AssertOp, tensor::ParallelInsertSliceOp>(op))
    return false;
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface)
    return !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return !effect.getValue() ||
           !isa<BaseMemRefType>(effect.getValue().getType());
  });
}

static void guardParallel(Operation *op, Guard &guard) {
  if (!guard.facts.observed)
    return guard.outOfScope(op, "iterations that may see each other");
  if (guard.facts.isNeverRun())
    return;
  if (auto loop = dyn_cast<scf::ParallelOp>(op)) {
    auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
    for (Region &region : reduce.getReductions())
      if (orderMayShow(region.front()))
        return guard.outOfScope(op, "a reduction whose order may show");
  } else if (auto loop = dyn_cast<scf::ForallOp>(op)) {
    if (!llvm::all_of(loop.getTerminator().getRegion().front(),
                      llvm::IsaPred<tensor::ParallelInsertSliceOp>))
      return guard.outOfScope(op, "an unknown parallel combining op");
    if (insertsMeet(loop, *guard.facts.observed))
      return guard.outOfScope(op, "inserted slices that may overlap");
    if (readsOfOthers(loop))
      return guard.outOfScope(op, "a shared tensor that is read where another "
                                  "iteration may write");
  } else if (llvm::any_of(
                 cast<affine::AffineParallelOp>(op).getReductions(),
                 [](Attribute kind) {
                   return cast<arith::AtomicRMWKindAttr>(kind).getValue() ==
                          arith::AtomicRMWKind::assign;
                 })) {
    return guard.outOfScope(op, "a reduction whose order may show");
  }
  if (op->walk([&](Operation *inner) {
          return inner != op && hasOtherEffects(inner) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
        }).wasInterrupted())
    guard.outOfScope(op, "effects of iterations that are not known");
}

static const Hazard hazard{"parallel-races",
                           "Parallel iterations whose order shows.",
                           guardParallel, /*always=*/true, /*late=*/true};
static RegisterHazard registration(hazard);

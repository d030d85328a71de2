//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops, switches and writes that the analysis of one-shot-bufferize gets
// wrong.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace scion;

static bool isReshape(mlir::Operation *op) {
  return mlir::isa<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp,
                   mlir::tensor::CastOp>(op);
}

/// Adds the ops that use the tensor or a reshape of it, and to `loops` the
/// loops with such a tensor as an init.
static void addUsers(mlir::Value tensor,
                     llvm::SmallVector<mlir::Operation *> &users,
                     llvm::SmallPtrSetImpl<mlir::Operation *> &loops) {
  for (mlir::Operation *user : tensor.getUsers()) {
    users.push_back(user);
    if (auto loop = mlir::dyn_cast<mlir::scf::ForOp>(user);
        loop && llvm::is_contained(loop.getInitArgs(), tensor))
      loops.insert(user);
    if (isReshape(user))
      addUsers(user->getResult(0), users, loops);
  }
}

/// Bufferization reuses a tensor without contents, because nothing is lost; but
/// a loop with this tensor as an init keeps its elements in the buffer.
static void noteEmptyTensor(mlir::Operation *op, PredicateSet &holds) {
  if (!isTensor(op->getResult(0)))
    return;
  llvm::SmallVector<mlir::Operation *> users;
  llvm::SmallPtrSet<mlir::Operation *, 4> loops;
  addUsers(op->getResult(0), users, loops);
  if (loops.empty())
    return;
  for (mlir::Operation *user : users)
    while ((user = user->getParentOp()))
      if (loops.contains(user)) {
        holds.insert("@empty-in-own-loop");
        return;
      }
}

/// Whether a loop may yield a read-only tensor, which its body creates from a
/// buffer or as a constant, and that tensor may be written to.
static bool mayWriteReadOnly(mlir::scf::ForOp loop) {
  mlir::Region *body = &loop.getRegion();
  for (auto [yielded, result, carried] :
       llvm::zip(loop.getYieldedValues(), loop.getResults(),
                 loop.getRegionIterArgs())) {
    if (!isTensor(yielded) || (isOnlyRead(result) && isOnlyRead(carried)))
      continue;
    auto isReadOnlyInside = [&](mlir::Value buffer) {
      return isReadOnly(buffer) && body->isAncestor(buffer.getParentRegion());
    };
    if (llvm::any_of(buffersOf(yielded, /*alsoWritten=*/false, body),
                     isReadOnlyInside))
      return true;
  }
  return false;
}

/// The same for a loop that passes tensors from one of its regions to the
/// other; these may be created anywhere.
static bool mayWriteReadOnly(mlir::scf::WhileOp loop) {
  auto mayWriteTo = [&](mlir::Value tensor,
                        std::initializer_list<mlir::Value> becomes) {
    auto own = mlir::dyn_cast<mlir::BlockArgument>(tensor);
    if (own && own.getOwner()->getParentOp() == loop)
      return false; // inits are copied if necessary
    return isTensor(tensor) && !llvm::all_of(becomes, isOnlyRead) &&
           llvm::any_of(buffersOf(tensor, /*alsoWritten=*/false), isReadOnly);
  };
  bool found = false;
  for (auto [given, argument] :
       llvm::zip(loop.getYieldedValues(), loop.getBeforeArguments()))
    found |= mayWriteTo(given, {argument});
  for (auto [given, argument, result] :
       llvm::zip(loop.getConditionOp().getArgs(), loop.getAfterArguments(),
                 loop.getResults()))
    found |= mayWriteTo(given, {argument, result});
  return found;
}

static void noteLoop(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::dyn_cast<mlir::scf::ForOp>(op);
  if (loop ? mayWriteReadOnly(loop)
           : mayWriteReadOnly(mlir::cast<mlir::scf::WhileOp>(op)))
    holds.insert("@loop-writes-read-only");
}

/// Whether the switch may yield a buffer that another op writes to. Uses of a
/// tensor from outside show that only if it has no source tensors.
static bool maySharesBuffer(mlir::scf::IndexSwitchOp op, mlir::Value yielded) {
  auto isWrittenElsewhere = [&](mlir::Value buffer) {
    if (op->isProperAncestor(buffer.getParentBlock()->getParentOp()) ||
        op.getOperation() == buffer.getParentBlock()->getParentOp())
      return false;
    mlir::Operation *maker = buffer.getDefiningOp();
    if (!maker || llvm::any_of(maker->getOperands(), isTensor) ||
        maker->getNumRegions() != 0)
      return true;
    return llvm::any_of(buffer.getUses(), [&](mlir::OpOperand &use) {
      return !readsTensor(use) && !op->isProperAncestor(use.getOwner());
    });
  };
  for (mlir::Region &region : op->getRegions())
    if (region.isAncestor(yielded.getParentRegion()))
      return llvm::any_of(buffersOf(yielded, /*alsoWritten=*/true, &region),
                          isWrittenElsewhere);
  return isWrittenElsewhere(yielded);
}

static void noteSwitch(mlir::Operation *op, PredicateSet &holds) {
  auto choice = mlir::cast<mlir::scf::IndexSwitchOp>(op);
  bool isWritten = llvm::any_of(op->getResults(), [](mlir::Value result) {
    return isTensor(result) && !isOnlyRead(result);
  });
  auto yieldsShared = [&](mlir::Region &region) {
    return llvm::any_of(
        region.front().getTerminator()->getOperands(), [&](mlir::Value value) {
          return isTensor(value) && maySharesBuffer(choice, value);
        });
  };
  if (isWritten || llvm::any_of(op->getRegions(), yieldsShared))
    holds.insert("@switch-shares-buffer");
}

/// Whether bufferization does not recognise the op as a loop.
static bool isLoopOfOthers(mlir::Operation *op) {
  return mlir::isa<mlir::affine::AffineForOp, mlir::affine::AffineParallelOp,
                   mlir::scf::ParallelOp, mlir::tensor::GenerateOp,
                   mlir::tensor::PadOp, mlir::linalg::GenericOp,
                   mlir::linalg::MapOp, mlir::linalg::ReduceOp>(op);
}

/// Whether such a loop contains `op`, but not the tensor that `op` uses.
static bool takesFromOutside(mlir::Operation *op, mlir::Value tensor) {
  mlir::Region *home = tensor.getParentRegion();
  for (mlir::Region *region = op->getParentRegion(); region && region != home;
       region = region->getParentRegion())
    if (isLoopOfOthers(region->getParentOp()))
      return true;
  return false;
}

/// Notes writes to tensors from outside such a loop, which the next iteration
/// sees. Called for the outermost loop.
static void noteLoopOfOthers(mlir::Operation *loop, PredicateSet &holds) {
  for (mlir::Operation *op = loop->getParentOp(); op; op = op->getParentOp())
    if (isLoopOfOthers(op))
      return;
  loop->walk([&](mlir::Operation *op) {
    for (mlir::OpOperand &operand : op->getOpOperands()) {
      if (op == loop || !isTensor(operand.get()) || readsTensor(operand) ||
          !takesFromOutside(op, operand.get()))
        continue;
      if (isTensorView(op) && isOnlyRead(op->getResult(0)))
        continue;
      holds.insert("@loop-writes-outer-tensor");
      return mlir::WalkResult::interrupt();
    }
    return mlir::WalkResult::advance();
  });
}

/// Notes a write of a part of a tensor, from its first element on, that counts
/// as a write of the whole tensor because the vector's sizes are compared with
/// the first sizes of the tensor.
static void noteTransferWrite(mlir::Operation *op, PredicateSet &holds) {
  auto transfer = mlir::cast<mlir::VectorTransferOpInterface>(op);
  mlir::ShapedType type = transfer.getShapedType();
  llvm::ArrayRef<int64_t> sizes = transfer.getVectorType().getShape();
  if (mlir::isa<mlir::RankedTensorType>(type) && type.hasStaticShape() &&
      !transfer.getMask() && sizes.size() < size_t(type.getRank()) &&
      llvm::all_of(transfer.getIndices(),
                   [](mlir::Value index) {
                     return mlir::getConstantIntValue(index) == 0;
                   }) &&
      llvm::all_of(llvm::zip_first(sizes, type.getShape()), [](auto pair) {
        return std::get<1>(pair) <= std::get<0>(pair);
      }))
    holds.insert("@writes-first-row");
}

/// The body has an argument for the element of the init, but bufferization
/// assumes that the init is not read.
static void noteMap(mlir::Operation *op, PredicateSet &holds) {
  mlir::Block &body = op->getRegion(0).front();
  if (llvm::any_of(op->getResults(), isTensor) && body.getNumArguments() != 0 &&
      !body.getArguments().back().use_empty())
    holds.insert("@linalg.map-reads-init");
}

/// Bufferization makes copies of the insertions, in order, and reads the source
/// slice when an earlier copy may have overwritten it.
static void noteInsertion(mlir::Operation *op, PredicateSet &holds) {
  auto insertion = mlir::cast<mlir::tensor::ParallelInsertSliceOp>(op);
  auto slice =
      insertion.getSource().getDefiningOp<mlir::tensor::ExtractSliceOp>();
  if (!slice || slice.getSource() == insertion.getDest())
    return;
  auto output = mlir::dyn_cast<mlir::BlockArgument>(slice.getSource());
  auto dest = mlir::dyn_cast<mlir::BlockArgument>(insertion.getDest());
  if (output && dest && output.getOwner() == dest.getOwner())
    holds.insert("@inserts-slice-of-another");
}

static void notePoison(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::isa<mlir::BaseMemRefType>(op->getResult(0).getType()))
    holds.insert("@ub.poison-of-buffer");
}

std::vector<PredicateGroup> scion::bufferizationPredicates() {
  return {
      {{"ub.poison"},
       {{"@ub.poison-of-buffer", "a ub.poison that is a memref"}},
       notePoison},
      {{"tensor.empty", "bufferization.alloc_tensor"},
       {{"@empty-in-own-loop",
         "a tensor without contents that an scf.for begins with, and that is "
         "used inside of it too"}},
       noteEmptyTensor},
      {{"scf.for", "scf.while"},
       {{"@loop-writes-read-only",
         "an scf.for that may yield a constant tensor, or one that a buffer is "
         "read as, from inside of it, in a place that may be written to; an "
         "scf.while that may hand on such a tensor from anywhere"}},
       noteLoop},
      {{"scf.index_switch"},
       {{"@switch-shares-buffer",
         "an scf.index_switch with a tensor that may be written to, or that "
         "may be the buffer of one from outside which is written to"}},
       noteSwitch},
      {{"affine.for", "affine.parallel", "scf.parallel", "tensor.generate",
        "tensor.pad", "linalg.generic", "linalg.map", "linalg.reduce"},
       {{"@loop-writes-outer-tensor",
         "an affine.for, affine.parallel or scf.parallel, or the body of an op "
         "of tensor or linalg, in which a tensor from outside of it may be "
         "written to"}},
       noteLoopOfOthers},
      {{"vector.transfer_write"},
       {{"@writes-first-row",
         "a vector.transfer_write to a tensor of more dimensions, at its first "
         "element, whose sizes are not below the first ones of the tensor"}},
       noteTransferWrite},
      {{"tensor.parallel_insert_slice"},
       {{"@inserts-slice-of-another",
         "a tensor.parallel_insert_slice of what was sliced from another "
         "shared output of its loop"}},
       noteInsertion},
      {{"linalg.map"},
       {{"@linalg.map-reads-init",
         "a linalg.map of tensors whose body uses the element of its init"}},
       noteMap},
  };
}

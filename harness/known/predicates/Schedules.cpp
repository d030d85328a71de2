//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that transformations of generated schedules get wrong: tiles,
// vectors of requested sizes, intermediate buffers, sunk reads.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

//===----------------------------------------------------------------------===//
// Reads that are moved to their first user
//===----------------------------------------------------------------------===//

/// The first user of the read in its own block, or null.
static Operation *firstUser(Operation *read) {
  Operation *first = nullptr;
  for (Operation *user : read->getUsers())
    if (user->getBlock() == read->getBlock() &&
        (!first || user->isBeforeInBlock(first)))
      first = user;
  return first;
}

static bool mayChangeMemory(Operation *op) {
  auto effects = getEffectsRecursively(op);
  return !effects ||
         llvm::any_of(*effects, [](const MemoryEffects::EffectInstance &it) {
           return isa<MemoryEffects::Write, MemoryEffects::Free>(
               it.getEffect());
         });
}

static void noteRead(Operation *op, PredicateSet &holds) {
  Operation *user = firstUser(op);
  if (!user)
    return;
  bool isOfBuffer = isa<MemRefType>(op->getOperand(0).getType());
  for (Operation *next = op->getNextNode(); next != user;
       next = next->getNextNode()) {
    if (isOfBuffer && mayChangeMemory(next))
      holds.insert("@read-ahead-of-write");
    if (isa<vector::LoadOp, vector::TransferReadOp>(next) &&
        firstUser(next) == user)
      holds.insert("@reads-for-one-user");
  }
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

/// Whether the op is an integer division, which is undefined for some operands.
static bool divides(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op);
}

static void noteStructured(Operation *op, PredicateSet &holds) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return;
  if (llvm::any_of(structured.getBlock()->getOperations(),
                   [](Operation &inner) { return divides(&inner); }))
    holds.insert("@linalg-divides");
  SmallVector<int64_t> sizes = structured.getStaticLoopRanges();
  if (!sizes.empty() && ShapedType::isDynamic(sizes.front()))
    holds.insert("@linalg-first-dynamic");
}

/// Given sizes of vectors must be no less than the op's. Nobody checks that of
/// sizes that are not known.
static void noteSizes(Operation *op, PredicateSet &holds) {
  bool isKnown = true;
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    isKnown = !ShapedType::isDynamicShape(structured.getStaticLoopRanges());
  else if (auto pad = dyn_cast<tensor::PadOp>(op))
    isKnown = pad.getResultType().hasStaticShape();
  else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    isKnown = insert.getSourceType().hasStaticShape();
  if (!isKnown)
    holds.insert("@vectors-of-unknown-sizes");
}

/// Vectorising with given sizes writes a vector that is masked by the sizes of
/// the destination. That is right only if the source covers all of the
/// destination's last dimensions.
static void noteInsertSlice(Operation *op, PredicateSet &holds) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  size_t rank = insert.getSourceType().getRank();
  auto offsets = insert.getStaticOffsets().take_back(rank);
  auto sizes = insert.getStaticSizes().take_back(rank);
  auto strides = insert.getStaticStrides().take_back(rank);
  auto whole = insert.getDestType().getShape().take_back(rank);
  if (llvm::is_contained(sizes, ShapedType::kDynamic) || sizes != whole ||
      llvm::any_of(offsets, [](int64_t offset) { return offset != 0; }) ||
      llvm::any_of(strides, [](int64_t stride) { return stride != 1; }))
    holds.insert("@insert-of-part");
  // Vectorising without given sizes also ignores the strides.
  for (auto [stride, size] :
       llvm::zip(insert.getStaticStrides(), insert.getStaticSizes()))
    if (stride != 1 && size != 1)
      holds.insert("@insert-with-strides");
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Notes a tensor.empty in a loop, none of whose sizes is computed in the loop.
static void noteEmpty(Operation *op, PredicateSet &holds) {
  Operation *loop = op->getParentOp();
  while (loop && !isa<LoopLikeOpInterface, FunctionOpInterface>(loop))
    loop = loop->getParentOp();
  if (isa_and_nonnull<LoopLikeOpInterface>(loop) &&
      llvm::all_of(op->getOperands(), [&](Value size) {
        return !loop->isAncestor(size.getParentBlock()->getParentOp());
      }))
    holds.insert("@tensor-independent-of-loop");
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Notes a buffer that is used after another op with a tensor result, which may
/// have the same buffer.
static void noteToBuffer(Operation *op, PredicateSet &holds) {
  bool isBehindOthers = false;
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    if (isBehindOthers && llvm::any_of(op->getUsers(), [&](Operation *user) {
          return next->isAncestor(user);
        })) {
      holds.insert("@buffer-used-behind-tensors");
      return;
    }
    isBehindOthers |= llvm::any_of(next->getResults(), isTensor);
  }
}

//===----------------------------------------------------------------------===//
// The least and the greatest of some numbers
//===----------------------------------------------------------------------===//

/// Whether an operand that the map uses is replaced by another one when
/// operands are numbered without constants and duplicates.
static bool isRenumbered(AffineMap map, ValueRange operands) {
  SmallVector<Value> counted;
  for (auto [position, operand] : llvm::enumerate(operands)) {
    if (getConstantIntValue(operand))
      continue;
    size_t number = llvm::find(counted, operand) - counted.begin();
    if (number == counted.size())
      counted.push_back(operand);
    bool isUsed = position < map.getNumDims()
                      ? map.isFunctionOfDim(position)
                      : map.isFunctionOfSymbol(position - map.getNumDims());
    if (isUsed && operands[number] != operand)
      return true;
  }
  return false;
}

static void noteMinMax(Operation *op, PredicateSet &holds) {
  auto minimum = dyn_cast<affine::AffineMinOp>(op);
  AffineMap map =
      minimum ? minimum.getMap() : cast<affine::AffineMaxOp>(op).getMap();
  if (map.getNumResults() >= 2 && isRenumbered(map, op->getOperands()))
    holds.insert("@affine-min-max-renumbered");
}

std::vector<PredicateGroup> scion::schedulePredicates() {
  return {
      {{"vector.load", "vector.transfer_read"},
       {{"@read-ahead-of-write",
         "a read of a vector from memory, and before its first user an op that "
         "may write or free memory"},
        {"@reads-for-one-user",
         "two reads of vectors with the same first user in their block"}},
       noteRead},
      {{"linalg.*"},
       {{"@linalg-divides", "a structured op whose body divides integers"},
        {"@linalg-first-dynamic",
         "a structured op whose first loop has a dynamic number of turns"}},
       noteStructured},
      {{"linalg.*", "tensor.pad", "tensor.insert_slice"},
       {{"@vectors-of-unknown-sizes",
         "a structured op, tensor.pad or tensor.insert_slice of sizes that its "
         "types do not say"}},
       noteSizes},
      {{"tensor.insert_slice"},
       {{"@insert-of-part",
         "a tensor.insert_slice into a part of the last dimensions"},
        {"@insert-with-strides", "a tensor.insert_slice with strides"}},
       noteInsertSlice},
      {{"tensor.empty"},
       {{"@tensor-independent-of-loop",
         "a tensor.empty in a loop, of sizes that are made outside of it"}},
       noteEmpty},
      {{"bufferization.to_buffer"},
       {{"@buffer-used-behind-tensors",
         "the buffer of a tensor, used behind a later op that gives a tensor"}},
       noteToBuffer},
      {{"affine.min", "affine.max"},
       {{"@affine-min-max-renumbered",
         "an affine.min or affine.max of several results that uses an operand "
         "behind a constant one, or behind the repetition of one"}},
       noteMinMax},
  };
}

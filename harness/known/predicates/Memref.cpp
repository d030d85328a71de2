//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers and their views.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/BufferOf.h"
#include "harness/known/predicates/MissingOperands.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace scion;

/// Whether the offset of the last element may be at least the size times the
/// stride of every dimension.
static bool mayInterleaveRows(MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset, last = 0, longest = 0;
  if (type.getRank() < 2)
    return false;
  if (!type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)))
    return true;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (ShapedType::isDynamic(stride))
      return true;
    last += (size - 1) * stride;
    longest = std::max(longest, size * stride);
  }
  return last >= longest;
}

static void noteCast(Operation *op, PredicateSet &holds) {
  auto recast = cast<memref::ReinterpretCastOp>(op);
  if (mayInterleaveRows(recast.getType()))
    holds.insert("@memref-interleaved");
  if (hasMarkerAmong(recast.getStrides()))
    holds.insert("@memref-least-stride"); // C88
}

/// Notes a dimension of one element that gets another stride.
static void noteStrides(Operation *op, PredicateSet &holds) {
  auto from = dyn_cast<MemRefType>(op->getOperand(0).getType());
  auto to = dyn_cast<MemRefType>(op->getResult(0).getType());
  llvm::SmallVector<int64_t> oldStrides, newStrides;
  int64_t offset;
  if (!from || !to || failed(from.getStridesAndOffset(oldStrides, offset)) ||
      failed(to.getStridesAndOffset(newStrides, offset)))
    return;
  for (auto [dim, strides] :
       llvm::enumerate(llvm::zip(oldStrides, newStrides))) {
    auto [before, after] = strides;
    if ((from.getDimSize(dim) == 1 || to.getDimSize(dim) == 1) &&
        !ShapedType::isDynamic(after) && before != after)
      holds.insert("@memref.cast-unit-stride");
  }
}

/// Elements of 65 to 96 bits have a size of 16 bytes on x86-64, but of 12 in
/// the data layout with which LLVM IR is created.
static void noteElementWidth(Operation *op, PredicateSet &holds) {
  auto isWide = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || isa<VectorType>(type))
      return false;
    auto integer = dyn_cast<IntegerType>(shaped.getElementType());
    return integer && integer.getWidth() > 64 && integer.getWidth() <= 96;
  };
  auto global = dyn_cast<memref::GlobalOp>(op);
  if (global ? isWide(global.getType())
             : llvm::any_of(op->getResultTypes(), isWide))
    holds.insert("@elements-of-65-to-96-bits");
}

/// Whether flatten-memref fails on the buffer.
static bool isUnflat(Operation *op, Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getRank() >= 2 &&
         (!type.getElementType().isIntOrFloat() ||
          (!type.hasStaticShape() &&
           isa<memref::AllocOp, memref::AllocaOp>(op)));
}

static void noteBuffers(Operation *op, PredicateSet &holds) {
  auto isUnflatHere = [&](Value value) { return isUnflat(op, value); };
  if (llvm::any_of(op->getOperands(), isUnflatHere) ||
      llvm::any_of(op->getResults(), isUnflatHere))
    holds.insert("@memref-unflat");
}

/// Notes memory of this function that memref.realloc may free, instead of
/// memref.dealloc.
static void noteRealloc(Operation *op, PredicateSet &holds) {
  Value buffer = bufferOf(cast<memref::ReallocOp>(op).getSource());
  Operation *made = buffer.getDefiningOp();
  bool isFromElsewhere =
      made ? isa<memref::ReallocOp, memref::GetGlobalOp, CallOpInterface>(made)
           : isa<FunctionOpInterface>(
                 cast<BlockArgument>(buffer).getOwner()->getParentOp());
  if (!isFromElsewhere)
    holds.insert("@memref.realloc-of-own");
}

static void noteGlobal(Operation *op, PredicateSet &holds) {
  std::optional<Attribute> value = cast<memref::GlobalOp>(op).getInitialValue();
  if (value && isa<DenseResourceElementsAttr>(*value))
    holds.insert("@memref.global-resource");
}

/// Whether an op with unknown memory effects and without results uses the
/// buffer or a view of it.
static bool isGivenAway(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [](Operation *user) {
    if (isa<ViewLikeOpInterface>(user))
      return isGivenAway(user->getResult(0));
    return user->getNumResults() == 0 && user->getNumRegions() == 0 &&
           !isa<MemoryEffectOpInterface>(user);
  });
}

static void noteGivenAway(Operation *op, PredicateSet &holds) {
  if (isGivenAway(op->getResult(0)))
    holds.insert("@memref-given-away");
}

/// Elements whose size in memory is not their number of bits.
static void noteElements(Operation *op, PredicateSet &holds) {
  Type element = cast<MemRefType>(op->getResult(0).getType()).getElementType();
  if (!element.isIntOrFloat())
    holds.insert("@memref.alloc-no-numbers");
  else if (unsigned width = element.getIntOrFloatBitWidth();
           width < 8 || !llvm::isPowerOf2_32(width))
    holds.insert("@memref.alloc-padded");
}

std::vector<PredicateGroup> scion::memrefPredicates() {
  return {
      {{"memref.global"},
       {{"@memref.global-resource",
         "a memref.global whose value is a resource"}},
       noteGlobal},
      {{"memref.reinterpret_cast"},
       {{"@memref-interleaved",
         "a memref.reinterpret_cast one of whose rows may end behind the "
         "beginning of the next"},
        {"@memref-least-stride",
         "a memref.reinterpret_cast one of whose strides is computed to be "
         "-2^63"}},
       noteCast},
      {{"memref.cast"},
       {{"@memref.cast-unit-stride",
         "a memref.cast that gives a dimension of one element a stride which "
         "it need not have"}},
       noteStrides},
      {{"memref.*", "tensor.*", "arith.constant", "bufferization.*"},
       {{"@elements-of-65-to-96-bits",
         "a memref or tensor with integers of 65 to 96 bits"}},
       noteElementWidth},
      {{"memref.*", "vector.*"},
       {{"@memref-unflat",
         "a buffer of two dimensions or more whose elements are not "
         "integers or floats, or one that is allocated with dynamic "
         "sizes"}},
       noteBuffers},
      {{"memref.alloc"},
       {{"@memref.alloc-no-numbers",
         "a memref.alloc of elements that are neither integers nor floats"},
        {"@memref.alloc-padded",
         "a memref.alloc of elements that take more bits than they have: i1"}},
       noteElements},
      {{"memref.alloc", "memref.alloca"},
       {{"@memref-given-away",
         "a buffer that is given to an op without results which does not "
         "say what it does to memory, as a call or a branch"}},
       noteGivenAway},
      {{"memref.realloc"},
       {{"@memref.realloc-of-own",
         "a memref.realloc of memory that the function allocates"}},
       noteRealloc}};
}

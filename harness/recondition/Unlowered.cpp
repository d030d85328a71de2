//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// unlowered: rewrites defined ops that no conversion of MLIR supports, or that
// one converts wrongly, in an equivalent form.
//
//   vector.load, store of several dimensions   a transfer
//   accesses of elements that fill no bytes    a loop over the lanes: memory
//                                              gives each a byte, a vector not
//   vector.extract at a dynamic position of    elements of the vector in one
//     several dimensions                       dimension
//   vector.contract into a wider type          operands of that type
//   expand_shape, two dynamic sizes            a reshape
//     in a group
//   tosa: a zero point that is no constant     zero
//
//===----------------------------------------------------------------------===//

#include "harness/known/OddWidth.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

static void replaceBy(Operation *op, ValueRange values, std::string what,
                      Guard &guard) {
  guard.note(op, std::move(what));
  op->replaceAllUsesWith(values);
  op->erase();
  guard.erased = true;
}

//===----------------------------------------------------------------------===//
// Vectors in memory
//===----------------------------------------------------------------------===//

namespace {
/// A load or store of a vector from or to adjacent elements of a memref.
struct Access {
  TypedValue<MemRefType> memory;
  SmallVector<Value> start;
  VectorType vector;
  Value stored;   // null: a load
  Value mask;     // null: all lanes
  Value passThru; // values of lanes that are not read
};
} // namespace

static std::optional<Access> accessOf(Operation *op) {
  if (auto load = dyn_cast<vector::LoadOp>(op))
    return Access{
        load.getBase(), load.getIndices(), load.getVectorType(), {}, {}, {}};
  if (auto load = dyn_cast<vector::MaskedLoadOp>(op))
    return Access{dyn_cast<TypedValue<MemRefType>>(load.getBase()),
                  load.getIndices(),
                  load.getVectorType(),
                  {},
                  load.getMask(),
                  load.getPassThru()};
  if (auto store = dyn_cast<vector::StoreOp>(op))
    return Access{store.getBase(),
                  store.getIndices(),
                  store.getVectorType(),
                  store.getValueToStore(),
                  {},
                  {}};
  if (auto store = dyn_cast<vector::MaskedStoreOp>(op))
    return Access{dyn_cast<TypedValue<MemRefType>>(store.getBase()),
                  store.getIndices(),
                  store.getVectorType(),
                  store.getValueToStore(),
                  store.getMask(),
                  {}};
  return std::nullopt;
}

static void yield(OpBuilder &builder, Location loc, Value value) {
  scf::YieldOp::create(builder, loc, value ? ValueRange(value) : ValueRange());
}

/// Loads or stores one lane. Returns the vector with the loaded lane, or null
/// for a store.
static Value moveLane(const Access &access, OpBuilder &builder, Location loc,
                      Value lane, Value vector) {
  SmallVector<Value> at(access.start);
  at.back() = arith::AddIOp::create(builder, loc, at.back(), lane);
  if (access.stored) {
    Value element = vector::ExtractOp::create(builder, loc, access.stored,
                                              OpFoldResult(lane));
    memref::StoreOp::create(builder, loc, element, access.memory, at);
    return {};
  }
  Value element = memref::LoadOp::create(builder, loc, access.memory, at);
  return vector::InsertOp::create(builder, loc, element, vector,
                                  OpFoldResult(lane));
}

static void goLaneByLane(Operation *op, const Access &access, Guard &guard) {
  OpBuilder &builder = guard.builder;
  Value first;
  if (!access.stored)
    first = access.passThru ? access.passThru : guard.zero(access.vector);
  auto loop = scf::ForOp::create(
      builder, guard.loc(), guard.index(0),
      guard.index(access.vector.getDimSize(0)), guard.index(1),
      first ? ValueRange(first) : ValueRange(),
      [&](OpBuilder &nested, Location loc, Value lane, ValueRange carried) {
        Value vector = first ? carried[0] : Value();
        if (!access.mask)
          return yield(nested, loc,
                       moveLane(access, nested, loc, lane, vector));
        Value isOn = vector::ExtractOp::create(nested, loc, access.mask,
                                               OpFoldResult(lane));
        auto then = [&](OpBuilder &inner, Location at) {
          yield(inner, at, moveLane(access, inner, at, lane, vector));
        };
        auto otherwise = [&](OpBuilder &inner, Location at) {
          yield(inner, at, vector);
        };
        if (first)
          yield(nested, loc,
                scf::IfOp::create(nested, loc, isOn, then, otherwise)
                    .getResult(0));
        else {
          scf::IfOp::create(nested, loc, isOn, then);
          yield(nested, loc, {});
        }
      });
  replaceBy(op, loop.getResults(), "made a loop over its lanes", guard);
}

static void makeTransfer(Operation *op, const Access &access, Guard &guard) {
  OpBuilder &builder = guard.builder;
  SmallVector<bool> inBounds(access.vector.getRank(), true);
  if (access.stored) {
    vector::TransferWriteOp::create(builder, guard.loc(), access.stored,
                                    access.memory, access.start,
                                    ArrayRef(inBounds));
    return replaceBy(op, {}, "made a transfer", guard);
  }
  Value read = vector::TransferReadOp::create(
      builder, guard.loc(), access.vector, access.memory, access.start,
      guard.zero(access.vector.getElementType()), ArrayRef(inBounds));
  replaceBy(op, read, "made a transfer", guard);
}

/// The element type of what an op accesses.
static Type elementInMemory(Operation *op) {
  for (Type type : op->getOperandTypes())
    if (isa<BaseMemRefType, RankedTensorType>(type))
      return getElementTypeOrSelf(type);
  return {};
}

static void guardAccess(Operation *op, Guard &guard) {
  std::optional<Access> access = accessOf(op);
  if (isOddWidth(elementInMemory(op))) {
    if (!access || !access->memory || access->vector.getRank() != 1 ||
        access->start.empty())
      return guard.outOfScope(op, "vectors of elements that are no bytes");
    return goLaneByLane(op, *access, guard);
  }
  if (access && access->vector.getRank() > 1 && !access->mask)
    makeTransfer(op, *access, guard);
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// Whether a group has two dynamic sizes, which lowerings cannot compute.
template <typename Expansion>
static bool hasTwoDynamicSizes(Expansion op) {
  auto type = cast<ShapedType>(op.getType());
  return llvm::any_of(op.getReassociationIndices(),
                      [&](const ReassociationIndices &group) {
                        return llvm::count_if(group, [&](int64_t dim) {
                                 return type.isDynamicDim(dim);
                               }) > 1;
                      });
}

static void guardExpansion(tensor::ExpandShapeOp op, Guard &guard) {
  if (!hasTwoDynamicSizes(op))
    return;
  // Only a run shows that the sizes are right: a reshape is not verified.
  if (!guard.isDefined)
    return guard.outOfScope(op, "two dynamic sizes in a group");
  SmallVector<Value> sizes;
  for (OpFoldResult size : op.getMixedOutputShape())
    sizes.push_back(
        getValueOrCreateConstantIndexOp(guard.builder, guard.loc(), size));
  Value shape =
      tensor::FromElementsOp::create(guard.builder, guard.loc(), sizes);
  replaceBy(op,
            tensor::ReshapeOp::create(guard.builder, guard.loc(), op.getType(),
                                      op.getSrc(), shape)
                ->getResults(),
            "made a reshape", guard);
}

static void guardExpansion(memref::ExpandShapeOp op, Guard &guard) {
  if (!hasTwoDynamicSizes(op))
    return;
  if (!guard.isDefined || !op.getSrcType().getLayout().isIdentity() ||
      !op.getResultType().getLayout().isIdentity())
    return guard.outOfScope(op, "two dynamic sizes in a group");
  OpBuilder &builder = guard.builder;
  SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
  Value shape = memref::AllocaOp::create(
      builder, guard.loc(),
      MemRefType::get(int64_t(sizes.size()), builder.getIndexType()));
  for (auto [dim, size] : llvm::enumerate(sizes))
    memref::StoreOp::create(
        builder, guard.loc(),
        getValueOrCreateConstantIndexOp(guard.builder, guard.loc(), size),
        shape, guard.index(int64_t(dim)));
  replaceBy(op,
            memref::ReshapeOp::create(builder, guard.loc(), op.getResultType(),
                                      op.getSrc(), shape)
                ->getResults(),
            "made a reshape", guard);
}

/// Makes the zero points, operands `first` and `first` + 1, constant.
static void guardZeroPoints(Operation *op, unsigned first, Guard &guard) {
  for (unsigned i = first; i < op->getNumOperands() && i < first + 2; ++i) {
    Value point = op->getOperand(i);
    auto type = dyn_cast<RankedTensorType>(point.getType());
    if (!type || !type.hasStaticShape() || matchPattern(point, m_Constant()))
      continue;
    auto zero = cast<ElementsAttr>(guard.builder.getZeroAttr(type));
    guard.setOperand(
        op, i, tosa::ConstOp::create(guard.builder, guard.loc(), type, zero),
        "a zero point that is a constant");
  }
}

/// Rewrites a dynamic position in a vector of several dimensions.
static void guardExtract(vector::ExtractOp op, Guard &guard) {
  constexpr int64_t most = 64; // elements that are extracted one by one
  VectorType from = op.getSourceVectorType();
  SmallVector<OpFoldResult> position = op.getMixedPosition();
  if (from.getRank() < 2 || from.isScalable() ||
      llvm::none_of(position, llvm::IsaPred<Value>))
    return;
  auto part = dyn_cast<VectorType>(op.getType());
  int64_t count = part ? part.getNumElements() : 1;
  if (count > most)
    return guard.outOfScope(op, "a dynamic position of a large vector");
  OpBuilder &builder = guard.builder;
  Value flat = vector::ShapeCastOp::create(
      builder, guard.loc(),
      VectorType::get(from.getNumElements(), from.getElementType()),
      op.getSource());
  Value first;
  auto add = [&](Value a, Value b) -> Value {
    return arith::AddIOp::create(builder, guard.loc(), a, b);
  };
  auto times = [&](int64_t factor) {
    if (first && factor != 1)
      first = arith::MulIOp::create(builder, guard.loc(), first,
                                    guard.index(factor));
  };
  for (auto [dim, at] : llvm::enumerate(position)) {
    times(from.getDimSize(int64_t(dim)));
    Value next =
        getValueOrCreateConstantIndexOp(guard.builder, guard.loc(), at);
    first = first ? add(first, next) : next;
  }
  times(count);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < count; ++i)
    elements.push_back(vector::ExtractOp::create(
        builder, guard.loc(), flat,
        OpFoldResult(i ? add(first, guard.index(i)) : first)));
  Value result = elements.front();
  if (part)
    result =
        vector::FromElementsOp::create(builder, guard.loc(), part, elements);
  replaceBy(op, result, "taken element by element", guard);
}

/// Extends the operands, with their signs, to the type of the result.
static void guardContract(vector::ContractionOp op, Guard &guard) {
  Type wide = getElementTypeOrSelf(op.getAccType());
  for (unsigned i : {0, 1}) {
    Value operand = op->getOperand(i);
    auto type = cast<VectorType>(operand.getType());
    if (type.getElementType() == wide)
      continue;
    auto to = type.clone(wide);
    Value extended;
    if (isa<FloatType>(wide))
      extended = arith::ExtFOp::create(guard.builder, guard.loc(), to, operand);
    else if (isa<IntegerType>(wide))
      extended =
          arith::ExtSIOp::create(guard.builder, guard.loc(), to, operand);
    else
      continue;
    guard.setOperand(op, i, extended, "extended to the type of the result");
  }
}

static void guardUnlowered(Operation *op, Guard &guard) {
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return guardExpansion(expand, guard);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return guardExpansion(expand, guard);
  if (auto extract = dyn_cast<vector::ExtractOp>(op))
    return guardExtract(extract, guard);
  if (auto contract = dyn_cast<vector::ContractionOp>(op))
    return guardContract(contract, guard);
  if (isa<tosa::AvgPool2dOp, tosa::NegateOp>(op))
    return guardZeroPoints(op, 1, guard);
  if (isa<tosa::MatMulOp>(op))
    return guardZeroPoints(op, 2, guard);
  if (isa<tosa::Conv2DOp, tosa::Conv3DOp, tosa::DepthwiseConv2DOp,
          tosa::TransposeConv2DOp, tosa::RescaleOp>(op))
    return guardZeroPoints(op, 3, guard);
  guardAccess(op, guard);
}

static const Hazard hazard{"unlowered",
                           "Forms that no conversion takes; others that mean "
                           "the same.",
                           guardUnlowered, /*always=*/true};
static RegisterHazard registration(hazard);

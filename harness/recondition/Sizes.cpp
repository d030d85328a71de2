//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Sizes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/EquivalenceClasses.h"

#include <optional>

using namespace mlir;
using namespace scion;

/// If an argument has more than `mostElements`, its dimensions are cut to
/// `mostOfDimension`, so that programs stay small.
static constexpr int64_t mostElements = 1 << 16, mostOfDimension = 64;

/// Clamps a number, so that products of two do not overflow.
static int64_t bounded(int64_t number) {
  return std::clamp<int64_t>(number, -(1 << 30), 1 << 30);
}

namespace {
/// Which numbers must be equal, and what they are.
class Numbers {
public:
  using Number = std::pair<void *, int64_t>;

  explicit Numbers(ChoiceStream &choices) : choices(choices) {}

  static Number valueOf(Value index) {
    return {index.getAsOpaquePointer(), -1};
  }
  Number sizeOf(Value shaped, int64_t dim) {
    Number number{shaped.getAsOpaquePointer(), dim};
    auto type = dyn_cast<ShapedType>(shaped.getType());
    if (type && type.hasRank() && dim < type.getRank() &&
        !type.isDynamicDim(dim))
      set(number, type.getDimSize(dim));
    return number;
  }
  void same(Number a, Number b) {
    std::optional<int64_t> known = get(a) ? get(a) : get(b);
    classes.unionSets(a, b);
    if (known)
      values[leader(a)] = *known;
  }
  std::optional<int64_t> get(Number number) {
    auto found = values.find(leader(number));
    return found == values.end() ? std::nullopt : std::optional(found->second);
  }
  void set(Number number, int64_t value) {
    values[leader(number)] = bounded(value);
  }
  int64_t getOrDraw(Number number, int64_t low, int64_t high) {
    if (std::optional<int64_t> known = get(number))
      return *known;
    int64_t drawn = choices.between(low, std::max(low, high));
    set(number, drawn);
    return drawn;
  }

private:
  Number leader(Number number) {
    return *classes.findLeader(classes.insert(number));
  }
  llvm::EquivalenceClasses<Number> classes;
  std::map<Number, int64_t> values; // of leaders
  ChoiceStream &choices;
};

class SizeChooser {
public:
  SizeChooser(func::FuncOp function, ChoiceStream &choices)
      : function(function), choices(choices), numbers(choices) {}

  std::vector<SmallVector<int64_t>> choose();

private:
  void equalShapes(Value a, Value b);
  void broadcastShapes(Operation *op);
  void relateLinalg(linalg::LinalgOp op);
  void relate(Operation *op);
  void fitReshape(Value narrow, Value wide,
                  ArrayRef<ReassociationIndices> groups);
  void sizesFrom(Value result, ValueRange sizes);

  func::FuncOp function;
  ChoiceStream &choices;
  Numbers numbers;
  bool hasTosa = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Equal sizes
//===----------------------------------------------------------------------===//

void SizeChooser::equalShapes(Value a, Value b) {
  auto typeA = dyn_cast<ShapedType>(a.getType());
  auto typeB = dyn_cast<ShapedType>(b.getType());
  if (!typeA || !typeB || !typeA.hasRank() || !typeB.hasRank() ||
      typeA.getRank() != typeB.getRank() || isa<VectorType>(typeA))
    return;
  for (int64_t dim = 0; dim < typeA.getRank(); ++dim)
    numbers.same(numbers.sizeOf(a, dim), numbers.sizeOf(b, dim));
}

/// Makes sizes equal, except those of dimensions of 1, which are broadcast.
void SizeChooser::broadcastShapes(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  values.append(op->result_begin(), op->result_end());
  auto shapeOf = [](Value value) {
    return dyn_cast<RankedTensorType>(value.getType());
  };
  Value first = op->getResult(0);
  for (Value value : values)
    if (shapeOf(first) && shapeOf(value) &&
        shapeOf(value).getRank() == shapeOf(first).getRank())
      for (int64_t dim = 0; dim < shapeOf(first).getRank(); ++dim)
        if (shapeOf(value).getDimSize(dim) != 1)
          numbers.same(numbers.sizeOf(value, dim), numbers.sizeOf(first, dim));
}

void SizeChooser::sizesFrom(Value result, ValueRange sizes) {
  auto type = cast<ShapedType>(result.getType());
  size_t next = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim) && next < sizes.size())
      numbers.same(numbers.sizeOf(result, dim),
                   Numbers::valueOf(sizes[next++]));
}

void SizeChooser::relateLinalg(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<ShapedType>(operand.get().getType());
    if (!type || !type.hasRank())
      continue;
    AffineMap map = maps[operand.getOperandNumber()];
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr))
        numbers.same(numbers.sizeOf(operand.get(), dim),
                     {op.getOperation(), int64_t(loop.getPosition())});
  }
}

/// Whether the dimension exists. A dim op of a missing dimension is valid IR,
/// and undefined only when it is executed.
static bool hasDim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  return type.hasRank() && dim >= 0 && dim < type.getRank();
}

void SizeChooser::relate(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    relateLinalg(linalgOp);
  if (auto styled = dyn_cast<DestinationStyleOpInterface>(op))
    for (OpResult result : op->getResults())
      if (OpOperand *init = styled.getTiedOpOperand(result))
        equalShapes(result, init->get());
  if (op->hasTrait<OpTrait::Elementwise>() ||
      isa<memref::CastOp, tensor::CastOp, memref::CopyOp,
          bufferization::ToTensorOp, bufferization::ToBufferOp>(op)) {
    SmallVector<Value> values(op->getOperands());
    values.append(op->result_begin(), op->result_end());
    for (size_t i = 1; i < values.size(); ++i)
      equalShapes(values[0], values[i]);
  }
  if (isa_and_nonnull<tosa::TosaDialect>(op->getDialect())) {
    hasTosa = true;
    if (op->hasTrait<OpTrait::ResultsBroadcastableShape>() ||
        isa<tosa::MulOp>(op))
      broadcastShapes(op);
  }
  auto relateDim = [&](auto dim) {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && hasDim(dim.getSource(), *i))
      numbers.same(Numbers::valueOf(dim.getResult()),
                   numbers.sizeOf(dim.getSource(), *i));
  };
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    relateDim(dim);
  else if (auto dim = dyn_cast<memref::DimOp>(op))
    relateDim(dim);
  else if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    sizesFrom(empty, empty.getDynamicSizes());
  else if (auto alloc = dyn_cast<memref::AllocOp>(op))
    sizesFrom(alloc, alloc.getDynamicSizes());
  else if (auto alloc = dyn_cast<memref::AllocaOp>(op))
    sizesFrom(alloc, alloc.getDynamicSizes());
  else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    sizesFrom(expand, expand.getOutputShape());
  else if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    sizesFrom(expand, expand.getOutputShape());
  else if (auto constant = dyn_cast<arith::ConstantIndexOp>(op))
    if (constant.value() >= 0)
      numbers.set(Numbers::valueOf(constant), constant.value());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments()) {
        auto loop = dyn_cast<LoopLikeOpInterface>(op);
        if (OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr)
          equalShapes(argument, init->get());
      }
}

//===----------------------------------------------------------------------===//
// Derived sizes
//===----------------------------------------------------------------------===//

/// The product of the dimensions of `wide` in a group is the size of the
/// dimension of `narrow`.
void SizeChooser::fitReshape(Value narrow, Value wide,
                             ArrayRef<ReassociationIndices> groups) {
  for (auto [dim, group] : llvm::enumerate(groups)) {
    Numbers::Number whole = numbers.sizeOf(narrow, dim);
    int64_t known = 1;
    SmallVector<Numbers::Number> open;
    for (int64_t part : group) {
      Numbers::Number number = numbers.sizeOf(wide, part);
      if (std::optional<int64_t> size = numbers.get(number))
        known = bounded(known * *size);
      else
        open.push_back(number);
    }
    if (std::optional<int64_t> product = numbers.get(whole)) {
      int64_t rest = known > 0 ? *product / known : 1;
      for (auto [i, number] : llvm::enumerate(open)) {
        int64_t size = rest;
        if (i + 1 < open.size())
          size = rest % 2 == 0 && choices.chance(1, 2) ? 2 : 1;
        numbers.set(number, size);
        rest /= std::max<int64_t>(size, 1);
      }
      continue;
    }
    for (Numbers::Number number : open)
      known = bounded(known * numbers.getOrDraw(number, 1, 4));
    numbers.set(whole, known);
  }
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

std::vector<SmallVector<int64_t>> SizeChooser::choose() {
  std::vector<SmallVector<int64_t>> all(function.getNumArguments());
  bool dynamic = llvm::any_of(function.getArgumentTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && shaped.hasRank() && !shaped.hasStaticShape();
  });
  if (!dynamic)
    return all;

  function.walk([&](Operation *op) { relate(op); });
  function.walk([&](Operation *op) {
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      fitReshape(expand.getSrc(), expand.getResult(),
                 expand.getReassociationIndices());
    else if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
      fitReshape(expand.getSrc(), expand.getResult(),
                 expand.getReassociationIndices());
    else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
      fitReshape(collapse.getResult(), collapse.getSrc(),
                 collapse.getReassociationIndices());
    else if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op))
      fitReshape(collapse.getResult(), collapse.getSrc(),
                 collapse.getReassociationIndices());
  });

  // One size for all open dimensions makes the sizes of TOSA ops agree.
  int64_t common = hasTosa ? choices.between(2, 5) : 0;
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank())
      continue;
    SmallVector<int64_t> &sizes = all[argument.getArgNumber()];
    llvm::APInt elements(128, 1);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      Numbers::Number number = numbers.sizeOf(argument, dim);
      // Mostly not a multiple of tile and vector sizes.
      if (!numbers.get(number))
        numbers.set(number, common                 ? common
                            : choices.chance(1, 3) ? 4
                                                   : choices.between(1, 9));
      int64_t size = std::clamp<int64_t>(*numbers.get(number), 0, mostElements);
      elements = elements.umul_sat(llvm::APInt(128, uint64_t(size)));
      if (type.isDynamicDim(dim))
        sizes.push_back(size);
    }
    if (elements.ugt(mostElements))
      for (int64_t &size : sizes)
        size = std::min(size, mostOfDimension);
  }
  for (BlockArgument argument : function.getArguments())
    if (argument.getType().isIndex())
      if (std::optional<int64_t> value =
              numbers.get(Numbers::valueOf(argument)))
        all[argument.getArgNumber()].push_back(*value);
  return all;
}

std::vector<SmallVector<int64_t>> scion::chooseSizes(func::FuncOp function,
                                                     ChoiceStream &choices) {
  return SizeChooser(function, choices).choose();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Sizes.h"
#include "harness/recondition/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/EquivalenceClasses.h"

#include <optional>

using namespace mlir;
using namespace scion;

/// Programs stay small: an argument with more elements has its dimensions cut.
static constexpr int64_t mostElements = 1 << 16, mostOfDimension = 64;

/// Products of two numbers do not overflow.
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
  /// Of an attribute, a number of its own.
  Number of(OpFoldResult fold) {
    if (auto value = dyn_cast<Value>(fold))
      return valueOf(value);
    Number number{nullptr, --constants};
    set(number, cast<IntegerAttr>(cast<Attribute>(fold)).getInt());
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
  int64_t constants = -1;
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
  void relate(Operation *op, Facts &facts);
  void fitWindows(linalg::LinalgOp op);
  void fitSlice(Operation *op);
  void fitReshape(Value narrow, Value wide,
                  ArrayRef<ReassociationIndices> groups);
  void fitRelayout(Operation *op);
  void sizesFrom(Value result, ValueRange sizes);

  func::FuncOp function;
  ChoiceStream &choices;
  Numbers numbers;
  bool hasTosa = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// What is equal
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

/// A dimension of 1 is broadcast to any other.
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

/// Asking for the size of a dimension that is not there is undefined only when
/// it is executed.
static bool hasDim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  return type.hasRank() && dim >= 0 && dim < type.getRank();
}

void SizeChooser::relate(Operation *op, Facts &facts) {
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
  if (auto product = dyn_cast<tosa::MatMulOp>(op)) {
    Value a = product.getA(), b = product.getB(), all = product.getOutput();
    auto same = [&](Value one, int64_t i, Value other, int64_t j) {
      numbers.same(numbers.sizeOf(one, i), numbers.sizeOf(other, j));
    };
    same(a, 0, b, 0);
    same(a, 2, b, 1);
    same(a, 0, all, 0);
    same(a, 1, all, 1);
    same(b, 2, all, 2);
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
        SmallVector<Value> sources;
        if (isa<ShapedType>(argument.getType()) && !isa<func::FuncOp>(op) &&
            facts.incoming(argument, sources))
          for (Value source : sources)
            equalShapes(argument, source);
      }
}

//===----------------------------------------------------------------------===//
// What follows from others
//===----------------------------------------------------------------------===//

/// Sizes of convolution inputs follow from those of windows and outputs.
void SizeChooser::fitWindows(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<ShapedType>(operand.get().getType());
    if (!type || !type.hasRank())
      continue;
    AffineMap map = maps[operand.getOperandNumber()];
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      if (isa<AffineDimExpr>(expr) || !type.isDynamicDim(dim))
        continue;
      SmallVector<Attribute> last;
      for (unsigned loop = 0; loop < map.getNumDims(); ++loop) {
        Numbers::Number trips{op.getOperation(), int64_t(loop)};
        int64_t size = numbers.get(trips).value_or(4);
        if (expr.isFunctionOfDim(loop))
          numbers.set(trips, size);
        last.push_back(IntegerAttr::get(IndexType::get(op->getContext()),
                                        std::max<int64_t>(size - 1, 0)));
      }
      SmallVector<Attribute> result;
      AffineMap one = AffineMap::get(map.getNumDims(), 0, expr);
      if (failed(one.constantFold(last, result)))
        continue;
      Numbers::Number size = numbers.sizeOf(operand.get(), dim);
      numbers.set(size, std::max(numbers.get(size).value_or(0),
                                 cast<IntegerAttr>(result[0]).getInt() + 1));
    }
  }
}

/// A slice lies in its source, and has the size of what is put there.
void SizeChooser::fitSlice(Operation *op) {
  auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op);
  if (!slice || isa<memref::ReinterpretCastOp>(op))
    return;
  bool inserts = isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op);
  if (!inserts && !isa<tensor::ExtractSliceOp, memref::SubViewOp>(op))
    return;
  Value whole = op->getOperand(inserts ? 1 : 0);
  Value part = inserts ? op->getOperand(0) : op->getResult(0);
  auto type = cast<ShapedType>(whole.getType());
  int64_t next = 0, partRank = cast<ShapedType>(part.getType()).getRank();
  int64_t dropped = type.getRank() - partRank;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Numbers::Number size = numbers.of(slice.getMixedSizes()[dim]),
                    all = numbers.sizeOf(whole, dim);
    // Dimensions of 1 are those that a smaller part may lack.
    if (dropped > 0 && numbers.get(size) == 1)
      --dropped;
    else if (next < partRank)
      numbers.same(size, numbers.sizeOf(part, next++));
    int64_t stride = std::max<int64_t>(
        numbers.getOrDraw(numbers.of(slice.getMixedStrides()[dim]), 1, 2), 1);
    std::optional<int64_t> room = numbers.get(all);
    int64_t offset =
        numbers.getOrDraw(numbers.of(slice.getMixedOffsets()[dim]), 0,
                          room ? std::min<int64_t>(*room / 2, 2) : 2);
    int64_t most = room ? (*room - offset - 1) / stride + 1 : 5;
    int64_t length = numbers.getOrDraw(size, 1, std::min<int64_t>(most, 8));
    if (!room)
      numbers.set(all, offset + std::max<int64_t>(length - 1, 0) * stride + 1 +
                           int64_t(choices.below(3)));
  }
}

/// Dimensions of `wide` that one of `narrow` consists of have its product.
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

/// linalg.pack and linalg.unpack: a dimension is as many tiles as it needs.
void SizeChooser::fitRelayout(Operation *op) {
  auto fit = [&](auto relayout, Value plain, Value packed) {
    int64_t rank = cast<ShapedType>(plain.getType()).getRank();
    SmallVector<int64_t> outer(relayout.getOuterDimsPerm());
    if (outer.empty())
      llvm::append_range(outer, llvm::seq<int64_t>(0, rank));
    SmallVector<OpFoldResult> tiles = relayout.getMixedTiles();
    for (auto [position, dim] : llvm::enumerate(outer)) {
      Numbers::Number whole = numbers.sizeOf(plain, dim),
                      count = numbers.sizeOf(packed, position);
      auto tiled = llvm::find(relayout.getInnerDimsPos(), dim);
      if (tiled == relayout.getInnerDimsPos().end()) {
        numbers.same(whole, count);
        continue;
      }
      size_t which = tiled - relayout.getInnerDimsPos().begin();
      Numbers::Number tile = numbers.of(tiles[which]);
      numbers.same(tile, numbers.sizeOf(packed, rank + which));
      int64_t width = std::max<int64_t>(numbers.getOrDraw(tile, 1, 4), 1);
      if (std::optional<int64_t> size = numbers.get(whole))
        numbers.set(count, (*size + width - 1) / width);
      else
        numbers.set(whole, numbers.getOrDraw(count, 1, 3) * width);
    }
  };
  if (auto pack = dyn_cast<linalg::PackOp>(op))
    fit(pack, pack.getSource(), pack.getDest());
  else if (auto unpack = dyn_cast<linalg::UnPackOp>(op))
    fit(unpack, unpack.getDest(), unpack.getSource());
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

  Facts facts(function->getParentOfType<ModuleOp>());
  function.walk([&](Operation *op) { relate(op, facts); });
  function.walk([&](linalg::LinalgOp op) { fitWindows(op); });
  function.walk([&](Operation *op) {
    fitSlice(op);
    fitRelayout(op);
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

  // Where sizes of TOSA ops must agree, one for all of them does.
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

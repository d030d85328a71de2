//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes of dimensions, as far as they are equal or known.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion;

int64_t scion::multiplySizes(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? INT64_MAX : product;
}

static Size known(int64_t constant) {
  Size size;
  size.constant = constant;
  return size;
}
static Size unknown(Value root, int64_t dim) {
  Size size;
  size.root = root;
  size.dim = dim;
  return size;
}

Size Facts::sizeOfIndex(Value index) {
  if (std::optional<APInt> constant = constantInt(index);
      constant && constant->isNonNegative() && constant->isIntN(63))
    return known(constant->getSExtValue());
  if (auto dim = index.getDefiningOp<tensor::DimOp>()) {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && isa<RankedTensorType>(dim.getSource().getType()))
      return sizeOf(dim.getSource(), *i);
  }
  if (auto dim = index.getDefiningOp<memref::DimOp>()) {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && isa<MemRefType>(dim.getSource().getType()))
      return sizeOf(dim.getSource(), *i);
  }
  // A range of one point is a constant too: affine.apply of constants, and a
  // guard around a constant.
  if (index.getDefiningOp() && !index.getDefiningOp<memref::DimOp>() &&
      !index.getDefiningOp<tensor::DimOp>())
    if (std::optional<Interval> range = signedRange(index, *this);
        range && range->min == range->max && range->min >= 0)
      return known(int64_t(range->min));
  return unknown(index, -1);
}

Value Facts::rankedSource(Value value, unsigned depth) {
  if (depth == 0)
    return {};
  if (isa<MemRefType>(value.getType()))
    return value;
  if (auto cast = value.getDefiningOp<memref::CastOp>())
    return rankedSource(cast.getSource(), depth - 1);
  SmallVector<Value> sources;
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || !incoming(argument, sources))
    return {};
  Value all;
  for (Value source : sources) {
    Value ranked = rankedSource(source, depth - 1);
    if (!ranked || !cast<MemRefType>(ranked.getType()).hasStaticShape() ||
        (all && all.getType() != ranked.getType()))
      return {};
    all = ranked;
  }
  return all;
}

Size Facts::sizeInShape(Value shape, int64_t position) {
  Size nothing = unknown(shape, position);
  nothing.dim = std::numeric_limits<int64_t>::max();
  if (auto elements = shape.getDefiningOp<tensor::FromElementsOp>()) {
    if (position >= int64_t(elements.getElements().size()))
      return nothing;
    Value element = elements.getElements()[position];
    while (auto cast = element.getDefiningOp<arith::IndexCastOp>())
      element = cast.getIn();
    return sizeOfIndex(element);
  }
  DenseIntElementsAttr dense;
  if (!matchPattern(shape, m_Constant(&dense))) {
    if (auto toTensor = shape.getDefiningOp<bufferization::ToTensorOp>())
      shape = toTensor.getBuffer();
    auto get = shape.getDefiningOp<memref::GetGlobalOp>();
    if (!get || get.getName().starts_with("scion_pool_"))
      return nothing;
    dense = dyn_cast_or_null<DenseIntElementsAttr>(contentsOf(shape));
  }
  if (!dense || position >= dense.getNumElements())
    return nothing;
  APInt size = *(dense.value_begin<APInt>() + position);
  return size.isNegative() || !size.isIntN(63) ? nothing
                                               : known(size.getSExtValue());
}

Size Facts::sizeOf(Value shaped, int64_t dim) { return size(shaped, dim, 12); }

std::optional<int64_t> Facts::countOf(Value shaped) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.hasRank())
    return std::nullopt;
  int64_t count = 1;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Size size = sizeOf(shaped, dim);
    if (!size.isConstant())
      return std::nullopt;
    count = multiplySizes(count, size.constant);
  }
  return count;
}

Size Facts::size(Value value, int64_t dim, unsigned depth) {
  auto type = dyn_cast<ShapedType>(value.getType());
  Size root = unknown(value, dim);
  if (!type || !type.hasRank() || dim < 0 || dim >= type.getRank())
    return root;
  if (!type.isDynamicDim(dim))
    return known(type.getDimSize(dim));
  if (depth-- == 0)
    return root;

  auto fold = [&](OpFoldResult fold) {
    if (auto attribute = dyn_cast<Attribute>(fold))
      return known(cast<IntegerAttr>(attribute).getInt());
    return sizeOfIndex(cast<Value>(fold));
  };
  auto ofDynamicSizes = [&](ValueRange sizes) {
    return sizeOfIndex(sizes[type.getDynamicDimIndex(dim)]);
  };
  auto sliced = [&](OffsetSizeAndStrideOpInterface slice, Value source) {
    auto sourceType = cast<ShapedType>(source.getType());
    if (sourceType.getRank() == type.getRank())
      return fold(slice.getMixedSizes()[dim]);
    llvm::SmallBitVector dropped;
    if (auto subview = dyn_cast<memref::SubViewOp>(slice.getOperation()))
      dropped = subview.getDroppedDims();
    else if (auto extract =
                 dyn_cast<tensor::ExtractSliceOp>(slice.getOperation()))
      dropped = extract.getDroppedDims();
    else
      return root;
    int64_t position = 0;
    for (auto [i, size] : llvm::enumerate(slice.getMixedSizes())) {
      if (dropped.test(i))
        continue;
      if (position++ == dim)
        return fold(size);
    }
    return root;
  };

  // Values that must all have the same size: a constant, or else the root.
  auto merge = [&](ArrayRef<Value> sources, BlockArgument self) {
    if (sources.empty())
      return root;
    std::optional<Size> all;
    for (Value source : sources) {
      Size one = size(source, dim, depth);
      // The value comes back around its own loop: nothing new.
      if (self && one == unknown(self, dim))
        continue;
      if (all && !(*all == one))
        return root;
      all = one;
    }
    if (!all)
      return root;
    // A size named by a value is only the same one outside of loops and calls
    // if that value is seen from there.
    if (!all->isConstant() && self) {
      Operation *loop = self.getOwner()->getParentOp();
      if (isa<func::FuncOp>(loop) || !self.getOwner()->isEntryBlock() ||
          !all->root ||
          loop->isAncestor(all->root.getParentBlock()->getParentOp()))
        return root;
    }
    return *all;
  };

  if (auto argument = dyn_cast<BlockArgument>(value)) {
    std::pair<BlockArgument, int64_t> self(argument, dim);
    if (llvm::is_contained(assumed, self))
      return root;
    SmallVector<Value> sources;
    if (!incoming(argument, sources))
      return root;
    assumed.push_back(self);
    Size result = merge(sources, argument);
    assumed.pop_back();
    return result;
  }

  Operation *op = value.getDefiningOp();
  unsigned number = cast<OpResult>(value).getResultNumber();
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return ofDynamicSizes(alloc.getDynamicSizes());
  if (auto alloca = dyn_cast<memref::AllocaOp>(op))
    return ofDynamicSizes(alloca.getDynamicSizes());
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return ofDynamicSizes(view.getSizes());
  if (auto realloc = dyn_cast<memref::ReallocOp>(op))
    return sizeOfIndex(realloc.getDynamicResultSize());
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return ofDynamicSizes(empty.getDynamicSizes());
  if (auto generate = dyn_cast<tensor::GenerateOp>(op))
    return ofDynamicSizes(generate.getDynamicExtents());
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return ofDynamicSizes(splat.getDynamicSizes());
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op)) {
    if (alloc.getCopy())
      return size(alloc.getCopy(), dim, depth);
    return ofDynamicSizes(alloc.getDynamicSizes());
  }
  if (auto slice = dyn_cast<memref::SubViewOp>(op))
    return sliced(slice, slice.getSource());
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return sliced(slice, slice.getSource());
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op))
    return fold(cast.getMixedSizes()[dim]);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return size(insert.getDest(), dim, depth);
  if (auto insert = dyn_cast<tensor::InsertOp>(op))
    return size(insert.getDest(), dim, depth);
  if (auto write = dyn_cast<vector::TransferWriteOp>(op))
    return size(write.getBase(), dim, depth);
  if (isa<memref::CastOp, tensor::CastOp, bufferization::ToTensorOp,
          bufferization::ToBufferOp, bufferization::CloneOp,
          memref::MemorySpaceCastOp, tensor::BitcastOp>(op)) {
    auto source = dyn_cast<ShapedType>(op->getOperand(0).getType());
    if (source && source.hasRank())
      return size(op->getOperand(0), dim, depth);
    if (isa<memref::CastOp>(op))
      if (Value ranked = rankedSource(op->getOperand(0));
          ranked &&
          cast<MemRefType>(ranked.getType()).getRank() == type.getRank())
        return size(ranked, dim, depth);
    return root;
  }
  if (auto transpose = dyn_cast<memref::TransposeOp>(op)) {
    AffineMap map = transpose.getPermutation();
    return size(transpose.getIn(), map.getDimPosition(dim), depth);
  }
  if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    Size all[3] = {fold(pad.getMixedLowPad()[dim]),
                   size(pad.getSource(), dim, depth),
                   fold(pad.getMixedHighPad()[dim])};
    if (all[0].isConstant() && all[1].isConstant() && all[2].isConstant())
      return known(all[0].constant + all[1].constant + all[2].constant);
    return root;
  }
  if (isa<memref::ReshapeOp, tensor::ReshapeOp>(op)) {
    Size given = sizeInShape(op->getOperand(1), dim);
    return given.isConstant() ? given : root;
  }
  if (auto reshape = dyn_cast<tensor::ExpandShapeOp>(op))
    return fold(reshape.getMixedOutputShape()[dim]);
  if (auto reshape = dyn_cast<memref::ExpandShapeOp>(op))
    return fold(reshape.getMixedOutputShape()[dim]);
  auto collapsed = [&](auto reshape) {
    Value source = reshape.getSrc();
    int64_t product = 1;
    auto group = reshape.getReassociationIndices()[dim];
    for (int64_t i : group) {
      Size one = size(source, i, depth);
      if (!one.isConstant())
        return group.size() == 1 ? one : root;
      product = multiplySizes(product, one.constant);
    }
    return known(product);
  };
  if (auto reshape = dyn_cast<tensor::CollapseShapeOp>(op))
    return collapsed(reshape);
  if (auto reshape = dyn_cast<memref::CollapseShapeOp>(op))
    return collapsed(reshape);
  if (auto styled = dyn_cast<DestinationStyleOpInterface>(op)) {
    if (OpOperand *init = styled.getTiedOpOperand(cast<OpResult>(value)))
      return size(init->get(), dim, depth);
    return root;
  }
  if (isa<scf::ForOp, affine::AffineForOp, scf::ForallOp>(op)) {
    auto loop = cast<LoopLikeOpInterface>(op);
    BlockArgument argument =
        loop.getTiedLoopRegionIterArg(cast<OpResult>(value));
    if (!argument)
      return root;
    Size inside = size(argument, dim, depth);
    if (inside.isConstant() ||
        (inside.root && inside.root != argument &&
         !op->isAncestor(inside.root.getParentBlock()->getParentOp())))
      return inside;
    return root;
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    SmallVector<Value> sources{branch.thenYield().getOperand(number)};
    if (branch.elseBlock())
      sources.push_back(branch.elseYield().getOperand(number));
    Size all = merge(sources, {});
    if (all.isConstant() ||
        (all.root && !op->isAncestor(all.root.getParentBlock()->getParentOp())))
      return all;
    return root;
  }
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return merge({select.getTrueValue(), select.getFalseValue()}, {});
  if (auto call = dyn_cast<func::CallOp>(op)) {
    func::FuncOp callee = function(call.getCallee());
    if (!callee || callee.isExternal())
      return root;
    std::optional<Size> all;
    for (Block &block : callee.getBody())
      if (auto ret = dyn_cast<func::ReturnOp>(block.getTerminator())) {
        Size one = size(ret.getOperand(number), dim, depth > 4 ? 4 : depth);
        if (!one.isConstant() || (all && !(*all == one)))
          return root;
        all = one;
      }
    return all ? *all : root;
  }
  if (op->hasTrait<OpTrait::Elementwise>()) {
    for (Value operand : op->getOperands())
      if (auto shaped = dyn_cast<RankedTensorType>(operand.getType());
          shaped && shaped.getRank() == type.getRank())
        return size(operand, dim, depth);
  }
  return root;
}

bool Facts::atLeast(Value shaped, int64_t dim, int64_t least) {
  Size size = sizeOf(shaped, dim);
  if (size.isConstant())
    return size.constant >= least;
  if (size.root && size.dim < 0) {
    std::optional<Interval> range = signedRange(size.root, *this);
    return range && range->min >= least;
  }
  return least <= 0;
}

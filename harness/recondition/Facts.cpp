//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one walk keeps all facts up to date as it goes; each is a few lines
// of the same switch.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion;

int64_t scion::multiplySizes(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? INT64_MAX : product;
}

Facts::Facts(ModuleOp module) : module(module) {
  for (auto function : module.getOps<func::FuncOp>())
    functions[function.getSymNameAttr()] = function;
  module.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto found = functions.find(call.getCalleeAttr().getAttr());
      if (found != functions.end())
        callers[found->second].push_back(call);
    } else if (auto constant = dyn_cast<func::ConstantOp>(op)) {
      auto found = functions.find(constant.getValueAttr().getAttr());
      if (found != functions.end())
        addressTaken.insert(found->second);
    }
  });
}

func::FuncOp Facts::function(StringRef name) const {
  ModuleOp top = module;
  auto found = functions.find(StringAttr::get(top.getContext(), name));
  return found == functions.end() ? func::FuncOp()
                                  : cast<func::FuncOp>(found->second);
}

const SmallVector<func::CallOp> *Facts::callersOf(func::FuncOp function) const {
  static const SmallVector<func::CallOp> none;
  if (addressTaken.contains(function))
    return nullptr;
  auto found = callers.find(function);
  return found == callers.end() ? &none : &found->second;
}

Value scion::viewSource(Operation *op) {
  if (auto view = dyn_cast<ViewLikeOpInterface>(op))
    return view.getViewSource();
  if (auto realloc = dyn_cast<memref::ReallocOp>(op))
    return {};
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<memref::AssumeAlignmentOp>(
          [](auto assume) { return assume.getMemref(); })
      .Case<memref::ReshapeOp>([](auto reshape) { return reshape.getSource(); })
      .Case<memref::ExtractStridedMetadataOp>(
          [](auto extract) { return extract.getSource(); })
      .Default([](Operation *) { return Value(); });
}

bool Facts::incoming(BlockArgument argument, SmallVectorImpl<Value> &values) {
  Block *block = argument.getOwner();
  Operation *parent = block->getParentOp();
  unsigned number = argument.getArgNumber();
  if (auto function = dyn_cast_or_null<func::FuncOp>(parent);
      function && block->isEntryBlock()) {
    const auto *calls = callersOf(function);
    if (!calls)
      return false;
    for (func::CallOp call : *calls)
      values.push_back(call.getOperand(number));
    return true;
  }
  if (!block->isEntryBlock()) {
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
      auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
      if (!branch)
        return false;
      SuccessorOperands operands =
          branch.getSuccessorOperands(it.getSuccessorIndex());
      Value value = operands[number];
      if (!value)
        return false;
      values.push_back(value);
    }
    return true;
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(parent);
      loop && isa<scf::ForOp, affine::AffineForOp, scf::ForallOp>(parent)) {
    OpOperand *init = loop.getTiedLoopInit(argument);
    if (!init)
      return false;
    values.push_back(init->get());
    if (OpOperand *yielded = loop.getTiedLoopYieldedValue(argument))
      values.push_back(yielded->get());
    return true;
  }
  if (auto loop = dyn_cast<scf::WhileOp>(parent)) {
    if (block == loop.getBeforeBody()) {
      values.push_back(loop.getInits()[number]);
      values.push_back(loop.getYieldOp().getOperand(number));
    } else {
      values.push_back(loop.getConditionOp().getArgs()[number]);
    }
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

void Facts::setOpInHand(Operation *op) {
  inHand = op;
  hasConditions = false;
}

ArrayRef<std::pair<Value, bool>> Facts::conditions() {
  if (hasConditions)
    return conditionsInHand;
  hasConditions = true;
  conditionsInHand.clear();
  SmallVector<std::pair<Value, bool>> raw;
  Block *block = inHand ? inHand->getBlock() : nullptr;
  // Up the dominators: single predecessors, then the op around the region.
  for (unsigned steps = 0; block && steps < 64; ++steps) {
    Operation *parent = block->getParentOp();
    if (!block->isEntryBlock()) {
      Block *predecessor = block->getSinglePredecessor();
      if (!predecessor) {
        // What leads to the entry block leads here, too.
        block = &block->getParent()->front();
        continue;
      }
      if (auto branch =
              dyn_cast<cf::CondBranchOp>(predecessor->getTerminator());
          branch && branch.getTrueDest() != branch.getFalseDest())
        raw.emplace_back(branch.getCondition(), branch.getTrueDest() == block);
      block = predecessor;
      continue;
    }
    if (!parent || isa<func::FuncOp>(parent))
      break;
    if (auto branch = dyn_cast<scf::IfOp>(parent))
      raw.emplace_back(branch.getCondition(),
                       block->getParent() == &branch.getThenRegion());
    block = parent->getBlock();
  }
  // a and b: both; not a (xor true): the opposite.
  while (!raw.empty() && conditionsInHand.size() < 32) {
    auto [value, holds] = raw.pop_back_val();
    if (auto both = value.getDefiningOp<arith::AndIOp>(); both && holds) {
      raw.emplace_back(both.getLhs(), true);
      raw.emplace_back(both.getRhs(), true);
    } else if (auto either = value.getDefiningOp<arith::OrIOp>();
               either && !holds) {
      raw.emplace_back(either.getLhs(), false);
      raw.emplace_back(either.getRhs(), false);
    } else if (auto flip = value.getDefiningOp<arith::XOrIOp>()) {
      if (std::optional<APInt> constant = constantInt(flip.getRhs()))
        raw.emplace_back(flip.getLhs(), holds == constant->isZero());
    }
    conditionsInHand.emplace_back(value, holds);
  }
  return conditionsInHand;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Bases
//===----------------------------------------------------------------------===//

bool Facts::collectBases(Value memref, Bases &bases,
                         llvm::SmallPtrSetImpl<void *> &seen) {
  if (!seen.insert(memref.getAsOpaquePointer()).second)
    return true;
  if (seen.size() > 64)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    SmallVector<Value> sources;
    if (!incoming(argument, sources))
      return false;
    for (Value source : sources)
      if (!collectBases(source, bases, seen))
        return false;
    return true;
  }
  Operation *op = memref.getDefiningOp();
  unsigned number = cast<OpResult>(memref).getResultNumber();
  if (isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp,
          memref::ReallocOp>(op)) {
    bases.insert(memref.getAsOpaquePointer());
    return true;
  }
  if (auto global = dyn_cast<memref::GetGlobalOp>(op)) {
    Operation *symbol =
        SymbolTable::lookupSymbolIn(module, global.getNameAttr());
    if (!symbol)
      return false;
    bases.insert(symbol);
    return true;
  }
  if (Value source = viewSource(op))
    return collectBases(source, bases, seen);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return collectBases(select.getTrueValue(), bases, seen) &&
           collectBases(select.getFalseValue(), bases, seen);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return branch.elseBlock() &&
           collectBases(branch.thenYield().getOperand(number), bases, seen) &&
           collectBases(branch.elseYield().getOperand(number), bases, seen);
  if (isa<scf::ForOp, affine::AffineForOp>(op)) {
    // By number: affine.for tells the interface no results to look among.
    return collectBases(
        cast<LoopLikeOpInterface>(op).getRegionIterArgs()[number], bases, seen);
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return collectBases(loop.getConditionOp().getArgs()[number], bases, seen);
  if (auto call = dyn_cast<func::CallOp>(op)) {
    func::FuncOp callee = function(call.getCallee());
    if (!callee || callee.isExternal())
      return false;
    for (Block &block : callee.getBody())
      if (auto ret = dyn_cast<func::ReturnOp>(block.getTerminator()))
        if (!collectBases(ret.getOperand(number), bases, seen))
          return false;
    return true;
  }
  return false;
}

bool Facts::isOnlyRead(memref::GlobalOp global) {
  if (!writtenGlobals) {
    writtenGlobals.emplace();
    module.walk([&](memref::GetGlobalOp get) {
      bool reads = true;
      // Uses that are not followed are calls, branches: none that only reads.
      (void)forEachAliasUse(get, [&](OpOperand &use) {
        Operation *user = use.getOwner();
        reads &= onlyReads(use) || viewSource(user) ||
                 isa<bufferization::ToTensorOp>(user);
        return reads;
      });
      if (!reads)
        writtenGlobals->insert(get.getNameAttr().getAttr());
    });
  }
  return !writtenGlobals->contains(global.getSymNameAttr());
}

DenseElementsAttr Facts::contentsOf(Value memref) {
  auto get = memref.getDefiningOp<memref::GetGlobalOp>();
  if (!get)
    return {};
  auto global = dyn_cast_or_null<memref::GlobalOp>(
      SymbolTable::lookupSymbolIn(module, get.getNameAttr()));
  if (!global || !global.getInitialValue() || !isOnlyRead(global))
    return {};
  return dyn_cast<DenseElementsAttr>(*global.getInitialValue());
}

bool Facts::basesOf(Value memref, Bases &bases) {
  llvm::SmallPtrSet<void *, 16> seen;
  return collectBases(memref, bases, seen);
}

/// A fresh buffer whose every alias is known, `other` being none of them.
static bool isFreshBeside(Value fresh, Value other) {
  if (!fresh.getDefiningOp<memref::AllocOp>() &&
      !fresh.getDefiningOp<bufferization::CloneOp>())
    return false;
  bool isAlias = fresh == other;
  bool followed = forEachAliasUse(fresh, [&](OpOperand &use) {
    isAlias |= use.get() == other;
    return !isAlias;
  });
  return followed && !isAlias;
}

bool Facts::disjoint(Value a, Value b) {
  if (isFreshBeside(a, b) || isFreshBeside(b, a))
    return true;
  Bases ofA, ofB;
  if (!basesOf(a, ofA) || !basesOf(b, ofB))
    return false;
  for (void *base : ofA)
    if (ofB.contains(base))
      return false;
  return true;
}

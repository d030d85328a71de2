//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of numbers and attributes: simpler constants, initial values of globals
// and bounds of loops; dropping attributes.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The replacements for a number, in the order in which they are tried.
enum Simpler { Zero, One, Two, Three, Half, simplers };

static std::optional<APInt> simpler(const APInt &value, unsigned how) {
  unsigned width = value.getBitWidth();
  if (how == Half)
    return value.ashr(1);
  if (width < 3 && how > One)
    return std::nullopt;
  return APInt(width, how);
}

static std::optional<APFloat> simpler(const APFloat &value, unsigned how) {
  if (how == Half)
    return std::nullopt;
  APFloat number{double(how)};
  bool ignored;
  number.convert(value.getSemantics(), APFloat::rmNearestTiesToEven, &ignored);
  return number;
}

static Attribute simpler(Attribute attribute, unsigned how) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    if (auto value = simpler(integer.getValue(), how))
      return IntegerAttr::get(integer.getType(), *value);
  if (auto number = dyn_cast<FloatAttr>(attribute))
    if (auto value = simpler(number.getValue(), how))
      return FloatAttr::get(number.getType(), *value);
  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  if (!dense || dense.empty())
    return {};
  // Simplify all elements in the same way, or replace them by 0, 1, 2 and so
  // on.
  bool isCount = how == Half;
  if (isa<IntegerType, IndexType>(dense.getElementType())) {
    SmallVector<APInt> values;
    for (auto [i, value] : llvm::enumerate(dense.getValues<APInt>()))
      values.push_back(isCount ? APInt(value.getBitWidth(), i, false, true)
                               : simpler(value, how).value_or(value));
    return DenseElementsAttr::get(dense.getType(), values);
  }
  if (isa<FloatType>(dense.getElementType())) {
    SmallVector<APFloat> values;
    for (auto [i, value] : llvm::enumerate(dense.getValues<APFloat>())) {
      APFloat number{double(i)};
      bool ignored;
      number.convert(value.getSemantics(), APFloat::rmNearestTiesToEven,
                     &ignored);
      values.push_back(isCount ? number : simpler(value, how).value_or(value));
    }
    return DenseElementsAttr::get(dense.getType(), values);
  }
  return {};
}

static SmallVector<Operation *> numbers(ModuleOp module) {
  SmallVector<Operation *> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto global = dyn_cast<memref::GlobalOp>(op);
    if (isa<arith::ConstantOp>(op) ||
        (global && global.getInitialValue() && !global.isUninitialized()))
      list.push_back(op);
  });
  return list;
}

static size_t countNumbers(ModuleOp module) {
  return numbers(module).size() * simplers;
}

static bool applyNumber(ModuleOp module, size_t from, size_t) {
  Operation *op = numbers(module)[from / simplers];
  auto constant = dyn_cast<arith::ConstantOp>(op);
  Attribute before = constant ? Attribute(constant.getValue())
                              : *cast<memref::GlobalOp>(op).getInitialValue();
  Attribute after = simpler(before, from % simplers);
  if (!after || after == before)
    return false;
  if (constant)
    constant.setValueAttr(cast<TypedAttr>(after));
  else
    cast<memref::GlobalOp>(op).setInitialValueAttr(after);
  return true;
}

const Edit scion::simplerConstants = {"simpler constants", false, countNumbers,
                                      applyNumber};

//===----------------------------------------------------------------------===//
// Bounds of affine loops; other loops have constants as bounds
//===----------------------------------------------------------------------===//

/// Start at 0; run this many iterations; use step 1; halve the bound.
enum Bound {
  FromZero,
  OneTurn,
  TwoTurns,
  ThreeTurns,
  StepOne,
  HalfBound,
  bounds
};

static SmallVector<affine::AffineForOp> affineLoops(ModuleOp module) {
  SmallVector<affine::AffineForOp> list;
  module->walk<WalkOrder::PreOrder>(
      [&](affine::AffineForOp loop) { list.push_back(loop); });
  return list;
}

static size_t countBounds(ModuleOp module) {
  return affineLoops(module).size() * bounds;
}

static bool applyBound(ModuleOp module, size_t from, size_t) {
  affine::AffineForOp loop = affineLoops(module)[from / bounds];
  unsigned how = from % bounds;
  bool hasLower = loop.hasConstantLowerBound();
  switch (how) {
  case FromZero:
    loop.setConstantLowerBound(0);
    return true;
  case OneTurn:
  case TwoTurns:
  case ThreeTurns:
    if (!hasLower)
      return false;
    loop.setConstantUpperBound(loop.getConstantLowerBound() +
                               int64_t(how - FromZero) * loop.getStepAsInt());
    return true;
  case StepOne:
    loop.setStep(1);
    return true;
  case HalfBound:
    if (!loop.hasConstantUpperBound())
      return false;
    loop.setConstantUpperBound(loop.getConstantUpperBound() / 2);
    return true;
  }
  return false;
}

const Edit scion::simplerBounds = {"simpler bounds", false, countBounds,
                                   applyBound};

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

namespace {
struct Held {
  Operation *op;
  StringAttr name;
};
} // namespace

static SmallVector<Held> attributes(ModuleOp module) {
  SmallVector<Held> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs())
      list.push_back({op, attribute.getName()});
  });
  return list;
}

static size_t countAttributes(ModuleOp module) {
  return attributes(module).size();
}

static bool applyDropAttributes(ModuleOp module, size_t from, size_t to) {
  SmallVector<Held> list = attributes(module);
  bool isChanged = false;
  for (size_t i = from; i < to && i < list.size(); ++i) {
    auto [op, name] = list[i];
    Attribute before = op->getAttr(name);
    // Flags are not removed, but set to `none`.
    if (isa_and_nonnull<arith::FastMathFlagsAttr>(before))
      op->setAttr(name, arith::FastMathFlagsAttr::get(
                            op->getContext(), arith::FastMathFlags::none));
    else if (isa_and_nonnull<arith::IntegerOverflowFlagsAttr>(before))
      op->setAttr(name,
                  arith::IntegerOverflowFlagsAttr::get(
                      op->getContext(), arith::IntegerOverflowFlags::none));
    else
      op->removeAttr(name);
    isChanged |= op->getAttr(name) != before;
  }
  return isChanged;
}

const Edit scion::dropAttributes = {"drop attributes", true, countAttributes,
                                    applyDropAttributes};

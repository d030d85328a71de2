//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nan-bits: which NaN an operation gives is not specified, so NaN bits must not
// be seen: bitcasts of floats and the sign operand of copysign get one fixed
// NaN.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

static bool isFixed(const APFloat &value) {
  return !value.isNaN() ||
         value.bitwiseIsEqual(APFloat::getQNaN(value.getSemantics()));
}

/// Whether a float, or neither part of a complex number, is a NaN, by what it
/// is made from; also through a buffer that only such numbers are stored to.
static bool isNeverNan(Value value, Facts &facts, unsigned depth = 6) {
  if (depth-- == 0)
    return false;
  if (inAllFloats(value, facts,
                  [](const APFloat &element) { return !element.isNaN(); }))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return true;
  if (isa<complex::ReOp, complex::ImOp, complex::ConjOp, arith::NegFOp,
          math::AbsFOp, arith::ExtFOp, arith::TruncFOp>(op))
    return isNeverNan(op->getOperand(0), facts, depth);
  if (isa<complex::CreateOp>(op))
    return isNeverNan(op->getOperand(0), facts, depth) &&
           isNeverNan(op->getOperand(1), facts, depth);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return isNeverNan(select.getTrueValue(), facts, depth) &&
           isNeverNan(select.getFalseValue(), facts, depth);
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load || !load.getMemref().getDefiningOp<memref::AllocOp>())
    return false;
  // What nobody writes is zero or is not read: see `uninitialized`.
  bool all = true;
  bool followed = forEachAliasUse(load.getMemref(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (onlyReads(use) || isa<memref::DeallocOp>(user))
      return true;
    if (auto store = dyn_cast<memref::StoreOp>(user))
      all = use.getOperandNumber() == 1 &&
            isNeverNan(store.getValueToStore(), facts, depth);
    else if (auto fill = dyn_cast<linalg::FillOp>(user))
      all = isNeverNan(fill.getInputs()[0], facts, depth);
    else
      all = false;
    return all;
  });
  return followed && all;
}

/// select(x != x, NaN, x), or something that is never NaN.
static bool hasFixedNan(Value value, Facts &facts) {
  if (std::optional<APFloat> constant = constantFloat(value))
    return isFixed(*constant);
  DenseFPElementsAttr dense;
  if (matchPattern(value, m_Constant(&dense)) && dense.getNumElements() <= 4096)
    return llvm::all_of(dense.getValues<APFloat>(), isFixed);
  if (value.getDefiningOp<arith::SIToFPOp>() ||
      value.getDefiningOp<arith::UIToFPOp>())
    return true;
  // A NaN that an op made has no certain bits, whatever APFloat says of it.
  if (isNeverNan(value, facts))
    return true;
  auto select = value.getDefiningOp<arith::SelectOp>();
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  if (!compare || compare.getPredicate() != arith::CmpFPredicate::UNO ||
      compare.getLhs() != select.getFalseValue() ||
      compare.getRhs() != select.getFalseValue())
    return false;
  std::optional<APFloat> nan = constantFloat(select.getTrueValue());
  return nan && nan->isNaN() && isFixed(*nan);
}

static Value fixNan(Value value, Guard &guard) {
  auto element = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  Value isNan = arith::CmpFOp::create(guard.builder, guard.loc(),
                                      arith::CmpFPredicate::UNO, value, value);
  Value nan = guard.floatConstant(
      value.getType(), APFloat::getQNaN(element.getFloatSemantics()), value);
  return arith::SelectOp::create(guard.builder, guard.loc(), isNan, nan, value);
}

static void guardBits(Operation *op, Guard &guard) {
  if (isa<complex::BitcastOp>(op)) {
    Value source = op->getOperand(0);
    if (!isa<ComplexType>(source.getType())) {
      // Bits become floats: a signalling NaN may turn quiet on the way.
      return;
    }
    auto create = source.getDefiningOp<complex::CreateOp>();
    if (create && hasFixedNan(create.getReal(), guard.facts) &&
        hasFixedNan(create.getImaginary(), guard.facts))
      return;
    if (source.getDefiningOp<complex::ConstantOp>())
      return;
    Value real = complex::ReOp::create(guard.builder, guard.loc(), source);
    Value imaginary = complex::ImOp::create(guard.builder, guard.loc(), source);
    guard.setOperand(op, 0,
                     complex::CreateOp::create(
                         guard.builder, guard.loc(), source.getType(),
                         fixNan(real, guard), fixNan(imaginary, guard)),
                     "one fixed NaN before its bits are seen");
    return;
  }
  // copysign looks at the sign of its second operand only.
  unsigned seen = isa<math::CopySignOp>(op) ? 1 : 0;
  Value value = op->getOperand(seen);
  if (!isa<FloatType>(getElementTypeOrSelf(value.getType()))) {
    return;
  }
  if (!isa<math::CopySignOp>(op) &&
      getElementTypeOrSelf(op->getResult(0).getType()) ==
          getElementTypeOrSelf(value.getType()))
    return;
  if (!hasFixedNan(value, guard.facts))
    guard.setOperand(op, seen, fixNan(value, guard),
                     "one fixed NaN before its bits are seen");
}

static const Hazard hazard{
    "nan-bits", "Sign and payload of a NaN made visible.", guardBits};
static RegisterHazard registration(hazard);

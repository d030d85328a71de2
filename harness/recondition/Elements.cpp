//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Elements.h"
#include "harness/input/Predicates.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Instructions.h"

using namespace mlir;
using namespace scion;

static const llvm::fltSemantics &semanticsOf(Type type) {
  return cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
}

bool scion::isFloat(Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type));
}

APFloat scion::floatOf(Type type, const APInt &bits) {
  return {semanticsOf(type), bits};
}

std::optional<Bits> scion::elementsOf(DenseElementsAttr elements) {
  Bits bits;
  if (isFloat(elements.getType())) {
    for (const APFloat &element : elements.getValues<APFloat>())
      bits.push_back(element.bitcastToAPInt());
  } else if (intWidth(elements.getType()) != 0) {
    for (const APInt &element : elements.getValues<APInt>())
      bits.push_back(element);
  } else {
    return std::nullopt;
  }
  return bits;
}

bool scion::isElementwise(Operation *op) {
  return op->hasTrait<OpTrait::Elementwise>() ||
         op->getName().getDialectNamespace() == "index";
}

static std::optional<APInt> evaluateInts(Operation *op, const APInt &a,
                                         const APInt &b) {
  unsigned width = a.getBitWidth();
  bool divides =
      isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp,
          arith::CeilDivUIOp, arith::CeilDivSIOp, arith::FloorDivSIOp,
          index::DivUOp, index::DivSOp, index::RemUOp, index::RemSOp,
          index::CeilDivSOp, index::CeilDivUOp, index::FloorDivSOp>(op);
  if (divides && (b.isZero() || (a.isMinSignedValue() && b.isAllOnes())))
    return std::nullopt;
  using Result = std::optional<APInt>;
  auto amount = [&](auto shift) -> Result {
    if (b.uge(width))
      return std::nullopt;
    return shift(unsigned(b.getZExtValue()));
  };
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<arith::AddIOp, index::AddOp>([&](auto) { return a + b; })
      .Case<arith::SubIOp, index::SubOp>([&](auto) { return a - b; })
      .Case<arith::MulIOp, index::MulOp>([&](auto) { return a * b; })
      .Case<arith::AndIOp, index::AndOp>([&](auto) { return a & b; })
      .Case<arith::OrIOp, index::OrOp>([&](auto) { return a | b; })
      .Case<arith::XOrIOp, index::XOrOp>([&](auto) { return a ^ b; })
      .Case<arith::DivUIOp, index::DivUOp>([&](auto) { return a.udiv(b); })
      .Case<arith::DivSIOp, index::DivSOp>([&](auto) { return a.sdiv(b); })
      .Case<arith::RemUIOp, index::RemUOp>([&](auto) { return a.urem(b); })
      .Case<arith::RemSIOp, index::RemSOp>([&](auto) { return a.srem(b); })
      .Case<arith::MaxSIOp, index::MaxSOp>(
          [&](auto) { return a.sgt(b) ? a : b; })
      .Case<arith::MinSIOp, index::MinSOp>(
          [&](auto) { return a.slt(b) ? a : b; })
      .Case<arith::MaxUIOp, index::MaxUOp>(
          [&](auto) { return a.ugt(b) ? a : b; })
      .Case<arith::MinUIOp, index::MinUOp>(
          [&](auto) { return a.ult(b) ? a : b; })
      .Case<arith::ShLIOp, index::ShlOp>(
          [&](auto) { return amount([&](unsigned by) { return a.shl(by); }); })
      .Case<arith::ShRUIOp, index::ShrUOp>(
          [&](auto) { return amount([&](unsigned by) { return a.lshr(by); }); })
      .Case<arith::ShRSIOp, index::ShrSOp>(
          [&](auto) { return amount([&](unsigned by) { return a.ashr(by); }); })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

static std::optional<APFloat> evaluateFloats(Operation *op, APFloat a,
                                             const APFloat &b) {
  auto mode = APFloat::rmNearestTiesToEven;
  if (isa<arith::AddFOp>(op)) {
    a.add(b, mode);
  } else if (isa<arith::SubFOp>(op)) {
    a.subtract(b, mode);
  } else if (isa<arith::MulFOp>(op)) {
    a.multiply(b, mode);
  } else if (isa<arith::DivFOp>(op)) {
    a.divide(b, mode);
  } else if (isa<arith::RemFOp>(op)) {
    a.mod(b);
  } else if (isa<arith::MaximumFOp>(op)) {
    return llvm::maximum(a, b);
  } else if (isa<arith::MinimumFOp>(op)) {
    return llvm::minimum(a, b);
  } else if (isa<math::CopySignOp>(op)) {
    if (b.isNaN())
      return std::nullopt;
    a.copySign(b);
  } else {
    return std::nullopt;
  }
  return a;
}

static std::optional<APInt> evaluateOne(Operation *op, const APInt &a) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  auto floating = [&] { return floatOf(from, a); };
  unsigned width = intWidth(to);
  if (isa<arith::ExtSIOp, arith::IndexCastOp, index::CastSOp>(op))
    return a.sextOrTrunc(width);
  if (isa<arith::ExtUIOp, arith::IndexCastUIOp, index::CastUOp>(op))
    return a.zextOrTrunc(width);
  if (isa<arith::TruncIOp>(op))
    return a.trunc(width);
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op)) {
    APFloat result(semanticsOf(to));
    result.convertFromAPInt(a, isa<arith::SIToFPOp>(op),
                            APFloat::rmNearestTiesToEven);
    return result.bitcastToAPInt();
  }
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op)) {
    llvm::APSInt result(width, isa<arith::FPToUIOp>(op));
    bool exact;
    if (floating().convertToInteger(result, APFloat::rmTowardZero, &exact) ==
        APFloat::opInvalidOp)
      return std::nullopt;
    return APInt(result);
  }
  if (isa<arith::ExtFOp, arith::TruncFOp>(op)) {
    APFloat result = floating();
    bool loses;
    result.convert(semanticsOf(to), APFloat::rmNearestTiesToEven, &loses);
    return result.bitcastToAPInt();
  }
  if (isa<arith::NegFOp>(op))
    return llvm::neg(floating()).bitcastToAPInt();
  if (isa<math::AbsFOp>(op))
    return llvm::abs(floating()).bitcastToAPInt();
  if (isa<arith::BitcastOp>(op)) {
    if (isFloat(from) && floating().isNaN())
      return std::nullopt;
    return a;
  }
  return std::nullopt;
}

std::optional<APInt> scion::evaluateElement(Operation *op,
                                            ArrayRef<APInt> operands) {
  if (operands.size() == 1)
    return evaluateOne(op, operands[0]);
  if (isa<arith::SelectOp>(op))
    return operands[0].isZero() ? operands[2] : operands[1];
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (isa<math::FmaOp>(op)) {
    APFloat sum = floatOf(to, operands[0]);
    sum.fusedMultiplyAdd(floatOf(to, operands[1]), floatOf(to, operands[2]),
                         APFloat::rmNearestTiesToEven);
    return sum.bitcastToAPInt();
  }
  if (operands.size() != 2)
    return std::nullopt;
  const APInt &a = operands[0], &b = operands[1];
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return APInt(1, llvm::ICmpInst::compare(
                        a, b, predicateOfLLVM(compare.getPredicate())));
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return APInt(
        1, llvm::FCmpInst::compare(floatOf(from, a), floatOf(from, b),
                                   predicateOfLLVM(compare.getPredicate())));
  if (isFloat(to)) {
    auto result = evaluateFloats(op, floatOf(to, a), floatOf(to, b));
    return result ? std::optional(result->bitcastToAPInt()) : std::nullopt;
  }
  if (a.getBitWidth() == b.getBitWidth() && a.getBitWidth() == intWidth(to))
    return evaluateInts(op, a, b);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Cases.h. A value is evaluated on demand. Where that meets a variable (an
// induction variable, a function's arguments) that has no value yet, it stops;
// the driver then tries each value that the variable can have.
//
// One idea: one evaluator, with a case for each op that it knows.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace scion;

/// Ops evaluated for one question: some milliseconds at the very most, and far
/// more than the seeds' tables need (the largest takes 200).
static constexpr unsigned fuelPerQuestion = 8192;
/// A value with more elements is not evaluated.
static constexpr int64_t mostElements = 256;

namespace {
class Cases {
public:
  Cases(Facts &facts, ArrayRef<Value> values,
        llvm::function_ref<bool(ArrayRef<Bits>)> holds)
      : facts(facts), values(values), holds(holds) {}

  bool run();
  Operation *scope = nullptr;
  void fix(Value variable, int64_t value) { variables[variable] = value; }

private:
  std::optional<Bits> evaluate(Value value);
  std::optional<Bits> evaluateArgument(BlockArgument argument);
  std::optional<Bits> evaluateOp(OpResult value);
  std::optional<Bits> read(Value memory, ValueRange indices, int64_t count);
  std::optional<int64_t> index(Value value);
  bool tryCalls(func::FuncOp function);
  bool tryVariable(BlockArgument variable);

  Facts &facts;
  ArrayRef<Value> values;
  llvm::function_ref<bool(ArrayRef<Bits>)> holds;
  llvm::DenseMap<Value, int64_t> variables;
  llvm::DenseMap<Operation *, func::CallOp> calls;
  llvm::DenseMap<Value, Bits> known; // in the case in hand
  Value missing;                     // the variable that stopped an evaluation
  unsigned fuel = fuelPerQuestion;
};
} // namespace

static const llvm::fltSemantics &semanticsOf(Type type) {
  return cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
}

static bool isFloat(Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type));
}

std::optional<int64_t> Cases::index(Value value) {
  std::optional<Bits> bits = evaluate(value);
  if (!bits || bits->size() != 1 || bits->front().getBitWidth() > 64)
    return std::nullopt;
  return bits->front().getSExtValue();
}

/// `count` elements from a position on, of a table that nobody writes to.
std::optional<Bits> Cases::read(Value memory, ValueRange indices,
                                int64_t count) {
  if (auto toTensor = memory.getDefiningOp<bufferization::ToTensorOp>())
    memory = toTensor.getBuffer();
  while (auto cast = memory.getDefiningOp<memref::CastOp>())
    memory = cast.getSource();
  auto get = memory.getDefiningOp<memref::GetGlobalOp>();
  // The wrapper's pools are not looked at: guards must hold for whatever else a
  // function could be called with.
  if (!get || get.getName().starts_with("scion_pool_"))
    return std::nullopt;
  DenseElementsAttr contents = facts.contentsOf(get);
  auto type = dyn_cast<MemRefType>(get.getType());
  if (!contents || !type || !type.getLayout().isIdentity() ||
      type.getRank() != int64_t(indices.size()) ||
      !isa<IntegerType, IndexType, FloatType>(type.getElementType()))
    return std::nullopt;
  int64_t position = 0;
  for (auto [size, operand] : llvm::zip(type.getShape(), indices)) {
    std::optional<int64_t> at = index(operand);
    if (!at || *at < 0 || *at >= size)
      return std::nullopt;
    position = position * size + *at;
  }
  if (position + count > type.getNumElements())
    return std::nullopt;
  Bits bits;
  if (isFloat(type)) {
    auto it = contents.value_begin<APFloat>();
    for (int64_t i = 0; i < count; ++i)
      bits.push_back((*(it + (position + i))).bitcastToAPInt());
  } else {
    auto it = contents.value_begin<APInt>();
    for (int64_t i = 0; i < count; ++i)
      bits.push_back(*(it + (position + i)));
  }
  return bits;
}

std::optional<Bits> Cases::evaluate(Value value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  if (missing || fuel == 0 || facts.fuel == 0)
    return std::nullopt;
  --fuel;
  --facts.fuel;
  auto shaped = dyn_cast<ShapedType>(value.getType());
  if (shaped &&
      (isa<BaseMemRefType>(shaped) || !shaped.hasRank() ||
       !shaped.hasStaticShape() || shaped.getNumElements() > mostElements ||
       shaped.getNumElements() == 0))
    return std::nullopt;
  std::optional<Bits> bits;
  if (auto argument = dyn_cast<BlockArgument>(value))
    bits = evaluateArgument(argument);
  else
    bits = evaluateOp(cast<OpResult>(value));
  if (bits)
    known[value] = *bits;
  return bits;
}

std::optional<Bits> Cases::evaluateArgument(BlockArgument argument) {
  if (auto found = variables.find(argument); found != variables.end())
    return Bits{APInt(intWidth(argument.getType()), uint64_t(found->second),
                      /*isSigned=*/true, /*implicitTrunc=*/true)};
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto function = dyn_cast_or_null<func::FuncOp>(parent)) {
    if (!argument.getOwner()->isEntryBlock())
      return std::nullopt;
    if (auto found = calls.find(function); found != calls.end())
      return evaluate(found->second.getOperand(argument.getArgNumber()));
    missing = argument;
    return std::nullopt;
  }
  bool isVariable = false;
  if (auto loop = dyn_cast<scf::ForOp>(parent))
    isVariable = argument == loop.getInductionVar();
  else if (auto loop = dyn_cast<affine::AffineForOp>(parent))
    isVariable = argument == loop.getInductionVar();
  if (isVariable)
    missing = argument;
  return std::nullopt;
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

static bool compareInts(arith::CmpIPredicate predicate, const APInt &a,
                        const APInt &b) {
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return a == b;
  case arith::CmpIPredicate::ne:
    return a != b;
  case arith::CmpIPredicate::slt:
    return a.slt(b);
  case arith::CmpIPredicate::sle:
    return a.sle(b);
  case arith::CmpIPredicate::sgt:
    return a.sgt(b);
  case arith::CmpIPredicate::sge:
    return a.sge(b);
  case arith::CmpIPredicate::ult:
    return a.ult(b);
  case arith::CmpIPredicate::ule:
    return a.ule(b);
  case arith::CmpIPredicate::ugt:
    return a.ugt(b);
  case arith::CmpIPredicate::uge:
    return a.uge(b);
  }
  return false;
}

static bool compareFloats(arith::CmpFPredicate predicate, const APFloat &a,
                          const APFloat &b) {
  APFloat::cmpResult result = a.compare(b);
  bool less = result == APFloat::cmpLessThan;
  bool equal = result == APFloat::cmpEqual;
  bool greater = result == APFloat::cmpGreaterThan;
  bool unordered = result == APFloat::cmpUnordered;
  using P = arith::CmpFPredicate;
  switch (predicate) {
  case P::AlwaysFalse:
    return false;
  case P::AlwaysTrue:
    return true;
  case P::OEQ:
    return equal;
  case P::OGT:
    return greater;
  case P::OGE:
    return greater || equal;
  case P::OLT:
    return less;
  case P::OLE:
    return less || equal;
  case P::ONE:
    return less || greater;
  case P::ORD:
    return !unordered;
  case P::UEQ:
    return equal || unordered;
  case P::UGT:
    return greater || unordered;
  case P::UGE:
    return greater || equal || unordered;
  case P::ULT:
    return less || unordered;
  case P::ULE:
    return less || equal || unordered;
  case P::UNE:
    return !equal;
  case P::UNO:
    return unordered;
  }
  return false;
}

/// Elementwise ops of one operand.
static std::optional<APInt> evaluateOne(Operation *op, const APInt &a) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  auto floating = [&] { return APFloat(semanticsOf(from), a); };
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

std::optional<Bits> Cases::evaluateOp(OpResult value) {
  Operation *op = value.getOwner();
  Type type = value.getType();
  int64_t count = 1;
  if (auto shaped = dyn_cast<ShapedType>(type))
    count = shaped.getNumElements();

  Attribute attribute;
  if (op->hasTrait<OpTrait::ConstantLike>() &&
      matchPattern(value, m_Constant(&attribute))) {
    if (auto integer = dyn_cast<IntegerAttr>(attribute))
      return Bits{integer.getValue()};
    if (auto floating = dyn_cast<FloatAttr>(attribute))
      return Bits{floating.getValue().bitcastToAPInt()};
    auto dense = dyn_cast<DenseElementsAttr>(attribute);
    if (!dense)
      return std::nullopt;
    Bits bits;
    if (isFloat(type)) {
      for (const APFloat &element : dense.getValues<APFloat>())
        bits.push_back(element.bitcastToAPInt());
    } else if (intWidth(type) != 0) {
      for (const APInt &element : dense.getValues<APInt>())
        bits.push_back(element);
    } else {
      return std::nullopt;
    }
    return bits;
  }
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return read(load.getMemref(), load.getIndices(), 1);
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    if (extract.getTensor().getDefiningOp<bufferization::ToTensorOp>())
      return read(extract.getTensor(), extract.getIndices(), 1);
    return std::nullopt;
  }
  if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
    auto get = toTensor.getBuffer().getDefiningOp<memref::GetGlobalOp>();
    if (!get || get.getName().starts_with("scion_pool_") ||
        !cast<MemRefType>(get.getType()).getLayout().isIdentity())
      return std::nullopt;
    DenseElementsAttr contents = facts.contentsOf(get);
    if (!contents)
      return std::nullopt;
    Bits bits;
    if (isFloat(type)) {
      for (const APFloat &element : contents.getValues<APFloat>())
        bits.push_back(element.bitcastToAPInt());
    } else if (intWidth(type) != 0) {
      for (const APInt &element : contents.getValues<APInt>())
        bits.push_back(element);
    } else {
      return std::nullopt;
    }
    return bits;
  }
  if (auto load = dyn_cast<vector::LoadOp>(op)) {
    if (load.getVectorType().getRank() != 1 ||
        isa<VectorType>(load.getMemRefType().getElementType()))
      return std::nullopt;
    return read(load.getBase(), load.getIndices(), count);
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    SmallVector<Attribute> operands, results;
    for (Value operand : apply.getMapOperands()) {
      std::optional<int64_t> one = index(operand);
      // Far from overflow for all maps but absurd ones.
      if (!one || std::abs(*one) > (int64_t(1) << 31))
        return std::nullopt;
      operands.push_back(
          IntegerAttr::get(IndexType::get(op->getContext()), *one));
    }
    if (failed(apply.getAffineMap().constantFold(operands, results)))
      return std::nullopt;
    return Bits{cast<IntegerAttr>(results[0]).getValue()};
  }

  SmallVector<Bits, 3> operands;
  if (isa<vector::FromElementsOp, tensor::FromElementsOp>(op)) {
    Bits all;
    for (Value operand : op->getOperands()) {
      std::optional<Bits> one = evaluate(operand);
      if (!one || one->size() != 1)
        return std::nullopt;
      all.push_back(one->front());
    }
    return all;
  }
  if (op->getNumOperands() == 0 || op->getNumOperands() > 3 ||
      op->getNumResults() != 1 || op->getNumRegions() != 0)
    return std::nullopt;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    // What is not chosen need not be known.
    std::optional<Bits> condition = evaluate(select.getCondition());
    if (!condition)
      return std::nullopt;
    if (condition->size() == 1)
      return evaluate(condition->front().isZero() ? select.getFalseValue()
                                                  : select.getTrueValue());
  }
  for (Value operand : op->getOperands()) {
    std::optional<Bits> one = evaluate(operand);
    if (!one)
      return std::nullopt;
    operands.push_back(std::move(*one));
  }
  if (isa<complex::CreateOp>(op))
    return Bits{operands[0].front(), operands[1].front()};
  if (isa<complex::ReOp>(op))
    return Bits{operands[0].front()};
  if (isa<complex::ImOp>(op) && operands[0].size() == 2)
    return Bits{operands[0].back()};
  if (isa<complex::ConjOp>(op)) {
    Type element =
        cast<ComplexType>(op->getOperand(0).getType()).getElementType();
    APFloat imaginary(semanticsOf(element), operands[0].back());
    return Bits{operands[0].front(), llvm::neg(imaginary).bitcastToAPInt()};
  }
  if (isa<vector::BroadcastOp, tensor::SplatOp>(op)) {
    if (operands[0].size() != 1)
      return std::nullopt;
    return Bits(count, operands[0].front());
  }
  if (auto extract = dyn_cast<vector::ExtractOp>(op)) {
    ArrayRef<int64_t> position = extract.getStaticPosition();
    if (extract.getSourceVectorType().getRank() != 1 || position.size() != 1 ||
        position[0] < 0 || position[0] >= int64_t(operands[0].size()))
      return std::nullopt;
    return Bits{operands[0][position[0]]};
  }
  // Element by element from here on.
  bool isElementwise = op->hasTrait<OpTrait::Elementwise>() ||
                       op->getName().getDialectNamespace() == "index";
  if (!isElementwise)
    return std::nullopt;
  for (const Bits &bits : operands)
    if (int64_t(bits.size()) != count)
      return std::nullopt;
  Bits result;
  for (int64_t i = 0; i < count; ++i) {
    const APInt &a = operands[0][i];
    std::optional<APInt> one;
    if (operands.size() == 1) {
      one = evaluateOne(op, a);
    } else if (auto select = dyn_cast<arith::SelectOp>(op)) {
      one = a.isZero() ? operands[2][i] : operands[1][i];
    } else if (isa<math::FmaOp>(op)) {
      const llvm::fltSemantics &semantics = semanticsOf(type);
      APFloat sum(semantics, a);
      sum.fusedMultiplyAdd(APFloat(semantics, operands[1][i]),
                           APFloat(semantics, operands[2][i]),
                           APFloat::rmNearestTiesToEven);
      one = sum.bitcastToAPInt();
    } else if (operands.size() != 2) {
      return std::nullopt;
    } else if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      one = APInt(1, compareInts(compare.getPredicate(), a, operands[1][i]));
    } else if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
      const llvm::fltSemantics &semantics =
          semanticsOf(op->getOperand(0).getType());
      one =
          APInt(1, compareFloats(compare.getPredicate(), APFloat(semantics, a),
                                 APFloat(semantics, operands[1][i])));
    } else if (isFloat(type)) {
      const llvm::fltSemantics &semantics = semanticsOf(type);
      if (auto r = evaluateFloats(op, APFloat(semantics, a),
                                  APFloat(semantics, operands[1][i])))
        one = r->bitcastToAPInt();
    } else if (a.getBitWidth() == operands[1][i].getBitWidth() &&
               a.getBitWidth() == intWidth(type)) {
      one = evaluateInts(op, a, operands[1][i]);
    }
    if (!one)
      return std::nullopt;
    result.push_back(std::move(*one));
  }
  return result;
}

bool Cases::tryCalls(func::FuncOp function) {
  const SmallVector<func::CallOp> *callers = facts.callersOf(function);
  if (scope || !callers || callers->empty() || callers->size() > 64)
    return false;
  for (func::CallOp call : *callers) {
    // One frame per function: a variable has one value at a time.
    auto caller = call->getParentOfType<func::FuncOp>();
    if (!caller || caller == function || calls.contains(caller))
      return false;
    calls[function] = call;
    bool fine = run();
    calls.erase(function);
    if (!fine)
      return false;
  }
  return true;
}

bool Cases::tryVariable(BlockArgument variable) {
  Operation *parent = variable.getOwner()->getParentOp();
  if (scope && !scope->isAncestor(parent))
    return false;
  known.clear();
  std::optional<int64_t> lower, upper, step;
  if (auto loop = dyn_cast<scf::ForOp>(parent)) {
    if (loop.getUnsignedCmp())
      return false;
    lower = index(loop.getLowerBound());
    upper = index(loop.getUpperBound());
    step = index(loop.getStep());
  } else {
    auto affineLoop = cast<affine::AffineForOp>(parent);
    if (!affineLoop.hasConstantBounds())
      return false;
    lower = affineLoop.getConstantLowerBound();
    upper = affineLoop.getConstantUpperBound();
    step = affineLoop.getStepAsInt();
  }
  if (missing && missing != variable) {
    // The bounds depend on another variable: that one first.
    auto other = cast<BlockArgument>(missing);
    missing = {};
    if (auto function = dyn_cast<func::FuncOp>(other.getOwner()->getParentOp()))
      return tryCalls(function);
    return tryVariable(other);
  }
  if (!lower || !upper || !step || *step < 1)
    return false;
  for (__int128 i = *lower; i < *upper; i += *step) {
    variables[variable] = int64_t(i);
    bool fine = run();
    variables.erase(variable);
    if (!fine)
      return false;
  }
  return true;
}

bool Cases::run() {
  known.clear();
  missing = {};
  SmallVector<Bits, 2> all;
  for (Value value : values) {
    std::optional<Bits> bits = evaluate(value);
    if (!bits)
      break;
    all.push_back(std::move(*bits));
  }
  if (all.size() == values.size())
    return holds(all);
  if (!missing || fuel == 0)
    return false;
  auto variable = cast<BlockArgument>(missing);
  missing = {};
  if (auto function =
          dyn_cast<func::FuncOp>(variable.getOwner()->getParentOp()))
    return tryCalls(function);
  return tryVariable(variable);
}

bool scion::inAllCases(ArrayRef<Value> values, Facts &facts,
                       llvm::function_ref<bool(ArrayRef<Bits>)> holds) {
  return Cases(facts, values, holds).run();
}

bool scion::inAllCasesOf(Operation *scope, ArrayRef<Value> values, Facts &facts,
                         llvm::function_ref<bool(ArrayRef<Bits>)> holds) {
  Cases cases(facts, values, holds);
  cases.scope = scope;
  return cases.run();
}

bool scion::inAllCasesWith(Value known, int64_t value, ArrayRef<Value> values,
                           Facts &facts,
                           llvm::function_ref<bool(ArrayRef<Bits>)> holds) {
  Cases cases(facts, values, holds);
  cases.fix(known, value);
  return cases.run();
}

bool scion::inAllPairs(
    Value a, Value b, Facts &facts,
    llvm::function_ref<bool(const APInt &, const APInt &)> holds) {
  return inAllCases({a, b}, facts, [&](ArrayRef<Bits> bits) {
    if (bits[0].size() != bits[1].size())
      return false;
    for (auto [x, y] : llvm::zip(bits[0], bits[1]))
      if (!holds(x, y))
        return false;
    return true;
  });
}

bool scion::inAllElements(Value value, Facts &facts,
                          llvm::function_ref<bool(const APInt &)> holds) {
  return inAllCases(value, facts, [&](ArrayRef<Bits> bits) {
    return llvm::all_of(bits[0], holds);
  });
}

bool scion::inAllFloats(Value value, Facts &facts,
                        llvm::function_ref<bool(const APFloat &)> holds) {
  if (!isFloat(value.getType()))
    return false;
  const llvm::fltSemantics &semantics = semanticsOf(value.getType());
  return inAllElements(value, facts, [&](const APInt &bits) {
    return holds(APFloat(semantics, bits));
  });
}

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
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
#include "harness/recondition/Elements.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

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
    return dense ? elementsOf(dense) : std::nullopt;
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
    return contents ? elementsOf(contents) : std::nullopt;
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
    auto type = cast<ComplexType>(op->getOperand(0).getType());
    APFloat imaginary = floatOf(type.getElementType(), operands[0].back());
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
  if (!isElementwise(op))
    return std::nullopt;
  for (const Bits &bits : operands)
    if (int64_t(bits.size()) != count)
      return std::nullopt;
  Bits result;
  for (int64_t i = 0; i < count; ++i) {
    SmallVector<APInt, 3> elements;
    for (const Bits &bits : operands)
      elements.push_back(bits[i]);
    std::optional<APInt> element = evaluateElement(op, elements);
    if (!element)
      return std::nullopt;
    result.push_back(std::move(*element));
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
  return inAllElements(value, facts, [&](const APInt &bits) {
    return holds(floatOf(value.getType(), bits));
  });
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/LocalRange.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace scion;

using IntRange = std::optional<ConstantIntRanges>;

/// The whole range of the value's type.
static IntRange wholeRange(Value value) {
  return ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(value.getType()));
}

/// The lowest number that a bound may be, or the highest.
static std::optional<APInt> boundOf(std::optional<OpFoldResult> bound,
                                    bool highest, unsigned depth) {
  if (!bound)
    return std::nullopt;
  if (auto number = dyn_cast<Attribute>(*bound)) {
    auto integer = dyn_cast<IntegerAttr>(number);
    return integer ? std::optional(integer.getValue()) : std::nullopt;
  }
  IntRange range = localRange(cast<Value>(*bound), depth);
  if (!range)
    return std::nullopt;
  return highest ? range->smax() : range->smin();
}

/// The range of a loop's variable.
static IntRange variableRange(LoopLikeOpInterface loop, Value variable,
                              unsigned depth) {
  // Asking a loop for bounds with operands runs into a bug of MLIR.
  if (auto affine = dyn_cast<affine::AffineForOp>(loop.getOperation());
      affine && !affine.hasConstantBounds())
    return std::nullopt;
  if (loop.getSingleInductionVar() != variable)
    return wholeRange(variable);
  auto low = boundOf(loop.getSingleLowerBound(), /*highest=*/false, depth);
  auto high = boundOf(loop.getSingleUpperBound(), /*highest=*/true, depth);
  unsigned width = ConstantIntRanges::getStorageBitwidth(variable.getType());
  if (!low || !high || low->getBitWidth() != width ||
      high->getBitWidth() != width || high->isMinSignedValue() ||
      (*high - 1).slt(*low))
    return std::nullopt;
  return ConstantIntRanges::fromSigned(*low, *high - 1);
}

static IntRange argumentRange(BlockArgument argument, unsigned depth) {
  Block *block = argument.getOwner();
  Operation *parent = block->getParentOp();
  if (!parent || !block->isEntryBlock())
    return std::nullopt;
  if (isa<FunctionOpInterface>(parent)) {
    auto symbol = dyn_cast<SymbolOpInterface>(parent);
    return symbol && symbol.isPublic() ? wholeRange(argument) : std::nullopt;
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(parent)) {
    auto variables = loop.getLoopInductionVars();
    if (variables && llvm::is_contained(*variables, argument))
      return variableRange(loop, argument, depth);
  }
  if (isa<RegionBranchOpInterface>(parent))
    return std::nullopt;
  return wholeRange(argument);
}

IntRange scion::localRange(Value value, unsigned depth) {
  if (!getElementTypeOrSelf(value.getType()).isIntOrIndex() || depth == 0)
    return std::nullopt;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argumentRange(argument, depth - 1);
  Operation *op = value.getDefiningOp();
  if (isa<RegionBranchOpInterface, CallOpInterface>(op))
    return std::nullopt;
  auto inferrable = dyn_cast<InferIntRangeInterface>(op);
  if (!inferrable)
    return wholeRange(value);
  SmallVector<IntegerValueRange> operands;
  for (Value operand : op->getOperands()) {
    if (!getElementTypeOrSelf(operand.getType()).isIntOrIndex()) {
      operands.emplace_back();
      continue;
    }
    IntRange range = localRange(operand, depth - 1);
    if (!range)
      return std::nullopt;
    operands.emplace_back(*range);
  }
  IntRange result;
  inferrable.inferResultRangesFromOptional(
      operands, [&](Value inferred, const IntegerValueRange &range) {
        if (inferred == value && !range.isUninitialized())
          result = range.getValue();
      });
  return result;
}

bool scion::mayBeOneNumber(Value value) {
  if (!getElementTypeOrSelf(value.getType()).isIntOrIndex())
    return false;
  IntRange range = localRange(value);
  return !range || range->getConstantValue().has_value();
}

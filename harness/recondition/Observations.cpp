//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Observations.h"

#include "harness/recondition/OpTable.h"

#include <algorithm>
#include <limits>

using namespace mlir;
using namespace scion;
using semantics::Datum;
using semantics::Element;

/// The number of executions of an op that are kept (not measured). Ranges cover
/// all executions.
static constexpr size_t maxExecutions = 256;

/// The range of an operand with more elements is not recorded (the limit was
/// not measured).
static constexpr size_t maxElements = 4096;

static bool isInteger(Type type) {
  return getElementTypeOrSelf(type).isIntOrIndex();
}

void Observations::note(Operation *op, semantics::Evaluation &run) {
  executed.insert(op);
  const OpRule *rule = ruleFor(op->getName());
  if (!rule || rule->verdict != OpVerdict::Guarded || !op->getNumOperands())
    return;
  OfOp &seen = ops[op];
  if (seen.executions.empty())
    seen.operands.assign(op->operand_begin(), op->operand_end());
  SmallVector<Datum, 4> values;
  for (Value operand : op->getOperands()) {
    const Datum *datum = run.find(operand);
    values.push_back(datum ? *datum : Datum());
    if (!datum || !(datum->isElement() || datum->isElements()) ||
        !isInteger(operand.getType()))
      continue;
    ArrayRef<Element> numbers = datum->numbers();
    if (numbers.size() > maxElements) {
      seen.isComplete = false;
      ranges[operand] = {std::numeric_limits<int64_t>::min(),
                         std::numeric_limits<int64_t>::max()};
      continue;
    }
    for (const Element &number : numbers) {
      if (!number.isDefined() || number.width() > 64)
        continue;
      Interval::Number now = number.bits().getSExtValue();
      auto [place, isNew] = ranges.try_emplace(operand, Interval{now, now});
      Interval &range = place->second;
      range = {std::min(range.min, now), std::max(range.max, now)};
    }
  }
  if (seen.executions.size() == maxExecutions)
    seen.isComplete = false;
  else
    seen.executions.push_back(std::move(values));
}

const Observations::OfOp *Observations::of(Operation *op) const {
  auto found = ops.find(op);
  return found == ops.end() ? nullptr : &found->second;
}

const Interval *Observations::rangeOf(Value value) const {
  auto found = ranges.find(value);
  return found == ranges.end() ? nullptr : &found->second;
}

void Observations::notifyOperationInserted(Operation *op,
                                           OpBuilder::InsertPoint previous) {
  executed.erase(op);
  ops.erase(op);
  for (Value result : op->getResults())
    ranges.erase(result);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Value argument : block.getArguments())
        ranges.erase(argument);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc.expression: its ops are one expression of C.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/dialects/ChoiceOfC.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace scion::semantics;

/// Whether the result may depend on the order of operands, which C leaves open.
/// All calls have effects except those of C library functions on numbers.
static bool isOrderOpen(Region &region) {
  unsigned calls = 0, loads = 0;
  for (Operation &op : region.front()) {
    auto opaque = dyn_cast<emitc::CallOpaqueOp>(op);
    calls += isa<emitc::CallOp>(op) ||
             (opaque && !findFloatFunction(opaque.getCallee()));
    loads +=
        isa<emitc::LoadOp>(op) || op.getName().getStringRef() == "emitc.apply";
  }
  return calls > 1 || (calls && loads);
}

namespace {
/// Evaluates only the needed operands of `a ? b : c`, `a && b` and `a || b`.
class Expression {
public:
  Expression(Block &block, Evaluation &in) : block(block), in(in) {}

  Flow compute(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != &block || !computed.insert(op).second)
      return Flow::Next;
    if (auto choice = dyn_cast<emitc::ConditionalOp>(op)) {
      if (compute(choice.getCondition()) == Flow::Stop)
        return Flow::Stop;
      std::optional<int64_t> condition = choiceOfC(choice.getCondition(), in);
      if (!condition)
        return Flow::Stop;
      Value chosen =
          *condition ? choice.getTrueValue() : choice.getFalseValue();
      if (compute(chosen) == Flow::Stop)
        return Flow::Stop;
      in.set(choice.getResult(), in.get(chosen));
      return Flow::Next;
    }
    bool isAnd = isa<emitc::LogicalAndOp>(op);
    if (isAnd || isa<emitc::LogicalOrOp>(op)) {
      if (compute(op->getOperand(0)) == Flow::Stop)
        return Flow::Stop;
      std::optional<bool> first = isFalse(op->getOperand(0));
      if (in.isOver())
        return Flow::Stop;
      if (first == isAnd) {
        in.set(op->getResult(0), Element::boolean(!isAnd));
        return Flow::Next;
      }
    }
    for (Value operand : op->getOperands())
      if (compute(operand) == Flow::Stop)
        return Flow::Stop;
    return in.execute(*op);
  }

private:
  /// None if the value has no number, or the run is over.
  std::optional<bool> isFalse(Value value) {
    if (in.symbolic()) {
      std::optional<int64_t> holds = choiceOfC(value, in);
      return holds ? std::optional(*holds == 0) : std::nullopt;
    }
    const Datum &datum = in.get(value);
    if (!datum.isElement() || !datum.element().isDefined())
      return std::nullopt;
    return datum.element().bits().isZero();
  }

  Block &block;
  Evaluation &in;
  llvm::SmallPtrSet<Operation *, 8> computed; // only looked up
};
} // namespace

static Flow runExpression(emitc::ExpressionOp op, Evaluation &in) {
  if (isOrderOpen(op.getRegion()))
    return in.unsupported("an expression whose order of effects is open");
  Block &block = op.getRegion().front();
  for (Operation &inner : block)
    for (Value operand : inner.getOperands())
      if (Operation *made = operand.getDefiningOp();
          made && made->getBlock() == &block && !made->isBeforeInBlock(&inner))
        return in.unsupported("an expression that is not in order");
  Operation *yield = block.getTerminator();
  if (yield->getNumOperands() != 1)
    return in.unsupported("an expression without a value");
  SmallVector<Datum, 4> arguments;
  for (Value operand : op.getDefs())
    arguments.push_back(in.get(operand));
  Datum made;
  Flow flow = in.runIsolated(op.getRegion(), arguments, [&] {
    Value value = yield->getOperand(0);
    Flow flow = Expression(block, in).compute(value);
    if (flow == Flow::Next)
      made = in.get(value);
    return flow;
  });
  if (flow == Flow::Next)
    in.set(op.getResult(), std::move(made));
  return flow;
}

namespace scion::semantics {
void registerEmitCExpression(Meanings &to) {
  to.add<emitc::ExpressionOp>([](emitc::ExpressionOp op, Evaluation &in) {
    return runExpression(op, in);
  });
}
} // namespace scion::semantics

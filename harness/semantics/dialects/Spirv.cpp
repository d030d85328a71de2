//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: functions and structured control flow. An entry point is a function
// like any other: a call runs it as one invocation.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

static Flow callFunction(spirv::FunctionCallOp op, Evaluation &in) {
  SmallVector<Datum> arguments, results;
  for (Value operand : op.getArguments())
    arguments.push_back(in.get(operand));
  if (in.call(op, in.lookup(op, op.getCalleeAttr()), arguments, results) ==
      Flow::Stop)
    return Flow::Stop;
  if (results.size() != op->getNumResults())
    return in.undefined("a call with another number of results");
  if (op->getNumResults())
    in.set(op->getResult(0), std::move(results.front()));
  return Flow::Next;
}

/// A selection or a loop. Its region ends with a merge, or with a return of the
/// function around it.
static Flow runConstruct(Operation *op, Evaluation &in) {
  Region &region = op->getRegion(0);
  if (region.empty())
    return Flow::Next;
  Handed handed;
  if (in.run(region, {}, handed) == Flow::Stop)
    return Flow::Stop;
  if (!isa_and_nonnull<spirv::MergeOp>(handed.terminator))
    return in.unsupported("a return from inside of a construct");
  if (handed.values.size() != op->getNumResults())
    return in.undefined("a merge with another number of values");
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), handed.values))
    in.set(result, datum);
  return Flow::Next;
}

static Flow branchBySwitch(spirv::SwitchOp op, Evaluation &in) {
  std::optional<int64_t> decision = in.decision(op.getSelector());
  if (!decision)
    return Flow::Stop;
  if (auto literals = op.getLiterals())
    for (auto [index, one] : llvm::enumerate(literals->getValues<APInt>()))
      if (in.isSelected(in.get(op.getSelector()), *decision, one))
        return in.jump(op.getTargets()[index],
                       op.getTargetOperands(unsigned(index)));
  return in.jump(op.getDefaultTarget(), op.getDefaultOperands());
}

/// A conversion may replace the return of a function that it does not convert.
/// The callers then expect another type than the one that is returned.
static Flow returnValue(spirv::ReturnValueOp op, Evaluation &in) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (function && TypeRange(function.getResultTypes()) != op->getOperandTypes())
    return in.unsupported("a spirv.ReturnValue whose type its function does "
                          "not return");
  return in.hand(op, op->getOperands());
}

namespace scion::semantics {
void registerSpirv(Meanings &to) {
  to.add<spirv::FunctionCallOp>([](spirv::FunctionCallOp op, Evaluation &in) {
    return callFunction(op, in);
  });
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(spirv::ReturnOp::getOperationName(), hand);
  to.add<spirv::ReturnValueOp>([](spirv::ReturnValueOp op, Evaluation &in) {
    return returnValue(op, in);
  });
  to.add(spirv::MergeOp::getOperationName(), hand);
  to.add(spirv::SelectionOp::getOperationName(), runConstruct);
  to.add(spirv::LoopOp::getOperationName(), runConstruct);
  to.add<spirv::BranchOp>([](spirv::BranchOp op, Evaluation &in) {
    return in.jump(op.getTarget(), op.getTargetOperands());
  });
  to.add<spirv::BranchConditionalOp>(
      [](spirv::BranchConditionalOp op, Evaluation &in) {
        std::optional<int64_t> condition = in.decision(op.getCondition());
        if (!condition)
          return Flow::Stop;
        return *condition
                   ? in.jump(op.getTrueTarget(), op.getTrueTargetOperands())
                   : in.jump(op.getFalseTarget(), op.getFalseTargetOperands());
      });
  to.add<spirv::SwitchOp>([](spirv::SwitchOp op, Evaluation &in) {
    return branchBySwitch(op, in);
  });
  to.add<spirv::UnreachableOp>([](spirv::UnreachableOp, Evaluation &in) {
    return in.undefined("what is never reached was reached");
  });
  to.add<spirv::KHRAssumeTrueOp>([](spirv::KHRAssumeTrueOp op, Evaluation &in) {
    std::optional<int64_t> holds = in.integer(op.getCondition());
    if (!holds)
      return Flow::Stop;
    return *holds ? Flow::Next : in.undefined("an assumption does not hold");
  });
}
} // namespace scion::semantics

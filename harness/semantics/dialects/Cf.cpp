//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cf: branches between blocks, and assertions.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace scion::semantics;

namespace scion::semantics {
void registerCf(Meanings &to) {
  to.add<cf::BranchOp>([](cf::BranchOp op, Evaluation &in) {
    return in.jump(op.getDest(), op.getDestOperands());
  });
  to.add<cf::CondBranchOp>([](cf::CondBranchOp op, Evaluation &in) {
    std::optional<int64_t> condition = in.decision(op.getCondition());
    if (!condition)
      return Flow::Stop;
    return *condition ? in.jump(op.getTrueDest(), op.getTrueDestOperands())
                      : in.jump(op.getFalseDest(), op.getFalseDestOperands());
  });
  to.add<cf::SwitchOp>([](cf::SwitchOp op, Evaluation &in) {
    std::optional<int64_t> decision = in.decision(op.getFlag());
    if (!decision)
      return Flow::Stop;
    if (auto values = op.getCaseValues())
      for (auto [index, value] : llvm::enumerate(values->getValues<APInt>()))
        if (in.isSelected(in.get(op.getFlag()), *decision, value))
          return in.jump(op.getCaseDestinations()[index],
                         op.getCaseOperands(unsigned(index)));
    return in.jump(op.getDefaultDestination(), op.getDefaultOperands());
  });
  to.add<cf::AssertOp>([](cf::AssertOp op, Evaluation &in) {
    std::optional<int64_t> holds = in.integer(op.getArg());
    if (!holds)
      return Flow::Stop;
    return *holds ? Flow::Next : in.trap(TrapKind::Abort, op.getMsg());
  });
}
} // namespace scion::semantics

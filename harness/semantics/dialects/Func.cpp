//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// func: functions, calls, function values.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace scion::semantics;

static Flow callAndSet(Operation *op, Operation *function, ValueRange operands,
                       Evaluation &in) {
  SmallVector<Datum> arguments, results;
  for (Value operand : operands)
    arguments.push_back(in.get(operand));
  if (in.call(op, function, arguments, results) == Flow::Stop)
    return Flow::Stop;
  if (results.size() != op->getNumResults())
    return in.undefined("a call with another number of results");
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), results))
    in.set(result, std::move(datum));
  return Flow::Next;
}

namespace scion::semantics {
void registerFunc(Meanings &to) {
  to.add<func::ReturnOp>([](func::ReturnOp op, Evaluation &in) {
    return in.hand(op, op.getOperands());
  });
  to.add<func::CallOp>([](func::CallOp op, Evaluation &in) {
    return callAndSet(op, in.lookup(op, op.getCalleeAttr()), op.getOperands(),
                      in);
  });
  to.add<func::CallIndirectOp>([](func::CallIndirectOp op, Evaluation &in) {
    std::optional<int64_t> address = in.integer(op.getCallee());
    if (!address)
      return Flow::Stop;
    Operation *function = in.functionAt(uint64_t(*address));
    if (!function)
      return in.undefined("what is called is no function");
    return callAndSet(op, function, op.getCalleeOperands(), in);
  });
  to.add<func::ConstantOp>([](func::ConstantOp op, Evaluation &in) {
    Operation *function = in.lookup(op, op.getValueAttr());
    if (!function)
      return in.unsupported("there is no such function");
    in.set(op.getResult(), Element::word(int64_t(in.addressOf(function))));
    return Flow::Next;
  });
}
} // namespace scion::semantics

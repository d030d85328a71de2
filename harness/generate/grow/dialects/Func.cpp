//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// func: calls of the helper functions, direct and through their addresses.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

static bool argumentsFor(Draft &d, func::FuncOp helper,
                         SmallVectorImpl<Value> &to) {
  for (Type type : helper.getArgumentTypes())
    if (Value value = d.pick(type))
      to.push_back(value);
    else
      return false;
  return true;
}

static bool call(Draft &d) {
  SmallVector<Value> arguments;
  if (d.helpers().empty())
    return false;
  func::FuncOp helper = d.choices.pick(d.helpers());
  return argumentsFor(d, helper, arguments) &&
         d.add<func::CallOp>(helper, arguments);
}

static bool callIndirect(Draft &d) {
  SmallVector<Value> arguments;
  if (d.helpers().empty())
    return false;
  func::FuncOp helper = d.choices.pick(d.helpers());
  // Bufferization does not know who is called then.
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  if (llvm::any_of(helper.getArgumentTypes(), isTensor) ||
      llvm::any_of(helper.getResultTypes(), isTensor) ||
      !argumentsFor(d, helper, arguments))
    return false;
  Operation *address = d.commit(
      func::ConstantOp::create(d.builder, d.loc, helper.getFunctionType(),
                               helper.getSymName()),
      /*isHidden=*/true);
  return address &&
         d.add<func::CallIndirectOp>(address->getResult(0), arguments);
}

namespace scion::grow {
void registerFunc(Makers &to) {
  to.add("func.call", call, 4);
  to.add("func.call_indirect", callIndirect);
}
} // namespace scion::grow

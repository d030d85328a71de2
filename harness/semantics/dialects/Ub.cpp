//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ub: poison and unreachable code.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace scion::semantics;

namespace scion::semantics {
void registerUb(Meanings &to) {
  to.add<ub::PoisonOp>([](ub::PoisonOp op, Evaluation &in) {
    if (!isa<ub::PoisonAttr>(op.getValue()))
      return in.unsupported("a value that is poison in part");
    in.set(op.getResult(), badOf(op.getType(), State::Poison));
    return Flow::Next;
  });
  to.add<ub::UnreachableOp>([](ub::UnreachableOp, Evaluation &in) {
    return in.undefined("what is never reached was reached");
  });
}
} // namespace scion::semantics

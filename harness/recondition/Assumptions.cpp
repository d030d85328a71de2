//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// assumptions: claims about alignment and about aliasing that nobody has
// checked; the ops give their operands back, and go.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

static void guardAssumption(Operation *op, Guard &guard) {
  guard.note(op, "removed");
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  guard.erased = true;
}

static Value conditionOfAssumption(Operation *op, Guard &guard) {
  auto address = [&](Value memref) -> Value {
    return memref::ExtractAlignedPointerAsIndexOp::create(guard.builder,
                                                          guard.loc(), memref);
  };
  if (auto assume = dyn_cast<memref::AssumeAlignmentOp>(op)) {
    Value rest = arith::AndIOp::create(
        guard.builder, guard.loc(), address(assume.getMemref()),
        guard.index(int64_t(assume.getAlignment()) - 1));
    return compare(guard, arith::CmpIPredicate::eq, rest, 0);
  }
  Value all;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    for (unsigned j = 0; j < i; ++j)
      all =
          both(guard, all,
               compare(guard, arith::CmpIPredicate::ne,
                       address(op->getOperand(i)), address(op->getOperand(j))));
  return all;
}

static const Hazard hazard{"assumptions",
                           "Unchecked claims about alignment and aliasing.",
                           guardAssumption, conditionOfAssumption};
static RegisterHazard registration(hazard);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// poison: ub.poison becomes an input, poison lanes of a shuffle take the first
// lane, and ub.unreachable becomes a return of zeros.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;

static void guardPoison(Operation *op, Guard &guard) {
  if (auto shuffle = dyn_cast<vector::ShuffleOp>(op)) {
    SmallVector<int64_t> mask(shuffle.getMask());
    if (!llvm::is_contained(mask, -1))
      return;
    for (int64_t &lane : mask)
      lane = std::max<int64_t>(lane, 0);
    shuffle.setMask(mask);
    guard.note(op, "no poison lanes");
    return;
  }
  if (isa<ub::UnreachableOp>(op)) {
    auto function = dyn_cast<func::FuncOp>(op->getParentOp());
    if (!function)
      return guard.outOfScope(op, "outside of a function's own blocks");
    SmallVector<Value> results;
    for (Type type : function.getResultTypes()) {
      Value zero = guard.zero(type);
      if (!zero)
        return guard.outOfScope(op, "no value to return instead");
      results.push_back(zero);
    }
    guard.note(op, "returns instead");
    func::ReturnOp::create(guard.builder, guard.loc(), results);
    op->erase();
    guard.erased = true;
    return;
  }
  Value input = guard.input(op, op->getResult(0).getType());
  if (!input)
    return guard.outOfScope(op, "no value of its type");
  guard.note(op, "an input instead");
  op->getResult(0).replaceAllUsesWith(input);
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{"poison", "ub.poison, ub.unreachable, poison lanes.",
                           guardPoison};
static RegisterHazard registration(hazard);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Assertions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/OpTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

void scion::assertConditions(ModuleOp module, ArrayRef<func::FuncOp> functions,
                             const ReconditionOptions &options,
                             const ChoiceStream &contents,
                             ReconditionResult &result) {
  OpBuilder top = OpBuilder::atBlockEnd(module.getBody());
  Type i64 = top.getI64Type();
  func::FuncOp check;
  Facts facts(module);
  Guard guard(module, facts, result, contents);
  std::vector<HazardousOp> all;
  for (func::FuncOp function : functions)
    for (HazardousOp hazardous :
         hazardousOps(function, [](const Hazard &) { return true; }))
      if (!hazardous.op->getParentOfType<memref::GenericAtomicRMWOp>())
        all.push_back(hazardous); // no calls there
  struct Check {
    Operation *op;
    const Hazard *hazard;
    Value condition;
  };
  std::vector<Check> checks;
  for (bool states : {true, false})
    for (auto [op, rule] : all)
      for (const Hazard *hazard : rule->hazards) {
        if (!hazard->condition || hazard->states != states ||
            !options.selects(*hazard))
          continue;
        guard.startOp(op, hazard->name);
        if (Value condition = hazard->condition(op, guard))
          checks.push_back({op, hazard, condition});
      }
  for (const Check &made : checks) {
    guard.startOp(made.op, made.hazard->name);
    if (!check) {
      check = func::FuncOp::create(top, module.getLoc(), "scionAssert",
                                   top.getFunctionType({i64, i64}, {}));
      check.setPrivate();
    }
    Value holds = arith::ExtUIOp::create(guard.builder, guard.loc(), i64,
                                         guard.allTrue(made.condition));
    Value id = arith::ConstantIntOp::create(guard.builder, guard.loc(), i64,
                                            int64_t(result.assertions.size()));
    func::CallOp::create(guard.builder, guard.loc(), check,
                         ValueRange{holds, id});
    std::string where = std::string(made.hazard->name) + ": " +
                        made.op->getName().getStringRef().str();
    if (auto file = dyn_cast<FileLineColLoc>(made.op->getLoc()))
      where += " at line " + std::to_string(file.getLine());
    result.assertions.push_back(std::move(where));
  }
}

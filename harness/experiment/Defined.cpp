//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Defined.h"

#include "harness/input/Cost.h"
#include "harness/recondition/Diagnosis.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace scion;
using semantics::Ending;

std::optional<Ending::Kind> scion::endOf(mlir::ModuleOp module) {
  auto main = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!main || main.isExternal() || !main.isPublic() ||
      main.getNumArguments() || main.getNumResults())
    return std::nullopt;
  CostScope cost(Cost::Interpret);
  return semantics::interpret(module, preparingLimits()).kind;
}

bool scion::runsDefined(mlir::ModuleOp module) {
  return endOf(module) == Ending::Kind::Finished;
}

llvm::DenseSet<mlir::Value> scion::undefinedValues(mlir::ModuleOp module) {
  llvm::DenseSet<mlir::Value> undefined;
  semantics::EvaluationOptions options = preparingLimits();
  options.afterOp = [&](mlir::Operation *op, semantics::Evaluation &run) {
    for (mlir::Value result : op->getResults())
      if (isBad(result, run))
        undefined.insert(result);
  };
  (void)semantics::interpret(module, options);
  return undefined;
}

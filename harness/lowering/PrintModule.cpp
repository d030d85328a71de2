//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PrintModule.h"

#include "base/Stage.h"
#include "harness/known/PrettyForm.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

using namespace scion;

std::string scion::printModule(mlir::ModuleOp module) {
  // A printer may crash on a module that the verifier accepts (vector.insert
  // with fewer operands than positions). Within a stage, that stage is blamed.
  std::optional<StageScope> stage;
  if (currentStage() == outsideOfStages)
    stage.emplace("print-pretty");
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, prettyIfItMayBe(module));
  if (!text.ends_with('\n'))
    text += '\n';
  return text;
}

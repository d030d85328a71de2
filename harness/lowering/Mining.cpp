//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Mining.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseMap.h"

using namespace scion;

namespace {
/// The op at a location before the pass.
struct Before {
  std::string kind;
  mlir::OperationName name;
  mlir::DictionaryAttr attributes;
};
} // namespace

static bool isConstant(mlir::Operation *op) {
  return op->hasTrait<mlir::OpTrait::ConstantLike>() ||
         op->getName().getStringRef() == "llvm.mlir.constant";
}

void scion::minePass(ParsedInput &input, const PathStep &step,
                     PassFacts &facts) {
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  mlir::MLIRContext *context = module->getContext();
  llvm::DenseMap<mlir::Location, Before> before;
  unsigned count = 0;
  module->walk([&](mlir::Operation *op) {
    mlir::Location location =
        mlir::FileLineColLoc::get(context, "op", ++count, 1);
    op->setLoc(location);
    if (op != module->getOperation())
      before.try_emplace(
          location, Before{kindOf(op), op->getName(), op->getAttrDictionary()});
  });

  PassRunner &runner = PassRunner::of(input.context);
  runner.patterns().collect = &facts.patterns;
  StepResult result = runner.run(*module, step, input.context);
  runner.patterns().collect = nullptr;
  if (result.status != StepStatus::Effect)
    return;

  llvm::DenseMap<mlir::Location, std::set<std::string>> after;
  llvm::DenseSet<mlir::Location> unchanged, stillThere;
  module->walk([&](mlir::Operation *op) {
    auto found = before.find(op->getLoc());
    if (found == before.end())
      return;
    if (op->getName() == found->second.name) {
      stillThere.insert(op->getLoc());
      if (op->getAttrDictionary() == found->second.attributes &&
          kindOf(op) == found->second.kind)
        unchanged.insert(op->getLoc());
    } else if (!isConstant(op)) {
      after[op->getLoc()].insert(op->getName().getDialectNamespace().str());
    }
  });
  for (const auto &[location, was] : before) {
    if (!unchanged.contains(location))
      facts.worksOn.insert(was.kind);
    if (stillThere.contains(location))
      continue;
    std::string dialect = was.name.getDialectNamespace().str();
    for (const std::string &replacement : after[location]) {
      // A cast between the old and the new types is not a replacement.
      if (replacement == dialect || replacement == "builtin")
        continue;
      facts.converts.insert(was.kind);
      facts.into.insert(replacement);
    }
  }
}

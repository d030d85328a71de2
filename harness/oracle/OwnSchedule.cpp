//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/OwnSchedule.h"

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;

static constexpr llvm::StringLiteral interpreter = "transform-interpreter";

/// Where transform-interpreter begins by default.
static constexpr llvm::StringLiteral mainSequence = "__transform_main";

/// The module that holds the program's schedule: the program itself, or, as in
/// most of MLIR's tests, a `module attributes {transform.with_named_sequence}`
/// inside it. Null if there is none.
static mlir::ModuleOp scheduleModule(mlir::ModuleOp module) {
  auto hasSequences = [](mlir::ModuleOp each) {
    return !each.getOps<mlir::transform::NamedSequenceOp>().empty();
  };
  if (hasSequences(module))
    return module;
  mlir::ModuleOp first;
  for (auto nested : module.getOps<mlir::ModuleOp>()) {
    if (!nested->hasAttr(
            mlir::transform::TransformDialect::kWithNamedSequenceAttrName) ||
        !hasSequences(nested))
      continue;
    if (nested.lookupSymbol(mainSequence))
      return nested;
    first = first ? first : nested;
  }
  return first;
}

void scion::takeOwnSchedule(mlir::ModuleOp module,
                            std::vector<PathStep> &through) {
  auto isOpen = [](const PathStep &step) {
    return step.pass == interpreter && step.schedule.empty();
  };
  mlir::ModuleOp holder = scheduleModule(module);
  if (!holder || llvm::none_of(through, isOpen))
    return;
  auto sequences =
      llvm::to_vector(holder.getOps<mlir::transform::NamedSequenceOp>());
  // The sequence that is run comes first; it may call the others.
  auto main = llvm::find_if(
      sequences, [](auto each) { return each.getName() == mainSequence; });
  if (main != sequences.end())
    std::rotate(sequences.begin(), main, main + 1);
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (mlir::transform::NamedSequenceOp sequence : sequences) {
    sequence->print(stream, mlir::OpPrintingFlags().useLocalScope());
    stream << '\n';
  }
  for (PathStep &step : through)
    if (isOpen(step)) {
      step.schedule = text;
      step.pipeline = interpreter.str() +
                      "{entry-point=" + sequences.front().getName().str() + "}";
    }
  for (mlir::transform::NamedSequenceOp sequence : sequences)
    sequence.erase();
  if (holder != module && holder.getBody()->empty())
    holder.erase();
}

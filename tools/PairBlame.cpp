//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PairBlame.h"

#include "base/process/Pool.h"
#include "harness/generate/Pairs.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/LoweringEquivalence.h"

#include "llvm/ADT/StringRef.h"

using namespace scion;

/// An edge takes a second or two, mostly for bisecting patterns.
static constexpr unsigned seconds = 120;

/// The 68 rows of an edge take some 10^4 ops, or 10^5 with many elements.
static constexpr uint64_t fuel = 50'000'000;

semantics::Interpretation scion::meaningOfPairs(mlir::ModuleOp program) {
  semantics::EvaluationOptions limits;
  limits.fuel = fuel;
  limits.maxTrace *= 8; // as an execution of a batch has it
  return semantics::interpret(program, limits);
}

static std::string judge(mlir::MLIRContext &context,
                         std::span<const Edge> edges,
                         const std::vector<PathStep> &through) {
  mlir::OwningOpRef<mlir::ModuleOp> program = buildPairs(context, edges);
  std::optional<ParsedInput> input = parseInput(printPairs(*program, edges));
  if (!input)
    return "";
  Registry::global().setMode(KnownMode::Report);
  LoweringOptions options;
  options.paths = through.empty() ? 0 : 1;
  options.through = through;
  options.prepare.observe = false;
  options.meaningFuel = fuel;
  if (auto finding = checkLowering(*input, options).finding)
    return finding->known + '\n' + finding->culprit + '.' +
           std::string(toString(finding->kind)) +
           (finding->pattern.empty() ? "" : " " + finding->pattern);
  // Both versions may show an unspecified value, such as one of two zeros.
  semantics::Interpretation meaning = meaningOfPairs(*program);
  return llvm::StringRef(meaning.why).contains("is not specified")
             ? "legal\n" + meaning.op + " is not specified"
             : "";
}

PairBlame scion::blameEdges(mlir::MLIRContext &context,
                            std::span<const Edge> edges,
                            const std::vector<PathStep> &through) {
  process::Result end = process::runForked(
      [&](process::Words &words) {
        words.found(judge(context, edges, through));
      },
      seconds);
  auto [known, finding] = llvm::StringRef(end.found).split('\n');
  return {finding.str(), known.str()};
}

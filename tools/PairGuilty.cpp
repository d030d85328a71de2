//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PairGuilty.h"

#include "harness/generate/Pairs.h"
#include "harness/input/ForkedChild.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Recognise.h"
#include "harness/semantics/Interpreter.h"

#include "llvm/ADT/StringRef.h"

using namespace scion;

/// One edge takes a second or two; bisecting patterns is most of it.
static constexpr unsigned seconds = 120;

static std::string judge(mlir::MLIRContext &context,
                         std::span<const Edge> edges,
                         const std::vector<PathStep> &through) {
  std::optional<ParsedInput> input =
      parseInput(printPairs(*buildPairs(context, edges), edges));
  if (!input)
    return "";
  Registry &registry = Registry::global();
  registry.setMode(KnownMode::Report);
  LoweringOptions options;
  options.paths = through.empty() ? 0 : 1;
  options.through = through;
  options.prepare.observe = false;
  // 68 rows of an edge take some 10^4 ops, of one with many elements 10^5.
  options.meaningFuel = 50'000'000;
  // Both twins show something that nothing specifies: which zero, say.
  semantics::EvaluationOptions limits;
  limits.fuel = options.meaningFuel;
  limits.maxTrace *= 8;
  semantics::Interpretation meaning =
      semantics::interpret(*input->module, limits);
  LoweringVerdict verdict = checkLowering(*input, options);
  if (!verdict.finding)
    return llvm::StringRef(meaning.why).contains("is not specified")
               ? "legal\n" + meaning.op + " is not specified"
               : "";
  const Finding &finding = *verdict.finding;
  std::string known = finding.known;
  std::optional<unsigned> record = recognise(finding, registry);
  if (record && *record == Registry::isLegal)
    known = "legal";
  return known + '\n' + finding.culprit + '.' +
         std::string(toString(finding.kind)) +
         (finding.pattern.empty() ? "" : " " + finding.pattern);
}

PairGuilty scion::findGuilty(mlir::MLIRContext &context,
                             std::span<const Edge> edges,
                             const std::vector<PathStep> &through) {
  ChildEnd end = runForked(
      [&](ChildWords &words) { words.found(judge(context, edges, through)); },
      seconds);
  auto [known, finding] = llvm::StringRef(end.found).split('\n');
  return {finding.str(), known.str()};
}

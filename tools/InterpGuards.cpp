//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/InterpGuards.h"

#include "harness/oracle/Meaning.h"
#include "harness/oracle/Prepare.h"
#include "harness/oracle/Scope.h"
#include "harness/recondition/Recondition.h"
#include "harness/reduce/Edit.h"

#include <set>

using namespace scion;
using namespace scion::semantics;

GuardVerdict scion::judgeGuards(mlir::ModuleOp module, uint64_t seed,
                                uint64_t fuel) {
  GuardVerdict verdict;
  normalizeProgram(module);
  // A @main, bodies for declarations: what guards are not.
  ReconditionOptions bare;
  bare.guards = false;
  if (!makeWellDefined(module, seed, bare).inScope) {
    verdict.kind = "out of scope";
    return verdict;
  }
  Interpretation meaning = meaningOf(module, fuel);
  if (meaning.kind == Ending::Kind::Unsupported ||
      meaning.kind == Ending::Kind::Limited) {
    verdict.kind = "no answer";
    return verdict;
  }
  mlir::OwningOpRef<mlir::ModuleOp> guarded = module.clone();
  ReconditionResult all =
      makeWellDefined(*guarded, seed, {}, /*leaveDefined=*/false);
  if (all.inScope) { // what is refused is left half done
    mlir::OwningOpRef<mlir::ModuleOp> left = module.clone();
    ReconditionResult fewer =
        makeWellDefined(*left, seed, {}, /*leaveDefined=*/true);
    verdict.counts["ops, no guards"] += countOps(module);
    verdict.counts["ops, all guards"] += countOps(*guarded);
    verdict.counts["ops, guards where something is undefined"] +=
        countOps(*left);
    verdict.counts["programs with rewrites, all guards"] +=
        !all.rewrites.empty();
    verdict.counts["programs with rewrites, guards where something is "
                   "undefined"] += !fewer.rewrites.empty();
  }
  std::set<std::string> hazards;
  for (const Rewrite &rewrite : all.rewrites)
    hazards.insert(rewrite.hazard);
  std::string done = !all.inScope           ? "refused: " + all.reason
                     : all.rewrites.empty() ? "nothing rewritten"
                                            : "rewritten";
  if (meaning.kind != Ending::Kind::Undefined) {
    verdict.kind = "defined, " + std::string(all.inScope ? done : "refused");
    for (const std::string &hazard : hazards)
      ++verdict.counts["defined, rewritten all the same: " + hazard];
    return verdict;
  }
  verdict.kind = "undefined, " + std::string(all.inScope ? done : "refused");
  if (all.inScope && all.rewrites.empty())
    verdict.story = meaning.str();
  std::string by;
  for (const std::string &hazard : hazards)
    by += (by.empty() ? "" : " ") + hazard;
  ++verdict.counts["undefined: " + meaning.why + " (" +
                   (all.inScope && !hazards.empty() ? by : done) + ")"];
  return verdict;
}

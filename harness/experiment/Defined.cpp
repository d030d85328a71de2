//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Defined.h"

#include "harness/experiment/Refinement.h"
#include "harness/input/Cost.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;
using semantics::Ending;

/// Ops executed to find out; a program that needs more gets its guards. The
/// shipped programs execute 95 (median) and 37,000 at most; that many take
/// 10 ms.
static constexpr uint64_t fuel = 50'000;

/// Hazards that the reference semantics see when they happen. Held against the
/// conditions of `scion recondition --assert --no-guard` on 504 harvested
/// programs: where one of these did not hold and something came of it, the
/// interpreter told of undefined behaviour. Not here: those that also settle
/// what is defined in no harmful way (elements that fill no bytes as vectors,
/// overflow in affine maps, ownership, bodies that run in any order).
static constexpr std::string_view seen[] = {
    "alloc-sizes", "element-bounds", "elementwise-shapes", "failing-asserts",
    "flags",       "float-to-int",   "integer-division",   "integer-power",
    "poison",      "realloc",        "relayouts",          "shape-casts",
    "shifts",      "slices",         "uninitialized"};

bool scion::runsDefined(mlir::ModuleOp module) {
  auto main = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!main || main.isExternal() || !main.isPublic() ||
      main.getNumArguments() || main.getNumResults())
    return false;
  CostScope cost(Cost::Interpret);
  return interpretLimited(module, fuel).kind == Ending::Kind::Finished;
}

std::vector<std::string> scion::hazardsOfDefined() {
  std::vector<std::string> names;
  for (const Hazard *hazard : allHazards())
    if (!llvm::is_contained(seen, hazard->name))
      names.emplace_back(hazard->name);
  return names;
}

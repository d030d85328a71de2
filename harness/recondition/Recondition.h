//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a program well-defined and executable: hazardous ops get guards, an
// executable wrapper is added where there is no `@main : () -> ()`, functions
// that cannot be judged are dropped. A program that was well-defined keeps its
// result. Deterministic and idempotent.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_RECONDITION_H
#define SCION_HARNESS_RECONDITION_RECONDITION_H

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct Hazard;

struct ReconditionOptions {
  /// Names of the hazards to guard; empty: all. Other hazards are ignored, so
  /// the result need not be well-defined.
  std::vector<std::string> hazards;

  /// Off: add no guards, to measure their value.
  bool guards = true;

  /// Guard every op that has a hazard, as in programs that cannot be
  /// interpreted.
  bool guardAll = false;

  /// Make an executable @main where there is none.
  bool wrap = true;

  /// Whether a declaration is provided by the runtime; others get a
  /// deterministic body.
  std::function<bool(std::string_view)> isRuntimeFunction;

  bool selects(const Hazard &hazard) const;
};

struct Rewrite {
  std::string hazard; // or "wrapper", "declaration", "attributes"
  std::string where;  // "@function: op.name at loc"
  std::string what;
};

struct ReconditionResult {
  bool inScope = false;
  std::string reason; // why it is not in scope
  std::vector<Rewrite> rewrites;
  std::map<std::string, unsigned> dropped; // functions dropped, by reason
  unsigned executableFunctions = 0;
  bool hasOwnMain = false; // made here, with values drawn from the seed
  bool isRun = false;      // the interpreter ran it to its end
  unsigned repairs = 0;    // of ops that were undefined before

  void noteDropped(std::string_view function, const std::string &why) {
    ++dropped[why];
    note("wrapper", "@" + std::string(function),
         "dropped the function: " + why);
  }

  void note(std::string_view hazard, std::string where, std::string what) {
    rewrites.push_back(
        {std::string(hazard), std::move(where), std::move(what)});
  }
};

/// `seed` decides the values that the wrapper passes and declarations return.
ReconditionResult recondition(mlir::ModuleOp module, uint64_t seed,
                              const ReconditionOptions &options = {});

/// Whether a program needs no guard: it runs without undefined behaviour, and
/// no visible value is a compiler's choice. Its functions may be of any
/// dialect.
bool needsNoGuard(mlir::ModuleOp program, uint64_t seed);

/// The functions that lowerings of vector.print declare
/// (LLVM/FunctionCallUtils).
bool isScalarPrintFunction(std::string_view name);

/// All functions that MLIR's runner libraries provide for printing.
bool isRunnerPrintFunction(std::string_view name);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RECONDITION_H

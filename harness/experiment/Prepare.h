//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares a program before its paths split: makes it well-defined and
// executable, checks that it is in scope, and adds observations. Reports show
// the prepared program, so its text is complete.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_PREPARE_H
#define SCION_HARNESS_EXPERIMENT_PREPARE_H

#include <cstdint>
#include <optional>
#include <string>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

class ChoiceStream;
struct ObserveOptions;
struct Outcome;
struct ReconditionOptions;
struct ReconditionResult;

struct PrepareOptions {
  /// Off: the program must be well-defined and have its own @main. The
  /// directive `recondition=0` of an input does the same.
  bool recondition = true;

  /// See ReconditionOptions.
  bool guardAll = false;

  /// Off: only what the program prints itself is compared.
  bool observe = true;

  /// Observations change the input of passes and can hide bugs. So one in this
  /// many programs (0: none) gets no observations if it prints a value itself,
  /// and one in this many gets only a few at its end.
  unsigned lessShare = 0;
};

/// None, or why the program cannot be judged. All choices come from `seed`.
std::optional<std::string> prepareProgram(mlir::ModuleOp module, uint64_t seed,
                                          const PrepareOptions &options);

/// Why a program with another target (hasOtherTarget) cannot be judged by the
/// interpreter alone; none if it can. Such a program stays unchanged.
std::optional<std::string> whyNotInterpreted(mlir::ModuleOp module,
                                             uint64_t seed);

/// Renames the program's own functions that have names of the runtime, and
/// reconditions the program.
ReconditionResult makeWellDefined(mlir::ModuleOp module, uint64_t seed,
                                  const ReconditionOptions &options);

/// Adds observations. Returns none, or why that is not possible. `isRun`: the
/// interpreter has run the program to its end. Then values that are poison or
/// were never written, which the program may have if it does not use them, are
/// not observed.
std::optional<std::string> observeDefined(mlir::ModuleOp module,
                                          const ChoiceStream &choices,
                                          ObserveOptions options, bool isRun);

/// If the reference path ran into a limit, adds fuel counters to loops. True if
/// there was a loop to limit, so that the program can be tried again.
bool giveFuel(mlir::ModuleOp module, const Outcome &reference);

/// Target::checkMutant of the lowering target: replaces a mutant by the
/// reconditioned program, so that an engine keeps well-defined programs. False
/// if it is not a program that can be judged.
bool reconditionMutant(std::string &program);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_PREPARE_H

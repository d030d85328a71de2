//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is done to a program before its paths split: it is made well-defined and
// executable, judged to be in scope or not, and given observations. The result
// is the program that reports show, so everything is in its text.
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
  /// Off: the program is taken to be well-defined unchanged and needs its own
  /// @main. The directive `recondition=0` of an input does the same.
  bool recondition = true;

  /// See ReconditionOptions.
  bool guardAll = false;

  /// Off: only what the program prints itself is compared.
  bool observe = true;

  /// Observations change what passes see, and hide bugs as rules do. One in
  /// this many programs (0: none) shows only what it prints itself, if it
  /// prints anything, and as many a few values at its end.
  unsigned lessShare = 0;
};

/// None, or why the program cannot be judged. All choices come from `seed`.
std::optional<std::string> prepareProgram(mlir::ModuleOp module, uint64_t seed,
                                          const PrepareOptions &options);

/// Reconditions a program for execution here: names that the runtime or a
/// lowering uses are taken from the program's own functions before.
/// Of a program that is judged by the interpreter alone (hasOtherTarget): why
/// it is not, or none. It is taken unchanged.
std::optional<std::string> whyNotInterpreted(mlir::ModuleOp module,
                                             uint64_t seed);

ReconditionResult makeWellDefined(mlir::ModuleOp module, uint64_t seed,
                                  const ReconditionOptions &options);

/// Adds observations; none, or why that cannot be done. `isRun`: the program
/// was interpreted to its end. Values that it never uses may be poison, or
/// memory that was never written: those are not observed.
std::optional<std::string> observeDefined(mlir::ModuleOp module,
                                          const ChoiceStream &choices,
                                          ObserveOptions options, bool isRun);

/// If the reference did not come to its end, gives loops fuel;
/// true if there was something to limit, so that another try is worth it.
bool giveFuel(mlir::ModuleOp module, const Outcome &reference);

/// Target::checkMutant of the lowering target: the mutant as it is after
/// reconditioning, so that an engine keeps well-defined programs. False if it
/// is no program, or none that could be judged.
bool reconditionMutant(std::string &program);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_PREPARE_H

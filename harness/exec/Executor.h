//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes modules of the LLVM dialect inside this process and survives what
// they do: the code runs on a guarded stack of its own, with counted fuel, a
// capped allocator, only the runtime functions of an allow-list, and (in
// AddressSanitizer builds) instrumented by AddressSanitizer; faults become
// Outcomes. No clock decides anything; the time is measured for statistics
// only.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_EXECUTOR_H
#define SCION_HARNESS_EXEC_EXECUTOR_H

#include "harness/exec/Outcome.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Limits of one run. A run that exceeds one ends as Poisoned, with
/// Outcome::limit.
struct RunOptions {
  /// Loop headers and functions entered, in the final LLVM IR.
  uint64_t fuel = 10'000'000;
  /// Live bytes of the program's heap. All bytes allocated in one run, freed
  /// ones included, are bounded by four times this number and by 16 GiB.
  uint64_t memoryCap = 64u << 20;
  /// Entries of the trace.
  uint64_t maxTrace = 200'000;
  /// Bytes of stack. The default is that of a stock runner on Linux and costs
  /// nothing; a stack of another size is mapped for the run.
  uint64_t stackSize = 8u << 20;

  /// Fresh heap and stack memory is filled with this byte. Two runs with two
  /// fills show a read of uninitialised memory as a difference.
  uint8_t fill = 0xA5;
};

struct ExecOptions : RunOptions {
  /// 0: no LLVM optimisation; 2: LLVM's default O2 pipeline and codegen, as
  /// `mlir-runner -O2`.
  unsigned optLevel = 0;

  /// A hash of the module. Outcomes are remembered under (key, options) until
  /// forgetOutcomes(); none: always executed.
  std::optional<uint64_t> key;
};

/// Counters of this process; times in nanoseconds.
struct ExecStatistics {
  uint64_t translated = 0, compiled = 0, ran = 0, remembered = 0;
  uint64_t finished = 0, trapped = 0, poisoned = 0, notRun = 0;
  uint64_t translateTime = 0, optimizeTime = 0, codegenTime = 0, linkTime = 0,
           runTime = 0, removeTime = 0, totalTime = 0;
};

/// A module as machine code in this process, until destroyed.
class CompiledModule {
public:
  virtual ~CompiledModule();

  /// Runs @main. Each run begins with the initial contents of all globals.
  virtual Outcome run(const RunOptions &options) = 0;
};

class Executor {
public:
  Executor();
  ~Executor();

  /// The executor of this process; not thread-safe.
  static Executor &global();

  /// Translates and compiles. On failure returns null and stores the reason in
  /// `problem` (see Outcome::notRun). The module is not changed, and its
  /// context's diagnostic handlers see no errors of the translation.
  std::unique_ptr<CompiledModule>
  compile(mlir::ModuleOp module, unsigned optLevel, CompileProblem &problem);

  /// Compiles, runs once, removes.
  Outcome run(mlir::ModuleOp module, const ExecOptions &options = {});

  /// Call between programs (keys are only meaningful for one MLIRContext).
  void forgetOutcomes();

  const ExecStatistics &statistics() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Executor::global().run(...).
Outcome execute(mlir::ModuleOp module, const ExecOptions &options = {});

} // namespace scion

#endif // SCION_HARNESS_EXEC_EXECUTOR_H

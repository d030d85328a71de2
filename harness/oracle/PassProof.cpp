//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassProof.h"

#include "harness/prove/CallProgram.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include <cstdio>

using namespace scion;
using prove::Verdict;

/// Limits on the ops of a function, the functions of a module, and the work for
/// one proof, which is counted in interpreted ops, paths and Z3's resource
/// units.
static constexpr unsigned mostOps = 48, mostFunctions = 4;
static constexpr uint64_t fuel = 2'000;
static constexpr size_t mostPaths = 8;
static constexpr unsigned solverLimit = 20'000;

static bool isSmall(mlir::FunctionOpInterface function) {
  unsigned count = 0;
  return !function
              .walk([&](mlir::Operation *) {
                return ++count > mostOps ? mlir::WalkResult::interrupt()
                                         : mlir::WalkResult::advance();
              })
              .wasInterrupted();
}

mlir::OwningOpRef<mlir::ModuleOp>
scion::refuteFunctions(mlir::ModuleOp before, mlir::ModuleOp after,
                       PassProofStatistics &statistics) {
  ++statistics.passes;
  prove::ProveOptions options;
  options.paths.fuel = fuel;
  options.paths.paths = mostPaths;
  options.decide.solver = solverLimit;
  options.decide.bitsAfter = options.decide.bitsBefore;
  unsigned count = 0;
  for (auto function : before.getOps<mlir::FunctionOpInterface>()) {
    // Without arguments there is one input, which executions try.
    if (function.isExternal() || function.getNumArguments() == 0 ||
        !isSmall(function))
      continue;
    Verdict verdict = prove::prove(before, after, function.getName(), options);
    if (verdict.isUnchanged)
      continue;
    switch (verdict.kind) {
    case Verdict::Proved:
      ++statistics.proved;
      break;
    case Verdict::Unknown:
      ++statistics.unknown;
      break;
    case Verdict::OutOfScope:
      ++statistics.outOfScope;
      break;
    case Verdict::Refuted:
      ++statistics.refuted;
      if (mlir::OwningOpRef<mlir::ModuleOp> program =
              prove::callProgram(before, function.getName(), verdict)) {
        ++statistics.shown;
        return program;
      }
      break;
    }
    if (++count == mostFunctions)
      break;
  }
  return nullptr;
}

std::string PassProofStatistics::str() const {
  if (passes == 0)
    return "";
  char line[240];
  std::snprintf(line, sizeof(line),
                "scion: for all inputs, after %llu passes: %llu functions "
                "proved, %llu refuted (%llu shown by a program), %llu unknown, "
                "%llu out of scope\n",
                (unsigned long long)passes, (unsigned long long)proved,
                (unsigned long long)refuted, (unsigned long long)shown,
                (unsigned long long)unknown, (unsigned long long)outOfScope);
  return line;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a function for all inputs. Only branches around effects make
// separate paths. Each path has the condition under which it is taken, the
// condition under which it is undefined, its results and its visible effects.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_PATHS_H
#define SCION_HARNESS_PROVE_PATHS_H

#include "harness/prove/Inputs.h"

namespace scion::prove {

struct Path {
  enum class End : uint8_t { Returns, Traps, IsUndefined };
  End end = End::Returns;
  TrapKind trap = TrapKind::None;
  terms::Term condition, undefined;
  /// The returned values, and then the contents of memref arguments.
  std::vector<semantics::TermElement> results;
  std::vector<semantics::Event> events;
};

struct Paths {
  std::vector<Path> list;
  /// If not empty: why the function could not be executed for all inputs.
  std::string incomplete;
  /// Fast-math flags or affine maps allow other results, too.
  bool isFree = false;
  /// Not empty: a bug in Scion.
  std::string fault;
};

struct PathLimits {
  uint64_t fuel = 100'000; // of one path
  size_t paths = 32;
};

Paths pathsOf(mlir::ModuleOp module, llvm::StringRef function,
              const Inputs &inputs, semantics::OpaqueWorld &world,
              const PathLimits &limits);

/// The parameters of a function of any dialect.
llvm::SmallVector<mlir::Type> parametersOf(mlir::Operation *function);

/// The numbers in a value, in order; false if it holds anything else.
bool collectNumbers(const semantics::Datum &datum,
                    std::vector<semantics::Element> &to);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_PATHS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function for all inputs: the paths that its branches around effects make,
// each with the inputs that take it, for which of them it is undefined, what it
// returns and what the world outside sees.
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
  /// Not empty: nothing is known of the function, and why.
  std::string incomplete;
  /// Fast-math flags allow other results than those.
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

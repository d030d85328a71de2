//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments of a function as variables: each number of each argument, and
// whether it is poison.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_INPUTS_H
#define SCION_HARNESS_PROVE_INPUTS_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Symbolic.h"

namespace scion::prove {

struct Argument {
  mlir::Type type;
  std::vector<terms::Term> numbers, poisons;
  std::vector<std::string> names; // of the numbers: "a0", "a1[3]"
};

struct Inputs {
  std::vector<Argument> arguments;
  /// Numbers and poisons of all, in order.
  std::vector<terms::Term> variables;
};

/// None for types without a known number of numbers; `why` says which.
std::optional<Inputs> inputsOf(llvm::ArrayRef<mlir::Type> types,
                               terms::Graph &graph, std::string &why);

/// The arguments of a run; `types` are those of the function that is run, of
/// the same numbers. With `values` for the variables they are plain numbers,
/// without they are terms of `symbolic`. A memref is a buffer of the run.
std::optional<std::vector<semantics::Datum>>
argumentsFor(const Inputs &inputs, llvm::ArrayRef<mlir::Type> types,
             semantics::Evaluation &run, semantics::Symbolic *symbolic,
             llvm::ArrayRef<llvm::APInt> values = {});

/// The contents of memref arguments, in order. False if a buffer cannot be read
/// any more.
bool readBuffers(const Inputs &inputs, llvm::ArrayRef<semantics::Datum> given,
                 semantics::Evaluation &run,
                 std::vector<semantics::Element> &to);

/// "a0 = 5, a1 = poison"
std::string textOf(const Inputs &inputs, llvm::ArrayRef<llvm::APInt> values);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_INPUTS_H

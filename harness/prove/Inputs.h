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
  /// The numbers and poisons of all arguments, in order.
  std::vector<terms::Term> variables;
};

/// None, with the reason in `why`, if the count of numbers of a type is not
/// known or too large, or if there are several memrefs.
std::optional<Inputs> inputsOf(llvm::ArrayRef<mlir::Type> types,
                               terms::Graph &graph, std::string &why);

/// The arguments of a run. `types` are the parameters of the function that is
/// run; they hold the same numbers as `inputs`. The numbers are terms of
/// `symbolic` or, if that is null, `values`. A memref is a buffer of the run.
std::optional<std::vector<semantics::Datum>>
argumentsFor(const Inputs &inputs, llvm::ArrayRef<mlir::Type> types,
             semantics::Evaluation &run, semantics::Symbolic *symbolic,
             llvm::ArrayRef<llvm::APInt> values = {});

/// Reads the contents of memref arguments, in order. Returns false if a buffer
/// was freed.
bool readBuffers(const Inputs &inputs, llvm::ArrayRef<semantics::Datum> given,
                 semantics::Evaluation &run,
                 std::vector<semantics::Element> &to);

/// "a0 = 5, a1 = poison"
std::string textOf(const Inputs &inputs, llvm::ArrayRef<llvm::APInt> values);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_INPUTS_H

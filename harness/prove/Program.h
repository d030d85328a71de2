//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Terms of up to 64 bits as straight-line code that computes them for a batch
// of inputs at once.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_PROGRAM_H
#define SCION_HARNESS_PROVE_PROGRAM_H

#include "harness/terms/Graph.h"

#include <array>

namespace scion::prove {

class Program {
public:
  static constexpr size_t batch = 64;
  using Batch = std::array<uint64_t, batch>;

  /// None if a term is wider than 64 bits, or there are too many.
  static std::optional<Program> of(const terms::Graph &graph,
                                   terms::Term condition);

  /// The variables that the condition depends on.
  llvm::ArrayRef<terms::Term> variables() const { return inputs; }
  Batch &valuesOf(size_t variable) { return values[slots[variable]]; }
  /// Runs the batch. Bit i of the result: the condition holds for input i.
  uint64_t run();

private:
  struct Instruction {
    terms::Kind kind;
    unsigned width, operandWidth, low;
    uint32_t a, b, c;
  };
  std::vector<Instruction> code;
  std::vector<Batch> values;
  std::vector<terms::Term> inputs;
  std::vector<size_t> slots;
};

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_PROGRAM_H

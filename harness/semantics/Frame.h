//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of one call: which value has which number, and what it is.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_FRAME_H
#define SCION_HARNESS_SEMANTICS_FRAME_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Places.h"

namespace scion::semantics {

/// The values inside of an op that sees none from outside, by number.
struct Evaluation::Numbering {
  explicit Numbering(mlir::Operation *isolated) { number(isolated); }

  llvm::DenseMap<mlir::Value, unsigned> numbers;
  /// A vector has more elements than any program needs, as those of wrong
  /// passes do that take what lies in memory for a size.
  bool hasHugeVector = false;

  void add(mlir::Value value) {
    constexpr int64_t mostElements = int64_t(1) << 24; // 400 MB of Element
    numbers.try_emplace(value, numbers.size());
    if (auto vector = mlir::dyn_cast<mlir::VectorType>(value.getType())) {
      std::optional<int64_t> elements = productOf(vector.getShape());
      hasHugeVector |= !elements || *elements > mostElements;
    }
  }

private:
  void number(mlir::Operation *op) {
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        for (mlir::Value argument : block.getArguments())
          add(argument);
        for (mlir::Operation &inner : block) {
          for (mlir::Value result : inner.getResults())
            add(result);
          if (!inner.hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
            number(&inner);
        }
      }
  }
};

/// The values of one call of it.
struct Evaluation::Frame {
  explicit Frame(const Numbering &numbering)
      : numbering(numbering), values(numbering.numbers.size()) {}

  const Numbering &numbering;
  std::vector<Datum> values;
  /// Of a function that is being written: the same numbering, to add to.
  Numbering *growing = nullptr;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_FRAME_H

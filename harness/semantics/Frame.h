//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The storage of one call: the numbering of its SSA values, and their data.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_FRAME_H
#define SCION_HARNESS_SEMANTICS_FRAME_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Places.h"

namespace scion::semantics {

/// Numbers the values inside an op that is isolated from above.
struct Evaluation::Numbering {
  explicit Numbering(mlir::Operation *isolated) { number(isolated); }

  llvm::DenseMap<mlir::Value, unsigned> numbers;
  /// Set if a vector has more elements than any program needs. Passes that use
  /// arbitrary memory as a size create such vectors.
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

/// The values of one call of the numbered op.
struct Evaluation::Frame {
  explicit Frame(const Numbering &numbering)
      : numbering(numbering), values(numbering.numbers.size()) {}

  const Numbering &numbering;
  std::vector<Datum> values;
  /// The same numbering, if the function is still being generated and set() may
  /// add values; else null.
  Numbering *growing = nullptr;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_FRAME_H

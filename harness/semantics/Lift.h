//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that go element by element are written once, for numbers: lift() takes
// that over scalars, vectors and tensors. An element that is poison (or was
// never written) in any operand is so in the result, and the kernel is not
// asked.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_LIFT_H
#define SCION_HARNESS_SEMANTICS_LIFT_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

/// One element: defined numbers in, one number for each result out. What is
/// undefined says so to the evaluation (the run is over then). With complex
/// numbers in or out, both parts follow each other.
using ElementKernel =
    llvm::function_ref<void(llvm::ArrayRef<Element> arguments,
                            llvm::SmallVectorImpl<Element> &results)>;

/// Executes `op` element by element; scalars beside shaped operands go to all
/// elements. `operands` are those of the op unless given.
Flow lift(mlir::Operation *op, Evaluation &in, ElementKernel kernel);
Flow lift(mlir::Operation *op, mlir::ValueRange operands, Evaluation &in,
          ElementKernel kernel);

/// Adds ops of which each element is made by
///   Element kernel(Op op, llvm::ArrayRef<Element> arguments, Evaluation &in)
template <typename Op, typename Kernel>
void addElementwise(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add(Op::getOperationName(), [](mlir::Operation *op, Evaluation &in) {
    auto typed = mlir::cast<Op>(op);
    return lift(op, in,
                [&](llvm::ArrayRef<Element> arguments,
                    llvm::SmallVectorImpl<Element> &results) {
                  results.push_back(Kernel{}(typed, arguments, in));
                });
  });
}

/// The element types of the first operand and the first result.
mlir::Type operandNumber(mlir::Operation *op, unsigned index = 0);
mlir::Type resultNumber(mlir::Operation *op, unsigned index = 0);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_LIFT_H

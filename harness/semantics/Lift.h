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
#include "harness/semantics/Symbolic.h"

namespace scion::semantics {

/// One element: defined numbers in, one number for each result out. What is
/// undefined says so to the evaluation (the run is over then). With complex
/// numbers in or out, both parts follow each other.
using ElementKernel =
    llvm::function_ref<void(llvm::ArrayRef<Element> arguments,
                            llvm::SmallVectorImpl<Element> &results)>;

/// Executes `op` element by element; scalars beside shaped operands go to all
/// elements. `operands` are those of the op unless given. `terms` is the kernel
/// for what is not the same for all inputs; without one, the results of a pure
/// op are unknown functions of its operands there.
Flow lift(mlir::Operation *op, Evaluation &in, ElementKernel kernel,
          TermKernel terms = nullptr);
Flow lift(mlir::Operation *op, mlir::ValueRange operands, Evaluation &in,
          ElementKernel kernel, TermKernel terms = nullptr);

/// The kernel on terms of one that takes `auto`; null for others.
template <typename Op, typename Kernel>
constexpr TermKernel termKernelOf() {
  using Arguments = llvm::ArrayRef<TermElement>;
  using Results = llvm::SmallVectorImpl<TermElement>;
  if constexpr (std::is_invocable_v<Kernel, Op, Arguments, TermEvaluation &>)
    return [](mlir::Operation *op, Arguments arguments, TermEvaluation &in,
              Results &results) {
      results.push_back(Kernel{}(mlir::cast<Op>(op), arguments, in));
    };
  else if constexpr (std::is_invocable_v<Kernel, Op, Arguments, Results &,
                                         TermEvaluation &>)
    return [](mlir::Operation *op, Arguments arguments, TermEvaluation &in,
              Results &results) {
      Kernel{}(mlir::cast<Op>(op), arguments, results, in);
    };
  else
    return nullptr;
}

/// Calls a kernel for each element of an op.
template <typename Op, typename Kernel>
Flow liftKernel(mlir::Operation *op, Evaluation &in) {
  static_assert(std::is_empty_v<Kernel>);
  using Arguments = llvm::ArrayRef<Element>;
  using Results = llvm::SmallVectorImpl<Element>;
  auto typed = mlir::cast<Op>(op);
  return lift(
      op, in,
      [&](Arguments arguments, Results &results) {
        if constexpr (std::is_invocable_v<Kernel, Op, Arguments, Evaluation &>)
          results.push_back(Kernel{}(typed, arguments, in));
        else
          Kernel{}(typed, arguments, results, in);
      },
      termKernelOf<Op, Kernel>());
}

/// Adds ops of which each element is made by
///   Element kernel(Op op, llvm::ArrayRef<Element> arguments, Evaluation &in)
/// or, where they have several results, by
///   void kernel(Op op, arguments, llvm::SmallVectorImpl<Element> &results, in)
/// With `auto` for the types of all but the op it serves terms as well
/// (Kernel.h).
template <typename Op, typename Kernel>
void addElementwise(Meanings &to, Kernel) {
  to.add(Op::getOperationName(), liftKernel<Op, Kernel>);
}

/// Ops whose second operand divides: 0 is undefined, and -1 where the least
/// number divided by -1 `overflows`. So is poison that may be one of these. The
/// kernel is called for what is left, as kernel(Op op, number, divisor), and
/// returns a number or an element.
template <typename Op, bool overflows, typename Kernel>
void addDivision(Meanings &to, Kernel) {
  constexpr auto defined = [](Op op, auto a,
                              auto &in) -> ElementIn<decltype(a)> {
    const auto &x = a[0].bits(), &y = a[1].bits();
    if constexpr (std::is_same_v<ElementIn<decltype(a)>, TermElement>) {
      in.undefinedIf(y.isZero());
      if (overflows)
        in.undefinedIf(x.isMinSignedValue() & y.isAllOnes());
    } else {
      if (y.isZero())
        (void)in.undefined("division by zero");
      else if (overflows && x.isMinSignedValue() && y.isAllOnes())
        (void)in.undefined("division overflows");
      if (in.isOver())
        return Element::poison(x.getBitWidth());
    }
    return Kernel{}(op, x, y);
  };
  to.add(Op::getOperationName(), [](mlir::Operation *op, Evaluation &in) {
    if (!in.canDividePoison(in.get(op->getOperand(0)),
                            in.get(op->getOperand(1)), overflows))
      return Flow::Stop;
    return liftKernel<Op, decltype(defined)>(op, in);
  });
}

/// Fast-math flags that promise that there is no NaN, or no infinity.
bool promisesNumbers(mlir::Operation *op);
/// Other fast-math flags: a pass may compute something else.
bool allowsOtherResults(mlir::Operation *op);

/// The element types of the first operand and the first result.
mlir::Type operandNumber(mlir::Operation *op, unsigned index = 0);
mlir::Type resultNumber(mlir::Operation *op, unsigned index = 0);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_LIFT_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise ops are written once, as kernels on numbers; lift() applies a
// kernel to scalars, vectors and tensors. If an element is poison (or was never
// written) in any operand, so is the element of the result, and the kernel is
// not called.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_LIFT_H
#define SCION_HARNESS_SEMANTICS_LIFT_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Symbolic.h"

namespace scion::semantics {

/// Computes one element: takes defined numbers and appends one number for each
/// result. Reports undefined behaviour to the evaluation, which ends the run. A
/// complex number is passed as its two parts, one after the other.
using ElementKernel =
    llvm::function_ref<void(llvm::ArrayRef<Element> arguments,
                            llvm::SmallVectorImpl<Element> &results)>;

/// Executes `op` element by element. A scalar operand is used for all elements
/// of the shaped ones. `operands` are those of the op unless given. `terms` is
/// the kernel for elements that differ between inputs. Without it, their
/// results are unknown functions of the operands if the op is pure.
Flow lift(mlir::Operation *op, Evaluation &in, ElementKernel kernel,
          TermKernel terms = nullptr);
Flow lift(mlir::Operation *op, mlir::ValueRange operands, Evaluation &in,
          ElementKernel kernel, TermKernel terms = nullptr);

/// As above, where the kernel's results are not those of the op: `set` takes
/// the datum of each of `types`.
Flow liftTo(mlir::TypeRange types,
            llvm::function_ref<void(unsigned, Datum)> set, mlir::Operation *op,
            mlir::ValueRange operands, Evaluation &in, ElementKernel kernel,
            TermKernel terms);

/// Returns the kernel on terms if `Kernel` takes `auto`, else null.
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

/// A division. Dividing by 0 is undefined and, if it `overflows`, also the
/// least number by -1; so is poison that may stand for such numbers. In all
/// other cases calls kernel(Op op, number, divisor), which returns a number or
/// an element.
template <typename Op, bool overflows, typename Kernel>
Flow divide(mlir::Operation *op, Evaluation &in) {
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
  if (!in.canDividePoison(in.get(op->getOperand(0)), in.get(op->getOperand(1)),
                          overflows))
    return Flow::Stop;
  return liftKernel<Op, decltype(defined)>(op, in);
}
template <typename Op, bool overflows, typename Kernel>
void addDivision(Meanings &to, Kernel) {
  to.add(Op::getOperationName(), divide<Op, overflows, Kernel>);
}

/// Whether fast-math flags promise that no NaN, or no infinity, occurs.
bool promisesNumbers(mlir::Operation *op);
/// Whether other fast-math flags allow a pass to change the result.
bool allowsOtherResults(mlir::Operation *op);

/// The element types of the first operand and the first result.
mlir::Type operandNumber(mlir::Operation *op, unsigned index = 0);
mlir::Type resultNumber(mlir::Operation *op, unsigned index = 0);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_LIFT_H

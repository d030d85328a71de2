//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers for the semantics of StableHLO's and CHLO's ops: elementwise kernels
// over tensors, and which types have numbers.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_EXAMPLES_STABLEHLO_VALUES_H
#define SCION_EXAMPLES_STABLEHLO_VALUES_H

#include "harness/semantics/Combine.h"
#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Lift.h"

namespace scion::stablehlo {

using semantics::Datum;
using semantics::Element;
using semantics::Elements;
using semantics::Evaluation;
using semantics::Flow;
using semantics::Handed;
using semantics::Meanings;
using semantics::State;

/// Whether the type is a tensor of integers or floats.
bool isPlain(mlir::Type type);
/// Whether all operands and results are such tensors.
bool isPlain(mlir::Operation *op);
/// Whether a number of this type is an unsigned integer or a boolean.
bool isUnsigned(mlir::Type number);

/// The associative op that combines the two arguments of a body, if the body
/// does nothing else.
std::optional<semantics::Combination> combinationOf(mlir::Region &body,
                                                    mlir::Type type);

/// A tensor of rank 0 that holds the element at `place` of the list.
Datum scalarAt(const Elements &tensor, int64_t place);

/// Computes one element of a result from one element of each operand.
using EachKernel = llvm::function_ref<Element(llvm::ArrayRef<Element> arguments,
                                              Evaluation &in)>;

/// Sets the result element by element. Operands of rank 0 are broadcast to the
/// shape of the others. Unless the kernel `seesPoison`, an element that is
/// poison in any operand is poison in the result.
Flow each(mlir::Operation *op, Evaluation &in, EachKernel kernel,
          bool seesPoison = false);

/// Adds an elementwise op. StableHLO's interpreter executes it on other types
/// than integers and floats.
Flow runReference(mlir::Operation *op, Evaluation &in);
template <typename Op, typename Kernel>
void addEach(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add(Op::getOperationName(), [](mlir::Operation *op, Evaluation &in) {
    if (!isPlain(op))
      return runReference(op, in);
    return each(op, in, [&](llvm::ArrayRef<Element> a, Evaluation &in) {
      return Kernel{}(mlir::cast<Op>(op), a, in);
    });
  });
}

// Each adds one part of the semantics.
void addElementwise(Meanings &to);
void addShapes(Meanings &to);
void addRegions(Meanings &to);
void addReference(Meanings &to);
void addChlo(Meanings &to);

/// The kernel of an elementwise op of stablehlo by its name without the
/// dialect, for chlo's ops with broadcasting; null if there is none.
using BinaryKernel = Element (*)(llvm::ArrayRef<Element> arguments,
                                 mlir::Type type, Evaluation &in);
BinaryKernel binaryKernel(llvm::StringRef name);

} // namespace scion::stablehlo

#endif // SCION_EXAMPLES_STABLEHLO_VALUES_H

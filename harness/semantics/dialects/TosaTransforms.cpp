//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa: Fourier transforms. An implementation may round sines and sums in any
// way, so only the sizes of the results are specified.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

/// `halves`: the last dimension of the results, of a symmetry, is the first
/// half of the input's, and the one in the middle.
static Flow transform(Operation *op, bool halves, Evaluation &in) {
  const Elements *source = in.elements(op->getOperand(0));
  if (!source || !in.charge(source->list.size()))
    return Flow::Stop;
  SmallVector<int64_t, 4> shape = source->shape;
  if (halves)
    shape.back() = shape.back() / 2 + 1;
  unsigned width = widthOf(partType(op->getResult(0).getType()));
  for (Value result : op->getResults())
    in.set(result, Elements(shape, 1, in.unspecified(width)));
  return Flow::Next;
}

namespace scion::semantics {
void registerTosaTransforms(Meanings &to) {
  to.add<tosa::FFT2dOp>([](tosa::FFT2dOp op, Evaluation &in) {
    return transform(op, /*halves=*/false, in);
  });
  to.add<tosa::RFFT2dOp>([](tosa::RFFT2dOp op, Evaluation &in) {
    return transform(op, /*halves=*/true, in);
  });
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// complex: numbers of two parts. Sums, products and quotients are those of the
// textbook, each part rounded at every step. The documentation does not define
// the bits of any other function, so their results are unspecified.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

/// Adds an op whose kernel takes the parts of its operands as floats and
/// returns the parts of its result.
template <typename Op, typename Kernel>
static void addFloats(Meanings &to, Kernel) {
  static_assert(std::is_empty_v<Kernel>);
  to.add<Op>([](Op op, Evaluation &in) {
    Type type = operandNumber(op);
    return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
      SmallVector<APFloat, 4> parts;
      for (const Element &one : a)
        parts.push_back(asFloat(one, type));
      for (const APFloat &part : Kernel{}(ArrayRef<APFloat>(parts)))
        results.push_back(ofFloat(part));
    });
  });
}

using Parts = SmallVector<APFloat, 2>;

template <typename Op>
static void addComparison(Meanings &to) {
  addElementwise<Op>(to, [](Op op, Arguments a, Evaluation &) {
    Type type = operandNumber(op);
    auto same = [&](unsigned part) {
      return asFloat(a[part], type).compare(asFloat(a[part + 2], type)) ==
             APFloat::cmpEqual;
    };
    bool isEqual = same(0) && same(1);
    return Element::boolean(std::is_same_v<Op, complex::EqualOp> == isEqual);
  });
}

/// Makes the result unspecified, or poison if an operand is.
static Flow leaveOpen(Operation *op, Evaluation &in) {
  unsigned parts = isa<ComplexType>(getElementTypeOrSelf(op->getResult(0))) + 1;
  unsigned width = widthOf(resultNumber(op));
  return lift(op, in, [&](Arguments, SmallVectorImpl<Element> &results) {
    results.append(parts, in.unspecified(width));
  });
}

namespace scion::semantics {
void registerComplex(Meanings &to) {
  to.add<complex::ConstantOp>([](complex::ConstantOp op, Evaluation &in) {
    std::optional<Datum> datum = datumOf(op.getValue(), op.getType());
    if (!datum)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*datum));
    return Flow::Next;
  });
  to.add<complex::CreateOp>([](complex::CreateOp op, Evaluation &in) {
    return lift(op, in, [](Arguments a, SmallVectorImpl<Element> &results) {
      results.append(a.begin(), a.end());
    });
  });
  // The other part may be poison.
  to.add<complex::ReOp>([](complex::ReOp op, Evaluation &in) {
    const Datum &datum = in.get(op.getComplex());
    if (!datum.isElements() || datum.numbers().size() != 2)
      return in.unsupported("the parts of many numbers");
    in.set(op.getResult(), datum.numbers()[0]);
    return Flow::Next;
  });
  to.add<complex::ImOp>([](complex::ImOp op, Evaluation &in) {
    const Datum &datum = in.get(op.getComplex());
    if (!datum.isElements() || datum.numbers().size() != 2)
      return in.unsupported("the parts of many numbers");
    in.set(op.getResult(), datum.numbers()[1]);
    return Flow::Next;
  });
  addFloats<complex::AddOp>(
      to, [](ArrayRef<APFloat> a) { return Parts{a[0] + a[2], a[1] + a[3]}; });
  addFloats<complex::SubOp>(
      to, [](ArrayRef<APFloat> a) { return Parts{a[0] - a[2], a[1] - a[3]}; });
  addFloats<complex::MulOp>(to, [](ArrayRef<APFloat> a) {
    return Parts{a[0] * a[2] - a[1] * a[3], a[1] * a[2] + a[0] * a[3]};
  });
  // Multiply by the conjugate, like the lowering with `complex-range=basic`.
  addFloats<complex::DivOp>(to, [](ArrayRef<APFloat> a) {
    APFloat square = a[2] * a[2] + a[3] * a[3];
    return Parts{(a[0] * a[2] + a[1] * a[3]) / square,
                 (a[1] * a[2] - a[0] * a[3]) / square};
  });
  for (StringRef name :
       {"abs", "angle", "atan2", "cos", "exp", "expm1", "log", "log1p", "pow",
        "powi", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh"})
    to.add(("complex." + name).str(), leaveOpen);
  addFloats<complex::NegOp>(
      to, [](ArrayRef<APFloat> a) { return Parts{-a[0], -a[1]}; });
  addFloats<complex::ConjOp>(
      to, [](ArrayRef<APFloat> a) { return Parts{a[0], -a[1]}; });
  addComparison<complex::EqualOp>(to);
  addComparison<complex::NotEqualOp>(to);
  to.add<complex::BitcastOp>([](complex::BitcastOp op, Evaluation &in) {
    if (!isa<ComplexType>(op.getType()) ||
        !isa<ComplexType>(op.getOperand().getType()))
      return in.unsupported("a bitcast of a complex number to bits");
    in.set(op.getResult(), in.get(op.getOperand()));
    return Flow::Next;
  });
}
} // namespace scion::semantics

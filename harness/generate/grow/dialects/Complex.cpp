//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// complex: the ops on complex numbers whose results are exact.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

static ComplexType anyType(Draft &d) {
  Type element =
      d.coin() ? Type(d.builder.getF32Type()) : Type(d.builder.getF64Type());
  return ComplexType::get(element);
}

template <typename Op, unsigned operands>
static bool same(Draft &d) {
  Type type = anyType(d);
  return d.makeOfOneType(Op::getOperationName(), operands, type);
}

template <typename Op>
static bool compare(Draft &d) {
  Type type = anyType(d);
  Value a = d.pick(type), b = d.pick(type);
  return d.make(Op::getOperationName(), {a, b}, d.builder.getI1Type());
}

template <typename Op>
static bool part(Draft &d) {
  ComplexType type = anyType(d);
  return d.make(Op::getOperationName(), d.pick(type), type.getElementType());
}

static bool create(Draft &d) {
  ComplexType type = anyType(d);
  Value a = d.pick(type.getElementType()), b = d.pick(type.getElementType());
  return d.make("complex.create", {a, b}, type);
}

static bool constant(Draft &d) {
  ComplexType type = anyType(d);
  Attribute parts[] = {d.anyAttribute(type.getElementType()),
                       d.anyAttribute(type.getElementType())};
  return d.make("complex.constant", {}, type,
                d.named("value", d.builder.getArrayAttr(parts)));
}

namespace scion::grow {
void registerComplex(Makers &to) {
  to.add("complex.add", same<complex::AddOp, 2>);
  to.add("complex.sub", same<complex::SubOp, 2>);
  to.add("complex.mul", same<complex::MulOp, 2>);
  to.add("complex.neg", same<complex::NegOp, 1>);
  to.add("complex.conj", same<complex::ConjOp, 1>);
  to.add("complex.eq", compare<complex::EqualOp>);
  to.add("complex.neq", compare<complex::NotEqualOp>);
  to.add("complex.re", part<complex::ReOp>, 2);
  to.add("complex.im", part<complex::ImOp>, 2);
  to.add("complex.create", create, 2);
  to.add("complex.constant", constant);
}
} // namespace scion::grow

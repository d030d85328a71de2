//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// math: ops with exact results and, with a small share, ops that a library
// computes.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

/// `operands` of one type, which is that of the result.
template <typename Op, unsigned operands, bool isFloat>
static bool same(Draft &d) {
  Type type = d.scalarOrShaped(isFloat ? d.anyFloat() : d.anyInteger());
  return d.makeOfOneType(Op::getOperationName(), operands, type);
}

template <typename Op>
static bool classify(Draft &d) {
  Type type = d.anyFloat();
  return d.make(Op::getOperationName(), d.pick(type), d.builder.getI1Type());
}

static bool integerPower(Draft &d) {
  Type type = d.anyFloat(), by = d.builder.getI32Type();
  Value power =
      d.constant(d.builder.getI32IntegerAttr(int32_t(d.choices.between(0, 4))));
  (void)by;
  return d.make("math.fpowi", {d.pick(type), power}, type);
}

namespace scion::grow {
void registerMath(Makers &to) {
#define OF(NAME, OP, OPERANDS, IS_FLOAT, WEIGHT)                               \
  to.add("math." NAME, same<math::OP, OPERANDS, IS_FLOAT>, WEIGHT)
  OF("absi", AbsIOp, 1, false, 6);
  OF("ctlz", CountLeadingZerosOp, 1, false, 6);
  OF("cttz", CountTrailingZerosOp, 1, false, 6);
  OF("ctpop", CtPopOp, 1, false, 6);
  OF("ipowi", IPowIOp, 2, false, 6);
  OF("absf", AbsFOp, 1, true, 6);
  OF("ceil", CeilOp, 1, true, 6);
  OF("floor", FloorOp, 1, true, 6);
  OF("round", RoundOp, 1, true, 6);
  OF("roundeven", RoundEvenOp, 1, true, 6);
  OF("trunc", TruncOp, 1, true, 6);
  OF("copysign", CopySignOp, 2, true, 6);
  OF("fma", FmaOp, 3, true, 6);
  OF("sqrt", SqrtOp, 1, true, 3);
#undef OF
  to.add("math.fpowi", integerPower, 2);
  to.add("math.isnan", classify<math::IsNaNOp>, 3);
  to.add("math.isfinite", classify<math::IsFiniteOp>, 3);
}
} // namespace scion::grow

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Conditions.h.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion;

Value scion::both(Guard &guard, Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return arith::AndIOp::create(guard.builder, guard.loc(), a, b);
}

Value scion::either(Guard &guard, Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return arith::OrIOp::create(guard.builder, guard.loc(), a, b);
}

Value scion::compare(Guard &guard, arith::CmpIPredicate predicate, Value a,
                     Value b) {
  return arith::CmpIOp::create(guard.builder, guard.loc(), predicate, a, b);
}

Value scion::compare(Guard &guard, arith::CmpIPredicate predicate, Value a,
                     int64_t b) {
  return compare(guard, predicate, a, guard.intConstant(a.getType(), b, a));
}

Value scion::stated(Guard &guard, bool holds) {
  return arith::ConstantOp::create(guard.builder, guard.loc(),
                                   guard.builder.getBoolAttr(holds));
}

Value scion::asValue(Guard &guard, OpFoldResult fold) {
  if (auto value = dyn_cast<Value>(fold))
    return value;
  return guard.index(cast<IntegerAttr>(cast<Attribute>(fold)).getInt());
}

Value scion::actualSize(Guard &guard, Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return guard.index(type.getDimSize(dim));
  Value position = guard.index(dim);
  if (isa<BaseMemRefType>(type))
    return memref::DimOp::create(guard.builder, guard.loc(), shaped, position);
  return tensor::DimOp::create(guard.builder, guard.loc(), shaped, position);
}

Value scion::sameSize(Guard &guard, Value a, int64_t dimA, Value b,
                      int64_t dimB) {
  auto typeA = cast<ShapedType>(a.getType());
  auto typeB = cast<ShapedType>(b.getType());
  if (!typeA.isDynamicDim(dimA) && !typeB.isDynamicDim(dimB) &&
      typeA.getDimSize(dimA) == typeB.getDimSize(dimB))
    return {};
  return compare(guard, arith::CmpIPredicate::eq, actualSize(guard, a, dimA),
                 actualSize(guard, b, dimB));
}

Value scion::sameShape(Guard &guard, Value a, Value b) {
  Value all;
  for (int64_t dim = 0; dim < cast<ShapedType>(a.getType()).getRank(); ++dim)
    all = both(guard, all, sameSize(guard, a, dim, b, dim));
  return all;
}

Value scion::countOf(Guard &guard, Value shaped) {
  Value count = guard.index(1);
  for (int64_t dim = 0; dim < cast<ShapedType>(shaped.getType()).getRank();
       ++dim)
    count = multiply(guard, count, actualSize(guard, shaped, dim));
  return count;
}

Value scion::add(Guard &guard, Value a, Value b) {
  return arith::AddIOp::create(guard.builder, guard.loc(), a, b);
}
Value scion::subtract(Guard &guard, Value a, Value b) {
  return arith::SubIOp::create(guard.builder, guard.loc(), a, b);
}
Value scion::multiply(Guard &guard, Value a, Value b) {
  return arith::MulIOp::create(guard.builder, guard.loc(), a, b);
}

Value scion::inArithmetic(Guard &guard, AffineExpr expr, ArrayRef<Value> dims) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return guard.index(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return {};
  Value l = inArithmetic(guard, binary.getLHS(), dims);
  Value r = inArithmetic(guard, binary.getRHS(), dims);
  if (!l || !r)
    return {};
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  bool divides = constant && constant.getValue() > 0;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return add(guard, l, r);
  case AffineExprKind::Mul:
    return multiply(guard, l, r);
  case AffineExprKind::Mod:
    return divides ? arith::RemUIOp::create(guard.builder, guard.loc(), l, r)
                         .getResult()
                   : Value();
  case AffineExprKind::FloorDiv:
    return divides ? arith::DivUIOp::create(guard.builder, guard.loc(), l, r)
                         .getResult()
                   : Value();
  default:
    return {};
  }
}

Value scion::bitsOf(Guard &guard, Value floats) {
  Type type = floats.getType();
  Type element = guard.builder.getIntegerType(
      getElementTypeOrSelf(type).getIntOrFloatBitWidth());
  if (auto shaped = dyn_cast<ShapedType>(type))
    element = shaped.clone(element);
  return arith::BitcastOp::create(guard.builder, guard.loc(), element, floats);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Values.h"

using namespace mlir;
using namespace scion;

Value scion::asValue(Guard &guard, OpFoldResult fold) {
  if (auto value = dyn_cast<Value>(fold))
    return value;
  return guard.index(cast<IntegerAttr>(cast<Attribute>(fold)).getInt());
}

Value scion::add(Guard &guard, Value a, Value b) {
  return arith::AddIOp::create(guard.builder, guard.loc(), a, b);
}

Value scion::multiply(Guard &guard, Value a, Value b) {
  return arith::MulIOp::create(guard.builder, guard.loc(), a, b);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Boundaries.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using namespace scion;
using llvm::APFloat;
using llvm::APInt;

static APInt integerBits(unsigned width, unsigned which) {
  auto number = [&](int64_t value) {
    return APInt(width, uint64_t(value), /*isSigned=*/true,
                 /*implicitTrunc=*/true);
  };
  APInt one = number(1);
  // Small values come first, because positions and sizes are among the
  // operands. For i1, nine values are 0 and eight are 1.
  switch (which) {
  case 0:
    return number(0);
  case 1:
    return number(1);
  case 2:
    return number(-1);
  case 3:
    return number(2);
  case 4:
    return APInt::getSignedMinValue(width);
  case 5:
    return APInt::getSignedMaxValue(width);
  case 6:
    return number(3);
  case 7:
    return number(-2);
  case 8:
    return number(width - 1); // the largest shift
  case 9:
    return APInt::getSignedMinValue(width) + one;
  case 10:
    return number(7);
  case 11:
    return number(int64_t(width) / 2);
  case 12:
    return APInt::getSignedMaxValue(width) - one;
  case 13:
    return number(-7);
  case 14:
    return number(width); // one more than the largest shift
  case 15:
    return number(0x5A5A5A5A5A5A5A5Aull);
  default:
    return number(100);
  }
}

static APInt floatBits(const llvm::fltSemantics &semantics, unsigned which) {
  auto number = [&](double value) {
    APFloat result(value);
    bool loses;
    result.convert(semantics, APFloat::rmNearestTiesToEven, &loses);
    return result.bitcastToAPInt();
  };
  switch (which) {
  case 0:
    return number(0.0);
  case 1:
    return number(1.0);
  case 2:
    return number(-1.0);
  case 3:
    return number(-0.0);
  case 4:
    return APFloat::getInf(semantics).bitcastToAPInt();
  case 5:
    return APFloat::getInf(semantics, /*Negative=*/true).bitcastToAPInt();
  case 6:
    return APFloat::getQNaN(semantics).bitcastToAPInt();
  case 7:
    return number(0.5);
  case 8:
    return number(2.0);
  case 9:
    return APFloat::getLargest(semantics).bitcastToAPInt();
  case 10:
    return number(-2.5); // halfway between two integers
  case 11:
    return APFloat::getSmallestNormalized(semantics).bitcastToAPInt();
  case 12:
    return APFloat::getSmallest(semantics, /*Negative=*/true).bitcastToAPInt();
  case 13:
    return number(3.0);
  case 14:
    return number(-7.25);
  case 15:
    return number(0.1);
  default:
    return number(1234.5);
  }
}

APInt scion::boundaryBits(Type type, uint64_t which) {
  unsigned number = unsigned(which % boundaryCount);
  if (auto floats = dyn_cast<FloatType>(type))
    return floatBits(floats.getFloatSemantics(), number);
  return integerBits(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(),
                     number);
}

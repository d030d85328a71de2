//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Combines two numbers, for the reductions and atomic updates of several
// dialects.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_COMBINE_H
#define SCION_HARNESS_SEMANTICS_COMBINE_H

#include "harness/semantics/Datum.h"

namespace scion::semantics {

enum class Combination : uint8_t {
  Add, // of integers or floats, as Mul
  Mul,
  And,
  Or,
  Xor,
  MinS,
  MinU,
  MaxS,
  MaxU,
  Minimum, // NaN if one is
  Maximum,
  MinNum, // the other one if one is NaN
  MaxNum,
  Assign, // the second
};

/// By the name that the attributes of arith and vector give it: "addf",
/// "minnumf", …; none if it is not known.
std::optional<Combination> combinationOf(llvm::StringRef name);

/// The result is poison if one of the numbers is.
Element combine(Combination how, const Element &a, const Element &b,
                mlir::Type type);

/// Returns the neutral element; none for Assign. It is -0.0 for float sums and
/// NaN for maxnumf.
std::optional<Element> neutralOf(Combination how, mlir::Type type);

/// Whether floats give the same bits when combined in any order, with or
/// without fused multiply-add: true if no step can round. Always true for
/// integers, minima and maxima.
class AnyOrder {
public:
  AnyOrder(Combination how, mlir::Type type) : how(how), type(type) {}
  void note(const Element &value);
  /// Notes `a * b` as one of the values.
  void noteProduct(const Element &a, const Element &b);
  bool isSame() const;

private:
  Combination how;
  mlir::Type type;
  bool isRounded = false;
  double magnitude = 0; // of the sum of what has been noted
  int lowest = 1 << 20; // exponent of the lowest bit that is set in one
  int64_t bits = 0, exponents = 0; // of a product
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_COMBINE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two numbers become one: what reductions and atomic updates of several
// dialects have in common.
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

/// Poison in one is poison of both.
Element combine(Combination how, const Element &a, const Element &b,
                mlir::Type type);

/// The neutral element; none for Assign. A float sum begins with -0.0, a
/// maximum by maxnumf with NaN.
std::optional<Element> neutralOf(Combination how, mlir::Type type);

/// Whether floats, combined in any order, with products fused to sums or not,
/// give the same bits: no step can be rounded then. Other numbers always do.
class AnyOrder {
public:
  AnyOrder(Combination how, mlir::Type type) : how(how), type(type) {}
  void note(const Element &value);
  /// A product of defined numbers that is one of the values.
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

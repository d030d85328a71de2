//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of the bits of an integer of up to 64 bits: a range of its
// values read as signed, and one read as unsigned. Neither is empty: where
// nothing is left, the program does not come there, and anything is right. The
// arithmetic is LLVM's (ConstantRange); MLIR's own range analysis is under
// test.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_BOUNDS_H
#define SCION_HARNESS_RECONDITION_BOUNDS_H

#include "llvm/IR/ConstantRange.h"

#include <functional>

namespace scion {

/// From the least to the greatest of them. Wide enough for every 64-bit value
/// and its neighbours.
struct Interval {
  using Number = __int128;
  Number min, max;
  bool contains(Number value) const { return min <= value && value <= max; }
  bool isWithin(Interval outer) const {
    return outer.min <= min && max <= outer.max;
  }
};

/// Of the greater, or the less, of two values.
Interval greaterOf(Interval a, Interval b);
Interval lessOf(Interval a, Interval b);

class Bounds {
public:
  /// Of any value.
  explicit Bounds(unsigned width);
  explicit Bounds(const llvm::APInt &constant);
  /// Of a value that lies in both.
  Bounds(const llvm::ConstantRange &a, const llvm::ConstantRange &b);
  /// Of any value, if the type has not all of the interval's.
  static Bounds fromSigned(Interval interval, unsigned width);
  static Bounds fromUnsigned(Interval interval, unsigned width);

  unsigned width() const { return s.getBitWidth(); }
  Interval asSigned() const;
  Interval asUnsigned() const;

  /// Of a value that lies in one of them.
  Bounds hull(const Bounds &other) const;
  /// Without what lies outside of `range`.
  Bounds meet(const llvm::ConstantRange &range) const;

  /// Of what `compute` makes of ranges, where it makes the same of all
  /// readings.
  template <typename Compute>
  Bounds map(Compute compute) const {
    return {compute(s), compute(u)};
  }
  template <typename Compute>
  Bounds map(const Bounds &other, Compute compute) const {
    return {std::invoke(compute, s, other.s), std::invoke(compute, u, other.u)};
  }

private:
  static Bounds from(Interval interval, Interval all, unsigned width);

  llvm::ConstantRange s, u; // s does not go over the greatest signed value, nor
                            // u over the greatest unsigned one
};

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_BOUNDS_H

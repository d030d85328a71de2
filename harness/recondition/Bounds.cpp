//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Bounds.h"

#include <algorithm>

using namespace llvm;
using namespace scion;

Interval scion::greaterOf(Interval a, Interval b) {
  return {std::max(a.min, b.min), std::max(a.max, b.max)};
}

Interval scion::lessOf(Interval a, Interval b) {
  return {std::min(a.min, b.min), std::min(a.max, b.max)};
}

Bounds::Bounds(unsigned width)
    : s(width, /*isFullSet=*/true), u(width, /*isFullSet=*/true) {}

Bounds::Bounds(const APInt &constant) : s(constant), u(constant) {}

Bounds::Bounds(const ConstantRange &a, const ConstantRange &b)
    : Bounds(a.getBitWidth()) {
  ConstantRange both = a.intersectWith(b, ConstantRange::Signed);
  if (both.isEmptySet())
    return;
  ConstantRange asUnsigned = a.intersectWith(b, ConstantRange::Unsigned);
  if (!both.isSignWrappedSet())
    s = both;
  if (!asUnsigned.isWrappedSet())
    u = asUnsigned;
  // What one reading says, the other one may know as well.
  both = s.intersectWith(u, ConstantRange::Signed);
  if (!both.isSignWrappedSet())
    s = both;
  asUnsigned = u.intersectWith(s, ConstantRange::Unsigned);
  if (!asUnsigned.isWrappedSet())
    u = asUnsigned;
}

static APInt bitsOf(Interval::Number number, unsigned width) {
  return APInt(64, uint64_t(number)).trunc(width);
}

Bounds Bounds::from(Interval interval, Interval all, unsigned width) {
  if (!interval.isWithin(all))
    return Bounds(width);
  ConstantRange range = ConstantRange::getNonEmpty(
      bitsOf(interval.min, width), bitsOf(interval.max, width) + 1);
  return {range, range};
}

Bounds Bounds::fromSigned(Interval interval, unsigned width) {
  return from(interval, Bounds(width).asSigned(), width);
}

Bounds Bounds::fromUnsigned(Interval interval, unsigned width) {
  return from(interval, Bounds(width).asUnsigned(), width);
}

Interval Bounds::asSigned() const {
  return {s.getSignedMin().getSExtValue(), s.getSignedMax().getSExtValue()};
}

Interval Bounds::asUnsigned() const {
  return {u.getUnsignedMin().getZExtValue(), u.getUnsignedMax().getZExtValue()};
}

Bounds Bounds::hull(const Bounds &other) const {
  Bounds all(width());
  all.s = s.unionWith(other.s, ConstantRange::Signed);
  all.u = u.unionWith(other.u, ConstantRange::Unsigned);
  return all;
}

Bounds Bounds::meet(const ConstantRange &range) const {
  ConstantRange left = s.intersectWith(range, ConstantRange::Signed);
  ConstantRange right = u.intersectWith(range, ConstantRange::Unsigned);
  if (left.isEmptySet() || right.isEmptySet() ||
      left.intersectWith(right).isEmptySet())
    return *this;
  return {left, right};
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Refine.h"

using namespace mlir;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;

/// Whether the bits are a NaN: all ones in the exponent, and a fraction that is
/// not 0. False for formats without infinities.
static Truth isNaN(const Bits &bits, FloatType type) {
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type))
    return false;
  unsigned width = type.getWidth(), fraction = type.getFPMantissaWidth() - 1;
  return bits.extractBits(width - 1 - fraction, fraction).isAllOnes() &
         !bits.trunc(fraction).isZero();
}

/// Whether `after` does not refine `before`. Poison may become anything, and a
/// NaN any NaN.
static Truth differ(const TermElement &before, const TermElement &after,
                    Type type) {
  if (before.width() != after.width())
    return true;
  Truth other = before.number != after.number;
  if (auto floating = dyn_cast_or_null<FloatType>(type))
    other = other &
            !(isNaN(before.number, floating) & isNaN(after.number, floating));
  return !before.isBad & (after.isBad | other);
}

namespace {
struct Collector {
  std::vector<Difference> found;

  void add(Truth condition, std::optional<size_t> number = std::nullopt) {
    if (!activeGraph().isFalse(condition.term) &&
        llvm::none_of(found, [&](const Difference &one) {
          return one.condition == condition.term;
        }))
      found.push_back({condition.term, number});
  }
};
} // namespace

static Type typeAt(ArrayRef<Type> types, size_t index) {
  return index < types.size() ? types[index] : Type();
}

static void compare(const Path &before, const Path &after, Truth both,
                    ArrayRef<Type> types, Collector &to) {
  if (after.end == Path::End::IsUndefined)
    return to.add(both);
  to.add(both & Truth::of(after.undefined));
  if (before.end != after.end || before.trap != after.trap ||
      (before.events.size() != after.events.size() &&
       !isMessageOfTrap(after.end == Path::End::Traps, before.events.size(),
                        after.events)) ||
      before.results.size() != after.results.size())
    return to.add(both);
  for (auto [event, other] : llvm::zip_first(before.events, after.events)) {
    if (event.what != other.what ||
        event.numbers.size() != other.numbers.size()) {
      to.add(both);
      continue;
    }
    for (auto [index, x] : llvm::enumerate(event.numbers))
      to.add(both &
             differ(x, other.numbers[index], typeAt(event.types, index)));
  }
  for (auto [index, x] : llvm::enumerate(before.results))
    to.add(both & differ(x, after.results[index], typeAt(types, index)), index);
}

std::vector<Difference> scion::prove::differences(const Paths &before,
                                                  const Paths &after,
                                                  ArrayRef<Type> resultTypes) {
  Collector to;
  for (const Path &path : before.list) {
    if (path.end == Path::End::IsUndefined)
      continue;
    Truth defined = Truth::of(path.condition) & !Truth::of(path.undefined);
    for (const Path &other : after.list) {
      Truth both = defined & Truth::of(other.condition);
      if (!activeGraph().isFalse(both.term))
        compare(path, other, both, resultTypes, to);
    }
  }
  return std::move(to.found);
}

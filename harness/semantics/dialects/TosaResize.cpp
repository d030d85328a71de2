//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa.resize, by the loops of the specification. An interpolated float is
// known only if no step rounds, because the specification leaves the order of
// the steps open.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Places.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

namespace {
/// One of height and width: which samples an output position lies between, and
/// how far it is from the first.
struct Axis {
  int64_t numerator, denominator, offset, size;

  int64_t first, second; // inside of the input
  int64_t rest;          // of `numerator`

  void moveTo(int64_t position) {
    int64_t scaled = position * denominator + offset;
    int64_t below = scaled / numerator - (scaled % numerator < 0);
    rest = scaled - below * numerator;
    first = std::max<int64_t>(below, 0);
    second = std::min(below + 1, size - 1);
  }
  int64_t nearest() const { return 2 * rest >= numerator ? second : first; }
};

/// Floats, and whether a step was rounded.
struct Exact {
  const llvm::fltSemantics &format;
  bool isExact = true;

  APFloat of(int64_t value) {
    APFloat made(format);
    isExact &= made.convertFromAPInt(APInt(64, uint64_t(value), true), true,
                                     toNearest) == APFloat::opOK;
    return made;
  }
  APFloat quotient(APFloat a, const APFloat &b) {
    isExact &= a.divide(b, toNearest) == APFloat::opOK;
    return a;
  }
  APFloat product(APFloat a, const APFloat &b) {
    isExact &= a.multiply(b, toNearest) == APFloat::opOK;
    return a;
  }
  APFloat sum(APFloat a, const APFloat &b) {
    isExact &= a.add(b, toNearest) == APFloat::opOK;
    return a;
  }
};
} // namespace

/// The numbers of a shape value.
static bool numbersOf(Value shape, Evaluation &in,
                      SmallVectorImpl<int64_t> &to) {
  const Elements *elements = in.elements(shape);
  if (!elements)
    return false;
  for (const Element &one : elements->list)
    to.push_back(one.asSigned());
  return true;
}

/// Returns the weighted sum of the four samples.
static Element interpolateIntegers(ArrayRef<const Element *> samples,
                                   const Axis &y, const Axis &x,
                                   unsigned width) {
  const int64_t weights[] = {(y.numerator - y.rest) * (x.numerator - x.rest),
                             (y.numerator - y.rest) * x.rest,
                             y.rest * (x.numerator - x.rest), y.rest * x.rest};
  APInt sum(width, 0);
  for (auto [sample, weight] : llvm::zip_equal(samples, weights))
    sum += sample->bits().sextOrTrunc(width) *
           APInt(64, uint64_t(weight), true).sextOrTrunc(width);
  return sum;
}

static std::optional<Element>
interpolateFloats(ArrayRef<const Element *> samples, const Axis &y,
                  const Axis &x, Type type) {
  Exact exact{cast<FloatType>(type).getFloatSemantics()};
  APFloat one = exact.of(1);
  APFloat dy = exact.quotient(exact.of(y.rest), exact.of(y.numerator));
  APFloat dx = exact.quotient(exact.of(x.rest), exact.of(x.numerator));
  APFloat fromY = exact.sum(one, -dy), fromX = exact.sum(one, -dx);
  const APFloat weights[] = {exact.product(fromY, fromX),
                             exact.product(fromY, dx), exact.product(dy, fromX),
                             exact.product(dy, dx)};
  std::optional<APFloat> sum;
  for (auto [sample, weight] : llvm::zip_equal(samples, weights)) {
    APFloat value = asFloat(*sample, type);
    // Infinity by 0, and the sign of a sum of zeros, depend on the order.
    if (!value.isFinite() || (value.isZero() && value.isNegative()))
      return std::nullopt;
    APFloat term = exact.product(value, weight);
    sum = sum ? exact.sum(*sum, term) : term;
  }
  // Products of a zero weight and a negative number are negative zeros.
  if (!exact.isExact || sum->isZero())
    return std::nullopt;
  return ofFloat(*sum);
}

static Flow resize(tosa::ResizeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput());
  SmallVector<int64_t> scale, offset, border;
  if (!source || !numbersOf(op.getScale(), in, scale) ||
      !numbersOf(op.getOffset(), in, offset) ||
      !numbersOf(op.getBorder(), in, border))
    return Flow::Stop;
  if (llvm::any_of(scale, [](int64_t number) { return number <= 0; }))
    return in.undefined("a scale that is not positive");
  Axis axes[] = {{scale[0], scale[1], offset[0], source->shape[1], 0, 0, 0},
                 {scale[2], scale[3], offset[1], source->shape[2], 0, 0, 0}};
  SmallVector<int64_t, 4> shape = source->shape;
  for (unsigned i = 0; i < 2; ++i) {
    int64_t span =
        (axes[i].size - 1) * axes[i].numerator - axes[i].offset + border[i];
    if (span < 0 || span % axes[i].denominator != 0)
      return in.undefined("a resize to no whole size");
    shape[1 + i] = span / axes[i].denominator + 1;
  }
  if (!agrees(cast<ShapedType>(op.getType()), shape))
    return in.undefined("another size than stated");
  Type type = operandNumber(op);
  unsigned width = widthOf(resultNumber(op));
  bool isNearest = op.getMode() == tosa::ResizeMode::NEAREST_NEIGHBOR;
  auto elementAt = [&](ArrayRef<int64_t> at) -> std::optional<Datum> {
    if (!in.charge(1))
      return std::nullopt;
    Axis &y = axes[0], &x = axes[1];
    y.moveTo(at[1]);
    x.moveTo(at[2]);
    auto sample = [&](int64_t row, int64_t column) {
      return &source->list[size_t(source->at({at[0], row, column, at[3]}))];
    };
    if (isNearest)
      return *sample(y.nearest(), x.nearest());
    const Element *samples[] = {
        sample(y.first, x.first), sample(y.first, x.second),
        sample(y.second, x.first), sample(y.second, x.second)};
    State state = State::Defined;
    for (const Element *one : samples)
      state = worse(state, one->state());
    if (state != State::Defined)
      return Element::bad(width, state);
    std::optional<Element> value =
        isa<FloatType>(type) ? interpolateFloats(samples, y, x, type)
                             : interpolateIntegers(samples, y, x, width);
    return value ? std::move(*value) : in.unspecified(width);
  };
  return in.setEach(op.getResult(), shape, elementAt);
}

namespace scion::semantics {
void registerTosaResize(Meanings &to) {
  to.add<tosa::ResizeOp>(
      [](tosa::ResizeOp op, Evaluation &in) { return resize(op, in); });
}
} // namespace scion::semantics

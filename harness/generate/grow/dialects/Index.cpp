//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// index: arithmetic of indices. Their width is 64 bits on every path.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

template <typename Op>
static bool two(Draft &d) {
  return d.makeOfOneType(Op::getOperationName(), 2, d.builder.getIndexType());
}

/// The second number is one of these, live or not.
template <typename Op, int64_t low, int64_t high>
static bool ranged(Draft &d) {
  Type type = d.builder.getIndexType();
  Value a = d.pick(type);
  Value b = d.pickIf([&](Value value) {
    std::optional<int64_t> is =
        value.getType().isIndex() ? d.number(value) : std::nullopt;
    return is && *is >= low && *is <= high;
  });
  if (!b)
    b = d.index(d.choices.between(low, std::min<int64_t>(high, 9)));
  return d.make(Op::getOperationName(), {a, b}, type);
}

static bool compare(Draft &d) {
  Type type = d.builder.getIndexType();
  Value a = d.pick(type), b = d.pick(type);
  return a && b &&
         d.add<index::CmpOp>(
             static_cast<index::IndexCmpPredicate>(d.choices.below(10)), a, b);
}

template <typename Op>
static bool castIndex(Draft &d) {
  Type index = d.builder.getIndexType(), other = d.anyInteger();
  if (other.isIndex() || semantics::widthOf(other) > 64)
    return false;
  return d.coin() ? d.make(Op::getOperationName(), d.pick(index), other)
                  : d.make(Op::getOperationName(), d.pick(other), index);
}

static bool constant(Draft &d) {
  return d.make(
      "index.constant", {}, d.builder.getIndexType(),
      d.named("value", d.builder.getIndexAttr(d.choices.between(-5, 12))));
}

static bool boolean(Draft &d) {
  return d.make("index.bool.constant", {}, d.builder.getI1Type(),
                d.named("value", d.builder.getBoolAttr(d.coin())));
}

namespace scion::grow {
void registerIndex(Makers &to) {
  to.add("index.add", two<index::AddOp>);
  to.add("index.sub", two<index::SubOp>);
  to.add("index.mul", two<index::MulOp>);
  to.add("index.and", two<index::AndOp>);
  to.add("index.or", two<index::OrOp>);
  to.add("index.xor", two<index::XOrOp>);
  to.add("index.maxs", two<index::MaxSOp>);
  to.add("index.maxu", two<index::MaxUOp>);
  to.add("index.mins", two<index::MinSOp>);
  to.add("index.minu", two<index::MinUOp>);
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  to.add("index.divs", ranged<index::DivSOp, 1, most>);
  to.add("index.divu", ranged<index::DivUOp, 1, most>);
  to.add("index.ceildivs", ranged<index::CeilDivSOp, 1, most>);
  to.add("index.ceildivu", ranged<index::CeilDivUOp, 1, most>);
  to.add("index.floordivs", ranged<index::FloorDivSOp, 1, most>);
  to.add("index.rems", ranged<index::RemSOp, 1, most>);
  to.add("index.remu", ranged<index::RemUOp, 1, most>);
  to.add("index.shl", ranged<index::ShlOp, 0, 63>);
  to.add("index.shrs", ranged<index::ShrSOp, 0, 63>);
  to.add("index.shru", ranged<index::ShrUOp, 0, 63>);
  to.add("index.cmp", compare, 3);
  to.add("index.casts", castIndex<index::CastSOp>, 2);
  to.add("index.castu", castIndex<index::CastUOp>, 2);
  to.add("index.constant", constant, 2);
  to.add("index.bool.constant", boolean);
}
} // namespace scion::grow

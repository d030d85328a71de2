//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref: buffers that are written when they are made, and second names for
// them: views, casts, copies.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/Sequence.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;

static MemRefType typeOf(Value value) {
  return cast<MemRefType>(value.getType());
}

static Value pickBuffer(Draft &d, int64_t leastRank = 0) {
  Value value = d.pickOf<MemRefType>(
      [&](MemRefType type) { return type.getRank() >= leastRank; });
  return value && d.sizes(value) ? value : Value();
}

static bool alloc(Draft &d) {
  return static_cast<bool>(
      d.fresh(d.anyMemref(d.anyNumber(), unsigned(d.choices.below(3)))));
}

/// Fills the buffer before it becomes live.
static bool revealFilled(Draft &d, Operation *alloc, Value with) {
  alloc = d.commit(alloc, /*isHidden=*/true);
  if (!alloc || !d.commit(linalg::FillOp::create(d.builder, d.loc, with,
                                                 alloc->getResult(0))))
    return false;
  d.reveal(alloc->getResult(0));
  return true;
}

/// Allocates a buffer of dynamic size.
static bool allocDynamic(Draft &d) {
  Type element = d.anyNumber();
  Value size = d.index(d.choices.between(1, 6)), with = d.pick(element);
  if (!with)
    return false;
  auto type = MemRefType::get({ShapedType::kDynamic}, element);
  return revealFilled(
      d, memref::AllocOp::create(d.builder, d.loc, type, ValueRange(size)),
      with);
}

static bool allocOnStack(Draft &d) {
  MemRefType type =
      d.anyMemref(d.anyNumber(), unsigned(d.choices.between(0, 1)));
  Value with = d.pick(type.getElementType());
  return with && revealFilled(
                     d, memref::AllocaOp::create(d.builder, d.loc, type), with);
}

static bool load(Draft &d) {
  Value from = pickBuffer(d);
  SmallVector<Value> at;
  return from && d.somewhereIn(from, at) && d.add<memref::LoadOp>(from, at);
}

static bool store(Draft &d) {
  Value into = pickBuffer(d);
  SmallVector<Value> at;
  if (!into || !d.somewhereIn(into, at))
    return false;
  Value value = d.pick(typeOf(into).getElementType());
  return value && d.add<memref::StoreOp>(value, into, at);
}

static bool dim(Draft &d) {
  Value from = pickBuffer(d, 1);
  Value which = from ? d.indexBelow(typeOf(from).getRank()) : from;
  return which && d.make("memref.dim", {from, which}, d.builder.getIndexType());
}

static bool castBuffer(Draft &d) {
  Value from = pickBuffer(d, 1);
  if (!from || !typeOf(from).getLayout().isIdentity())
    return false;
  std::optional<SmallVector<int64_t>> sizes = d.sizes(from);
  for (int64_t &size : *sizes)
    if (d.coin())
      size = ShapedType::kDynamic;
  auto type = MemRefType::get(*sizes, typeOf(from).getElementType());
  return type != typeOf(from) && d.make("memref.cast", from, type);
}

static bool subview(Draft &d) {
  Value from = pickBuffer(d, 1);
  if (!from)
    return false;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  auto number = [&](int64_t value) -> OpFoldResult {
    if (d.choices.chance(1, 4))
      return d.index(value);
    return d.builder.getIndexAttr(value);
  };
  SmallVector<int64_t> shape = *d.sizes(from);
  for (int64_t size : shape) {
    if (size == 0)
      return false;
    int64_t offset = d.choices.between(0, size - 1);
    int64_t stride = d.choices.chance(1, 4) ? 2 : 1;
    int64_t count = d.choices.between(1, (size - offset - 1) / stride + 1);
    offsets.push_back(number(offset));
    sizes.push_back(number(count));
    strides.push_back(number(stride));
  }
  return d.add<memref::SubViewOp>(from, offsets, sizes, strides);
}

static bool collapse(Draft &d) {
  Value from = pickBuffer(d, 2);
  if (!from || !typeOf(from).getLayout().isIdentity())
    return false;
  SmallVector<ReassociationIndices> all{
      llvm::to_vector<2>(llvm::seq<int64_t>(0, typeOf(from).getRank()))};
  return d.add<memref::CollapseShapeOp>(from,
                                        ArrayRef<ReassociationIndices>(all));
}

static bool expand(Draft &d) {
  Value from = d.pickOf<MemRefType>([](MemRefType type) {
    return type.getRank() == 1 && type.hasStaticShape() &&
           type.getLayout().isIdentity();
  });
  if (!from)
    return false;
  int64_t size = typeOf(from).getDimSize(0);
  int64_t by = size % 2 == 0 && d.coin() ? 2 : 1;
  SmallVector<int64_t> shape{by, size / by};
  SmallVector<ReassociationIndices> groups{{0, 1}};
  return d.add<memref::ExpandShapeOp>(shape, from, groups);
}

/// Copies between different buffers.
static bool copy(Draft &d) {
  Value from = pickBuffer(d);
  if (!from)
    return false;
  std::optional<SmallVector<int64_t>> shape = d.sizes(from);
  const semantics::Datum *source = d.known(from);
  Value to = d.pickIf([&](Value value) {
    auto type = dyn_cast<MemRefType>(value.getType());
    if (!type || type.getElementType() != typeOf(from).getElementType() ||
        d.sizes(value) != shape || !source)
      return false;
    const semantics::Datum *other = d.known(value);
    return other && other->view().allocated != source->view().allocated;
  });
  return to && d.add<memref::CopyOp>(from, to);
}

static bool atomic(Draft &d) {
  Value into = pickBuffer(d);
  SmallVector<Value> at;
  if (!into || !typeOf(into).getElementType().isSignlessInteger(32) ||
      !d.somewhereIn(into, at))
    return false;
  static constexpr std::array<arith::AtomicRMWKind, 6> kinds = {
      arith::AtomicRMWKind::addi, arith::AtomicRMWKind::maxs,
      arith::AtomicRMWKind::maxu, arith::AtomicRMWKind::mins,
      arith::AtomicRMWKind::ori,  arith::AtomicRMWKind::andi};
  Value value = d.pick(typeOf(into).getElementType());
  return value && d.add<memref::AtomicRMWOp>(
                      kinds[d.choices.below(kinds.size())], value, into, at);
}

namespace scion::grow {
void registerMemref(Makers &to) {
  to.add("memref.alloc", alloc, 4);
  to.add("memref.alloc", allocDynamic, 2);
  to.add("memref.alloca", allocOnStack);
  to.add("memref.load", load, 6);
  to.add("memref.store", store, 6);
  to.add("memref.dim", dim);
  to.add("memref.cast", castBuffer, 2);
  to.add("memref.subview", subview, 4);
  to.add("memref.collapse_shape", collapse);
  to.add("memref.expand_shape", expand);
  to.add("memref.copy", copy, 2);
  to.add("memref.atomic_rmw", atomic);
}
} // namespace scion::grow

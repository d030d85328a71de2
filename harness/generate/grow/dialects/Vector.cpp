//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector: elements and shapes, reductions of integers, reads and writes of
// memory and tensors with masks and padding.
//
// One idea: a table, a maker for each op.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;

static bool isOne(VectorType type, int64_t leastRank) {
  return type.getRank() >= leastRank &&
         type.getElementType().isIntOrIndexOrFloat();
}

/// A live vector, or a new one.
static Value pickVector(Draft &d, int64_t leastRank = 1) {
  Value value = d.pickOf<VectorType>(
      [&](VectorType type) { return isOne(type, leastRank); });
  return value ? value
               : d.pick(d.anyVector(d.anyNumber(),
                                    unsigned(std::max<int64_t>(leastRank, 1))));
}

static VectorType typeOf(Value value) {
  return cast<VectorType>(value.getType());
}

static SmallVector<int64_t> somewhere(Draft &d, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> at;
  for (int64_t size : shape)
    at.push_back(d.choices.between(0, size - 1));
  return at;
}

static bool broadcast(Draft &d) {
  VectorType type =
      d.anyVector(d.anyNumber(), unsigned(d.choices.between(1, 2)));
  Type from = type.getElementType();
  if (type.getRank() == 2 && d.coin())
    from = VectorType::get(type.getShape().drop_front(), from);
  Value value = d.pick(from);
  return value && d.add<vector::BroadcastOp>(type, value);
}

static bool extract(Draft &d) {
  Value from = pickVector(d);
  if (!from)
    return false;
  SmallVector<int64_t> at = somewhere(d, typeOf(from).getShape());
  at.resize(size_t(d.choices.between(1, int64_t(at.size()))));
  if (d.coin())
    return d.add<vector::ExtractOp>(from, ArrayRef<int64_t>(at));
  SmallVector<OpFoldResult> positions;
  for (int64_t one : at)
    positions.push_back(d.builder.getIndexAttr(one));
  positions.back() =
      d.indexBelow(typeOf(from).getDimSize(int64_t(at.size()) - 1));
  return d.add<vector::ExtractOp>(from, ArrayRef<OpFoldResult>(positions));
}

static bool insert(Draft &d) {
  Value into = pickVector(d);
  if (!into)
    return false;
  SmallVector<int64_t> at = somewhere(d, typeOf(into).getShape());
  Value value = d.pick(typeOf(into).getElementType());
  if (!value)
    return false;
  SmallVector<OpFoldResult> positions;
  for (int64_t one : at)
    positions.push_back(d.builder.getIndexAttr(one));
  if (d.coin())
    positions.back() = d.indexBelow(typeOf(into).getShape().back());
  return d.add<vector::InsertOp>(value, into,
                                 ArrayRef<OpFoldResult>(positions));
}

static bool shuffle(Draft &d) {
  Value a = pickVector(d);
  Value b = a ? d.pick(a.getType()) : a;
  if (!b)
    return false;
  int64_t lanes = 2 * typeOf(a).getDimSize(0);
  SmallVector<int64_t> mask;
  for (int64_t i = d.choices.between(1, 5); i > 0; --i)
    mask.push_back(d.choices.between(0, lanes - 1));
  return d.add<vector::ShuffleOp>(a, b, ArrayRef<int64_t>(mask));
}

static bool extractSlice(Draft &d) {
  Value from = pickVector(d);
  if (!from)
    return false;
  SmallVector<int64_t> offsets, sizes, strides;
  for (int64_t size : typeOf(from).getShape()) {
    offsets.push_back(d.choices.between(0, size - 1));
    sizes.push_back(d.choices.between(1, size - offsets.back()));
    strides.push_back(1);
  }
  return d.add<vector::ExtractStridedSliceOp>(from, ArrayRef<int64_t>(offsets),
                                              ArrayRef<int64_t>(sizes),
                                              ArrayRef<int64_t>(strides));
}

static bool insertSlice(Draft &d) {
  Value from = pickVector(d);
  Value into = from ? d.pickOf<VectorType>([&](VectorType type) {
    return type.getElementType() == typeOf(from).getElementType() &&
           type.getRank() == typeOf(from).getRank();
  })
                    : from;
  if (!into)
    return false;
  SmallVector<int64_t> offsets, strides;
  for (auto [small, big] :
       llvm::zip_equal(typeOf(from).getShape(), typeOf(into).getShape())) {
    if (small > big)
      return false;
    offsets.push_back(d.choices.between(0, big - small));
    strides.push_back(1);
  }
  return d.add<vector::InsertStridedSliceOp>(
      from, into, ArrayRef<int64_t>(offsets), ArrayRef<int64_t>(strides));
}

static bool shapeCast(Draft &d) {
  Value from = pickVector(d);
  if (!from)
    return false;
  VectorType type = typeOf(from);
  int64_t count = type.getNumElements();
  SmallVector<int64_t> shape{count};
  for (int64_t by : {4, 3, 2})
    if (count % by == 0 && d.coin()) {
      shape = {by, count / by};
      break;
    }
  if (d.choices.chance(1, 4))
    shape.insert(shape.begin(), 1);
  return shape != type.getShape() &&
         d.add<vector::ShapeCastOp>(
             VectorType::get(shape, type.getElementType()), from);
}

static bool transpose(Draft &d) {
  Value from = pickVector(d, 2);
  if (!from)
    return false;
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, typeOf(from).getRank()));
  d.choices.shuffle(order);
  return d.add<vector::TransposeOp>(from, ArrayRef<int64_t>(order));
}

static vector::CombiningKind integerKind(Draft &d) {
  using Kind = vector::CombiningKind;
  static constexpr std::array<Kind, 9> kinds = {
      Kind::ADD,   Kind::MUL, Kind::MINUI, Kind::MINSI, Kind::MAXUI,
      Kind::MAXSI, Kind::AND, Kind::OR,    Kind::XOR};
  return kinds[d.choices.below(kinds.size())];
}

static vector::CombiningKind kindFor(Draft &d, Type element) {
  if (!isa<FloatType>(element))
    return integerKind(d);
  using Kind = vector::CombiningKind;
  static constexpr std::array<Kind, 3> kinds = {Kind::MINIMUMF, Kind::MAXIMUMF,
                                                Kind::ADD};
  return kinds[d.choices.below(kinds.size())];
}

static bool reduction(Draft &d) {
  Value from = d.pickOf<VectorType>([](VectorType type) {
    return type.getRank() == 1 && type.getElementType().isIntOrIndexOrFloat();
  });
  if (!from)
    from = d.pick(d.anyVector(d.anyNumber(), 1));
  if (!from)
    return false;
  Type element = typeOf(from).getElementType();
  vector::CombiningKind kind = kindFor(d, element);
  if (d.coin())
    return d.add<vector::ReductionOp>(kind, from);
  Value acc = d.pick(element);
  return acc && d.add<vector::ReductionOp>(kind, from, acc);
}

static bool multiReduction(Draft &d) {
  Value from = pickVector(d, 2);
  if (!from)
    return false;
  VectorType type = typeOf(from);
  SmallVector<bool> reduced;
  SmallVector<int64_t> kept;
  for (int64_t size : type.getShape()) {
    reduced.push_back(d.coin());
    if (!reduced.back())
      kept.push_back(size);
  }
  Type element = type.getElementType();
  Type to = kept.empty() ? element : Type(VectorType::get(kept, element));
  Value acc = d.pick(to);
  return acc && d.add<vector::MultiDimReductionOp>(from, acc, reduced,
                                                   kindFor(d, element));
}

static bool outerProduct(Draft &d) {
  Type element = d.anyNumber();
  if (element.isIndex())
    return false;
  VectorType a = d.anyVector(element, 1), b = d.anyVector(element, 1);
  VectorType to = VectorType::get({a.getDimSize(0), b.getDimSize(0)}, element);
  Value x = d.pick(a), y = d.pick(b), acc = d.pick(to);
  return x && y && acc &&
         d.make("vector.outerproduct", {x, y, acc}, to,
                d.named("kind", vector::CombiningKindAttr::get(
                                    d.builder.getContext(),
                                    vector::CombiningKind::ADD)));
}

/// A matrix product of integers, in one of its layouts.
static bool contract(Draft &d) {
  Type element = d.anyInteger();
  if (element.isIndex())
    return false;
  MLIRContext *context = d.builder.getContext();
  SmallVector<int64_t> mnk = d.anyShape(3);
  AffineExpr m, n, k;
  bindDims(context, m, n, k);
  auto of = [&](int64_t a, int64_t b) {
    return VectorType::get({a, b}, element);
  };
  bool turnA = d.coin(), turnB = d.coin();
  Value a = d.pick(turnA ? of(mnk[2], mnk[0]) : of(mnk[0], mnk[2]));
  Value b = d.pick(turnB ? of(mnk[1], mnk[2]) : of(mnk[2], mnk[1]));
  Value acc = d.pick(of(mnk[0], mnk[1]));
  if (!a || !b || !acc)
    return false;
  auto map = [&](AffineExpr x, AffineExpr y) {
    return AffineMapAttr::get(AffineMap::get(3, 0, {x, y}, context));
  };
  Attribute maps[] = {turnA ? map(k, m) : map(m, k),
                      turnB ? map(n, k) : map(k, n), map(m, n)};
  auto iterator = [&](vector::IteratorType type) -> Attribute {
    return vector::IteratorTypeAttr::get(context, type);
  };
  Attribute iterators[] = {iterator(vector::IteratorType::parallel),
                           iterator(vector::IteratorType::parallel),
                           iterator(vector::IteratorType::reduction)};
  return d.add<vector::ContractionOp>(a, b, acc, d.builder.getArrayAttr(maps),
                                      d.builder.getArrayAttr(iterators));
}

static bool fromElements(Draft &d) {
  VectorType type = d.anyVector(d.anyNumber(), 1);
  SmallVector<Value> values;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    values.push_back(d.pick(type.getElementType()));
  return d.make("vector.from_elements", values, type);
}

static bool toElements(Draft &d) {
  Value from = pickVector(d);
  if (!from || typeOf(from).getNumElements() > 8)
    return false;
  SmallVector<Type> types(size_t(typeOf(from).getNumElements()),
                          typeOf(from).getElementType());
  return d.make("vector.to_elements", from, types);
}

static bool interleave(Draft &d) {
  Value a = pickVector(d);
  Value b = a ? d.pick(a.getType()) : a;
  return b && d.add<vector::InterleaveOp>(a, b);
}

static bool deinterleave(Draft &d) {
  Value from = d.pickOf<VectorType>([](VectorType type) {
    return type.getRank() > 0 && type.getShape().back() % 2 == 0;
  });
  return from && d.add<vector::DeinterleaveOp>(from);
}

static bool createMask(Draft &d) {
  VectorType type =
      d.anyVector(d.builder.getI1Type(), unsigned(d.choices.between(1, 2)));
  SmallVector<Value> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(d.indexBelow(size + 1));
  return d.make("vector.create_mask", sizes, type);
}

static bool constantMask(Draft &d) {
  VectorType type =
      d.anyVector(d.builder.getI1Type(), unsigned(d.choices.between(1, 2)));
  SmallVector<int64_t> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(d.choices.between(1, size));
  return d.make(
      "vector.constant_mask", {}, type,
      d.named("mask_dim_sizes", d.builder.getDenseI64ArrayAttr(sizes)));
}

static bool step(Draft &d) {
  return d.make("vector.step", {}, d.anyVector(d.builder.getIndexType(), 1));
}

static bool scan(Draft &d) {
  Value from = pickVector(d, 2);
  if (!from || !typeOf(from).getElementType().isSignlessInteger())
    return false;
  VectorType type = typeOf(from);
  int64_t along = d.choices.between(0, type.getRank() - 1);
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + along);
  Value init = d.pick(VectorType::get(shape, type.getElementType()));
  return init &&
         d.add<vector::ScanOp>(integerKind(d), from, init, along, d.coin());
}

static bool bitcast(Draft &d) {
  Value from = pickVector(d);
  if (!from || typeOf(from).getElementType().isIndex())
    return false;
  unsigned width = typeOf(from).getElementTypeBitWidth();
  unsigned to = width * (d.coin() ? 2 : 1) / (d.coin() ? 2 : 1);
  int64_t bits = typeOf(from).getShape().back() * width;
  if (to == 0 || bits % to)
    return false;
  SmallVector<int64_t> shape(typeOf(from).getShape());
  shape.back() = bits / to;
  auto type = VectorType::get(shape, d.builder.getIntegerType(to));
  return type != typeOf(from) && d.make("vector.bitcast", from, type);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether vectors of it lie in memory as their elements do.
static bool fillsBytes(Type element) {
  return !element.isIndex() && Draft::fillsBytes(element);
}

namespace {
struct Spot { // where a vector lies in a memref, in its last dimension
  Value buffer;
  VectorType type;
  SmallVector<Value> at;
};
} // namespace

static std::optional<Spot> spotFor(Draft &d, bool isInside) {
  Spot spot;
  spot.buffer = d.pickOf<MemRefType>([](MemRefType type) {
    return type.getRank() > 0 && fillsBytes(type.getElementType()) &&
           type.isLastDimUnitStride();
  });
  std::optional<SmallVector<int64_t>> sizes =
      spot.buffer ? d.sizes(spot.buffer) : std::nullopt;
  if (!sizes)
    return std::nullopt;
  int64_t lanes = d.choices.between(1, 4), most = sizes->back();
  if (isInside && lanes > most)
    lanes = most;
  for (size_t i = 0; i < sizes->size(); ++i) {
    bool isLast = i + 1 == sizes->size();
    Value at =
        d.indexBelow(isLast && isInside ? most - lanes + 1 : (*sizes)[i]);
    if (!at)
      return std::nullopt;
    spot.at.push_back(at);
  }
  spot.type = VectorType::get(
      {lanes}, cast<MemRefType>(spot.buffer.getType()).getElementType());
  return spot;
}

static bool load(Draft &d) {
  std::optional<Spot> spot = spotFor(d, true);
  return spot && d.add<vector::LoadOp>(spot->type, spot->buffer, spot->at);
}

static bool store(Draft &d) {
  std::optional<Spot> spot = spotFor(d, true);
  Value value = spot ? d.pick(spot->type) : Value();
  return value && d.add<vector::StoreOp>(value, spot->buffer, spot->at);
}

static VectorType maskOf(Draft &d, VectorType type) {
  return type.clone(d.builder.getI1Type());
}

static bool maskedLoad(Draft &d) {
  std::optional<Spot> spot = spotFor(d, d.coin());
  if (!spot)
    return false;
  Value mask = d.pick(maskOf(d, spot->type)), pass = d.pick(spot->type);
  return mask && pass &&
         d.add<vector::MaskedLoadOp>(spot->type, spot->buffer, spot->at, mask,
                                     pass);
}

static bool maskedStore(Draft &d) {
  std::optional<Spot> spot = spotFor(d, d.coin());
  if (!spot)
    return false;
  Value mask = d.pick(maskOf(d, spot->type)), value = d.pick(spot->type);
  return mask && value &&
         d.add<vector::MaskedStoreOp>(spot->buffer, spot->at, mask, value);
}

static bool expandLoad(Draft &d) {
  std::optional<Spot> spot = spotFor(d, true);
  if (!spot)
    return false;
  Value mask = d.pick(maskOf(d, spot->type)), pass = d.pick(spot->type);
  return mask && pass &&
         d.add<vector::ExpandLoadOp>(spot->type, spot->buffer, spot->at, mask,
                                     pass);
}

static bool compressStore(Draft &d) {
  std::optional<Spot> spot = spotFor(d, true);
  if (!spot)
    return false;
  Value mask = d.pick(maskOf(d, spot->type)), value = d.pick(spot->type);
  return mask && value &&
         d.add<vector::CompressStoreOp>(spot->buffer, spot->at, mask, value);
}

/// A tensor or memref that a transfer may read or write.
static Value pickTransferred(Draft &d) {
  return d.pickIf([](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return type && !isa<VectorType>(type) && type.hasRank() &&
           type.getRank() > 0 && type.getRank() <= 2 &&
           fillsBytes(type.getElementType());
  });
}

namespace {
/// Where a transfer begins, and in which dimensions it stays inside.
struct Start {
  SmallVector<Value> at;
  SmallVector<bool> isInside;

  bool add(Draft &d, int64_t size, int64_t lanes) {
    bool inside = lanes <= size && d.coin();
    Value one = d.indexBelow(inside ? size - lanes + 1 : size);
    if (!one)
      return false;
    at.push_back(one);
    isInside.push_back(inside);
    return true;
  }
};
} // namespace

/// From a tensor or memref, over its end too.
static bool transferRead(Draft &d) {
  Value from = pickTransferred(d);
  std::optional<SmallVector<int64_t>> sizes =
      from ? d.sizes(from) : std::nullopt;
  if (!sizes)
    return false;
  auto type = cast<ShapedType>(from.getType());
  Start start;
  SmallVector<int64_t> shape;
  for (int64_t size : *sizes) {
    shape.push_back(d.choices.between(1, 4));
    if (!start.add(d, size, shape.back()))
      return false;
  }
  Value pad = d.pick(type.getElementType());
  return pad &&
         d.add<vector::TransferReadOp>(
             VectorType::get(shape, type.getElementType()), from, start.at, pad,
             AffineMap::getMultiDimIdentityMap(unsigned(shape.size()),
                                               d.builder.getContext()),
             std::optional<ArrayRef<bool>>(start.isInside));
}

static bool transferWrite(Draft &d) {
  Value into = pickTransferred(d);
  std::optional<SmallVector<int64_t>> sizes =
      into ? d.sizes(into) : std::nullopt;
  if (!sizes)
    return false;
  auto type = cast<ShapedType>(into.getType());
  Start start;
  VectorType vector =
      d.anyVector(type.getElementType(), unsigned(type.getRank()));
  for (auto [size, lanes] : llvm::zip_equal(*sizes, vector.getShape()))
    if (!start.add(d, size, lanes))
      return false;
  Value value = d.pick(vector);
  return value && d.add<vector::TransferWriteOp>(
                      value, into, start.at,
                      AffineMap::getMultiDimIdentityMap(
                          unsigned(type.getRank()), d.builder.getContext()),
                      std::optional<ArrayRef<bool>>(start.isInside));
}

static bool print(Draft &d) { return d.showOne(); }

namespace scion::grow {
void registerVector(Makers &to) {
  to.add("vector.broadcast", broadcast, 3);
  to.add("vector.extract", extract, 3);
  to.add("vector.insert", insert, 2);
  to.add("vector.shuffle", shuffle, 2);
  to.add("vector.extract_strided_slice", extractSlice, 2);
  to.add("vector.insert_strided_slice", insertSlice, 2);
  to.add("vector.shape_cast", shapeCast, 3);
  to.add("vector.transpose", transpose, 2);
  to.add("vector.reduction", reduction, 2);
  to.add("vector.multi_reduction", multiReduction, 2);
  to.add("vector.outerproduct", outerProduct);
  to.add("vector.contract", contract);
  to.add("vector.from_elements", fromElements);
  to.add("vector.to_elements", toElements);
  to.add("vector.interleave", interleave);
  to.add("vector.deinterleave", deinterleave);
  to.add("vector.create_mask", createMask, 2);
  to.add("vector.constant_mask", constantMask);
  to.add("vector.step", step);
  to.add("vector.scan", scan);
  to.add("vector.bitcast", bitcast);
  to.add("vector.load", load, 2);
  to.add("vector.store", store, 2);
  to.add("vector.maskedload", maskedLoad);
  to.add("vector.maskedstore", maskedStore);
  to.add("vector.expandload", expandLoad);
  to.add("vector.compressstore", compressStore);
  to.add("vector.transfer_read", transferRead, 3);
  to.add("vector.transfer_write", transferWrite, 3);
  to.add("vector.print", print);
}
} // namespace scion::grow

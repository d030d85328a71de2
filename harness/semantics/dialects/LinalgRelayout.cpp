//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg: ops without a region: pack, unpack, softmax.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Places.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

namespace {
/// The mapping between a plain tensor and its tiled form.
struct Tiling {
  SmallVector<int64_t> tiles, dims, permutation;

  /// The sizes of the outer dimensions of the tiled form.
  SmallVector<int64_t> outerSizes(ArrayRef<int64_t> plain) const {
    SmallVector<int64_t> sizes(plain), permuted;
    for (auto [tile, dim] : llvm::zip_equal(tiles, dims)) {
      int64_t size = plain[size_t(dim)];
      sizes[size_t(dim)] = size / tile + (size % tile != 0);
    }
    for (int64_t from : permutation)
      permuted.push_back(sizes[size_t(from)]);
    return permuted;
  }

  /// Maps a position in the tiled form to the position in the plain tensor.
  SmallVector<int64_t> plainOf(ArrayRef<int64_t> tiled) const {
    SmallVector<int64_t> plain(permutation.size());
    for (auto [i, from] : llvm::enumerate(permutation))
      plain[size_t(from)] = tiled[i];
    for (size_t i = 0; i < tiles.size(); ++i) {
      int64_t &number = plain[size_t(dims[i])];
      number = number * tiles[i] + tiled[permutation.size() + i];
    }
    return plain;
  }
};
} // namespace

/// None if the run is over.
template <typename Op>
static std::optional<Tiling> tilingOf(Op op, size_t rank, Evaluation &in) {
  Tiling tiling;
  if (!in.integers(op.getStaticInnerTiles(), op.getInnerTiles(), tiling.tiles))
    return std::nullopt;
  if (llvm::any_of(tiling.tiles, [](int64_t tile) { return tile <= 0; })) {
    (void)in.undefined("a tile size that is not positive");
    return std::nullopt;
  }
  tiling.dims.assign(op.getInnerDimsPos().begin(), op.getInnerDimsPos().end());
  tiling.permutation.assign(op.getOuterDimsPerm().begin(),
                            op.getOuterDimsPerm().end());
  if (tiling.permutation.empty())
    for (size_t i = 0; i < rank; ++i)
      tiling.permutation.push_back(int64_t(i));
  return tiling;
}

/// Whether a tiled form has these outer sizes and the tiles after them.
static bool hasSizes(ArrayRef<int64_t> tiled, ArrayRef<int64_t> outer,
                     ArrayRef<int64_t> tiles) {
  return tiled.take_front(outer.size()) == outer &&
         tiled.drop_front(outer.size()) == tiles;
}

static Flow pack(linalg::PackOp op, Evaluation &in) {
  std::optional<Place> source = Place::of(op.getSource(), in);
  std::optional<Place> dest =
      source ? Place::toEdit(op.getDest(), in) : std::nullopt;
  std::optional<Tiling> tiling =
      dest ? tilingOf(op, source->sizes().size(), in) : std::nullopt;
  if (!tiling)
    return Flow::Stop;
  if (source->elementType() != dest->elementType())
    return in.unsupported("tiles of another element type");
  if (!hasSizes(dest->sizes(), tiling->outerSizes(source->sizes()),
                tiling->tiles))
    return in.undefined("another size than the tiles need");
  Value padding = op.getPaddingValue();
  Datum element;
  SmallVector<int64_t> sizes(dest->sizes());
  bool isFine = forEachPosition(sizes, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> from = tiling->plainOf(position);
    if (!in.charge(1))
      return false;
    if (source->contains(from)) {
      if (!source->get(from, element))
        return false;
    } else if (padding) {
      element = in.get(padding);
    } else {
      return (void)in.undefined("tiles do not divide what has no padding"),
             false;
    }
    return dest->set(position, element);
  });
  if (!isFine)
    return Flow::Stop;
  if (op->getNumResults())
    in.set(op->getResult(0), dest->datum());
  return Flow::Next;
}

static Flow unpack(linalg::UnPackOp op, Evaluation &in) {
  std::optional<Place> source = Place::of(op.getSource(), in);
  std::optional<Place> dest =
      source ? Place::toEdit(op.getDest(), in) : std::nullopt;
  std::optional<Tiling> tiling =
      dest ? tilingOf(op, dest->sizes().size(), in) : std::nullopt;
  if (!tiling)
    return Flow::Stop;
  if (source->elementType() != dest->elementType())
    return in.unsupported("tiles of another element type");
  if (!hasSizes(source->sizes(), tiling->outerSizes(dest->sizes()),
                tiling->tiles))
    return in.undefined("another size than the tiles need");
  Datum element;
  SmallVector<int64_t> sizes(source->sizes());
  bool isFine = forEachPosition(sizes, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at = tiling->plainOf(position);
    return in.charge(1) &&
           (!dest->contains(at) ||
            (source->get(position, element) && dest->set(at, element)));
  });
  if (!isFine)
    return Flow::Stop;
  if (op->getNumResults())
    in.set(op->getResult(0), dest->datum());
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// softmax
//===----------------------------------------------------------------------===//

static Element exponential(const Element &x, Type type) {
  const FloatFunction *exp = findFloatFunction("exp");
  std::optional<Element> value;
  if (exp && x.isDefined())
    value = apply(*exp, x, type);
  return value ? *value : Element::undef(x.width());
}

static Element subtract(const Element &a, const Element &b, Type type) {
  if (!a.isDefined() || !b.isDefined())
    return Element::bad(a.width(), worse(a.state(), b.state()));
  return ofFloat(asFloat(a, type) - asFloat(b, type));
}

static Element divide(const Element &a, const Element &b, Type type) {
  if (!a.isDefined() || !b.isDefined())
    return Element::bad(a.width(), worse(a.state(), b.state()));
  return ofFloat(asFloat(a, type) / asFloat(b, type));
}

static Flow softmax(linalg::SoftmaxOp op, Evaluation &in) {
  std::optional<Place> input = Place::of(op.getInput(), in);
  std::optional<Place> output =
      input ? Place::toEdit(op.getOutput(), in) : std::nullopt;
  if (!output)
    return Flow::Stop;
  Type type = input->elementType();
  if (!type.isF32() && !type.isF64())
    return in.unsupported("softmax of this type");
  if (input->sizes() != output->sizes())
    return in.undefined("operands of different sizes");
  auto dim = size_t(op.getDimension());
  SmallVector<int64_t> rows(input->sizes());
  int64_t length = std::exchange(rows[dim], 1);
  bool isFine = forEachPosition(rows, [&](ArrayRef<int64_t> row) {
    SmallVector<int64_t> at(row);
    SmallVector<Element> numbers;
    Datum value;
    for (at[dim] = 0; at[dim] < length; ++at[dim]) {
      if (!in.charge(1) || !input->get(at, value))
        return false;
      numbers.push_back(value.element());
    }
    if (numbers.empty())
      return true;
    Element largest = numbers[0], sum = *neutralOf(Combination::Add, type);
    for (const Element &number : ArrayRef(numbers).drop_front())
      largest = combine(Combination::MaxNum, largest, number, type);
    for (Element &number : numbers) {
      number = exponential(subtract(number, largest, type), type);
      sum = combine(Combination::Add, sum, number, type);
    }
    for (at[dim] = 0; at[dim] < length; ++at[dim])
      if (!output->set(at, divide(numbers[size_t(at[dim])], sum, type)))
        return false;
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  if (op->getNumResults())
    in.set(op->getResult(0), output->datum());
  return Flow::Next;
}

namespace scion::semantics {
void registerLinalgRelayout(Meanings &to) {
  to.add<linalg::PackOp>(
      [](linalg::PackOp op, Evaluation &in) { return pack(op, in); });
  to.add<linalg::UnPackOp>(
      [](linalg::UnPackOp op, Evaluation &in) { return unpack(op, in); });
  to.add<linalg::SoftmaxOp>(
      [](linalg::SoftmaxOp op, Evaluation &in) { return softmax(op, in); });
}
} // namespace scion::semantics

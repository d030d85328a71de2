//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector: transfers, loads, stores, and vector.mask. A lane that is masked off
// accesses nothing, so it may be out of bounds.
//
// One idea: the ops share one loop over lanes.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/VectorMask.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion::semantics;

/// Lanes of a vector in memory: each is one element of the memref or tensor.
namespace {
struct Lanes {
  Lanes(VectorType vector, Type element) {
    auto inner = dyn_cast<VectorType>(element);
    size_t rank = size_t(vector.getRank());
    size_t taken =
        inner && rank >= size_t(inner.getRank()) ? size_t(inner.getRank()) : 0;
    shape.assign(vector.getShape().begin(),
                 vector.getShape().end() - int64_t(taken));
    parts = inner ? inner.getNumElements() : 1;
    isKnown = !vector.isScalable();
  }

  /// Lane i as an element of the memref.
  Datum get(const Elements &vector, int64_t i, Type element) const {
    ArrayRef<Element> list(vector.list);
    list = list.slice(size_t(i * parts), size_t(parts));
    auto inner = dyn_cast<VectorType>(element);
    if (!inner)
      return list[0];
    Elements made;
    made.shape.assign(inner.getShape().begin(), inner.getShape().end());
    made.list = list.vec();
    return made;
  }

  SmallVector<int64_t> shape;
  int64_t parts;
  bool isKnown;
};
} // namespace

static Elements emptyOf(VectorType type) {
  Elements made;
  made.shape.assign(type.getShape().begin(), type.getShape().end());
  return made;
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Elements whose width is no multiple of 8 bits are packed in a vector, but
/// padded to whole bytes when accessed one by one. Memory written in one way
/// cannot be read in the other, so accesses of several such elements are
/// undefined.
static bool isPacked(Type element, int64_t lanes) {
  return lanes > 1 && element.isIntOrFloat() &&
         element.getIntOrFloatBitWidth() % 8 != 0;
}
/// No more lanes are accessed than there are elements.
static bool isPacked(const Place &place, VectorType type) {
  int64_t elements = 1;
  for (int64_t size : place.sizes())
    if (llvm::MulOverflow(elements, size, elements))
      elements = INT64_MAX;
  return isPacked(place.elementType(),
                  std::min(elements, type.getNumElements()));
}
static constexpr const char *packed =
    "a vector of elements that fill no whole bytes";

/// Whether a lane is past the end of the last dimension and thus in the next
/// row. Its element depends on the target, and lowerings that linearize indices
/// rely on it, so the access is unsupported.
static bool isInNextRow(ArrayRef<int64_t> sizes, ArrayRef<int64_t> at,
                        Evaluation &in) {
  if (sizes.size() < 2 || at.back() < sizes.back())
    return false;
  int64_t flat = 0, count = 1;
  for (auto [size, number] : llvm::zip_equal(sizes, at)) {
    if (number < 0 || (number >= size && &number != &at.back()))
      return false;
    if (llvm::MulOverflow(flat, size, flat) ||
        llvm::AddOverflow(flat, number, flat) ||
        llvm::MulOverflow(count, size, count))
      return false;
  }
  if (flat >= count)
    return false;
  (void)in.unsupported("a lane beyond the last dimension, in the next row");
  return true;
}

/// Visits each lane of a transfer with its position in memory and whether it is
/// padding or masked off.
template <typename Op>
static bool forEachTransfer(
    Op op, const Lanes &lanes, const Place &place, Evaluation &in,
    llvm::function_ref<bool(ArrayRef<int64_t> at, int64_t lane, bool isPadding)>
        visit) {
  SmallVector<int64_t> base, at;
  if (!in.integers(op.getIndices(), base))
    return false;
  AffineMap map = op.getPermutationMap();
  SmallVector<bool> mayLeave;
  for (Attribute one : op.getInBounds())
    mayLeave.push_back(!cast<BoolAttr>(one).getValue());
  // Lane dimensions by the dimension of memory, -1: none.
  SmallVector<int64_t> laneDim(base.size(), -1);
  for (auto [i, result] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      laneDim[dim.getPosition()] = int64_t(i);
  LaneMask mask(op, op.getMask(), in);
  int64_t lane = 0;
  return forEachPosition(lanes.shape, [&](ArrayRef<int64_t> position) {
    if (!in.charge(1))
      return false;
    at = base;
    // The mask has the dimensions of memory that are transferred, in order.
    int64_t maskLane = 0;
    bool isOutside = false, isWrong = false;
    for (size_t d = 0; d < base.size(); ++d) {
      if (laneDim[d] >= 0) {
        auto i = size_t(laneDim[d]);
        at[d] = int64_t(uint64_t(at[d]) + uint64_t(position[i]));
        maskLane = maskLane * lanes.shape[i] + position[i];
      }
      if (at[d] < 0 || at[d] >= place.sizes()[d]) {
        isOutside = true;
        // A transfer may exceed the upper bounds, but not the lower ones.
        isWrong |= at[d] < 0 || laneDim[d] < 0 || !mayLeave[size_t(laneDim[d])];
      }
    }
    std::optional<bool> isOn = mask.at(maskLane, in);
    if (!isOn)
      return false;
    if (*isOn && isWrong)
      return (void)in.undefined("access out of bounds"), false;
    return visit(at, lane++, !*isOn || isOutside);
  });
}

static Flow readTransfer(vector::TransferReadOp op, Evaluation &in) {
  std::optional<Place> place = Place::of(op.getBase(), in);
  if (!place)
    return Flow::Stop;
  VectorType type = op.getVectorType();
  Lanes lanes(type, place->elementType());
  if (!lanes.isKnown)
    return in.unsupported("a scalable vector");
  if (isPacked(*place, type))
    return in.undefined(packed);
  const Datum padding = in.get(op.getPadding());
  Elements made = emptyOf(type);
  Datum element;
  if (!forEachTransfer(op, lanes, *place, in,
                       [&](ArrayRef<int64_t> at, int64_t, bool isPadding) {
                         if (!isPadding && !place->get(at, element))
                           return false;
                         llvm::append_range(
                             made.list,
                             (isPadding ? padding : element).numbers());
                         return true;
                       }))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow writeTransfer(vector::TransferWriteOp op, Evaluation &in) {
  std::optional<Place> place = Place::of(op.getBase(), in);
  const Elements *value = place ? in.elements(op.getValueToStore()) : nullptr;
  if (!value)
    return Flow::Stop;
  Lanes lanes(op.getVectorType(), place->elementType());
  if (!lanes.isKnown)
    return in.unsupported("a scalable vector");
  if (isPacked(*place, op.getVectorType()))
    return in.undefined(packed);
  if (!forEachTransfer(op, lanes, *place, in,
                       [&](ArrayRef<int64_t> at, int64_t lane, bool isLeftOut) {
                         return isLeftOut ||
                                place->set(at, lanes.get(*value, lane,
                                                         place->elementType()));
                       }))
    return Flow::Stop;
  if (op.getResult())
    in.set(op.getResult(), place->datum());
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Each lane is at the base plus its position in the last dimensions.
static bool forEachLane(
    ArrayRef<int64_t> shape, ArrayRef<int64_t> base,
    llvm::function_ref<bool(ArrayRef<int64_t> at, int64_t lane)> visit) {
  SmallVector<int64_t> at;
  size_t first = base.size() - shape.size();
  int64_t lane = 0;
  return forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    at.assign(base.begin(), base.end());
    for (auto [i, number] : llvm::enumerate(position))
      // A position that wraps is negative, so it is out of bounds.
      at[first + i] = int64_t(uint64_t(at[first + i]) + uint64_t(number));
    return visit(at, lane++);
  });
}

/// Vectors are contiguous in the last dimension.
static bool isContiguous(const View &view, int64_t lanes) {
  return view.rank() == 0 || lanes <= 1 || view.strides.back() == 1;
}

/// The common part of vector loads and stores: returns the memref and sets
/// `base`.
template <typename Op>
static const View *accessed(Op op, int64_t lanes, Evaluation &in,
                            SmallVectorImpl<int64_t> &base) {
  if (!in.integers(op.getIndices(), base))
    return nullptr;
  if (isPacked(op.getMemRefType().getElementType(), lanes)) {
    (void)in.undefined(packed);
    return nullptr;
  }
  const View *view = in.view(op.getBase());
  if (view && !isContiguous(*view, lanes)) {
    (void)in.undefined("a vector with gaps in memory");
    return nullptr;
  }
  return view;
}

/// A load whose lanes come from memory or from `instead`, by the mask.
template <typename Op>
static Flow loadLanes(Op op, Value maskValue, Value instead, Evaluation &in) {
  auto type = cast<VectorType>(op.getResult().getType());
  Type element = op.getMemRefType().getElementType();
  Lanes lanes(type, element);
  SmallVector<int64_t> base;
  const View *view =
      accessed(op, lanes.shape.empty() ? 1 : lanes.shape.back(), in, base);
  if (!view ||
      (!maskValue && !in.isAligned(op.getAlignment(), *view, base, element)))
    return Flow::Stop;
  if (!lanes.isKnown || lanes.shape.size() > base.size())
    return in.unsupported("a vector of this type");
  LaneMask mask(op, maskValue, in);
  const Elements *other = instead ? in.elements(instead) : nullptr;
  if (instead && !other)
    return Flow::Stop;
  Elements made = emptyOf(type);
  Datum value;
  if (!forEachLane(lanes.shape, base, [&](ArrayRef<int64_t> at, int64_t lane) {
        std::optional<bool> isOn = mask.at(lane, in);
        if (!isOn || !in.charge(1) ||
            (*isOn && (isInNextRow(view->sizes, at, in) ||
                       !in.load(*view, at, element, value))))
          return false;
        if (!*isOn)
          value = lanes.get(*other, lane, element);
        llvm::append_range(made.list, value.numbers());
        return true;
      }))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

template <typename Op>
static Flow storeLanes(Op op, Value maskValue, Evaluation &in) {
  auto type = cast<VectorType>(op.getValueToStore().getType());
  Type element = op.getMemRefType().getElementType();
  Lanes lanes(type, element);
  SmallVector<int64_t> base;
  const View *view =
      accessed(op, lanes.shape.empty() ? 1 : lanes.shape.back(), in, base);
  const Elements *value = view ? in.elements(op.getValueToStore()) : nullptr;
  if (!value ||
      (!maskValue && !in.isAligned(op.getAlignment(), *view, base, element)))
    return Flow::Stop;
  if (!lanes.isKnown || lanes.shape.size() > base.size())
    return in.unsupported("a vector of this type");
  LaneMask mask(op, maskValue, in);
  bool isFine =
      forEachLane(lanes.shape, base, [&](ArrayRef<int64_t> at, int64_t lane) {
        std::optional<bool> isOn = mask.at(lane, in);
        return isOn && in.charge(1) &&
               (!*isOn || (!isInNextRow(view->sizes, at, in) &&
                           in.store(*view, at, element,
                                    lanes.get(*value, lane, element))));
      });
  return isFine ? Flow::Next : Flow::Stop;
}

/// Visits the lanes of an expanding load or compressing store. Only active
/// lanes advance the position in memory. Only vectors of rank 1 are supported.
template <typename Op>
static bool
forEachPacked(Op op, VectorType type, Evaluation &in,
              llvm::function_ref<bool(const View &view, ArrayRef<int64_t> at,
                                      int64_t lane, bool isOn)>
                  visit) {
  if (type.getRank() != 1 || op.getIndices().empty()) {
    (void)in.unsupported("a packed vector of this shape");
    return false;
  }
  SmallVector<int64_t> at;
  const View *view = accessed(op, type.getNumElements(), in, at);
  if (!view)
    return false;
  LaneMask mask(op, op.getMask(), in);
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
    std::optional<bool> isOn = mask.at(lane, in);
    if (!isOn || !in.charge(1) || !visit(*view, at, lane, *isOn))
      return false;
    at.back() += *isOn;
  }
  return true;
}

static Flow expandLoad(vector::ExpandLoadOp op, Evaluation &in) {
  auto type = cast<VectorType>(op.getType());
  const Elements *other = in.elements(op.getPassThru());
  if (!other)
    return Flow::Stop;
  Elements made = *other;
  Datum value;
  if (!forEachPacked(
          op, type, in,
          [&](const View &view, ArrayRef<int64_t> at, int64_t lane, bool isOn) {
            if (!isOn)
              return true;
            if (!in.load(view, at, type.getElementType(), value))
              return false;
            made.list[size_t(lane)] = value.element();
            return true;
          }))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow compressStore(vector::CompressStoreOp op, Evaluation &in) {
  auto type = cast<VectorType>(op.getValueToStore().getType());
  const Elements *value = in.elements(op.getValueToStore());
  if (!value)
    return Flow::Stop;
  bool isFine = forEachPacked(
      op, type, in,
      [&](const View &view, ArrayRef<int64_t> at, int64_t lane, bool isOn) {
        return !isOn || in.store(view, at, type.getElementType(),
                                 value->list[size_t(lane)]);
      });
  return isFine ? Flow::Next : Flow::Stop;
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

/// Visits the lanes that are on; the index of each is added to the last offset.
template <typename Op>
static bool forEachIndexed(
    Op op, Evaluation &in,
    llvm::function_ref<bool(ArrayRef<int64_t> at, int64_t lane)> visit) {
  SmallVector<int64_t> base, at;
  if (!in.integers(op.getOffsets(), base))
    return false;
  const Elements *indices = in.elements(op.getIndices());
  if (!indices)
    return false;
  if (base.empty()) {
    (void)in.unsupported("an indexed access to a memref of no dimension");
    return false;
  }
  LaneMask mask(op, op.getMask(), in);
  for (auto [lane, index] : llvm::enumerate(indices->list)) {
    std::optional<bool> isOn = mask.at(int64_t(lane), in);
    if (!isOn || !in.charge(1))
      return false;
    if (!*isOn)
      continue;
    if (!index.isDefined())
      return (void)in.undefined("an index is poison"), false;
    at = base;
    if (llvm::AddOverflow(at.back(), index.asSigned(), at.back()))
      return (void)in.undefined("access out of bounds"), false;
    if (!visit(at, int64_t(lane)))
      return false;
  }
  return true;
}

static Flow gather(vector::GatherOp op, Evaluation &in) {
  std::optional<Place> place = Place::of(op.getBase(), in);
  const Elements *other = place ? in.elements(op.getPassThru()) : nullptr;
  if (!other)
    return Flow::Stop;
  Elements made = *other;
  Datum value;
  if (!forEachIndexed(op, in, [&](ArrayRef<int64_t> at, int64_t lane) {
        if (isInNextRow(place->sizes(), at, in) || !place->get(at, value))
          return false;
        made.list[size_t(lane)] = value.element();
        return true;
      }))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// If several lanes write to the same position, the last one wins.
static Flow scatter(vector::ScatterOp op, Evaluation &in) {
  std::optional<Place> place = Place::of(op.getBase(), in);
  const Elements *value = place ? in.elements(op.getValueToStore()) : nullptr;
  if (!value ||
      !forEachIndexed(op, in, [&](ArrayRef<int64_t> at, int64_t lane) {
        return !isInNextRow(place->sizes(), at, in) &&
               place->set(at, value->list[size_t(lane)]);
      }))
    return Flow::Stop;
  if (op.getResult())
    in.set(op.getResult(), place->datum());
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// vector.mask
//===----------------------------------------------------------------------===//

/// Whether the op applies the mask of an enclosing vector.mask itself
/// (LaneMask). Other ops would run unmasked.
static bool knowsMask(Operation *op) {
  return isa<vector::TransferReadOp, vector::TransferWriteOp, vector::GatherOp,
             vector::ScatterOp, vector::ReductionOp,
             vector::MultiDimReductionOp, vector::ContractionOp,
             vector::OuterProductOp, vector::YieldOp>(op);
}

static Flow runMask(vector::MaskOp op, Evaluation &in) {
  for (Operation &inner : op.getMaskRegion().front())
    if (!knowsMask(&inner))
      return in.unsupported("a mask around " + inner.getName().getStringRef());
  Handed handed;
  if (in.run(op.getMaskRegion(), {}, handed) == Flow::Stop)
    return Flow::Stop;
  if (Value passthru = op.getPassthru()) {
    const Datum &other = in.get(passthru), &mask = in.get(op.getMask());
    if (!handed.values[0].isElements() || !other.isElements() ||
        !mask.isElements() ||
        mask.elements().shape != handed.values[0].elements().shape)
      return in.unsupported("a pass-through of another shape than the mask");
    Elements made = handed.values[0].elements();
    for (auto [i, bit] : llvm::enumerate(mask.elements().list))
      if (bit.isDefined() && bit.bits().isZero())
        made.list[i] = other.elements().list[i];
    handed.values[0] = std::move(made);
  }
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

namespace scion::semantics {
void registerVectorMemory(Meanings &to) {
  to.add<vector::TransferReadOp>([](vector::TransferReadOp op, Evaluation &in) {
    return readTransfer(op, in);
  });
  to.add<vector::TransferWriteOp>(
      [](vector::TransferWriteOp op, Evaluation &in) {
        return writeTransfer(op, in);
      });
  to.add<vector::LoadOp>([](vector::LoadOp op, Evaluation &in) {
    return loadLanes(op, {}, {}, in);
  });
  to.add<vector::StoreOp>([](vector::StoreOp op, Evaluation &in) {
    return storeLanes(op, {}, in);
  });
  to.add<vector::MaskedLoadOp>([](vector::MaskedLoadOp op, Evaluation &in) {
    return loadLanes(op, op.getMask(), op.getPassThru(), in);
  });
  to.add<vector::MaskedStoreOp>([](vector::MaskedStoreOp op, Evaluation &in) {
    return storeLanes(op, op.getMask(), in);
  });
  to.add<vector::ExpandLoadOp>([](vector::ExpandLoadOp op, Evaluation &in) {
    return expandLoad(op, in);
  });
  to.add<vector::CompressStoreOp>(
      [](vector::CompressStoreOp op, Evaluation &in) {
        return compressStore(op, in);
      });
  to.add<vector::GatherOp>(
      [](vector::GatherOp op, Evaluation &in) { return gather(op, in); });
  to.add<vector::ScatterOp>(
      [](vector::ScatterOp op, Evaluation &in) { return scatter(op, in); });
  to.add<vector::TypeCastOp>([](vector::TypeCastOp op, Evaluation &in) {
    const View *source = in.view(op.getMemref());
    if (!source)
      return Flow::Stop;
    View made;
    made.allocated = source->allocated;
    made.aligned = source->aligned;
    // The leading dimensions of the vector become those of the memref.
    ArrayRef<int64_t> shape = op.getType().getShape();
    made.sizes.assign(shape.begin(), shape.end());
    made.strides.assign(shape.size(), 1);
    for (size_t i = shape.size(); i-- > 1;)
      made.strides[i - 1] = made.strides[i] * shape[i];
    in.set(op.getResult(), std::move(made));
    return Flow::Next;
  });
  to.add<vector::MaskOp>(
      [](vector::MaskOp op, Evaluation &in) { return runMask(op, in); });
  to.add<vector::YieldOp>([](vector::YieldOp op, Evaluation &in) {
    return in.hand(op, op.getOperands());
  });
}
} // namespace scion::semantics

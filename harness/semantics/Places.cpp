//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Datum scion::semantics::elementOf(const Elements &elements, int64_t index,
                                  Type elementType) {
  const Element *first = elements.list.data() + index * elements.parts;
  if (isNumber(elementType))
    return *first;
  Elements made;
  if (auto vector = dyn_cast<VectorType>(elementType))
    made.shape.assign(vector.getShape().begin(), vector.getShape().end());
  else
    made.parts = elements.parts;
  made.list.assign(first, first + elements.parts);
  return made;
}

Elements scion::semantics::elementsFor(ArrayRef<int64_t> shape,
                                       Type elementType, State state) {
  return Elements(shape, partsOf(elementType),
                  Element::bad(widthOf(partType(elementType)), state));
}

Elements scion::semantics::splatOf(ArrayRef<int64_t> shape,
                                   const Datum &value) {
  ArrayRef<Element> numbers = value.numbers();
  Elements made(shape, unsigned(numbers.size()), numbers.front());
  if (numbers.size() > 1)
    for (size_t i = 0; i < made.list.size(); ++i)
      made.list[i] = numbers[i % numbers.size()];
  return made;
}

//===----------------------------------------------------------------------===//
// Place
//===----------------------------------------------------------------------===//

std::optional<Place> Place::of(Value value, Datum datum, Evaluation &in) {
  if (isa<BaseMemRefType>(value.getType()) ? !datum.isView()
                                           : !datum.isElements()) {
    (void)in.undefined(datum.state() == State::Poison
                           ? "poison where a value is needed"
                           : "a value that was never written is needed");
    return std::nullopt;
  }
  Type element = cast<ShapedType>(value.getType()).getElementType();
  if (datum.isElements() && LLVM_UNLIKELY(datum.elements().stored) &&
      !isCurrent(datum.elements(), element, in))
    return std::nullopt;
  return Place(in, element, std::move(datum));
}

bool Place::contains(ArrayRef<int64_t> position) const {
  for (auto [number, size] : llvm::zip_equal(position, sizes()))
    if (number < 0 || number >= size)
      return false;
  return true;
}

bool Place::get(ArrayRef<int64_t> position, Datum &to) const {
  if (isMemref())
    return in->load(content.view(), position, element, to);
  const Elements &elements = content.elements();
  int64_t index = elements.at(position);
  if (index < 0)
    return (void)in->undefined("access out of bounds"), false;
  to = elementOf(elements, index / elements.parts, element);
  return true;
}

bool Place::set(ArrayRef<int64_t> position, const Datum &value) {
  if (isMemref())
    return in->store(content.view(), position, element, value);
  int64_t index = content.elements().at(position);
  if (index < 0)
    return (void)in->undefined("access out of bounds"), false;
  if (!edited) {
    if (content.isShared() && !in->charge(content.elements().list.size() / 16))
      return false;
    edited = &content.edit();
  }
  llvm::copy(value.numbers(), edited->list.begin() + index);
  return true;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

SmallVector<int64_t, 4> Slice::at(ArrayRef<int64_t> position) const {
  SmallVector<int64_t, 4> source;
  for (auto [number, offset, stride] :
       llvm::zip_equal(position, offsets, strides))
    source.push_back(offset + number * stride);
  return source;
}

bool Slice::isEmpty() const { return llvm::is_contained(sizes, 0); }

bool Slice::isIn(ArrayRef<int64_t> shape, const Evaluation &in) const {
  for (auto [offset, size, stride, limit] :
       llvm::zip_equal(offsets, sizes, strides, shape)) {
    if (size == 0) {
      if (in.options().checksEmptySlices && (offset < 0 || offset > limit))
        return false;
      continue;
    }
    // In 128 bits no product overflows.
    __int128 last = __int128(offset) + __int128(size - 1) * stride;
    if (offset < 0 || offset >= limit || last < 0 || last >= limit)
      return false;
  }
  return true;
}

/// Keeps each dimension if possible, else drops it.
static bool keep(ArrayRef<int64_t> fixedSizes, ArrayRef<int64_t> shape,
                 llvm::function_ref<bool(unsigned, unsigned)> fits, unsigned i,
                 unsigned j, SmallVectorImpl<unsigned> &kept) {
  if (fixedSizes.size() - i < shape.size() - j)
    return false;
  if (i == fixedSizes.size())
    return true;
  if (j < shape.size() && fixedSizes[i] == shape[j] && (!fits || fits(i, j))) {
    kept.push_back(i);
    if (keep(fixedSizes, shape, fits, i + 1, j + 1, kept))
      return true;
    kept.pop_back();
  }
  return fixedSizes[i] == 1 && keep(fixedSizes, shape, fits, i + 1, j, kept);
}

std::optional<SmallVector<unsigned>> scion::semantics::keptDimensions(
    ArrayRef<int64_t> fixedSizes, ArrayRef<int64_t> shape,
    llvm::function_ref<bool(unsigned, unsigned)> fits) {
  SmallVector<unsigned> kept;
  if (!keep(fixedSizes, shape, fits, 0, 0, kept))
    return std::nullopt;
  return kept;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
scion::semantics::sizesOf(ShapedType type, ValueRange values, Evaluation &in) {
  SmallVector<int64_t> sizes;
  if (!in.integers(type.getShape(), values, sizes))
    return std::nullopt;
  if (llvm::any_of(sizes, [](int64_t size) { return size < 0; })) {
    (void)in.undefined("a negative size");
    return std::nullopt;
  }
  std::optional<int64_t> count = productOf(sizes);
  // Limit the elements of a tensor like the bytes of memory.
  if (!count || uint64_t(*count) > in.options().memoryCap) {
    (void)in.limited(Limit::Memory, "memory cap reached");
    return std::nullopt;
  }
  return sizes;
}

bool scion::semantics::agrees(ShapedType type, ArrayRef<int64_t> sizes) {
  if (!type.hasRank())
    return true;
  if (size_t(type.getRank()) != sizes.size())
    return false;
  for (auto [stated, size] : llvm::zip_equal(type.getShape(), sizes))
    if (!ShapedType::isDynamic(stated) && stated != size)
      return false;
  return true;
}

std::optional<int64_t> scion::semantics::productOf(ArrayRef<int64_t> sizes) {
  __int128 product = 1;
  if (llvm::is_contained(sizes, 0))
    return 0;
  for (int64_t size : sizes) {
    product *= size;
    if (product > INT64_MAX || product < 0)
      return std::nullopt;
  }
  return int64_t(product);
}

SmallVector<int64_t> scion::semantics::rowMajor(ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> strides(sizes.size());
  uint64_t running = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = int64_t(running);
    running *= uint64_t(std::max<int64_t>(sizes[i], 1));
  }
  return strides;
}

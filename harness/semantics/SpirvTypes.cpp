//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//

#include "harness/semantics/SpirvTypes.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion::semantics;

bool spirvir::isAggregate(Type type) {
  return isa<spirv::StructType, spirv::ArrayType, spirv::MatrixType>(type);
}

std::optional<uint64_t> spirvir::elementCount(Type type) {
  if (auto record = dyn_cast<spirv::StructType>(type))
    return record.getNumElements();
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return array.getNumElements();
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    return matrix.getNumColumns();
  if (auto vector = dyn_cast<VectorType>(type))
    return uint64_t(vector.getNumElements());
  return std::nullopt;
}

Type spirvir::elementType(Type type, uint64_t index) {
  if (auto record = dyn_cast<spirv::StructType>(type))
    return record.getElementType(unsigned(index));
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return array.getElementType();
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    return array.getElementType();
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    return matrix.getColumnType();
  return cast<VectorType>(type).getElementType();
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

static bool isPlain(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return isNumber(type) ||
         (vector && !vector.isScalable() && isNumber(vector.getElementType()));
}

/// 0: the type is not known in memory.
static uint64_t alignmentOf(Type type) {
  if (isPlain(type))
    return std::clamp<uint64_t>(llvm::PowerOf2Ceil(strideOf(type)), 1, 16);
  if (!isa<spirv::StructType, spirv::ArrayType, spirv::RuntimeArrayType,
           spirv::MatrixType>(type))
    return 0;
  auto record = dyn_cast<spirv::StructType>(type);
  uint64_t most = 1;
  for (unsigned i = 0, count = record ? record.getNumElements() : 1; i < count;
       ++i) {
    uint64_t one = alignmentOf(spirvir::elementType(type, i));
    if (one == 0)
      return 0;
    most = std::max(most, one);
  }
  return most;
}

/// The bytes from one element of an array to the next.
static std::optional<uint64_t> distanceIn(Type array) {
  uint64_t stride = 0;
  if (auto fixed = dyn_cast<spirv::ArrayType>(array))
    stride = fixed.getArrayStride();
  else if (auto open = dyn_cast<spirv::RuntimeArrayType>(array))
    stride = open.getArrayStride();
  std::optional<uint64_t> size =
      spirvir::sizeOf(spirvir::elementType(array, 0));
  // Elements that overlap are not valid.
  if (!size || (stride && stride < *size))
    return std::nullopt;
  return stride ? stride : *size;
}

std::optional<uint64_t> spirvir::sizeOf(Type type) {
  if (isPlain(type))
    return strideOf(type);
  if (isa<spirv::ArrayType, spirv::MatrixType>(type)) {
    std::optional<uint64_t> distance = distanceIn(type);
    std::optional<uint64_t> count = elementCount(type);
    if (!distance || (*distance && *count > (uint64_t(1) << 40) / *distance))
      return std::nullopt;
    return *count * *distance;
  }
  auto record = dyn_cast<spirv::StructType>(type);
  uint64_t alignment = record ? alignmentOf(type) : 0;
  if (alignment == 0)
    return std::nullopt;
  uint64_t end = 0;
  for (unsigned i = 0; i < record.getNumElements(); ++i) {
    std::optional<uint64_t> offset = offsetOf(type, i);
    std::optional<uint64_t> size = sizeOf(record.getElementType(i));
    if (!offset || !size)
      return std::nullopt;
    end = std::max(end, *offset + *size);
  }
  return llvm::alignTo(end, alignment);
}

std::optional<uint64_t> spirvir::offsetOf(Type type, uint64_t index) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    unsigned width = widthOf(vector.getElementType());
    if (!isPlain(type) || width % 8 != 0)
      return std::nullopt; // bits share a byte
    return index * (width / 8);
  }
  auto record = dyn_cast<spirv::StructType>(type);
  if (!record) {
    std::optional<uint64_t> distance = distanceIn(type);
    return distance ? std::optional(index * *distance) : std::nullopt;
  }
  if (record.hasOffset())
    return record.getMemberOffset(unsigned(index));
  uint64_t offset = 0;
  for (unsigned i = 0;; ++i) {
    Type part = record.getElementType(i);
    uint64_t alignment = alignmentOf(part);
    if (alignment == 0)
      return std::nullopt;
    offset = llvm::alignTo(offset, alignment);
    if (i == index)
      return offset;
    std::optional<uint64_t> size = sizeOf(part);
    if (!size)
      return std::nullopt;
    offset += *size;
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Datum spirvir::badValue(Type type, State state) {
  if (!isAggregate(type))
    return badOf(type, state);
  std::vector<Datum> parts;
  for (uint64_t i = 0; i < *elementCount(type); ++i)
    parts.push_back(badValue(elementType(type, i), state));
  return Datum::list(std::move(parts));
}

/// Takes numbers from the front of a list.
static std::optional<Datum> fromNumbers(Type type, ArrayRef<Element> &numbers) {
  if (spirvir::isAggregate(type)) {
    std::vector<Datum> parts;
    for (uint64_t i = 0; i < *spirvir::elementCount(type); ++i) {
      std::optional<Datum> part =
          fromNumbers(spirvir::elementType(type, i), numbers);
      if (!part)
        return std::nullopt;
      parts.push_back(std::move(*part));
    }
    return Datum::list(std::move(parts));
  }
  auto vector = dyn_cast<VectorType>(type);
  size_t count = vector ? size_t(vector.getNumElements()) : 1;
  Type number = vector ? vector.getElementType() : type;
  if (!isPlain(type) || numbers.size() < count ||
      llvm::any_of(numbers.take_front(count), [&](const Element &one) {
        return one.width() != widthOf(number);
      }))
    return std::nullopt;
  ArrayRef<Element> own = numbers.take_front(count);
  numbers = numbers.drop_front(count);
  if (!vector)
    return Datum(own.front());
  Elements all;
  all.shape.assign(vector.getShape().begin(), vector.getShape().end());
  all.list = own.vec();
  return Datum(std::move(all));
}

std::optional<Datum> spirvir::valueOf(Attribute attribute, Type type) {
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    if (!isAggregate(type) || array.size() != elementCount(type))
      return std::nullopt;
    std::vector<Datum> parts;
    for (auto [index, one] : llvm::enumerate(array)) {
      std::optional<Datum> part = valueOf(one, elementType(type, index));
      if (!part)
        return std::nullopt;
      parts.push_back(std::move(*part));
    }
    return Datum::list(std::move(parts));
  }
  auto typed = dyn_cast<TypedAttr>(attribute);
  std::optional<Datum> all =
      typed ? datumOf(typed, typed.getType()) : std::nullopt;
  if (!all)
    return std::nullopt;
  ArrayRef<Element> rest = all->numbers();
  std::optional<Datum> made = fromNumbers(type, rest);
  return rest.empty() ? made : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static bool hasLayout(Type type, Evaluation &in) {
  if (spirvir::sizeOf(type))
    return true;
  (void)in.unsupported("a type that is not known in memory");
  return false;
}

bool spirvir::load(Evaluation &in, uint64_t address, Type type, Datum &to) {
  if (!hasLayout(type, in))
    return false;
  if (!isAggregate(type))
    return in.load(address, type, to);
  uint64_t count = *elementCount(type);
  if (!in.charge(count))
    return false;
  std::vector<Datum> parts(count);
  for (uint64_t i = 0; i < count; ++i)
    if (!load(in, address + *offsetOf(type, i), elementType(type, i), parts[i]))
      return false;
  to = Datum::list(std::move(parts));
  return true;
}

bool spirvir::store(Evaluation &in, uint64_t address, Type type,
                    const Datum &value) {
  if (!hasLayout(type, in))
    return false;
  if (!isAggregate(type))
    return in.store(address, type, value);
  if (!in.charge(value.items().size()))
    return false;
  for (uint64_t i = 0; i < value.items().size(); ++i)
    if (!store(in, address + *offsetOf(type, i), elementType(type, i),
               value.items()[i]))
      return false;
  return true;
}

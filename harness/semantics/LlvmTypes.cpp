//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/LlvmTypes.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion::semantics;

static bool isPacked(Type type) {
  auto record = dyn_cast<LLVM::LLVMStructType>(type);
  return record && record.isPacked();
}

uint64_t llvmir::elementCount(Type type) {
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type))
    return record.getBody().size();
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return array.getNumElements();
  return 0;
}

Type llvmir::elementType(Type type, uint64_t index) {
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type))
    return record.getBody()[index];
  return cast<LLVM::LLVMArrayType>(type).getElementType();
}

static bool isAggregate(Type type) {
  return isa<LLVM::LLVMStructType, LLVM::LLVMArrayType>(type);
}

uint64_t llvmir::alignmentOf(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return alignmentOf(array.getElementType());
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    uint64_t most = 1;
    if (!record.isPacked())
      for (Type part : record.getBody())
        most = std::max(most, alignmentOf(part));
    return most;
  }
  if (isa<VectorType>(type))
    return std::max<uint64_t>(1, strideOf(type));
  return std::clamp<uint64_t>(llvm::PowerOf2Ceil(storedBytes(type)), 1, 16);
}

uint64_t llvmir::allocatedSize(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return array.getNumElements() * allocatedSize(array.getElementType());
  if (isa<LLVM::LLVMStructType>(type)) {
    uint64_t count = elementCount(type);
    if (count == 0)
      return 0;
    return llvm::alignTo(offsetOf(type, count - 1) +
                             allocatedSize(elementType(type, count - 1)),
                         alignmentOf(type));
  }
  return strideOf(type);
}

uint64_t llvmir::offsetOf(Type type, uint64_t index) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return index * allocatedSize(array.getElementType());
  uint64_t offset = 0;
  for (uint64_t i = 0;; ++i) {
    Type part = elementType(type, i);
    if (!isPacked(type))
      offset = llvm::alignTo(offset, alignmentOf(part));
    if (i == index)
      return offset;
    offset += allocatedSize(part);
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Datum llvmir::badValue(Type type, State state) {
  if (!isAggregate(type))
    return badOf(type, state);
  std::vector<Datum> parts;
  parts.reserve(elementCount(type));
  for (uint64_t i = 0; i < elementCount(type); ++i)
    parts.push_back(badValue(elementType(type, i), state));
  return Datum::list(std::move(parts));
}

Datum llvmir::zeroValue(Type type) {
  if (isNumber(type))
    return llvm::APInt(widthOf(type), 0);
  if (auto vector = dyn_cast<VectorType>(type))
    return Elements(vector.getShape(), 1,
                    llvm::APInt(widthOf(vector.getElementType()), 0));
  if (!isAggregate(type))
    return Datum();
  std::vector<Datum> parts;
  parts.reserve(elementCount(type));
  for (uint64_t i = 0; i < elementCount(type); ++i)
    parts.push_back(zeroValue(elementType(type, i)));
  return Datum::list(std::move(parts));
}

std::optional<Datum> llvmir::fromNumbers(Type type,
                                         ArrayRef<Element> &numbers) {
  if (isNumber(type)) {
    if (numbers.empty() || numbers.front().width() != widthOf(type))
      return std::nullopt;
    Datum made = numbers.front();
    numbers = numbers.drop_front();
    return made;
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    auto count = size_t(vector.getNumElements());
    if (vector.isScalable() || numbers.size() < count)
      return std::nullopt;
    Elements all;
    all.shape.assign(vector.getShape().begin(), vector.getShape().end());
    all.list.assign(numbers.begin(), numbers.begin() + count);
    numbers = numbers.drop_front(count);
    return Datum(std::move(all));
  }
  if (!isAggregate(type))
    return std::nullopt;
  std::vector<Datum> parts;
  for (uint64_t i = 0; i < elementCount(type); ++i) {
    std::optional<Datum> part = fromNumbers(elementType(type, i), numbers);
    if (!part)
      return std::nullopt;
    parts.push_back(std::move(*part));
  }
  return Datum::list(std::move(parts));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool llvmir::load(Evaluation &in, uint64_t address, Type type, Datum &to) {
  if (!isAggregate(type))
    return in.load(address, type, to);
  std::vector<Datum> parts(elementCount(type));
  for (uint64_t i = 0; i < parts.size(); ++i)
    if (!load(in, address + offsetOf(type, i), elementType(type, i), parts[i]))
      return false;
  to = Datum::list(std::move(parts));
  return true;
}

bool llvmir::store(Evaluation &in, uint64_t address, Type type,
                   const Datum &value) {
  if (!isAggregate(type))
    return in.store(address, type, value);
  for (uint64_t i = 0; i < elementCount(type); ++i)
    if (!store(in, address + offsetOf(type, i), elementType(type, i),
               value.items()[i]))
      return false;
  return true;
}

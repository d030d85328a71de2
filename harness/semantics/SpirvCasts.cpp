//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/dialects/SpirvCasts.h"
#include "harness/semantics/SpirvTypes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// An index has fewer bits in spirv. Numbers that do not fit have no value
/// there.
static std::optional<Element> castIndex(const Element &from, unsigned width) {
  if (!from.isDefined())
    return Element::bad(width, from.state());
  if (width < from.width() && !from.bits().isSignedIntN(width))
    return std::nullopt;
  return Element(from.bits().sextOrTrunc(width));
}

static bool isIndexAndInteger(Type a, Type b) {
  a = getElementTypeOrSelf(a);
  b = getElementTypeOrSelf(b);
  return (a.isIndex() && isa<IntegerType>(b)) ||
         (b.isIndex() && isa<IntegerType>(a));
}

static std::optional<Datum> castIndices(const Datum &from, Type toType) {
  unsigned width = widthOf(getElementTypeOrSelf(toType));
  if (from.isElement()) {
    std::optional<Element> made = castIndex(from.element(), width);
    return made ? std::optional<Datum>(*made) : std::nullopt;
  }
  Elements made = from.elements();
  for (Element &one : made.list) {
    std::optional<Element> cast = castIndex(one, width);
    if (!cast)
      return std::nullopt;
    one = *cast;
  }
  return Datum(std::move(made));
}

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

/// Whether a pointer is to the elements of such a memref: to an array of them,
/// alone or in a struct, or to the only element. `stride` becomes the distance
/// of the elements.
static bool isToElements(spirv::PointerType pointer, MemRefType memref,
                         uint64_t &stride) {
  Type type = pointer.getPointeeType();
  if (auto record = dyn_cast<spirv::StructType>(type)) {
    if (record.getNumElements() != 1 || spirvir::offsetOf(type, 0) != 0u)
      return false;
    type = record.getElementType(0);
  }
  Type number = memref.getElementType();
  stride = strideOf(number);
  if (isa<spirv::ArrayType, spirv::RuntimeArrayType>(type)) {
    std::optional<uint64_t> distance = spirvir::offsetOf(type, 1);
    if (distance != stride)
      return false;
    type = spirvir::elementType(type, 0);
  } else if (memref.getRank() != 0) {
    return false;
  }
  // A bool is a byte in memrefs, and may be one here. Other elements may not be
  // packed into words.
  if (number.isInteger(1))
    return type.isInteger(1) || type.isInteger(8);
  return type == number ||
         (isIndexAndInteger(type, number) && widthOf(type) == widthOf(number));
}

/// The pointer is that of the aligned base, because access chains add the
/// offset of the type.
static std::optional<Datum> castMemref(const Datum &from, MemRefType memref,
                                       spirv::PointerType pointer,
                                       bool isToPointer) {
  uint64_t size;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!isToElements(pointer, memref, size) ||
      failed(memref.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset) ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return std::nullopt;
  if (isToPointer) {
    const View &view = from.view();
    if (view.offset != offset)
      return std::nullopt;
    for (auto [length, have, want] :
         llvm::zip_equal(view.sizes, view.strides, strides))
      if (length > 1 && have != want)
        return std::nullopt;
    return Datum(Element::word(int64_t(view.aligned)));
  }
  const Element &address = from.element();
  if (!address.isDefined())
    return Datum::bad(address.state());
  if (!memref.hasStaticShape())
    return std::nullopt;
  View view;
  view.allocated = view.aligned = address.asUnsigned();
  view.offset = offset;
  view.sizes.assign(memref.getShape().begin(), memref.getShape().end());
  view.strides.assign(strides.begin(), strides.end());
  return Datum(std::move(view));
}

//===----------------------------------------------------------------------===//
// Tensors and complex numbers
//===----------------------------------------------------------------------===//

/// An array has the elements of a tensor in row-major order.
static std::optional<Datum> castTensor(const Datum &from,
                                       RankedTensorType tensor,
                                       spirv::ArrayType array, bool isToArray) {
  if (!tensor.hasStaticShape() || !isNumber(tensor.getElementType()) ||
      tensor.getNumElements() != int64_t(array.getNumElements()) ||
      tensor.getElementType() != array.getElementType())
    return std::nullopt;
  if (isToArray) {
    std::vector<Datum> items(from.numbers().begin(), from.numbers().end());
    return Datum::list(std::move(items));
  }
  Elements all;
  all.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  for (const Datum &item : from.items())
    all.list.push_back(item.element());
  return Datum(std::move(all));
}

static std::optional<Datum> castComplex(const Datum &from, bool isToVector) {
  Elements both;
  both.list = from.numbers().vec();
  if (both.list.size() != 2)
    return std::nullopt;
  if (isToVector)
    both.shape = {2};
  else
    both.parts = 2;
  return Datum(std::move(both));
}

std::optional<Datum> scion::semantics::castSpirv(const Datum &from,
                                                 Type fromType, Type toType,
                                                 Evaluation &in) {
  bool hasNumbers = from.isElement() || from.isElements();
  if (hasNumbers && !isa<MemRefType>(toType) && !in.symbolic() &&
      isIndexAndInteger(fromType, toType) &&
      isa<ShapedType>(fromType) == isa<ShapedType>(toType))
    return castIndices(from, toType);
  auto fromMemref = dyn_cast<MemRefType>(fromType),
       toMemref = dyn_cast<MemRefType>(toType);
  auto fromPointer = dyn_cast<spirv::PointerType>(fromType),
       toPointer = dyn_cast<spirv::PointerType>(toType);
  if (fromMemref && toPointer && from.isView())
    return castMemref(from, fromMemref, toPointer, /*isToPointer=*/true);
  if (fromPointer && toMemref && from.isElement())
    return castMemref(from, toMemref, fromPointer, /*isToPointer=*/false);
  auto fromTensor = dyn_cast<RankedTensorType>(fromType),
       toTensor = dyn_cast<RankedTensorType>(toType);
  auto fromArray = dyn_cast<spirv::ArrayType>(fromType),
       toArray = dyn_cast<spirv::ArrayType>(toType);
  if (fromTensor && toArray && from.isElements())
    return castTensor(from, fromTensor, toArray, /*isToArray=*/true);
  if (fromArray && toTensor && from.isList())
    return castTensor(from, toTensor, fromArray, /*isToArray=*/false);
  if (isa<ComplexType>(fromType) && isa<VectorType>(toType) &&
      from.isElements())
    return castComplex(from, /*isToVector=*/true);
  if (isa<VectorType>(fromType) && isa<ComplexType>(toType) &&
      from.isElements())
    return castComplex(from, /*isToVector=*/false);
  return std::nullopt;
}

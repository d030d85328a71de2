//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Datum.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace scion::semantics;

/// May wrap: if one size is 0, the others can be arbitrarily large.
static int64_t product(ArrayRef<int64_t> shape) {
  uint64_t count = 1;
  for (int64_t size : shape)
    count *= uint64_t(size);
  return int64_t(count);
}

//===----------------------------------------------------------------------===//
// Elements, View, List
//===----------------------------------------------------------------------===//

Elements::Elements(ArrayRef<int64_t> shape, unsigned parts, const Element &with)
    : shape(shape), parts(parts), list(size_t(product(shape)) * parts, with) {}

int64_t Elements::count() const { return product(shape); }

int64_t Elements::at(ArrayRef<int64_t> position) const {
  uint64_t index = 0; // wraps only where a later size is 0
  for (auto [number, size] : llvm::zip_equal(position, shape)) {
    if (number < 0 || number >= size)
      return -1;
    index = index * uint64_t(size) + uint64_t(number);
  }
  return int64_t(index * parts);
}

int64_t View::count() const { return product(sizes); }

/// Computes with unsigned numbers, because a stride can be any number.
int64_t View::at(ArrayRef<int64_t> position) const {
  uint64_t index = uint64_t(offset);
  for (auto [number, stride] : llvm::zip_equal(position, strides))
    index += uint64_t(number) * uint64_t(stride);
  return int64_t(index);
}

bool View::contains(ArrayRef<int64_t> position) const {
  for (auto [number, size] : llvm::zip_equal(position, sizes))
    if (number < 0 || number >= size)
      return false;
  return true;
}

bool scion::semantics::forEachPosition(
    ArrayRef<int64_t> shape,
    llvm::function_ref<bool(ArrayRef<int64_t>)> visit) {
  for (int64_t size : shape)
    if (size <= 0)
      return true;
  SmallVector<int64_t, 4> position(shape.size(), 0);
  while (true) {
    if (!visit(position))
      return false;
    size_t dimension = shape.size();
    while (dimension > 0 && ++position[dimension - 1] == shape[dimension - 1])
      position[--dimension] = 0;
    if (dimension == 0)
      return true;
  }
}

//===----------------------------------------------------------------------===//
// Datum
//===----------------------------------------------------------------------===//

Datum Datum::list(std::vector<Datum> items) {
  auto list = llvm::makeIntrusiveRefCnt<List>();
  list->items = std::move(items);
  Datum datum;
  datum.content = std::move(list);
  return datum;
}

Datum Datum::bad(State state) {
  Datum datum;
  datum.content = state;
  return datum;
}

Elements &Datum::edit() {
  auto &shared = *std::get_if<Shared<Elements>>(&content);
  if (shared->UseCount() > 1)
    shared = llvm::makeIntrusiveRefCnt<Elements>(*shared);
  shared->stored.reset();
  return *shared;
}

MutableArrayRef<Datum> Datum::editItems() {
  auto &shared = *std::get_if<Shared<List>>(&content);
  if (shared->UseCount() > 1)
    shared = llvm::makeIntrusiveRefCnt<List>(*shared);
  return shared->items;
}

bool Datum::isShared() const {
  return (isElements() && elements().UseCount() > 1) ||
         (isView() && view().UseCount() > 1) ||
         (isList() && get<List>()->UseCount() > 1);
}

ArrayRef<Element> Datum::numbers() const {
  if (isElement())
    return element();
  if (isElements())
    return elements().list;
  return {};
}

State Datum::state() const {
  if (isBad())
    return *std::get_if<State>(&content);
  State worst = State::Defined;
  for (const Element &one : numbers())
    worst = worse(worst, one.state());
  if (isList())
    for (const Datum &item : items())
      worst = worse(worst, item.state());
  return worst;
}

static void write(llvm::raw_ostream &out, const Element &one, Type type) {
  if (one.state() == State::Poison) {
    out << "poison";
    return;
  }
  if (one.state() == State::Undef) {
    out << "undef";
    return;
  }
  if (isa_and_nonnull<FloatType>(type)) {
    llvm::SmallString<32> text;
    asFloat(one, type).toString(text);
    out << text;
    return;
  }
  if (one.width() == 1)
    out << (one.bits().isZero() ? "false" : "true");
  else
    one.bits().print(out, /*isSigned=*/true);
}

std::string Datum::str(Type type) const {
  // Limit on the elements of a large tensor, to keep log lines short.
  constexpr size_t most = 64;
  std::string text;
  llvm::raw_string_ostream out(text);
  Type part = type && isNumbers(type) ? partType(type) : Type();
  if (isNone()) {
    out << "none";
  } else if (isBad()) {
    out << (state() == State::Poison ? "poison" : "undef");
  } else if (isElement()) {
    write(out, element(), part);
  } else if (isElements()) {
    const Elements &all = elements();
    llvm::interleave(all.shape, out, "x");
    out << (all.shape.empty() ? "[" : " [");
    for (size_t i = 0; i < all.list.size() && i < most; ++i) {
      out << (i ? ", " : "");
      write(out, all.list[i], part);
    }
    out << (all.list.size() > most ? ", …]" : "]");
  } else if (isView()) {
    out << "memref sizes [";
    llvm::interleaveComma(view().sizes, out);
    out << "] strides [";
    llvm::interleaveComma(view().strides, out);
    out << "] offset " << view().offset << " at 0x";
    out.write_hex(view().aligned);
  } else {
    out << "{";
    llvm::interleaveComma(items(), out,
                          [&](const Datum &item) { out << item.str(); });
    out << "}";
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static thread_local unsigned bitsOfIndex = 64;

unsigned scion::semantics::indexBits() { return bitsOfIndex; }

IndexWidth::IndexWidth(unsigned bits)
    : outer(std::exchange(bitsOfIndex, bits)) {}

IndexWidth::~IndexWidth() { bitsOfIndex = outer; }

unsigned scion::semantics::widthOf(Type type) {
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  if (type.isIndex())
    return indexBits();
  if (!isNumber(type))
    return 0;
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return quantized.getStorageTypeIntegralWidth();
  return 64;
}

Type scion::semantics::partType(Type type) {
  while (true) {
    if (auto complex = dyn_cast<ComplexType>(type))
      type = complex.getElementType();
    else if (isa<VectorType, TensorType>(type))
      type = cast<ShapedType>(type).getElementType();
    else
      return type;
  }
}

unsigned scion::semantics::partsOf(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * partsOf(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(elementType))
    return unsigned(vector.getNumElements()) * partsOf(vector.getElementType());
  return 1;
}

/// Other element types of vectors are addresses. So are pointers, variables and
/// arrays of C, whose size types have as many bits, and pointers of SPIR-V. A
/// quantized number is its stored integer.
bool scion::semantics::isNumber(Type type) {
  return type.isIntOrIndexOrFloat() || isa<VectorElementTypeInterface>(type) ||
         isa<emitc::PointerType, emitc::LValueType, emitc::ArrayType,
             emitc::SizeTType, emitc::SignedSizeTType, emitc::PtrDiffTType,
             quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType,
             quant::UniformQuantizedSubChannelType, spirv::PointerType>(type);
}

bool scion::semantics::isNumbers(Type type) {
  if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
    return false;
  return isNumber(partType(type));
}

Datum scion::semantics::badOf(Type type, State state, ArrayRef<int64_t> sizes) {
  if (isNumber(type))
    return Element::bad(widthOf(type), state);
  if (!isNumbers(type))
    return Datum::bad(state);
  Element one = Element::bad(widthOf(partType(type)), state);
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return Elements({}, partsOf(type), one);
  unsigned parts = partsOf(shaped.getElementType());
  if (shaped.hasRank() && shaped.hasStaticShape())
    return Elements(shaped.getShape(), parts, one);
  if (!shaped.hasRank() || sizes.size() != size_t(shaped.getRank()))
    return Datum::bad(state);
  return Elements(sizes, parts, one);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static bool append(Attribute attribute, std::vector<Element> &list) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    list.push_back(integer.getType().isIndex()
                       ? Element(integer.getValue().sextOrTrunc(indexBits()))
                       : Element(integer.getValue()));
    return true;
  }
  if (auto number = dyn_cast<FloatAttr>(attribute)) {
    list.push_back(number.getValue());
    return true;
  }
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    for (Attribute one : array)
      if (!append(one, list))
        return false;
    return true;
  }
  auto dense = dyn_cast<ElementsAttr>(attribute);
  // The fold of tosa.cast creates splats of dynamic shapes.
  if (!dense || !dense.getShapedType().hasStaticShape())
    return false;
  Type element = dense.getElementType();
  if (isa<FloatType>(element)) {
    auto values = dense.tryGetValues<APFloat>();
    if (values)
      list.insert(list.end(), values->begin(), values->end());
    return values.has_value();
  }
  if (element.isIntOrIndex()) {
    auto values = dense.tryGetValues<APInt>();
    if (values)
      for (const APInt &one : *values)
        list.push_back(element.isIndex() ? one.sextOrTrunc(indexBits()) : one);
    return values.has_value();
  }
  auto complex = dyn_cast<ComplexType>(element);
  // MLIR crashes on sparse complex attributes, because it makes their zero a
  // float.
  if (!complex || isa<SparseElementsAttr>(dense))
    return false;
  if (isa<FloatType>(complex.getElementType())) {
    auto values = dense.tryGetValues<std::complex<APFloat>>();
    if (values)
      for (std::complex<APFloat> one : *values) {
        list.emplace_back(one.real());
        list.emplace_back(one.imag());
      }
    return values.has_value();
  }
  auto values = dense.tryGetValues<std::complex<APInt>>();
  if (values)
    for (std::complex<APInt> one : *values) {
      list.emplace_back(one.real());
      list.emplace_back(one.imag());
    }
  return values.has_value();
}

std::optional<Datum> scion::semantics::datumOf(Attribute attribute, Type type) {
  if (!attribute || !isNumbers(type))
    return std::nullopt;
  std::vector<Element> list;
  if (!append(attribute, list))
    return std::nullopt;
  if (isNumber(type)) {
    if (list.size() != 1 || list[0].width() != widthOf(type))
      return std::nullopt;
    return Datum(std::move(list[0]));
  }
  Elements elements;
  elements.parts = partsOf(type);
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    if (!shaped.hasStaticShape())
      return std::nullopt;
    elements.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
    elements.parts = partsOf(shaped.getElementType());
  }
  size_t wanted = size_t(elements.count()) * elements.parts;
  if (list.size() != wanted)
    return std::nullopt;
  elements.list = std::move(list);
  return Datum(std::move(elements));
}

APFloat scion::semantics::asFloat(const Element &element, Type floatType) {
  return APFloat(cast<FloatType>(floatType).getFloatSemantics(),
                 element.bits());
}

Element scion::semantics::ofFloat(const APFloat &value) {
  return value.isNaN() ? Element(APFloat::getQNaN(value.getSemantics()))
                       : Element(value);
}

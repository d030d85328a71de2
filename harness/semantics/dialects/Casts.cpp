//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// builtin.unrealized_conversion_cast: converts a value to the form that another
// dialect uses, for the pairs of types in partially lowered programs: an index
// and i64, a memref and its descriptor, a vector of several dimensions and an
// array of vectors, a vector of one element and a scalar, a complex number and
// a struct, a function and its address, a memref and an array of C.
// SpirvCasts.h has the types of spirv.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/SpirvCasts.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion::semantics;

static Datum word(uint64_t bits) { return Element::word(int64_t(bits)); }

/// {allocated, aligned, offset, [sizes], [strides]}
static Datum toDescriptor(const View &view) {
  std::vector<Datum> fields = {word(view.allocated), word(view.aligned),
                               Element::word(view.offset)};
  std::vector<Datum> sizes, strides;
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides)) {
    sizes.push_back(Element::word(size));
    strides.push_back(Element::word(stride));
  }
  if (!sizes.empty()) {
    fields.push_back(Datum::list(std::move(sizes)));
    fields.push_back(Datum::list(std::move(strides)));
  }
  return Datum::list(std::move(fields));
}

static Datum fromDescriptor(const Datum &descriptor) {
  ArrayRef<Datum> fields = descriptor.items();
  // The cast accepts poison, for example the offset of a memref that is never
  // accessed. It makes the whole memref poison, which matters from its first
  // use.
  if (descriptor.state() != State::Defined)
    return Datum::bad(descriptor.state());
  View view;
  view.allocated = fields[0].element().asUnsigned();
  view.aligned = fields[1].element().asUnsigned();
  view.offset = fields[2].element().asSigned();
  if (fields.size() > 3)
    for (auto [size, stride] :
         llvm::zip_equal(fields[3].items(), fields[4].items())) {
      view.sizes.push_back(size.element().asSigned());
      view.strides.push_back(stride.element().asSigned());
    }
  return view;
}

/// The address of the first element; none if the elements do not lie in a row.
static std::optional<Datum> toArray(const View &view, MemRefType type) {
  SmallVector<int64_t> row = rowMajor(view.sizes);
  for (auto [size, stride, wanted] :
       llvm::zip_equal(view.sizes, view.strides, row))
    if (size > 1 && stride != wanted)
      return std::nullopt;
  return word(view.aligned +
              uint64_t(view.offset) * strideOf(type.getElementType()));
}

static std::optional<Datum> fromArray(const Element &address, MemRefType type) {
  if (!address.isDefined())
    return Datum::bad(address.state());
  if (!type.hasStaticShape() || !type.getLayout().isIdentity())
    return std::nullopt;
  View view;
  view.allocated = view.aligned = address.asUnsigned();
  view.sizes.assign(type.getShape().begin(), type.getShape().end());
  view.strides = rowMajor(view.sizes);
  return view;
}

/// Converts a vector to nested arrays of one-dimensional vectors.
static Datum toArrays(ArrayRef<Element> list, ArrayRef<int64_t> shape) {
  if (shape.size() <= 1) {
    Elements row;
    row.shape.assign(shape.begin(), shape.end());
    row.list = list.vec();
    return row;
  }
  std::vector<Datum> rows;
  rows.reserve(size_t(shape[0]));
  size_t length = shape[0] ? list.size() / size_t(shape[0]) : 0;
  for (int64_t i = 0; i < shape[0]; ++i)
    rows.push_back(
        toArrays(list.slice(size_t(i) * length, length), shape.drop_front()));
  return Datum::list(std::move(rows));
}

static void collect(const Datum &datum, std::vector<Element> &list) {
  if (!datum.isList()) {
    list.insert(list.end(), datum.numbers().begin(), datum.numbers().end());
    return;
  }
  for (const Datum &item : datum.items())
    collect(item, list);
}

/// {rank, address of the descriptor}. The descriptor lives as long as the run,
/// because the conversion of the surrounding call may allocate it anywhere.
static std::optional<Datum> toUnranked(const View &view, Evaluation &in) {
  auto rank = unsigned(view.rank());
  std::optional<uint64_t> address =
      in.allocate(8 * (3 + 2 * rank), Lifetime::Static);
  if (!address)
    return std::nullopt;
  SmallVector<uint64_t> words = {view.allocated, view.aligned,
                                 uint64_t(view.offset)};
  llvm::append_range(words, view.sizes);
  llvm::append_range(words, view.strides);
  for (auto [index, bits] : llvm::enumerate(words))
    (void)in.memory.write(*address + 8 * index, 8, word(bits).element());
  return Datum::list({Element::word(rank), word(*address)});
}

/// Returns none if the run is over. Conversions may write the descriptor only
/// after the cast. In that case the result stays a pair, and Evaluation::view()
/// reads the descriptor when the memref is used.
static std::optional<Datum> fromUnranked(const Datum &pair, Evaluation &in) {
  if (pair.state() != State::Defined)
    return Datum::bad(pair.state());
  State state;
  std::optional<View> view =
      in.readDescriptor(pair.items()[0].element().asUnsigned(),
                        pair.items()[1].element().asUnsigned(), state);
  if (in.isOver())
    return std::nullopt;
  return view ? Datum(*view) : pair;
}

static bool areOfWidth(ArrayRef<Element> list, Type number) {
  return isNumber(number) && llvm::all_of(list, [&](const Element &one) {
           return one.width() == widthOf(number);
         });
}

/// Returns none if the pair of types is not supported or the run is over.
static std::optional<Datum> castTo(const Datum &from, Type fromType,
                                   Type toType, Evaluation &in) {
  auto toVector = dyn_cast<VectorType>(toType);
  auto fromVector = dyn_cast<VectorType>(fromType);
  if (from.isBad() || from.isNone())
    return from;
  if (std::optional<Datum> made = castSpirv(from, fromType, toType, in))
    return made;
  // Other pairs may have another layout: narrow numbers packed into words.
  for (Type type : {fromType, toType})
    if (type.getDialect().getNamespace() == "spirv")
      return std::nullopt;
  if (from.isView() && isa<BaseMemRefType>(toType))
    return from;
  if (from.isView() && isa<emitc::ArrayType, emitc::PointerType>(toType))
    return toArray(from.view(), cast<MemRefType>(fromType));
  if (from.isElement() && isa<emitc::ArrayType, emitc::PointerType>(fromType) &&
      isa<MemRefType>(toType))
    return fromArray(from.element(), cast<MemRefType>(toType));
  if (from.isView() && isa<UnrankedMemRefType>(fromType))
    return toUnranked(from.view(), in);
  if (from.isView())
    return toDescriptor(from.view());
  if (isa<UnrankedMemRefType>(fromType) && !isa<BaseMemRefType>(toType))
    return from; // still a pair
  if (isa<BaseMemRefType>(toType) && from.isList() && from.items().size() == 2)
    return fromUnranked(from, in);
  if (isa<MemRefType>(toType) && from.isList() && from.items().size() >= 3)
    return fromDescriptor(from);
  if (isa<ComplexType>(fromType) && from.isElements())
    return Datum::list({from.numbers()[0], from.numbers()[1]});
  if (isa<ComplexType>(toType) && from.isList()) {
    Elements both;
    both.parts = 2;
    collect(from, both.list);
    return both;
  }
  if (fromVector && from.isElements()) {
    ArrayRef<Element> numbers = from.numbers();
    if (!toVector && !isNumber(toType))
      return toArrays(numbers, fromVector.getShape());
    // [1] and [] and a number, index and i64
    if (numbers.size() != size_t(toVector ? toVector.getNumElements() : 1) ||
        !areOfWidth(numbers, getElementTypeOrSelf(toType)))
      return std::nullopt;
    if (!toVector)
      return numbers[0];
    Elements same = from.elements();
    same.shape.assign(toVector.getShape().begin(), toVector.getShape().end());
    return same;
  }
  // SPIR-V knows a tensor of one element as a number, and others as arrays.
  if (isa<RankedTensorType>(fromType) && from.isElements() &&
      isNumber(toType)) {
    ArrayRef<Element> numbers = from.numbers();
    if (numbers.size() != 1 || !areOfWidth(numbers, toType))
      return std::nullopt;
    return numbers[0];
  }
  ShapedType toShape = toVector;
  if (auto tensor = dyn_cast<RankedTensorType>(toType))
    if (tensor.hasStaticShape())
      toShape = tensor;
  if (toShape && from.isElement()) {
    if (toShape.getNumElements() != 1 ||
        !areOfWidth(from.element(), toShape.getElementType()))
      return std::nullopt;
    Elements one;
    one.shape.assign(toShape.getShape().begin(), toShape.getShape().end());
    one.list = {from.element()};
    return one;
  }
  if (toShape && from.isList()) {
    Elements all;
    all.shape.assign(toShape.getShape().begin(), toShape.getShape().end());
    collect(from, all.list);
    if (all.list.size() != size_t(toShape.getNumElements()) ||
        !areOfWidth(all.list, toShape.getElementType()))
      return std::nullopt;
    return all;
  }
  if (from.isElement() && !isa<TensorType>(toType) &&
      (!isNumber(toType) || widthOf(toType) == from.element().width()))
    return from;
  if (from.isElements() && isNumbers(toType) &&
      areOfWidth(from.numbers(), getElementTypeOrSelf(toType)))
    return from;
  return std::nullopt;
}

namespace scion::semantics {
void registerCasts(Meanings &to) {
  to.add<UnrealizedConversionCastOp>(
      [](UnrealizedConversionCastOp op, Evaluation &in) {
        if (op.getNumOperands() != 1 || op.getNumResults() != 1)
          return in.unsupported("a cast of several values");
        Value from = op.getOperand(0);
        std::optional<Datum> made =
            castTo(in.get(from), from.getType(), op.getResult(0).getType(), in);
        if (!made && !in.isOver()) {
          std::string types;
          llvm::raw_string_ostream(types)
              << from.getType() << " to " << op.getResult(0).getType();
          return in.unsupported("a cast from " + types);
        }
        if (!made)
          return Flow::Stop;
        in.set(op.getResult(0), std::move(*made));
        return Flow::Next;
      });
}
} // namespace scion::semantics

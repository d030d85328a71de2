//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value of an SSA value in the interpreter:
//
//   integers, index, floats, addresses, functions  one Element
//   complex numbers, vectors, ranked tensors       Elements in row-major order
//   memrefs                                        a View into Memory
//   structs, arrays, tuples                        a list of Data
//
// Data have value semantics: shared elements are copied before a write. A
// function is represented by the address that Evaluation assigns to it, so that
// lowered code can use it as a number.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DATUM_H
#define SCION_HARNESS_SEMANTICS_DATUM_H

#include "harness/semantics/Element.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace scion::semantics {

class Datum;
struct Stored;

/// The elements of a shaped value. A complex number has rank 0 and two parts; a
/// vector of complex numbers has two parts for each element.
struct Elements : llvm::RefCountedBase<Elements> {
  llvm::SmallVector<int64_t, 4> shape;
  unsigned parts = 1;
  /// product(shape) * parts.
  std::vector<Element> list;
  /// The elements that a sparse tensor stores (Sparse.h). Null if that is not
  /// known, or the tensor is dense.
  mutable std::shared_ptr<Stored> stored;

  Elements() = default;
  Elements(llvm::ArrayRef<int64_t> shape, unsigned parts, const Element &with);

  int64_t rank() const { return int64_t(shape.size()); }
  /// The number of elements, regardless of their parts.
  int64_t count() const;
  /// The index in the list of the first part of the element at `position`; -1
  /// if it is out of bounds.
  int64_t at(llvm::ArrayRef<int64_t> position) const;
};

/// A memref: the content of its lowered descriptor. Offset and strides count
/// elements.
struct View : llvm::RefCountedBase<View> {
  uint64_t allocated = 0, aligned = 0;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> sizes, strides;

  int64_t rank() const { return int64_t(sizes.size()); }
  int64_t count() const;
  /// The offset in elements from `aligned`. Bounds are not checked.
  int64_t at(llvm::ArrayRef<int64_t> position) const;
  bool contains(llvm::ArrayRef<int64_t> position) const;
};

/// Calls `visit` with each position of a shape in row-major order until it
/// returns false. Returns false in that case, else true.
bool forEachPosition(
    llvm::ArrayRef<int64_t> shape,
    llvm::function_ref<bool(llvm::ArrayRef<int64_t> position)> visit);

struct List : llvm::RefCountedBase<List> {
  std::vector<Datum> items;
};

class Datum {
public:
  /// None: the value of a none or token type.
  Datum() = default;
  Datum(Element element) : content(std::move(element)) {}
  Datum(llvm::APInt bits) : content(Element(std::move(bits))) {}
  Datum(Elements elements)
      : content(llvm::makeIntrusiveRefCnt<Elements>(std::move(elements))) {}
  Datum(View view)
      : content(llvm::makeIntrusiveRefCnt<View>(std::move(view))) {}
  static Datum list(std::vector<Datum> items);
  static Datum index(int64_t value) { return Element::index(value); }
  /// A value without elements, such as a memref, in this state.
  static Datum bad(State state);

  bool isElement() const { return std::holds_alternative<Element>(content); }
  bool isElements() const { return has<Elements>(); }
  bool isView() const { return has<View>(); }
  bool isList() const { return has<List>(); }
  bool isBad() const { return std::holds_alternative<State>(content); }
  bool isNone() const {
    return std::holds_alternative<std::monostate>(content);
  }

  // The datum must have content of the requested kind.
  const Element &element() const { return *std::get_if<Element>(&content); }
  const Elements &elements() const { return *get<Elements>(); }
  const View &view() const { return *get<View>(); }
  llvm::ArrayRef<Datum> items() const { return get<List>()->items; }

  /// Returns the elements for writing. Copies them first if another datum
  /// shares them.
  Elements &edit();
  /// The same for the items of a list.
  llvm::MutableArrayRef<Datum> editItems();
  /// Whether another datum shares the content.
  bool isShared() const;

  /// The numbers of an Element or of Elements.
  llvm::ArrayRef<Element> numbers() const;
  /// The worst state of any element.
  State state() const;

  /// A readable form: "42", "poison", "2x2 [1, 2, 3, 4]". Prints bits as floats
  /// if `type` is a float type.
  std::string str(mlir::Type type = {}) const;

private:
  template <typename T>
  using Shared = llvm::IntrusiveRefCntPtr<T>;
  template <typename T>
  bool has() const {
    return std::holds_alternative<Shared<T>>(content);
  }
  template <typename T>
  const T *get() const {
    return std::get_if<Shared<T>>(&content)->get();
  }

  std::variant<std::monostate, Element, State, Shared<Elements>, Shared<View>,
               Shared<List>>
      content;
};

/// Bits of an integer, index (indexBits()), float or address (64); 0 for other
/// types.
unsigned widthOf(mlir::Type type);

/// The type of one part: that of the parts of an element, if it has parts.
mlir::Type partType(mlir::Type type);
/// Numbers in one element of a shaped type: 2 of a complex number, as many as
/// a vector has (tensor<4xvector<2xf32>>), 1 else.
unsigned partsOf(mlir::Type elementType);

/// Whether a value of this type is one Element, or Elements: made of integers,
/// indices, floats and addresses.
bool isNumber(mlir::Type type);
bool isNumbers(mlir::Type type);

/// Returns a value of this type with all elements in one state. `sizes` has the
/// dynamic sizes.
Datum badOf(mlir::Type type, State state, llvm::ArrayRef<int64_t> sizes = {});

/// The value of a constant's attribute (integers, floats, dense elements,
/// complex as an array); none if it is not known.
std::optional<Datum> datumOf(mlir::Attribute attribute, mlir::Type type);

/// The float of these bits. `element` is defined.
llvm::APFloat asFloat(const Element &element, mlir::Type floatType);
/// Arithmetic has only one NaN: quiet, positive, without payload.
Element ofFloat(const llvm::APFloat &value);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DATUM_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an SSA value stands for while a program is interpreted:
//
//   integers, index, floats, addresses, functions   one Element
//   complex numbers, vectors, ranked tensors        Elements, in row-major
//   order memrefs                                         a View into Memory
//   structs, arrays, tuples                         a list of Data
//
// Data are values: what is shared is never written to. A function is known by
// the address that Evaluation gives it, so that lowered code may treat it as a
// number.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DATUM_H
#define SCION_HARNESS_SEMANTICS_DATUM_H

#include "harness/semantics/Element.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/SmallVector.h"

#include <string>
#include <variant>
#include <vector>

namespace scion::semantics {

class Datum;

/// A complex number has no dimension and two parts; a vector of complex
/// numbers its dimensions and two parts for each element.
struct Elements : llvm::RefCountedBase<Elements> {
  llvm::SmallVector<int64_t, 4> shape;
  unsigned parts = 1;
  /// product(shape) * parts.
  std::vector<Element> list;

  Elements() = default;
  Elements(llvm::ArrayRef<int64_t> shape, unsigned parts, const Element &with);

  int64_t rank() const { return int64_t(shape.size()); }
  /// Without parts.
  int64_t count() const;
  /// Where the parts of the element at `position` begin in the list; -1 if a
  /// number is out of its dimension.
  int64_t at(llvm::ArrayRef<int64_t> position) const;
};

/// A memref: what its descriptor holds when it is lowered. Offset and strides
/// count elements.
struct View : llvm::RefCountedBase<View> {
  uint64_t allocated = 0, aligned = 0;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> sizes, strides;

  int64_t rank() const { return int64_t(sizes.size()); }
  int64_t count() const;
  /// In elements from `aligned`. Not checked.
  int64_t at(llvm::ArrayRef<int64_t> position) const;
  bool contains(llvm::ArrayRef<int64_t> position) const;
};

/// Calls `visit` with each position of a shape in row-major order, until it
/// returns false; returns whether it never did.
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
  /// A memref, or another type without elements, that is poison.
  static Datum bad(State state);

  bool isElement() const { return std::holds_alternative<Element>(content); }
  bool isElements() const { return has<Elements>(); }
  bool isView() const { return has<View>(); }
  bool isList() const { return has<List>(); }
  bool isBad() const { return std::holds_alternative<State>(content); }
  bool isNone() const {
    return std::holds_alternative<std::monostate>(content);
  }

  // The content must be of that kind.
  const Element &element() const { return *std::get_if<Element>(&content); }
  const Elements &elements() const { return *get<Elements>(); }
  const View &view() const { return *get<View>(); }
  llvm::ArrayRef<Datum> items() const { return get<List>()->items; }

  /// Elements to write to: a copy, if another datum shares them.
  Elements &edit();
  /// The same for the items of a list.
  llvm::MutableArrayRef<Datum> editItems();
  /// Whether another datum has the same elements, memref or list.
  bool isShared() const;

  /// The numbers of an Element or of Elements.
  llvm::ArrayRef<Element> numbers() const;
  /// The worst state of anything in it.
  State state() const;

  /// For people: "42", "poison", "2x2 [1, 2, 3, 4]"; floats as their value
  /// where `type` says so.
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

/// The type of one part: of the elements' own parts, if they have some.
mlir::Type partType(mlir::Type type);
/// Numbers in one element of a shaped type: 2 of a complex number, as many as
/// a vector has (tensor<4xvector<2xf32>>), 1 else.
unsigned partsOf(mlir::Type elementType);

/// Whether a value of this type is one Element, or Elements: made of integers,
/// indices, floats and addresses.
bool isNumber(mlir::Type type);
bool isNumbers(mlir::Type type);

/// All of a value of this type in one state; sizes that `type` leaves open are
/// taken from `sizes`.
Datum badOf(mlir::Type type, State state, llvm::ArrayRef<int64_t> sizes = {});

/// The value of a constant's attribute (integers, floats, dense elements,
/// complex as an array); none if it is not known.
std::optional<Datum> datumOf(mlir::Attribute attribute, mlir::Type type);

/// The float of these bits. `element` is defined.
llvm::APFloat asFloat(const Element &element, mlir::Type floatType);
/// Every NaN of arithmetic is the same one: quiet, positive, no payload.
Element ofFloat(const llvm::APFloat &value);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DATUM_H

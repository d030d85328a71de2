//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Access to the elements of tensors, vectors and memrefs by position, and the
// arithmetic on positions and sizes that several dialects need.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_PLACES_H
#define SCION_HARNESS_SEMANTICS_PLACES_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

/// Returns element `index`: a number, a complex number or a vector.
Datum elementOf(const Elements &elements, int64_t index,
                mlir::Type elementType);

/// Elements of this shape for this type of element.
Elements elementsFor(llvm::ArrayRef<int64_t> shape, mlir::Type elementType,
                     State state);
/// Elements of this shape that are all `value`.
Elements splatOf(llvm::ArrayRef<int64_t> shape, const Datum &value);

/// A tensor or a vector, or a memref. The first write to a tensor copies it if
/// it is shared.
class Place {
public:
  /// Returns none if the value is poison as a whole; the run is over then.
  static std::optional<Place> of(mlir::Value value, Evaluation &in) {
    return of(value, in.get(value), in);
  }
  /// The same for an operand of the current op, which replaces parts of it.
  static std::optional<Place> toEdit(mlir::Value operand, Evaluation &in) {
    return of(operand, in.take(operand), in);
  }
  Place(Place &&) = default;
  Place &operator=(Place &&) = default;

  llvm::ArrayRef<int64_t> sizes() const {
    return isMemref() ? llvm::ArrayRef<int64_t>(content.view().sizes)
                      : content.elements().shape;
  }
  mlir::Type elementType() const { return element; }
  bool isMemref() const { return content.isView(); }
  const View &view() const { return content.view(); }

  bool contains(llvm::ArrayRef<int64_t> position) const;
  /// An access out of bounds is undefined. Returns false if the run is over.
  bool get(llvm::ArrayRef<int64_t> position, Datum &to) const;
  bool set(llvm::ArrayRef<int64_t> position, const Datum &value);

  /// The tensor's current value; the memref.
  Datum datum() {
    edited = nullptr;
    return content;
  }

private:
  Place(Evaluation &in, mlir::Type element, Datum content)
      : in(&in), element(element), content(std::move(content)) {}
  static std::optional<Place> of(mlir::Value value, Datum datum,
                                 Evaluation &in);

  Evaluation *in;
  mlir::Type element;
  Datum content;              // a memref or elements
  Elements *edited = nullptr; // those of `content`, since the first write
};

/// A box in a shape.
struct Slice {
  llvm::SmallVector<int64_t> offsets, sizes, strides;

  /// Maps a position in the slice to the position in the source.
  llvm::SmallVector<int64_t, 4> at(llvm::ArrayRef<int64_t> position) const;
  /// Whether the slice is in bounds. A dimension of size 0 always is, unless
  /// EvaluationOptions::checksEmptySlices is set.
  bool isIn(llvm::ArrayRef<int64_t> shape, const Evaluation &in) const;
  bool isEmpty() const;
};

/// Reads the offsets, sizes and strides of an op. Returns none if the run is
/// over; a negative size ends it.
template <typename Op>
std::optional<Slice> sliceOf(Op op, Evaluation &in) {
  Slice slice;
  if (!in.integers(op.getStaticOffsets(), op.getOffsets(), slice.offsets) ||
      !in.integers(op.getStaticSizes(), op.getSizes(), slice.sizes) ||
      !in.integers(op.getStaticStrides(), op.getStrides(), slice.strides))
    return std::nullopt;
  if (llvm::any_of(slice.sizes, [](int64_t size) { return size < 0; })) {
    (void)in.undefined("a slice of a negative size");
    return std::nullopt;
  }
  return slice;
}

/// Returns which dimensions of a slice a shape of lower rank keeps; none if no
/// choice fits. `fixedSizes` are the static sizes of the op (kDynamic: an
/// operand). Only static sizes of 1 may be dropped. `fits` may reject dimension
/// i of the slice as dimension j of the shape.
std::optional<llvm::SmallVector<unsigned>>
keptDimensions(llvm::ArrayRef<int64_t> fixedSizes,
               llvm::ArrayRef<int64_t> shape,
               llvm::function_ref<bool(unsigned i, unsigned j)> fits = nullptr);

/// The sizes of `type`; those that it leaves open are values. None if the run
/// is over.
std::optional<llvm::SmallVector<int64_t>>
sizesOf(mlir::ShapedType type, mlir::ValueRange values, Evaluation &in);

/// Whether run-time sizes are those that the type states.
bool agrees(mlir::ShapedType type, llvm::ArrayRef<int64_t> sizes);

/// The product; none if it does not fit.
std::optional<int64_t> productOf(llvm::ArrayRef<int64_t> sizes);

/// The strides of a shape in row-major order.
llvm::SmallVector<int64_t> rowMajor(llvm::ArrayRef<int64_t> sizes);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_PLACES_H

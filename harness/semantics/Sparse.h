//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sparse tensors. One with an encoding is represented by all its elements, like
// a dense one; Stored also has which of them its levels store, and the arrays
// of its levels, which exist once an op reads them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_SPARSE_H
#define SCION_HARNESS_SEMANTICS_SPARSE_H

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"

namespace scion::semantics {

/// The elements that a sparse tensor stores. Positions are numbers of elements,
/// in row-major order of the dimensions.
struct Stored {
  /// The arrays of the levels.
  struct Arrays {
    // Memrefs; none if a level has no such array.
    llvm::SmallVector<Datum> positions, coordinates;
    Datum linear; // the coordinates of a trailing COO region
    Datum values;
    std::vector<int64_t> elementAt; // of each value
    bool areValuesRead = false;     // an op may have written values since
  };

  std::vector<bool> has;
  std::optional<Arrays> arrays;
  /// Elements may be inserted until the tensor is loaded.
  bool isOpen = false;
  /// An element was inserted into this tensor, which gave a new one.
  bool isReplaced = false;
  int64_t last = -1; // the last inserted element, by its place in the levels
  /// The elements in the order of their insertion, for formats that keep it.
  std::vector<int64_t> inserted;
};

/// How the levels of a tensor are numbered: the elements in the order of the
/// levels.
class SparseFormat {
public:
  /// Returns none if the encoding or the sizes are not supported; the run is
  /// over then.
  static std::optional<SparseFormat>
  of(mlir::Type tensor, llvm::ArrayRef<int64_t> sizes, Evaluation &in);

  mlir::sparse_tensor::SparseTensorEncodingAttr encoding;
  llvm::SmallVector<int64_t> sizes; // of the levels
  /// From the number of an element to its place in the levels, and back.
  std::vector<int64_t> placeOf, elementAt;

  /// The level at which a trailing COO region begins; the number of levels if
  /// there is none.
  unsigned cooStart() const { return coo; }
  unsigned levels() const { return unsigned(sizes.size()); }
  /// Whether elements are stored in the order of the levels, not in that of
  /// their insertion.
  bool isOrdered() const { return ordered; }

  /// Adds the elements that are stored because others are, such as all elements
  /// of a block.
  std::vector<bool> complete(const std::vector<bool> &has) const;

  /// Visits what is stored, level by level. An entry of a level that stores
  /// coordinates is `coordinate`; `leaf` is an element.
  struct Visitor {
    llvm::function_ref<void(unsigned level, int64_t coordinate)> coordinate;
    llvm::function_ref<void(unsigned level)> closeSegment;
    llvm::function_ref<void(int64_t element)> leaf;
  };
  void visit(const std::vector<bool> &has, const Visitor &visitor) const;
  /// The same in the order of insertion, for a format that is a COO region.
  void visitInserted(const std::vector<int64_t> &elements,
                     const Visitor &visitor) const;

private:
  void visitLevel(const std::vector<int64_t> &before, unsigned level,
                  int64_t begin, int64_t size, const Visitor &visitor) const;
  std::vector<int64_t> countBefore(const std::vector<bool> &has) const;

  void visitCoordinates(int64_t place, int64_t begin, unsigned level,
                        int64_t size, const Visitor &visitor) const;

  unsigned coo = 0;
  bool ordered = true;
};

/// Whether a tensor of this type has an encoding of the sparse_tensor dialect.
bool isSparse(mlir::Type type);

/// Whether an element of `parts` numbers is other than zero; none if it is not
/// defined, or -0, which a test for nonzero values loses.
std::optional<bool> isNonzero(llvm::ArrayRef<Element> parts, mlir::Type number);

/// A tensor of zeros, into which elements may be inserted.
Elements emptySparse(llvm::ArrayRef<int64_t> sizes, mlir::Type elementType);

/// Which elements a tensor stores: all of a dense one. None if that is not
/// known; the run is over then.
std::optional<std::vector<bool>> storedOf(mlir::Value tensor, Evaluation &in);
/// The same, but none without the end of the run.
std::optional<std::vector<bool>> storedIfKnown(mlir::Value tensor,
                                               Evaluation &in);

/// The elements that a sparse tensor stores, in the order of its arrays. None
/// if that is not known; the run is over then.
std::optional<std::vector<int64_t>> elementsInOrder(mlir::Value tensor,
                                                    Evaluation &in);

/// Sets a tensor, of which these elements are stored if its type has an
/// encoding.
Flow setSparse(mlir::Value value, Elements elements,
               std::optional<std::vector<bool>> has, Evaluation &in);

/// Sets a copy of a tensor, which has arrays of its own.
Flow copySparse(mlir::Value result, mlir::Value tensor, Evaluation &in);

/// Inserts one element into a sparse tensor.
Flow insertSparse(mlir::Value result, mlir::Value tensor,
                  llvm::ArrayRef<int64_t> position, const Datum &value,
                  Evaluation &in);

/// The arrays of a tensor; null if the run is over.
const Stored::Arrays *arraysOf(mlir::Value tensor, Evaluation &in);

/// Whether the arrays of a tensor, which exist, have its values.
bool areValuesAsWritten(const Elements &elements, mlir::Type elementType,
                        Evaluation &in);

/// Whether the value of a tensor for which `stored` is set may be used. Ends
/// the run if an op inserted an element into it or wrote to its arrays.
bool isCurrent(const Elements &elements, mlir::Type elementType,
               Evaluation &in);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_SPARSE_H

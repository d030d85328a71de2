//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.intr.matrix: matrices as vectors, column after column.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace scion::semantics;

static Flow transpose(LLVM::MatrixTransposeOp op, Evaluation &in) {
  const Elements from = in.get(op.getMatrix()).elements();
  Elements made = from;
  size_t rows = op.getRows(), columns = op.getColumns();
  for (size_t row = 0; row < rows; ++row)
    for (size_t column = 0; column < columns; ++column)
      made.list[row * columns + column] = from.list[column * rows + row];
  in.set(op.getRes(), std::move(made));
  return Flow::Next;
}

static Element product(const Element &a, const Element &b, Type type) {
  if (!a.isDefined() || !b.isDefined())
    return Element::bad(a.width(), worse(a.state(), b.state()));
  return isa<FloatType>(type) ? ofFloat(asFloat(a, type) * asFloat(b, type))
                              : Element(a.bits() * b.bits());
}

static Element sum(const Element &a, const Element &b, Type type) {
  if (!a.isDefined() || !b.isDefined())
    return Element::bad(a.width(), worse(a.state(), b.state()));
  return isa<FloatType>(type) ? ofFloat(asFloat(a, type) + asFloat(b, type))
                              : Element(a.bits() + b.bits());
}

/// Sums the products in the order of the columns of the left matrix.
static Flow multiply(LLVM::MatrixMultiplyOp op, Evaluation &in) {
  ArrayRef<Element> a = in.get(op.getLhs()).numbers(),
                    b = in.get(op.getRhs()).numbers();
  Type type = partType(op.getType());
  size_t rows = op.getLhsRows(), inner = op.getLhsColumns(),
         columns = op.getRhsColumns();
  if (inner == 0)
    return in.unsupported("a matrix without columns");
  Elements made;
  made.shape = {int64_t(rows * columns)};
  for (size_t column = 0; column < columns; ++column)
    for (size_t row = 0; row < rows; ++row) {
      auto term = [&](size_t k) {
        return product(a[k * rows + row], b[column * inner + k], type);
      };
      Element all = term(0);
      for (size_t k = 1; k < inner; ++k)
        all = sum(all, term(k), type);
      made.list.push_back(std::move(all));
    }
  in.set(op.getRes(), std::move(made));
  return Flow::Next;
}

namespace scion::semantics {
void registerLlvmMatrix(Meanings &to) {
  to.add<LLVM::MatrixTransposeOp>(
      [](LLVM::MatrixTransposeOp op, Evaluation &in) {
        return transpose(op, in);
      });
  to.add<LLVM::MatrixMultiplyOp>([](LLVM::MatrixMultiplyOp op, Evaluation &in) {
    return multiply(op, in);
  });
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum or product of TOSA. The specification bounds the error of a float sum,
// but leaves open the order of its terms and whether padding and the initial
// zero are among them. A result that depends on these is unspecified.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_TOSASUM_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_TOSASUM_H

#include "harness/semantics/Combine.h"
#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

class TosaSum {
public:
  /// All numbers are of `type`.
  TosaSum(Combination how, mlir::Type type, Element begin)
      : how(how), type(type), value(std::move(begin)), order(how, type) {
    noteZero(value);
    order.note(value);
  }

  void add(const Element &next) {
    noteZero(next);
    order.note(next);
    value = combine(how, value, next, type);
  }

  void addProduct(const Element &a, const Element &b) {
    Element product = combine(Combination::Mul, a, b, type);
    noteZero(product);
    order.noteProduct(a, b);
    value = combine(how, value, product, type);
  }

  Element result(Evaluation &in) const {
    bool isZeroOpen = how == Combination::Add && areZeros && isOneNegative;
    bool isOpen = value.isDefined() && mlir::isa<mlir::FloatType>(type) &&
                  (isZeroOpen || !order.isSame());
    return isOpen ? in.unspecified(value.width()) : value;
  }

private:
  void noteZero(const Element &next) {
    if (!areZeros || !next.isDefined() || !mlir::isa<mlir::FloatType>(type))
      return;
    llvm::APFloat number = asFloat(next, type);
    areZeros = number.isZero();
    isOneNegative |= number.isNegZero();
  }

  Combination how;
  mlir::Type type;
  Element value;
  AnyOrder order;
  bool areZeros = true, isOneNegative = false;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_TOSASUM_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's predicates for those of arith.cmpi and arith.cmpf, and the predicates
// for swapped operands.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PREDICATES_H
#define SCION_HARNESS_INPUT_PREDICATES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/IR/InstrTypes.h"

#include <algorithm>

namespace scion {

namespace predicates {
using L = llvm::CmpInst;
// Indexed by the enum values of arith: "eq", "ne", "slt" …, and "false", "oeq",
// "ogt" ….
inline constexpr L::Predicate ofIntegers[] = {
    L::ICMP_EQ,  L::ICMP_NE,  L::ICMP_SLT, L::ICMP_SLE, L::ICMP_SGT,
    L::ICMP_SGE, L::ICMP_ULT, L::ICMP_ULE, L::ICMP_UGT, L::ICMP_UGE};
inline constexpr L::Predicate ofFloats[] = {
    L::FCMP_FALSE, L::FCMP_OEQ, L::FCMP_OGT, L::FCMP_OGE,
    L::FCMP_OLT,   L::FCMP_OLE, L::FCMP_ONE, L::FCMP_ORD,
    L::FCMP_UEQ,   L::FCMP_UGT, L::FCMP_UGE, L::FCMP_ULT,
    L::FCMP_ULE,   L::FCMP_UNE, L::FCMP_UNO, L::FCMP_TRUE};
} // namespace predicates

inline llvm::CmpInst::Predicate
predicateOfLLVM(mlir::arith::CmpIPredicate predicate) {
  return predicates::ofIntegers[size_t(predicate)];
}
inline llvm::CmpInst::Predicate
predicateOfLLVM(mlir::arith::CmpFPredicate predicate) {
  return predicates::ofFloats[size_t(predicate)];
}

/// The predicate with the same result for swapped operands.
inline mlir::arith::CmpIPredicate
mirrored(mlir::arith::CmpIPredicate predicate) {
  auto *place = std::ranges::find(
      predicates::ofIntegers,
      llvm::CmpInst::getSwappedPredicate(predicateOfLLVM(predicate)));
  return mlir::arith::CmpIPredicate(place - predicates::ofIntegers);
}
inline mlir::arith::CmpFPredicate
mirrored(mlir::arith::CmpFPredicate predicate) {
  auto *place = std::ranges::find(
      predicates::ofFloats,
      llvm::CmpInst::getSwappedPredicate(predicateOfLLVM(predicate)));
  return mlir::arith::CmpFPredicate(place - predicates::ofFloats);
}

} // namespace scion

#endif // SCION_HARNESS_INPUT_PREDICATES_H

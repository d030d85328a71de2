//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the hazards' conditions are made of. Sizes are asked for at run time
// here, even where Facts knows them: an assertion is there to find wrong facts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_CONDITIONS_H
#define SCION_HARNESS_RECONDITION_CONDITIONS_H

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/OpDefinition.h"

namespace scion {

/// and, or of two conditions; a null one is left out.
mlir::Value both(Guard &guard, mlir::Value a, mlir::Value b);
mlir::Value either(Guard &guard, mlir::Value a, mlir::Value b);

mlir::Value compare(Guard &guard, mlir::arith::CmpIPredicate predicate,
                    mlir::Value a, mlir::Value b);
mlir::Value compare(Guard &guard, mlir::arith::CmpIPredicate predicate,
                    mlir::Value a, int64_t b);

/// What is known now, as a condition. For hazards that no op can look at when
/// the program runs (who wrote what, which iteration came first): then an
/// assertion says whether the guard would have had anything to do.
mlir::Value stated(Guard &guard, bool holds);

mlir::Value asValue(Guard &guard, mlir::OpFoldResult fold);

/// The size of a dimension: static, or asked for.
mlir::Value actualSize(Guard &guard, mlir::Value shaped, int64_t dim);

/// Equal sizes; null where types say so.
mlir::Value sameSize(Guard &guard, mlir::Value a, int64_t dimA, mlir::Value b,
                     int64_t dimB);
mlir::Value sameShape(Guard &guard, mlir::Value a, mlir::Value b);

/// The number of elements of a memref or tensor.
mlir::Value countOf(Guard &guard, mlir::Value shaped);

mlir::Value add(Guard &guard, mlir::Value a, mlir::Value b);
mlir::Value subtract(Guard &guard, mlir::Value a, mlir::Value b);
mlir::Value multiply(Guard &guard, mlir::Value a, mlir::Value b);

/// An affine expression in plain arithmetic; divisors are positive constants,
/// dividends not negative.
mlir::Value inArithmetic(Guard &guard, mlir::AffineExpr expr,
                         llvm::ArrayRef<mlir::Value> dims);

/// The bits of floats as integers of the same width.
mlir::Value bitsOf(Guard &guard, mlir::Value floats);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_CONDITIONS_H

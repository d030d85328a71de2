//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic of floats that several dialects have.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_FLOATS_H
#define SCION_HARNESS_SEMANTICS_FLOATS_H

#include "harness/input/NarrowFloat.h"
#include "harness/semantics/Datum.h"

#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::arith {
enum class RoundingMode : uint32_t;
} // namespace mlir::arith

namespace scion::semantics {

inline constexpr auto toNearest = llvm::APFloat::rmNearestTiesToEven;

/// To nearest if the op has no rounding mode.
llvm::RoundingMode roundingOf(std::optional<mlir::arith::RoundingMode> mode);

/// For which pairs a comparison holds.
struct FloatPredicate {
  bool equal, greater, less, unordered;
};

/// Takes the number of a predicate, which is the same in arith and llvm: 0 is
/// never, 1 to 7 ordered and …, 8 to 14 unordered or …, 15 always.
FloatPredicate floatPredicate(uint64_t number);
bool compareFloats(uint64_t predicate, const llvm::APFloat &a,
                   const llvm::APFloat &b);

/// To another format. Undefined if a narrow format cannot represent the number:
/// the documentation does not say whether it becomes NaN or the largest number,
/// and some passes round numbers to f8E8M0FNU where others truncate them.
Element convert(const llvm::APFloat &value, mlir::Type floatType,
                llvm::APFloat::roundingMode mode = toNearest);
/// The same for the result of an operation on two narrow floats. Undefined for
/// f8E8M0FNU, because a double does not hold the exact result.
Element convertComputed(const llvm::APFloat &value, mlir::Type floatType,
                        llvm::APFloat::roundingMode mode);
llvm::APFloat asDouble(llvm::APFloat value);
Element fromInteger(const llvm::APInt &value, bool isSigned,
                    mlir::Type floatType);
/// Rounded towards zero; poison if it does not fit.
Element toInteger(const llvm::APFloat &value, bool isSigned, unsigned width);

/// The result of `operation` on two floats of the type. Numbers of narrow
/// formats are computed as doubles, which have more than twice as many bits,
/// and rounded once more.
template <typename Operation>
Element computeIn(mlir::Type type, const llvm::APFloat &x,
                  const llvm::APFloat &y, Operation operation,
                  llvm::APFloat::roundingMode mode = toNearest) {
  if (!isNarrowFloat(type))
    return ofFloat(operation(x, y));
  return convertComputed(operation(asDouble(x), asDouble(y)), type, mode);
}

/// Returns the number if the other operand is NaN. The result for zeros of
/// different sign is unspecified.
Element maxNumber(const llvm::APFloat &a, const llvm::APFloat &b);
Element minNumber(const llvm::APFloat &a, const llvm::APFloat &b);

/// The float rounded to an integer.
Element toIntegral(const llvm::APFloat &value,
                   llvm::APFloat::roundingMode mode);

/// A function of the C library. It is exact, or the library decides the last
/// bits; execution calls the same library. Formats narrower than f32 are
/// computed in f32.
struct FloatFunction {
  const char *name; // "sin"
  unsigned arity;
  float (*single1)(float);
  double (*wide1)(double);
  float (*single2)(float, float);
  double (*wide2)(double, double);
};

llvm::ArrayRef<FloatFunction> floatFunctions();
/// Null if there is none of this name.
const FloatFunction *findFloatFunction(llvm::StringRef name);

/// None for formats that it is not known for.
std::optional<Element> apply(const FloatFunction &function,
                             llvm::ArrayRef<Element> arguments,
                             mlir::Type floatType);

/// x to the power of n by squaring, as the compiler's runtime does it.
std::optional<Element> powerOf(const Element &x, int64_t n,
                               mlir::Type floatType);
/// The same, but rounds each product to the type, like code that computes in
/// f16 or bf16.
Element powerOfNarrow(const Element &x, int64_t n, mlir::Type type);

/// x * y + z, rounded once; f16 and bf16 from the f32 that is rounded once.
Element multiplyAdd(const Element &x, const Element &y, const Element &z,
                    mlir::Type floatType);
/// Correctly rounded; none for formats that it is not known for.
std::optional<Element> squareRoot(const Element &x, mlir::Type floatType);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_FLOATS_H

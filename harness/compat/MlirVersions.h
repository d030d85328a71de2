//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// API differences between the supported versions of MLIR. Outside of this
// folder, only tests have an #if on the version.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_COMPAT_MLIRVERSIONS_H
#define SCION_HARNESS_COMPAT_MLIRVERSIONS_H

#include "mlir/Dialect/Affine/Analysis/LoopAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"

#include <cstdint>
#include <optional>

namespace scion {

/// Whether `DenseElementsAttr::getFromRawBuffer(type, data)` may be called.
inline bool isValidRawBuffer(mlir::ShapedType type, llvm::ArrayRef<char> data) {
#if LLVM_VERSION_MAJOR >= 23
  return mlir::DenseElementsAttr::isValidRawBuffer(type, data);
#else
  bool isSplat;
  return mlir::DenseElementsAttr::isValidRawBuffer(type, data, isSplat);
#endif
}

/// The trip count of the loop, if it is statically known.
inline std::optional<uint64_t>
constantTripCount(mlir::affine::AffineForOp loop) {
#if LLVM_VERSION_MAJOR >= 23
  std::optional<llvm::APInt> count = loop.getStaticTripCount();
  return count ? std::optional(count->getZExtValue()) : std::nullopt;
#else
  return mlir::affine::getConstantTripCount(loop);
#endif
}

/// Whether the verifier of func.func compares the result types with the
/// terminators in its body; before 23, the verifiers of the terminators do.
inline constexpr bool functionsVerifyReturns = LLVM_VERSION_MAJOR >= 23;

/// Whether the type !llvm.token exists; 23 has a token type without a dialect
/// prefix instead.
inline constexpr bool llvmHasToken = LLVM_VERSION_MAJOR < 23;

/// The attribute of func.func that lowers to attributes of the LLVM function.
#if LLVM_VERSION_MAJOR >= 23
inline constexpr llvm::StringLiteral passthroughAttribute = "llvm.passthrough";
#else
inline constexpr llvm::StringLiteral passthroughAttribute = "passthrough";
#endif

/// The names of the registered dialects, sorted.
inline llvm::SmallVector<llvm::StringRef>
dialectsOf(const mlir::DialectRegistry &registry) {
#if LLVM_VERSION_MAJOR >= 23
  return registry.getRegisteredDialectNames();
#else
  return llvm::to_vector(registry.getDialectNames());
#endif
}

} // namespace scion

#endif // SCION_HARNESS_COMPAT_MLIRVERSIONS_H

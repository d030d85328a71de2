//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the verdicts of mlir::verify in less time. A pass leaves most ops of a
// module unchanged, and other programs have equal ops. So conditions that
// depend only on an op itself (LocalOps.h) are verified once for all equal ops.
// Conditions on an op's position (terminators, isolation, dominance, symbols)
// are verified every time.
//
// It only decides that a module is valid. In all other cases, mlir::verify
// gives the verdict and the diagnostics.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_VERIFICATION_H
#define SCION_HARNESS_LOWERING_VERIFICATION_H

#include "harness/lowering/ModuleHash.h"

#include "llvm/ADT/DenseMap.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

/// Verifies modules of one context: identities are made of addresses of its
/// attributes and types.
class Verification {
public:
  Verification();
  ~Verification();

  /// The answer of mlir::verify for `root`, with its diagnostics if it is
  /// invalid. `hashes` are those of digestInContext for `root`.
  bool isValid(mlir::Operation *root, const OpHashes &hashes);
  bool isValid(mlir::Operation *root);

  /// Whether `root` is valid, decided without mlir::verify; false if it cannot
  /// be decided.
  bool isSurelyValid(mlir::Operation *root, const OpHashes &hashes);

  /// Forgets what was verified, as with a new context.
  void forget();

  /// Makes the objects of all contexts forget, so that a benchmark can verify
  /// the same programs again.
  static void forgetAll() { ++epoch; }

private:
  class Walk;
  struct OpKind;

  /// Size of the table of identities, where a new identity replaces the one in
  /// its place. So memory is limited, without forgetting all identities at
  /// once.
  static constexpr size_t places = 1u << 15;
  std::vector<uint64_t> verified;
  uint64_t since; // the epoch of `verified`
  static uint64_t epoch;
  llvm::DenseMap<const void *, std::unique_ptr<OpKind>> kinds;

  bool isKnown(uint64_t identity) const {
    return verified[identity % places] == identity && identity != 0;
  }
  void remember(uint64_t identity) { verified[identity % places] = identity; }
  const OpKind &kindOf(mlir::Operation *op);
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_VERIFICATION_H

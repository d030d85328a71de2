//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdicts of mlir::verify, for less. From one pass to the next most ops of
// a module stay what they are, and the next program has the same additions and
// calls: what only depends on an op itself (LocalOps.h) is not verified again
// when an equal one has been. All that is about ops' places (terminators,
// isolation, dominance, symbols) is looked at every time.
//
// It only ever knows that a module is valid. Whatever it is not sure of is left
// to mlir::verify, whose verdict and whose message it is then.
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

/// For the modules of one context: identities are made of addresses of its
/// attributes and types.
class Verification {
public:
  Verification();
  ~Verification();

  /// The answer of mlir::verify for `root`, with its diagnostics if it is
  /// invalid. `hashes` are those of digestInContext for `root`.
  bool isValid(mlir::Operation *root, const OpHashes &hashes);
  bool isValid(mlir::Operation *root);

  /// Whether we are sure without mlir::verify.
  bool isSurelyValid(mlir::Operation *root, const OpHashes &hashes);

  /// Forgets what was verified, as with a new context.
  void forget();

  /// Has those of all contexts forget: a round of a benchmark that goes over
  /// the same programs again must not find them known.
  static void forgetAll() { ++epoch; }

private:
  class Walk;
  struct OpKind;

  /// Places for identities, each taken by the last one that belongs there: no
  /// more memory than this, and no day on which all is forgotten at once.
  static constexpr size_t places = 1u << 15;
  std::vector<uint64_t> verified;
  uint64_t since; // which epoch
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

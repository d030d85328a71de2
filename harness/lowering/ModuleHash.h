//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A hash of a module's content, independent of addresses and locations of ops.
// It shows whether a pass had an effect, and avoids executing equal lowered
// modules twice.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_MODULEHASH_H
#define SCION_HARNESS_LOWERING_MODULEHASH_H

#include <cstdint>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

/// Equal for equal modules of one context. Attributes and types are unique in
/// a context and taken by address, which makes it cheap (a fifth of printing)
/// but means that values of two contexts must not be compared, nor printed.
uint64_t hashInContext(mlir::Operation *root);

/// The ops' own hashes, of name, properties and attributes, in the order of a
/// walk that visits an op before those in it.
using OpHashes = std::vector<uint64_t>;

/// hashInContext and the number of ops, in one walk that ends after `maxOps`
/// ops (the hash is then one of a part). Puts the ops' own hashes into `ops`,
/// if given, replacing its contents.
struct ModuleDigest {
  uint64_t hash = 0;
  unsigned ops = 0;
};
ModuleDigest digestInContext(mlir::Operation *root, unsigned maxOps,
                             OpHashes *ops = nullptr);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_MODULEHASH_H

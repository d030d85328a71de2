//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrite patterns that records of known bugs suppress in every pass, by the
// pattern's name and by conditions on the op that it is tried on. Each attempt
// of a pattern is checked, some thousand on a path, so the records that a name
// matches are cached.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATTERNVETOES_H
#define SCION_HARNESS_LOWERING_PATTERNVETOES_H

#include "harness/known/Glob.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

class Registry;

class PatternVetoes {
public:
  explicit PatternVetoes(Registry &registry) : registry(registry) {}

  /// Whether the pattern must not be tried on `root` (null: not known).
  /// `nameHash` is a hash of `name`.
  bool isVetoed(mlir::Operation *root, llvm::StringRef name, uint64_t nameHash);

private:
  struct Veto {
    unsigned record;
    Glob pattern;
    const std::vector<std::string> *where; // for the root; empty: always
  };
  using List = llvm::SmallVector<unsigned, 2>; // indices into `all`

  Registry &registry;
  unsigned made = ~0u; // the registry's generation then
  std::vector<Veto> all;
  llvm::DenseMap<uint64_t, List> byPattern;
  llvm::DenseMap<const void *, List>
      byRoot; // name of an op; those with `where`

  void refresh();
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATTERNVETOES_H

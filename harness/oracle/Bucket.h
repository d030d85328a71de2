//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which findings are taken for one bug, as far as a finding alone can tell. The
// fuzz targets, `scion triage`, `scion run`, ci/fuzz and `scion digest` all
// group by this key.
//
// In an earlier study of the recorded programs of MLIR 22.1.8 no bucket of
// crashes or invalid IR mixed two records; that was not measured again with
// this key. A bucket of miscompilations may hold several bugs, which `scion
// digest` separates. A bug that several passes run into has several buckets,
// which share the family.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_BUCKET_H
#define SCION_HARNESS_ORACLE_BUCKET_H

#include "harness/oracle/Finding.h"

#include <cstdint>
#include <string>

namespace scion {

struct PathStep;

struct BucketKey {
  std::string known; // the id of a record; nothing else counts then
  FindingKind kind = FindingKind::Crash;
  bool isMinor = false; // only a branch on poison (FindingReason::PoisonBranch)
  std::string culprit;  // the pass, or a stage
  std::string anchor;   // "func.func"; "" for the module
  std::string options;  // the names of the pass's options, in order: "a b"
  std::string transform; // of a schedule: the ops that do something

  /// The pattern, the function that crashed, or the message without what moves
  /// with the program.
  std::string detail;

  /// "func.func(canonicalize{top-down}).crash: …". One line; names folders too.
  std::string name() const;

  /// The same without the pass: "crash: …". Without a detail the pass is all
  /// that there is, and stays.
  std::string family() const;

  /// Of the name.
  uint64_t hash() const;

  bool operator==(const BucketKey &) const = default;
};

/// A record that is known to be enabled counts as the bucket.
BucketKey bucketOf(const Finding &finding);

/// The names of a step's options: "max-iterations top-down" for
/// "func.func(canonicalize{top-down=1 max-iterations=3})".
std::string optionNamesOf(std::string_view pipeline);

/// The ops of a schedule that transform or match something in particular, in
/// order and once each: "structured.tile_using_for apply_patterns.vector.…".
std::string transformsOf(std::string_view schedule);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_BUCKET_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bucket holds the findings that look like one bug, judged by the finding
// alone. The fuzz targets, `scion triage`, `scion run`, ci/fuzz and `scion
// digest` all group by this key.
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
  std::string known; // id of a known bug; if set, it is the bucket
  FindingKind kind = FindingKind::Crash;
  bool isMinor = false; // only a branch on poison (FindingReason::PoisonBranch)
  std::string culprit;  // the pass, or a stage
  std::string anchor;   // "func.func"; "" for the module
  std::string options;  // the names of the pass's options, in order: "a b"
  std::string transform; // of a schedule: the ops that do something

  /// The pattern, the function that crashed, or the normalizedMessage().
  std::string detail;

  /// "func.func(canonicalize{top-down}).crash: …". One line, also used to name
  /// folders.
  std::string name() const;

  /// The name without the pass: "crash: …". If there is no detail, the pass
  /// takes its place.
  std::string family() const;

  /// The hash of name().
  uint64_t hash() const;

  bool operator==(const BucketKey &) const = default;
};

/// Returns the bucket of a finding. A finding that was recognised as a known
/// bug is in the bucket of that bug.
BucketKey bucketOf(const Finding &finding);

/// The names of a step's options: "max-iterations top-down" for
/// "func.func(canonicalize{top-down=1 max-iterations=3})".
std::string optionNamesOf(std::string_view pipeline);

/// The ops of a schedule that transform or match something in particular, in
/// order and once each: "structured.tile_using_for apply_patterns.vector.…".
std::vector<std::string> transformsOf(std::string_view schedule);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_BUCKET_H

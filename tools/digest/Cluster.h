//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cluster of `scion digest`, which stands for one bug: the findings of a
// bucket on whose reduced programs the pass has the same effect. The files in
// its folder:
//   reduced.finding  the program, the pass, the expected result
//   reduced.mlir, report.md, replay.sh, test.mlir
//                    the output of `scion reduce`
//   near-miss.mlir   the nearest program that does not show the bug, if any
//   cluster.json     all other facts: struct Cluster
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DIGEST_CLUSTER_H
#define SCION_TOOLS_DIGEST_CLUSTER_H

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct Finding;

struct Cluster {
  std::string name, family, bucket, kind, culprit;
  std::string title;               // the report's
  std::string stockTools;          // "shows", or what does not show
  std::vector<std::string> effect; // of the pass (PassEffect.h)
  std::vector<std::string> killVector;
  std::string nearMiss; // "arith.constant.value -1", or ""

  /// Kinds of ops that all inputs of the culprit had.
  std::vector<std::string> selector;

  /// The inputs whose reduced programs are in this cluster. If a bucket is one
  /// bug, all of its inputs.
  std::vector<std::string> files;

  /// All files of the bucket, reduced or not.
  unsigned bucketFiles = 0;
};

/// A name that does not depend on seeds or the text of a program, nor on the
/// version of MLIR unless a function without a symbol crashed:
/// "crash-canonicalize-1f3a9c02". It is made of the family and, where the
/// family alone does not tell bugs apart, the pattern and the pass's effect.
std::string clusterName(const Finding &reduced, const std::string &family,
                        const std::vector<std::string> &effect);

std::string writeCluster(const Cluster &cluster);
std::optional<Cluster> readCluster(const std::string &folder);

} // namespace scion

#endif // SCION_TOOLS_DIGEST_CLUSTER_H

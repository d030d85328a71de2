//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The findings of a folder by bucket, and which of them `scion digest` reduces.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DIGEST_PILE_H
#define SCION_TOOLS_DIGEST_PILE_H

#include "harness/oracle/Bucket.h"

#include <map>
#include <string>
#include <vector>

namespace scion {

/// The findings of a bucket.
struct Pile {
  BucketKey key;
  std::vector<std::string> files; // in the order of their names
};

/// By the buckets' names. `digest` folders are left out.
std::map<std::string, Pile> findPiles(const std::string &folder,
                                      unsigned &unreadable);

/// Whether a bucket of this kind may hold several bugs. A bucket of crashes,
/// invalid IR or hangs is one bug.
bool mayHoldSeveral(FindingKind kind);

/// Chooses at most `count` files of the pile. Takes turns over the effects that
/// the pass had (PassEffect.h), the rarest first, so that a frequent bug does
/// not displace a rare one.
std::vector<std::string> chooseFiles(const Pile &pile, size_t count);

} // namespace scion

#endif // SCION_TOOLS_DIGEST_PILE_H

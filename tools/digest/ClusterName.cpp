//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/ChoiceStream.h"
#include "harness/oracle/Finding.h"
#include "tools/digest/Cluster.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

/// The family identifies crashes and invalid IR (Bucket.h). For a function
/// without a symbol it has the offset in the library, so the cluster has
/// another name in each version of MLIR. Without the offset, two bugs of a pass
/// would share a name.
static bool isIdentifiedByFamily(const Finding &reduced) {
  return reduced.kind == FindingKind::Crash ||
         reduced.kind == FindingKind::InvalidIR;
}

/// The interpreter, an execution and an execution of optimised code may all
/// show the same miscompilation, so they count as one kind.
static std::string kindOfBug(const Finding &reduced) {
  bool isResult = reduced.kind == FindingKind::ReferenceMismatch ||
                  reduced.kind == FindingKind::PoisonOrCodegen;
  return std::string(toString(isResult && !reduced.bad.empty()
                                  ? FindingKind::Miscompile
                                  : reduced.kind));
}

/// If the pattern is known, keeps only the removals of the effect. The
/// additions depend on the program, for example on constants that it already
/// has: by the whole effect, three findings of one recorded bug were three
/// clusters.
static std::vector<std::string> tellingPart(const Finding &reduced,
                                            std::vector<std::string> effect) {
  if (!reduced.pattern.empty())
    llvm::erase_if(
        effect, [](llvm::StringRef change) { return change.starts_with("+"); });
  return effect;
}

std::string scion::clusterName(const Finding &reduced,
                               const std::string &family,
                               const std::vector<std::string> &effect) {
  std::string kind = kindOfBug(reduced), key = kind;
  if (isIdentifiedByFamily(reduced))
    key = family;
  else
    key += " " + reduced.pattern + " " +
           llvm::join(tellingPart(reduced, effect), " ");
  std::string digits = llvm::utohexstr(stableHash(key), /*LowerCase=*/true);
  digits.insert(0, 16 - digits.size(), '0');
  return kind + "-" + reduced.culprit + "-" + digits.substr(0, 8);
}

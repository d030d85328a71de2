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

/// The family identifies crashes and invalid IR (Bucket.h). A function without
/// a symbol is an offset in the library, which another version has elsewhere:
/// its clusters have other names there. Without the offset two bugs of a pass
/// would share a name.
static bool isIdentifiedByFamily(const Finding &reduced) {
  return reduced.kind == FindingKind::Crash ||
         reduced.kind == FindingKind::InvalidIR;
}

/// An interpreter, an execution, and one of optimised code may each show the
/// same bug of a pass.
static std::string kindOfBug(const Finding &reduced) {
  bool isResult = reduced.kind == FindingKind::ReferenceMismatch ||
                  reduced.kind == FindingKind::PoisonOrCodegen;
  return std::string(toString(isResult && !reduced.bad.empty()
                                  ? FindingKind::Miscompile
                                  : reduced.kind));
}

/// Of a known pattern, what it removed: what it adds, constants that are there
/// already, say, depends on the program. Three findings of one recorded bug
/// were three clusters by the whole effect, and are one.
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

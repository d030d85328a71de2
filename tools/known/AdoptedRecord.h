//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The record that a cluster of `scion digest` becomes: how its bug is
// recognised again, and whether another record has the same bug behind another
// pass.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_ADOPTEDRECORD_H
#define SCION_TOOLS_KNOWN_ADOPTEDRECORD_H

#include "harness/known/Record.h"
#include "harness/oracle/Finding.h"
#include "tools/digest/Cluster.h"
#include "tools/known/Adopt.h"

namespace scion {

/// A file of corpus/regressions.
struct AdoptedProgram {
  std::string name, text, through;
  std::string schedule; // of the last step, or ""
};

BugKind bugKindOf(FindingKind kind);

Record recordOf(const AdoptOptions &options, const Finding &finding,
                const Cluster &cluster, const AdoptedProgram &program);

/// The record of the same crash or the same words of the verifier, behind
/// another pass; or null.
const Record *sameElsewhere(const Record &record);

/// A record with a pass more.
Record withPass(Record known, const Record &here);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_ADOPTEDRECORD_H

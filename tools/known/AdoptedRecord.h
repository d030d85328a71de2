//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a record from a cluster of `scion digest`: decides how the bug is
// recognised, and finds an existing record with the same bug, usually in
// another pass.
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

/// Returns an existing record with the same crash or verifier error, whatever
/// its pass; null if there is none.
const Record *sameElsewhere(const Record &record);

/// Returns the known record with the pass and the program of `here` added.
Record withPass(Record known, const Record &here);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_ADOPTEDRECORD_H

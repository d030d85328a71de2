//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which input crashed a process. It need not be the current one,
// because corrupted memory may crash the process several inputs later. So the
// last inputs are run again in fresh processes, first each alone, then all in a
// row. The culprit is saved and set aside, and the report of the fresh process
// is printed. A replay of the file prints it again, unless the crash needs
// several inputs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_SETTLE_H
#define SCION_HARNESS_ENGINE_SETTLE_H

#include "harness/engine/Trail.h"
#include "harness/input/FreshProcess.h"

namespace scion {

/// The job that settles a crash while the crashed process waits in its signal
/// handler. The job's file is the trail of that process.
extern const FreshJob settleJob;

/// Settles and removes the trails in the folder whose owners have ended.
void settleOrphans(const std::string &folder);

/// "crash-" and the SHA-1 of the text, as libFuzzer names what it saves. Safe
/// in a signal handler.
struct ArtifactName {
  ArtifactName(const char *kind, std::string_view text);
  char text[64];
};

} // namespace scion

#endif // SCION_HARNESS_ENGINE_SETTLE_H

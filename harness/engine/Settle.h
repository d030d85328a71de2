//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which input crashed a process. The one that was running need not be
// it: corrupted memory shows inputs later. So the last ones are run again, each
// alone in a fresh process, then all in a row. The culprit is saved and set
// aside, and its report, as the fresh process prints it, is printed: a replay
// of the file shows the same.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_SETTLE_H
#define SCION_HARNESS_ENGINE_SETTLE_H

#include "harness/engine/Trail.h"
#include "harness/input/FreshProcess.h"

namespace scion {

/// The job that settles the crash of the process whose trail is the file, while
/// it waits (in its signal handler).
extern const FreshJob settleJob;

/// Settles the trails in the folder whose owners are gone; their files go.
void settleOrphans(const std::string &folder);

/// "crash-" and the SHA-1 of the text, as libFuzzer names what it saves. Safe
/// in a signal handler.
struct ArtifactName {
  ArtifactName(const char *kind, std::string_view text);
  char text[64];
};

} // namespace scion

#endif // SCION_HARNESS_ENGINE_SETTLE_H

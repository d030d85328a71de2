//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every engine does around one input: options and initialisation once,
// crash attribution, features, statistics.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_DRIVE_H
#define SCION_HARNESS_ENGINE_DRIVE_H

#include "harness/engine/Target.h"

namespace scion {

class MutationLadder;
struct CampaignSettings;

/// Reads the options and initialises the target. Ends the process with exit
/// code 3 on an option that nobody knows.
void initializeTarget(int argc, char **argv);

/// The same for an engine, with its campaign: a process that was made to run a
/// job (harness/input/FreshProcess.h) does it and ends, and the crashes of
/// earlier ones are settled (Campaign.h).
void initializeEngine(int argc, char **argv, CampaignSettings settings);

/// Runs the target on one input, with its features in the FeatureMap.
///   verbose=1   prints `scion: <hash of the input> <verdict>` per input
///   stats=0     keeps the statistics lines away
///   known=MODE, without=ID,…, records=FILE, known-state=FILE: what is done
///               about known bugs (harness/known/KnownOptions.h); meet
///   trail=FOLDER, keep-trail=0, timeout=SECONDS: see Campaign.h
Verdict runInput(std::string_view input);

/// The inputs until mutations are asked for are the engine's corpus: they are
/// read in the fast lane, where the target has lanes (base/Lane.h).
void beginReadingCorpus();

/// The options as docs/Options.md lists them, on stdout (help=1).
void printOptions();

/// Whether the process should end (Target::brokenPrograms); says so, and prints
/// the statistics, for engines end processes without exit handlers.
bool isTimeToEnd();

/// The mutations of this process, with the target's check of mutants.
///   donors=FOLDER   programs that pieces are taken from (or SCION_DONORS)
///   check=0         hand mutants out unchecked
MutationLadder &targetMutations();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_DRIVE_H

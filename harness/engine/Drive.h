//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The work of every engine around one input: crash attribution, features and
// statistics; and once, options and initialisation.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_DRIVE_H
#define SCION_HARNESS_ENGINE_DRIVE_H

#include "harness/engine/Target.h"

namespace scion {

class MutationLadder;
struct CampaignSettings;

/// Reads the options and initialises the target. Ends the process with exit
/// code 3 on an unknown option.
void initializeTarget(int argc, char **argv);

/// Initialises the target and the campaign of an engine. A process that was
/// started for a job (harness/input/FreshProcess.h) runs the job and ends;
/// another one settles the crashes of earlier processes (Campaign.h).
void initializeEngine(int argc, char **argv, CampaignSettings settings);

/// Runs the target on one input, with its features in the FeatureMap.
///   verbose=1   prints `scion: <hash of the input> <verdict>` per input
///   stats=0     keeps the statistics lines away
///   known=MODE, without=ID,…, records=FILE, known-state=FILE: handling of
///               known bugs (harness/known/KnownOptions.h); default: meet
///   trail=FOLDER, keep-trail=0, timeout=SECONDS: see Campaign.h
Verdict runInput(std::string_view input);

/// Until the engine requests a mutation, all inputs are its corpus. They run in
/// the fast lane, if the target has lanes (base/Lane.h).
void beginReadingCorpus();

/// The options as docs/Options.md lists them, on stdout (help=1).
void printOptions();

/// Whether the process should end (Target::brokenPrograms). If so, prints the
/// reason and the statistics, because engines end processes without exit
/// handlers.
bool isTimeToEnd();

/// The mutations of this process, with the target's check of mutants.
///   donors=FOLDER   programs that pieces are taken from (or SCION_DONORS)
///   check=0         hand mutants out unchecked
MutationLadder &targetMutations();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_DRIVE_H

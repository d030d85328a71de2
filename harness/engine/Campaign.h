//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each process of a campaign keeps a trail of its inputs (Trail.h), skips
// inputs that were set aside (SetAside.h), detects hangs (Watchdog.h), and,
// when it crashes, lets a fresh process find the culprit (Settle.h) before the
// engine saves anything. So no input is lost, and no input ends two processes.
// A replay of single files runs only the watchdog.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_CAMPAIGN_H
#define SCION_HARNESS_ENGINE_CAMPAIGN_H

#include "harness/engine/Trail.h"

#include <chrono>

namespace scion {

/// The campaign, as an engine's glue knows it.
struct CampaignSettings {
  /// False if single files are replayed.
  bool isOn = false;

  /// Where trails lie; "": `.scion-trail` beside the artifacts. The option
  /// `trail=FOLDER` wins.
  std::string folder;

  /// The option `trail` turns the campaign on, and artifacts are saved to its
  /// folder, too. For engines that do not report their output folder.
  bool isOnWithTrail = false;

  TrailPlaces places;

  /// Whether the process continues after findings that allow it (the option
  /// go-on). Such findings are kept (Keep.h).
  bool goesOn = false;

  /// Exit code of a process whose crash was settled: the culprit is saved
  /// already, so the engine must not save the current input.
  int settledExit = 0;

  /// The engine's own handler of crashes allocates memory.
  bool handlerAllocates = false;

  /// Exit code of a process that ends because an input, or a mutant that is
  /// checked, takes longer than places.seconds; 0: it aborts. The engine's own
  /// alarm would not know the stage, nor see the mutant.
  int lateExit = 0;

  /// Whether the engine's process may settle earlier crashes before its first
  /// input. If not, another process does it.
  bool maySettleAtStart = true;
};

/// Call before the first input. Settles the crashes of earlier processes.
void prepareCampaign(CampaignSettings settings);

/// Whether the input ended an earlier process. Counts such inputs.
bool isSetAside(std::string_view input);

/// The number of inputs that were skipped because they were set aside.
uint64_t inputsPassedBy();

/// While it lives, an input runs, or a mutant is checked.
class InputScope {
public:
  InputScope(TrailPhase phase, std::string_view text);
  ~InputScope();
  InputScope(const InputScope &) = delete;
  InputScope &operator=(const InputScope &) = delete;

private:
  std::chrono::steady_clock::time_point begin; // for the ledger
};

/// Call before the process ends normally.
void endCampaign();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_CAMPAIGN_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes sure in each process of a campaign that no input is lost and none ends
// two processes: it keeps a trail (Trail.h), skips inputs that were set aside
// (SetAside.h), notices hangs (Watchdog.h), and when it crashes has a fresh
// process find out why (Settle.h) before the engine saves anything. A replay of
// single files does none of this, but for the watchdog.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_CAMPAIGN_H
#define SCION_HARNESS_ENGINE_CAMPAIGN_H

#include "harness/engine/Trail.h"

#include <chrono>

namespace scion {

/// The campaign, as an engine's glue knows it.
struct CampaignSettings {
  /// Off: single files are replayed.
  bool isOn = false;

  /// Where trails lie; "": `.scion-trail` beside the artifacts. The option
  /// `trail=FOLDER` wins.
  std::string folder;

  /// The option turns it on, and artifacts lie there too: for an engine that
  /// does not tell where its output lies.
  bool isOnWithTrail = false;

  TrailPlaces places;

  /// Findings that need not end the process do not (the option go-on): they are
  /// kept (Keep.h).
  bool goesOn = false;

  /// Exit code of a process that crashed on an input which is saved already, so
  /// that the engine must not save the one that it takes for the culprit.
  int settledExit = 0;

  /// The engine's own handler of crashes allocates memory.
  bool handlerAllocates = false;

  /// Exit code of a process that ends because an input, or a mutant that is
  /// checked, takes longer than places.seconds; 0: it aborts. The engine's own
  /// alarm would not know the stage, nor see the mutant.
  int lateExit = 0;

  /// Whether the engine's process may wait while earlier crashes are settled.
  bool maySettleAtStart = true;
};

/// Before the first input. Settles the crashes of earlier processes.
void prepareCampaign(CampaignSettings settings);

/// Whether the input ended a process before; it is counted.
bool isSetAside(std::string_view input);

/// Inputs that were passed by for that.
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

/// The process is about to end as it should.
void endCampaign();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_CAMPAIGN_H

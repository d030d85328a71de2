//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Campaign.h"

#include "base/ChoiceStream.h"
#include "base/Stage.h"
#include "base/process/Fork.h"
#include "harness/engine/Keep.h"
#include "harness/engine/Options.h"
#include "harness/engine/SetAside.h"
#include "harness/engine/Settle.h"
#include "harness/engine/Watchdog.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/Report.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <iterator>
#include <unistd.h>

using namespace scion;

static struct {
  CampaignSettings settings;
  std::unique_ptr<Trail> trail;
  std::unique_ptr<SetAside> aside;
  pid_t owner = 0; // of the trail: forks of this process must leave it alone
  bool hasBegun = false;
  uint64_t passedBy = 0;
} campaign;

//===----------------------------------------------------------------------===//
// Crashes and hangs, in signal handlers
//===----------------------------------------------------------------------===//

/// Saves the text as the engine would, without allocating memory.
static void saveFromHandler(const char *kind, std::string_view text) {
  char path[1200];
  ArtifactName name(kind, text);
  std::snprintf(path, sizeof(path), "%s%s",
                campaign.settings.places.artifactPrefix.c_str(), name.text);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0)
    return;
  [[maybe_unused]] ssize_t ignored = write(file, text.data(), text.size());
  close(file);
  char line[1300];
  int size = std::snprintf(line, sizeof(line), "scion: saved as %s\n", path);
  ignored = write(STDERR_FILENO, line, size_t(size));
}

/// How to report if no other process has printed the report.
static Reporting printing(bool isCrash) {
  // Do not go on to libFuzzer's handler after a crash: it allocates, and hangs
  // where the crash was inside of malloc.
  return isCrash && campaign.settings.handlerAllocates ? Reporting::PrintAndEnd
                                                       : Reporting::Print;
}

/// The gate of crash reports (setReportGate).
static Reporting settleDeath(bool isCrash) {
  if (!campaign.trail || campaign.owner != getpid())
    return printing(isCrash);
  Trail &trail = *campaign.trail;
  TrailPhase phase = trail.phase();
  if (phase == TrailPhase::Empty)
    return Reporting::Print; // too long for the trail: the engine may save it
  (void)runFreshFromHandler(settleJob, trail.path().c_str());
  switch (trail.settlement()) {
  case Settlement::None: // no process, or it failed
    if (isCrash)
      saveFromHandler("crash-", trail.current());
    return printing(isCrash);
  case Settlement::CurrentIsGuilty:
    unlink(trail.path().c_str());
    // The engine may end the process as it does, and save the input under the
    // same name.
    if (phase == TrailPhase::Running && printing(isCrash) == Reporting::Print)
      return Reporting::Printed;
    break;
  case Settlement::OtherIsGuilty:
    unlink(trail.path().c_str());
    break;
  case Settlement::NotConfirmed: {
    static constexpr char text[] =
        "scion: this process crashes, but no fresh one does for its last "
        "inputs, "
        "neither alone nor in a row: not a finding. The last words were:\n";
    [[maybe_unused]] ssize_t ignored =
        write(STDERR_FILENO, text, sizeof(text) - 1);
    unlink(trail.path().c_str());
    // Printed after that text, as a line that no deduplicator takes for a
    // finding.
    sayUnconfirmed();
    break;
  }
  }
  _exit(campaign.settings.settledExit);
}

static void onLate() {
  reportHang();
  bool hasTrail = campaign.trail && campaign.owner == getpid();
  if (hasTrail && campaign.trail->phase() == TrailPhase::Empty)
    abortAsReported(); // too long for the trail: the engine may save it
  if (hasTrail) {
    std::string_view text = campaign.trail->current();
    saveFromHandler("timeout-", text);
    if (Ledger *ledger = Ledger::active())
      ledger->noteHang(currentStage());
    if (campaign.aside)
      campaign.aside->add(stableHash(text));
    unlink(campaign.trail->path().c_str());
  }
  if (campaign.settings.lateExit)
    _exit(campaign.settings.lateExit);
  abortAsReported();
}

/// SIGINT and SIGTERM end the process on request, so there is no crash to
/// settle.
static struct {
  int number;
  struct sigaction previous;
} requests[] = {{SIGINT, {}}, {SIGTERM, {}}};

static void onRequest(int number, siginfo_t *info, void *context) {
  if (campaign.trail && campaign.owner == getpid())
    unlink(campaign.trail->path().c_str());
  for (auto &request : requests) {
    if (request.number != number)
      continue;
    if (request.previous.sa_flags & SA_SIGINFO)
      return request.previous.sa_sigaction(number, info, context);
    if (request.previous.sa_handler != SIG_DFL &&
        request.previous.sa_handler != SIG_IGN)
      return request.previous.sa_handler(number);
    sigaction(number, &request.previous, nullptr);
    raise(number);
  }
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

void scion::prepareCampaign(CampaignSettings settings) {
  campaign.settings = std::move(settings);
  CampaignSettings &use = campaign.settings;
  use.places.seconds =
      unsigned(targetOptions().getNumber("timeout", use.places.seconds));
  std::filesystem::path beside =
      std::filesystem::path(use.places.artifactPrefix).parent_path();
  if (use.folder.empty())
    use.folder = (beside / ".scion-trail").string();
  if (std::optional<std::string_view> folder = targetOptions().get("trail")) {
    use.folder = *folder;
    if (use.isOnWithTrail && !use.isOn) {
      use.isOn = true;
      use.places.artifactPrefix = use.folder + "/";
    }
  }
  use.isOn &= targetOptions().getNumber("keep-trail", 1) != 0;
  use.goesOn = targetOptions().getNumber("go-on", 0) != 0;
  if (use.isOn && use.maySettleAtStart)
    settleOrphans(use.folder);
}

/// Runs at the first input, not at initialisation: a process that only starts
/// others has no input, and libFuzzer installs its signal handlers after
/// initialisation.
static void beginCampaign() {
  campaign.hasBegun = true;
  CampaignSettings &settings = campaign.settings;
  startWatchdog(settings.places.seconds, onLate);
  setReportGate(settleDeath, settings.settledExit);
  if (!settings.isOn)
    return;
  if (!settings.maySettleAtStart && !trailsIn(settings.folder).empty())
    process::forkDetached([] { settleOrphans(campaign.settings.folder); });
  campaign.trail = Trail::create(settings.folder, settings.places);
  if (!campaign.trail) {
    std::fprintf(stderr,
                 "scion: cannot keep a trail in %s: what ends this process "
                 "may be lost; give another folder with --scion-trail\n",
                 settings.folder.c_str());
    return;
  }
  campaign.owner = getpid();
  campaign.aside = SetAside::open(settings.folder);
  if (settings.goesOn) {
    Ledger::activate(Ledger::open(ledgerFile(settings.folder)));
    if (Ledger::active())
      keepFindings(*campaign.trail);
    else
      std::fprintf(stderr,
                   "scion: cannot keep the ledger %s; if another version of "
                   "Scion wrote it, remove it\n",
                   ledgerFile(settings.folder).c_str());
  }
  std::atexit(endCampaign);
  for (auto &request : requests) {
    struct sigaction action = {};
    action.sa_sigaction = onRequest;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(request.number, &action, &request.previous);
  }
}

bool scion::isSetAside(std::string_view input) {
  if (!campaign.hasBegun)
    beginCampaign();
  if (!campaign.aside || campaign.aside->size() == 0 ||
      !campaign.aside->contains(stableHash(input)))
    return false;
  ++campaign.passedBy;
  return true;
}

uint64_t scion::inputsPassedBy() { return campaign.passedBy; }

InputScope::InputScope(TrailPhase phase, std::string_view text) {
  if (!campaign.hasBegun)
    beginCampaign();
  if (campaign.trail)
    campaign.trail->begin(phase, text);
  watchedWorkBegins();
  begin = std::chrono::steady_clock::now();
}

InputScope::~InputScope() {
  watchedWorkEnds();
  if (Ledger *ledger = Ledger::active())
    ledger->noteInput(std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - begin));
  if (campaign.trail)
    campaign.trail->end();
}

void scion::endCampaign() {
  if (!campaign.trail || campaign.owner != getpid())
    return;
  campaign.trail->remove();
  campaign.trail.reset();
  std::error_code error;
  // Keep the list while another process may add to it.
  if (campaign.aside && campaign.aside->size() == 0 &&
      trailsIn(campaign.settings.folder).empty())
    std::filesystem::remove(campaign.settings.folder + "/set-aside", error);
  std::filesystem::remove(campaign.settings.folder, error); // if it is empty
}

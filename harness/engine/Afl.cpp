//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AFL++'s persistent-mode driver (libAFLDriver.a) calls libFuzzer's entry
// points; features reach AFL++ through coverage guards of our own.
//
//===----------------------------------------------------------------------===//

#include "base/FeatureMap.h"
#include "base/Uncounted.h"
#include "harness/engine/Campaign.h"
#include "harness/engine/Drive.h"

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <sys/prctl.h>
#include <vector>

using namespace scion;

// afl-compiler-rt.
extern "C" void __sanitizer_cov_trace_pc_guard_init(uint32_t *start,
                                                    uint32_t *stop);
extern "C" uint8_t *__afl_area_ptr;
extern "C" uint32_t __afl_map_size;

static std::vector<uint32_t> &guards() {
  static std::vector<uint32_t> list(featureCounters().size());
  return list;
}

// Guards must exist before the fork server comes up, that is before main().
__attribute__((constructor)) static void registerGuards() {
  uint32_t *first = guards().data();
  __sanitizer_cov_trace_pc_guard_init(first, first + guards().size());
}

/// The map that Uncounted saves and restores. Scion's features are added to it
/// only after the input has run, so no restore removes them.
static std::span<uint8_t> coverageMap() {
  return __afl_area_ptr ? std::span(__afl_area_ptr, __afl_map_size)
                        : std::span<uint8_t>();
}

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  Uncounted::countersAre(coverageMap);
  // afl-fuzz 5 passes the folder of its output to custom mutators, and so to
  // us.
  CampaignSettings settings;
  settings.isOnWithTrail = true;
  if (const char *out = std::getenv("AFL_CUSTOM_INFO_OUT")) {
    settings.isOn = true;
    settings.folder = std::string(out) + "/scion-trail";
    settings.places.artifactPrefix = settings.folder + "/";
    // afl-fuzz would count the time that its process takes to settle an earlier
    // crash.
    settings.maySettleAtStart = false;
  }
  initializeEngine(*argc, *argv, settings);
  return 0;
}

/// Ends this process with the fork server, which stops its child between two
/// inputs: if the server is killed, nothing would continue the stopped child.
static bool endWithForkServer() {
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  [[maybe_unused]] static bool follows = endWithForkServer();
  Verdict verdict = runInput({reinterpret_cast<const char *>(data), size});
  for (uint32_t place : touchedFeatures())
    if (uint32_t guard = guards()[place]) {
      uint8_t &cell = __afl_area_ptr[guard];
      uint8_t count = featureCounters()[place];
      cell = cell > 255 - count ? 255 : cell + count;
    }
  if (isTimeToEnd())
    std::_Exit(0); // the fork server makes another process
  return verdict == Verdict::Rejected ? -1 : 0;
}

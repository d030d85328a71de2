//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of sanitizers that ASAN_OPTIONS and UBSAN_OPTIONS do not set. For
// programs that run MLIR on any input: `scion` and the fuzz targets, which link
// this file as an object. Unit tests do not use it, because they detect leaks
// and uses of a variable after its function's return.
//
//===----------------------------------------------------------------------===//

#include "harness/input/FreshProcess.h"

#if __has_feature(address_sanitizer)
extern "C" __attribute__((no_sanitize("address"), visibility("default")))
const char *
__asan_default_options() {
  // Frames on the fake stack took 11 to 15 % of a campaign (three runs of 50
  // seeds). AddressSanitizer's other defaults stay: docs/measurements/Speed.md.
  return "detect_stack_use_after_return=0"
         // MLIR leaks when a pass fails halfway, and Scion cannot prevent it. A
         // report of leaks at exit would replace the verdict, and its exit code
         // that of a finding.
         ":detect_leaks=0"
         // MLIR itself is not instrumented. With freed memory filled, it fails
         // if it reads such memory, as it does if the memory is used again.
         // This costs no time (8.0 s and 7.9 s for 14 seeds).
         ":max_free_fill_size=4096"
         // For the handlers of FaultGuard and libFuzzer.
         ":allow_user_segv_handler=1";
}
#else
/// libFuzzer's engine comes with the run-time library of
/// UndefinedBehaviorSanitizer, which prints stacks. For a stack,
/// llvm-symbolizer reads all of libMLIR.so, which takes 0.16 s. It took 5 to 13
/// % of the processor time of a campaign without records, in processes that
/// only run an input again.
extern "C" __attribute__((visibility("default"))) const char *
__ubsan_default_options() {
  return scion::isFreshJob() ? "symbolize=0" : "";
}
#endif

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What AddressSanitizer does where ASAN_OPTIONS does not say. For programs that
// run MLIR on any input, `scion` and the fuzz targets, which get this file as
// an object. Unit tests do without: they look for leaks and for the use of a
// variable after its function's return.
//
//===----------------------------------------------------------------------===//

#if __has_feature(address_sanitizer)
extern "C" __attribute__((no_sanitize("address"), visibility("default")))
const char *
__asan_default_options() {
  // Frames on a heap of their own took 11 to 15 % of a campaign (three runs of
  // 50 seeds); the other defaults stay: docs/measurements/Speed.md.
  return "detect_stack_use_after_return=0"
         // MLIR leaks when a pass fails half way, and no program here can help
         // it. At exit the report would take the place of a verdict, and its
         // exit code that of a finding.
         ":detect_leaks=0"
         // MLIR itself is not instrumented: where it reads memory that it has
         // freed, it is to stumble, as it does where that memory is used again.
         // No difference in time (8.0 s and 7.9 s for 14 seeds).
         ":max_free_fill_size=4096"
         // FaultGuard's handlers, and libFuzzer's.
         ":allow_user_segv_handler=1";
}
#endif

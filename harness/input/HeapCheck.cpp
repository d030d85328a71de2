//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/HeapCheck.h"

#include "base/Stage.h"

#include <dlfcn.h>
#include <filesystem>

using namespace scion;

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SCION_ASAN 1
#endif
#endif

static std::string findLibrary() {
#ifndef SCION_ASAN
  std::error_code error;
  std::filesystem::path folder =
      std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  // bin/ and bin/standalone/ of a build tree.
  for (const char *place : {"../lib", "../../lib"}) {
    std::filesystem::path file = folder / place / "libscion-heap-check.so";
    if (std::filesystem::exists(file, error))
      return std::filesystem::canonical(file, error).string();
  }
#endif
  return "";
}

const std::string &scion::heapCheckLibrary() {
  static const std::string library = findLibrary();
  return library;
}

using Check = const char *();
using Report = void(const char *);

static Check *checkHeap = nullptr;
static Report *reportBroken = nullptr;

static void reportOnce(const char *what) {
  if (Report *report = reportBroken) {
    reportBroken = nullptr;
    report(what);
  }
}

void scion::checkHeapAtStageEnds(Report *broken) {
  if (checkHeap)
    return;
  checkHeap =
      reinterpret_cast<Check *>(dlsym(RTLD_DEFAULT, "scion_heap_check"));
  if (!checkHeap)
    return;
  reportBroken = broken;
  // Report damage that a free detects while the stage runs, too.
  if (auto **onBroken =
          static_cast<Report **>(dlsym(RTLD_DEFAULT, "scion_heap_broken")))
    *onBroken = reportOnce;
  onStageEnd([] {
    if (const char *what = checkHeap())
      reportOnce(what);
  });
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/CrashFrame.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

#include <cstdint>
#include <cstring>

#include <dlfcn.h>
#include <execinfo.h>
#include <unwind.h>

using namespace scion;

/// A stack that has more frames than this is taken for an overflow: the
/// pass pipelines of Scion crash at depths of 30 to 80.
static constexpr int maxFrames = 512;

namespace {
struct Frame {
  const char *symbol = nullptr, *library = nullptr;
  uintptr_t offset = 0; // of the function in the library
};
} // namespace

static bool startsWith(const char *text, const char *prefix) {
  return std::strncmp(text, prefix, std::strlen(prefix)) == 0;
}

namespace {
/// The frames seen so far, innermost first.
struct Walk {
  const void *ownBase;    // of this program
  bool isInCrash = false; // after the frames of signal handlers
};
} // namespace

/// Returns true, with the frame, if the address belongs to MLIR or LLVM: to
/// their libraries, or to a copy of one of their inline functions in this
/// program.
static bool lookUp(void *address, Walk &walk, Frame &frame) {
  Dl_info info = {};
  if (!dladdr(address, &info) || !info.dli_fname)
    return false;
  const char *slash = std::strrchr(info.dli_fname, '/');
  const char *file = slash ? slash + 1 : info.dli_fname;
  // The kernel returns from a handler through the C library.
  walk.isInCrash |= startsWith(file, "libc.");
  bool isOwn = info.dli_fbase == walk.ownBase;
  if (isOwn) {
    const char *name = info.dli_sname;
    if (!walk.isInCrash || !name ||
        (!startsWith(name, "_ZN4mlir") && !startsWith(name, "_ZNK4mlir") &&
         !startsWith(name, "_ZN4llvm") && !startsWith(name, "_ZNK4llvm")))
      return false;
  } else if (!startsWith(file, "libMLIR") && !startsWith(file, "libLLVM")) {
    return false;
  }
  frame.symbol = info.dli_sname;
  frame.library = isOwn ? "" : file;
  // A return address may lie past the end of its function.
  void *function =
      _Unwind_FindEnclosingFunction(static_cast<char *>(address) - 1);
  frame.offset =
      uintptr_t(function ? function : address) - uintptr_t(info.dli_fbase);
  return true;
}

static void print(const Frame &frame,
                  llvm::function_ref<void(std::string_view)> out) {
  if (frame.symbol)
    return out(frame.symbol);
  char digits[2 * sizeof(uintptr_t)];
  size_t at = sizeof(digits);
  for (uintptr_t rest = frame.offset; at == sizeof(digits) || rest; rest /= 16)
    digits[--at] = "0123456789abcdef"[rest % 16];
  out(frame.library);
  out("+0x");
  out({digits + at, sizeof(digits) - at});
}

void scion::prepareCrashFrame() {
  void *frame = nullptr;
  backtrace(&frame, 1);
}

void scion::nameCrashFrame(llvm::function_ref<void(std::string_view)> out) {
  void *addresses[maxFrames];
  int count = backtrace(addresses, maxFrames);
  Dl_info self = {};
  dladdr(reinterpret_cast<void *>(&prepareCrashFrame), &self);
  Walk walk{self.dli_fbase};
  static Frame frames[maxFrames]; // a handler's own stack is small
  int known = 0;
  for (int i = 0; i < count; ++i) {
    Frame &frame = frames[known];
    if (!lookUp(addresses[i], walk, frame))
      continue;
    if (count < maxFrames)
      return print(frame, out);
    ++known;
  }
  // The stack overflowed. The innermost function depends on the size of the
  // stack, so take the repeated function with the lowest offset.
  const Frame *chosen = nullptr;
  for (const Frame &frame : llvm::ArrayRef(frames, known))
    if ((!chosen || frame.offset < chosen->offset) &&
        llvm::count_if(llvm::ArrayRef(frames, known), [&](const Frame &other) {
          return other.offset == frame.offset;
        }) > 1)
      chosen = &frame;
  if (!chosen)
    return;
  out("a recursion of ");
  print(*chosen, out);
}

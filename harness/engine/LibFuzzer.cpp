//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer's entry points, for every target.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Drive.h"
#include "harness/engine/Mutation.h"

#include <cstring>

using namespace scion;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

/// Seeds its choices itself.
static size_t mutateBytesAsLibFuzzer(uint8_t *data, size_t size, size_t maxSize,
                                     uint64_t) {
  return LLVMFuzzerMutate(data, size, maxSize);
}

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  // Our flags stay in argv: a -fork child is started with the same ones, and
  // libFuzzer ignores what starts with two dashes.
  initializeTarget(*argc, *argv);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Verdict verdict = runInput({reinterpret_cast<const char *>(data), size});
  return verdict == Verdict::Rejected ? -1 : 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return targetMutations().mutate(data, size, maxSize, seed,
                                  mutateBytesAsLibFuzzer);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *recipient,
                                            size_t recipientSize,
                                            const uint8_t *donor,
                                            size_t donorSize, uint8_t *out,
                                            size_t maxSize, unsigned seed) {
  size_t size = recipientSize < maxSize ? recipientSize : maxSize;
  std::memcpy(out, recipient, size);
  return targetMutations().mutate(
      out, size, maxSize, seed, mutateBytesAsLibFuzzer,
      {reinterpret_cast<const char *>(donor), donorSize});
}

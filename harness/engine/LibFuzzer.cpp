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
#include <vector>

using namespace scion;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

/// Seeds its choices itself.
static size_t mutateBytesAsLibFuzzer(uint8_t *data, size_t size, size_t maxSize,
                                     uint64_t) {
  return LLVMFuzzerMutate(data, size, maxSize);
}

/// Flags that libFuzzer gets before the user's own, which win. A context keeps
/// the types and attributes of its programs, so nearly every input allocates
/// more than it frees; libFuzzer takes that for a possible leak and runs the
/// input again, its first thousand inputs so twice (267 runs for 144 seeds).
static const char *const defaultFlags[] = {"-detect_leaks=0"};

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  // Our flags stay in argv: a -fork child is started with the same ones, and
  // libFuzzer ignores what starts with two dashes.
  initializeTarget(*argc, *argv);
  static std::vector<char *> flags(*argv, *argv + *argc);
  for (const char *flag : defaultFlags)
    flags.insert(flags.begin() + 1, const_cast<char *>(flag));
  flags.push_back(nullptr);
  *argc = int(flags.size()) - 1;
  *argv = flags.data();
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

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/GeneratedMutants.h"

#include "base/ChoiceStream.h"
#include "harness/generate/grow/Makers.h"
#include "harness/generate/grow/Programs.h"
#include "harness/input/ContextPool.h"

#include <array>

using namespace scion;

/// The program of `make`, or a smaller one.
template <typename Make>
static std::string within(size_t maxSize, std::vector<std::string> dialects,
                          Make make) {
  ContextLease context = ContextPool::global().lease(4096);
  grow::DraftOptions options;
  options.dialects = std::move(dialects);
  // 24 ops are some 7 KB, and libFuzzer begins with 4 KB.
  for (unsigned size : {24, 10, 4}) {
    options.size = size;
    std::string text = make(*context, options);
    if (text.size() <= maxSize)
      return text;
  }
  return "";
}

/// One program in eight has ops of another target than LLVM, with what usually
/// stands beside them; the others have ops of all dialects that lower to LLVM.
static std::vector<std::string> dialectsFor(uint64_t seed) {
  ChoiceStream choices = ChoiceStream(seed).fork("target");
  static constexpr std::array<const char *, 5> targets = {"emitc", "gpu", "omp",
                                                          "async", "shape"};
  if (!choices.chance(1, 8))
    return {};
  return {
      choices.pick(targets), "arith", "func", "index", "math", "memref", "scf"};
}

std::string scion::grow::definedProgramWithin(uint64_t seed, size_t maxSize) {
  return within(
      maxSize, dialectsFor(seed),
      [&](mlir::MLIRContext &context, const grow::DraftOptions &options) {
        return definedProgram(context, seed, options);
      });
}

std::string scion::grow::anyProgramWithin(uint64_t seed, size_t maxSize) {
  if (!ChoiceStream(seed).fork("invalid").chance(1, 4))
    return definedProgramWithin(seed, maxSize);
  return within(
      maxSize, {},
      [&](mlir::MLIRContext &context, const grow::DraftOptions &options) {
        return invalidProgram(context, seed, options);
      });
}

uint64_t scion::grow::generatedOneIn() {
  return Makers::global().hasAdded() ? 3 : 16;
}

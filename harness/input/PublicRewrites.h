//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes for public functions of MLIR that no pass of MLIR reaches: sets of
// patterns and transformations that only other compilers call. Each pass has
// the name of its function. mlir-opt gets them from the plugin ScionRewrites.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PUBLICREWRITES_H
#define SCION_HARNESS_INPUT_PUBLICREWRITES_H

#include "llvm/Support/LogicalResult.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

struct PublicRewrite {
  std::string name; // of the function, and of the pass
  std::string call; // how the pass calls it, in C++
  std::function<llvm::LogicalResult(mlir::Operation *module)> run;
};

/// Those that this MLIR has, with the arguments that are given to them.
const std::vector<PublicRewrite> &publicRewrites();

/// The one of that name; null if there is none.
const PublicRewrite *publicRewrite(std::string_view name);

void registerPublicRewrites();

/// The flag that mlir-opt needs for a pipeline with one of them; "" for others.
std::string_view rewritesFlag(std::string_view pipeline);

/// Tables of the parts, for publicRewrites().
void addPatternRewrites(std::vector<PublicRewrite> &rewrites);
void addTypeConversions(std::vector<PublicRewrite> &rewrites);
void addTransformations(std::vector<PublicRewrite> &rewrites);

} // namespace scion

#endif // SCION_HARNESS_INPUT_PUBLICREWRITES_H

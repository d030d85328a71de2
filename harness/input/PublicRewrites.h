//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes for public functions of MLIR that no pass of MLIR calls: sets of
// patterns and transformations that only other compilers use. Each pass has the
// name of its function. The plugin ScionRewrites adds them to mlir-opt.
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

/// The rewrites that this version of MLIR has.
const std::vector<PublicRewrite> &publicRewrites();

/// The rewrite with that name; null if there is none.
const PublicRewrite *publicRewrite(std::string_view name);

void registerPublicRewrites();

/// The flag that mlir-opt needs for a pipeline with such a pass; "" for other
/// pipelines.
std::string_view rewritesFlag(std::string_view pipeline);

/// Add the rewrites of one file each, for publicRewrites().
void addPatternRewrites(std::vector<PublicRewrite> &rewrites);
void addTypeConversions(std::vector<PublicRewrite> &rewrites);
void addTransformations(std::vector<PublicRewrite> &rewrites);

} // namespace scion

#endif // SCION_HARNESS_INPUT_PUBLICREWRITES_H

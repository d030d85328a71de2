//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One step of a lowering path: one pass in one place with one set of options,
// or one transform-dialect schedule. Written down, a step is text that
// `mlir-opt --pass-pipeline` takes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATHSTEP_H
#define SCION_HARNESS_LOWERING_PATHSTEP_H

#include <string>
#include <string_view>
#include <vector>

namespace scion {

enum class StepKind : unsigned char { Optimization, Conversion, Given };

struct PathStep {
  StepKind kind = StepKind::Optimization;

  /// The registered name of the pass, as reports name the culprit.
  std::string pass;

  /// "func.func(affine-loop-unroll{unroll-factor=3})": what stands inside
  /// `builtin.module(…)`.
  std::string pipeline;

  /// Text of a transform.named_sequence for a transform-interpreter step.
  std::string schedule;

  /// Whether a user asked for the step: it runs unchanged, even if known bugs
  /// would suppress or replace it.
  bool isAsked = false;

  bool operator==(const PathStep &) const = default;
};

/// The step that runs `pass` with `options` ("" for none), in each function or
/// on the module, or on each spirv.module if it runs only there.
PathStep makeStep(StepKind kind, std::string_view pass,
                  std::string_view options, bool onFunction);

/// Splits pipeline text, as written inside `builtin.module(…)`, into steps of
/// one pass each: "func.func(a,b),c" is func.func(a), func.func(b), c. Sets
/// `error` and returns nothing if brackets do not match.
std::vector<PathStep> splitPipeline(std::string_view text, std::string &error);

/// "builtin.module(a,func.func(b))".
std::string pipelineText(const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATHSTEP_H

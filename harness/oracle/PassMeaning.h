//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program means, asked behind each pass that promises to keep it. The
// program has to be executable and defined as it stands, for nobody
// reconditions what the pass oracle is given; nothing is lowered.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PASSMEANING_H
#define SCION_HARNESS_ORACLE_PASSMEANING_H

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

class MeaningWatch;
struct OpKinds;
struct ParsedInput;

class PassMeaning {
public:
  /// `fuel`: ops executed at most to find the meaning; 0: nobody asks for it.
  PassMeaning(ParsedInput &input, uint64_t fuel);
  ~PassMeaning();

  /// Whether the program has one right answer as it stands.
  bool isKnown();

  /// Whether the step promises that a module of these kinds means the same
  /// behind it, and no bug is known because of which it does not.
  bool mustStay(const PathStep &step, const OpKinds &kinds) const;

  /// The finding, if the module, whose hash it is, is no refinement of the
  /// program behind the last step of the path.
  std::optional<Finding> refute(mlir::ModuleOp module, uint64_t hash,
                                const std::vector<PathStep> &path);

private:
  ParsedInput &input;
  uint64_t fuel;
  std::unique_ptr<MeaningWatch> watch;
  bool isAsked = false, mayReorder = false;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSMEANING_H

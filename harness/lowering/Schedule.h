//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transform-dialect schedules as path steps. A schedule is the text of one
// `transform.named_sequence`. In process it is applied from a module of its
// own, with stock tools transform-interpreter finds the same text in what
// --transform-preload-library read: outside of the program both times.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_SCHEDULE_H
#define SCION_HARNESS_LOWERING_SCHEDULE_H

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace mlir {
class MLIRContext;
class ModuleOp;
} // namespace mlir

namespace scion {

class ChoiceStream;
struct OpKinds;
struct PathStep;
struct ScheduleMove;
class Towards;

/// The kinds of schedules that apply to such a module and that no known bug
/// suppresses.
std::vector<const ScheduleMove *> usableMoves(const OpKinds &kinds,
                                              bool mayReorderFloats);

/// Draws one of them.
PathStep drawSchedule(const std::vector<const ScheduleMove *> &usable,
                      const OpKinds &kinds, const Towards &towards,
                      ChoiceStream &choices);

/// The schedule that lowers such ops, where no pass does.
std::optional<PathStep> findLowering(std::string_view kind);

/// A schedule that was read, to be applied again and again while its context
/// lives.
class Schedule {
public:
  /// Null if the text does not parse.
  static std::unique_ptr<Schedule> read(std::string_view text,
                                        mlir::MLIRContext &context);
  ~Schedule();

  /// As transform-interpreter would; false if it fails. (The pass verifies the
  /// program and all sequences once more, and gathers the patterns of a pattern
  /// set anew: with it, schedules took 15 % of all passes' time, not 4 %.)
  bool apply(mlir::ModuleOp program) const;

private:
  struct Parts;
  std::unique_ptr<Parts> parts;
  Schedule();
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transform-dialect schedules as path steps. A schedule is the text of one
// `transform.named_sequence`. It is never part of the program: in process it is
// applied from a module of its own, and stock tools load it with
// --transform-preload-library.
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

/// The moves that apply to a module of these kinds and that no known bug
/// suppresses.
std::vector<const ScheduleMove *> usableMoves(const OpKinds &kinds,
                                              bool mayReorderFloats);

/// Draws a schedule of one of these moves.
PathStep drawSchedule(const std::vector<const ScheduleMove *> &usable,
                      const OpKinds &kinds, const Towards &towards,
                      ChoiceStream &choices);

/// The schedule that lowers ops of this kind, if no pass does.
std::optional<PathStep> findLowering(std::string_view kind);

/// A parsed schedule, which can be applied repeatedly while its context lives.
class Schedule {
public:
  /// Null if the text does not parse.
  static std::unique_ptr<Schedule> read(std::string_view text,
                                        mlir::MLIRContext &context);
  ~Schedule();

  /// Applies the schedule as transform-interpreter would; false if it fails.
  /// (The pass verifies the program and all sequences again, and collects the
  /// patterns of a pattern set each time. With it, schedules took 15 % of all
  /// passes' time instead of 4 %.)
  bool apply(mlir::ModuleOp program) const;

private:
  struct Parts;
  std::unique_ptr<Parts> parts;
  Schedule();
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULE_H

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

#include "mlir/IR/OwningOpRef.h"

#include <string_view>

namespace mlir {
class MLIRContext;
class ModuleOp;
class Operation;
} // namespace mlir

namespace scion {

class ChoiceStream;
struct OpKinds;
struct PathStep;

/// How many kinds of schedules could apply to such a module.
unsigned countSchedules(const OpKinds &kinds, bool mayReorderFloats);

/// Draws a schedule that applies to some of `kinds`.
PathStep drawSchedule(const OpKinds &kinds, bool mayReorderFloats,
                      ChoiceStream &choices);

/// A module that holds the schedule; null if it does not parse.
mlir::OwningOpRef<mlir::Operation *> readSchedule(std::string_view schedule,
                                                  mlir::MLIRContext &context);

/// Applies what readSchedule gave, as transform-interpreter would. (The pass
/// would verify the program and all sequences once more: a quarter of a step.)
bool applySchedule(mlir::ModuleOp program, mlir::Operation *schedule);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transform-dialect schedules as path steps. A schedule is the text of one
// `transform.named_sequence`; in process it is put into the payload module for
// the run of transform-interpreter and taken out again, with stock tools the
// same text comes from --transform-preload-library.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_SCHEDULE_H
#define SCION_HARNESS_LOWERING_SCHEDULE_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <string_view>

namespace llvm {
struct LogicalResult;
} // namespace llvm

namespace mlir {
class ModuleOp;
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

/// Runs `interpret` with the schedule in the module. False if it failed or the
/// schedule does not parse.
bool applySchedule(mlir::ModuleOp module, std::string_view schedule,
                   llvm::function_ref<llvm::LogicalResult()> interpret);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULE_H

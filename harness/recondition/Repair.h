//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a program with a @main well-defined by interpreting it: the first op
// that is undefined is repaired by one of its hazards, and the program is
// interpreted again. Code that is not executed is not touched.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_REPAIR_H
#define SCION_HARNESS_RECONDITION_REPAIR_H

#include "base/ChoiceStream.h"
#include "harness/recondition/Recondition.h"

namespace scion {

enum class Repaired : unsigned char {
  Defined,
  Unknown,  // the interpreter cannot tell: an op without semantics, or limits
  Hopeless, // no repair helps
};

/// Adds the repairs to `result`. Unknown: the program is unchanged. Hopeless:
/// it is partly repaired, and `result.reason` is the reason.
Repaired repair(mlir::ModuleOp program, const ChoiceStream &choices,
                const ReconditionOptions &options, ReconditionResult &result);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_REPAIR_H

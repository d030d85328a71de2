//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass run in a copy of this process, because it has crashed on such modules
// before; and the message of a copy that crashed to its parent.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PASSCOPY_H
#define SCION_HARNESS_ORACLE_PASSCOPY_H

#include "base/process/Pool.h"
#include "harness/oracle/Finding.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct OpKinds;
struct Subject;
struct PathStep;

/// Called first in a copy: a report of a crash goes to the parent.
void tellParentOfCrash(process::Words &words);

/// False if no copy was started, or an interrupt ended it.
bool isOver(const process::Result &end);

/// The crash or hang that ended a copy; none if it had not begun a pass. The
/// summary calls it `copy`.
std::optional<Finding> crashOfCopy(const process::Result &end,
                                   const std::string &copy);

/// The result of a pass in a copy.
struct PassInCopy {
  bool isFine = true;           // also if it could not be tried
  std::optional<Finding> crash; // none: it used up its time
};

/// Runs `next` on `module` in a copy of the process: `module` is not changed,
/// and the output is dropped. The path began with `program`; `kinds` are those
/// of the module.
PassInCopy runInCopy(Subject &subject, const std::string &program,
                     const std::vector<PathStep> &done, const PathStep &next,
                     mlir::ModuleOp module,
                     const std::vector<std::string> &kinds);

/// Returns true if a pass should not run: it crashes in a copy (which sets
/// `crash`) or hangs there, or the ledger advises to skip it. Charges the time
/// of the copy. False if there is no ledger.
bool isSuspect(Subject &subject, const std::string &program,
               const std::vector<PathStep> &done, const PathStep &next,
               mlir::ModuleOp module, const OpKinds &kinds,
               std::optional<Finding> &crash);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSCOPY_H

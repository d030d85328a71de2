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

/// False: there was no copy, or an interrupt ended it.
bool isOver(const process::Result &end);

/// The crash or hang that ended a copy; none if it had not begun a pass. `copy`
/// is what the summary calls it.
std::optional<Finding> crashOfCopy(const process::Result &end,
                                   const std::string &copy);

/// The result of a pass in a copy.
struct PassInCopy {
  bool isFine = true;           // or it could not be tried
  std::optional<Finding> crash; // none: it used up its time
};

/// Runs `next` on `module`, which stays as it is. The result of the pass is
/// lost. `program` is what the path began with, `kinds` those of the module.
PassInCopy runInCopy(Subject &subject, const std::string &program,
                     const std::vector<PathStep> &done, const PathStep &next,
                     mlir::ModuleOp module,
                     const std::vector<std::string> &kinds);

/// Asks the ledger, if there is one, before a pass is run. True: it is not to
/// be run, because it crashes in a copy (and `crash` says how) or the ledger
/// says so. The time of the copy is charged.
bool isSuspect(Subject &subject, const std::string &program,
               const std::vector<PathStep> &done, const PathStep &next,
               mlir::ModuleOp module, const OpKinds &kinds,
               std::optional<Finding> &crash);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSCOPY_H

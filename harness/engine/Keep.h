//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the findings after which a campaign continues: the ledger counts each
// of them, and inputs that the ledger selects are saved like inputs that end a
// process, with the finding beside them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_KEEP_H
#define SCION_HARNESS_ENGINE_KEEP_H

#include <string>

namespace scion {

struct Finding;
class Trail;

/// The ledger in a campaign's folder.
std::string ledgerFile(const std::string &folder);

/// Keeps findings from now on. `trail` holds the current input and the place to
/// save it, and must live as long as the process.
void keepFindings(const Trail &trail);

/// Saves an input under `path` with its finding beside it, and adds the finding
/// to the log (logFindingsTo).
void saveWithFinding(const std::string &path, const std::string &input,
                     Finding finding);

/// Counts a finding that ended a process.
void noteCrash(const std::string &folder, const Finding &finding);

} // namespace scion

#endif // SCION_HARNESS_ENGINE_KEEP_H

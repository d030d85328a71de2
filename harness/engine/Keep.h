//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a campaign does with findings that need not end the process: each is
// counted in the ledger, and those that it chooses are saved like the inputs
// that end processes, with the finding beside them.
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

/// From now on findings are kept. `trail` has the input at hand, and says where
/// it is saved; both stay as long as the process.
void keepFindings(const Trail &trail);

/// Saves an input under `path` with its finding beside it, lists it, and prints
/// what is known of it if it is the first of its bucket.
void saveWithFinding(const std::string &path, const std::string &input,
                     Finding finding);

/// Counts a finding that ended a process.
void noteCrash(const std::string &folder, const Finding &finding);

} // namespace scion

#endif // SCION_HARNESS_ENGINE_KEEP_H

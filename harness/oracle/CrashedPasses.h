//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes that ended processes of a campaign, in a file that its processes
// share. Where a campaign goes on after findings, such a pass is run in a copy
// of the process first.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_CRASHEDPASSES_H
#define SCION_HARNESS_ORACLE_CRASHEDPASSES_H

#include <set>
#include <string>

namespace scion {

/// Of this process; empty unless somebody has read them.
std::set<std::string, std::less<>> &crashedPasses();

/// One name a line. A file that is not there has none.
void readCrashedPasses(const std::string &file);
void appendCrashedPass(const std::string &file, const std::string &pass);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_CRASHEDPASSES_H

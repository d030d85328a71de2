//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes that crashed processes of a campaign, in a file that its processes
// share. If the campaign goes on after findings, such a pass is first run in a
// copy of the process.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_CRASHEDPASSES_H
#define SCION_HARNESS_ORACLE_CRASHEDPASSES_H

#include <set>
#include <string>

namespace scion {

/// Those that this process has read.
std::set<std::string, std::less<>> &crashedPasses();

/// One name a line. A missing file has none.
void readCrashedPasses(const std::string &file);
void appendCrashedPass(const std::string &file, const std::string &pass);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_CRASHEDPASSES_H

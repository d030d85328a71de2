//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known export`: recorded bugs as folders that a person can file.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_EXPORT_H
#define SCION_TOOLS_KNOWN_EXPORT_H

#include <string>
#include <vector>

namespace scion {

struct Record;

struct ExportOptions {
  std::string to;               // the folder
  std::vector<std::string> ids; // none: silent, live, and not reported
  std::string liveIn;           // a version; "": the newest one of the records
  std::string programs;         // the folder of the regressions
  std::string source, person;   // as of `scion reduce`
  unsigned fuel = 600;          // tries of `scion reduce` for each program
  unsigned jobs = 2;
  std::vector<std::string> tools; // folders of other MLIRs
};

/// Continues an interrupted export. Returns the exit code: 0 each program shows
/// its bug, 1 some do not, 2 no record is selected, 3 a folder cannot be
/// written.
int exportRecords(const ExportOptions &options);

/// Ranks a record for filing, lower first. Silent bugs come before all others,
/// then bugs in passes whose maintainers fix reports quickly.
unsigned filingRank(const Record &record);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_EXPORT_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/FromRecord.h"

#include "harness/known/Registry.h"
#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <optional>

using namespace scion;

bool scion::takeRecord(const std::string &id, ReportOptions &report) {
  const Registry &registry = Registry::global();
  std::optional<unsigned> index = registry.find(id);
  if (!index) {
    std::fprintf(stderr,
                 "--record=%s: there is no such record; see `scion "
                 "known list`\n",
                 id.c_str());
    return false;
  }
  const Record &record = registry.records()[*index];
  auto add = [&](const std::string &version, const char *says,
                 VersionAnswer::Answer answer) {
    report.onRecord.push_back({version, says, answer, /*isOnRecord=*/true});
  };
  for (const std::string &version : record.live)
    add(version, "shows it", VersionAnswer::Shows);
  for (const std::string &version : record.fixed) {
    bool isTried =
        llvm::any_of(record.regressions, [&](const Regression &each) {
          return each.isFor(majorOf(version));
        });
    if (isTried)
      add(version, "is right", VersionAnswer::Right);
    else
      add(version, "cannot run it", VersionAnswer::Cannot);
  }
  // "none found, 2026-11-27"
  if (llvm::StringRef found = record.upstream;
      found.consume_front("none found, "))
    report.searched = found.str();
  return true;
}

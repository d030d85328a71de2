//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

/// Between fields, and between the commands in one of them.
static constexpr char fieldEnd = '\0', commandEnd = '\1';

/// The story is last: where there is no room for all, it is cut.
enum Field { Kind, Culprit, Pattern, Summary, Step, Known, Replay, Details };

std::string scion::writeFinding(const Finding &finding) {
  std::string story = finding.details;
  for (const ReplayFile &file : finding.files)
    story += file.name + ":\n" + file.text;
  std::string fields[] = {
      std::string(toString(finding.kind)),
      finding.culprit,
      finding.pattern,
      finding.summary,
      finding.step,
      finding.known,
      llvm::join(finding.replay, llvm::StringRef(&commandEnd, 1)),
      story};
  for (std::string &field : fields)
    std::erase(field, fieldEnd);
  return llvm::join(std::begin(fields), std::end(fields),
                    llvm::StringRef(&fieldEnd, 1));
}

std::optional<Finding> scion::readFinding(std::string_view text) {
  llvm::SmallVector<llvm::StringRef> fields;
  llvm::StringRef(text).split(fields, fieldEnd);
  std::optional<FindingKind> kind = findingKindNamed(fields[Kind]);
  if (fields.size() != Details + 1 || !kind)
    return std::nullopt;
  Finding finding{*kind,
                  fields[Culprit].str(),
                  fields[Pattern].str(),
                  fields[Summary].str(),
                  fields[Details].str(),
                  {}};
  finding.step = fields[Step].str();
  finding.known = fields[Known].str();
  llvm::SmallVector<llvm::StringRef> commands;
  fields[Replay].split(commands, commandEnd, -1, /*KeepEmpty=*/false);
  for (llvm::StringRef command : commands)
    finding.replay.push_back(command.str());
  return finding;
}

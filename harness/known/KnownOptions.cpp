//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/KnownOptions.h"

#include "harness/known/Registry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace scion;

/// The file's text; none, and a problem, if it cannot be read.
static std::optional<std::string> read(const std::string &file,
                                       std::vector<std::string> &problems) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (buffer)
    return (*buffer)->getBuffer().str();
  problems.push_back(file + ": cannot be read: " + buffer.getError().message());
  return std::nullopt;
}

std::vector<std::string> KnownOptions::apply(Registry &registry) const {
  std::vector<std::string> problems;
  if (std::optional<KnownMode> known = readKnownMode(mode))
    registry.setMode(*known);
  else
    problems.push_back("known=" + mode +
                       " is none of avoid, meet and report (records of your "
                       "own come with records=FILE)");
  // The file first: ids may be of its records.
  if (!records.empty())
    if (auto text = read(records, problems))
      llvm::append_range(problems, registry.add(*text, records));
  for (const std::string &id : registry.setWithout(without))
    problems.push_back("without: there is no known bug '" + id +
                       "'; `scion known list` names all");
  if (!state.empty())
    if (auto text = read(state, problems))
      if (std::string problem = registry.readState(*text, state);
          !problem.empty())
        problems.push_back(problem);
  return problems;
}

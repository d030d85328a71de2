//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The observations that Scion adds to a program must not suppress passes: on
// all shipped programs, the same conditions of records hold with and without
// observations. A table lists the exceptions and their reasons; the test fails
// if an entry is no longer needed.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace fs = std::filesystem;
using namespace scion;
using testing::IsEmpty;

/// "M12: 0" for the first suppression of M12, if it holds.
using Entries = std::set<std::string>;

/// A condition that holds because of observations: a loop of calls shows values
/// with unknown or many elements, and an observed program declares the print
/// functions.
struct Exception {
  std::string_view entry, why;
};
static constexpr Exception exceptions[] = {
    {"C15: 0", "print functions are declared as llvm.func; the pass is in no "
               "pool of paths"},
    {"C4: 0", "a loop over an unknown size may be found to have no turns"},
    {"C78: 0", "a tensor is read element by element"},
    {"M30: 1", "a tensor is read in a loop"},
    {"M51: 0", "an unknown size is asked for"},
    {"M51: 1", "likewise"},
    {"M51: 2", "likewise"},
    {"M51: 3", "likewise"},
    {"M51: 4", "likewise"},
    {"M51: 5", "likewise"},
    {"M5: 0", "a loop over an unknown size may have no turns"},
    {"M5: 1", "likewise"},
};

static bool isFixedHere(std::string_view id) {
  return llvm::any_of(Registry::global().records(), [&](const Record &record) {
    return record.id == id && llvm::is_contained(record.fixed, mlirVersion());
  });
}

static std::optional<Entries> entriesThatHold(const std::string &text,
                                              bool observe) {
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return std::nullopt;
  PrepareOptions options;
  options.observe = observe;
  if (prepareProgram(*input->module, input->seed, options))
    return std::nullopt;
  OpKinds kinds = scanKinds(*input->module);
  Entries entries;
  for (const Record &record : Registry::global().records())
    for (size_t i = 0; i < record.suppressRules.size(); ++i)
      if (kinds.hasAny(record.suppressRules[i].where))
        entries.insert(record.id + ": " + std::to_string(i));
  return entries;
}

TEST(Observations, KeepNoPathOffAnything) {
  std::map<std::string, std::vector<std::string>> causedBy;
  unsigned judged = 0;
  std::vector<fs::path> files;
  for (const fs::directory_entry &entry : fs::directory_iterator(
           fs::path(SCION_SOURCE_DIR) / "corpus/seeds/lowering"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path &file : files) {
    std::ifstream stream(file, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(stream), {});
    std::optional<Entries> with = entriesThatHold(text, true),
                           without = entriesThatHold(text, false);
    ASSERT_EQ(with.has_value(), without.has_value()) << file;
    if (!with)
      continue;
    ++judged;
    std::vector<std::string> changed;
    std::set_symmetric_difference(with->begin(), with->end(), without->begin(),
                                  without->end(), std::back_inserter(changed));
    for (const std::string &entry : changed)
      causedBy[entry].push_back(file.stem().string());
  }
  for (const Exception &exception : exceptions) {
    // The registry may be without the entries of a bug that is fixed.
    bool isFixed =
        isFixedHere(exception.entry.substr(0, exception.entry.find(':')));
    size_t programs = causedBy[std::string(exception.entry)].size();
    EXPECT_TRUE(isFixed || programs > 0u)
        << exception.entry << " needs no exception";
    // The number measured for the most frequent exception.
    EXPECT_LE(programs, 8u) << exception.entry << " is no exception any more";
    causedBy.erase(std::string(exception.entry));
  }
  for (const auto &[entry, programs] : causedBy)
    ADD_FAILURE() << "the entry " << entry
                  << " holds because of observations in " << programs.size()
                  << " programs: "
                  << llvm::join(llvm::ArrayRef(programs).take_front(5), ", ");
  EXPECT_GT(judged, 150u);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"

#include "base/ChoiceStream.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/PackedRecords.h"
#include "harness/known/Selectors.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <tuple>

using namespace scion;

std::string_view scion::toString(KnownMode mode) {
  switch (mode) {
  case KnownMode::Avoid:
    return "avoid";
  case KnownMode::Meet:
    return "meet";
  case KnownMode::Report:
    return "report";
  }
  return "";
}

std::optional<KnownMode> scion::readKnownMode(std::string_view text) {
  for (KnownMode mode : {KnownMode::Avoid, KnownMode::Meet, KnownMode::Report})
    if (text == toString(mode))
      return mode;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

/// Whether the bug is live in this MLIR according to the record.
static bool isLiveHere(const Record &record) {
  return !llvm::is_contained(record.fixed, mlirVersion()) &&
         (!record.asserts || mlirHasAssertions());
}

template <typename Told> // a record or a legal difference
static void keepWhatIsForThisVersion(Told &told) {
  auto isForOthers = [](const ForVersions &each) {
    return !each.isFor(LLVM_VERSION_MAJOR);
  };
  std::erase_if(told.recognised, isForOthers);
  std::erase_if(told.suppressRules, isForOthers);
}

/// Prefixes of the ids of records made in this run, by learn() and by
/// suppressPattern().
static constexpr std::string_view foundBefore = "this-run-",
                                  foundOften = "enough-";

static bool isOfThisRun(const Record &record) {
  return record.id.starts_with(foundBefore) ||
         record.id.starts_with(foundOften);
}

unsigned Registry::place(Record record) {
  keepWhatIsForThisVersion(record);
  ++changes;
  std::optional<unsigned> found = find(record.id);
  unsigned index = found ? *found : unsigned(list.size());
  if (!found) {
    list.emplace_back();
    states.emplace_back();
    counted.emplace_back();
  }
  states[index].isLive = isLiveHere(record);
  states[index].isAlwaysOn = record.id.starts_with(foundOften);
  list[index] = std::move(record);
  return index;
}

std::vector<std::string> Registry::add(std::string_view text,
                                       std::string_view name) {
  std::vector<std::string> problems;
  for (Record &record : readRecords(text, name, problems))
    place(std::move(record));
  files.emplace_back(text);
  return problems;
}

std::vector<std::string> Registry::addLegal(std::string_view text,
                                            std::string_view name) {
  std::vector<std::string> problems;
  for (LegalDifference &difference :
       readLegalDifferences(text, name, problems)) {
    keepWhatIsForThisVersion(difference);
    legal.push_back(std::move(difference));
  }
  ++changes;
  return problems;
}

/// The glob that matches only this text.
static std::string globFor(std::string_view text) {
  std::string glob;
  for (char c : text) {
    if (std::string_view("*?[]\\").find(c) != std::string_view::npos)
      glob += '\\';
    glob += c;
  }
  return glob;
}

void Registry::learn(std::string_view kind, std::string_view culprit,
                     std::string_view pattern) {
  if (pattern.empty())
    return;
  Record record;
  record.id = std::string(foundBefore) + std::to_string(list.size());
  record.title = "found before in this run";
  Recognition recognition;
  recognition.kind = kind;
  std::string problem;
  recognition.culprit = Glob::read(globFor(culprit), problem);
  recognition.pattern = Glob::read(globFor(pattern), problem);
  SuppressRule suppressRule;
  suppressRule.pattern = recognition.pattern;
  record.recognised.push_back(std::move(recognition));
  record.suppressRules.push_back(std::move(suppressRule));
  if (problem.empty())
    place(std::move(record));
}

void Registry::suppressPattern(std::string_view pattern) {
  Record record;
  record.id = std::string(foundOften) + std::to_string(list.size());
  record.title = "found often enough in this run";
  SuppressRule suppressRule;
  std::string problem;
  suppressRule.pattern = Glob::read(globFor(pattern), problem);
  record.suppressRules.push_back(std::move(suppressRule));
  if (problem.empty())
    place(std::move(record));
}

void Registry::suppressNoPattern() {
  for (State &each : states)
    each.isLive &= !each.isAlwaysOn;
}

std::optional<unsigned> Registry::find(std::string_view id) const {
  for (unsigned i = 0; i < list.size(); ++i)
    if (list[i].id == id || llvm::is_contained(list[i].aliases, id))
      return i;
  return std::nullopt;
}

Registry &Registry::global() {
  static Registry *registry = [] {
    auto *result = new Registry;
    for (Record &record : unpackRecords(packedRecords()))
      result->place(std::move(record));
    std::vector<std::string> problems = result->addLegal(
        shippedLegalDifferences(), "corpus/legal-differences.yaml");
    if (!problems.empty()) // a build with a broken table; the tests catch it
      llvm::report_fatal_error(llvm::Twine(llvm::join(problems, "\n")));
    return result;
  }();
  return *registry;
}

//===----------------------------------------------------------------------===//
// How it is set
//===----------------------------------------------------------------------===//

std::vector<std::string> Registry::setWithout(std::string_view ids) {
  std::vector<std::string> unknown;
  for (State &each : states)
    each.isWithout = false;
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(ids).split(names, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef name : names) {
    if (std::optional<unsigned> record = find(name.trim()))
      states[*record].isWithout = true;
    else
      unknown.push_back(name.trim().str());
  }
  return unknown;
}

/// A state file is lines `ID live|fixed|changed …`, comments after '#', and
/// before all others one line `mlir BUILD`. A file with an error sets nothing.
std::string Registry::readState(std::string_view text, std::string_view name) {
  llvm::SmallVector<std::pair<unsigned, bool>> isLive;
  bool isOfThisBuild = false;
  llvm::StringRef rest = text;
  unsigned number = 0;
  while (!rest.empty()) {
    auto [line, after] = rest.split('\n');
    rest = after;
    ++number;
    auto problem = [&](const llvm::Twine &why) {
      return (llvm::Twine(name) + ":" + llvm::Twine(number) + ": " + why).str();
    };
    line = line.split('#').first.trim();
    if (line.empty())
      continue;
    auto [word, value] = line.split(' ');
    if (value.empty())
      return problem("a line is `ID live`, `ID fixed`, `ID changed` or "
                     "`mlir BUILD`");
    constexpr const char *whatToDo =
        "make a new one with `scion known check -o FILE`";
    if (word == "mlir") {
      if (value != fingerprintOfMLIR())
        return problem("this state is of MLIR " + value +
                       ", and the MLIR in use is " + fingerprintOfMLIR() +
                       "; " + whatToDo);
      isOfThisBuild = true;
      continue;
    }
    if (!isOfThisBuild)
      return problem(llvm::Twine("no line `mlir BUILD` above says of which "
                                 "build of MLIR this is; ") +
                     whatToDo);
    std::optional<unsigned> record = find(word);
    if (!record)
      return problem("there is no record '" + word + "'");
    isLive.push_back({*record, value.split(' ').first != "fixed"});
  }
  for (auto [record, live] : isLive)
    states[record].isLive = live;
  state = text;
  ++changes;
  return "";
}

/// Separates parts of the settings; no text of a record contains it.
static constexpr char settingEnd = '\0';

std::string Registry::settings() const {
  std::string text(toString(mode));
  text += settingEnd;
  for (unsigned i = 0; i < list.size(); ++i)
    if (states[i].isWithout || enables.contains(i))
      text += list[i].id + ",";
  text += settingEnd;
  text += state;
  for (unsigned i = 0; i < list.size(); ++i)
    if (isOfThisRun(list[i]) && states[i].isLive) {
      text += settingEnd;
      text += writeRecord(list[i]);
    }
  for (const std::string &file : files) {
    text += settingEnd;
    text += file;
  }
  return text;
}

void Registry::adopt(std::string_view settings) {
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(settings).split(parts, settingEnd);
  if (parts.size() < 3)
    return;
  for (llvm::StringRef part : llvm::drop_begin(parts, 3))
    add(part, "settings");
  // settings() lists the enabled records as ignored ones, so no mode is needed
  // that enables further ones.
  mode = readKnownMode(parts[0]) == KnownMode::Report ? KnownMode::Report
                                                      : KnownMode::Avoid;
  setWithout(parts[1]);
  readState(parts[2], "settings");
}

//===----------------------------------------------------------------------===//
// Suppressions
//===----------------------------------------------------------------------===//

bool Registry::endsProcess(unsigned record) const {
  auto ends = [](std::string_view kind) {
    return kind == toString(BugKind::Crash) || kind == toString(BugKind::Hang);
  };
  return ends(toString(list[record].kind)) ||
         llvm::any_of(list[record].recognised, [&](const Recognition &known) {
           return ends(known.kind);
         });
}

bool Registry::isOn(unsigned record) const {
  const State &state = states[record];
  return (state.isAlwaysOn || (!asked && mode != KnownMode::Report)) &&
         state.isLive && !state.isWithout && !enables.contains(record);
}

/// Decides by a hash of seed and id, so that a new record does not change the
/// decision for others.
bool Registry::mayEnable(unsigned record) const {
  return mode == KnownMode::Meet && pathSeed && !wanted &&
         enables.size() == programEnables.size() &&
         stableHash(std::string_view(list[record].id), *pathSeed) % meetShare ==
             0;
}

void Registry::note(unsigned record) {
  if (pathSuppressed.insert(record).second)
    ++counted[record].paths;
  if (programSuppressed.insert(record).second)
    ++counted[record].programs;
}

bool Registry::suppress(unsigned record) { return suppress({&record, 1}); }

bool Registry::suppress(std::span<const unsigned> records) {
  std::optional<unsigned> only;
  bool areSeveral = false;
  for (unsigned record : records)
    if (isOn(record)) {
      areSeveral |= only && *only != record;
      only = record;
    }
  if (!only)
    return false;
  if (!areSeveral && mayEnable(*only)) {
    if (!endsProcess(*only)) {
      enables.insert(*only);
      ++counted[*only].enables;
      return false;
    }
    wanted = *only;
  }
  for (unsigned record : records)
    if (isOn(record))
      note(record);
  return true;
}

bool Registry::replaces(std::string_view behaviour, mlir::Operation *op) {
  if (indexed != changes) {
    indexed = changes;
    behaviours.clear();
    for (unsigned i = 0; i < list.size(); ++i)
      for (const SuppressRule &suppressRule : list[i].suppressRules)
        if (!suppressRule.behaviour.empty())
          behaviours[suppressRule.behaviour].push_back(
              {i, &suppressRule.where});
  }
  bool result = false;
  for (const auto &[record, where] : behaviours[behaviour])
    if (isOn(record) && (where->empty() || (op && holdsOf(*where, op)))) {
      note(record);
      result = true;
    }
  return result;
}

void Registry::startProgram(std::string_view enabled) {
  endProgram();
  programSuppressed.clear();
  programFindings.clear();
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(enabled).split(names, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef name : names)
    if (std::optional<unsigned> record = find(name.trim()))
      programEnables.insert(*record);
  startPath(std::nullopt);
}

void Registry::endProgram() {
  programEnables.clear();
  startPath(std::nullopt);
}

void Registry::startPath(std::optional<uint64_t> seed) {
  pathSuppressed.clear();
  enables = programEnables;
  wanted.reset();
  pathSeed = seed;
}

uint64_t Registry::enabledHash() const {
  uint64_t hash = asked;
  for (unsigned record : enables)
    hash = stableHash(std::string_view(list[record].id), hash + 1);
  return hash;
}

std::string Registry::idsOf(const std::set<unsigned> &records) const {
  std::vector<std::string> ids;
  ids.reserve(records.size());
  for (unsigned record : records)
    ids.push_back(list[record].id);
  return llvm::join(ids, ", ");
}

std::vector<Suppression> Registry::suppressed() const {
  std::set<unsigned> all = programSuppressed;
  for (const auto &[record, findings] : programFindings)
    all.insert(record);
  std::vector<Suppression> made;
  for (unsigned record : all) {
    auto found = programFindings.find(record);
    made.push_back({record == isLegal ? "a legal difference" : list[record].id,
                    programSuppressed.contains(record),
                    found == programFindings.end() ? 0 : found->second});
  }
  return made;
}

std::string Suppression::str() const {
  return !findings ? id
                   : id + " (" + std::to_string(findings) +
                         (findings == 1 ? " finding)" : " findings)");
}

std::string scion::tellSuppressed(const std::vector<Suppression> &suppressed) {
  std::string text;
  for (const Suppression &each : suppressed)
    text += (text.empty() ? "; suppressed: " : ", ") + each.str();
  return text;
}

std::string Registry::statistics(bool withAll) const {
  constexpr size_t shown = 8;
  std::vector<unsigned> active;
  uint64_t enabled = 0;
  for (unsigned i = 0; i < list.size(); ++i) {
    enabled += counted[i].enables;
    if (counted[i].paths || counted[i].enables || counted[i].hits)
      active.push_back(i);
  }
  if (active.empty())
    return "";
  llvm::sort(active, [&](unsigned a, unsigned b) {
    const RecordCounts &one = counted[a], &two = counted[b];
    return std::tie(two.hits, two.paths, a) < std::tie(one.hits, one.paths, b);
  });
  std::string text = "scion: known bugs (" + std::string(toString(mode)) +
                     "): " + std::to_string(active.size()) +
                     " suppressed or hit, " + std::to_string(enabled) +
                     " paths enabled one, " + std::to_string(hits()) +
                     " findings recognised\n";
  for (size_t i = 0; i < active.size(); ++i) {
    if (i == shown && !withAll) {
      text +=
          "scion: known bugs: " + std::to_string(active.size() - i) + " more\n";
      break;
    }
    const RecordCounts &counts = counted[active[i]];
    std::string id = list[active[i]].id;
    id.resize(std::max<size_t>(id.size(), 5), ' ');
    text += "scion: known " + id + " suppressed in " +
            std::to_string(counts.programs) + " programs, " +
            std::to_string(counts.paths) + " paths; enabled on " +
            std::to_string(counts.enables) + "; " +
            std::to_string(counts.hits) + " hits\n";
  }
  return text;
}

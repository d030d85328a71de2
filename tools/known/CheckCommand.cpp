//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/CheckCommand.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/reduce/StockTools.h"
#include "harness/reduce/ToolsAtHand.h"
#include "tools/harvest/Progress.h"
#include "tools/known/Check.h"
#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <map>
#include <memory>

using namespace scion;

namespace {
struct CheckArguments {
  KnownCheckOptions check;
  std::string output, items, breadcrumb, settings;
  std::string write;              // the folder of the records
  std::vector<std::string> tools; // folders of other versions' tools
  bool versions = false;
  bool brief = false, json = false;
};
} // namespace

/// The names of `[22.1.8, 23.1.4]`, with or without `version`.
static std::string withVersion(llvm::StringRef list, llvm::StringRef version,
                               bool isIn) {
  llvm::SmallVector<llvm::StringRef> names;
  list.trim().trim("[]").split(names, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef &name : names)
    name = name.trim();
  llvm::erase(names, version);
  auto isOlder = [](llvm::StringRef one, llvm::StringRef other) {
    return majorOf(one) < majorOf(other);
  };
  if (isIn)
    names.insert(llvm::upper_bound(names, version, isOlder), version);
  return "[" + llvm::join(names, ", ") + "]";
}

/// Adds a version of MLIR to `live` or `fixed` in the file of a record, and
/// changes nothing else.
static bool writeState(const std::string &folder, const std::string &id,
                       llvm::StringRef version, bool isLive) {
  std::string file = folder + "/" + id + ".yaml", made;
  std::optional<std::string> text = readInput(file);
  if (!text)
    return false;
  llvm::StringRef rest = *text;
  // An adopted record has only the key `live`.
  bool lacksFixed = !rest.contains("\nfixed:") && !isLive;
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (line.consume_front("live:")) {
      made += "live: " + withVersion(line, version, isLive);
      if (lacksFixed)
        made += "\nfixed: " + withVersion("", version, true);
    } else if (line.consume_front("fixed:"))
      made += "fixed: " + withVersion(line, version, !isLive);
    else
      made += line;
    made += '\n';
  }
  return made == *text || writeOutput(file, made);
}

/// The contradiction between a record and what this MLIR shows; "" if there is
/// none.
static std::string contradiction(const Record &record,
                                 const CheckedRecord &seen) {
  std::string version(mlirVersion());
  bool saysLive = llvm::is_contained(record.live, version);
  bool saysFixed = llvm::is_contained(record.fixed, version);
  switch (seen.state) {
  case RecordState::Live:
    return saysLive ? ""
                    : "put " + version + " into its `live`" +
                          (saysFixed ? ", out of its `fixed`" : "");
  case RecordState::Fixed:
    return saysFixed ? ""
                     : "put " + version + " into its `fixed`" +
                           (saysLive ? ", out of its `live`" : "");
  case RecordState::Changed:
    return "its programs show something else: look at them, and mend "
           "`recognised` or the program";
  case RecordState::Unchecked:
    return "";
  }
  return "";
}

/// Prints which versions of MLIR show each bug with their stock tools: since
/// when it exists, and where it is fixed.
static int checkVersions(const CheckArguments &arguments) {
  ToolPlaces places;
  places.named = arguments.tools;
  std::vector<VersionOfMLIR> versions;
  for (const std::string &folder : toolsAtHand(places)) {
    std::optional<StockTools> tools = StockTools::find(folder);
    std::string why;
    // `check` itself covers the version in use.
    if (tools && majorOf(tools->version()) != majorOf(mlirVersion()))
      versions.emplace_back(*tools, arguments.check.programs, why);
    if (!why.empty()) {
      std::fprintf(stderr, "%s\n", why.c_str());
      return exitUsage;
    }
  }
  if (versions.empty()) {
    std::fprintf(stderr, "no other MLIR is at hand: install mlir-19-tools or "
                         "the like, or name the folder of its mlir-opt with "
                         "--tools\n");
    return exitUsage;
  }
  std::string head = "record";
  for (const VersionOfMLIR &version : versions)
    head += " " + version.version();
  std::printf("%s\n", head.c_str());
  std::vector<std::map<StockState, unsigned>> sums(versions.size()),
      silent(versions.size());
  size_t asked = arguments.check.ids.empty()
                     ? Registry::global().records().size()
                     : arguments.check.ids.size();
  harvest::Progress progress(asked, false);
  size_t done = 0;
  for (const Record &record : Registry::global().records()) {
    if (!arguments.check.ids.empty() &&
        !llvm::is_contained(arguments.check.ids, record.id))
      continue;
    std::string line = record.id;
    for (auto [version, sum, silentSum] : llvm::zip(versions, sums, silent)) {
      StockState state = version.stateOf(record);
      line += " " + std::string(toString(state));
      ++sum[state];
      silentSum[state] += record.severity == BugSeverity::Silent;
      if (!arguments.write.empty() && state != StockState::NotApplicable &&
          !writeState(arguments.write, record.id, version.version(),
                      state == StockState::Live))
        return exitUsage;
    }
    progress.clear();
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
    progress.show(++done, record.id);
  }
  progress.clear();
  for (auto [version, sum, silentSum] : llvm::zip(versions, sums, silent))
    std::printf("MLIR %s: %u live, %u fixed, %u not applicable; of the silent "
                "ones %u live, %u fixed, %u not applicable\n",
                version.version().c_str(), sum[StockState::Live],
                sum[StockState::Fixed], sum[StockState::NotApplicable],
                silentSum[StockState::Live], silentSum[StockState::Fixed],
                silentSum[StockState::NotApplicable]);
  return exitFine;
}

static int check(CheckArguments &arguments) {
  if (!arguments.items.empty())
    return replayRecords(arguments.items, arguments.check.programs,
                         arguments.breadcrumb, arguments.settings);
  const Registry &registry = Registry::global();
  for (const std::string &id : arguments.check.ids)
    if (!registry.find(id)) {
      std::fprintf(stderr, "there is no known bug '%s'\n", id.c_str());
      return exitUsage;
    }
  if (arguments.versions)
    return checkVersions(arguments);
  std::string state = "# Written by `scion known check`: which known bugs this "
                      "MLIR has.\nmlir " +
                      fingerprintOfMLIR() + "\n";
  std::map<RecordState, unsigned> counts;
  unsigned contradictions = 0;
  llvm::json::Array records;
  for (const CheckedRecord &seen : checkRecords(arguments.check)) {
    const Record &record = registry.records()[*registry.find(seen.id)];
    ++counts[seen.state];
    if (seen.state != RecordState::Unchecked)
      state += seen.id + " " + std::string(toString(seen.state)) + "\n";
    std::string wrong = contradiction(record, seen);
    if (!wrong.empty() && !arguments.write.empty() &&
        seen.state != RecordState::Changed) {
      if (!writeState(arguments.write, seen.id, mlirVersion(),
                      seen.state == RecordState::Live))
        return exitUsage;
      wrong.clear();
    }
    contradictions += !wrong.empty();
    records.push_back(
        llvm::json::Object{{"id", seen.id},
                           {"state", toString(seen.state).data()},
                           {"stories", llvm::json::Array(seen.stories)},
                           {"replayed", seen.wasReplayed},
                           {"edit", wrong}});
    if (arguments.json)
      continue;
    if (!wrong.empty() || (!arguments.brief && !seen.stories.empty())) {
      std::printf("%s: %s\n", seen.id.c_str(), toString(seen.state).data());
      for (const std::string &story : seen.stories)
        std::printf("  %s\n", story.c_str());
      if (!wrong.empty())
        std::printf("  corpus/known/%s.yaml: %s\n", seen.id.c_str(),
                    wrong.c_str());
    }
  }
  if (arguments.json) {
    llvm::outs() << llvm::json::Value(
                        llvm::json::Object{{"mlir", mlirVersion().data()},
                                           {"records", std::move(records)}})
                 << '\n';
    llvm::outs().flush();
  } else {
    std::printf("MLIR %s: %u live, %u fixed, %u changed, %u without a program; "
                "%u records say something else\n",
                mlirVersion().data(), counts[RecordState::Live],
                counts[RecordState::Fixed], counts[RecordState::Changed],
                counts[RecordState::Unchecked], contradictions);
  }
  if (!arguments.output.empty() && !writeOutput(arguments.output, state))
    return exitUsage;
  return contradictions ? exitFinding : exitFine;
}

void scion::addKnownCheck(Subcommand known, const std::string &programs) {
  auto checking = std::make_shared<CheckArguments>();
  checking->check.programs = programs;
  Subcommand command = known.addSubcommand(
      "check",
      "Replay the records' programs with the MLIR in use.\nExit codes: 0 all "
      "is as the records say, 1 something is not (with what to edit), 3 usage, "
      "130 interrupted.");
  command.addOption("ID", checking->check.ids, "Only these");
  command.addOption("-o,--output", checking->output,
                    "A file for what was seen, for --known-state");
  command
      .addOption("--programs", checking->check.programs,
                 "The folder of the programs")
      .showDefault();
  command.addOption("--jobs", checking->check.jobs, "Processes at a time")
      .showDefault();
  command.addOption("--reports", checking->check.reports,
                    "A folder for everything that was printed");
  command.addOption("--write", checking->write,
                    "A folder of records (corpus/known): write this MLIR into "
                    "their `live` and `fixed`");
  command.addFlag("--versions", checking->versions,
                  "With the stock tools of all other MLIRs at hand instead: a "
                  "table of which shows what (--write: into the records)");
  command.addOption("--tools", checking->tools,
                    "A folder with the mlir-opt of another MLIR");
  command.addFlag("--brief", checking->brief,
                  "Only records that say something else than what is seen");
  command.addFlag("--json", checking->json,
                  "Print all records as JSON; `edit`: what a record's versions "
                  "need");
  command.addOption("--items", checking->items).hidden();
  command.addOption("--breadcrumb", checking->breadcrumb).hidden();
  command.addOption("--settings", checking->settings).hidden();
  command.onRun([checking] { return check(*checking); });
}

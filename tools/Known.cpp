//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known`: shows the registry of known bugs, checks which of them this
// MLIR still has, and adds records for new bugs.
//
// One idea: its subcommands share the registry and its words.
//
//===----------------------------------------------------------------------===//

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Predicate.h"
#include "harness/known/Registry.h"
#include "harness/lowering/ScheduleMoves.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/FindingJson.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/known/Adopt.h"
#include "tools/known/BugsPage.h"
#include "tools/known/CheckCommand.h"
#include "tools/known/Export.h"
#include "tools/known/Sync.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion known list --kind miscompile
      one line for each miscompilation: id, versions, passes, title
  scion known show M12
      the record: how it is recognised, what paths are kept off because of it
  scion known check -o state.txt
      replays every record with this MLIR; use the file with --known-state
  scion known export --to to-file --source ~/llvm-project
      silent bugs of main that nobody has reported: issues, tests, scripts
  scion known add program.mlir --through canonicalize --id M250 > corpus/known/M250.yaml
      the draft of a record for a bug that the program shows

A record is one file of corpus/known; docs/KnownBugs.md explains its keys.)";

/// The folder in the sources of this build; --programs names another one.
static constexpr const char *shippedPrograms =
    SCION_SOURCE_DIR "/corpus/regressions";

//===----------------------------------------------------------------------===//
// list, show, index, predicates
//===----------------------------------------------------------------------===//

/// "asserts": the bug only shows with assertions, which this MLIR lacks.
static const char *stateOf(const Registry &registry, unsigned record) {
  if (registry.isLive(record))
    return "live";
  return registry.records()[record].asserts && !mlirHasAssertions() ? "asserts"
                                                                    : "fixed";
}

static int list(const std::string &kind, const std::string &pass) {
  const Registry &registry = Registry::global();
  if (!kind.empty() &&
      llvm::none_of(registry.records(), [&](const Record &record) {
        return kind == toString(record.kind);
      })) {
    std::fprintf(stderr,
                 "--kind=%s: there are no such bugs; see `scion known "
                 "list --help`\n",
                 kind.c_str());
    return exitUsage;
  }
  for (unsigned i = 0; i < registry.records().size(); ++i) {
    const Record &record = registry.records()[i];
    if ((!kind.empty() && kind != toString(record.kind)) ||
        (!pass.empty() && !llvm::is_contained(record.culprits, pass)))
      continue;
    std::printf("%-5s %-14s %-6s %-9s %s: %s\n", record.id.c_str(),
                toString(record.kind).data(), toString(record.severity).data(),
                stateOf(registry, i), llvm::join(record.culprits, ", ").c_str(),
                record.title.c_str());
  }
  return exitFine;
}

static int show(const std::vector<std::string> &ids) {
  const Registry &registry = Registry::global();
  for (const std::string &id : ids) {
    std::optional<unsigned> index = registry.find(id);
    if (!index) {
      std::fprintf(stderr,
                   "there is no known bug '%s'; `scion known list` "
                   "names all\n",
                   id.c_str());
      return exitUsage;
    }
    const Record &record = registry.records()[*index];
    std::printf("%s# in MLIR %s: %s\n# its story: docs/BugsFound.md\n",
                writeRecord(record).c_str(), mlirVersion().data(),
                stateOf(registry, *index));
  }
  return exitFine;
}

/// Generates docs/BugsFound.md from a folder like corpus/ into `file`; "":
/// stdout.
static int writeIndex(const std::string &corpus, const std::string &file) {
  std::optional<std::string> page = bugsPage(corpus);
  if (!page)
    return exitUsage;
  return writeOutput(file.empty() ? "-" : file, *page) ? exitFine
                                                       : exitOutOfScope;
}

static int printPredicates() {
  std::printf("| predicate | holds of | looks at |\n| --- | --- | --- |\n");
  for (const PredicateGroup &group : predicateGroups()) {
    std::vector<std::string> roots(group.roots.begin(), group.roots.end());
    for (const Predicate &predicate : group.predicates)
      std::printf("| `%s` | %s | %s |\n", std::string(predicate.name).c_str(),
                  std::string(predicate.meaning).c_str(),
                  llvm::join(roots, ", ").c_str());
  }
  return exitFine;
}

//===----------------------------------------------------------------------===//
// add
//===----------------------------------------------------------------------===//

namespace {
struct AddArguments {
  std::string file = "-", through, id, title;
  std::vector<std::string> settings; // --without and the like
};
} // namespace

/// The finding of `scion run` or `scion pass` in the program.
static std::optional<Finding> judge(const std::string &subcommand,
                                    const std::string &program,
                                    const std::string &through,
                                    const std::vector<std::string> &settings) {
  std::vector<std::string> command = {subcommand,  "--json", "--known=report",
                                      "--through", through,  program};
  if (through.empty())
    command.erase(command.begin() + 3, command.begin() + 5);
  for (const std::string &setting : settings)
    if (!llvm::StringRef(setting).starts_with("--known="))
      command.insert(command.end() - 1, setting);
  if (subcommand == "run" && !through.empty())
    command.insert(command.end() - 1, "--paths=1");
  ChildResult child = runSelf(command);
  return child.exitCode == exitFinding ? readFinding(child.output)
                                       : std::nullopt;
}

/// Whether `name` is a move of generated schedules; moves are named after their
/// ops.
static bool isMove(llvm::StringRef name) {
  return llvm::any_of(scheduleMoves(), [&](const ScheduleMove &move) {
    return move.name == name;
  });
}

static int add(const AddArguments &arguments) {
  std::optional<std::string> text = readInput(arguments.file);
  if (!text)
    return exitUsage;
  TemporaryFile program(*text);
  std::optional<Finding> finding =
      judge("run", program.path(), arguments.through, arguments.settings);
  if (!finding && !arguments.through.empty())
    finding =
        judge("pass", program.path(), arguments.through, arguments.settings);
  if (!finding) {
    std::fprintf(
        stderr, "%s: neither `scion run` nor `scion pass` finds anything%s\n",
        arguments.file.c_str(),
        arguments.through.empty() ? "; give the pipeline with --through" : "");
    return exitOutOfScope;
  }
  if (!finding->known.empty()) {
    std::fprintf(stderr, "%s: this is %s; `scion known show %s`\n",
                 arguments.file.c_str(), finding->known.c_str(),
                 finding->known.c_str());
    return exitFinding;
  }
  Record record;
  record.id = arguments.id;
  record.title = arguments.title.empty() ? finding->summary : arguments.title;
  for (BugKind kind :
       {BugKind::RoundTrip, BugKind::Miscompile, BugKind::Crash,
        BugKind::InvalidIR, BugKind::Hang, BugKind::Nondeterminism})
    if (toString(kind) == toString(finding->kind))
      record.kind = kind;
  record.severity = record.kind == BugKind::Miscompile ||
                            record.kind == BugKind::Nondeterminism
                        ? BugSeverity::Silent
                        : BugSeverity::Loud;
  record.culprits = {finding->culprit};
  if (!finding->pattern.empty())
    record.patterns = {finding->pattern};
  record.live = {std::string(mlirVersion())};
  record.upstream = "not looked for";
  llvm::StringRef name = arguments.file;
  Regression regression;
  regression.program = name.substr(name.rfind('/') + 1).str();
  regression.through = arguments.through;
  record.regressions = {regression};
  Recognition recognition;
  std::string problem;
  recognition.kind = toString(finding->kind);
  recognition.culprit = Glob::read(finding->culprit, problem);
  recognition.pattern = Glob::read(finding->pattern, problem);
  // Only a verifier message identifies a bug; the text of a wrong result
  // depends on the program.
  if (record.kind == BugKind::InvalidIR)
    recognition.summary =
        finding->summary.substr(finding->summary.rfind(": ") + 2);
  if (finding->reason == FindingReason::PoisonBranch)
    recognition.reason = toString(finding->reason);
  record.recognised = {recognition};
  SuppressRule suppressRule;
  if (finding->culprit == "transform-interpreter") {
    for (const std::string &name : transformsOf(*text)) {
      recognition.runs.push_back("transform." + name);
      if (isMove(name))
        record.suppressRules.emplace_back().move = name;
    }
    record.recognised = {recognition};
  }
  if (!finding->pattern.empty())
    suppressRule.pattern = recognition.pattern;
  else
    suppressRule.pass = finding->culprit;
  if (record.suppressRules.empty())
    record.suppressRules = {suppressRule};
  record.note = "A draft: find out what the program needs for the bug to show, "
                "and say it with `where` (a predicate of harness/known/"
                "predicates), so that as little as possible is suppressed.";
  std::fputs(writeRecord(record).c_str(), stdout);
  return exitFine;
}

//===----------------------------------------------------------------------===//
// The command line
//===----------------------------------------------------------------------===//

static void addExport(Subcommand known) {
  auto options = std::make_shared<ExportOptions>();
  options->programs = shippedPrograms;
  Subcommand command = known.addSubcommand(
      "export", "Write a folder for each root cause that a person can file.\n"
                "Exit codes: 0 each program shows its bug, 1 some do not, 2 no "
                "record is chosen, 3 usage, 130 interrupted\n(the same call "
                "goes on).");
  command.addOption("ID", options->ids,
                    "Only these; by default the silent ones that are live in "
                    "the newest version and have no upstream reference");
  command.addOption("--to", options->to, "The folder")
      .valueName("DIR")
      .required();
  command
      .addOption("--live-in", options->liveIn,
                 "Live in this version, in the place of the newest one")
      .valueName("VERSION");
  command
      .addOption("--programs", options->programs, "The folder of the programs")
      .showDefault();
  command
      .addOption("--source", options->source,
                 "A checkout of llvm-project: tests join the tests that are "
                 "there, and reports say where culprits are defined")
      .valueName("DIR");
  command
      .addOption("--person", options->person,
                 "Who files the reports and answers for them")
      .valueName("NAME");
  command
      .addOption("--tools", options->tools,
                 "As of `scion reduce` (may be given several times)")
      .valueName("DIR")
      .oneValueEach();
  command.addOption("--fuel", options->fuel, "Tries for each program")
      .showDefault();
  command.addOption("-j,--jobs", options->jobs, "Processes of a reduction")
      .range(1, 256)
      .showDefault();
  command.onRun([options] {
    process::handleInterrupts();
    return exportRecords(*options);
  });
}

static void addKnown(Subcommand app) {
  Subcommand known = app.addSubcommand(
      "known", "The known bugs of MLIR: list them, replay them, add one.");
  known.footer(help);

  auto kind = std::make_shared<std::string>(),
       pass = std::make_shared<std::string>();
  Subcommand command = known.addSubcommand("list", "One line for each record");
  command.addOption("--kind", *kind,
                    "Only miscompile, crash, invalid-ir, hang, "
                    "nondeterminism or round-trip");
  command.addOption("--pass", *pass, "Only those of this pass");
  command.onRun([kind, pass] { return list(*kind, *pass); });

  auto ids = std::make_shared<std::vector<std::string>>();
  command = known.addSubcommand("show", "Records as their files hold them");
  command.addOption("ID", *ids).required();
  command.onRun([ids] { return show(*ids); });

  addKnownCheck(known, shippedPrograms);

  auto adding = std::make_shared<AddArguments>();
  command = known.addSubcommand(
      "add", "Write the draft of a record for the bug that a program shows.\n"
             "Exit codes: 0 a draft, 1 the bug is known already, 2 nothing is "
             "found, 3 usage.");
  command.addOption("FILE", adding->file).showDefault();
  command.addOption(
      "--through", adding->through,
      "The pipeline that shows it, as inside builtin.module(...)");
  command.addOption("--id", adding->id, "M250 …: see `scion known list`")
      .required();
  command.addOption("--title", adding->title, "What is wrong, in one line");
  command.onRun([adding, known] {
    adding->settings = known.settings();
    return add(*adding);
  });

  auto adopting = std::make_shared<AdoptOptions>();
  command = known.addSubcommand(
      "adopt", "Make a record of a cluster of `scion digest`, and check it.\n"
               "Exit codes: 0 the record is ready, 1 `known check` disagrees, "
               "2 the cluster cannot be adopted, 3 usage.");
  command
      .addOption("CLUSTER", adopting->cluster,
                 "The cluster's folder: DIR/digest/NAME")
      .required();
  command
      .addOption("--into", adopting->into,
                 "A file of records of your own (--records); the programs lie "
                 "beside it")
      .valueName("FILE");
  command.addFlag(
      "--shipped", adopting->isShipped,
      "Into corpus/known, corpus/regressions, corpus/near-misses and "
      "docs/BugsFound.md of Scion's source");
  command.addOption("--id", adopting->id,
                    "The id; the next free one by default (U1 … of your own)");
  command.addOption("--title", adopting->title,
                    "What is wrong, in one line; the report's title by "
                    "default");
  command.onRun([adopting, known] {
    adopting->settings = known.settings();
    if (adopting->isShipped == !adopting->into.empty()) {
      std::fprintf(stderr,
                   "scion known adopt: give --into FILE or --shipped\n");
      return int(exitUsage);
    }
    return adoptCluster(*adopting);
  });

  addExport(known);

  auto list = std::make_shared<std::string>(),
       records =
           std::make_shared<std::string>(SCION_SOURCE_DIR "/corpus/known");
  command = known.addSubcommand(
      "sync", "Write what became of filed reports into the records.\n"
              "Exit codes: 0 written, 2 a line is not understood (nothing is "
              "written), 3 usage.");
  command
      .addOption("FILE", *list,
                 "Lines `NUMBER STATE [ID ...]`: an issue of llvm-project; "
                 "reported, confirmed or fixed; the records, where they do not "
                 "have the number yet")
      .required();
  command.addOption("--records-in", *records, "The folder of the records")
      .valueName("DIR")
      .showDefault();
  command.onRun([list, records] { return syncRecords(*list, *records); });

  command = known.addSubcommand(
      "index", "The page docs/BugsFound.md: tables of all records, and their "
               "stories.\nExit codes: 0 written, 2 it cannot be, 3 a record "
               "or its story cannot be read.");
  auto page = std::make_shared<std::string>(),
       corpus = std::make_shared<std::string>(SCION_SOURCE_DIR "/corpus");
  command.addOption("--write", *page, "The page, instead of stdout")
      .valueName("FILE");
  command
      .addOption("--corpus", *corpus,
                 "A folder with known/, BugsFound.md.in and root-causes.txt")
      .valueName("DIR")
      .showDefault();
  command.onRun([page, corpus] { return writeIndex(*corpus, *page); });
  command = known.addSubcommand("predicates",
                                "The table of predicates of docs/KnownBugs.md");
  command.onRun([] { return printPredicates(); });
}

static RegisterSubcommand registration("known", addKnown);

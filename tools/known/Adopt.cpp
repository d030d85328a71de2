//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/Adopt.h"

#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/FindingFile.h"
#include "harness/reduce/FindingReplay.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/StockTools.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/digest/Cluster.h"
#include "tools/known/AdoptedRecord.h"
#include "tools/known/BugsPage.h"
#include "tools/known/Story.h"
#include "tools/known/Versions.h"

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

using namespace scion;

static constexpr const char *source = SCION_SOURCE_DIR;

/// Adds the records of the user's file, or those in the source tree that this
/// binary lacks.
static void readOtherRecords(const AdoptOptions &options, Registry &registry) {
  namespace fs = std::filesystem;
  std::set<std::string> files;
  std::error_code error;
  if (!options.isShipped && fs::exists(options.into, error))
    files.insert(options.into);
  std::set<std::string> known;
  for (const Record &record : registry.records())
    known.insert(record.id);
  for (fs::directory_iterator it(std::string(source) + "/corpus/known", error);
       options.isShipped && !error && it != fs::directory_iterator();
       it.increment(error))
    if (it->path().extension() == ".yaml" &&
        !known.contains(it->path().stem().string()))
      files.insert(it->path().string());
  for (const std::string &file : files)
    registry.add(readInput(file).value_or(""), file);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral mainSequence = "__transform_main";

/// Returns the program with the schedule of its step in it, where
/// `transform-interpreter` looks for it; "" if that fails.
static std::string withSchedule(const std::string &program,
                                const std::string &schedule) {
  std::optional<ParsedInput> input = parseInput(program);
  if (!input)
    return "";
  mlir::ModuleOp module = *input->module;
  mlir::OwningOpRef<mlir::ModuleOp> holder =
      mlir::parseSourceString<mlir::ModuleOp>(
          "module attributes {transform.with_named_sequence} {\n" + schedule +
              "}\n",
          module.getContext());
  if (!holder)
    return "";
  bool isFirst = true;
  for (mlir::Operation &op :
       llvm::make_early_inc_range(holder->getBody()->getOperations())) {
    if (isFirst)
      mlir::SymbolTable::setSymbolName(&op, mainSequence);
    isFirst = false;
    op.remove();
    module.getBody()->push_back(&op);
  }
  module->setAttr(mlir::transform::TransformDialect::kWithNamedSequenceAttrName,
                  mlir::UnitAttr::get(module.getContext()));
  return printGeneric(module);
}

static std::string hashOf(llvm::StringRef module) {
  std::string text = module.trim().str() + "\n";
  llvm::ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(text.data()),
                                text.size());
  return llvm::toHex(llvm::SHA256::hash(bytes), /*LowerCase=*/true)
      .substr(0, 8);
}

/// "// key: line" for each line.
static std::string comments(llvm::StringRef key, llvm::StringRef lines) {
  std::string text;
  llvm::SmallVector<llvm::StringRef> list;
  lines.rtrim('\n').split(list, '\n');
  for (llvm::StringRef line : list)
    text += ("// " + key + ": " + line).str() + "\n";
  return text;
}

static std::optional<AdoptedProgram> programOf(const Replayed &shown,
                                               std::string &why) {
  const Finding &finding = shown.finding;
  AdoptedProgram program;
  std::string module = shown.subject.program;
  std::vector<std::string> pipelines;
  for (const PathStep &step : shown.subject.bad) {
    if (!step.schedule.empty()) {
      module = withSchedule(module, step.schedule);
      pipelines.push_back("transform-interpreter");
    } else {
      pipelines.push_back(step.pipeline);
    }
    if (module.empty()) {
      why = "the schedule cannot be put into the program";
      return std::nullopt;
    }
  }
  program.through = llvm::join(pipelines, ",");
  if (!shown.subject.bad.empty())
    program.schedule = shown.subject.bad.back().schedule;
  std::string flags = llvm::join(flagsFor(module), " ");
  std::string bad = (flags.empty() ? "" : flags + " ") +
                    "'--pass-pipeline=builtin.module(" + program.through + ")'";
  BugKind kind = bugKindOf(finding.kind);
  program.text =
      comments("kind", toString(kind)) + comments("culprit", finding.culprit);
  // An undefined output may print the right result by chance.
  bool isByChance = finding.reason == FindingReason::Undefined;
  if (kind == BugKind::Miscompile &&
      (shown.subject.byInterpreter || isByChance)) {
    program.text += comments("judge", "interpreter") + comments("bad", bad);
  } else if (kind == BugKind::Miscompile) {
    // The lowering pipeline does not remove a schedule.
    std::string good = "PLAIN",
                eraser = "test-transform-dialect-erase-schedule";
    if (module.find(mainSequence) != module.npos) {
      good = "--" + eraser + " PLAIN";
      bad.insert(bad.size() - 2, "," + eraser);
    }
    program.text +=
        comments("expect", shown.shown.expected) + comments("good", good) +
        comments("bad",
                 bad + " PLAIN" + (shown.subject.badLevel ? " -O2" : ""));
  } else {
    program.text += comments("bad", bad);
  }
  module = llvm::StringRef(module).trim().str() + "\n";
  program.text += module;
  program.name = std::string(toString(kind)) + "-" + finding.culprit + "-" +
                 hashOf(module) + ".mlir";
  return program;
}

//===----------------------------------------------------------------------===//
// Where it goes
//===----------------------------------------------------------------------===//

/// Formats YAML like corpus/known, which scripts read line by line: one blank
/// after a colon, and lists in brackets.
static std::string inShippedForm(const std::string &yaml) {
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(yaml).rtrim('\n').split(lines, '\n');
  std::string text;
  bool isInList = false;
  for (llvm::StringRef line : lines) {
    llvm::StringRef word = line.ltrim();
    bool isItem = word.consume_front("- ");
    auto [key, value] = word.split(':');
    bool isPair = word.contains(':') && !word.starts_with("'") &&
                  (value.empty() || value.starts_with(" "));
    if (isItem && !isPair) {
      bool isPlain = word.starts_with("'") ||
                     word.find_first_of(",[]{}") == llvm::StringRef::npos;
      text.back() = isInList ? ',' : ' '; // in place of the line's end
      text += isInList ? " " : "[";
      text += isPlain ? word.str() : "'" + word.str() + "'";
      text += '\n';
      isInList = true;
      continue;
    }
    if (isInList)
      text.insert(text.size() - 1, "]");
    isInList = false;
    value = value.ltrim();
    text += line.take_front(line.size() - word.size()).str() +
            (isPair ? key.str() + (value.empty() ? ":" : ": ") + value.str()
                    : word.str()) +
            "\n";
  }
  if (isInList)
    text.insert(text.size() - 1, "]");
  return text;
}

/// Returns the story of the record for docs/BugsFound.md.
static std::string tellStory(const Record &record, const Cluster &cluster,
                             const AdoptedProgram &program) {
  std::string story = "Kind: " + std::string(toString(record.kind)) +
                      ". Culprit: `" + record.culprits.front() + "`";
  if (!record.patterns.empty())
    story += ", pattern `" + record.patterns.front() + "`";
  story += ". Found by a campaign, reduced by `scion digest` (" + cluster.name +
           ").";
  if (!cluster.nearMiss.empty())
    story += " It does not show with `" + cluster.nearMiss + "`.";
  return story + "\n\n```\n" +
         withFlagsFor(program.text,
                      "mlir-opt --pass-pipeline='builtin.module(" +
                          program.through + ")' corpus/regressions/" +
                          program.name + "\n```\n");
}

/// Runs `scion known check` on the record in the file.
static int checkRecord(const AdoptOptions &options, const std::string &id,
                       const std::string &records,
                       const std::string &programs) {
  std::vector<std::string> command{
      "known", "check", id, "--records=" + records, "--programs", programs};
  for (const std::string &setting : options.settings)
    if (llvm::StringRef(setting).starts_with("--without="))
      command.push_back(setting);
  ChildResult child = runSelf(command);
  std::fputs(child.output.c_str(), stdout);
  std::fputs(child.errors.c_str(), stderr);
  bool isLive = llvm::StringRef(child.output).contains(" 1 live,");
  return child.exitCode == exitFine && isLive ? exitFine : exitFinding;
}

/// Writes docs/BugsFound.md if the record is shipped.
static bool writePage(const AdoptOptions &options) {
  if (!options.isShipped)
    return true;
  std::optional<std::string> page = bugsPage(std::string(source) + "/corpus");
  return page && writeOutput(std::string(source) + "/docs/BugsFound.md", *page);
}

/// Replays the finding of the cluster. Returns none and sets `why` if it cannot
/// become a record or already is one.
static std::optional<Replayed> adoptable(const AdoptOptions &options,
                                         std::string &why) {
  auto refuse = [&](std::string reason) {
    why = std::move(reason);
    return std::nullopt;
  };
  std::optional<Finding> reduced =
      loadFinding(options.cluster + "/reduced.finding");
  if (!reduced)
    return refuse("no cluster of `scion digest`");
  std::string said;
  std::optional<Replayed> shown =
      replayFinding(*reduced, ShrinkOptions(), said);
  if (!shown)
    return refuse("it does not show: " + said);
  recogniseReplayed(*shown, ShrinkOptions());
  // Records have their programs in generic syntax.
  if (std::string generic = programBehind(shown->subject, {}, ShrinkOptions());
      !generic.empty())
    shown->subject.program = std::move(generic);
  if (const std::string &known = shown->finding.known; !known.empty())
    return refuse("this is " + known + "; `scion known show " + known + "`");
  if (shown->subject.bad.empty())
    return refuse("no pipeline shows it: `scion known add`");
  const std::string &culprit = shown->finding.culprit;
  if (options.isShipped && !pluginFlags(culprit).empty())
    return refuse(culprit + " is a pass of Scion's plugin: stock tools do not "
                            "show it");
  return shown;
}

namespace {
/// The files of one record.
struct Files {
  std::string programs; // a folder
  std::string nearMiss, record;
  std::optional<std::string> before; // what `record` held
};
} // namespace

static Files filesOf(const AdoptOptions &options, const std::string &id,
                     const std::string &miss) {
  Files files;
  if (options.isShipped) {
    std::string corpus = std::string(source) + "/corpus/";
    files.programs = corpus + "regressions";
    files.nearMiss = corpus + "near-misses/" + miss;
    files.record = corpus + "known/" + id + ".yaml";
  } else {
    llvm::SmallString<128> folder(options.into);
    llvm::sys::path::remove_filename(folder);
    files.programs = folder.empty() ? "." : folder.str().str();
    files.nearMiss = files.programs + "/" + miss;
    files.record = options.into;
  }
  if (llvm::sys::fs::exists(files.record))
    files.before = readInput(files.record);
  return files;
}

/// Returns the near miss with its header; "" if there is none, or if a check
/// has to compare its output, whose expected lines only a run provides.
static std::string nearMissText(const AdoptOptions &options,
                                const Record &record, const Cluster &cluster,
                                const AdoptedProgram &program) {
  std::string file = options.cluster + "/near-miss.mlir";
  if (!llvm::sys::fs::exists(file) || record.kind == BugKind::Miscompile ||
      llvm::StringRef(program.through).contains("transform-interpreter"))
    return "";
  std::string text;
  if (std::optional<ParsedInput> input =
          parseInput(readInput(file).value_or(""))) {
    // With aliases, as `mlir-opt --mlir-print-op-generic` prints it.
    llvm::raw_string_ostream stream(text);
    input->module->print(stream, mlir::OpPrintingFlags().printGenericOpForm());
  }
  return comments("near-miss", record.id) +
         comments("same",
                  "'--pass-pipeline=builtin.module(" + program.through + ")'") +
         "// The change: " + cluster.nearMiss + ".\n" +
         llvm::StringRef(text).trim().str() + "\n";
}

/// Removes the files of the record; the cluster still has their content.
static void takeBack(const AdoptOptions &options, const Files &files,
                     const AdoptedProgram *program, bool hasMiss) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (program)
    fs::remove(files.programs + "/" + program->name, error);
  if (hasMiss)
    fs::remove(files.nearMiss, error);
  if (files.before)
    writeOutput(files.record, *files.before);
  else
    fs::remove(files.record, error);
  writePage(options);
}

int scion::adoptCluster(const AdoptOptions &options) {
  handleInterrupts();
  readOtherRecords(options, Registry::global());
  std::string why = "no cluster of `scion digest`";
  std::optional<Cluster> cluster = readCluster(options.cluster);
  std::optional<Replayed> shown;
  std::optional<AdoptedProgram> program;
  if (cluster)
    shown = adoptable(options, why);
  if (shown)
    program = programOf(*shown, why);
  if (!program) {
    std::fprintf(stderr, "%s: %s\n", options.cluster.c_str(), why.c_str());
    return exitOutOfScope;
  }
  Record record = recordOf(options, shown->finding, *cluster, *program);
  const Record *elsewhere = options.isShipped ? sameElsewhere(record) : nullptr;
  if (elsewhere)
    record = withPass(*elsewhere, record);

  std::string miss = record.id + "-" + shown->finding.culprit + ".mlir";
  Files files = filesOf(options, record.id, miss);
  std::string missText = nearMissText(options, record, *cluster, *program);
  if (!missText.empty())
    record.nearMisses.push_back(miss);
  std::string story = elsewhere ? storyOf(files.before.value_or(""))
                                : tellStory(record, *cluster, *program);
  std::string text = withStory(inShippedForm(writeRecord(record)), story);
  if (!options.isShipped && files.before)
    text = *files.before + "---\n" + text;
  bool isWritten =
      writeOutput(files.programs + "/" + program->name, program->text) &&
      (missText.empty() || writeOutput(files.nearMiss, missText)) &&
      writeOutput(files.record, text) && writePage(options);
  if (!isWritten)
    return exitUsage;
  std::printf("%s: %s%s, with %s%s\n", record.id.c_str(), files.record.c_str(),
              elsewhere ? " (the same behind another pass)" : "",
              program->name.c_str(),
              missText.empty() ? "" : (" and " + miss).c_str());
  std::fflush(stdout);
  int code = checkRecord(options, record.id, files.record, files.programs);
  if (code != exitFine) {
    std::printf("%s is not kept\n", record.id.c_str());
    takeBack(options, files, elsewhere ? nullptr : &*program,
             !missText.empty());
  }
  return code;
}

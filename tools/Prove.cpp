//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion prove`: whether passes are right on functions, for all inputs.
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"
#include "harness/hunt/Proofs.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "tools/Judging.h"
#include "tools/Tool.h"
#include "tools/prove/ProveFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <filesystem>
#include <map>
#include <memory>

#include <unistd.h>

using namespace scion;
using prove::Verdict;

static constexpr const char *help = R"(Examples:
  scion prove program.mlir --through canonicalize
      each public function, before and after the pass
  scion prove mlir/test/Dialect/Arith/*.mlir --through "arith-expand,cse"
      after each pass, compared with what the pass was given; modules are
      separated by "// -----", as for mlir-opt --split-input-file

  file.mlir:3: @f: canonicalize: refuted: a0 = -1, a1 = 0: returns true before
      the pass, false after it
          The interpreter shows this for the arguments a0 and a1.
  file.mlir:5: @k: canonicalize: refuted: a0 = 256: returns 0 before the pass,
      256 after it; known: M29, without it proved (same terms)
          A record of the bug registry recognises it. With the pattern that it
          names suppressed, the pass is right.
  file.mlir:9: @g: canonicalize: proved (same terms)
          For all arguments, poison included: what the function returns,
          prints and writes is the same, or the function was undefined.
  file.mlir:15: @h: canonicalize: unknown: the solver's resource limit
  file.mlir:21: @i: canonicalize: out of scope: an argument of type tensor<?xi32>

docs/Proof.md says what a proof relies on.)";

namespace {
struct ProveArguments {
  std::vector<std::string> files{"-"};
  std::string through;
  bool json = false, isQuiet = false, statistics = false;
  bool knownIsFine = false; // --known=avoid or meet is given
  bool printsAfter = false;
  unsigned jobs = 1;
  prove::ProveOptions options;
};

struct Sums {
  unsigned verdicts[4] = {}, unchanged = 0, needPoison = 0, known = 0,
           faults = 0, problems = 0;
  std::map<std::string, unsigned> proofs, reasons;

  void add(const Verdict &verdict) {
    ++verdicts[verdict.kind];
    unchanged += verdict.isUnchanged;
    needPoison += verdict.needsPoison;
    known += !verdict.known.empty();
    faults += !verdict.fault.empty();
    if (verdict.kind == Verdict::Proved)
      ++proofs[verdict.why];
    else if (verdict.kind != Verdict::Refuted)
      ++reasons[std::string(toString(verdict.kind)) + ": " + verdict.why];
  }
  unsigned of(Verdict::Kind kind) const { return verdicts[kind]; }
};
} // namespace

/// "; known: ID, without it proved (same terms)".
static std::string knownText(const Verdict &verdict) {
  if (verdict.known.empty())
    return "";
  std::string text = "; known: " + llvm::join(verdict.known, ", ");
  if (!verdict.withoutKnown.empty())
    return text + ", without it " + verdict.withoutKnown;
  return text + " (inputs excluded: " + std::to_string(verdict.excluded) + ")";
}

static std::string lineFor(const ModuleText &module,
                           const FunctionVerdict &one) {
  const Verdict &verdict = one.verdict;
  std::string text = module.file + ":" + std::to_string(one.line) + ": @" +
                     one.function + ": " + one.pass + ": ";
  if (!verdict.fault.empty())
    return text + "a bug in Scion: " + verdict.fault;
  text += toString(verdict.kind);
  if (verdict.kind == Verdict::Proved)
    return text + " (" + verdict.why + ")";
  return text + ": " +
         (verdict.counterexample.empty() ? "" : verdict.counterexample + ": ") +
         verdict.why + knownText(verdict);
}

static llvm::json::Object objectFor(const ModuleText &module,
                                    const FunctionVerdict &one) {
  llvm::json::Object object{{"file", module.file},
                            {"line", one.line},
                            {"function", one.function},
                            {"pass", one.pass},
                            {"verdict", toString(one.verdict.kind)},
                            {"why", one.verdict.why}};
  if (!one.verdict.counterexample.empty())
    object["counterexample"] = one.verdict.counterexample;
  if (one.verdict.needsPoison)
    object["needs-poison"] = true;
  if (!one.verdict.known.empty()) {
    object["known"] = llvm::json::Array(one.verdict.known);
    object["excluded-inputs"] = one.verdict.excluded;
  }
  if (!one.verdict.withoutKnown.empty())
    object["without-known"] = one.verdict.withoutKnown;
  if (one.verdict.isUnchanged)
    object["unchanged"] = true;
  if (!one.verdict.fault.empty())
    object["fault"] = one.verdict.fault;
  return object;
}

namespace {
class Report {
public:
  explicit Report(const ProveArguments &arguments) : arguments(arguments) {}

  void add(const ModuleText &module, const ModuleVerdicts &verdicts) {
    for (const FunctionVerdict &one : verdicts.list) {
      sums.add(one.verdict);
      if (arguments.json)
        list.push_back(objectFor(module, one));
      else if (isPrinted(one.verdict))
        llvm::outs() << lineFor(module, one) << '\n';
    }
    if (!verdicts.problem.empty())
      note(verdicts.problem);
    llvm::outs().flush();
  }
  void note(const std::string &problem) {
    ++sums.problems;
    if (arguments.json)
      problems.push_back(problem);
    else
      llvm::errs() << problem << '\n';
  }

  int finish() {
    if (arguments.json)
      printJson();
    else
      llvm::outs() << sums.of(Verdict::Proved) << " proved (" << sums.unchanged
                   << " unchanged), " << sums.of(Verdict::Refuted)
                   << " refuted (" << sums.needPoison << " only for poison, "
                   << sums.known << " known), " << sums.of(Verdict::Unknown)
                   << " unknown, " << sums.of(Verdict::OutOfScope)
                   << " out of scope; index has " << arguments.options.indexBits
                   << " bits\n";
    llvm::outs().flush();
    if (arguments.statistics)
      for (const auto *counts : {&sums.proofs, &sums.reasons})
        for (const auto &[what, count] : *counts)
          llvm::errs() << count << " " << what << '\n';
    unsigned refuted = sums.of(Verdict::Refuted);
    if (refuted > (arguments.knownIsFine ? sums.known : 0) || sums.faults)
      return exitFinding;
    return sums.of(Verdict::Proved) ? exitFine : exitOutOfScope;
  }

private:
  bool isPrinted(const Verdict &verdict) const {
    if (arguments.isQuiet)
      return verdict.kind == Verdict::Refuted || !verdict.fault.empty();
    return !verdict.isUnchanged;
  }
  void printJson() {
    llvm::json::Object object{{"verdicts", std::move(list)},
                              {"problems", std::move(problems)},
                              {"proved", sums.of(Verdict::Proved)},
                              {"unchanged", sums.unchanged},
                              {"refuted", sums.of(Verdict::Refuted)},
                              {"needs-poison", sums.needPoison},
                              {"known", sums.known},
                              {"unknown", sums.of(Verdict::Unknown)},
                              {"out-of-scope", sums.of(Verdict::OutOfScope)},
                              {"index-bits", arguments.options.indexBits}};
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
  }

  const ProveArguments &arguments;
  Sums sums;
  llvm::json::Array list, problems;
};
} // namespace

static int printAfter(const std::vector<ModuleText> &modules,
                      const std::vector<PathStep> &passes) {
  for (const ModuleText &module : modules) {
    std::vector<std::string> problems;
    std::optional<ParsedInput> input =
        parseInput(module.text, &problems, module.file);
    if (!input) {
      std::fprintf(stderr, "%s\n",
                   problems.empty() ? "no module" : problems.front().c_str());
      return exitOutOfScope;
    }
    for (const PathStep &step : passes) {
      std::string why;
      input->module = hunt::runPass(input->context, *input->module, step, why);
      if (!input->module) {
        std::fprintf(stderr, "%s: %s\n", module.file.c_str(), why.c_str());
        return exitOutOfScope;
      }
    }
    llvm::outs() << printModule(*input->module);
  }
  return exitFine;
}

static int proveFiles(const ProveArguments &arguments) {
  std::vector<PathStep> passes = readThrough(arguments.through);
  std::vector<ModuleText> modules;
  for (const std::string &file : arguments.files) {
    std::optional<std::string> content = readInput(file);
    if (!content)
      return exitUsage;
    for (ModuleText &module : modulesOf(file, *content))
      modules.push_back(std::move(module));
  }
  if (arguments.printsAfter)
    return printAfter(modules, passes);
  // Copies of the process inherit a context with all dialects.
  (void)parseInput("", nullptr, "empty");
  Report report(arguments);
  std::map<size_t, ModuleVerdicts> early; // finished out of order
  size_t printed = 0;
  process::Items items;
  items.count = modules.size();
  items.jobs = arguments.jobs;
  items.batch = 32;
  items.limits = process::Limits::cpu(120);
  items.output = items.errors = process::Stream::Discarded;
  items.work = [&](size_t i, process::Words &words) {
    words.found(toText(proveModule(modules[i], passes, arguments.options)));
    if (isContextPoolUsedUp())
      _exit(0);
  };
  items.done = [&](size_t i, const process::Result &result) {
    std::optional<ModuleVerdicts> verdicts = verdictsOf(result.found);
    if (!verdicts) {
      verdicts.emplace();
      verdicts->problem =
          modules[i].file + ": module " + std::to_string(i + 1) + ": " +
          (result.ending.how == process::End::TimedOut
               ? "takes longer than 120 s"
               : "the process crashed; `scion pass --through` reports it");
    }
    early[i] = std::move(*verdicts);
    for (auto next = early.find(printed); next != early.end();
         next = early.find(++printed)) {
      report.add(modules[printed], next->second);
      early.erase(next);
    }
    return process::Next::GoOn;
  };
  if (!process::workThrough(items))
    return exitInterrupted;
  return report.finish();
}

static void addProve(Subcommand app) {
  auto arguments = std::make_shared<ProveArguments>();
  Subcommand command = app.addSubcommand(
      "prove",
      "Prove that passes are right on the functions of modules, for all "
      "arguments, or\nprint arguments for which they are not.\n"
      "Exit codes: 0 proved, nothing refuted; 1 a function is refuted (with "
      "--known=avoid:\nby no known bug); 2 nothing could be proved; 3 usage; "
      "130 interrupted.");
  command.footer(help);
  command.addOption("FILE", arguments->files, "MLIR files, - for stdin")
      .showDefault();
  command
      .addOption("--through", arguments->through,
                 "A pipeline, as inside builtin.module(...)")
      .required();
  command.addFlag("--json", arguments->json,
                  "Print one JSON object with all verdicts");
  command.addFlag("--print-after", arguments->printsAfter,
                  "Print each module after the passes, in generic form, and "
                  "prove nothing");
  command.addFlag("--quiet", arguments->isQuiet,
                  "Print refuted functions and the summary only");
  command.addFlag("--statistics", arguments->statistics,
                  "Print on stderr how functions were proved, and the reasons "
                  "why others were not");
  command
      .addOption("--index-bits", arguments->options.indexBits,
                 "Bits of an index; what is proved for 64 is not proved for 32")
      .range(1, 64)
      .showDefault();
  command.addOption("--jobs", arguments->jobs, "Processes").showDefault();
  command
      .addOption("--solver-limit", arguments->options.decide.solver,
                 "Resources that Z3 may use for one question (its rlimit)")
      .showDefault();
  command.onRun([arguments, command] {
    Option known = command.option("--known");
    arguments->knownIsFine = known.isGiven() && known.value() != "report";
    return proveFiles(*arguments);
  });
}

static RegisterSubcommand registration("prove", addProve);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes report.md of a reduced case.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ReduceReport.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/oracle/Bucket.h"
#include "harness/reduce/LightTest.h"
#include "harness/reduce/Probe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <tuple>

using namespace scion;
using llvm::StringRef;

/// An output of this many lines is shown whole; of a longer one, so many lines
/// of an excerpt: reports have to stay short.
static constexpr size_t maxWhole = 13, maxExcerpt = 10;

/// The most printed values that are shown.
static constexpr size_t maxValues = 3;

/// The culprit in the title: the pass or, for a schedule, its ops. All ops of a
/// schedule run in one pass, and only their documentation shows which of two is
/// wrong.
static std::string blamed(const ReportParts &parts) {
  if (parts.goal.culprit != "transform-interpreter")
    return parts.goal.culprit;
  std::vector<std::string> ops =
      transformsOf(parts.schedules.empty() ? parts.program : parts.schedules);
  if (ops.size() == 2)
    return "transform." + ops[0] + "` and `transform." + ops[1];
  return !ops.empty()                 ? "transform." + ops.back()
         : parts.goal.pattern.empty() ? parts.goal.culprit
                                      : parts.goal.pattern;
}

/// The numbers of a version: 24, 0, 0 of "24.0.0git20261025".
static std::vector<unsigned> numbersOf(StringRef version) {
  std::vector<unsigned> numbers;
  for (unsigned number; !version.consumeInteger(10, number);) {
    numbers.push_back(number);
    if (!version.consume_front("."))
      break;
  }
  return numbers;
}

/// "24.0.0git20261025 (main)"; with the commit if it is the snapshot in use.
static std::string nameOf(StringRef version) {
  return (version == StringRef(mlirVersion()) ? std::string(mlirName())
                                              : version.str()) +
         (version.contains("git") ? " (main)" : "");
}

/// The versions on which this program was run, main first, and since when it
/// shows the bug. A version that cannot run it says nothing about the bug.
static std::string versionsText(std::vector<VersionAnswer> versions) {
  llvm::erase_if(versions, [](const auto &each) { return each.isOnRecord; });
  if (versions.empty())
    return "- Not tried with stock tools: there were none at hand.\n";
  llvm::sort(versions, [](const auto &one, const auto &other) {
    return std::tuple(numbersOf(other.version), one.version) <
           std::tuple(numbersOf(one.version), other.version);
  });
  std::vector<std::string> shows, others;
  bool isMain = false, isOlderUntried = false;
  const VersionAnswer *oldest = nullptr, *before = nullptr;
  for (const VersionAnswer &each : versions) {
    isMain |= StringRef(each.version).contains("git");
    std::string name = nameOf(each.version);
    if (each.answer == VersionAnswer::Shows) {
      shows.push_back(each.says == "shows it" ? name
                                              : name + " (" + each.says + ")");
      oldest = &each;
      before = nullptr;
      isOlderUntried = false;
    } else {
      others.push_back(name + " " + each.says);
      isOlderUntried |= each.answer == VersionAnswer::Cannot;
      if (each.answer == VersionAnswer::Right && !before)
        before = &each;
    }
  }
  std::string text =
      "- Reproduces on " +
      (shows.empty() ? "none of the versions tried" : llvm::join(shows, ", ")) +
      ".";
  if (!others.empty())
    text += " Otherwise: " + llvm::join(others, "; ") + ".";
  if (oldest && before)
    text += " It is new since " + before->version + ".";
  else if (oldest && versions.size() > 1)
    text += " No version older than " + oldest->version +
            (isOlderUntried ? " can run it." : " was tried.");
  return text + (isMain ? "\n" : " Not tried with a build of main.\n");
}

/// The answers on record of other versions, for the person who files the
/// report: that was another program, which nobody who reads the report can run.
static std::string recordedText(const std::vector<VersionAnswer> &versions) {
  std::vector<std::string> shows, others;
  for (const VersionAnswer &each : versions)
    if (each.isOnRecord)
      (each.answer == VersionAnswer::Shows ? shows : others)
          .push_back(nameOf(each.version));
  if (shows.empty() && others.empty())
    return "";
  std::string text = "On record, with the program that it was found with: ";
  if (!shows.empty())
    text += "it shows on " + llvm::join(shows, ", ");
  if (!others.empty())
    text += (shows.empty() ? "" : "; ") + std::string("it does not on ") +
            llvm::join(others, ", ");
  return text + ". Try this one there, and say since when.\n";
}

/// Whether the culprit removed ops of this name.
static bool isRemoved(const ReportParts &parts, StringRef op) {
  return llvm::is_contained(parts.goal.effect, ("-" + op).str());
}

/// Whether the name of a pass or pattern contains that of the op:
/// "complex.conj" is in "ScalarOpToLibmCall<mlir::complex::ConjOp>".
static bool isNamedAfter(StringRef name, StringRef op) {
  auto squashed = [](StringRef text) {
    std::string letters;
    for (char c : text)
      if (llvm::isAlnum(c))
        letters += llvm::toLower(c);
    return letters;
  };
  // Shorter names are contained in others by chance: "if" in "simplify".
  std::string own = squashed(op.split('.').second);
  return own.size() >= 4 && StringRef(squashed(name)).contains(own);
}

/// The ops that the bug is about: the one that the pattern or the pass is named
/// after, else those that the pass removes, else those of the dialect that it
/// converts, else those of the program. At most two.
static std::vector<std::string> opsAtFault(const ReportParts &parts) {
  StringRef culprit = parts.goal.culprit;
  // "print-pretty:OP"
  if (parts.goal.kind == FindingKind::RoundTrip)
    if (StringRef lost = culprit.split(':').second; !lost.empty())
      return {lost.str()};
  for (StringRef name : {StringRef(parts.goal.pattern), culprit}) {
    std::string longest;
    for (const std::string &op : parts.ops)
      if (isNamedAfter(name, op) && op.size() > longest.size())
        longest = op;
    if (!longest.empty())
      return {longest};
  }
  std::vector<std::string> removed, converted;
  for (const std::string &op : parts.ops) {
    if (isRemoved(parts, op) && !StringRef(op).ends_with(".const"))
      removed.push_back(op);
    if (culprit.starts_with("convert-" + StringRef(op).split('.').first.str() +
                            "-"))
      converted.push_back(op);
  }
  std::vector<std::string> ops = !removed.empty()     ? removed
                                 : !converted.empty() ? converted
                                                      : parts.ops;
  ops.resize(std::min<size_t>(ops.size(), 2));
  return ops;
}

/// The title with the first sentence of a person, which says when the result is
/// wrong, and how.
static std::string toldTitle(const ReportParts &parts) {
  static constexpr std::pair<FindingKind, StringRef> kinds[] = {
      {FindingKind::Crash, "crash"},
      {FindingKind::Hang, "endless loop"},
      {FindingKind::InvalidIR, "invalid IR"},
      {FindingKind::Nondeterminism, "nondeterminism"},
      {FindingKind::RoundTrip, "lost text"}};
  StringRef what = "miscompilation";
  for (auto [kind, words] : kinds)
    if (parts.goal.kind == kind)
      what = words;
  StringRef told = parts.explanation;
  size_t end = told.find(". ");
  told = told.take_front(end).rtrim('.');
  std::string by =
      parts.goal.kind == FindingKind::RoundTrip || blamed(parts) == "reference"
          ? ""
          : " of `" + blamed(parts) + "`";
  return (" " + what + by + ": " + told).str();
}

std::string scion::reportTitle(const ReportParts &parts) {
  std::vector<std::string> about = opsAtFault(parts);
  std::string dialect =
      about.empty() ? "" : StringRef(about.front()).split('.').first.str();
  std::string area = "[mlir]" + (dialect.empty() ? "" : "[" + dialect + "]");
  std::string title = area;
  if (!parts.explanation.empty())
    return title + toldTitle(parts);
  // No pass is to blame: all lowering paths share the bug.
  std::string subject = blamed(parts) == "reference"
                            ? " the lowering to LLVM "
                            : " `" + blamed(parts) + "` ";
  bool areTwo = StringRef(subject).contains("` and `");
  auto verb = [&](StringRef one, StringRef two) {
    return subject + (areTwo ? two : one).str();
  };
  switch (parts.goal.kind) {
  case FindingKind::Crash:
    title += verb("crashes", "crash");
    break;
  case FindingKind::Hang:
    title += verb("does not end", "do not end");
    break;
  case FindingKind::InvalidIR:
    title +=
        verb("leaves IR that does not verify", "leave IR that does not verify");
    break;
  case FindingKind::Nondeterminism:
    title += verb("prints another module from run to run",
                  "print another module from run to run");
    break;
  case FindingKind::RoundTrip:
    return area + (about.empty() ? " a program" : " `" + about.front() + "`") +
           " does not round-trip";
  default:
    title += verb("miscompiles", "miscompile");
    break;
  }
  if (!about.empty())
    title +=
        (comparesTwoWays(parts.goal) ? " `" : " on `") + about.front() + "`";
  if (about.size() > 1)
    title += " with `" + about[1] + "`";
  if (!parts.goal.pattern.empty() && parts.goal.pattern != blamed(parts))
    title += " (" + parts.goal.pattern + ")";
  return title;
}

static bool isUnwritten(const ReportParts &parts) {
  return StringRef(parts.goal.ending).starts_with("unwritten memory");
}

static std::string severity(const ReportParts &parts) {
  switch (parts.goal.kind) {
  case FindingKind::Crash:
    return "crash of the compiler";
  case FindingKind::Hang:
    return "the compiler does not come back";
  case FindingKind::InvalidIR:
    return "the compiler refuses a valid program";
  case FindingKind::Nondeterminism:
    return "the output depends on addresses";
  case FindingKind::RoundTrip:
    return "text or bytecode of a valid program is lost";
  default:
    if (parts.byInterpreter)
      return "silent: the output of the pass does not refine its input; what "
             "an execution prints may be right all the same";
    return parts.goal.ending == "finished" || isUnwritten(parts)
               ? "silent: wrong values, no diagnostic"
               : "wrong code: the compiled program ends with \"" +
                     parts.goal.ending + "\"";
  }
}

/// The first lines, joined to one.
static std::string inOneLine(const std::string &values) {
  if (StringRef(values).trim().empty())
    return "nothing";
  std::vector<std::string> lines = linesOf(StringRef(values).trim().str());
  bool isCut = lines.size() > maxValues;
  if (isCut)
    lines.resize(maxValues);
  return "`" + llvm::join(lines, " / ") + (isCut ? " …" : "") + "`";
}

/// Describes the output of the wrong pipeline.
static std::string wrongValues(const ReportParts &parts) {
  if (isUnwritten(parts))
    return "what happens to lie in memory that was never written";
  return (parts.gotVaries ? "something else each time" : inOneLine(parts.got)) +
         (parts.goal.ending == "finished"
              ? ""
              : " and ends with: " + parts.goal.ending);
}

/// The lines within `module { ... }`, outdented; all lines if there are others
/// outside.
static std::vector<std::string> linesInModule(const std::string &text) {
  std::vector<std::string> lines = linesOf(StringRef(text).rtrim().str());
  if (lines.size() < 2 || lines.front() != "module {" || lines.back() != "}")
    return lines;
  lines.pop_back();
  lines.erase(lines.begin());
  for (std::string &line : lines)
    line = StringRef(line).starts_with("  ") ? line.substr(2) : line;
  return lines;
}

/// The output of the command above.
static std::string outputText(const ReportParts &parts) {
  std::vector<std::string> lines = linesInModule(parts.output);
  std::string wrong = withoutValueNames(parts.wrongLine), text;
  size_t next = 0;
  bool isMarked = !parts.isWrongLineKnown || wrong.empty();
  size_t most = lines.size() <= maxWhole ? maxWhole : maxExcerpt;
  for (size_t at :
       linesToShow(linesInModule(parts.input), lines, parts.wrongLine, most)) {
    bool isWrong = !isMarked && withoutValueNames(lines[at]) == wrong;
    isMarked |= isWrong;
    text += (at == next ? "" : "  ...\n") + lines[at] +
            (isWrong ? "  // <-- wrong\n" : "\n");
    next = at + 1;
  }
  return "Output:\n```mlir\n" + text + (next < lines.size() ? "  ...\n" : "") +
         "```\n\n";
}

static std::string searchWords(const ReportParts &parts) {
  std::string first = blamed(parts);
  std::vector<std::string> words{first == "reference" ? "lowering" : first};
  if (!parts.goal.pattern.empty() && parts.goal.pattern != words.front())
    words.push_back(parts.goal.pattern);
  for (size_t i = 0; i < parts.ops.size() && i < 3; ++i)
    words.push_back(parts.ops[i]);
  return llvm::join(words, " ");
}

/// Describes test.mlir, and the origin of its CHECK lines.
static std::string testSentence(const PassCheck &check) {
  std::string text = " fails until the bug is fixed: it checks ";
  if (checkLines(check).empty())
    return text + "the printed values";
  text += "the output " + check.rightOutputOf;
  return check.isOneFunction
             ? text + "; `integration.mlir` checks the printed values"
             : text + ", and the printed values";
}

/// The commands that print the right and the wrong values.
static std::string runCommands(const ReportParts &parts) {
  bool isOneLevel = !parts.goodAll.empty() && parts.goodLevel == parts.badLevel;
  std::string run = " reduced.mlir | $run";
  std::string text = "```\nrun='mlir-runner -O" +
                     std::to_string(parts.badLevel) +
                     " -e main -entry-point-result=void "
                     "-shared-libs=<build>/lib/libmlir_runner_utils.so,"
                     "<build>/lib/libmlir_c_runner_utils.so'\n";
  if (isOneLevel)
    text += "mlir-opt --pass-pipeline='" + parts.goodAll + "'" + run +
            "  # right\n";
  return text + "mlir-opt --pass-pipeline='" + parts.badAll + "'" + run +
         "  # wrong\n```\n\n";
}

/// States that the program has no undefined behaviour, as far as this is known.
static std::string definedText(const ReportParts &parts) {
  if (!isJudgedByInterpreter(parts.goal) && !parts.goal.isInterpreted)
    return "- Its values do not depend on the contents of fresh memory. "
           "Nothing "
           "else was checked for undefined behaviour.\n";
  StringRef program = parts.program;
  std::string text = "- Free of undefined behaviour: interpreted op by op, ";
  if (program.contains("memref<") || program.contains("tensor<"))
    text += "its accesses are in bounds, it reads what was written, and ";
  return text + "it uses no poison.\n";
}

/// Instructions for the person who files the issue, which does not show them.
static std::string filersText(const ReportParts &parts,
                              StringRef aboutTheTest) {
  std::string text =
      "<!-- Before filing: search the issues for: " + searchWords(parts) +
      ".\n";
  text += parts.explanation.empty()
              ? "Say in your own words which line is wrong, and why.\n"
              : "Make sure that the first sentences are right, in your own "
                "words.\n";
  text += recordedText(parts.versions);
  if (!aboutTheTest.empty())
    text +=
        ("`replay.sh` reproduces it. `test.mlir`" + aboutTheTest + ".\n").str();
  return text + "-->\n";
}

std::string scion::reportText(const ReportParts &parts) {
  bool isTwoWays = comparesTwoWays(parts.goal);
  std::string text = "# " + reportTitle(parts) + "\n\n";
  if (!parts.explanation.empty())
    text += parts.explanation + "\n\n";
  text +=
      "```mlir\n" +
      (isTwoWays && !parts.programWithValues.empty() ? parts.programWithValues
                                                     : parts.program) +
      "```\n\n";
  if (!parts.guilty.empty())
    text += std::string(parts.isOnePass ? "" : "These passes show it.\n") +
            "```\nmlir-opt --pass-pipeline='" + parts.guilty +
            "' reduced.mlir\n```\n\n";
  if (!parts.schedules.empty())
    text += "`schedules.mlir`:\n```mlir\n" + parts.schedules + "```\n\n";
  if (isTwoWays) {
    text += outputText(parts);
    if (!parts.badAll.empty() && !parts.byInterpreter)
      text += runCommands(parts);
    if (parts.byInterpreter)
      text += "- Interpreted, the output of the pass does not refine the "
              "program: " +
              parts.difference + ".\n";
    else
      text += "- It should print " + inOneLine(parts.expected) + " (" +
              parts.source + "); it prints " + wrongValues(parts) + ".\n";
    text += definedText(parts);
  } else if (!parts.message.empty()) {
    text += "```\n" + parts.message + "\n```\n\n";
    text += "- The program verifies: `mlir-opt reduced.mlir` is fine.\n";
  }
  if (!parts.goal.pattern.empty())
    text += "- Without the pattern `" + parts.goal.pattern + "`" +
            (parts.place.empty()
                 ? ""
                 : " (" + StringRef(parts.place).split(',').first.str() + ")") +
            " the result is right.\n";
  else if (!parts.place.empty())
    text += "- In " + parts.place + ".\n";
  if (!parts.guard.empty())
    text += "- " + parts.guard + "\n";
  text += versionsText(parts.versions);
  if (!parts.plugins.empty())
    text += "- `mlir-opt` has to know the plugin: `" +
            llvm::join(parts.plugins, " ") + "`.\n";
  if (!parts.searched.empty())
    text += "- Duplicates: none found on " + parts.searched + ".\n";
  text +=
      "- Severity: " + severity(parts) + ". Label: `generated by fuzzer`.\n";
  if (!parts.person.empty())
    text += "- Filed by " + parts.person +
            ", who has read it and answers questions.\n";
  if (!parts.link.empty())
    text +=
        "- Online: [Compiler Explorer, MLIR opt (trunk)](" + parts.link + ")\n";
  return text + filersText(parts, !parts.problem.empty() ? ""
                                  : isTwoWays
                                      ? testSentence(parts.check)
                                      : " fails until the bug is fixed");
}

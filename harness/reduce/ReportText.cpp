//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// report.md of a reduced case.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ReduceReport.h"

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

/// Lines of the wrong output that are shown: reports have to stay short.
static constexpr size_t maxShown = 12;

/// The same for printed values.
static constexpr size_t maxValues = 3;

std::string scion::transformOf(StringRef schedule) {
  // Behind the dialect's name; attributes and types are among them.
  static constexpr StringRef plain[] = {
      "named_sequence",   "sequence", "yield",
      "structured.match", "any_op",   "with_named_sequence",
      "readonly",         "consumed", "op",
      "any_value",        "param"};
  std::string last;
  for (size_t at = schedule.find("transform."); at != schedule.npos;
       at = schedule.find("transform.", at + 1)) {
    StringRef name = schedule.substr(at).take_while(
        [](char c) { return llvm::isAlnum(c) || c == '.' || c == '_'; });
    bool isType = at && schedule[at - 1] == '!';
    if (!isType && !llvm::is_contained(plain, name.split('.').second))
      last = name.str();
  }
  return last;
}

/// Whom the title names: the pass; of a schedule its op, for all of them run in
/// one pass.
static std::string blamed(const ReportParts &parts) {
  if (parts.goal.culprit != "transform-interpreter")
    return parts.goal.culprit;
  std::string op =
      transformOf(parts.schedules.empty() ? parts.program : parts.schedules);
  return !op.empty()                  ? op
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

/// Main's verdict first, then since when.
static std::string versionsText(std::vector<VersionAnswer> versions) {
  llvm::sort(versions, [](const auto &one, const auto &other) {
    return std::tuple(numbersOf(other.version), one.version) <
           std::tuple(numbersOf(one.version), other.version);
  });
  bool isMain = llvm::any_of(versions, [](const VersionAnswer &each) {
    return StringRef(each.version).contains("git");
  });
  std::vector<std::string> said;
  const VersionAnswer *first = nullptr, *last = nullptr;
  for (const VersionAnswer &each : versions) {
    bool isOfMain = StringRef(each.version).contains("git");
    said.push_back(each.version + (isOfMain ? " (main) " : " ") + each.says);
    if (each.shows) {
      first = &each;
      last = last ? last : &each;
    }
  }
  std::string text = "- Versions tried: " + llvm::join(said, "; ") + ".";
  if (first != last)
    text += " The first of them that shows it is " + first->version +
            ", the last one " + last->version + ".";
  return text + (isMain ? "\n" : " Not tried with a build of main.\n");
}

std::string scion::reportTitle(const ReportParts &parts) {
  std::string about;
  if (!parts.ops.empty()) {
    StringRef guilty = parts.goal.culprit;
    auto find = [&](auto isIt) {
      auto at = llvm::find_if(parts.ops, [&](const std::string &op) {
        auto [dialect, name] = StringRef(op).split('.');
        return isIt(dialect, name);
      });
      return at == parts.ops.end() ? std::string() : *at;
    };
    // The op that the pass is named after, if the program has it; else the
    // first one of the dialect that it converts.
    about = find([&](StringRef dialect, StringRef name) {
      return guilty.contains(dialect) && guilty.contains(name);
    });
    if (about.empty())
      about = find([&](StringRef dialect, StringRef) {
        return guilty.starts_with("convert-" + dialect.str() + "-");
      });
    if (about.empty())
      about = parts.ops.front();
  }
  // "print-pretty:OP"
  if (parts.goal.kind == FindingKind::RoundTrip)
    if (StringRef lost = StringRef(parts.goal.culprit).split(':').second;
        !lost.empty())
      about = lost.str();
  std::string dialect = StringRef(about).split('.').first.str();
  std::string title = "[mlir]" + (dialect.empty() ? "" : "[" + dialect + "]");
  // Every lowering shares it: no pass is to blame.
  title += blamed(parts) == "reference" ? " the lowering to LLVM "
                                        : " `" + blamed(parts) + "` ";
  switch (parts.goal.kind) {
  case FindingKind::Crash:
    title += "crashes";
    break;
  case FindingKind::Hang:
    title += "does not end";
    break;
  case FindingKind::InvalidIR:
    title += "leaves IR that does not verify";
    break;
  case FindingKind::Nondeterminism:
    title += "prints another module from run to run";
    break;
  case FindingKind::RoundTrip:
    return "[mlir]" + (dialect.empty() ? "" : "[" + dialect + "]") + " `" +
           about + "` does not round-trip";
  default:
    title += "miscompiles";
    break;
  }
  bool isObject = title.ends_with("miscompiles");
  if (!about.empty())
    title += (isObject ? " `" : " on `") + about + "`";
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
               : "silent: the compiled program ends with \"" +
                     parts.goal.ending + "\", no diagnostic";
  }
}

/// The first lines, one after the other.
static std::string inOneLine(const std::string &values) {
  if (StringRef(values).trim().empty())
    return "nothing";
  std::vector<std::string> lines = linesOf(StringRef(values).trim().str());
  bool isCut = lines.size() > maxValues;
  if (isCut)
    lines.resize(maxValues);
  return "`" + llvm::join(lines, " / ") + (isCut ? " …" : "") + "`";
}

/// The output of the wrong pipeline; the same words at each call.
static std::string wrongValues(const ReportParts &parts) {
  if (isUnwritten(parts))
    return "what happens to lie in memory that was never written";
  return (parts.gotVaries ? "something else each time" : inOneLine(parts.got)) +
         (parts.goal.ending == "finished"
              ? ""
              : " and ends with: " + parts.goal.ending);
}

/// At most `most` of the lines, around the wrong one, which is pointed at.
static std::string excerpt(const std::vector<std::string> &lines,
                           const std::string &wrongLine, size_t most) {
  size_t wrong = lines.size();
  std::string wanted = withoutValueNames(wrongLine);
  for (size_t i = 0; i < lines.size() && wrong == lines.size(); ++i)
    if (!wrongLine.empty() && withoutValueNames(lines[i]) == wanted)
      wrong = i;
  if (lines.size() > most) {
    // Lines that are left out are shown as one.
    size_t shown = most - 1, from = 0;
    if (wrong < lines.size() && wrong >= shown) {
      --shown;
      from = std::min(wrong - shown / 2, lines.size() - shown);
    }
    size_t to = std::min(from + shown, lines.size());
    std::string text = from ? "  ...\n" : "";
    for (size_t i = from; i < to; ++i)
      text += lines[i] + (i == wrong ? "  // <-- wrong" : "") + "\n";
    return text + (to < lines.size() ? "  ...\n" : "");
  }
  std::string text;
  for (size_t i = 0; i < lines.size(); ++i)
    text += lines[i] + (i == wrong ? "  // <-- wrong" : "") + "\n";
  return text;
}

/// The lines within `module { ... }`, outdented; all lines where that is not
/// the only thing.
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

/// The rewrite of the program; of one function alone where the test is that,
/// before and after.
static std::string rewriteText(const ReportParts &parts) {
  if (!parts.check.isOneFunction)
    return "Output:\n```mlir\n" +
           excerpt(linesOf(StringRef(parts.output).rtrim().str()),
                   parts.wrongLine, maxShown) +
           "```\n\n";
  return "The rewrite, in the function of `test.mlir`:\n```mlir\n// Before\n" +
         excerpt(linesInModule(parts.check.program), "", maxShown / 2 - 1) +
         "// After\n" +
         excerpt(linesInModule(parts.check.output), parts.check.wrongLine,
                 maxShown / 2) +
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
  std::string checks = checkLines(check).empty() ? ""
                       : check.rightOutput.empty()
                           ? "CHECK-NOT of the wrong line"
                           : "the output " + check.rightOutputOf;
  std::string text =
      check.isOneFunction ? "(the function only)" : "(the whole program)";
  text += " fails as long as it is there: " + checks;
  if (check.isOneFunction)
    return text + "; `integration.mlir` wants the right values";
  return text + (checks.empty() ? "" : ", and ") + "the right values";
}

std::string scion::reportText(const ReportParts &parts) {
  bool isTwoWays = comparesTwoWays(parts.goal);
  std::string text = "# " + reportTitle(parts) + "\n\n";
  text += "```mlir\n" + parts.program + "```\n\n";
  bool isOnePass = !StringRef(parts.guilty).substr(15).contains(',');
  if (!parts.guilty.empty())
    text += std::string(isOnePass ? "" : "These passes show it.\n") +
            "```\nmlir-opt --pass-pipeline='" + parts.guilty +
            "' reduced.mlir\n```\n\n";
  if (!parts.schedules.empty())
    text += "The schedule is in `schedules.mlir`.\n\n";
  if (isTwoWays) {
    text += rewriteText(parts);
    if (parts.byInterpreter)
      text += "- Interpreted, the output of the pass does not refine the "
              "program: " +
              parts.difference + ".\n";
    else
      text += "- The program has to print " + inOneLine(parts.expected) + " (" +
              parts.source + "); it prints " + wrongValues(parts) + ".\n";
    if (isJudgedByInterpreter(parts.goal) || parts.goal.isInterpreted)
      text += "- It is well-defined: interpreted by the definitions of its ops "
              "(bounds, aliasing, initialised memory, no poison), it runs to "
              "its end.\n";
    else
      text += "- Its values do not depend on the contents of fresh memory; the "
              "interpreter could not run it.\n";
  } else if (!parts.message.empty()) {
    text += "```\n" + parts.message + "\n```\n\n";
    text += "- The program verifies: `mlir-opt reduced.mlir` is fine.\n";
  }
  if (!parts.goal.pattern.empty())
    text += "- Without the pattern `" + parts.goal.pattern +
            "` the result is right.\n";
  if (!parts.guard.empty())
    text += "- " + parts.guard + "\n";
  if (!parts.place.empty())
    text += "- In " + parts.place + ".\n";
  text += versionsText(parts.versions);
  if (!parts.plugins.empty())
    text += "- `mlir-opt` has to know the plugin: `" +
            llvm::join(parts.plugins, " ") + "`.\n";
  text +=
      "- Severity: " + severity(parts) + ". Label: `generated by fuzzer`.\n";
  text += "- Search for: " + searchWords(parts) + "\n";
  if (!parts.person.empty())
    text += "- Filed by " + parts.person +
            ", who has read it and answers questions.\n";
  if (!parts.link.empty())
    text +=
        "- Online: [Compiler Explorer, MLIR opt (trunk)](" + parts.link + ")\n";
  if (parts.problem.empty())
    text += "- `replay.sh` shows it; `test.mlir` " +
            (isTwoWays ? testSentence(parts.check)
                       : std::string("fails as long as it is there")) +
            ".\n";
  return text;
}

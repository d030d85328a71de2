//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The texts of a report.
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
#include <map>
#include <tuple>

using namespace scion;
using llvm::StringRef;

/// Lines of the wrong output that are shown: reports have to stay short.
static constexpr size_t maxShown = 12;

/// The same for printed values.
static constexpr size_t maxValues = 3;

/// Each line with what defines its operands in the place of their names: of a
/// rewrite that puts another value there nothing else is seen.
static std::vector<std::string>
withDefinitions(const std::vector<std::string> &lines) {
  std::map<std::string, std::string> definitions; // by name; the last one
  std::vector<std::string> result;
  for (const std::string &line : lines) {
    StringRef text = StringRef(line).trim(), names = "";
    if (text.starts_with("%") && text.contains(" = "))
      std::tie(names, text) = text.split(" = ");
    std::string whole = names.empty() ? "" : "% = ";
    for (StringRef rest = text; !rest.empty();) {
      size_t length = rest.front() == '%'
                          ? 1 + rest.drop_front()
                                    .take_while([](char c) {
                                      return llvm::isAlnum(c) || c == '_';
                                    })
                                    .size()
                          : 1;
      std::string word = rest.take_front(length).str();
      auto known = definitions.find(word);
      whole += length == 1                  ? word
               : known == definitions.end() ? "%"
                                            : "<" + known->second + ">";
      rest = rest.drop_front(length);
    }
    result.push_back(whole);
    if (!names.empty())
      definitions[names.str()] = withoutValueNames(text.str());
  }
  return result;
}

/// The lines of `fresh` that are not in the heaviest common subsequence. What
/// begins a region is heavy: of an op that left a loop, the op is new.
static std::vector<size_t> newLines(const std::vector<std::string> &old,
                                    const std::vector<std::string> &fresh) {
  std::vector<std::vector<unsigned>> common(
      old.size() + 1, std::vector<unsigned>(fresh.size() + 1));
  for (size_t i = old.size(); i-- > 0;)
    for (size_t j = fresh.size(); j-- > 0;)
      common[i][j] = old[i] == fresh[j]
                         ? common[i + 1][j + 1] +
                               (StringRef(old[i]).ends_with("{") ? 4 : 1)
                         : std::max(common[i + 1][j], common[i][j + 1]);
  std::vector<size_t> lines;
  for (size_t i = 0, j = 0; j < fresh.size();) {
    if (i < old.size() && old[i] == fresh[j])
      ++i, ++j;
    else if (i < old.size() && common[i + 1][j] >= common[i][j + 1])
      ++i;
    else
      lines.push_back(j++);
  }
  return lines;
}

/// How much a line tells of what a pass does: 2 an op that does something, 1 a
/// constant or an address, 0 what stands outside of functions or has no op.
static unsigned howTelling(StringRef line) {
  static constexpr StringRef outside[] = {
      "}",         "#",         "module",          "memref.global",
      "func.func", "llvm.func", "llvm.mlir.global"};
  static constexpr StringRef plain[] = {"arith.constant",
                                        "builtin.unrealized_conversion_cast",
                                        "llvm.extractvalue",
                                        "llvm.getelementptr",
                                        "llvm.insertvalue",
                                        "llvm.load",
                                        "llvm.mlir.addressof",
                                        "llvm.mlir.constant",
                                        "llvm.mlir.poison",
                                        "llvm.mlir.undef",
                                        "llvm.mlir.zero",
                                        "llvm.ptrtoint",
                                        "ub.poison"};
  auto begins = [&](StringRef word) { return line.starts_with(word); };
  if (line.empty() || llvm::any_of(outside, begins))
    return 0;
  auto isIn = [&](StringRef op) { return line.contains(op); };
  return llvm::any_of(plain, isIn) ? 1 : 2;
}

std::string scion::firstNewLine(const std::string &before,
                                const std::string &after) {
  std::vector<std::string> old = linesOf(before), fresh = linesOf(after);
  std::vector<std::string> oldTexts, freshTexts;
  for (const std::string &line : old)
    oldTexts.push_back(withoutValueNames(line));
  for (const std::string &line : fresh)
    freshTexts.push_back(withoutValueNames(line));
  std::vector<size_t> texts = newLines(oldTexts, freshTexts);
  std::vector<size_t> given =
      newLines(withDefinitions(old), withDefinitions(fresh));
  for (unsigned least : {2u, 1u, 0u})
    for (const std::vector<size_t> &lines : {texts, given})
      for (size_t at : lines) {
        StringRef line = StringRef(fresh[at]).trim();
        // Constants that have only moved are not new.
        bool isOld = least < 2 && llvm::is_contained(oldTexts, freshTexts[at]);
        bool isOp = !line.empty() && line.front() != '}' && line.front() != '#';
        if (isOp && !isOld && howTelling(line) >= least)
          return line.str();
      }
  return "";
}

std::vector<std::string> scion::tellingOps(const std::string &program) {
  static constexpr StringRef plain[] = {
      "arith.constant", "vector.print",  "memref.get_global", "memref.global",
      "memref.load",    "memref.alloc",  "memref.store",      "memref.dealloc",
      "func.func",      "func.call",     "func.return",       "builtin.module",
      "scf.yield",      "affine.yield",  "linalg.yield",      "tensor.empty",
      "cf.br",          "memref.alloca", "llvm.func",         "llvm.call",
      "index.constant",
  };
  std::map<std::string, unsigned> counts;
  std::vector<std::string> order;
  for (const std::string &line : linesOf(program)) {
    StringRef text = line;
    // Each word with a dot outside of attributes: "%x = scf.for", "scf.yield".
    for (size_t at = 0; at < text.size();) {
      StringRef word = text.drop_front(at).take_while(
          [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
      bool isOp = word.contains('.') && !word.empty() &&
                  llvm::isAlpha(word.front()) && !word.ends_with(".") &&
                  (at == 0 || (text[at - 1] == ' ' || text[at - 1] == '"'));
      if (isOp && !llvm::is_contained(plain, word) && counts[word.str()]++ == 0)
        order.push_back(word.str());
      at += std::max<size_t>(word.size(), 1);
    }
  }
  // Loops and tensors tell more than sums.
  std::vector<std::string> first, last;
  for (const std::string &op : order)
    (StringRef(op).starts_with("arith.") ? last : first).push_back(op);
  first.insert(first.end(), last.begin(), last.end());
  return first;
}

//===----------------------------------------------------------------------===//
// report.md
//===----------------------------------------------------------------------===//

static std::string guiltyName(const ReportParts &parts) {
  return parts.goal.culprit;
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
  std::string title = "[mlir]" + (dialect.empty() ? "" : "[" + dialect + "]") +
                      " `" + guiltyName(parts) + "` ";
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
  if (!parts.goal.pattern.empty())
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

/// What the wrong way prints; the same words however often it is asked.
static std::string wrongValues(const ReportParts &parts) {
  if (isUnwritten(parts))
    return "what happens to lie in memory that was never written";
  return (parts.gotVaries ? "something else each time" : inOneLine(parts.got)) +
         (parts.goal.ending == "finished"
              ? ""
              : " and ends with: " + parts.goal.ending);
}

/// Some lines around the wrong one, which is pointed at.
static std::string excerpt(const ReportParts &parts) {
  std::vector<std::string> lines =
      linesOf(StringRef(parts.output).rtrim().str());
  size_t wrong = lines.size();
  for (size_t i = 0; i < lines.size() && wrong == lines.size(); ++i)
    if (!parts.wrongLine.empty() &&
        StringRef(lines[i]).trim() == parts.wrongLine)
      wrong = i;
  size_t from = 0;
  if (lines.size() > maxShown && wrong < lines.size())
    from = std::min(wrong > maxShown / 2 ? wrong - maxShown / 2 : 0,
                    lines.size() - maxShown);
  std::string text = from ? "  ...\n" : "";
  for (size_t i = from; i < lines.size() && i < from + maxShown; ++i)
    text += lines[i] + (i == wrong ? "  // <-- wrong" : "") + "\n";
  return text + (from + maxShown < lines.size() ? "  ...\n" : "");
}

static std::string searchWords(const ReportParts &parts) {
  std::vector<std::string> words{guiltyName(parts)};
  if (!parts.goal.pattern.empty())
    words.push_back(parts.goal.pattern);
  for (size_t i = 0; i < parts.ops.size() && i < 3; ++i)
    words.push_back(parts.ops[i]);
  return llvm::join(words, " ");
}

/// What test.mlir is, and where its CHECK lines come from.
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
    text += "Output:\n```mlir\n" + excerpt(parts) + "```\n\n";
    if (parts.byInterpreter)
      text += "- Interpreted, the output of the pass does not refine the "
              "program: " +
              parts.difference + ".\n";
    else
      text += "- The program has to print " + inOneLine(parts.expected) + " (" +
              parts.source + "); it prints " + wrongValues(parts) + ".\n";
    if (asksMeaning(parts.goal) || parts.goal.isInterpreted)
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
  text += "- Versions tried: " + llvm::join(parts.versions, "; ") + ".\n";
  if (!parts.plugins.empty())
    text += "- `mlir-opt` has to know the plugin: `" +
            llvm::join(parts.plugins, " ") + "`.\n";
  text += "- Severity: " + severity(parts) + ".\n";
  text += "- Search for: " + searchWords(parts) + "\n";
  if (parts.problem.empty())
    text += "- `replay.sh` shows it; `test.mlir` " +
            (isTwoWays ? testSentence(parts.check)
                       : std::string("fails as long as it is there")) +
            ".\n";
  return text;
}

//===----------------------------------------------------------------------===//
// replay.sh
//===----------------------------------------------------------------------===//

static std::string quoted(StringRef text) {
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

/// Limits in seconds are for a program that hangs, which is one of the ways to
/// be wrong.
static std::string scriptHead(const ReportParts &parts) {
  return R"sh(#!/bin/sh
# Shows it with mlir-opt and mlir-runner of the MLIR in $LLVM, else from PATH.
# Exit code 0: it shows; 2: the tools are not there.
cd "$(dirname "$0")" || exit 2
LLVM=${LLVM:-)sh" +
         parts.prefix + R"sh(}
PATH=$LLVM/bin:$PATH
need() {
  command -v "$1" > /dev/null && return
  echo "replay.sh: no $1 in $LLVM/bin or on PATH: set LLVM to the prefix of an MLIR" >&2
  exit 2
}
need mlir-opt
)sh";
}

static constexpr char scriptRun[] =
    R"sh(need mlir-runner
libs=${MLIR_LIBS:-$(dirname "$(readlink -f "$(command -v mlir-runner)")")/../lib}
# run PIPELINE LEVEL: what the program prints
run() {
  mlir-opt $MLIR_OPT_FLAGS --pass-pipeline="$1" reduced.mlir > "$lowered" || return 1
  timeout 60 mlir-runner "-O$2" -e main -entry-point-result=void \
    -shared-libs="$libs/libmlir_runner_utils.so,$libs/libmlir_c_runner_utils.so" \
    "$lowered"
}
lowered=$(mktemp) || exit 2
trap 'rm -f "$lowered"' EXIT
)sh";

std::string scion::replayScript(const ReportParts &parts) {
  std::string text = scriptHead(parts);
  if (!parts.plugins.empty())
    text += "# Wants MLIR_OPT_FLAGS=" + quoted(llvm::join(parts.plugins, " ")) +
            ", with the folder.\n";
  std::string level = std::to_string(parts.badLevel);
  if (comparesTwoWays(parts.goal)) {
    text += scriptRun;
    text += "want=" + quoted(StringRef(parts.expected).rtrim('\n')) + "\n";
    text += parts.goodAll.empty()
                ? std::string("right=$want # by the definitions of its ops\n")
                : "right=$(run " + quoted(parts.goodAll) + " 0 2>/dev/null)\n";
    text += "wrong=$(run " + quoted(parts.badAll) + " " + level +
            " 2>/dev/null)\ncode=$?\n";
    text += "echo \"right: $right\"\n"
            "echo \"wrong: $wrong (exit code $code)\"\n"
            "[ \"$right\" = \"$want\" ] &&\n";
    text += parts.goal.ending == "finished"
                ? "  [ $code = 0 ] && [ \"$wrong\" != \"$want\" ]\n"
                : "  { [ $code != 0 ] || [ \"$wrong\" != \"$want\" ]; }\n";
    return text;
  }
  switch (parts.goal.kind) {
  case FindingKind::RoundTrip:
    text += "opt='mlir-opt --allow-unregistered-dialect '$MLIR_OPT_FLAGS\n"
            "print=\"$opt --mlir-print-op-generic --mlir-print-debuginfo\"\n"
            "once=$($print reduced.mlir) || exit 1\n";
    text += StringRef(parts.goal.culprit).starts_with("bytecode")
                ? "twice=$($opt --emit-bytecode reduced.mlir | $print)\n"
            : StringRef(parts.goal.culprit).starts_with("print-generic")
                ? "twice=$($print reduced.mlir | $print)\n"
                : "twice=$($opt --mlir-print-debuginfo reduced.mlir | "
                  "$print)\n";
    text += "[ \"$once\" != \"$twice\" ]\n";
    return text;
  case FindingKind::Nondeterminism:
    text +=
        "for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do\n"
        "  mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
        quoted(parts.guilty) +
        " reduced.mlir | cksum\n"
        "done | sort -u | wc -l | { read -r count; echo \"$count outputs of "
        "16 runs\"; [ \"$count\" -gt 1 ]; }\n";
    return text;
  case FindingKind::Hang:
    text += "timeout 30 mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
            quoted(parts.guilty) +
            " reduced.mlir > /dev/null 2>&1\n[ $? = 124 ]\n";
    return text;
  default:
    break;
  }
  bool isCrash = parts.goal.kind == FindingKind::Crash;
  if (parts.badAll.empty()) {
    text += "said=$(mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
            quoted(parts.guilty) + " reduced.mlir 2>&1 > /dev/null)\ncode=$?\n";
  } else {
    text += scriptRun;
    text += "said=$(run " + quoted(parts.badAll) + " " + level +
            " 2>&1 > /dev/null)\ncode=$?\n";
  }
  text += "echo \"$said\" | head -n 5\n";
  text += isCrash ? "[ $code -ge 128 ]\n"
                  : "mlir-opt reduced.mlir > /dev/null && [ $code = 1 ]\n";
  return text;
}

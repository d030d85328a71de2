//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the tests for MLIR's own suite that belong to a report.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/LightTest.h"

#include "harness/reduce/Probe.h"
#include "harness/reduce/ReduceReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <map>

using namespace scion;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

std::vector<std::string> scion::linesOf(const std::string &text) {
  std::vector<std::string> lines;
  for (StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    lines.push_back(line.str());
    rest = next;
  }
  return lines;
}

std::string scion::withoutValueNames(const std::string &text) {
  std::string result;
  for (StringRef line = StringRef(text).trim(); !line.empty();) {
    result += line.front();
    bool isName = line.front() == '%';
    line = line.drop_front();
    if (isName)
      line = line.drop_while([](char c) {
        return llvm::isAlnum(c) || c == '_' || c == '#' || c == ':';
      });
  }
  return result;
}

size_t scion::countLine(const std::string &text, const std::string &line) {
  std::string wanted = withoutValueNames(line);
  return size_t(llvm::count_if(linesOf(text), [&](const std::string &each) {
    return withoutValueNames(each) == wanted;
  }));
}

/// "func.func private @f" of "func.func private @f(%arg0: i32) {"; "" of
/// another line.
static StringRef headIn(StringRef line) {
  line = line.trim();
  bool isFunction = line.starts_with("func.func ") ||
                    line.starts_with("llvm.func ") ||
                    line.starts_with("emitc.func ");
  size_t at = line.find('@');
  if (!isFunction || at == line.npos)
    return "";
  size_t end = line.find('(', at);
  return line.take_front(end);
}

std::string scion::headOfFunction(const std::string &output,
                                  const std::string &line) {
  std::string head, wanted = withoutValueNames(line);
  for (const std::string &each : linesOf(output)) {
    if (StringRef here = headIn(each); !here.empty())
      head = here.str();
    if (withoutValueNames(each) == wanted)
      return head;
  }
  return "";
}

std::string scion::nameInHead(const std::string &head) {
  return StringRef(head).split('@').second.trim('"').str();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {
/// Turns lines of IR into FileCheck patterns. The name of a value becomes a
/// variable, which its first use defines.
class CheckPatterns {
public:
  std::string operator()(StringRef line) {
    std::string result;
    for (line = line.trim(); !line.empty();) {
      if (line.front() == '%') {
        StringRef name = line.drop_front().take_while([](char c) {
          return llvm::isAlnum(c) || c == '_' || c == '-' || c == '.';
        });
        line = line.drop_front(1 + name.size());
        auto [known, isNew] = numbers.try_emplace(name.str(), next);
        next += isNew;
        result += "[[V" + std::to_string(known->second) +
                  (isNew ? ":%[A-Za-z0-9_.-]+]]" : "]]");
      } else if (line.starts_with("[[") || line.starts_with("{{")) {
        result += line.starts_with("[[") ? "{{\\[\\[}}" : "{{[{][{]}}";
        line = line.drop_front(2);
      } else {
        result += line.front();
        line = line.drop_front();
      }
    }
    return result;
  }

  /// Called where a function begins: its values have their own names.
  void forgetNames() { numbers.clear(); }

private:
  std::map<std::string, unsigned> numbers;
  unsigned next = 0;
};
} // namespace

/// Whether a line is left out: it checks nothing, or another version prints it
/// elsewhere.
static bool isLeftOut(StringRef line) {
  return line.empty() || line.starts_with("}") || line.starts_with("#") ||
         line.starts_with("module") || line.contains("arith.constant");
}

std::string scion::checkLines(const PassCheck &check) {
  CheckPatterns checkPattern;
  std::string text, indent;
  bool isInside = false;
  for (const std::string &line : linesOf(check.rightOutput)) {
    StringRef plain = StringRef(line).trim(), head = headIn(line);
    // A declaration gets no label: no body follows.
    if (!head.empty() && plain.ends_with("{")) {
      checkPattern.forgetNames();
      text += "// CHECK-LABEL: " + checkPattern(head) + "\n";
      indent = line.substr(0, line.find_first_not_of(' '));
      isInside = true;
      continue;
    }
    isInside &= line != indent + "}";
    if (check.isStrict ? isInside : !isLeftOut(plain))
      text += (check.isStrict ? "// CHECK-NEXT:  " : "// CHECK:       ") +
              checkPattern(plain) + "\n";
  }
  return text;
}

std::string scion::valueLines(const std::string &expected) {
  CheckPatterns checkPattern;
  std::string text;
  for (const std::string &line : linesOf(StringRef(expected).rtrim().str()))
    text += (text.empty() ? "// VALUES:      " : "// VALUES-NEXT: ") +
            checkPattern(line) + "\n";
  // The wrong output may have additional lines.
  return text.empty() ? text : text + "// VALUES-NOT:  {{.+}}\n";
}

//===----------------------------------------------------------------------===//
// test.mlir
//===----------------------------------------------------------------------===//

/// The pipeline for lit, which does not run in the folder of the test.
static std::string forLit(std::string pipeline) {
  static constexpr llvm::StringLiteral plain = "=schedules.mlir";
  for (size_t at = pipeline.find(plain); at != pipeline.npos;
       at = pipeline.find(plain, at + 1))
    pipeline.insert(at + 1, "%S/");
  return pipeline;
}

/// The command that runs the program and checks its output. It compares full
/// lines, so that -0 does not match 0.
static std::string valuesCommand(const ReportParts &parts) {
  return "// RUN: mlir-opt %s --pass-pipeline='" + forLit(parts.testAll) +
         "' \\\n// RUN:   | mlir-runner -O" + std::to_string(parts.badLevel) +
         " -e main -entry-point-result=void \\\n"
         "// RUN:     -shared-libs=%mlir_runner_utils,"
         "%mlir_c_runner_utils \\\n"
         "// RUN:   | FileCheck %s --match-full-lines --check-prefix=VALUES\n";
}

/// Compares several runs, because two runs may be equal.
static std::string testOfManyRuns(const ReportParts &parts) {
  std::string text, command = "// RUN: mlir-opt %s --pass-pipeline='" +
                              forLit(parts.guilty) + "' > ";
  for (const char *run : {"1", "2", "3", "4", "5", "6"}) {
    text += command + "%t." + run + "\n";
    if (StringRef(run) != "1")
      text += std::string("// RUN: diff %t.1 %t.") + run + "\n";
  }
  return text + "\n" + parts.program;
}

static std::string testOfRoundTrip(const ReportParts &parts) {
  bool isBytecode = StringRef(parts.goal.culprit).starts_with("bytecode");
  return std::string("// RUN: mlir-opt %s ") +
         (isBytecode ? "--emit-bytecode " : "") +
         "| mlir-opt --mlir-print-op-generic > %t.twice\n"
         "// RUN: mlir-opt %s --mlir-print-op-generic > %t.once\n"
         "// RUN: diff %t.once %t.twice\n\n" +
         parts.program;
}

std::string scion::lightTest(const ReportParts &parts) {
  if (parts.goal.kind == FindingKind::Nondeterminism)
    return testOfManyRuns(parts);
  if (parts.goal.kind == FindingKind::RoundTrip)
    return testOfRoundTrip(parts);
  std::string command = "// RUN: mlir-opt %s --pass-pipeline='" +
                        forLit(parts.guilty) + "' | FileCheck %s\n";
  if (!comparesTwoWays(parts.goal))
    return (parts.guilty.empty() ? "" : command) +
           "\n// CHECK: {{func|module}}\n\n" + parts.program;
  const PassCheck &check = parts.check;
  std::string lines = parts.guilty.empty() ? "" : checkLines(check);
  std::string text = lines.empty() ? "" : command;
  if (!lines.empty())
    lines = "// The output " + check.rightOutputOf + ".\n" + lines;
  if (check.isOneFunction)
    return text + "\n" + lines + "\n" + check.program;
  text += valuesCommand(parts) + "\n" + valueLines(parts.expected);
  return text + (lines.empty() ? "" : "\n" + lines) + "\n" + parts.program;
}

std::string scion::integrationTest(const ReportParts &parts) {
  if (!parts.check.isOneFunction)
    return "";
  return valuesCommand(parts) + "\n" + valueLines(parts.expected) + "\n" +
         parts.program;
}

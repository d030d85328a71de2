//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a finding as text, and reads the first two lines of such text back.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Report.h"

#include "base/Stage.h"
#include "harness/input/PublicRewrites.h"
#include "harness/oracle/FindingJson.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdlib>

using namespace scion;

/// The deduplicator's key is one word; a pass with options is not.
static std::string oneWord(std::string_view text) {
  std::string word(text.substr(0, 60));
  for (char &c : word)
    if (!std::isalnum(static_cast<unsigned char>(c)) &&
        std::string_view("-_.:").find(c) == std::string_view::npos)
      c = '-';
  return word.empty() ? "unknown" : word;
}

static std::string oneLine(std::string_view text) {
  std::string line(text);
  for (char &c : line)
    if (c == '\n' || c == '\r')
      c = ' ';
  return line;
}

static std::string hashOf(const Finding &finding) {
  return std::string(reportBegin) + oneWord(finding.culprit) + "." +
         std::string(toString(finding.kind));
}

std::string scion::formatLine(const Finding &finding) {
  return hashOf(finding) + " " + oneLine(finding.summary) + "\n";
}

std::string scion::lineOfReport(std::string_view text) {
  constexpr std::string_view summary = "summary: ";
  size_t at = text.find(reportBegin);
  if (at == text.npos)
    return "";
  text.remove_prefix(at);
  size_t end = std::min(text.find('\n'), text.size());
  std::string line(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  if (text.starts_with("{")) // the finding as JSON
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  if (text.starts_with(summary)) {
    text.remove_prefix(summary.size());
    line += " " + std::string(text.substr(0, text.find('\n')));
  }
  return line;
}

std::optional<Finding> scion::findingOfLine(std::string_view line) {
  constexpr std::string_view key = "FuzzerHash=";
  size_t at = line.find(key);
  if (at == line.npos)
    return std::nullopt;
  line.remove_prefix(at + key.size());
  line = line.substr(0, line.find('\n'));
  std::string_view hash = line.substr(0, line.find(' '));
  size_t dot = std::min(hash.rfind('.'), hash.size());
  std::string_view kind = hash.substr(std::min(dot + 1, hash.size()));
  // "out-of-memory" is a crash, too.
  Finding finding{findingKindNamed(kind).value_or(FindingKind::Crash),
                  std::string(hash.substr(0, dot)),
                  "",
                  "",
                  "",
                  {}};
  finding.summary = line.substr(std::min(hash.size() + 1, line.size()));
  return finding;
}

bool scion::crashedOutsideOfStages(std::string_view report) {
  std::optional<Finding> finding = findingOfReport(report);
  return !finding || (finding->kind == FindingKind::Crash &&
                      finding->culprit == outsideOfStages);
}

bool scion::mayHaveCorruptHeap(std::string_view report, int signal) {
  std::optional<Finding> finding = findingOfReport(report);
  return crashedOutsideOfStages(report) ||
         (signal == SIGABRT && finding->reason == FindingReason::Signal);
}

/// One line a fact.
static void appendFacts(const Finding &finding, std::string &text) {
  auto add = [&](const char *key, const std::string &value) {
    if (!value.empty())
      text += key + value + "\n";
  };
  std::string reason(toString(finding.reason));
  add("kind:    ", std::string(toString(finding.kind)) +
                       (reason.empty() ? "" : ", " + reason));
  add("culprit: ", finding.culprit);
  if (const PublicRewrite *rewrite = publicRewrite(finding.culprit))
    add("call:    ", rewrite->call + ", a public function of MLIR");
  add("pattern: ", finding.pattern);
  if (!finding.step.empty() && finding.step != finding.culprit)
    add("pass:    ", finding.step);
  if (finding.culpritIndex && *finding.culpritIndex < finding.bad.size())
    add("place:   ", "pass " + std::to_string(*finding.culpritIndex + 1) +
                         " of " + std::to_string(finding.bad.size()));
  add("judged by: ", std::string(toString(finding.judgedBy)));
  if (finding.processes)
    add("confirmed: ", "in " + std::to_string(finding.confirmed) + " of " +
                           std::to_string(finding.processes) +
                           " fresh processes");
  add("suppressed: ", llvm::join(finding.suppressed, ", "));
  if (!finding.known.empty()) {
    text += "known:   " + finding.known;
    for (const std::string &id : finding.knownToo)
      text += " or " + id;
    text += " (see `scion known show " + finding.known + "`)\n";
  }
}

/// Sentences, modules and results.
static void appendStory(const Finding &finding, std::string &text) {
  if (!finding.details.empty())
    text += "\n" + finding.details;
  if (!text.ends_with('\n'))
    text += '\n';
  const char *right = "";
  switch (finding.judgedBy) {
  case JudgedBy::Interpreter:
    right = " (interpreter)";
    break;
  case JudgedBy::Execution:
    right = finding.badLevel ? " (at O0)" : " (another lowering path)";
    break;
  case JudgedBy::Repetition:
    right = " (the first time)";
    break;
  default:
    break;
  }
  auto add = [&](const std::string &title, const std::string &module) {
    if (!module.empty())
      text += title + ":\n" + module + (module.ends_with('\n') ? "" : "\n");
  };
  add("input of the culprit", finding.input);
  add("output of the culprit", finding.output);
  add(std::string("expected") + right, finding.expected);
  add("actual", finding.actual);
}

std::optional<Finding> scion::findingOfReport(std::string_view text) {
  size_t at = text.find(reportBegin);
  if (at == text.npos)
    return std::nullopt;
  text.remove_prefix(at);
  std::string_view first = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(first.size() + 1, text.size()));
  std::optional<Finding> finding = readFinding(text.substr(0, text.find('\n')));
  return finding ? finding : findingOfLine(first);
}

/// For tests: SCION_SCRAMBLE_REPORTS=1 turns each letter of a report into
/// another one, but for the key that crash deduplicators read. Nothing may
/// depend on the words.
static void scramble(std::string &text) {
  static const bool isOn = std::getenv("SCION_SCRAMBLE_REPORTS") != nullptr;
  if (!isOn)
    return;
  size_t begin = text.starts_with(reportBegin)
                     ? text.find_first_of(" \n", reportBegin.size())
                     : 0;
  for (size_t i = begin; i < text.size(); ++i)
    if (std::isalpha(static_cast<unsigned char>(text[i])))
      text[i] = char((text[i] & 0x60) | ((text[i] & 0x1f) % 26 + 1));
}

std::string scion::formatReport(const Finding &finding) {
  std::string text =
      finding.kind == FindingKind::Crash
          ? formatLine(finding)
          : hashOf(finding) + "\nsummary: " + oneLine(finding.summary) + "\n";
  appendFacts(finding, text);
  appendStory(finding, text);
  if (!finding.replay.empty()) {
    text += "\nreplay with stock tools, a shell script ($LLVM is MLIR's "
            "prefix):\n"
            "LLVM=${LLVM:-" SCION_LLVM_PREFIX "}\n"
            "PATH=$LLVM/bin:$PATH\n"
            "command -v mlir-opt >/dev/null || { echo \"no mlir-opt in "
            "$LLVM/bin: set LLVM to MLIR's prefix\" >&2; exit 2; }\n";
    for (const ReplayFile &file : finding.files)
      text += "cat >" + file.name + " <<'END-OF-FILE'\n" + file.text +
              "END-OF-FILE\n";
    for (const std::string &command : finding.replay)
      text += command + "\n";
  }
  scramble(text);
  return text;
}

static bool isWhole = false;

void scion::reportFindingsWhole() { isWhole = true; }

std::string scion::reportForMachines(const Finding &finding) {
  std::string report = formatReport(finding);
  std::string json = isWhole ? writeFinding(finding, /*most=*/std::string::npos)
                             : writeFinding(finding);
  return report.insert(report.find('\n') + 1, json + "\n");
}

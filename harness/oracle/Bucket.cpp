//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Bucket.h"

#include "base/ChoiceStream.h"
#include "harness/oracle/NormalizedMessage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <set>
#include <vector>

using namespace scion;

/// "func.func" of "func.func(pass{a=b})", or "".
static llvm::StringRef anchorOf(llvm::StringRef pipeline) {
  size_t open = pipeline.find('('), brace = pipeline.find('{');
  return open != pipeline.npos && open < brace ? pipeline.take_front(open) : "";
}

std::string scion::optionNamesOf(std::string_view pipeline) {
  llvm::StringRef text = pipeline;
  size_t open = text.find('{'), close = text.rfind('}');
  if (open == text.npos || close == text.npos || close < open)
    return "";
  std::set<std::string> names;
  unsigned depth = 0;
  std::string name;
  bool isValue = false;
  char quote = 0;
  for (char c : (text.slice(open + 1, close) + " ").str()) {
    if (quote) {
      quote = c == quote ? 0 : quote;
      continue;
    }
    if (c == '\'' || c == '"')
      quote = c;
    else if (c == '{' || c == '(' || c == '[')
      ++depth;
    else if (c == '}' || c == ')' || c == ']')
      depth -= depth != 0;
    else if (depth == 0 && llvm::isSpace(c)) {
      if (!name.empty())
        names.insert(name);
      name.clear();
      isValue = false;
    } else if (depth == 0 && c == '=')
      isValue = true;
    else if (depth == 0 && !isValue)
      name += c;
  }
  return llvm::join(names, " ");
}

/// Ops and attributes of schedules that only find the payload or hold other
/// ops.
static constexpr llvm::StringLiteral scaffolding[] = {
    "named_sequence", "yield",          "structured.match",
    "foreach",        "apply_patterns", "sequence",
    "readonly",       "consumed",       "with_named_sequence"};

std::vector<std::string> scion::transformsOf(std::string_view schedule) {
  static constexpr llvm::StringLiteral dialect = "transform.";
  llvm::StringRef rest = schedule;
  std::vector<std::string> ops;
  char before = ' ';
  for (size_t at; (at = rest.find(dialect)) != rest.npos;) {
    if (at)
      before = rest[at - 1];
    rest = rest.drop_front(at + dialect.size());
    llvm::StringRef op = rest.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    rest = rest.drop_front(op.size());
    // Types and attributes have a '!' or '#' in front.
    bool isOp = before != '!' && before != '#' && before != '.' &&
                !llvm::isAlnum(before);
    before = ' ';
    if (isOp && !op.empty() && !llvm::is_contained(scaffolding, op) &&
        !llvm::is_contained(ops, op.str()))
      ops.push_back(op.str());
  }
  return ops;
}

/// The step that is to blame, with its schedule.
static const PathStep *culpritStep(const Finding &finding) {
  if (finding.culpritIndex && *finding.culpritIndex < finding.bad.size())
    return &finding.bad[*finding.culpritIndex];
  for (const PathStep &step : llvm::reverse(finding.bad))
    if (step.pass == finding.culprit)
      return &step;
  return nullptr;
}

/// The function in "signal Segmentation fault in FUNCTION", or "". A replay
/// names it only in its summary.
static llvm::StringRef crashedFunction(const Finding &finding) {
  llvm::StringRef summary = finding.summary;
  return summary.starts_with("signal ") ? summary.split(" in ").second : "";
}

static std::string detailOf(const Finding &finding) {
  if (!finding.pattern.empty())
    return finding.pattern;
  switch (finding.kind) {
  case FindingKind::Crash:
    if (finding.reason == FindingReason::Signal && !finding.frame.empty())
      return finding.frame;
    if (llvm::StringRef function = crashedFunction(finding); !function.empty())
      return function.str();
    return normalizedMessage(finding.summary);
  case FindingKind::InvalidIR:
  case FindingKind::RoundTrip:
    return normalizedMessage(finding.summary);
  default:
    return "";
  }
}

BucketKey scion::bucketOf(const Finding &finding) {
  BucketKey bucket;
  bucket.known = finding.known;
  bucket.kind = finding.kind;
  bucket.isMinor = finding.reason == FindingReason::PoisonBranch;
  bucket.culprit = finding.culprit;
  bucket.detail = detailOf(finding);
  // A crash in another stage, such as the verifier, happens after the pass.
  const PathStep *step = culpritStep(finding);
  bool isStep = step && step->pass == finding.culprit;
  llvm::StringRef pipeline =
      isStep ? llvm::StringRef(step->pipeline) : llvm::StringRef(finding.step);
  bucket.anchor = anchorOf(pipeline);
  if (isStep && !step->schedule.empty())
    bucket.transform = llvm::join(transformsOf(step->schedule), " ");
  else
    bucket.options = optionNamesOf(pipeline);
  return bucket;
}

std::string BucketKey::name() const {
  if (!known.empty())
    return known;
  std::string text = culprit;
  if (!transform.empty())
    text += "<" + transform + ">";
  if (!options.empty())
    text += "{" + options + "}";
  if (!anchor.empty())
    text = anchor + "(" + text + ")";
  text += "." + std::string(toString(kind));
  if (isMinor)
    text += ", poison-branch";
  if (!detail.empty())
    text += ": " + detail;
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::string BucketKey::family() const {
  if (!known.empty())
    return known;
  std::string text(toString(kind));
  if (isMinor)
    text += ", poison-branch";
  text += ": " + (detail.empty() ? culprit : detail);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

uint64_t BucketKey::hash() const { return stableHash(name()); }

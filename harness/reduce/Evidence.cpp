//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An answer about a case as text: JSON, for it crosses a process.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Case.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

std::string scion::writeEvidence(const Evidence &evidence) {
  auto text = [](const std::string &bytes) {
    return llvm::json::fixUTF8(bytes);
  };
  const Goal &shown = evidence.shown;
  llvm::json::Array effect;
  for (const std::string &kind : shown.effect)
    effect.push_back(kind);
  llvm::json::Object object{{"effect", std::move(effect)},
                            {"kind", std::string(toString(shown.kind))},
                            {"culprit", text(shown.culprit)},
                            {"pattern", text(shown.pattern)},
                            {"known", shown.known},
                            {"ending", text(shown.ending)},
                            {"interpreted", shown.isInterpreted},
                            {"why", text(evidence.why)},
                            {"expected", text(evidence.expected)},
                            {"got", text(evidence.got)},
                            {"difference", text(evidence.difference)}};
  std::string result;
  llvm::raw_string_ostream stream(result);
  stream << llvm::json::Value(std::move(object));
  return result;
}

Evidence scion::readEvidence(std::string_view bytes) {
  Evidence evidence;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(bytes);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    evidence.why = "no answer";
    return evidence;
  }
  auto text = [&](llvm::StringRef name) {
    return object->getString(name).value_or("").str();
  };
  if (auto kind = findingKindNamed(text("kind")))
    evidence.shown.kind = *kind;
  evidence.shown.culprit = text("culprit");
  evidence.shown.pattern = text("pattern");
  evidence.shown.known = text("known");
  evidence.shown.ending = text("ending");
  if (const llvm::json::Array *effect = object->getArray("effect"))
    for (const llvm::json::Value &kind : *effect)
      evidence.shown.effect.push_back(kind.getAsString().value_or("").str());
  evidence.shown.isInterpreted =
      object->getBoolean("interpreted").value_or(false);
  evidence.why = text("why");
  evidence.expected = text("expected");
  evidence.got = text("got");
  evidence.difference = text("difference");
  return evidence;
}

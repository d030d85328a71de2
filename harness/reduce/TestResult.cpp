//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the result of a test case as JSON, to pass it between processes.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/TestCase.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

std::string scion::writeTestResult(const TestResult &tested) {
  auto text = [](const std::string &bytes) {
    return llvm::json::fixUTF8(bytes);
  };
  const Goal &shown = tested.shown;
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
                            {"why", text(tested.why)},
                            {"expected", text(tested.expected)},
                            {"got", text(tested.got)},
                            {"difference", text(tested.difference)}};
  std::string result;
  llvm::raw_string_ostream stream(result);
  stream << llvm::json::Value(std::move(object));
  return result;
}

TestResult scion::readTestResult(std::string_view bytes) {
  TestResult tested;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(bytes);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    tested.why = "no answer";
    return tested;
  }
  auto text = [&](llvm::StringRef name) {
    return object->getString(name).value_or("").str();
  };
  if (auto kind = findingKindNamed(text("kind")))
    tested.shown.kind = *kind;
  tested.shown.culprit = text("culprit");
  tested.shown.pattern = text("pattern");
  tested.shown.known = text("known");
  tested.shown.ending = text("ending");
  if (const llvm::json::Array *effect = object->getArray("effect"))
    for (const llvm::json::Value &kind : *effect)
      tested.shown.effect.push_back(kind.getAsString().value_or("").str());
  tested.shown.isInterpreted =
      object->getBoolean("interpreted").value_or(false);
  tested.why = text("why");
  tested.expected = text("expected");
  tested.got = text("got");
  tested.difference = text("difference");
  return tested;
}

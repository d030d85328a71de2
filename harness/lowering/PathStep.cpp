//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PathStep.h"
#include "harness/lowering/PassEnumeration.h"

using namespace scion;

PathStep scion::makeStep(StepKind kind, std::string_view pass,
                         std::string_view options, bool onFunction) {
  PathStep step;
  step.kind = kind;
  step.pass = pass;
  step.pipeline = pass;
  if (!options.empty())
    step.pipeline += "{" + std::string(options) + "}";
  const RegisteredPass *registered = registeredPass(pass);
  if (onFunction)
    step.pipeline = "func.func(" + step.pipeline + ")";
  else if (registered && !registered->within.empty())
    step.pipeline = registered->within + "(" + step.pipeline + ")";
  return step;
}

static std::string_view trim(std::string_view text) {
  size_t start = text.find_first_not_of(" \t\n");
  if (start == text.npos)
    return {};
  return text.substr(start, text.find_last_not_of(" \t\n") - start + 1);
}

/// Cuts at commas outside of all brackets; false if brackets do not match.
static bool cutAtCommas(std::string_view text,
                        std::vector<std::string_view> &parts) {
  std::string open;
  size_t start = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '(' || c == '{' || c == '[') {
      open += c == '(' ? ')' : c == '{' ? '}' : ']';
    } else if (c == ')' || c == '}' || c == ']') {
      if (open.empty() || open.back() != c)
        return false;
      open.pop_back();
    } else if (c == ',' && open.empty()) {
      parts.push_back(trim(text.substr(start, i - start)));
      start = i + 1;
    }
  }
  parts.push_back(trim(text.substr(start)));
  return open.empty();
}

static bool split(std::string_view text, const std::string &prefix,
                  const std::string &suffix, std::vector<PathStep> &steps) {
  std::vector<std::string_view> parts;
  if (!cutAtCommas(text, parts))
    return false;
  for (std::string_view part : parts) {
    if (part.empty())
      continue;
    size_t open = part.find_first_of("({");
    if (open != part.npos && part[open] == '(') {
      if (part.back() != ')' ||
          !split(part.substr(open + 1, part.size() - open - 2),
                 prefix + std::string(part.substr(0, open + 1)), ")" + suffix,
                 steps))
        return false;
      continue;
    }
    PathStep step;
    step.kind = StepKind::Given;
    step.pass = trim(part.substr(0, open));
    step.pipeline = prefix + std::string(part) + suffix;
    steps.push_back(std::move(step));
  }
  return true;
}

std::vector<PathStep> scion::splitPipeline(std::string_view text,
                                           std::string &error) {
  text = trim(text);
  constexpr std::string_view outer = "builtin.module(";
  if (text.starts_with(outer) && text.ends_with(")"))
    text = text.substr(outer.size(), text.size() - outer.size() - 1);
  std::vector<PathStep> steps;
  if (!split(text, "", "", steps)) {
    error = "brackets of the pipeline '" + std::string(text) + "' do not match";
    return {};
  }
  return steps;
}

std::string scion::pipelineText(const std::vector<PathStep> &steps) {
  std::string text = "builtin.module(";
  for (size_t i = 0; i < steps.size(); ++i)
    text += (i ? "," : "") + steps[i].pipeline;
  return text + ")";
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Glob.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"

using namespace scion;

struct Glob::Compiled {
  std::string text;
  llvm::GlobPattern pattern;
};

Glob::Glob() = default;
Glob::~Glob() = default;

Glob Glob::read(std::string_view text, std::string &problem) {
  Glob glob;
  if (text.empty())
    return glob;
  auto compiled = std::make_shared<Compiled>();
  compiled->text = text;
  // Without a limit on sub-patterns, GlobPattern takes braces literally.
  llvm::Expected<llvm::GlobPattern> pattern =
      llvm::GlobPattern::create(compiled->text);
  if (!pattern) {
    problem = llvm::toString(pattern.takeError());
    return glob;
  }
  compiled->pattern = std::move(*pattern);
  glob.compiled = std::move(compiled);
  return glob;
}

bool Glob::matches(std::string_view text) const {
  return !compiled || compiled->pattern.match(text);
}

const std::string &Glob::text() const {
  static const std::string everything;
  return compiled ? compiled->text : everything;
}

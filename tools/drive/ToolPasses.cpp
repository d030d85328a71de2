//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/ToolPasses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace scion;
using namespace scion::drive;

bool ToolInfo::hasFlag(std::string_view name) const {
  return llvm::is_contained(flags, name);
}

const ToolPass *ToolInfo::find(std::string_view pass) const {
  auto found = llvm::find_if(
      passes, [&](const ToolPass &each) { return each.name == pass; });
  return found == passes.end() ? nullptr : &*found;
}

namespace {
/// "      --name=<value>    -   words"
struct OptionLine {
  size_t indent;
  llvm::StringRef name, argument, words;
};
} // namespace

static OptionLine readOptionLine(llvm::StringRef line) {
  OptionLine read = {line.find_first_not_of(' '), {}, {}, {}};
  llvm::StringRef text = line.ltrim();
  if (!text.consume_front("--"))
    return read;
  auto [left, right] = text.split(' ');
  size_t end = left.find_first_of("=[");
  read.name = left.take_front(end);
  read.argument = end == llvm::StringRef::npos ? "" : left.drop_front(end);
  right = right.ltrim();
  right.consume_front("-");
  read.words = right.trim();
  return read;
}

/// Plain words that are also names of dialects. In a description they do not
/// refer to the dialect.
static bool isPlainWord(llvm::StringRef word) {
  static constexpr llvm::StringLiteral words[] = {
      "index", "vector", "complex", "math",   "shape",    "builtin",
      "func",  "tensor", "quant",   "memref", "transform"};
  return llvm::is_contained(words, word);
}

static void findDialects(ToolPass &pass,
                         const std::vector<std::string> &dialects) {
  llvm::StringRef name = pass.name;
  llvm::SmallVector<llvm::StringRef> words;
  name.split(words, '-');
  for (llvm::StringRef word : words) {
    if (word == "to" && !pass.dialects.empty())
      break;
    if (llvm::is_contained(dialects, word) &&
        !llvm::is_contained(pass.dialects, word))
      pass.dialects.push_back(word.str());
  }
  if (!pass.dialects.empty())
    return;
  // The name has no dialect, so search the description: "Convert FIR structured
  // control flow ops".
  std::string lower = llvm::StringRef(pass.description).lower();
  llvm::StringRef rest = lower;
  while (!rest.empty()) {
    llvm::StringRef word =
        rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    rest = rest.drop_front(std::max<size_t>(word.size(), 1));
    if (!word.empty() && !isPlainWord(word) &&
        llvm::is_contained(dialects, word) &&
        !llvm::is_contained(pass.dialects, word))
      pass.dialects.push_back(word.str());
  }
}

ToolInfo drive::readToolHelp(std::string_view help) {
  ToolInfo info;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(help).split(lines, '\n');
  size_t section = 0; // the indent of passes in the section, or 0
  bool inPipelines = false;
  PassOption *option = nullptr;
  for (llvm::StringRef line : lines) {
    if (llvm::StringRef rest = line;
        rest.consume_front("Available Dialects:")) {
      llvm::SmallVector<llvm::StringRef> names;
      rest.split(names, ',');
      for (llvm::StringRef name : names)
        if (!name.trim().empty())
          info.dialects.push_back(name.trim().str());
      continue;
    }
    llvm::StringRef text = line.trim();
    if (text == "Passes:" || text == "Pass Pipelines:") {
      section = line.find_first_not_of(' ') + 2;
      inPipelines = text != "Passes:";
      option = nullptr;
      continue;
    }
    if (text.starts_with("=")) { // a value of the option above
      if (option)
        option->values.push_back(text.drop_front().split(' ').first.str());
      continue;
    }
    OptionLine read = readOptionLine(line);
    if (read.name.empty())
      continue;
    option = nullptr;
    if (section && read.indent < section)
      section = 0;
    if (!section) {
      info.flags.push_back(read.name.str());
    } else if (read.indent == section) {
      ToolPass pass;
      pass.name = read.name.str();
      pass.description = read.words.str();
      pass.isPipeline = inPipelines;
      info.passes.push_back(std::move(pass));
    } else if (!info.passes.empty()) {
      // "--name" is a switch, "--name=<value>" may be an enumeration.
      std::vector<PassOption> &options = info.passes.back().options;
      options.push_back({read.name.str(), {}});
      if (read.argument.empty())
        options.back().values = {"false", "true"};
      else if (read.argument == "=<value>")
        option = &options.back();
    }
  }
  for (ToolPass &pass : info.passes) {
    std::erase_if(pass.options, [](const PassOption &each) {
      return each.values.size() < 2;
    });
    findDialects(pass, info.dialects);
  }
  return info;
}

std::vector<NotRun> drive::readNotRun(std::string_view table) {
  std::vector<NotRun> entries;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(table).split(lines, '\n');
  for (llvm::StringRef line : lines) {
    line = line.trim();
    if (line.empty() || line.starts_with("#"))
      continue;
    auto [globs, reason] = line.split(':');
    llvm::SmallVector<llvm::StringRef> words;
    globs.split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words)
      entries.push_back({word.str(), reason.trim().str()});
  }
  return entries;
}

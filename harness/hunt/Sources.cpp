//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Sources.h"

#include "harness/known/Glob.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <cctype>

using namespace scion;
using namespace scion::hunt;
using llvm::StringRef;

namespace {
struct ByHand {
  Glob glob;
  std::vector<std::string> passes;
};

struct Mined {
  StringRef folder, def, pass;
};

struct Table {
  std::vector<ByHand> byHand;
  std::vector<Mined> mined;
};
} // namespace

static Table readTable() {
  Table table;
  llvm::SmallVector<StringRef> lines;
  StringRef(huntSourcesText()).split(lines, '\n');
  for (StringRef line : lines) {
    line = line.trim();
    if (line.empty() || line.starts_with("#"))
      continue;
    llvm::SmallVector<StringRef> words;
    line.split(words, ' ', -1, /*KeepEmpty=*/false);
    if (words.size() > 2 && words[1] == "=") {
      std::string problem; // the tests read the table
      ByHand row{Glob::read(words[0].str(), problem), {}};
      for (StringRef word : llvm::drop_begin(words, 2))
        row.passes.push_back(word.str());
      table.byHand.push_back(std::move(row));
    } else if (words.size() == 3) {
      table.mined.push_back({words[0], words[1], words[2]});
    }
  }
  return table;
}

/// "LoopFusionUtils" as "loop", "fusion", "utils"; "scf-for-loop" likewise.
static std::vector<std::string> wordsOf(StringRef name) {
  std::vector<std::string> words;
  for (size_t i = 0; i < name.size(); ++i) {
    auto c = static_cast<unsigned char>(name[i]);
    if (!std::isalnum(c)) {
      words.emplace_back();
      continue;
    }
    bool starts =
        std::isupper(c) &&
        (i == 0 || std::islower((unsigned char)name[i - 1]) ||
         (i + 1 < name.size() && std::islower((unsigned char)name[i + 1])));
    if (words.empty() || starts)
      words.emplace_back();
    words.back() += char(std::tolower(c));
  }
  llvm::erase_if(words, [](const std::string &word) { return word.empty(); });
  return words;
}

/// Words that do not distinguish passes.
static bool isCommon(StringRef word) {
  static constexpr StringRef common[] = {
      "pass",    "utils",      "to",         "and", "the",
      "convert", "conversion", "transforms", "ops", "op"};
  return llvm::is_contained(common, word);
}

/// Whether the first four letters are equal, as in most forms of a word: "fuse"
/// and "fusion".
static bool isAlike(StringRef a, StringRef b) {
  size_t least = std::min(a.size(), b.size());
  if (least < 4)
    return a == b;
  return a.take_front(std::min<size_t>(least, 4)) ==
         b.take_front(std::min<size_t>(least, 4));
}

/// How many words of the file's name occur in the pass's names, not counting
/// words of the folder's name.
static unsigned likeness(StringRef stem, const Mined &mined) {
  std::vector<std::string> folder = wordsOf(mined.folder.split('/').second);
  std::vector<std::string> names = wordsOf(mined.def);
  for (std::string &word : wordsOf(mined.pass))
    names.push_back(std::move(word));
  unsigned score = 0;
  for (const std::string &word : wordsOf(stem)) {
    if (isCommon(word) || llvm::is_contained(folder, word))
      continue;
    score += llvm::any_of(
        names, [&](const std::string &name) { return isAlike(word, name); });
  }
  return score;
}

std::vector<std::string> hunt::passesOfSource(std::string_view pathText,
                                              std::string_view contentText) {
  static const Table table = readTable();
  StringRef path = pathText, content = contentText;
  size_t at = path.find("mlir/lib/");
  bool isHeader = at == StringRef::npos;
  if (isHeader)
    at = path.find("mlir/include/mlir/");
  if (at == StringRef::npos)
    return {};
  path = path.drop_front(
      at + StringRef(isHeader ? "mlir/include/mlir/" : "mlir/lib/").size());
  std::vector<std::string> passes;
  auto add = [&](StringRef pass) {
    if (!llvm::is_contained(passes, pass))
      passes.push_back(pass.str());
  };
  // The file says which passes it defines.
  constexpr StringRef defines = "GEN_PASS_DEF_";
  for (size_t i = content.find(defines); i != StringRef::npos;
       i = content.find(defines, i + 1)) {
    StringRef name =
        content.drop_front(i + defines.size()).take_while([](char c) {
          return std::isalnum((unsigned char)c) || c == '_';
        });
    for (const Mined &mined : table.mined)
      if (mined.def.equals_insensitive(name))
        add(mined.pass);
  }
  if (!passes.empty())
    return passes;
  for (const ByHand &row : table.byHand)
    if (row.glob.matches(std::string_view(path)))
      return row.passes;
  // Take the passes of the folder whose names match the file's name best; for a
  // conversion, match the folder's name.
  StringRef folder = path.rsplit('/').first, stem = path.rsplit('/').second;
  stem = stem.split('.').first;
  bool isConversion = path.starts_with("Conversion/");
  if (isConversion)
    stem = path.split('/').second.split('/').first;
  unsigned best = 0;
  for (const Mined &mined : table.mined) {
    if (!(folder.starts_with(mined.folder) &&
          (folder.size() == mined.folder.size() ||
           folder[mined.folder.size()] == '/')))
      continue;
    unsigned score = likeness(stem, mined);
    if (score < best || score == 0)
      continue;
    if (score > best)
      passes.clear();
    best = score;
    add(mined.pass);
  }
  return passes;
}

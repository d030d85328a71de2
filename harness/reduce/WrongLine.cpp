//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the wrong line in the output of a pass, the lines to show with it, and
// the ops that a bug is about.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/LightTest.h"
#include "harness/reduce/ReduceReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

using namespace scion;
using llvm::StringRef;

/// Replaces the names of operands by their definitions, to show rewrites that
/// only replace an operand.
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

/// The lines without the names of values.
static std::vector<std::string>
withoutNames(const std::vector<std::string> &lines) {
  std::vector<std::string> result;
  for (const std::string &line : lines)
    result.push_back(withoutValueNames(line));
  return result;
}

/// The lines of `fresh` that are not in the heaviest common subsequence. Lines
/// that begin a region weigh more: if an op leaves a loop, the op is new, and
/// not the loop.
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

/// How much a line tells about a pass: 2 for an op that computes, 1 for a
/// constant or an address, 0 for a line outside of functions or without an op.
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
  std::vector<std::string> oldTexts = withoutNames(old),
                           freshTexts = withoutNames(fresh);
  std::vector<size_t> texts = newLines(oldTexts, freshTexts);
  std::vector<size_t> given =
      newLines(withDefinitions(old), withDefinitions(fresh));
  for (unsigned least : {2u, 1u, 0u})
    for (const std::vector<size_t> &lines : {texts, given})
      for (size_t at : lines) {
        StringRef line = StringRef(fresh[at]).trim();
        // Constants that only moved are not new.
        bool isOld = least < 2 && llvm::is_contained(oldTexts, freshTexts[at]);
        bool isOp = !line.empty() && line.front() != '}' && line.front() != '#';
        if (isOp && !isOld && howTelling(line) >= least)
          return line.str();
      }
  return "";
}

/// The lines that define the attribute aliases in these lines, such as #map;
/// they stand before the module.
static std::vector<size_t> mapsUsedBy(const std::vector<size_t> &uses,
                                      const std::vector<std::string> &lines) {
  std::vector<size_t> maps;
  for (auto [at, line] : llvm::enumerate(lines)) {
    StringRef name = StringRef(line).split(" = ").first;
    if (!name.starts_with("#") || llvm::is_contained(uses, at))
      continue;
    if (llvm::any_of(uses, [&](size_t use) {
          StringRef text = lines[use];
          return llvm::any_of(StringRef("(,]"), [&](char next) {
            return text.contains(name.str() + next);
          });
        }))
      maps.push_back(at);
  }
  return maps;
}

/// Adds the head of the function that contains the first of these lines, and
/// the maps that they use.
static std::vector<size_t>
withHeadAndMaps(std::vector<size_t> shown,
                const std::vector<std::string> &lines) {
  size_t head = shown.empty() ? 0 : shown.front();
  while (head > 0 && !StringRef(lines[head]).contains("func.func "))
    --head;
  if (!shown.empty() && head < shown.front())
    shown.insert(shown.begin(), head);
  std::vector<size_t> maps = mapsUsedBy(shown, lines);
  shown.insert(shown.begin(), maps.begin(), maps.end());
  return shown;
}

/// How many lines it takes to show these of `count`: gaps take one each.
static size_t linesFor(const std::vector<size_t> &shown, size_t count) {
  size_t gaps = 0, next = 0;
  for (size_t at : shown) {
    gaps += at != next;
    next = at + 1;
  }
  return shown.size() + gaps + (next < count);
}

std::vector<size_t> scion::linesToShow(const std::vector<std::string> &before,
                                       const std::vector<std::string> &after,
                                       const std::string &wrongLine,
                                       size_t most) {
  if (after.size() <= most) {
    std::vector<size_t> all(after.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
  }
  std::vector<std::string> old = withoutNames(before),
                           fresh = withoutNames(after);
  size_t wrong =
      llvm::find(fresh, withoutValueNames(wrongLine)) - fresh.begin();
  std::vector<size_t> shown = newLines(old, fresh);
  if (wrong < fresh.size() && !llvm::is_contained(shown, wrong))
    shown.insert(llvm::lower_bound(shown, wrong), wrong);
  llvm::erase_if(shown, [&](size_t at) { return fresh[at].starts_with("#"); });
  if (shown.size() > most)
    llvm::erase_if(shown, [&](size_t at) {
      return at != wrong && howTelling(StringRef(after[at]).trim()) < 2;
    });
  if (wrong == fresh.size() && !shown.empty())
    wrong = shown.front(); // keep the first lines
  std::vector<size_t> all = withHeadAndMaps(shown, after);
  while (shown.size() > 1 && linesFor(all, after.size()) > most) {
    bool isFirstFarther =
        wrong >= shown.back() ||
        (wrong > shown.front() && wrong - shown.front() > shown.back() - wrong);
    shown.erase(isFirstFarther ? shown.begin() : shown.end() - 1);
    all = withHeadAndMaps(shown, after);
  }
  return all;
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
  // Ops of arith come last: loops and tensors are more specific.
  std::vector<std::string> first, last;
  for (const std::string &op : order)
    (StringRef(op).starts_with("arith.") ? last : first).push_back(op);
  first.insert(first.end(), last.begin(), last.end());
  return first;
}

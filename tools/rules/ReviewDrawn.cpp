//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Review.h"

#include "harness/input/PublicRewrites.h"
#include "harness/lowering/PassOptions.h"
#include "tools/rules/NotDrawn.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

namespace {
/// Something that could be drawn: a value of an option, an option (`value` is
/// "") or an op (`pass` is "").
struct Item {
  std::string pass, name, value;
  bool isDrawn = false;

  std::string text() const {
    return (pass.empty() ? "" : pass + ": ") + name +
           (value.empty() ? "" : "=" + value);
  }
};

struct Share {
  unsigned drawn = 0, all = 0, out = 0;

  std::string str(const char *what) const {
    char text[128];
    std::snprintf(text, sizeof(text),
                  "%s drawn: %u of %u (%.0f %%), %u more are out of reach\n",
                  what, drawn, all, all ? 100.0 * drawn / all : 100.0, out);
    return text;
  }
};
} // namespace

/// Returns every option of the passes that paths draw, with one item for each
/// value if the values are known. An option set that does not name an option
/// uses its default.
static std::vector<Item> optionItems(const RuleTable &rules) {
  std::vector<Item> items;
  for (const PassRule &rule : rules.rules()) {
    if (rule.role == PassRole::Excluded)
      continue;
    std::vector<std::vector<std::pair<std::string, std::string>>> sets;
    for (std::string_view set : rule.optionSets(/*mayReorder=*/true))
      sets.push_back(splitOptions(set));
    for (const PassOption &option : optionsOf(rule.name)) {
      llvm::StringSet<> drawn;
      bool isNamed = false;
      for (const auto &set : sets) {
        auto found = llvm::find_if(
            set, [&](const auto &pair) { return pair.first == option.name; });
        isNamed |= found != set.end();
        drawn.insert(found == set.end() ? option.byDefault : found->second);
      }
      for (const std::string &value : option.values)
        items.push_back({rule.name, option.name, value, drawn.contains(value)});
      if (option.values.empty())
        items.push_back({rule.name, option.name, "", isNamed});
    }
  }
  return items;
}

static std::vector<Item> opItems(const ReviewTables &tables,
                                 mlir::MLIRContext &context) {
  // Every schedule is a named sequence.
  llvm::StringSet<> drawn = {"transform.named_sequence", "transform.yield"};
  for (const ScheduleMove &move : tables.schedules)
    for (llvm::StringRef op : opsOfSchedule(move.body))
      drawn.insert(op);
  std::vector<Item> items;
  for (mlir::RegisteredOperationName name : context.getRegisteredOperations())
    if (name.getDialectNamespace() == "transform")
      items.push_back({"", name.getStringRef().str(), "",
                       drawn.contains(name.getStringRef())});
  std::sort(items.begin(), items.end(),
            [](const Item &a, const Item &b) { return a.name < b.name; });
  return items;
}

/// Returns the public functions of the table, which lists the passes and ops
/// that reach each.
static std::vector<Item> functionItems(const ReviewTables &tables,
                                       const std::vector<Item> &ops) {
  llvm::StringSet<> drawn;
  for (const PassRule &rule : tables.rules.rules())
    if (rule.role != PassRole::Excluded)
      drawn.insert(rule.name);
  for (const Item &op : ops)
    if (op.isDrawn)
      drawn.insert(op.name);
  auto isCalled = [](llvm::StringRef function) {
    return llvm::any_of(publicRewrites(), [&](const PublicRewrite &rewrite) {
      return llvm::StringRef(rewrite.call).contains(function.str() + "(");
    });
  };
  std::vector<Item> items;
  llvm::SmallVector<llvm::StringRef> lines, words;
  llvm::StringRef(shippedPublicFunctions()).split(lines, '\n');
  for (llvm::StringRef line : lines) {
    words.clear();
    line.split(words, ' ', -1, /*KeepEmpty=*/false);
    if (words.size() < 2 || words[0] == "#")
      continue;
    bool isDrawn = isCalled(words[0]) ||
                   llvm::any_of(llvm::drop_begin(words, 2),
                                [&](auto by) { return drawn.contains(by); });
    items.push_back({"", words[0].str(), "", isDrawn});
  }
  return items;
}

void scion::reviewDrawn(const ReviewTables &tables, mlir::MLIRContext &context,
                        Checklist &list, std::string &shares) {
  std::vector<std::string> errors;
  std::vector<NotDrawn> reasons = readNotDrawn(
      tables.notDrawn.text, tables.notDrawn.name, LLVM_VERSION_MAJOR, errors);
  for (const std::string &error : errors)
    list.open("reasons", error);
  std::vector<bool> isUsed(reasons.size());
  Share options, ops, functions;
  std::vector<Item> items = optionItems(tables.rules);
  std::vector<Item> transforms = opItems(tables, context);
  llvm::append_range(items, transforms);
  llvm::append_range(items, functionItems(tables, transforms));
  for (const Item &item : items) {
    Share &share = !item.pass.empty()                    ? options
                   : item.name.starts_with("transform.") ? ops
                                                         : functions;
    if (item.isDrawn) {
      ++share.all;
      ++share.drawn;
      continue;
    }
    bool hasReason = false, isOut = false;
    for (size_t i = 0; i < reasons.size(); ++i)
      if (reasons[i].isAbout(item.pass, item.name, item.value)) {
        isUsed[i] = hasReason = true;
        isOut |= reasons[i].isOut;
      }
    ++(isOut ? share.out : share.all);
    if (!hasReason)
      list.open(&share == &ops ? tables.moves.name
                               : tables.overlay.place(item.pass),
                item.text() + " is never drawn; draw it, or give a reason in " +
                    tables.notDrawn.name);
  }
  // Without a table of public functions, reasons for functions cannot be
  // checked.
  for (size_t i = 0; i < reasons.size(); ++i)
    if (!isUsed[i] && (functions.all || !reasons[i].isFunction))
      list.open(tables.notDrawn.name + ":" + llvm::Twine(reasons[i].line),
                "nothing that is not drawn has this name; remove the line");
  shares += options.str("options of passes (values)") +
            ops.str("ops of the transform dialect");
  if (functions.all)
    shares += functions.str("public functions");
}

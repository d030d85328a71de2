//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Review.h"

#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassOptions.h"
#include "harness/lowering/RuleTexts.h"

using namespace scion;

static void reviewOptions(const ReviewTables &tables, const PassRule &rule,
                          Checklist &list) {
  if (rule.role == PassRole::Excluded)
    return;
  for (std::string_view set : rule.optionSets(/*mayReorder=*/true)) {
    std::string problem = problemWithOptions(rule.name, set);
    if (!problem.empty())
      list.open(tables.overlay.place(set, rule.line),
                "'" + rule.name + "' does not take '" + llvm::Twine(set) +
                    "': " + problem + "; mend the options");
  }
}

void scion::reviewPasses(const ReviewTables &tables, Checklist &list) {
  const std::string &file = tables.overlay.name;
  for (const RegisteredPass &pass : registeredPasses()) {
    if (!pass.isOfMLIR || tables.rules.find(pass.name))
      continue;
    // The tables of this build show whether the quarantine accepted the pass.
    const PassRule *now = RuleTable::global().find(pass.name);
    std::string state = !now || !now->isUnknown ? ""
                        : now->never            ? " (" + now->because + ")"
                                                : " (it joined: it was tried)";
    list.open(file, "'" + pass.name + "' is registered and has no rule" +
                        state + "; review it and write one");
  }
  for (const PassRule &rule : tables.rules.rules()) {
    const RegisteredPass *registered = registeredPass(rule.name);
    if (!registered) {
      list.open(tables.overlay.place(rule.name, rule.line),
                "no pass is called '" + rule.name +
                    "'; remove it, or begin its line with 'until'");
      continue;
    }
    if (rule.role != PassRole::Excluded &&
        ((rule.onModule && !registered->onModule) ||
         (rule.onFunction && !registered->onFunction)))
      list.open(tables.overlay.place(rule.name, rule.line),
                "'" + rule.name + "' cannot run where its 'on' line says");
    reviewOptions(tables, rule, list);
  }
  if (minedRules().find(registeredPassesFingerprint()) ==
      std::string_view::npos)
    list.open("the mined rules", "they were made for other passes; make them "
                                 "anew with `scion rules mine`");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion rules`: the lowering rules, and what they are made from.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassRules.h"
#include "tools/Tool.h"

#include <CLI/CLI.hpp>

#include <cstdio>

using namespace scion;

static const char *toString(PassRole role) {
  switch (role) {
  case PassRole::Optimization:
    return "optimization";
  case PassRole::Conversion:
    return "conversion";
  case PassRole::Excluded:
    return "exclude";
  }
  return "";
}

/// One line per registered pass: role, name, where it can run.
static void listRules() {
  const RuleTable &table = RuleTable::global();
  for (const RegisteredPass &pass : registeredPasses()) {
    const PassRule *rule = table.find(pass.name);
    std::printf("%-12s %-45s %s%s%s\n", rule ? toString(rule->role) : "none",
                pass.name.c_str(), pass.onModule ? "module " : "",
                pass.onFunction ? "function " : "",
                rule && !rule->because.empty() ? ("# " + rule->because).c_str()
                                               : "");
  }
}

static void addRules(CLI::App &app) {
  CLI::App *command = app.add_subcommand(
      "rules", "The rules that lowering paths are built from.");
  command->require_subcommand(1);
  command
      ->add_subcommand("list", "Every registered pass with its role and, where "
                               "it is kept out of paths, the reason")
      ->callback(listRules);
}

static RegisterSubcommand registration("rules", addRules);

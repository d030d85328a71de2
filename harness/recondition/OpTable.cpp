//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/OpTable.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <map>

using namespace mlir;
using namespace scion;

static void parseLine(llvm::StringRef line, std::vector<OpRule> &rules) {
  line = line.trim();
  if (line.empty() || line.starts_with("#"))
    return;
  auto [names, rest] = line.split(": ");
  auto [verdict, tail] = rest.trim().split(' ');
  OpRule rule;
  if (verdict == "clean") {
    rule.verdict = OpVerdict::Clean;
    rule.reason = tail.trim().str();
  } else if (verdict == "guard") {
    rule.verdict = OpVerdict::Guarded;
    llvm::SmallVector<llvm::StringRef> hazards;
    tail.split(hazards, ' ', -1, false);
    for (llvm::StringRef name : hazards) {
      const Hazard *hazard = findHazard(std::string_view(name));
      if (!hazard)
        llvm::report_fatal_error("ops.table: no hazard named " + name);
      rule.hazards.push_back(hazard);
    }
  } else if (verdict == "out") {
    rule.verdict = OpVerdict::OutOfScope;
    rule.reason = tail.trim().str();
  } else {
    llvm::report_fatal_error("ops.table: expected clean, guard or out: " +
                             line);
  }
  // "arith.{addf subf}: …" names several ops of a dialect.
  auto [dialect, list] = names.split('.');
  llvm::SmallVector<llvm::StringRef> ops;
  if (list.consume_front("{") && list.consume_back("}"))
    list.split(ops, ' ', -1, false);
  else
    ops.push_back(list);
  for (llvm::StringRef op : ops) {
    rule.op = (dialect + "." + op).str();
    rules.push_back(rule);
  }
}

const std::vector<OpRule> &scion::opTable() {
  static const std::vector<OpRule> table = [] {
    std::vector<OpRule> rules;
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(opTableText()).split(lines, '\n');
    for (llvm::StringRef line : lines)
      parseLine(line, rules);
    return rules;
  }();
  return table;
}

/// What traits and interfaces of an op say about its hazards, so that the table
/// cannot forget them.
static void addByInterface(OperationName name, OpRule &rule) {
  auto add = [&](std::string_view hazardName) {
    const Hazard *hazard = findHazard(hazardName);
    if (hazard && !llvm::is_contained(rule.hazards, hazard))
      rule.hazards.push_back(hazard);
  };
  if (rule.verdict == OpVerdict::OutOfScope)
    return;
  if (name.hasInterface<arith::ArithFastMathInterface>())
    add("fast-math");
  if (name.hasInterface<arith::ArithIntegerOverflowFlagsInterface>())
    add("flags");
  if (name.hasTrait<OpTrait::Elementwise>())
    add("elementwise-shapes");
  if (!rule.hazards.empty())
    rule.verdict = OpVerdict::Guarded;
}

const OpRule *scion::ruleFor(OperationName name) {
  // A TypeID is the same in every context; unregistered ops share one.
  static std::map<const void *, OpRule> cache;
  static const llvm::StringMap<const OpRule *> byName = [] {
    llvm::StringMap<const OpRule *> map;
    for (const OpRule &rule : opTable())
      if (!map.try_emplace(rule.op, &rule).second)
        llvm::report_fatal_error(llvm::Twine("ops.table: twice: ") + rule.op);
    return map;
  }();
  if (!name.isRegistered())
    return nullptr;
  const void *key = name.getTypeID().getAsOpaquePointer();
  if (auto found = cache.find(key); found != cache.end())
    return found->second.op.empty() ? nullptr : &found->second;
  auto found = byName.find(name.getStringRef());
  OpRule rule;
  if (found != byName.end()) {
    rule = *found->second;
    addByInterface(name, rule);
  }
  const OpRule &kept = cache.emplace(key, std::move(rule)).first->second;
  return kept.op.empty() ? nullptr : &kept;
}

std::vector<std::string_view> scion::listedDialects() {
  return {"affine", "arith",  "bufferization", "cf",   "complex",
          "func",   "index",  "linalg",        "math", "memref",
          "scf",    "tensor", "tosa",          "ub",   "vector"};
}

std::string scion::opTableMarkdown(MLIRContext &context,
                                   std::vector<std::string> &missing) {
  std::vector<OperationName> names;
  std::vector<std::string_view> dialects = listedDialects();
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (llvm::is_contained(dialects,
                           std::string_view(name.getDialectNamespace())))
      names.push_back(name);
  std::sort(names.begin(), names.end(), [](OperationName a, OperationName b) {
    return a.getStringRef() < b.getStringRef();
  });
  unsigned clean = 0, guarded = 0, out = 0;
  std::string rows;
  for (OperationName name : names) {
    std::string op = name.getStringRef().str();
    const OpRule *rule = ruleFor(name);
    if (!rule) {
      missing.push_back(op);
      continue;
    }
    rows += "| `" + op + "` | ";
    switch (rule->verdict) {
    case OpVerdict::Clean:
      ++clean;
      rows += "no UB | " + rule->reason + " |\n";
      break;
    case OpVerdict::Guarded: {
      ++guarded;
      rows += "guarded | ";
      const char *separator = "";
      for (const Hazard *hazard : rule->hazards) {
        rows += separator + ("[" + std::string(hazard->name) +
                             "](../tests/lit/recondition/" +
                             std::string(hazard->name) + ".mlir)");
        separator = ", ";
      }
      rows += " |\n";
      break;
    }
    case OpVerdict::OutOfScope:
      ++out;
      rows += "out of scope | " + rule->reason + " |\n";
      break;
    }
  }
  std::string text =
      "# Ops and their hazards\n\n"
      "Generated by `scion recondition --table` from "
      "harness/recondition/ops.table and the registered ops; a test fails when "
      "this page is stale or an op has no row.\n\n";
  text += std::to_string(names.size()) + " ops: " + std::to_string(clean) +
          " without UB, " + std::to_string(guarded) + " guarded, " +
          std::to_string(out) + " out of scope.\n\n";
  text += "| op | verdict | hazards (and their tests), or why |\n"
          "| --- | --- | --- |\n";
  return text + rows;
}

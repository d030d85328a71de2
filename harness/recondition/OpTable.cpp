//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/OpTable.h"
#include "harness/compat/VersionedTable.h"
#include "harness/input/Extensions.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <map>

using namespace mlir;
using namespace scion;

/// The hazards that ops get by their traits and interfaces, so that the table
/// need not list them.
static constexpr const char *fastMath = "fast-math";
static constexpr const char *flags = "flags";
static constexpr const char *dynamicSizes = "dynamic-sizes";

namespace {
/// Reads ops.table line by line.
class TableReader {
public:
  TableReader(llvm::StringRef text, std::vector<OpRule> &rules,
              std::vector<std::string> &errors, unsigned version)
      : table(text, "ops.table", version, errors), rules(rules) {}

  void read() {
    while (std::optional<llvm::StringRef> line = table.next())
      readLine(*line);
  }

private:
  VersionedTable table;
  std::vector<OpRule> &rules;
  llvm::StringMap<unsigned> lineOf;

  bool readVerdict(llvm::StringRef verdict, llvm::StringRef tail,
                   OpRule &rule) {
    if (verdict == "clean" || verdict == "out") {
      rule.verdict =
          verdict == "out" ? OpVerdict::OutOfScope : OpVerdict::Clean;
      rule.reason = tail.trim().str();
      return true;
    }
    if (verdict != "guard") {
      table.problem("'" + verdict +
                    "' is no verdict; write clean, guard or out");
      return false;
    }
    rule.verdict = OpVerdict::Guarded;
    llvm::SmallVector<llvm::StringRef> hazards;
    tail.split(hazards, ' ', -1, false);
    if (hazards.empty())
      table.problem(
          "guard needs a hazard; `scion recondition --list` lists them");
    for (llvm::StringRef name : hazards)
      if (const Hazard *hazard = findHazard(std::string_view(name)))
        rule.hazards.push_back(hazard);
      else
        table.problem("'" + name +
                      "' is no hazard; `scion recondition --list` lists them");
    return true;
  }

  void readLine(llvm::StringRef line) {
    auto [names, rest] = line.split(": ");
    auto [verdict, tail] = rest.trim().split(' ');
    OpRule rule;
    if (!readVerdict(verdict, tail, rule))
      return;
    // "arith.{addf subf}: …" names several ops of a dialect.
    auto [dialect, list] = names.split('.');
    llvm::SmallVector<llvm::StringRef> ops;
    if (list.consume_front("{") && list.consume_back("}"))
      list.split(ops, ' ', -1, false);
    else
      ops.push_back(list);
    for (llvm::StringRef op : ops) {
      rule.op = (dialect + "." + op).str();
      auto [line, isNew] = lineOf.try_emplace(rule.op, table.line());
      if (isNew)
        rules.push_back(rule);
      else
        table.problem("'" + rule.op + "' has line " +
                      llvm::Twine(line->second) + " already; join the two");
    }
  }
};
} // namespace

std::vector<OpRule> scion::parseOpTable(std::string_view text,
                                        std::vector<std::string> &errors,
                                        unsigned version) {
  std::vector<OpRule> rules;
  TableReader(text, rules, errors, version).read();
  return rules;
}

const std::vector<OpRule> &scion::opTable() {
  static const std::vector<OpRule> table = [] {
    std::vector<std::string> errors;
    // Added after our table, so that line numbers in our file stay correct.
    std::vector<OpRule> rules =
        parseOpTable(std::string(opTableText()) + addedOpTable(), errors);
    for (const char *name : {fastMath, flags, dynamicSizes})
      if (!findHazard(name))
        errors.push_back(std::string("OpTable.cpp: '") + name +
                         "' is no hazard; name the one that interfaces give");
    if (!errors.empty())
      llvm::report_fatal_error(llvm::Twine(llvm::join(errors, "\n")));
    return rules;
  }();
  return table;
}

static void addByInterface(OperationName name, OpRule &rule) {
  auto add = [&](std::string_view hazardName) {
    const Hazard *hazard = findHazard(hazardName);
    if (!llvm::is_contained(rule.hazards, hazard))
      rule.hazards.push_back(hazard);
  };
  if (rule.verdict == OpVerdict::OutOfScope)
    return;
  if (name.hasInterface<arith::ArithFastMathInterface>())
    add(fastMath);
  if (name.hasInterface<arith::ArithIntegerOverflowFlagsInterface>())
    add(flags);
  if (name.hasTrait<OpTrait::Elementwise>())
    add(dynamicSizes);
  if (!rule.hazards.empty())
    rule.verdict = OpVerdict::Guarded;
}

const OpRule *scion::ruleFor(OperationName name) {
  // A TypeID is the same in every context; unregistered ops share one.
  static std::map<const void *, OpRule> cache;
  static const llvm::StringMap<const OpRule *> byName = [] {
    llvm::StringMap<const OpRule *> map;
    for (const OpRule &rule : opTable())
      map[rule.op] = &rule;
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

std::span<const std::string_view> scion::listedDialects() {
  static constexpr std::string_view dialects[] = {
      "affine", "arith",  "bufferization", "cf",   "complex",
      "func",   "index",  "linalg",        "math", "memref",
      "scf",    "tensor", "tosa",          "ub",   "vector"};
  return dialects;
}

bool scion::isOfOtherTarget(llvm::StringRef dialect) {
  static constexpr llvm::StringLiteral dialects[] = {
      "acc", "async", "emitc", "gpu",           "ml_program",
      "omp", "quant", "shape", "sparse_tensor", "spirv"};
  return llvm::is_contained(dialects, dialect);
}

/// A named linalg op's body is made from its name; printing drops edits of it.
static bool hasHiddenBody(Operation *op) {
  return isa<linalg::LinalgOp>(op) &&
         !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(op);
}

std::vector<HazardousOp>
scion::hazardousOps(Operation *function,
                    llvm::function_ref<bool(const Hazard &)> counts) {
  std::vector<HazardousOp> found;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    const OpRule *rule = ruleFor(op->getName());
    if (rule && llvm::any_of(rule->hazards, [&](const Hazard *hazard) {
          return counts(*hazard);
        }))
      found.push_back({op, rule});
    return hasHiddenBody(op) ? WalkResult::skip() : WalkResult::advance();
  });
  return found;
}

std::string scion::opTableMarkdown(MLIRContext &context,
                                   std::vector<std::string> &missing) {
  std::vector<OperationName> names;
  std::span<const std::string_view> dialects = listedDialects();
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

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules for passes, as data: the ops that a conversion lowers, the ops that
// an optimisation applies to, their options, and the passes that paths do not
// use. Two tables are compiled in: mined-VERSION.rules, which `scion rules
// mine` measures, and overlay.rules, which people review. A plugin's pass,
// which neither table lists, becomes an optimisation that applies to
// everything.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PASSRULES_H
#define SCION_HARNESS_LOWERING_PASSRULES_H

#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/SelectorIndex.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scion {

struct Quarantine;
struct RegisteredPass;

enum class PassRole : uint8_t {
  Optimization, // may run at any time, results stay the same
  Conversion,   // replaces ops by ops of other dialects, towards LLVM
  Interpreted,  // an optimisation that the interpreter alone judges: no path
                // goes on with what it leaves, which codegen may round
                // differently, or which does not lower to LLVM
  Retargeting,  // keeps results; what it makes does not lower to LLVM here
  Excluded,     // see `because`
};

struct PassRule {
  std::string name;
  PassRole role = PassRole::Excluded;

  /// Whether the pass can run on the module, and on each function.
  bool onModule = false, onFunction = false;

  /// Sets of options to choose from, each as written between braces; "" stands
  /// for the defaults.
  std::vector<std::string> options;

  /// Option sets that change the order of floating-point sums in reductions and
  /// contractions, and so their results; not used on such modules.
  std::vector<std::string> reorderingOptions;

  /// Selectors (see known/Selectors.h): what a conversion replaces, what an
  /// optimisation works on.
  std::vector<std::string> ops;

  /// Ops that the pass replaced by ops of other dialects during mining (a
  /// conversion's `ops` hold these too), and those that it changed in any way.
  std::vector<std::string> converted, worksOn;

  /// The dialects of the replacements, if there were any.
  std::vector<std::string> into;

  /// Selectors of ops that must not be present when the pass runs.
  std::vector<std::string> notWith;

  /// Position among the conversions of the reference path; smaller comes first.
  unsigned order = 0;

  /// The weight of an optimisation when a pass is drawn.
  unsigned weight = 1;

  /// Whether no reviewed table has the pass: one of a plugin, or one of MLIR
  /// itself that is used because a trial passed, or that waits for review.
  bool isUnknown = false;
  bool isOfMLIR = false; // and unknown

  std::string because;

  /// The target of a retargeting pass: "gpu", "emitc" ….
  std::string target;

  /// The line of overlay.rules that first names the pass; 0 if none does.
  unsigned line = 0;

  /// Whether not even the pass oracle runs the pass; it runs other excluded
  /// passes.
  bool never = false;

  /// Of an excluded pass: whether it keeps results, so that the pass oracle
  /// compares them although no path has the pass.
  bool keepsResults = false;

  /// Selectors of ops whose results the pass changes by design: results are not
  /// compared even if a user asks for the pass.
  std::vector<std::string> otherResults;

  /// The option sets to choose from; `mayReorder` if they may change the order
  /// of floating-point sums.
  std::vector<std::string_view> optionSets(bool mayReorder) const;
  /// Whether all option sets have this option, as "check-validity=1": without
  /// it the pass may change results by design.
  bool needs(std::string_view option) const;
  bool converts(std::string_view kind) const;
  /// Whether a right pass leaves a program that computes the same.
  bool isCompared() const { return role != PassRole::Excluded || keepsResults; }
};

/// How a pass relates to the kinds of ops in a module.
enum class Relevance : uint8_t {
  None,    // nothing
  WorksOn, // `worksOn` selects one: it was seen to change ops of that dialect
  Wants,   // `ops` or `converted` do
};

class RuleTable {
public:
  RuleTable() = default;
  RuleTable(const RuleTable &other);
  RuleTable(RuleTable &&) = default;
  RuleTable &operator=(const RuleTable &) = delete;
  RuleTable &operator=(RuleTable &&) = default;

  /// The compiled-in tables, completed with all other registered passes.
  static const RuleTable &global();

  /// Parses the tables. `errors` gets "overlay.rules:12: …" for each error.
  /// Lines for other versions of MLIR are ignored.
  static RuleTable parse(std::string_view mined, std::string_view overlay,
                         std::vector<std::string> &errors,
                         unsigned version = LLVM_VERSION_MAJOR);

  const std::vector<PassRule> &rules() const { return list; }
  const PassRule *find(std::string_view name) const;

  /// For each of rules(), whether it applies to a module of these kinds: it has
  /// an op that the rule needs, and none that excludes it.
  std::vector<bool> applicable(const OpKinds &kinds) const {
    return selectors.applicable(kinds);
  }

  /// For each of rules(), its relevance to a module of these kinds. Excluded
  /// passes have one, too.
  std::vector<Relevance> relevance(const OpKinds &kinds) const;

  /// The rule's place in rules(), applicable() and relevance().
  size_t indexOf(const PassRule &rule) const { return &rule - list.data(); }

  /// The conversions that replace ops of this kind.
  const std::vector<const PassRule *> &
  conversionsOf(const std::string &kind) const;

  /// Conversions in the order of the reference path.
  const std::vector<const PassRule *> &conversions() const { return ordered; }
  const std::vector<const PassRule *> &optimizations() const { return pool; }

  /// The passes that lead to a target other than LLVM, by its name.
  const std::vector<const PassRule *> &retargeting(std::string_view to) const;
  /// The names of these targets, sorted.
  std::vector<std::string> targets() const;

  /// Adds a registered pass that has no rule, and where an excluded pass can
  /// run. A pass that is not of MLIR becomes an optimisation of everything,
  /// which is drawn more often than most. A pass of MLIR that the quarantine
  /// allows becomes an optimisation of the ops that it changed during mining,
  /// if any. All others, such as test passes, are excluded, also from the pass
  /// oracle.
  void complete(const RegisteredPass &pass, const Quarantine &quarantine);

  /// The numbers of unreviewed passes of MLIR that are used, and that wait.
  std::pair<unsigned, unsigned> unreviewed() const;

  /// One line for the start of a process; "" if there is no such pass.
  std::string unreviewedSummary() const;

  /// Removes a pass.
  void drop(std::string_view name);

  /// Adds the first dialect in the name of each excluded pass to the pass's
  /// `worksOn`, because mining has few programs of these dialects.
  void addNamesakes(const std::vector<std::string> &dialects);

private:
  void index(); // pointers below go into the list

  SelectorIndex selectors, wanted, workedOn; // of the rules in the list
  mutable llvm::StringMap<std::vector<const PassRule *>> converting;

  std::vector<PassRule> list;
  std::vector<PassRule> onlyMined; // nobody has reviewed them
  unsigned unknown = 0;            // of plugins, in the list
  std::vector<const PassRule *> ordered, pool;
  std::map<std::string, std::vector<const PassRule *>, std::less<>> leading;
};

/// Reads a pipeline of a user: like splitPipeline(), but a pass that runs only
/// on functions need not be nested in func.func(…), as for mlir-opt's options.
/// If MLIR does not know a pass or an option, returns no steps, and an error
/// with the nearest name.
std::vector<PathStep> readPipeline(std::string_view text, std::string &error);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSRULES_H

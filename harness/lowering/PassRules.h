//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Scion knows about passes, as data: which conversion lowers which ops,
// which optimisations apply to what, with which options, and what is kept out
// of paths. Two tables are compiled in: mined-VERSION.rules, which `scion rules
// mine` measures, and overlay.rules, which people review. Passes that neither
// knows (a plugin's) join as optimisations that apply to everything.
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

  /// Where the pass can be put: directly in the module, in each function.
  bool onModule = false, onFunction = false;

  /// Sets of options to choose from, each as written between braces; "" stands
  /// for the defaults.
  std::vector<std::string> options;

  /// Option sets that give other bits for floating-point reductions and
  /// contractions (another order of the same sum); not used on such modules.
  std::vector<std::string> reorderingOptions;

  /// Selectors (see known/Selectors.h): what a conversion replaces, what an
  /// optimisation works on.
  std::vector<std::string> ops;

  /// The ops that mining saw the pass replace by ops of other dialects (a
  /// conversion's `ops` hold these too), and those that it saw it change at
  /// all.
  std::vector<std::string> converted, worksOn;

  /// The dialects of these other ops, where mining saw any.
  std::vector<std::string> into;

  /// Selectors of ops that must be gone (or absent) before the pass may run.
  std::vector<std::string> notWith;

  /// Position among the conversions of the reference path; smaller comes first.
  unsigned order = 0;

  /// How many other passes an optimisation counts as when one is drawn.
  unsigned weight = 1;

  /// In no reviewed table: a plugin's, or one of MLIR itself that joined
  /// because it was tried, or that waits for review.
  bool isUnknown = false;
  bool isOfMLIR = false; // and unknown

  std::string because;

  /// Of a retargeting pass: "gpu", "emitc" ….
  std::string target;

  /// Where overlay.rules first names it; 0 if it does not.
  unsigned line = 0;

  /// Not even for the pass oracle, which runs excluded passes too.
  bool never = false;

  /// Selectors of ops that compute something else after the pass, by design:
  /// results are not compared even for a pass that was asked for.
  std::vector<std::string> otherResults;

  /// The option sets to choose from on a module that may or may not see another
  /// order of floating-point sums.
  std::vector<std::string_view> optionSets(bool mayReorder) const;
  bool converts(std::string_view kind) const;
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

  /// The compiled-in tables, and the passes that are registered besides.
  static const RuleTable &global();

  /// `errors` gets "overlay.rules:12: …" for whatever cannot be understood.
  /// Lines for other versions of MLIR are left out.
  static RuleTable parse(std::string_view mined, std::string_view overlay,
                         std::vector<std::string> &errors,
                         unsigned version = LLVM_VERSION_MAJOR);

  const std::vector<PassRule> &rules() const { return list; }
  const PassRule *find(std::string_view name) const;

  /// For each of rules(), whether it applies to a module of these kinds: some
  /// op that it wants is there, and none that keeps it off.
  std::vector<bool> applicable(const OpKinds &kinds) const {
    return selectors.applicable(kinds);
  }

  /// For each of rules(), what ties it to a module of these kinds. Passes that
  /// are kept out of paths have such facts too.
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

  /// Tells the table where a registered pass can run. One that nobody reviewed
  /// joins as an optimisation: a plugin's of everything, drawn more often than
  /// most, if it is not of MLIR; else if the quarantine lets it, of what mining
  /// saw it change. What waits is kept out of paths, and of the pass oracle; so
  /// is each test pass without a rule.
  void complete(const RegisteredPass &pass, const Quarantine &quarantine);

  /// Passes of MLIR itself that nobody reviewed: how many joined, how many
  /// wait.
  std::pair<unsigned, unsigned> unreviewed() const;

  /// One line for the start of a process; "" if there is no such pass.
  std::string unreviewedSummary() const;

  /// Takes a pass out.
  void drop(std::string_view name);

  /// Adds to `worksOn` of passes that are kept out of paths the first of the
  /// dialects in the pass's name: mining saw few programs of those dialects.
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

/// A pipeline as a person writes it: splitPipeline(), and a pass that runs on
/// functions only need not stand in func.func(…), as for mlir-opt's options. No
/// steps, and an error with the nearest name, if MLIR does not know a pass or
/// an option.
std::vector<PathStep> readPipeline(std::string_view text, std::string &error);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSRULES_H

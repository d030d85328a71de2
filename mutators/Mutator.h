//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of a mutator and its inputs. Each mutator has a file in this
// folder; Mutators.def lists them with their shares of the mix.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_MUTATOR_H
#define SCION_MUTATORS_MUTATOR_H

#include "base/ChoiceStream.h"
#include "grammar/Fragment.h"
#include "grammar/Program.h"
#include "grammar/SymbolTable.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

class Knowledge;

/// How graft-fragment compares contexts, and its ablations.
struct GraftOptions {
  unsigned ancestors = 4, left = 4, right = 4; // k, l, r

  /// The percentage of fragments that are inserted, while the others replace an
  /// operation, where both are possible. None: all places have the same
  /// probability.
  std::optional<unsigned> insertPercent = {};

  bool parameters = true;
  bool context = true;
  bool typeBinding = true;
  bool slices = true;
};

/// The inputs of a mutator besides the program that it mutates.
struct MutationContext {
  /// The only source of randomness.
  ChoiceStream &choices;

  /// The program that pieces may be taken from. The recipient itself where the
  /// engine has no other.
  const Program &donor;

  /// Learned from all programs seen so far.
  const Knowledge &knowledge;

  /// The mutant must not be larger. May be below the size of the program: then
  /// only mutators that shrink are drawn.
  size_t maxSize;

  const GraftOptions &graft;

  /// If not null, receives an explanation of the mutation, for users.
  std::string *explanation = nullptr;

  void explain(const std::string &line) {
    if (explanation)
      *explanation += line + '\n';
  }
};

class Mutator {
public:
  virtual ~Mutator() = default;

  /// The name in kebab-case, for options and statistics.
  virtual std::string_view name() const = 0;

  /// 0 if the mutator does not apply; all other values are equivalent, because
  /// its share decides how often it is drawn. Must be cheap: at most one walk
  /// over the program.
  virtual uint64_t weight(const Program &program,
                          const MutationContext &context) const = 0;

  /// Adds a change to `edits` and returns true, or adds none and returns false.
  /// May exceed the size limit: the caller drops a mutant that is too large and
  /// tries again.
  virtual bool mutate(const Program &program, MutationContext &context,
                      Rewriter &edits) const = 0;

  /// Whether every mutant is smaller than its parent. Only those run when the
  /// limit is below the size of the program.
  virtual bool shrinks() const { return false; }
};

#define SCION_MUTATOR(function, share) const Mutator &mutator##function();
#include "mutators/Mutators.def"

/// A line of Mutators.def.
struct MutatorEntry {
  const Mutator *mutator;
  uint64_t share; // of the mix, relative to the others
};

/// All mutators in the order of Mutators.def.
const std::vector<MutatorEntry> &allMutators();

/// The mutator of that name, or null.
const Mutator *findMutator(std::string_view name);

} // namespace scion

#endif // SCION_MUTATORS_MUTATOR_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The recipes of a hunt, one for each line of its checklist: how programs are
// changed, and what is run on them. A new recipe is a new row of the table.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_RECIPES_H
#define SCION_HARNESS_HUNT_RECIPES_H

#include "harness/hunt/Variations.h"

#include <span>
#include <string_view>

namespace scion::hunt {

/// The passes around the pipeline that is hunted.
enum class Around : uint8_t {
  Nothing,
  OtherPass, // before or after it, a pass that applies to the program
  Itself,    // it runs twice
  Options,   // an option of one of its passes gets another value
};

struct Recipe {
  std::string_view name; // as --recipe takes it
  std::string_view line; // of the checklist

  /// Share of the tries, in percent.
  unsigned share;

  /// The change that the recipe tests; it is made after the mutations.
  Variation variation;

  /// Whether the variation keeps the program equivalent. A pattern that no
  /// longer fires is then a missed optimisation.
  bool isEqual;

  Around around;

  /// Whether results are compared. If not, passes are only checked for crashes,
  /// invalid IR and nondeterminism.
  bool comparesResults;

  /// Whether the path also runs in fresh processes, which shows results that
  /// depend on addresses.
  bool inFreshProcesses;

  /// Names of mutators, one blank between them; "" for none.
  std::string_view mutators;

  /// Maximum number of mutations of a program. One in 4 tries makes none,
  /// unless mutations are all that the recipe changes.
  unsigned maxMutations;
};

std::span<const Recipe> recipes();

/// Null if there is none.
const Recipe *findRecipe(std::string_view name);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_RECIPES_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The recipes of a hunt, a line each of its checklist: how programs are changed
// and what is run on them. A table; who adds a recipe adds a row.
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
  OtherPass, // before it or after it, one that applies to the program
  Itself,    // it runs twice
  Options,   // an option of one of its passes has another value
};

struct Recipe {
  std::string_view name; // as --recipe takes it
  std::string_view line; // of the checklist

  /// Of the tries, in percent.
  unsigned share;

  /// Done first; what the recipe is about.
  Variation variation;

  /// The recipe is off a program on which the variation changes nothing.
  bool isEqual; // the variation is equivalent: a pattern that fires no more is
                // missed

  Around around;

  /// Results are compared; else the module is only asked: no crash, no invalid
  /// IR, the same twice.
  bool comparesResults;

  /// Walked in fresh processes too, which finds what goes by addresses.
  bool inFreshProcesses;

  /// Names of mutators, one blank between them; "" for none.
  std::string_view mutators;

  /// Mutations laid one on the other: 0 to this many, of 4 tries one with 0.
  unsigned maxMutations;
};

std::span<const Recipe> recipes();

/// Null if there is none.
const Recipe *findRecipe(std::string_view name);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_RECIPES_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Recipes.h"

using namespace scion;
using namespace scion::hunt;

// Mutators that keep most programs well-formed and change values, types and the
// ops around.
static constexpr std::string_view anything =
    "boundary-constant change-type-width rewire-operand duplicate-operand "
    "introduce-alias graft-fragment wrap-in-region call-outline "
    "load-from-global hide-operand reveal-operand swap-operations "
    "move-operation edit-attribute duplicate-operation split-block "
    "unwrap-region nearby-bound";

// Small changes in addition to the variation of a recipe.
static constexpr std::string_view nearby =
    "boundary-constant rewire-operand change-type-width load-from-global "
    "hide-operand duplicate-operation nearby-bound";

static constexpr std::string_view structure =
    "graft-fragment erase-operation edit-attribute drop-attribute "
    "change-type-width empty-region unwrap-region wrap-in-region split-block "
    "swap-operations move-operation rewire-operand erase-unused";

// The shares follow from measurements (docs/FuzzAPatch.md): comparing results
// takes ten times as long as checking a module, and most recorded bugs show
// with plain mutations.
static constexpr Recipe table[] = {
    {"correctness", "correctness", 32, Variation::None, false, Around::Nothing,
     true, false, anything, 3},
    {"crash", "crash and invalid IR", 16, Variation::None, false,
     Around::Nothing, false, false, structure, 3},
    {"commuted", "commuted operands", 7, Variation::Commute, true,
     Around::Nothing, true, false, nearby, 1},
    {"uses", "multiple uses", 7, Variation::UseTwice, true, Around::Nothing,
     true, false, nearby, 1},
    {"aliases", "aliases", 6, Variation::Alias, false, Around::Nothing, true,
     false, nearby, 1},
    {"flags", "flags", 6, Variation::Flags, false, Around::Nothing, true, false,
     nearby, 2},
    {"shapes", "shapes", 9, Variation::Sizes, false, Around::Nothing, true,
     false, nearby, 1},
    {"options", "options", 6, Variation::None, false, Around::Options, true,
     false, nearby, 1},
    {"order", "order of passes", 6, Variation::None, false, Around::OtherPass,
     true, false, nearby, 1},
    {"twice", "twice", 3, Variation::None, false, Around::Itself, true, false,
     nearby, 1},
    {"determinism", "determinism", 2, Variation::None, false, Around::Nothing,
     true, true, nearby, 1},
};

std::span<const Recipe> hunt::recipes() { return table; }

const Recipe *hunt::findRecipe(std::string_view name) {
  for (const Recipe &recipe : table)
    if (recipe.name == name)
      return &recipe;
  return nullptr;
}

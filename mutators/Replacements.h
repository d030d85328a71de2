//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that may replace each other, because the types of their operands
// and results have the same form. Mined from the registered operations, each
// verified (`scion generate --replacements`, tools/MineReplacements.h), and
// shipped as replacements.table.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_REPLACEMENTS_H
#define SCION_MUTATORS_REPLACEMENTS_H

#include "base/ChoiceStream.h"
#include "grammar/SymbolTable.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class Knowledge;

/// The types of an operation without sizes and widths: "i0, i1 -> i1" for (i8,
/// i32) -> i32, narrower before wider; "vector<2#0 f0>, index -> f0" for
/// (vector<4x4xf32>, index) -> f32, where equal sizes have equal numbers after
/// #. Types without whitespace.
std::string signatureForm(std::span<const std::string> operands,
                          std::span<const std::string> results);

struct Replacement {
  std::string_view operation;
  std::string_view properties; // "{predicate = 2 : i64}", or ""

  /// As they stand in a program: "<{predicate = 2 : i64}>", or "".
  std::string textOfProperties() const {
    return properties.empty() ? "" : '<' + std::string(properties) + '>';
  }
};

/// All that fit a form, in the order of the table; operations of one name stand
/// together.
const std::vector<Replacement> &replacementsOf(std::string_view form);

/// The form of an operation of a program; none of one that has regions or
/// successors, reads nothing, or does not state its types.
std::optional<std::string> formOf(const Program &program, Index operation);

/// Operations that could stand where `operation` stands, of other names: all of
/// them, or those of other dialects.
enum class From { AllDialects, OtherDialects };
std::vector<Replacement> replacementsFor(const Program &program,
                                         Index operation, From from,
                                         const Knowledge &knowledge);

/// Draws one of them; each operation name has the same probability.
const Replacement &pickByName(const std::vector<Replacement> &list,
                              ChoiceStream &choices);

/// replacements.table: a line for each form, then, indented, the operations.
std::string_view replacementsTable();

} // namespace scion

#endif // SCION_MUTATORS_REPLACEMENTS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes of a program that reviewers of a pass ask about: operands of
// commutative ops the other way round, a value with one more use, flags, other
// names of memory, sizes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_VARIATIONS_H
#define SCION_HARNESS_HUNT_VARIATIONS_H

#include "base/ChoiceStream.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion::hunt {

enum class Variation : uint8_t {
  None,
  Commute,  // the program is equivalent
  UseTwice, // equivalent; one value gets one more use
  Flags,    // kept, dropped or added
  Alias,    // accesses use another name of a buffer, or another buffer
  Sizes,    // one size is replaced by another one in all shapes
};

/// Changes the module; false if there is nothing to change. For Sizes, which
/// changes texts, use varySizes().
bool vary(mlir::ModuleOp module, Variation variation, ChoiceStream &choices);

/// Replaces one size of the program's types by another one, by `?` too,
/// everywhere. The result need not be valid. None if no type has a size.
std::optional<std::string> varySizes(std::string_view program,
                                     ChoiceStream &choices);

/// Replaces each number above 31, in types and elsewhere, by a smaller one, in
/// the same order and with the same remainder by 8: loops of a million trips,
/// as tests have them, are too slow to execute. The result need not be valid.
/// None if there is no such number.
std::optional<std::string> shrinkNumbers(std::string_view program);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_VARIATIONS_H

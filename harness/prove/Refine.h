//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What would have to hold for some input if a function after a pass did not
// refine the one before: one condition for each number that is compared.
// Undefined behaviour before allows anything after, poison any number.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_REFINE_H
#define SCION_HARNESS_PROVE_REFINE_H

#include "harness/prove/Paths.h"

namespace scion::prove {

struct Difference {
  terms::Term condition;
  std::optional<size_t> number; // of those that are returned, if it is one
};

/// Those whose conditions are not false for all inputs, without repetitions.
/// `resultTypes` are the types of the numbers that are returned, as far as they
/// are known: two floats that are NaN are the same.
std::vector<Difference> differences(const Paths &before, const Paths &after,
                                    llvm::ArrayRef<mlir::Type> resultTypes);

/// A lowered assertion prints its message before it traps: text that a path
/// shows after the `before` events of the first function may be new.
template <typename Event>
bool isMessageOfTrap(bool traps, size_t before,
                     const std::vector<Event> &after) {
  return traps && after.size() > before &&
         llvm::all_of(llvm::drop_begin(after, before), [](const Event &event) {
           return llvm::StringRef(event.what).starts_with("text ");
         });
}

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_REFINE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes, for each compared number, the condition under which a function
// after a pass does not refine the one before. Undefined behaviour before the
// pass allows any behaviour after it; poison allows any number.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_REFINE_H
#define SCION_HARNESS_PROVE_REFINE_H

#include "harness/prove/Paths.h"

namespace scion::prove {

struct Difference {
  terms::Term condition;
  std::optional<size_t> number; // its index, if it is a returned number
};

/// The differences whose conditions are not trivially false, without
/// repetitions. `resultTypes` are the known types of the returned numbers: two
/// NaNs of a float type are equal.
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

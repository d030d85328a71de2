//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a function before and after a pass on one input: only a counterexample
// that the interpreter shows is reported.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_CONFIRM_H
#define SCION_HARNESS_PROVE_CONFIRM_H

#include "harness/prove/Enumerate.h"
#include "harness/prove/Paths.h"

namespace scion::prove {

/// The results of unknown functions and ops: result `index` of event `event`.
using OpaqueResult = std::function<semantics::Element(
    size_t event, size_t index, unsigned width)>;

/// Describes the difference: "returns 5 before the pass, 3 after it". With
/// `number`, only compares this one of the returned numbers. None if the second
/// function refines the first on this input, or if this is not known, for
/// example after a NaN, whose bits are not specified.
std::optional<std::string>
showDifference(mlir::ModuleOp before, mlir::ModuleOp after,
               llvm::StringRef function, const Inputs &inputs,
               llvm::ArrayRef<llvm::APInt> values, const OpaqueResult &opaque,
               uint64_t fuel, std::optional<size_t> number = std::nullopt);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_CONFIRM_H

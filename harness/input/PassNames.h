//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of the passes that are registered at this moment.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PASSNAMES_H
#define SCION_HARNESS_INPUT_PASSNAMES_H

#include <string>
#include <vector>

namespace scion {

/// Sorted. Registers no passes: before globalRegistry(), those that it
/// registers are missing.
std::vector<std::string> passNamesNow();

} // namespace scion

#endif // SCION_HARNESS_INPUT_PASSNAMES_H

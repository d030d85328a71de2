//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of registered passes and their possible values, queried from MLIR
// itself, so that tables can be compared with the MLIR in use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PASSOPTIONS_H
#define SCION_HARNESS_LOWERING_PASSOPTIONS_H

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scion {

struct PassOption {
  std::string name;

  /// The possible values: "0" and "1" of a switch, or the values of an
  /// enumeration; none if they cannot be listed (numbers, texts).
  std::vector<std::string> values;

  /// As a value of `values`, or as MLIR prints it; "" for lists.
  std::string byDefault;
};

/// The options of a pass, sorted by name; none if the pass is unknown, or runs
/// neither on modules nor on functions.
const std::vector<PassOption> &optionsOf(std::string_view pass);

/// MLIR's error message about a set of options ("a=1 b=x"); "" if the pass
/// takes it.
std::string problemWithOptions(std::string_view pass, std::string_view set);

/// The options in a set, each with its value: true and false as 1 and 0, and an
/// option without a value as 1. Text between braces or quotes is one value.
std::vector<std::pair<std::string, std::string>>
splitOptions(std::string_view set);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSOPTIONS_H

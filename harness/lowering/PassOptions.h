//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which options a registered pass takes, and what they can be set to: asked of
// MLIR itself, so that tables can be compared with the MLIR in use.
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

  /// The values that can be listed: "0" and "1" of a switch, the values of an
  /// enumeration; none where there are too many (numbers, texts).
  std::vector<std::string> values;

  /// As a value of `values`, or as MLIR prints it; "" for lists.
  std::string byDefault;
};

/// Sorted by name; none for what is no pass, or runs neither on modules nor on
/// functions.
const std::vector<PassOption> &optionsOf(std::string_view pass);

/// MLIR's error message about a set of options ("a=1 b=x"); "" if the pass
/// takes it.
std::string problemWithOptions(std::string_view pass, std::string_view set);

/// The options that a set names, each with its value: true and false as 1 and
/// 0, a name alone as 1. What stands between braces or quotes is one value.
std::vector<std::pair<std::string, std::string>>
splitOptions(std::string_view set);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PASSOPTIONS_H

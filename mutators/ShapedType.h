//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a vector, a ranked or unranked tensor or a memref, in parts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_SHAPEDTYPE_H
#define SCION_MUTATORS_SHAPEDTYPE_H

#include <optional>
#include <string_view>

namespace scion {

/// Of "vector<4x[8]xf32>":
struct ShapedType {
  std::string_view head;  // "vector<"
  std::string_view sizes; // "4x[8]x"; "*x" without a rank
  std::string_view rest;  // "f32>", or "f32, strided<[1]>>"
  size_t rank = 0;        // 2

  bool isUnranked() const { return sizes.starts_with('*'); }
  bool isScalable() const { return sizes.find('[') != sizes.npos; }
};

/// None of other types.
std::optional<ShapedType> shapedType(std::string_view type);

} // namespace scion

#endif // SCION_MUTATORS_SHAPEDTYPE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/ShapedType.h"

using namespace scion;

std::optional<ShapedType> scion::shapedType(std::string_view type) {
  size_t open = type.find('<');
  if (open == type.npos)
    return std::nullopt;
  ShapedType shaped;
  shaped.head = type.substr(0, open + 1);
  if (shaped.head != "tensor<" && shaped.head != "vector<" &&
      shaped.head != "memref<")
    return std::nullopt;
  std::string_view text = type.substr(open + 1);
  shaped.rest = text;
  if (text.starts_with("*x")) {
    shaped.rest.remove_prefix(2);
  } else {
    for (;;) {
      size_t end = shaped.rest.find_first_not_of("0123456789?[]");
      if (end == 0 || end == text.npos || shaped.rest[end] != 'x')
        break;
      shaped.rest.remove_prefix(end + 1);
      ++shaped.rank;
    }
  }
  shaped.sizes = text.substr(0, text.size() - shaped.rest.size());
  return shaped;
}

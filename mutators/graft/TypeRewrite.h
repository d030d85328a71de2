//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites a type of the donor to one of the recipient: a scalar type
// everywhere in a fragment (i32 -> i4), or a whole type. Internal to graft/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_TYPEREWRITE_H
#define SCION_MUTATORS_GRAFT_TYPEREWRITE_H

#include "grammar/SymbolTable.h"

#include <optional>
#include <string>

namespace scion::graft {

/// Rewrites nothing by default.
class TypeRewrite {
public:
  /// `from` and `to` are texts of types without aliases. None if `to` cannot
  /// replace `from`: only integers replace integers, floats floats, and shaped
  /// types those of the same kind, rank and element type.
  static std::optional<TypeRewrite> between(std::string_view from,
                                            std::string_view to);

  bool empty() const { return from.empty(); }
  bool isScalar() const { return scalar; }
  const std::string &source() const { return from; }
  const std::string &target() const { return to; }

  /// `text` (of a type or attribute, without aliases) rewritten.
  std::string apply(std::string_view text) const;

  /// For one token of a fragment: its replacement, if it is the scalar type.
  bool matches(std::string_view token) const { return scalar && token == from; }

  /// For a whole type node.
  bool matchesKey(TypeKey key) const {
    return !empty() && !scalar && key == fromKey;
  }

  /// An integer literal, brought into the range of the target type if the
  /// scalar is an integer type. None if the literal cannot be kept (hexadecimal
  /// bits of a float, a dense literal's raw bytes).
  std::optional<std::string> literal(std::string_view number) const;

private:
  std::string from, to;
  TypeKey fromKey = 0;
  bool scalar = false;
};

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_TYPEREWRITE_H

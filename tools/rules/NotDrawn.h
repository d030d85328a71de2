//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features of MLIR that no path draws, with the reasons, from
// harness/lowering/not-drawn.table, which explains the format.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_RULES_NOTDRAWN_H
#define SCION_TOOLS_RULES_NOTDRAWN_H

#include "harness/known/Glob.h"

#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct NotDrawn {
  /// Set if no program that a CPU can run gets there, or if results change by
  /// design. Otherwise it could be drawn, but is not yet.
  bool isOut = false;
  bool isOption = false;   // of a pass
  bool isFunction = false; // a public one; else an op of the transform dialect
  std::vector<Glob> passes;
  /// "option", "option=value", "transform.op", "populateFunction".
  std::vector<Glob> names;
  std::string reason;
  unsigned line = 0;

  /// Whether the line is about this option or value, or this op.
  bool isAbout(std::string_view pass, std::string_view name,
               std::string_view value) const;
};

/// `errors` gets "NAME:LINE: …" for whatever cannot be understood. Lines for
/// other versions of MLIR are left out.
std::vector<NotDrawn> readNotDrawn(std::string_view text, std::string_view name,
                                   unsigned version,
                                   std::vector<std::string> &errors);

/// The text of the table in this build.
std::string_view shippedNotDrawn();

/// public-VERSION.table of the MLIR in use; "" if there is none.
std::string_view shippedPublicFunctions();

} // namespace scion

#endif // SCION_TOOLS_RULES_NOTDRAWN_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What MLIR has and no path draws, with the reasons: the lines of
// harness/lowering/not-drawn.table, whose head explains them.
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
  /// No program that a CPU can run gets there, or results change by design;
  /// else it could be drawn and is not.
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

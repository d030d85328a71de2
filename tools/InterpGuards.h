//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --against-reference --guards`: what programs mean without
// guards, beside what reconditioning rewrites in them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_INTERPGUARDS_H
#define SCION_TOOLS_INTERPGUARDS_H

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <map>
#include <string>

namespace scion {

/// Of one program that is made executable, but has no guards yet.
struct GuardVerdict {
  /// "defined, nothing rewritten", …; or why it cannot be said.
  std::string kind;
  /// What is undefined though nothing is rewritten.
  std::string story;
  /// What is undefined, which hazards are rewritten, ops that are added.
  std::map<std::string, uint64_t> counts;
};

GuardVerdict judgeGuards(mlir::ModuleOp module, uint64_t seed, uint64_t fuel);

} // namespace scion

#endif // SCION_TOOLS_INTERPGUARDS_H

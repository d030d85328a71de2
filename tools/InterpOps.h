//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --ops`: the table in docs/SemanticsOps.md, which counts for
// each dialect the ops that have semantics and lists those without.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_INTERPOPS_H
#define SCION_TOOLS_INTERPOPS_H

namespace scion {

/// Prints the dialects that have semantics for one of their ops.
void printOpsWithMeaning();

} // namespace scion

#endif // SCION_TOOLS_INTERPOPS_H

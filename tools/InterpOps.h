//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp --ops`: how many ops of each dialect have a meaning, as the
// table of docs/SemanticsOps.md, and which of its ops have none.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_INTERPOPS_H
#define SCION_TOOLS_INTERPOPS_H

namespace scion {

/// Prints the dialects that have semantics for one of their ops.
void printOpsWithMeaning();

} // namespace scion

#endif // SCION_TOOLS_INTERPOPS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All files of dialects/, as one function. Its body is generated from the files
// that are there: `dialects/X.cpp` defines `void registerX(Meanings &)`.
// (Static constructors would be lost: nothing refers to those objects of a
// static library, so the linker would leave them out.)
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_H

namespace scion::semantics {

class Meanings;
void registerDialects(Meanings &meanings);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_H

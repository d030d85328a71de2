//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function that registers all dialects. Its body is generated from the
// files in dialects/: `dialects/X.cpp` defines `void registerX(Meanings &)`.
// Static constructors would not work, because the linker drops objects of a
// static library that nothing refers to.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_H

namespace scion::semantics {

class Meanings;
void registerDialects(Meanings &meanings);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file that MLIR's machine code was loaded from: its name, and what tells
// it from another build.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H
#define SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H

#include <string>

namespace scion {

/// libMLIR.so, or this program where MLIR is linked into it.
std::string libraryOfMLIR();

/// Equal for equal bytes: "22.1.8, build 6f1c…", the size instead of the build
/// where the library carries no build id. Where MLIR is linked into each
/// program, only the version: programs of one build tree have one MLIR.
std::string fingerprintOfMLIR();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H

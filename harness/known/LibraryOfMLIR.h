//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which MLIR is in use: its version, and the file that its machine code was
// loaded from.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H
#define SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H

#include <string>
#include <string_view>

namespace scion {

/// The MLIR that Scion was built with, as records name it: "22.1.8", or of a
/// snapshot of LLVM's main "24.0.0git20261025".
std::string_view mlirVersion();

/// The same with the commit: "24.0.0git 20261025 7e3c57157096".
std::string_view mlirName();

/// Whether the MLIR in use was built with assertions (-DSCION_MLIR_ASSERTIONS).
bool mlirHasAssertions();

/// libMLIR.so, or this program where MLIR is linked into it.
std::string libraryOfMLIR();

/// Equal for equal bytes: "22.1.8, build 6f1c…", the size instead of the build
/// where the library carries no build id. Where MLIR is linked into each
/// program, only the version: programs of one build tree have one MLIR.
std::string fingerprintOfMLIR();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H

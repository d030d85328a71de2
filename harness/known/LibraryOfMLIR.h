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

/// The path of libMLIR.so, or of this program if MLIR is linked into it.
std::string libraryOfMLIR();

/// Identifies the library of MLIR: "22.1.8, build 6f1c…", with the file size if
/// the library has no build id. If MLIR is linked into each program, it is only
/// the version: all programs of a build tree have the same MLIR.
std::string fingerprintOfMLIR();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_LIBRARYOFMLIR_H

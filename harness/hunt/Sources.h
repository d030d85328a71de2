//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the passes that a source file of MLIR belongs to, by sources.table, for
// patches without tests.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_SOURCES_H
#define SCION_HARNESS_HUNT_SOURCES_H

#include <string>
#include <string_view>
#include <vector>

namespace scion::hunt {

/// `path` is as a patch has it ("mlir/lib/Dialect/Affine/Transforms/X.cpp");
/// `content` is the file or a part of it; names after GEN_PASS_DEF_ in it
/// determine the passes. Empty for files that are not sources of MLIR.
std::vector<std::string> passesOfSource(std::string_view path,
                                        std::string_view content);

} // namespace scion::hunt

namespace scion {
/// sources.table, compiled in.
std::string_view huntSourcesText();
} // namespace scion

#endif // SCION_HARNESS_HUNT_SOURCES_H

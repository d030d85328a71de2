//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which passes a source file of MLIR is about, by sources.table: for patches
// that bring no test.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_SOURCES_H
#define SCION_HARNESS_HUNT_SOURCES_H

#include <string>
#include <string_view>
#include <vector>

namespace scion::hunt {

/// `path` is as a patch has it ("mlir/lib/Dialect/Affine/Transforms/X.cpp");
/// `content` is the file, or what is known of it: the names in GEN_PASS_DEF_…
/// say it exactly. Empty for files that are no sources of MLIR.
std::vector<std::string> passesOfSource(std::string_view path,
                                        std::string_view content);

} // namespace scion::hunt

namespace scion {
/// sources.table, compiled in.
std::string_view huntSourcesText();
} // namespace scion

#endif // SCION_HARNESS_HUNT_SOURCES_H

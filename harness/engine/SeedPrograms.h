//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shipped corpus (corpus/seeds/**/*.mlir), compiled into every target, so
// that fuzzing from an empty corpus still starts from real MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_SEEDPROGRAMS_H
#define SCION_HARNESS_ENGINE_SEEDPROGRAMS_H

#include <span>
#include <string_view>

namespace scion {

struct SeedProgram {
  std::string_view path; // relative to corpus/seeds
  std::string_view text;
};

/// The shipped programs, sorted by path.
std::span<const SeedProgram> seedPrograms();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_SEEDPROGRAMS_H

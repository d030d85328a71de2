//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ladder every engine climbs to a next input, engine-neutral: a structured
// mutation; else one of bytes (the engine's own, so that its dictionaries and
// compare hints keep working); else a shipped program; else the smallest
// module. The engine is never handed 0 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_MUTATION_H
#define SCION_HARNESS_ENGINE_MUTATION_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace scion {

/// Mutates data[0..size) in place, within maxSize; returns the new size or 0.
using ByteMutator = size_t (*)(uint8_t *data, size_t size, size_t maxSize);

/// Mutates in place; returns 1 … maxSize (maxSize is at least 1).
size_t mutateInput(uint8_t *data, size_t size, size_t maxSize, uint64_t seed,
                   ByteMutator bytes);

} // namespace scion

#endif // SCION_HARNESS_ENGINE_MUTATION_H

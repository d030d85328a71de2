//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated programs among the mutants of a fuzz target: all that an engine
// needs to know of them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_GENERATEDMUTANTS_H
#define SCION_HARNESS_GENERATE_GROW_GENERATEDMUTANTS_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace scion::grow {

/// A defined program of at most so many bytes, "" if none is that small. A pure
/// function of its arguments and the dialects.
std::string definedProgramWithin(uint64_t seed, size_t maxSize);

/// Likewise; one in four is a program that the verifier refuses, with one
/// violated constraint.
std::string anyProgramWithin(uint64_t seed, size_t maxSize);

/// One mutant in this many is a generated program. By default, this is the
/// share of mutants that are mutated as bytes (not tuned yet); it is larger for
/// a project with ops of its own, which no shipped program holds.
uint64_t generatedOneIn();

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_GENERATEDMUTANTS_H

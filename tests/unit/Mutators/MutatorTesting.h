//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helps to test one mutator: from one program, reach what is wanted within a
// number of seeds.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_MUTATORS_MUTATORTESTING_H
#define SCION_TESTS_UNIT_MUTATORS_MUTATORTESTING_H

#include "mutators/Mutate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

namespace scion {

/// The program; a parse error fails the test.
inline Program parseProgram(std::string_view text) {
  ParseError error;
  std::optional<Program> program = Program::parse(std::string(text), &error);
  EXPECT_TRUE(program) << error.str("text");
  return *program;
}

inline constexpr std::string_view smallProgram = R"("builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %c = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %s = "arith.addi"(%a, %c) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
)";

/// All different mutants of `program` that the mutator `name` makes with seeds
/// 0 to `seeds` - 1, one mutation each. Every one must still be generic MLIR.
inline std::vector<std::string> mutantsOf(std::string_view name,
                                          std::string_view program,
                                          std::string_view donor = "",
                                          size_t seeds = 300,
                                          size_t maxSize = 1 << 16) {
  MutationOptions options;
  options.only = name;
  options.maxStacked = 1;
  std::vector<std::string> mutants;
  MutationEngine engine(options);
  if (!donor.empty())
    EXPECT_TRUE(engine.addDonor(donor)) << donor;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    std::optional<Mutant> mutant = engine.mutate(program, donor, maxSize, seed);
    if (!mutant)
      continue;
    EXPECT_LE(mutant->text.size(), maxSize);
    EXPECT_TRUE(Program::parse(mutant->text)) << mutant->text;
    if (std::find(mutants.begin(), mutants.end(), mutant->text) ==
        mutants.end())
      mutants.push_back(mutant->text);
  }
  return mutants;
}

/// Whether one of the mutants holds `wanted`.
inline bool reaches(const std::vector<std::string> &mutants,
                    std::string_view wanted) {
  for (const std::string &mutant : mutants)
    if (mutant.find(wanted) != std::string::npos)
      return true;
  return false;
}

} // namespace scion

#endif // SCION_TESTS_UNIT_MUTATORS_MUTATORTESTING_H

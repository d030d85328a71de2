//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The predicates that hold somewhere in a program, for tests of their groups.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_KNOWN_HOLDSIN_H
#define SCION_TESTS_UNIT_KNOWN_HOLDSIN_H

#include "harness/input/ParsedInput.h"
#include "harness/known/Predicate.h"

#include "gtest/gtest.h"

#include <set>
#include <string>
#include <string_view>

namespace scion {

/// The names of all predicates that hold of the module or an op in it. A group
/// may only add what it declares.
inline std::set<std::string> holdsIn(std::string_view program) {
  std::vector<std::string> problems;
  auto input = parseInput(program, &problems);
  EXPECT_TRUE(input) << program << (problems.empty() ? "" : problems.front());
  std::set<std::string> names;
  if (!input)
    return names;
  input->module->walk([&](mlir::Operation *op) {
    for (const PredicateGroup *group : groupsOf(op->getName().getStringRef())) {
      PredicateSet here;
      group->note(op, here);
      for (std::string_view name : here) {
        bool isDeclared = false;
        for (const Predicate &predicate : group->predicates)
          isDeclared |= predicate.name == name;
        EXPECT_TRUE(isDeclared)
            << name << " of " << op->getName().getStringRef().str();
        names.emplace(name);
      }
    }
  });
  return names;
}

inline bool holds(std::string_view predicate, std::string_view program) {
  return holdsIn(program).count(std::string(predicate)) != 0;
}

} // namespace scion

#endif // SCION_TESTS_UNIT_KNOWN_HOLDSIN_H

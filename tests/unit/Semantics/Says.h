//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interprets a small program, and returns as one text what it prints and how it
// ends, unless it finishes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_SEMANTICS_SAYS_H
#define SCION_TESTS_UNIT_SEMANTICS_SAYS_H

#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"

#include <string>

namespace scion::semantics {

/// `body` are the ops of @main, `outside` those around it.
inline std::string says(const std::string &body,
                        const std::string &outside = "") {
  std::string text =
      outside + "\nfunc.func @main() {\n" + body + "\n  return\n}\n";
  std::vector<std::string> problems;
  auto input = parseInput(text, &problems, "says");
  if (!input)
    return "not parsed: " + (problems.empty() ? "" : problems[0]);
  Interpretation meaning = interpret(*input->module);
  std::string said = meaning.outcome.trace.asRunnerPrints();
  if (meaning.kind == Ending::Kind::Undefined)
    said += "undefined: " + meaning.why;
  else if (meaning.kind != Ending::Kind::Finished)
    said += meaning.str();
  return said;
}

} // namespace scion::semantics

#endif // SCION_TESTS_UNIT_SEMANTICS_SAYS_H

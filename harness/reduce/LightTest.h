//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lit test of MLIR that accepts the right output of a pass and rejects the
// wrong one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_LIGHTTEST_H
#define SCION_HARNESS_REDUCE_LIGHTTEST_H

#include <cstddef>
#include <string>
#include <vector>

namespace scion {

/// A program, the output of the pass for it, and the right output.
struct PassCheck {
  std::string program;
  bool isOneFunction = false; // otherwise it is all of reduced.mlir
  std::string output;         // of the mlir-opt that has the bug
  std::string wrongLine;      // in it, or ""
  std::string rightOutput;    // or "": it is not known
  std::string rightOutputOf;  // "of 23.1.4"

  /// Whether the lines of the right output must follow each other directly, so
  /// that additional lines of the wrong output are rejected.
  bool isStrict = false;
};

/// CHECK lines for the right output, with labels for its functions; "" if that
/// is not known.
std::string checkLines(const PassCheck &check);

/// VALUES lines for the complete output of the program.
std::string valueLines(const std::string &expected);

/// The head of the function that contains `line`, such as "func.func private
/// @f", and the name in a head; "" if there is none. Names of values are
/// ignored.
std::string headOfFunction(const std::string &output, const std::string &line);
std::string nameInHead(const std::string &head);

/// The number of lines that equal this one, except for names of values.
size_t countLine(const std::string &text, const std::string &line);

std::vector<std::string> linesOf(const std::string &text);

/// The line with `%` for the name of each value.
std::string withoutValueNames(const std::string &line);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_LIGHTTEST_H

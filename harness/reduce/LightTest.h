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

/// A program, what the pass makes of it, and what it should.
struct PassCheck {
  std::string program;
  bool isOneFunction = false; // else it is the whole of reduced.mlir
  std::string output;         // of mlir-opt that has the bug
  std::string wrongLine;      // in it, or ""
  std::string rightOutput;    // or "": it is not known
  std::string rightOutputOf;  // "of 23.1.4"

  /// Nothing may be between the lines of the right output: the wrong one may
  /// have one line more.
  bool isStrict = false;
};

/// CHECK lines of the right output, after the labels of its functions; "" where
/// that is not known.
std::string checkLines(const PassCheck &check);

/// VALUES lines: all that the program has to print.
std::string valueLines(const std::string &expected);

/// "func.func private @f" of the function in which `line` stands, and its name
/// alone; "" if that is in none. Values may have other names in `line`.
std::string headOfFunction(const std::string &output, const std::string &line);
std::string nameInHead(const std::string &head);

/// How many lines of the text are this one, but for names of values.
size_t countLine(const std::string &text, const std::string &line);

std::vector<std::string> linesOf(const std::string &text);

/// `%` for every value.
std::string withoutValueNames(const std::string &line);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_LIGHTTEST_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a program smaller operation by operation, as a state machine that an
// engine drives: the engine takes a candidate, tries it, and reports whether
// the behaviour is still there.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_TRIM_H
#define SCION_MUTATORS_TRIM_H

#include <cstddef>
#include <string>
#include <string_view>

namespace scion {

class Trimmer {
public:
  /// No steps if the text is no generic MLIR.
  explicit Trimmer(std::string_view text);

  /// How many candidates there may be; 0: nothing to try.
  size_t steps() const { return total; }

  /// How many are done or were erased with others; trimming ends at steps().
  size_t step() const { return done; }

  /// The current program without one more operation. Only before the end.
  const std::string &candidate();

  /// Whether the last candidate was still good: it becomes the program.
  void judge(bool good);

  /// The smallest good program so far.
  const std::string &text() const { return current; }

private:
  size_t countOperations() const;

  std::string current, next;
  size_t position = 0; // of the operation to try, in preorder
  size_t total = 0, done = 0;
};

} // namespace scion

#endif // SCION_MUTATORS_TRIM_H

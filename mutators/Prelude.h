//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Provides values for new operations: visible values, or results of operations
// that are inserted before them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_PRELUDE_H
#define SCION_MUTATORS_PRELUDE_H

#include "mutators/Mutator.h"
#include "mutators/Scope.h"

namespace scion {

class Prelude {
public:
  /// Provides values for text that is inserted before `operation`. All text
  /// that is inserted into one mutant shares `fresh`.
  Prelude(const Program &program, Index operation, MutationContext &context,
          FreshNames &fresh);

  /// A value of that type: a visible one, a new constant, or the result of an
  /// operation that the corpus makes such values with; "" if there is none.
  std::string valueOf(std::string_view type, bool preferConstant = false);

  std::string indexConstant(uint64_t number);

  /// Adds `%fresh = operation` to text() and returns the name.
  std::string add(const std::string &operation);

  /// All added operations, each followed by a line break and the indentation.
  const std::string &text() const { return operations; }

private:
  const Program &program;
  MutationContext &context;
  std::vector<Index> visible;
  std::string_view parent; // name of the operation around
  std::string indent;
  FreshNames &fresh;
  std::string operations;
};

} // namespace scion

#endif // SCION_MUTATORS_PRELUDE_H

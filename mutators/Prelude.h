//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values for new operations: what is in sight, or made by operations that are
// put before them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_PRELUDE_H
#define SCION_MUTATORS_PRELUDE_H

#include "mutators/Mutator.h"
#include "mutators/Scope.h"

namespace scion {

class Prelude {
public:
  /// For what is put before `operation`. `fresh` is shared by all that is put
  /// into one mutant.
  Prelude(const Program &program, Index operation, MutationContext &context,
          FreshNames &fresh);

  /// A value of that type: one in sight, or a constant, or what the corpus
  /// makes such values with; "" if there is none of these.
  std::string valueOf(std::string_view type, bool preferConstant = false);

  std::string indexConstant(uint64_t number);

  /// Puts `%fresh = operation` there and returns the name.
  std::string add(const std::string &operation);

  /// All operations asked for, each with the indentation of what follows.
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

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that a few executed programs cover each op in scope. Counts the
// shipped programs with the op, which the corpus tests execute. If they are too
// few, also counts generated programs, and executes these on demand.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_OPCOVERAGE_H
#define SCION_TOOLS_OPCOVERAGE_H

#include <map>
#include <string>

namespace scion {

class Catalog;
class ContextLease;
class Edges;

struct OpCoverage {
  struct Count {
    unsigned shipped = 0, generated = 0; // of these no more than enough
    std::string reason;                  // unexecuted.table
  };
  std::map<std::string, Count> ops;

  /// In how many programs an op must be.
  static constexpr unsigned enough = 3;

  /// One line for each op in scope.
  std::string table() const;
  /// One line for each op that too few programs cover and that has no reason
  /// and, after execution, for each reason that is not needed; "" if there are
  /// none.
  std::string problems() const;

  bool isExecuted = false; // what was generated
};

OpCoverage coverOps(ContextLease &context, const Catalog &catalog,
                    const Edges &edges, bool execute);

} // namespace scion

#endif // SCION_TOOLS_OPCOVERAGE_H

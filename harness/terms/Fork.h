//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs code once for each path through its conditions on terms. The code sees a
// plain bool (Truth in Bits.h); the caller gets one result for each path, with
// the condition under which the path is taken.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_FORK_H
#define SCION_HARNESS_TERMS_FORK_H

#include "harness/terms/Graph.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace scion::terms {

/// The values that one path gives to its conditions. Forks nest: the values of
/// the enclosing forks hold, too.
class Fork {
public:
  explicit Fork(Graph &graph);
  ~Fork();
  Fork(const Fork &) = delete;

  /// The value of the condition on this path. A new condition is true; a later
  /// path makes it false.
  bool ask(Term condition);
  /// Starts the next path; false if there is none.
  bool next();
  /// The conjunction of the conditions decided so far.
  Term condition() const;
  /// The number of conditions that this path decides.
  size_t depth() const { return taken.size(); }

  /// Null outside of any fork.
  static Fork *innermost();
  Fork *outerOne() const { return outer; }

private:
  std::optional<bool> known(Term condition) const;

  Graph &graph;
  Fork *outer;
  llvm::SmallVector<std::pair<Term, bool>, 4> taken;
  size_t at = 0;
};

/// The conjunction of the conditions of all active forks.
Term answersSoFar(Graph &graph);

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_FORK_H

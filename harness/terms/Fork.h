//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs code again for each answer to its conditions on terms. The code sees a
// plain bool (Truth, in Bits.h); the caller gets one result for each path, with
// the condition under which it is taken.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_FORK_H
#define SCION_HARNESS_TERMS_FORK_H

#include "harness/terms/Graph.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace scion::terms {

/// The answers of one path. Those of the code around it hold as well: forks are
/// nested.
class Fork {
public:
  explicit Fork(Graph &graph);
  ~Fork();
  Fork(const Fork &) = delete;

  /// The answer of this path: "true" when a term comes up for the first time.
  bool ask(Term condition);
  /// Starts the next path; false if there is none.
  bool next();
  /// The conjunction of the answers so far.
  Term condition() const;
  /// Questions that are open in this path.
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

/// The conjunction of the answers of all forks that are active.
Term answersSoFar(Graph &graph);

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_FORK_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks whether a path gives the same modules and results in every run, before
// the culprit of a difference is searched for: a pass that depends on addresses
// may give another module in every second process, and walking the path's
// prefixes would blame the next pass.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_STABILITY_H
#define SCION_HARNESS_ORACLE_STABILITY_H

#include "harness/oracle/FreshReplay.h"

#include <optional>
#include <string>

namespace scion {

struct Stability {
  enum class Kind : uint8_t {
    Stable,    // everything was equal everywhere
    Step,      // equal input, another module after `step`
    Run,       // equal modules, another outcome
    Elsewhere, // fresh processes agree, and this one does not
    Died,      // fresh processes crashed
  };
  Kind kind = Kind::Stable;
  size_t step = 0;

  /// Fresh processes, those that crashed, and those that showed another outcome
  /// than the reference path's.
  unsigned processes = 0, died = 0, differing = 0;

  /// The stage, ending and output of the first process that crashed.
  std::string diedIn, ending, lastWords;

  /// "in 3 of 8 fresh processes".
  std::string rate() const;
};

/// Walks the path in this process and in fresh ones with other addresses: in
/// three at first, in eight if any two of all walks differ, or if `isDoubtful`.
/// `expected` is the reference's outcomeWord.
Stability examineStability(mlir::ModuleOp program, ContextLease &lease,
                           const ReplayRequest &request,
                           const std::string &expected,
                           bool isDoubtful = false);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_STABILITY_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The finding of a file: judged by the oracles in processes of their own
// (`scion run`, `scion pass`, a round trip), and returned as a test case that
// can be reduced.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_ORIGIN_H
#define SCION_TOOLS_REDUCE_ORIGIN_H

#include "harness/oracle/Finding.h"
#include "harness/reduce/TestCase.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct OriginRequest {
  std::string file;                  // that children can open
  std::string through;               // a pipeline, or ""
  std::vector<std::string> settings; // for the children: --known=…, --without=…
  bool asTarget = false; // as many paths and passes as fuzz targets take
  std::string oracle;    // with asTarget: tried first; as Origin::how
  unsigned first = 0;    // first command to try: Origin::index + 1 goes on

  /// `seconds` limits the CPU time of all oracles together, `hangSeconds` that
  /// of a step; 0: the limits of the oracles. With `hangSeconds`, a hang ends
  /// the search, because every oracle would wait for it again.
  unsigned seconds = 0, hangSeconds = 0;
};

struct Origin {
  std::optional<Finding> finding;
  std::optional<TestCase>
      subject;               // none if it cannot be reduced: see `nothing`
  std::string how;           // the command that found it: run, pass, roundtrip
  std::string nothing;       // why there is none
  unsigned index = 0;        // of the oracle that found it
  bool isUnreadable = false; // no valid module
};

/// Returns the first finding of the oracles that can be reduced, else the
/// first. With a pipeline, judges the unchanged program first.
Origin findOrigin(const OriginRequest &request);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_ORIGIN_H

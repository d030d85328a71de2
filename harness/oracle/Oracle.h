//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every oracle is: what it says of itself, what can be asked of it, how it
// judges one program, what it counts. Everything else is the same for all of
// them and done once (harness/targets/OracleTarget.h): reading the input, its
// features, reports. docs/AddAnOracle.md tells how to add one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_ORACLE_H
#define SCION_HARNESS_ORACLE_ORACLE_H

#include "harness/oracle/Finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scion {

struct ParsedInput;

/// The command line, as an oracle sees it.
class OracleOptions {
public:
  virtual ~OracleOptions() = default;
  virtual uint64_t getNumber(std::string_view name, uint64_t fallback) = 0;
  virtual std::string_view getText(std::string_view name) = 0; // "" if absent
};

struct OracleVerdict {
  /// A bug that is not known, or that is to be told all the same.
  std::optional<Finding> finding;

  /// Whether the program came as far as the oracle can look.
  bool isInteresting = true;
};

struct Oracle {
  /// One sentence for --help: "runs random passes on any module".
  const char *summary;

  /// Called once, before the first program, when all dialects and passes are
  /// registered. Says what is wrong with the options; "" if nothing is.
  std::string (*configure)(OracleOptions &options);

  /// The module is the oracle's to change. A crash of MLIR ends the process
  /// with the stage at hand as culprit (base/Stage.h).
  OracleVerdict (*check)(ParsedInput &input);

  /// Null, or what was counted, as lines.
  std::string (*statistics)() = nullptr;

  /// Null, or what mutants must pass, and may be changed by, before they are
  /// judged: an oracle that runs programs wants defined ones.
  bool (*checkMutant)(std::string &program) = nullptr;

  /// Whether programs that the verifier refuses are of use: they show what
  /// breaks the verifier.
  bool readsInvalid = false;
};

/// `scion roundtrip`, `scion pass`, `scion run`.
extern const Oracle roundTripOracle, passOracle, loweringOracle;

} // namespace scion

#endif // SCION_HARNESS_ORACLE_ORACLE_H

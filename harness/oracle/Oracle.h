//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes an oracle: its name, its options, how it judges one program, what
// it counts, and which commands show its findings again. Everything else is
// common to all oracles: the fuzz target (harness/targets/OracleTarget.h), the
// subcommand (tools/OracleCommand.cpp), `scion reduce` and `scion triage`
// (tools/reduce/Origin.h). One line of harness/oracle/CMakeLists.txt registers
// an oracle; docs/AddAnOracle.md is the recipe.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_ORACLE_H
#define SCION_HARNESS_ORACLE_ORACLE_H

#include "base/OptionHelp.h"
#include "harness/oracle/Finding.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
  /// A bug that is not known, or that is to be reported all the same.
  std::optional<Finding> finding;

  /// Whether the engine should keep the program: the oracle could judge it.
  bool isInteresting = true;

  /// A legal difference (docs/LegalDifferences.md), or "".
  std::string legal = {};
};

/// Arguments of subcommands, separated by spaces, in the order in which they
/// are tried: "run --paths=3". "%" stands for a pipeline.
using OracleCommands = std::span<const char *const>;

/// Constant, tables included: targets read it before any constructor runs.
struct Oracle {
  /// "roundtrip": mlir_roundtrip_fuzzer, corpus/seeds/roundtrip, and, unless it
  /// has a subcommand of its own, `scion roundtrip`.
  const char *name;

  /// One sentence for --help: "runs random passes on any module".
  const char *summary;

  /// The options that configure() reads.
  std::span<const OptionHelp> options = {};

  /// Called once, before the first program, when all dialects and passes are
  /// registered. Returns what is wrong with the options; "" if nothing is.
  std::string (*configure)(OracleOptions &options);

  /// The module is the oracle's to change. A crash of MLIR ends the process
  /// with the stage at hand as culprit (base/Stage.h).
  OracleVerdict (*check)(ParsedInput &input);

  /// Null, or judges the program of a finding again, with the passes as they
  /// were run: nothing is drawn.
  OracleVerdict (*replay)(ParsedInput &input, const Finding &finding) = nullptr;

  /// Null, or what was counted, as lines.
  std::string (*statistics)() = nullptr;

  /// Null, or a check that rejects mutants, or changes them, before they are
  /// judged: an oracle that runs programs needs well-defined ones.
  bool (*checkMutant)(std::string &program) = nullptr;

  /// Whether inputs may choose the fast lane (base/Lane.h).
  bool hasFastLane = false;

  /// Whether to generate invalid programs, too, which may crash the verifier.
  bool readsInvalid = false;

  /// Whether it has a subcommand of its own (a file of tools/).
  bool hasSubcommand = false;

  /// The commands that show a finding again, for `scion reduce` and `scion
  /// triage`: on any program, on one that its fuzz target saved, and on one
  /// that a person gives with a pipeline. If empty: the subcommand of the
  /// oracle, without a pipeline.
  OracleCommands shows = {}, showsAsTarget = {}, showsThrough = {};
};

/// Judges the program of a finding again, with its passes if it names any.
/// Completes the finding that it shows.
OracleVerdict judgeAgain(const Oracle &oracle, const Finding &finding);

/// Reports what a program shows: ends the process, or goes on.
void tellFinding(const Oracle &oracle, Finding finding,
                 std::string_view program, bool goesOn);

/// All registered oracles, in the order of harness/oracle/CMakeLists.txt: those
/// whose findings stock tools show best come first.
const std::vector<const Oracle *> &oracles();

/// Null if there is none.
const Oracle *oracleNamed(std::string_view name);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_ORACLE_H

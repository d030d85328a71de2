//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-opt and mlir-runner of an installed MLIR, run on texts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_STOCKTOOLS_H
#define SCION_HARNESS_REDUCE_STOCKTOOLS_H

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct ToolRun {
  int code = -1;        // negative: it crashed, or did not start
  bool crashed = false; // by a signal
  std::string output, errors;
  bool isFine() const { return code == 0; }
};

/// "--allow-unregistered-dialect" if a program has unregistered ops.
std::vector<std::string> flagsFor(const std::string &program);

/// Adds these flags to the mlir-opt commands for this program.
std::string withFlagsFor(const std::string &program, std::string commands);

class StockTools {
public:
  /// The tools in `folder`, or those on PATH, or those of the MLIR that this
  /// program is built with. None if there is no mlir-opt.
  static std::optional<StockTools> find(const std::string &folder = "");

  /// Sets the seconds after which a tool is killed (30 by default).
  void setLimit(unsigned seconds) { limit = seconds; }

  /// Runs `mlir-opt --pass-pipeline=… file` in `folder`, which has the other
  /// files, with flagsFor() the program.
  ToolRun opt(const std::string &pipeline, const std::string &program,
              const std::vector<std::string> &flags = {},
              const std::string &folder = "") const;

  /// Runs mlir-runner on a lowered program.
  ToolRun run(const std::string &lowered, unsigned level) const;

  /// Runs opt() and, if it succeeds, run().
  ToolRun optAndRun(const std::string &pipeline, const std::string &program,
                    unsigned level, const std::string &folder = "") const;

  /// "22.1.8", or "24.0.0git" of main, with " (assertions)" if they are on; ""
  /// if mlir-opt does not start.
  std::string version() const;

  const std::string &mlirOptPath() const { return mlirOpt; }

  /// The parent of the folder of mlir-opt, and that of the MLIR that this
  /// program is built with.
  std::string prefix() const;
  static std::string defaultPrefix();
  bool hasRunner() const { return !mlirRunner.empty(); }

  /// Runs FileCheck on `input` with the checks in the text `test`. Exit code 1:
  /// a check fails, and the errors name it. None if there is no FileCheck.
  std::optional<ToolRun> check(const std::string &test,
                               const std::string &input) const;

private:
  std::string mlirOpt, mlirRunner, fileCheck;
  unsigned limit = 30; // the programs are small
};

} // namespace scion

#endif // SCION_HARNESS_REDUCE_STOCKTOOLS_H

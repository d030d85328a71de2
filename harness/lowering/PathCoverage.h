//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Coverage of dialects and ops: the ops in the programs, and those in the
// modules along their paths. A pass is tested only on ops that some module
// before it contains.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PATHCOVERAGE_H
#define SCION_HARNESS_LOWERING_PATHCOVERAGE_H

#include "harness/lowering/OpKinds.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace scion {

class PathCoverage {
public:
  using Names = std::set<std::string, std::less<>>;

  /// Adds the ops of a module: of a program, or of one along a path.
  void note(const OpKinds &kinds, bool isProgram);

  /// Adds an op; an op of a program also counts as on its paths.
  void add(std::string_view name, bool isProgram);

  const Names &inPrograms() const { return programs; }
  const Names &onPaths() const { return paths; }

  struct Counts {
    unsigned inPrograms = 0, onPaths = 0;
  };
  std::map<std::string, Counts> byDialect() const;

  /// Adds the ops in a file. From then on, new ops are appended to the file, so
  /// that several processes can share it. False if it cannot be written.
  bool keepIn(const std::string &file);

  /// The text of such a file: lines "program NAME" and "path NAME". Other lines
  /// are ignored: the last one may be half written.
  void read(std::string_view text);

  /// "24 dialects and 213 ops in programs, 27 and 402 along their paths".
  std::string str() const;

  /// A line for each dialect: its name, ops in programs, ops along paths.
  std::string table() const;

private:
  Names programs, paths;
  int file = -1;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PATHCOVERAGE_H

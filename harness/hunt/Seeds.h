//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes seeds of a test: one for each of its functions, with the symbols that
// it refers to, since a small program holds the code of a pattern and little
// else; and one with smaller numbers if these are large. Functions that a patch
// touches are marked.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_SEEDS_H
#define SCION_HARNESS_HUNT_SEEDS_H

#include <string>
#include <string_view>
#include <vector>

namespace scion::hunt {

struct Seed {
  std::string name; // "tile.mlir:12 @f"
  std::string text; // generic form
  bool isTouched = false;

  /// Indices in Plan::pipelines of the pipelines that the test runs on it;
  /// empty: all.
  std::vector<size_t> pipelines;
};

/// A part of a test file between two split markers.
struct TestChunk {
  std::string file; // as messages call it
  std::string text;
  unsigned line = 1;             // of its first character in the file
  std::vector<unsigned> changed; // lines of the file that a patch touches
  bool isTouched = false;        // any of them
  std::vector<size_t> pipelines; // see Seed
};

/// The seeds of a chunk. None, and why, if it is not a valid module or has no
/// function. Functions that do not parse are left out; `why` is the first error
/// then.
std::vector<Seed> seedsOf(const TestChunk &chunk, std::string &why);

/// The lines that belong to the top-level op which begins at `line`: from the
/// end of the op before it to its own closing bracket. All counted from 1.
std::pair<unsigned, unsigned> linesOfOp(std::string_view text, unsigned line);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_SEEDS_H

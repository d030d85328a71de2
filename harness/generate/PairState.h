//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of an enumeration that takes hours: how far it came, and counts
// by the dialects of producer and consumer. A text file, read again to go on.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_PAIRSTATE_H
#define SCION_HARNESS_GENERATE_PAIRSTATE_H

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scion {

/// What became of an edge.
enum class EdgeEnd : uint8_t {
  Agree,      // all twins are equal, on every way
  Differ,     // a finding
  Unchecked,  // it ran, and its conditions never held
  NotLowered, // the reference or a way does not come to LLVM
  NotRun,     // no machine code, a trap, a limit
  Crash,      // the process died
  OpAlone,    // one of its ops is not judged alone either
};
inline constexpr unsigned edgeEnds = 7;

/// "agree", "differ", "unchecked", "not-lowered", "not-run", "crash",
/// "op-alone".
std::string_view toString(EdgeEnd end);

struct EdgeResult {
  uint64_t index = 0;
  EdgeEnd end = EdgeEnd::Agree;
  uint64_t checks = 0;    // pairs of values compared, on all ways
  bool rewritten = false; // a pass of a way changed its ops
  std::string what; // unless Agree or Unchecked: the way, and what it showed

  /// One line, and back.
  std::string str() const;
  static std::optional<EdgeResult> parse(std::string_view line);
};

class PairState {
public:
  struct Counts {
    uint64_t sites = 0, executed = 0, rewritten = 0, checks = 0;
    std::array<uint64_t, edgeEnds> ends = {};
  };
  using DialectPair = std::pair<std::string, std::string>;

  /// Of which enumeration: the number of its sites, and the ways, which must be
  /// the same to go on.
  uint64_t sites = 0;
  std::string ways;
  uint64_t next = 0; // the first edge that was not done

  std::map<DialectPair, Counts> pairs;

  /// Edges that need a look, with their text, in the order in which they were
  /// met.
  struct Noted {
    EdgeResult result;
    std::string edge;
  };
  std::vector<Noted> noted;

  /// Ops that cannot be judged alone, and why: their edges are not tried.
  std::map<std::string, std::string> alone;

  void add(const DialectPair &pair, const EdgeResult &result,
           const std::string &edge);

  std::string str() const;
  /// None, and what is wrong.
  static std::optional<PairState> parse(std::string_view text,
                                        std::string &problem);

  /// A line for each dialect pair, and the sums.
  std::string table() const;
  /// A page that needs nothing else: a matrix of dialects, and what was noted.
  std::string html() const;
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_PAIRSTATE_H

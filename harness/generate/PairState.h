//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of an enumeration that takes hours: its progress, counts by the
// dialects of producer and consumer and by op, the effects of each pass, and
// the edges that need a look. It is kept in a text file, with which a later run
// continues.
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

/// The result of an edge.
enum class EdgeEnd : uint8_t {
  Agree,      // both versions are equal, through every pipeline
  Differ,     // a finding
  Unchecked,  // nothing was compared: undefined for all operands
  NotLowered, // a pipeline does not lower to LLVM
  NotRun,     // no machine code, a trap, a limit
  Crash,      // the process crashed
  OpAlone,    // one of its ops is not judged alone either
  Known,      // differs by a known bug
  // Of edges that are proved instead of executed:
  Proved,
  Refuted,    // a finding
  Unknown,    // nothing was decided
  OutOfScope, // of proofs
};
inline constexpr unsigned edgeEnds = 12, executedEnds = 8;

/// "agree", "differ", "unchecked", "not-lowered", "not-run", "crash",
/// "op-alone", "known", "proved", "refuted", "unknown", "out-of-scope".
std::string_view toString(EdgeEnd end);

struct EdgeResult {
  uint64_t index = 0;
  EdgeEnd end = EdgeEnd::Agree;
  uint64_t checks = 0;    // pairs of values compared, through all pipelines
  bool rewritten = false; // a pass of a pipeline changed its ops
  std::string what;   // unless Agree or Unchecked: the way, and what it showed;
                      // of a proof: how, or why not
  uint64_t shown = 0; // of the reference: a hash of what it shows; not kept

  /// One line, and back.
  std::string str() const;
  static std::optional<EdgeResult> parse(std::string_view line);
};

/// The counts of a pass (with its options and its place).
struct PassTally {
  uint64_t batches = 0;   // in whose pipeline the pass was
  uint64_t effects = 0;   // of these, those that it changed
  uint64_t dropped = 0;   // that did not lower to LLVM with it
  uint64_t rewritten = 0; // edges that it changed as the first pass

  PassTally &operator+=(const PassTally &other);
};

class PairState {
public:
  struct Counts {
    uint64_t sites = 0, executed = 0, rewritten = 0, checks = 0;
    std::array<uint64_t, edgeEnds> ends = {};
  };
  using DialectPair = std::pair<std::string, std::string>;

  /// The number of sites and the pipelines of the enumeration, which must be
  /// the same when a run continues it.
  uint64_t sites = 0;
  std::string ways;
  uint64_t next = 0; // the first edge that has not been judged

  std::map<DialectPair, Counts> pairs;

  /// Edges with the op as producer and as consumer, by the other's dialect.
  struct OpCounts {
    uint64_t sites = 0, executed = 0, rewritten = 0;
  };
  std::map<std::pair<std::string, std::string>, OpCounts> ops;

  /// By pass, as in a pipeline, with "between " before it where it ran after
  /// each pass of the path.
  std::map<std::string, PassTally> passes;

  /// Patterns that applied, and in how many batches.
  std::map<std::string, uint64_t> patterns;

  /// How edges were proved, and why others were not: "proved: same terms".
  std::map<std::string, uint64_t> reasons;

  /// Pairs of the first round that a pass rewrote: what triples are made of.
  std::vector<uint64_t> rewrote;

  /// Number of batches that were judged; selects the passes of the next one.
  uint64_t turn = 0;

  /// Edges that need a look, with their text, in the order of their discovery.
  struct Noted {
    EdgeResult result;
    std::string edge;
  };
  std::vector<Noted> noted;

  /// Ops that cannot be judged alone, and why: their edges are not tried.
  std::map<std::string, std::string> alone;

  /// An edge's two ops, for the tables.
  struct Ends {
    std::string producerOp, consumerOp;
    DialectPair dialects() const;
  };
  /// A site that exists.
  void addSite(const Ends &ends);
  void add(const Ends &ends, const EdgeResult &result, const std::string &edge);

  std::string str() const;
  /// None, and what is wrong.
  static std::optional<PairState> parse(std::string_view text,
                                        std::string &problem);

  /// Whether edges are proved.
  bool isOfProofs() const {
    return std::string_view(ways).starts_with("prove ");
  }

  /// A line for each dialect pair, the sums, passes and patterns.
  std::string table() const;
  /// A self-contained page with a matrix of dialects and the noted edges.
  std::string html() const;
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_PAIRSTATE_H

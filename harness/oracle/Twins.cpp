//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Twins.h"

#include "base/ChoiceStream.h"
#include "harness/exec/Observe.h"
#include "harness/exec/Outcome.h"
#include "harness/exec/ShowValue.h"
#include "harness/exec/ShownValues.h"
#include "harness/oracle/TwinPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>

using namespace scion;
using namespace mlir;

/// The prefix of the functions that show twins: no observation of the program's
/// own values is left out because of them.
static constexpr llvm::StringLiteral twinPrefix = "scion_twin_";

/// A mark is a number below 2^63 of which these bits tell the pair and the
/// place. That a program prints one by chance has probability 2^-42.
static constexpr uint64_t marksOfProgram = 4 * maxTwinPairs;

/// A generated program has some 120 pairs; what has more than this is not worth
/// the code.
static constexpr size_t maxShown = 512;

/// Elements of a vector or tensor that are shown one by one; larger tensors are
/// shown by one number. Twins are many, and small most of the time.
static constexpr uint64_t maxElements = 64;

std::string ShownTwins::describe(uint64_t pair) const {
  std::string text = "twins " + std::to_string(pair);
  if (pair < names.size())
    text += " (" + names[pair] + ")";
  return text;
}

//===----------------------------------------------------------------------===//
// In a program
//===----------------------------------------------------------------------===//

/// The results of a pair that can be shown, by number.
static SmallVector<unsigned>
shownResults(const TwinPair &pair, const ShowValue &show, bool isWellDefined) {
  SmallVector<unsigned> numbers;
  for (unsigned i = 0; i < pair.first->getNumResults(); ++i) {
    Value one = pair.first->getResult(i), other = pair.second->getResult(i);
    // What memory holds is no result of the op.
    if (!isa<BaseMemRefType>(one.getType()) && show.canShow(one.getType()) &&
        !mayBeUndefined(one, isWellDefined) &&
        !mayBeUndefined(other, isWellDefined))
      numbers.push_back(i);
  }
  return numbers;
}

ShownTwins scion::showTwins(ModuleOp module, uint64_t seed,
                            bool isWellDefined) {
  ShownTwins shown;
  std::vector<TwinPair> pairs = findTwinPairs(module);
  ShowValue show(module, maxElements, twinPrefix);
  if (pairs.empty() || !show.isPossible())
    return shown;
  constexpr uint64_t sign = uint64_t(1) << 63, high = uint64_t(1) << 62;
  uint64_t base = ((stableHash("twins", seed) & ~sign) | high) /
                  marksOfProgram * marksOfProgram;
  OpBuilder builder(module.getContext());
  for (const TwinPair &pair : pairs) {
    SmallVector<unsigned> results = shownResults(pair, show, isWellDefined);
    if (results.empty())
      continue;
    if (shown.names.size() == maxShown) {
      ++shown.left;
      continue;
    }
    builder.setInsertionPointAfter(pair.second);
    uint64_t next = base + 4 * shown.names.size();
    auto mark = [&] {
      Value number =
          arith::ConstantIntOp::create(builder, pair.second->getLoc(),
                                       builder.getI64Type(), int64_t(next++));
      show.show(builder, number, /*unroll=*/false);
    };
    for (Operation *op : {pair.first, pair.second}) {
      mark();
      for (unsigned result : results)
        show.show(builder, op->getResult(result), /*unroll=*/true);
    }
    mark();
    shown.names.push_back(pair.first->getName().getStringRef().str());
  }
  if (!shown.names.empty())
    shown.base = base;
  return shown;
}

//===----------------------------------------------------------------------===//
// In a trace
//===----------------------------------------------------------------------===//

namespace {
/// Follows the marks of a trace, and hands on each pair that was shown.
class Reader {
public:
  Reader(const Trace &trace, uint64_t base) : trace(trace), base(base) {}

  template <typename Use>
  void read(Use use) {
    uint64_t pair = 0;
    for (const Observation &one : trace.observations()) {
      std::optional<uint64_t> mark = markOf(one);
      // In a pair, only its own marks and the first of the next are any: a
      // value may be as large as they are.
      if (!mark || (place && *mark / 4 != pair && *mark != 4 * (pair + 1))) {
        if (place)
          shown[*place].push_back(trace.describe(one));
        continue;
      }
      if (place == 1u && *mark % 4 != 1)
        use(pair, shown[0], shown[1]);
      bool isSecond = *mark % 4 == 1 && place == 0u && pair == *mark / 4;
      if (*mark % 4 == 0)
        shown[0].clear();
      shown[1].clear();
      place = *mark % 4 == 0 ? std::optional(0u)
              : isSecond     ? std::optional(1u)
                             : std::nullopt;
      pair = *mark / 4;
    }
  }

private:
  std::optional<uint64_t> markOf(const Observation &one) const {
    if (one.kind != Observation::Kind::Signed || one.width != 64 ||
        one.bits < base || one.bits - base >= marksOfProgram ||
        (one.bits - base) % 4 == 3)
      return std::nullopt;
    return one.bits - base;
  }

  const Trace &trace;
  uint64_t base;
  std::optional<unsigned> place; // which of the two is being shown
  std::vector<std::string> shown[2];
};
} // namespace

static std::string linesOf(const std::vector<std::string> &values) {
  std::string text;
  for (const std::string &value : values)
    if (!value.starts_with("text "))
      text += "  " + value + "\n";
  return text;
}

static void note(TwinReading &reading, const std::vector<std::string> &first,
                 const std::vector<std::string> &second) {
  ++reading.times;
  if (reading.differs() || first == second)
    return;
  auto [one, other] =
      std::mismatch(first.begin(), first.end(), second.begin(), second.end());
  reading.difference = (one == first.end() ? "nothing" : *one) + " against " +
                       (other == second.end() ? "nothing" : *other);
  reading.first = linesOf(first);
  reading.second = linesOf(second);
}

std::map<uint64_t, TwinReading> scion::readTwins(const Trace &trace,
                                                 uint64_t base) {
  std::map<uint64_t, TwinReading> readings;
  Reader(trace, base)
      .read([&](uint64_t pair, const auto &first, const auto &second) {
        note(readings[pair], first, second);
      });
  return readings;
}

TwinReading scion::readTwin(const Trace &trace, uint64_t base, uint64_t pair) {
  TwinReading reading;
  Reader(trace, base)
      .read([&](uint64_t read, const auto &first, const auto &second) {
        if (read == pair)
          note(reading, first, second);
      });
  return reading;
}

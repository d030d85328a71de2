//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Enumerate.h"

#include "harness/prove/Program.h"
#include "harness/terms/Compute.h"

#include "llvm/ADT/StringRef.h"

using namespace scion::prove;
using namespace scion::terms;
using llvm::APInt;

/// Limits: batches of 64 inputs, and inputs for terms of more than 64 bits.
static constexpr size_t mostBatches = 24, mostWide = 300;

namespace {
/// xorshift: gives the same numbers on every machine.
struct Random {
  uint64_t state = 0x9E3779B97F4A7C15ull;

  uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
  }
  uint64_t below(uint64_t bound) { return (next() >> 11) % bound; }
};
} // namespace

/// Boundary values of this width, and numbers near the constants.
static std::vector<APInt> interesting(unsigned width,
                                      llvm::ArrayRef<APInt> constants) {
  std::vector<APInt> list;
  auto add = [&](const APInt &value) {
    if (!llvm::is_contained(list, value))
      list.push_back(value);
  };
  APInt least = APInt::getSignedMinValue(width);
  for (uint64_t small : {0, 1, 2, 3, 5, 7, 8})
    add(APInt(width, small, false, true));
  for (uint64_t below : {1, 2, 3})
    add(-APInt(width, below, false, true));
  for (const APInt &value : {least, least - 1, least + 1, least.lshr(1)})
    add(value);
  for (uint64_t size : {width - 1, width, width + 1})
    add(APInt(width, size, false, true));
  if (width > 32)
    for (unsigned bit : {31, 32})
      for (uint64_t off : {0, 1})
        add(APInt::getOneBitSet(width, bit) - off);
  for (const APInt &constant : constants)
    if (constant.getBitWidth() == width && list.size() < 64)
      for (const APInt &value :
           {constant, constant + 1, constant - 1, -constant})
        add(value);
  return list;
}

static std::vector<APInt> constantsIn(const Graph &graph, Term condition) {
  std::vector<APInt> constants;
  for (Term term : nodesOf(graph, condition))
    if (graph.isConstant(term) && constants.size() < 24)
      constants.push_back(graph.sample(term));
  return constants;
}

/// Whether the variable makes a number poison. It is seldom set: most inputs
/// are numbers.
static bool isPoisonFlag(const Graph &graph, Term variable) {
  return graph.width(variable) == 1 &&
         llvm::StringRef(graph.name(variable)).ends_with(".poison");
}

static APInt choose(const Graph &graph, Term variable,
                    llvm::ArrayRef<APInt> list, Random &random) {
  unsigned width = graph.width(variable);
  if (isPoisonFlag(graph, variable))
    return APInt(1, random.below(8) == 0);
  if (random.below(4) != 0)
    return list[random.below(list.size())];
  APInt value(width, random.next(), false, true);
  for (unsigned low = 64; low < width; low += 64)
    value.insertBits(
        APInt(std::min(64u, width - low), random.next(), false, true), low);
  return value;
}

static std::optional<Model> searchWide(const Graph &graph, Term condition) {
  std::vector<Term> variables;
  for (Term term : nodesOf(graph, condition))
    if (graph.node(term).kind == Kind::Variable)
      variables.push_back(term);
  std::vector<APInt> constants = constantsIn(graph, condition);
  std::vector<std::vector<APInt>> lists;
  lists.reserve(variables.size());
  for (Term variable : variables)
    lists.push_back(interesting(graph.width(variable), constants));
  Random random;
  for (size_t trial = 0; trial < mostWide; ++trial) {
    std::vector<APInt> values;
    for (auto [variable, list] : llvm::zip_equal(variables, lists))
      values.push_back(choose(graph, variable, list, random));
    if (evaluate(graph, condition, {variables, values}).isZero())
      continue;
    Model model;
    for (auto [variable, value] : llvm::zip_equal(variables, values))
      model.emplace(variable, value);
    return model;
  }
  return std::nullopt;
}

static Model modelOf(const Graph &graph, Program &program, size_t lane) {
  Model model;
  for (auto [index, variable] : llvm::enumerate(program.variables()))
    model.emplace(variable, APInt(graph.width(variable),
                                  program.valuesOf(index)[lane], false, true));
  return model;
}

std::optional<Model> scion::prove::searchBoundaries(const Graph &graph,
                                                    Term condition) {
  std::optional<Program> program = Program::of(graph, condition);
  if (!program)
    return searchWide(graph, condition);
  std::vector<APInt> constants = constantsIn(graph, condition);
  std::vector<std::vector<APInt>> lists;
  llvm::ArrayRef<Term> variables = program->variables();
  lists.reserve(variables.size());
  for (Term variable : variables)
    lists.push_back(interesting(graph.width(variable), constants));
  Random random;
  for (size_t round = 0; round < mostBatches; ++round) {
    for (size_t lane = 0; lane < Program::batch; ++lane) {
      size_t number = round * Program::batch + lane;
      for (auto [index, variable] : llvm::enumerate(variables)) {
        // The first half of the rounds combines the lists, with little poison.
        uint64_t value;
        if (round < mostBatches / 2 && isPoisonFlag(graph, variable)) {
          value = round % 4 == 3 && random.below(8) == 0;
        } else if (round < mostBatches / 2) {
          value = lists[index][number % lists[index].size()].getZExtValue();
          number /= lists[index].size();
          if (number == 0 && index + 1 < variables.size() && round > 0)
            number = random.next() >> 8;
        } else {
          value = choose(graph, variable, lists[index], random).getZExtValue();
        }
        program->valuesOf(index)[lane] = value;
      }
    }
    if (uint64_t holds = program->run())
      return modelOf(graph, *program, size_t(llvm::countr_zero(holds)));
  }
  return std::nullopt;
}

Enumeration scion::prove::enumerate(const Graph &graph, Term condition,
                                    unsigned mostBits) {
  std::optional<Program> program = Program::of(graph, condition);
  if (!program)
    return {};
  unsigned bits = 0;
  for (Term variable : program->variables())
    bits += graph.width(variable);
  if (bits > mostBits)
    return {};
  uint64_t total = uint64_t(1) << bits;
  for (uint64_t begin = 0; begin < total; begin += Program::batch) {
    for (size_t lane = 0; lane < Program::batch; ++lane) {
      uint64_t rest = (begin + lane) % total;
      for (auto [index, variable] : llvm::enumerate(program->variables())) {
        unsigned width = graph.width(variable);
        program->valuesOf(index)[lane] = rest & ((uint64_t(1) << width) - 1);
        rest >>= width;
      }
    }
    if (uint64_t holds = program->run())
      return {true, modelOf(graph, *program, size_t(llvm::countr_zero(holds)))};
  }
  return {true, std::nullopt};
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every integer op of arith, alone and in pairs, for all inputs of few bits:
// its terms against the interpreter, and the solver's answers against trying
// all.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/prove/Enumerate.h"
#include "harness/prove/Paths.h"
#include "harness/prove/Refine.h"
#include "harness/prove/Solver.h"
#include "harness/terms/Compute.h"

#include "gtest/gtest.h"

using namespace scion;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;
using llvm::APInt;

static const std::vector<std::string> binaryOps = {"addi #",
                                                   "addi # overflow<nsw>",
                                                   "addi # overflow<nuw>",
                                                   "subi #",
                                                   "subi # overflow<nsw>",
                                                   "subi # overflow<nuw>",
                                                   "muli #",
                                                   "muli # overflow<nsw>",
                                                   "muli # overflow<nuw>",
                                                   "divsi #",
                                                   "divsi # exact",
                                                   "divui #",
                                                   "divui # exact",
                                                   "ceildivsi #",
                                                   "ceildivui #",
                                                   "floordivsi #",
                                                   "remsi #",
                                                   "remui #",
                                                   "andi #",
                                                   "ori #",
                                                   "xori #",
                                                   "shli #",
                                                   "shli # overflow<nsw>",
                                                   "shli # overflow<nuw>",
                                                   "shrsi #",
                                                   "shrsi # exact",
                                                   "shrui #",
                                                   "shrui # exact",
                                                   "maxsi #",
                                                   "maxui #",
                                                   "minsi #",
                                                   "minui #"};

static const std::vector<std::string> predicates = {
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};

/// "arith.addi %x, %y overflow<nsw> : i4".
static std::string spell(const std::string &op, const std::string &operands,
                         const std::string &type) {
  std::string text = op;
  size_t at = text.find('#');
  // The keyword "exact" stands after the operands.
  text.replace(at, 1, operands);
  return "arith." + text + " : " + type;
}

static const std::vector<std::string> indexOps = {
    "add",  "sub",  "mul",  "and",  "or",   "xor",      "maxs",
    "maxu", "mins", "minu", "divs", "divu", "ceildivs", "ceildivu",
    "rems", "remu", "shl",  "shrs", "shru", "floordivs"};

/// The functions @f0, @f1 … of two indices: each op, comparison and cast, or
/// each pair.
static std::string indexProgram(bool inPairs) {
  std::string text;
  unsigned number = 0;
  auto add = [&](const std::string &body, const std::string &result) {
    text += "func.func @f" + std::to_string(number++) +
            "(%a: index, %b: index) -> " + result + " {\n" + body +
            "  return %r : " + result + "\n}\n";
  };
  for (const std::string &op : indexOps) {
    std::string first = " = index." + op + " %a, %b\n";
    if (!inPairs) {
      add("  %r" + first, "index");
      continue;
    }
    for (const std::string &then : indexOps)
      add("  %x" + first + "  %r = index." + then + " %x, %b\n", "index");
  }
  for (const std::string &predicate : predicates)
    add(inPairs ? "  %x = index.sub %a, %b\n  %r = index.cmp " + predicate +
                      "(%x, %b)\n"
                : "  %r = index.cmp " + predicate + "(%a, %b)\n",
        "i1");
  // To more bits and to fewer, and back.
  for (const char *type : {"i2", "i3", "i7"})
    for (const char *cast : {"index.casts", "index.castu", "arith.index_cast",
                             "arith.index_castui"})
      add(std::string("  %x = ") + cast + " %a : index to " + type +
              "\n  %r = " + cast + " %x : " + type + " to index\n",
          "index");
  add("  %x = index.sizeof\n  %r = index.sub %x, %a\n", "index");
  add("  %x = index.constant 5\n  %r = index.add %x, %a\n", "index");
  return text;
}

/// The functions @f0, @f1 … of two arguments: each op, then each pair.
static std::string programOf(const std::string &type, bool inPairs) {
  std::string text;
  unsigned number = 0;
  auto add = [&](const std::string &body, const std::string &result) {
    text += "func.func @f" + std::to_string(number++) + "(%a: " + type +
            ", %b: " + type + ") -> " + result + " {\n" + body +
            "  return %r : " + result + "\n}\n";
  };
  if (!inPairs) {
    for (const std::string &op : binaryOps)
      add("  %r = " + spell(op, "%a, %b", type) + "\n", type);
    for (const std::string &predicate : predicates)
      add("  %r = arith.cmpi " + predicate + ", %a, %b : " + type + "\n", "i1");
    return text;
  }
  for (const std::string &op : binaryOps)
    for (const std::string &then : binaryOps)
      add("  %x = " + spell(op, "%a, %b", type) +
              "\n  %r = " + spell(then, "%x, %b", type) + "\n",
          type);
  return text;
}

namespace {
/// The interpreter's answer for one input.
struct Concrete {
  bool isUndefined = false;
  std::optional<Element> result;
};

class AllInputs {
public:
  explicit AllInputs(const std::string &text)
      : input(parseInput(text)), world(graph) {
    if (!input)
      return;
    for (auto function : input->module->getOps<mlir::func::FuncOp>())
      names.push_back(function.getName().str());
    std::string why;
    auto first = *input->module->getOps<mlir::func::FuncOp>().begin();
    inputs = *inputsOf(first.getArgumentTypes(), graph, why);
  }

  Paths pathsOf(const std::string &name) {
    return prove::pathsOf(*input->module, name, inputs, world, {});
  }

  Concrete run(const std::string &name, llvm::ArrayRef<APInt> values) {
    Evaluation run(*input->module, {});
    auto types = parametersOf(input->module->lookupSymbol(name));
    auto arguments = argumentsFor(inputs, types, run, nullptr, values);
    llvm::SmallVector<Datum> results;
    if (run.runFunction(name, *arguments, results) == Flow::Stop)
      return {run.ending().kind == Ending::Kind::Undefined, std::nullopt};
    return {false, results[0].element()};
  }

  /// How the terms of a function differ from the interpreter; "" if they do
  /// not, for all numbers, and poison in either argument.
  std::string difference(const std::string &name, unsigned width) {
    Paths paths = pathsOf(name);
    if (!paths.fault.empty() || !paths.incomplete.empty())
      return name + ": " + paths.fault + paths.incomplete;
    if (paths.list.size() != 1)
      return name + ": not one path";
    const Path &path = paths.list[0];
    uint64_t count = uint64_t(1) << width;
    for (uint64_t poison = 0; poison < 3; ++poison)
      for (uint64_t x = 0; x < count; ++x)
        for (uint64_t y = 0; y < count; ++y) {
          APInt values[] = {APInt(width, x), APInt(1, poison == 1),
                            APInt(width, y), APInt(1, poison == 2)};
          std::string wrong = compare(path, run(name, values), values);
          if (!wrong.empty())
            return name + " of " + textOf(inputs, values) + ": " + wrong;
        }
    return "";
  }

  std::optional<ParsedInput> input;
  std::vector<std::string> names;
  Graph graph;
  ActiveGraph active{graph};
  OpaqueWorld world;
  Inputs inputs;

private:
  std::string compare(const Path &path, const Concrete &concrete,
                      llvm::ArrayRef<APInt> values) {
    auto valueOf = [&](Term term) {
      return evaluate(graph, term, {inputs.variables, values});
    };
    if (valueOf(path.undefined).isOne() != concrete.isUndefined)
      return "undefined or not";
    if (concrete.isUndefined || path.results.empty())
      return "";
    bool isBad = valueOf(path.results[0].isBad.term).isOne();
    if (isBad != !concrete.result->isDefined())
      return "poison or not";
    if (!isBad &&
        valueOf(path.results[0].number.term) != concrete.result->bits())
      return "another number";
    return "";
  }
};
} // namespace

/// Compares each function of a program on numbers of `width` bits.
static void expectNoDifference(const std::string &program, unsigned width,
                               const char *type) {
  AllInputs all(program);
  ASSERT_TRUE(all.input);
  for (const std::string &name : all.names)
    EXPECT_EQ(all.difference(name, width), "") << type << width;
}

TEST(ExhaustiveTest, EachOpIsWhatTheInterpreterSays) {
  for (unsigned width : {1, 2, 3, 4})
    expectNoDifference(programOf("i" + std::to_string(width), false), width,
                       "i");
}

/// Takes minutes.
TEST(ExhaustiveTest, DISABLED_EachOpOfEightBitsIsWhatTheInterpreterSays) {
  expectNoDifference(programOf("i8", false), 8, "i");
  IndexWidth bits(8);
  expectNoDifference(indexProgram(false), 8, "index of ");
}

TEST(ExhaustiveTest, EachPairIsWhatTheInterpreterSays) {
  for (unsigned width : {1, 2})
    expectNoDifference(programOf("i" + std::to_string(width), true), width,
                       "i");
}

TEST(ExhaustiveTest, EachIndexOpIsWhatTheInterpreterSays) {
  for (unsigned width : {1, 2, 3, 4}) {
    IndexWidth bits(width);
    expectNoDifference(indexProgram(false), width, "index of ");
  }
}

TEST(ExhaustiveTest, EachPairOfIndexOpsIsWhatTheInterpreterSays) {
  for (unsigned width : {1, 2, 3}) {
    IndexWidth bits(width);
    expectNoDifference(indexProgram(true), width, "index of ");
  }
}

TEST(ExhaustiveTest, TheSolverAgreesOnEachPair) {
  // i3, i8, and index of 3 bits.
  for (unsigned width : {3, 8, 0}) {
    IndexWidth bits(width == 0 ? 3 : 64);
    AllInputs all(width == 0 ? indexProgram(false)
                             : programOf("i" + std::to_string(width), false));
    ASSERT_TRUE(all.input);
    std::vector<Paths> paths;
    for (const std::string &name : all.names)
      paths.push_back(all.pathsOf(name));
    // Of i8, every op with a few others.
    size_t step = width == 8 ? 9 : 1;
    for (size_t i = 0; i < paths.size(); ++i)
      for (size_t j = width == 8 ? i % step : 0; j < paths.size(); j += step)
        for (auto [condition, number] : differences(paths[i], paths[j], {})) {
          Enumeration tried = enumerate(all.graph, condition, 20);
          SolverAnswer answer = solve(all.graph, condition, 2'000'000);
          ASSERT_TRUE(tried.isDone);
          if (answer.kind == SolverAnswer::Unknown)
            continue;
          ASSERT_EQ(answer.kind == SolverAnswer::Sometimes,
                    tried.model.has_value())
              << all.names[i] << " to " << all.names[j] << " of i" << width;
        }
  }
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares random gpu kernels with loops: each kernel is run as a gpu.launch
// with barriers between its steps, and as a loop over the threads for each
// step, which the reference path lowers to LLVM and executes.
//
//===----------------------------------------------------------------------===//

#include "base/ChoiceStream.h"
#include "harness/exec/Executor.h"
#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/semantics/Interpreter.h"

#include "gtest/gtest.h"

using namespace scion;
using namespace scion::semantics;

namespace {
/// A kernel with blocks of 4 x 2 threads. There is a barrier between two steps,
/// and each thread carries its value %v from one step to the next.
struct DrawnKernel {
  explicit DrawnKernel(uint64_t seed) : choices(seed) {
    steps = unsigned(choices.between(2, 6));
    for (unsigned i = 0; i < steps; ++i)
      bodies.push_back(draw());
    isInLoop = choices.chance(1, 2);
  }

  ChoiceStream choices;
  unsigned steps;
  bool isInLoop;
  std::vector<std::string> bodies;

  /// Draws a step: a read or write of an element of the block's memory that no
  /// other thread uses in this step, or a sum of all values.
  std::string draw() {
    static constexpr const char *ops[] = {"addi", "muli", "xori", "subi"};
    std::string op = ops[choices.below(4)];
    std::string shift = std::to_string(choices.below(8));
    std::string constant = std::to_string(choices.between(-9, 9));
    std::string place = "%k = arith.constant " + shift +
                        " : index\n%p0 = arith.addi %t, %k : index\n"
                        "%p = arith.remui %p0, %c8 : index\n";
    switch (choices.below(4)) {
    case 0:
      return place + "memref.store %v, $M[%p] : $S\n%n = arith." + op +
             " %v, %v : i64\n";
    case 1:
      return place + "%x = memref.load $M[%p] : $S\n%n = arith." + op +
             " %v, %x : i64\n";
    case 2:
      return "%x = arith.constant " + constant + " : i64\n%n = arith." + op +
             " %v, %x : i64\n";
    default:
      return "$SUM";
    }
  }
};
} // namespace

static std::string replaceAllIn(std::string text, const std::string &from,
                                const std::string &to) {
  for (size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

static constexpr const char *aroundKernel = R"(
memref.global "private" @a : memref<16xi64> = dense<[3, -1, 4, 1, -5, 9, 2, 6, 5, 3, -5, 8, 9, 7, 9, -3]>
memref.global "private" @o : memref<16xi64> = dense<0>
func.func private @printI64(i64)
func.func @main() {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c4 = arith.constant 4 : index
%c8 = arith.constant 8 : index
%c16 = arith.constant 16 : index
%zero = arith.constant 0 : i64
%a = memref.get_global @a : memref<16xi64>
%o = memref.get_global @o : memref<16xi64>
$KERNEL
scf.for %i = %c0 to %c16 step %c1 {
  %x = memref.load %o[%i] : memref<16xi64>
  func.call @printI64(%x) : (i64) -> ()
}
return
}
)";

/// Each step is `%v` to `%n`; a loop runs all of them twice.
static std::string asLaunch(const DrawnKernel &kernel) {
  const std::string type = "memref<8xi64, #gpu.address_space<workgroup>>";
  std::string steps, last = "%v0";
  for (unsigned i = 0; i < kernel.steps; ++i) {
    std::string body =
        replaceAllIn(kernel.bodies[i], "$SUM",
                     "%n = gpu.all_reduce add %v {} : (i64) -> (i64)\n");
    body = replaceAllIn(replaceAllIn(body, "$M", "%w"), "$S", type);
    std::string number = std::to_string(i);
    for (const char *name : {"%n", "%x", "%k", "%p0", "%p"})
      for (const char *end : {" ", "]", ","})
        body = replaceAllIn(body, name + std::string(end),
                            name + ("_" + number) + end);
    for (const char *end : {" ", ","})
      body = replaceAllIn(body, "%v" + std::string(end), last + end);
    steps += body + "gpu.barrier\n";
    last = "%n_" + number;
  }
  std::string text =
      R"(gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
  threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c2, %sz = %c1)
  workgroup(%w : )" +
      type + R"() {
%row = arith.muli %ty, %c4 : index
%t = arith.addi %row, %tx : index
%first = arith.muli %bx, %c8 : index
%g = arith.addi %first, %t : index
%begin = memref.load %a[%g] : memref<16xi64>
memref.store %zero, %w[%t] : )" +
      type + "\ngpu.barrier\n";
  if (kernel.isInLoop)
    text += "%end = scf.for %i = %c0 to %c2 step %c1 iter_args(%v0 = %begin) "
            "-> i64 {\n" +
            steps + "scf.yield " + last + " : i64\n}\n";
  else
    text += replaceAllIn(steps, "%v0", "%begin") + "%end = arith.addi " +
            (last == "%v0" ? "%begin" : last) + ", %zero : i64\n";
  text += "memref.store %end, %o[%g] : memref<16xi64>\ngpu.terminator\n}\n";
  return replaceAllIn(aroundKernel, "$KERNEL", text);
}

/// Values that a thread carries from one step to the next are in %keep.
static std::string asLoops(const DrawnKernel &kernel) {
  const std::string type = "memref<8xi64>";
  const std::string threads = "scf.for %t = %c0 to %c8 step %c1 {\n";
  std::string steps;
  for (const std::string &drawn : kernel.bodies) {
    bool isSum = drawn == "$SUM";
    std::string body = isSum ? "%n = arith.addi %all, %zero : i64\n" : drawn;
    body = replaceAllIn(replaceAllIn(body, "$M", "%w"), "$S", type);
    steps += "scf.execute_region {\n";
    if (isSum)
      steps += "%all = scf.for %j = %c0 to %c8 step %c1 iter_args(%s = %zero) "
               "-> i64 {\n%x = memref.load %keep[%j] : memref<8xi64>\n"
               "%y = arith.addi %s, %x : i64\nscf.yield %y : i64\n}\n";
    steps += threads + "%v = memref.load %keep[%t] : memref<8xi64>\n" + body +
             "memref.store %n, %keep[%t] : memref<8xi64>\n}\nscf.yield\n}\n";
  }
  std::string text = R"(%w = memref.alloca() : memref<8xi64>
%keep = memref.alloca() : memref<8xi64>
scf.for %b = %c0 to %c2 step %c1 {
%first = arith.muli %b, %c8 : index
)" + threads + R"(%g = arith.addi %first, %t : index
%begin = memref.load %a[%g] : memref<16xi64>
memref.store %begin, %keep[%t] : memref<8xi64>
memref.store %zero, %w[%t] : memref<8xi64>
}
)";
  text += kernel.isInLoop
              ? "scf.for %i = %c0 to %c2 step %c1 {\n" + steps + "}\n"
              : steps;
  text += threads + R"(%g = arith.addi %first, %t : index
%end = memref.load %keep[%t] : memref<8xi64>
memref.store %end, %o[%g] : memref<16xi64>
}
}
)";
  return replaceAllIn(aroundKernel, "$KERNEL", text);
}

TEST(GpuConformance, KernelsDoWhatLoopsOverThreadsDo) {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    DrawnKernel kernel(seed);
    std::vector<std::string> problems;
    std::string text = asLaunch(kernel), loops = asLoops(kernel);
    auto launch = parseInput(text, &problems, "launch");
    auto input = parseInput(loops, &problems, "loops");
    ASSERT_TRUE(launch && input)
        << (problems.empty() ? "" : problems[0]) << text << loops;
    Interpretation meaning = interpret(*launch->module);
    ASSERT_EQ(meaning.kind, Ending::Kind::Finished) << meaning.str() << text;
    PathBuilder builder(*input->module, input->context, RuleTable::global(),
                        {});
    LoweredPath path = builder.buildReference();
    ASSERT_EQ(path.end, PathEnd::Lowered) << path.message;
    Outcome actual = execute(*path.module, {});
    ASSERT_EQ(actual.kind, Outcome::Kind::Finished) << actual.message;
    EXPECT_EQ(firstDifference(meaning.outcome, actual), std::nullopt)
        << "seed " << seed << "\n"
        << text;
  }
}

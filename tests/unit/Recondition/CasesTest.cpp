//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our own analyses must never say "safe" of what is not: pairs of programs that
// differ in one number or one line, of which the first is left alone and the
// second must be rewritten.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/recondition/Recondition.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace scion;

namespace {
/// The hazards that the program needed a rewrite for.
std::vector<std::string> hazardsOf(const std::string &text) {
  auto parsed = parseInput(text);
  EXPECT_TRUE(parsed) << text;
  if (!parsed)
    return {};
  ReconditionResult result = recondition(parsed->module.get(), parsed->seed);
  EXPECT_TRUE(result.inScope) << result.reason << "\n" << text;
  std::vector<std::string> names;
  for (const Rewrite &rewrite : result.rewrites)
    names.push_back(rewrite.hazard);
  return names;
}

bool has(const std::vector<std::string> &names, const std::string &name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string replace(std::string text, const std::string &from,
                    const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

void expectPair(const char *hazard, const std::string &safe,
                const std::string &from, const std::string &to) {
  SCOPED_TRACE(std::string(hazard) + ": " + from + " -> " + to);
  for (const std::string &name : hazardsOf(safe))
    ADD_FAILURE() << "needless rewrite by " << name;
  EXPECT_TRUE(has(hazardsOf(replace(safe, from, to)), hazard));
}
} // namespace

static const char *tables = R"(
memref.global "private" @n : memref<3xi8> = dense<[-128, 7, -7]>
memref.global "private" @d : memref<3xi8> = dense<[1, -1, -2]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.get_global @n : memref<3xi8>
  %d = memref.get_global @d : memref<3xi8>
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.load %n[%i] : memref<3xi8>
    %b = memref.load %d[%i] : memref<3xi8>
    %q = arith.divsi %a, %b : i8
    %w = arith.extsi %q : i8 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
)";

TEST(Cases, TablesArePairedByPosition) {
  expectPair("integer-division", tables, "[1, -1, -2]", "[-1, 1, -2]");
  expectPair("integer-division", tables, "[1, -1, -2]", "[1, -1, 0]");
  expectPair("integer-division", tables, "memref.load %d[%i]",
             "memref.load %d[%c1]");
}

TEST(Cases, TablesThatAreWrittenToAreNotRead) {
  expectPair("integer-division", tables, "    %q = ",
             "    memref.store %a, %d[%i] : memref<3xi8>\n    %q = ");
  expectPair("integer-division", tables, "  scf.for",
             "  %v = memref.cast %d : memref<3xi8> to memref<?xi8>\n"
             "  %z = arith.constant 0 : i8\n"
             "  memref.store %z, %v[%c0] : memref<?xi8>\n  scf.for");
}

TEST(Cases, FloatsOfATable) {
  std::string text = R"(
memref.global "private" @f : memref<2xf32> = dense<[127.5, -128.5]>
func.func private @printI64(i64)
func.func private @show(%x: f32) {
  %i = arith.fptosi %x : f32 to i8
  %w = arith.extsi %i : i8 to i64
  func.call @printI64(%w) : (i64) -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = memref.get_global @f : memref<2xf32>
  %a = memref.load %f[%c0] : memref<2xf32>
  %b = memref.load %f[%c1] : memref<2xf32>
  func.call @show(%a) : (f32) -> ()
  func.call @show(%b) : (f32) -> ()
  return
}
)";
  expectPair("float-to-int", text, "127.5", "128.0");
  expectPair("float-to-int", text, "-128.5", "-129.0");
  expectPair("float-to-int", text, "127.5", "0x7FC00000");
}

TEST(Cases, DominatingConditions) {
  std::string text = R"(
memref.global "private" @g : memref<2xi64> = dense<[1071, 462]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %g = memref.get_global @g : memref<2xi64>
  %a = memref.load %g[%c0] : memref<2xi64>
  %b = memref.load %g[%c1] : memref<2xi64>
  cf.br ^loop(%a, %b : i64, i64)
^loop(%x: i64, %y: i64):
  %done = arith.cmpi eq, %y, %zero : i64
  cf.cond_br %done, ^end, ^next
^next:
  %r = arith.remui %x, %y : i64
  cf.br ^loop(%y, %r : i64, i64)
^end:
  func.call @printI64(%x) : (i64) -> ()
  return
}
)";
  expectPair("integer-division", text, "%y, %zero : i64", "%y, %one : i64");
  expectPair("integer-division", text, "%done, ^end, ^next",
             "%done, ^next, ^end");
  expectPair("integer-division", text, "remui %x, %y", "remui %y, %x");
}

TEST(Cases, ConditionsOfOtherIterationsSayNothing) {
  // The test is of this iteration's %v, the divisor the next one's.
  std::string text = R"(
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %five = arith.constant 5 : i64
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%v = %five) -> i64 {
    %ok = arith.cmpi ne, %v, %zero : i64
    %next = arith.subi %v, %one : i64
    scf.if %ok {
      %q = arith.divui %five, %v : i64
      func.call @printI64(%q) : (i64) -> ()
    }
    scf.yield %next : i64
  }
  return
}
)";
  expectPair("integer-division", text, "divui %five, %v", "divui %five, %next");
}

TEST(Cases, WrittenElements) {
  std::string text = R"(
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<8xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %k = arith.addi %i, %c1 : index
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%k] : memref<8xi64>
  }
  scf.for %i = %c1 to %c4 step %c1 {
    %v = memref.load %m[%i] : memref<8xi64>
    func.call @printI64(%v) : (i64) -> ()
  }
  memref.dealloc %m : memref<8xi64>
  return
}
)";
  expectPair("uninitialized", text, "scf.for %i = %c1 to %c4",
             "scf.for %i = %c0 to %c4");
  expectPair("uninitialized", text, "scf.for %i = %c1 to %c4",
             "scf.for %i = %c1 to %c8");
  expectPair("uninitialized", text, "addi %i, %c1", "addi %c0, %c1");
  // Whether a store is reached may depend on data.
  expectPair("uninitialized", text,
             "    memref.store %v, %m[%k] : memref<8xi64>\n",
             "    %even = arith.cmpi ult, %i, %c4 : index\n"
             "    scf.if %even {\n"
             "      memref.store %v, %m[%k] : memref<8xi64>\n    }\n");
}

TEST(Cases, SameElementStoredBefore) {
  std::string text = R"(
memref.global "private" @g : memref<4xindex> = dense<[3, 0, 2, 1]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %g = memref.get_global @g : memref<4xindex>
  %m = memref.alloc() : memref<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %j = memref.load %g[%i] : memref<4xindex>
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%j] : memref<4xi64>
    %w = memref.load %m[%j] : memref<4xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  memref.dealloc %m : memref<4xi64>
  return
}
)";
  expectPair("uninitialized", text, "%w = memref.load %m[%j]",
             "%w = memref.load %m[%i]");
}

TEST(Cases, PoisonThatIsNeverSeen) {
  std::string text = R"(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %p = ub.poison : i32
  %q = ub.poison : vector<2xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %p) -> i32 {
    %first = arith.cmpi eq, %i, %c0 : index
    %s = arith.select %first, %zero, %a : i32
    scf.yield %s : i32
  }
  %v = vector.insert %r, %q [0] : i32 into vector<2xi32>
  %w = vector.insert %r, %v [1] : i32 into vector<2xi32>
  vector.print %w : vector<2xi32>
  return
}
)";
  expectPair("poison", text, "eq, %i, %c0", "eq, %i, %c1");
  expectPair("poison", text, "%c0 to %c2", "%c2 to %c2");
  expectPair("poison", text, "%v [1]", "%v [0]");
  expectPair("poison", text, "select %first, %zero, %a",
             "select %first, %a, %zero");
}

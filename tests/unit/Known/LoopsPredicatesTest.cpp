//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static std::set<std::string> inLoopMain(const std::string &body) {
  return holdsIn("func.func @main(%n: index, %x: i32, %m: memref<4xi32>, %d: "
                 "memref<?xi32>) { %c0 = arith.constant 0 : index %c1 = "
                 "arith.constant 1 : index %c2 = arith.constant 2 : index %c5 "
                 "= arith.constant 5 : index %size = memref.dim %d, %c0 : "
                 "memref<?xi32> " +
                 body + " return }");
}

TEST(LoopPredicates, TellsWhereLoopsGo) {
  auto scan = [](const std::string &bounds) {
    return inLoopMain("scf.for %i = " + bounds + " { }");
  };
  auto forward = scan("%c0 to %c5 step %c2");
  EXPECT_FALSE(forward.count("@scf.for-maybe-no-trips"));
  EXPECT_FALSE(forward.count("@scf.for-backwards"));
  auto size = scan("%c0 to %size step %c2");
  EXPECT_TRUE(size.count("@scf.for-maybe-no-trips"));
  EXPECT_FALSE(size.count("@scf.for-backwards"));
  auto unknown = scan("%c0 to %n step %c1");
  EXPECT_TRUE(unknown.count("@scf.for-maybe-no-trips"));
  EXPECT_TRUE(unknown.count("@scf.for-backwards"));
  EXPECT_FALSE(unknown.count("@scf.for-backwards-step"));
  EXPECT_TRUE(scan("%c0 to %n step %c2").count("@scf.for-backwards-step"));
  EXPECT_TRUE(scan("%n to %c5 step %n").count("@scf.for-backwards-step"));
  EXPECT_TRUE(scan("%c5 to %c0 step %c2").count("@scf.for-backwards-step"));
  // From the variable of one loop on, and to sums.
  auto inner = scan("%c0 to %c5 step %c2 { %e = arith.addi %i, %c2 : index "
                    "scf.for %j = %i to %e step %c2 { } } scf.for %k = %c0 to "
                    "%c2 step %c1");
  EXPECT_FALSE(inner.count("@scf.for-maybe-no-trips"));
  EXPECT_FALSE(holds("@scf.for-maybe-no-trips",
                     "func.func @f(%n: index) { scf.for %i = %n to %n "
                     "step %n { } return }")); // never runs
}

TEST(LoopPredicates, TellsNestsThatRunBackwards) {
  auto isIn = [](const std::string &inner, const std::string &between = "") {
    return inLoopMain("scf.for %i = %c0 to %n step %c1 { " + between +
                      " scf.for %j = " + inner + " step %c1 { } }")
               .count("@scf.for-backwards-nest") != 0;
  };
  EXPECT_TRUE(isIn("%c0 to %n"));
  EXPECT_FALSE(isIn("%c0 to %c5"));
  EXPECT_FALSE(isIn("%c0 to %n", "vector.print %x : i32"));
}

TEST(LoopPredicates, TellsWhereCarriedValuesAreReadInANest) {
  auto isIn = [](const std::string &sum, const std::string &begin = "%a") {
    return inLoopMain(
               "%r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> "
               "(i32) { %s = scf.for %j = %c0 to %c5 step %c1 iter_args(%b "
               "= " +
               begin + ") -> (i32) { %t = arith.addi " + sum +
               " : i32 scf.yield %t : i32 } scf.yield %s : i32 }")
               .count("@scf.for-reads-carried") != 0;
  };
  EXPECT_TRUE(isIn("%b, %a"));
  EXPECT_TRUE(isIn("%a, %a"));
  EXPECT_FALSE(isIn("%b, %b"));
  EXPECT_FALSE(isIn("%b, %x"));
  EXPECT_TRUE(isIn("%a, %a", "%x"));
}

TEST(LoopPredicates, TellsVariablesThatAreScaled) {
  auto isIn = [](const std::string &body) {
    return inLoopMain("scf.for %i = %c0 to %c5 step %c1 { " + body + " }")
               .count("@scf.for-scales") != 0;
  };
  EXPECT_TRUE(isIn("%y = arith.muli %i, %n : index"));
  EXPECT_TRUE(isIn("%z = arith.addi %i, %n : index %y = arith.muli %z, %n : "
                   "index"));
  EXPECT_TRUE(isIn("%z = arith.muli %i, %c2 : index %y = arith.muli %z, %n : "
                   "index"));
  EXPECT_FALSE(isIn("%y = arith.muli %i, %c2 : index"));
  EXPECT_FALSE(isIn("%y = arith.addi %i, %n : index"));
  EXPECT_FALSE(isIn("%y = arith.muli %i, %n : index %z = arith.addi %i, %n : "
                    "index"));
}

TEST(LoopPredicates, TellsLeastBoundsOfLoopsThatCarry) {
  auto isIn = [](const std::string &map, const std::string &bound,
                 const std::string &carries) {
    return inLoopMain("%b = affine.min affine_map<" + map +
                      ">(%n) scf.for %i = "
                      "%c0 to " +
                      bound + " step %c1 " + carries)
               .count("@scf.for-min-carries") != 0;
  };
  std::string carries = "iter_args(%s = %x) -> i32 { scf.yield %s : i32 }";
  auto withResult = [&](const std::string &map, const std::string &bound) {
    return inLoopMain("%b = affine.min affine_map<" + map +
                      ">(%n) %r = scf.for %i = %c0 to " + bound + " step %c1 " +
                      carries)
               .count("@scf.for-min-carries") != 0;
  };
  EXPECT_TRUE(withResult("(d0) -> (d0, 10)", "%b"));
  EXPECT_FALSE(withResult("(d0) -> (d0, d0 + 1)", "%b"));
  EXPECT_FALSE(withResult("(d0) -> (d0, 10)", "%n"));
  EXPECT_FALSE(isIn("(d0) -> (d0, 10)", "%b", "{ }"));
}

TEST(LoopPredicates, TellsParallelLoopsThatReduce) {
  auto scan = [](const std::string &type, const std::string &result) {
    return holdsIn("func.func @sum(%a: index, %x: " + type +
                   ") { %0 = "
                   "scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> " +
                   type + " { scf.reduce(%x : " + type +
                   ") { ^bb0(%l: " + type + ", %r: " + type +
                   "): %s = " + (type == "i32" ? "arith.addi" : "arith.addf") +
                   " %l, %r : " + type + " scf.reduce.return " + result +
                   " : " + type + " } } return }");
  };
  auto sum = scan("i32", "%s");
  EXPECT_TRUE(sum.count("@scf.parallel-reduction"));
  EXPECT_TRUE(sum.count("@scf.parallel-integer-reduction"));
  EXPECT_TRUE(scan("f32", "%s").count("@scf.parallel-reduction"));
  EXPECT_FALSE(scan("f32", "%s").count("@scf.parallel-integer-reduction"));
  EXPECT_FALSE(inLoopMain("scf.parallel (%i) = (%n) to (%n) step (%n) { }")
                   .count("@scf.parallel-reduction"));
}

TEST(LoopPredicates, TellsParallelLoopsThatTouchOtherMemory) {
  auto isIn = [](const std::string &body, const std::string &between = "",
                 const std::string &range = "(%j) = (%n) to (%n) step (%n)") {
    return inLoopMain("scf.parallel (%i) = (%n) to (%n) step (%n) { } " +
                      between + " scf.parallel " + range + " { " + body + " }")
               .count("@scf.parallel-other-memory") != 0;
  };
  std::string atomic = "%y = memref.atomic_rmw addi %x, %m[%j] : (i32, "
                       "memref<4xi32>) -> i32";
  EXPECT_FALSE(isIn("memref.store %x, %m[%j] : memref<4xi32>"));
  EXPECT_FALSE(isIn("%y = memref.load %m[%j] : memref<4xi32>"));
  EXPECT_TRUE(isIn(atomic));
  EXPECT_TRUE(isIn(atomic, "%z = arith.addi %n, %n : index"));
  EXPECT_FALSE(isIn(atomic, "memref.store %x, %m[%n] : memref<4xi32>"));
  EXPECT_FALSE(
      isIn(atomic, "", "(%j, %k) = (%n, %n) to (%n, %n) step (%n, %n)"));
}

TEST(LoopPredicates, TellsParallelLoopsInAnotherOrder) {
  auto isIn = [](const std::string &ends) {
    return inLoopMain("scf.parallel (%i, %j) = (%n, %n) to (%c1, %c2) step "
                      "(%c1, %c1) { } scf.parallel (%i, %j) = (%n, %n) to (" +
                      ends + ") step (%c1, %c1) { }")
               .count("@scf.parallel-other-order") != 0;
  };
  EXPECT_TRUE(isIn("%c2, %c1"));
  EXPECT_FALSE(isIn("%c1, %c2"));
  EXPECT_FALSE(isIn("%c2, %c2"));
}

TEST(LoopPredicates, TellsForallWithoutLoops) {
  auto isIn = [](const std::string &ranges) {
    return inLoopMain("scf.forall " + ranges + " { }")
               .count("@scf.forall-no-loops") != 0;
  };
  EXPECT_TRUE(isIn("() in ()"));
  EXPECT_FALSE(isIn("(%i) in (3)"));
}

TEST(LoopPredicates, TellsConstantBoundsFarApart) {
  auto isIn = [](const std::string &low, const std::string &high) {
    return holds("@scf.for-constants-far-apart",
                 "func.func @f() {\n  %l = arith.constant " + low +
                     " : index\n  %h = arith.constant " + high +
                     " : index\n  scf.for %i = %l to %h step %h {\n  }\n"
                     "  return\n}\n");
  };
  EXPECT_TRUE(isIn("-9223372036854775807", "1"));
  EXPECT_FALSE(isIn("-9223372036854775807", "0"));
  EXPECT_FALSE(isIn("1", "-9223372036854775807")); // no turns
}

TEST(LoopPredicates, TellsHugeStepsOfParallelLoops) {
  auto isIn = [](const std::string &step) {
    return holds("@scf.parallel-huge-step",
                 "func.func @f(%n: index) {\n  %s = arith.constant " + step +
                     " : index\n  scf.parallel (%i) = (%n) to (%n) step (%s) "
                     "{\n    scf.reduce\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("1099511627776"));
  EXPECT_FALSE(isIn("1099511627775"));
}

TEST(LoopPredicates, CountsWaysThroughBlocks) {
  auto isIn = [](unsigned branches) {
    std::string text = "func.func @f(%c: i1) {\n";
    for (unsigned i = 0; i < branches; ++i) {
      std::string number = std::to_string(i);
      text += "  cf.cond_br %c, ^a" + number + ", ^b" + number + "\n^a" +
              number + ":\n  cf.br ^b" + number + "\n^b" + number + ":\n";
    }
    return holds("@many-ways", text + "  return\n}");
  };
  EXPECT_FALSE(isIn(0));
  EXPECT_FALSE(isIn(12));
  EXPECT_TRUE(isIn(13));
}

TEST(LoopPredicates, TurnsThatAreKnownWithoutTheBounds) {
  auto isIn = [](const std::string &bounds) {
    return holds("@scf.for-turns-without-bounds",
                 "func.func @f(%a: index, %b: index, %s: index) {\n"
                 "  %c1 = arith.constant 1 : index\n"
                 "  %c4 = arith.constant 4 : index\n"
                 "  %n = arith.addi %a, %c4 overflow<nsw> : index\n"
                 "  %w = arith.addi %a, %c4 : index\n"
                 "  scf.for %i = " +
                     bounds + " {\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("%a to %a step %c1"));
  EXPECT_TRUE(isIn("%a to %n step %c1"));
  EXPECT_TRUE(isIn("%c4 to %c1 step %s"));
  EXPECT_FALSE(isIn("%a to %w step %c1")); // may wrap around
  EXPECT_FALSE(isIn("%a to %b step %c1"));
  EXPECT_FALSE(isIn("%c1 to %c4 step %c1"));
}

TEST(LoopPredicates, BoundsThatLieFarApart) {
  auto isIn = [](const std::string &type, const std::string &loop,
                 const std::string &high = "h") {
    return holds("@scf.for-far-apart",
                 "func.func @f(%l: " + type + ", %h: " + type +
                     ", %x: i4) {\n  %s = arith.constant 1 : " + type +
                     "\n  %zero = arith.constant 0 : " + type + "\n  scf.for " +
                     loop + "%i = %l to %" + high + " step %s : " + type +
                     " {\n  }\n  scf.for " + loop +
                     "%i = %zero to %zero step %s : " + type +
                     " {\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("i8", ""));
  EXPECT_TRUE(isIn("i8", "unsigned "));
  EXPECT_FALSE(isIn("i8", "unsigned ", "zero")); // no turns
  EXPECT_TRUE(isIn("i8", "", "zero"));           // 128 turns
  EXPECT_FALSE(isIn("index", ""));
}

TEST(LoopPredicates, ParallelLoopsOfAffineWithoutDimensions) {
  auto isIn = [](const std::string &dimensions) {
    return holds("@affine.parallel-no-loops",
                 "func.func @f() {\n  affine.parallel " + dimensions +
                     " {\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("() = () to ()"));
  EXPECT_FALSE(isIn("(%i) = (0) to (1)"));
}

TEST(LoopPredicates, LeastBound) {
  auto isIn = [](const std::string &upper, const std::string &step) {
    return holds("@scf.forall-least-bound",
                 "func.func @f(%n: index) {\n"
                 "  %least = arith.constant -9223372036854775808 : index\n"
                 "  %four = arith.constant -4 : index\n"
                 "  scf.forall (%i) = (0) to (" +
                     upper + ") step (" + step + ") {\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isIn("%least", "1"));
  EXPECT_TRUE(isIn("%n", "%least"));
  EXPECT_FALSE(isIn("%four", "1"));
  EXPECT_FALSE(isIn("%n", "1"));
}

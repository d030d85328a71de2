//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(OpKinds, SelectorsTellTensorsFromTheRest) {
  EXPECT_TRUE(selects("*", "arith.addf"));
  EXPECT_TRUE(selects("*", "arith.addf:tensor"));
  EXPECT_TRUE(selects("arith.*", "arith.addf"));
  EXPECT_FALSE(selects("arith.*", "arith.addf:tensor"));
  EXPECT_FALSE(selects("arith.*", "arithx.addf"));
  EXPECT_TRUE(selects("arith.*:tensor", "arith.addf:tensor"));
  EXPECT_FALSE(selects("arith.*:tensor", "arith.addf"));
  EXPECT_TRUE(selects("scf.for:any", "scf.for"));
  EXPECT_TRUE(selects("scf.for:any", "scf.for:tensor"));
  EXPECT_FALSE(selects("scf.for:any", "scf.forall"));
  EXPECT_TRUE(selects("*:tensor", "scf.for:tensor"));
  EXPECT_FALSE(selects("*:tensor", "scf.for"));
}

TEST(OpKinds, ScansEachKindOnce) {
  auto input = parseInput(R"(
    func.func @main() {
      %a = arith.constant dense<1> : tensor<2xi32>
      %b = arith.addi %a, %a : tensor<2xi32>
      %c = arith.constant 1 : i32
      %d = arith.constant 2 : i32
      return
    })");
  ASSERT_TRUE(input);
  OpKinds kinds = scanKinds(*input->module);
  EXPECT_EQ(kinds.kinds,
            (std::vector<std::string>{"arith.addi:tensor", "arith.constant",
                                      "arith.constant:tensor", "func.func",
                                      "func.return"}));
  EXPECT_FALSE(kinds.lowered);
}

TEST(OpKinds, TellsOpsOfUnregisteredDialects) {
  auto kindsOf = [](const char *program) {
    auto input = parseInput(program);
    return input ? scanKinds(*input->module) : OpKinds();
  };
  EXPECT_TRUE(kindsOf(R"("t.a"() ({ "t.b"() : () -> () }) : () -> ())")
                  .contains("@unregistered"));
  EXPECT_TRUE(kindsOf(R"(func.func @f() { "t.a"() : () -> () return })")
                  .contains("@unregistered"));
  OpKinds known = kindsOf("func.func @f() { return }");
  EXPECT_TRUE(known.contains("func.return"));
  EXPECT_FALSE(known.contains("@unregistered"));
}

TEST(OpKinds, TellsLocationsOfCallSites) {
  auto at = [](const std::string &location) {
    auto input = parseInput("func.func @f() { return loc(" + location + ") }");
    return input ? scanKinds(*input->module) : OpKinds();
  };
  EXPECT_TRUE(at(R"(callsite("a" at "b"))").contains("@call-site"));
  EXPECT_TRUE(at(R"("a")").contains("func.return"));
  EXPECT_FALSE(at(R"("a")").contains("@call-site"));
}

TEST(OpKinds, TellsParallelLoopsThatReduce) {
  auto input = parseInput(R"(
    func.func @sum(%a: index, %x: i32) -> i32 {
      %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 {
        scf.reduce(%x : i32) {
        ^bb0(%l: i32, %r: i32):
          %s = arith.addi %l, %r : i32
          scf.reduce.return %s : i32
        }
      }
      return %0 : i32
    })");
  ASSERT_TRUE(input);
  EXPECT_TRUE(scanKinds(*input->module).contains("@scf.parallel-reduction"));
  auto plain = parseInput(R"(
    func.func @f(%a: index) {
      scf.parallel (%i) = (%a) to (%a) step (%a) {
      }
      return
    })");
  ASSERT_TRUE(plain);
  EXPECT_FALSE(scanKinds(*plain->module).contains("@scf.parallel-reduction"));
}

TEST(OpKinds, TellsParallelLoopsThatTouchOtherMemory) {
  auto scan = [](const std::string &body) {
    auto input = parseInput("func.func @f(%n: index, %m: memref<4xi32>, "
                            "%x: i32) { scf.parallel (%i) = (%n) to (%n) step "
                            "(%n) { scf.parallel (%j) = (%n) to (%n) step (%n) "
                            "{ " +
                            body + " } } return }");
    EXPECT_TRUE(input);
    return input && scanKinds(*input->module)
                        .contains("@scf.parallel-other-memory");
  };
  EXPECT_FALSE(scan("memref.store %x, %m[%j] : memref<4xi32>"));
  EXPECT_FALSE(scan("%y = memref.load %m[%j] : memref<4xi32>"));
  EXPECT_TRUE(scan("%y = memref.atomic_rmw addi %x, %m[%j] : "
                   "(i32, memref<4xi32>) -> i32"));
}

TEST(OpKinds, LoweredIsLLVMAndNothingElse) {
  auto input = parseInput(R"(
    llvm.func @main() {
      llvm.return
    })");
  ASSERT_TRUE(input);
  EXPECT_TRUE(scanKinds(*input->module).lowered);
}

TEST(OpKinds, TellsGenericsThatMoveElements) {
  auto kindsOf = [](const char *map) {
    auto input = parseInput(std::string("#m = ") + map + R"(
      #id = affine_map<(d0, d1) -> (d0, d1)>
      func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>) {
        linalg.generic {indexing_maps = [#m, #id],
                        iterator_types = ["parallel", "parallel"]}
            ins(%a : memref<2x2xi32>) outs(%b : memref<2x2xi32>) {
        ^bb0(%x: i32, %y: i32):
          linalg.yield %x : i32
        }
        return
      })");
    return input ? scanKinds(*input->module) : OpKinds();
  };
  OpKinds plain = kindsOf("affine_map<(d0, d1) -> (d0, d1)>");
  EXPECT_TRUE(plain.contains("linalg.generic"));
  EXPECT_FALSE(plain.contains("@linalg.generic-moved"));
  EXPECT_TRUE(kindsOf("affine_map<(d0, d1) -> (d1, d0)>")
                  .contains("@linalg.generic-moved"));
}

TEST(OpKinds, TellsFunctionsThatCallEachOther) {
  auto isRecursive = [](std::string calls) {
    auto input = parseInput("func.func private @outside()\n"
                            "func.func @a() {\n  call @outside() : () -> ()\n"
                            "  call @b() : () -> ()\n  return\n}\n"
                            "func.func @b() {\n" +
                            calls + "  return\n}\n");
    return input && scanKinds(*input->module).contains("@recursion");
  };
  EXPECT_FALSE(isRecursive(""));
  EXPECT_FALSE(isRecursive("  call @outside() : () -> ()\n"));
  EXPECT_TRUE(isRecursive("  call @b() : () -> ()\n"));
  EXPECT_TRUE(isRecursive("  call @a() : () -> ()\n"));
}

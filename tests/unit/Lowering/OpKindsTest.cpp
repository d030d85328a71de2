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

static OpKinds kindsIn(const std::string &text) {
  auto input = parseInput(text);
  EXPECT_TRUE(input) << text;
  return input ? scanKinds(*input->module) : OpKinds();
}

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
  auto kindsOf = [](const char *program) { return kindsIn(program); };
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
    return kindsIn("func.func @f() { return loc(" + location + ") }");
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

TEST(OpKinds, TellsRegionResultsUsedElsewhere) {
  auto holds = [](std::string_view last) {
    auto input = parseInput(R"(
      func.func @f(%x: i16) -> i16 {
        %r = scf.execute_region -> i16 {
          scf.yield %x : i16
        }
        cf.br ^bb1(%r : i16)
      ^bb1(%a: i16):
        return )" + std::string(last) +
                            " : i16\n}");
    return input &&
           scanKinds(*input->module).contains("@region-result-elsewhere");
  };
  EXPECT_TRUE(holds("%r"));
  EXPECT_FALSE(holds("%a"));
}

TEST(OpKinds, TellsForallWithoutLoops) {
  auto holds = [](std::string_view ranges) {
    auto input = parseInput("func.func @f() {\n  scf.forall " +
                            std::string(ranges) + " {\n  }\n  return\n}");
    return input && scanKinds(*input->module).contains("@scf.forall-no-loops");
  };
  EXPECT_TRUE(holds("() in ()"));
  EXPECT_FALSE(holds("(%i) in (3)"));
}

TEST(OpKinds, TellsParallelLoopsThatTouchOtherMemory) {
  auto scan = [](const std::string &body) {
    return kindsIn("func.func @f(%n: index, %m: memref<4xi32>, "
                   "%x: i32) { scf.parallel (%i) = (%n) to (%n) step "
                   "(%n) { scf.parallel (%j) = (%n) to (%n) step (%n) "
                   "{ " +
                   body + " } } return }")
        .contains("@scf.parallel-other-memory");
  };
  EXPECT_FALSE(scan("memref.store %x, %m[%j] : memref<4xi32>"));
  EXPECT_FALSE(scan("%y = memref.load %m[%j] : memref<4xi32>"));
  EXPECT_TRUE(scan("%y = memref.atomic_rmw addi %x, %m[%j] : "
                   "(i32, memref<4xi32>) -> i32"));
}

TEST(OpKinds, TellsWhatVectorizationGetsWrong) {
  auto scan = [](const std::string &type, const std::string &yielded) {
    return kindsIn("func.func @f(%t: tensor<2x3x" + type + ">, %z: tensor<3x" +
                   type + ">) -> tensor<3x" + type +
                   "> { %r = linalg.reduce ins(%t : tensor<2x3x" + type +
                   ">) outs(%z : tensor<3x" + type +
                   ">) dimensions = [0] (%in: " + type + ", %out: " + type +
                   ") { %s = arith.xori %out, %" + yielded + " : " + type +
                   " linalg.yield %s : " + type + " } return %r : tensor<3x" +
                   type + "> }");
  };
  EXPECT_FALSE(scan("i32", "in").contains("@linalg.reduces-nothing"));
  EXPECT_FALSE(scan("i32", "in").contains("@linalg-sub-byte"));
  EXPECT_TRUE(scan("i32", "out").contains("@linalg.reduces-nothing"));
  EXPECT_TRUE(scan("i1", "in").contains("@linalg-sub-byte"));
}

TEST(OpKinds, TellsFunctionsThatReturnWhatOthersKnow) {
  auto scan = [](const std::string &buffer) {
    return kindsIn("func.func @f(%a: memref<4xi32>) -> memref<4xi32> "
                   "{ %b = memref.alloc() : memref<4xi32> return %" +
                   buffer + " : memref<4xi32> }")
        .contains("@returns-alias");
  };
  EXPECT_TRUE(scan("a"));
  EXPECT_FALSE(scan("b"));
}

TEST(OpKinds, TellsLoopsWithSteps) {
  auto scan = [](const std::string &step) {
    return kindsIn("func.func @f() { affine.for %i = 0 to 8 " + step +
                   " { } return }")
        .contains("@affine.for-step");
  };
  EXPECT_FALSE(scan(""));
  EXPECT_TRUE(scan("step 4"));
}

TEST(OpKinds, TellsWhatFoldsToAnOperandOfItsOperand) {
  auto scan = [](const std::string &memref) {
    return kindsIn("func.func @f(%a: memref<?xi32>, %n: index) -> index { %b = "
                   "memref.alloc(%n) : memref<?xi32> %d = memref.dim %" +
                   memref + ", %n : memref<?xi32> return %d : index }")
        .contains("@folds-through");
  };
  EXPECT_FALSE(scan("a"));
  EXPECT_TRUE(scan("b"));
}

TEST(OpKinds, TellsHowAffineNestsShareBuffers) {
  auto scan = [](const std::string &first, const std::string &second) {
    return kindsIn(
        "func.func private @f(memref<4xi32>) func.func @g(%a: memref<4xi32>, "
        "%b: memref<4xi32>, %v: i32) { affine.for %i = 0 to 4 { affine.for %j "
        "= 0 to 4 { " +
        first + " } } affine.for %i = 0 to 4 { " + second + " } return }");
  };
  std::string load = "%x = affine.load %a[%i] : memref<4xi32>";
  std::string store = "affine.store %v, %a[%i] : memref<4xi32>";
  EXPECT_TRUE(scan(load, store).contains("@affine-overwrites"));
  EXPECT_FALSE(scan(store, load).contains("@affine-overwrites"));
  EXPECT_FALSE(scan(load + " " + store, "").contains("@affine-overwrites"));
  EXPECT_TRUE(scan(load + " " + store, load).contains("@affine-updates"));
  EXPECT_FALSE(scan(load + " " + store, "").contains("@affine-updates"));
  EXPECT_FALSE(scan(store, load).contains("@affine-updates"));
  EXPECT_FALSE(scan(load, store).contains("@affine-mixed-access"));
  EXPECT_TRUE(scan(load, "func.call @f(%a) : (memref<4xi32>) -> ()")
                  .contains("@affine-mixed-access"));
  EXPECT_FALSE(scan(load, "func.call @f(%b) : (memref<4xi32>) -> ()")
                   .contains("@affine-mixed-access"));
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
    return kindsIn(std::string("#m = ") + map + R"(
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
  };
  OpKinds plain = kindsOf("affine_map<(d0, d1) -> (d0, d1)>");
  EXPECT_TRUE(plain.contains("linalg.generic"));
  EXPECT_FALSE(plain.contains("@linalg.generic-moved"));
  EXPECT_TRUE(kindsOf("affine_map<(d0, d1) -> (d1, d0)>")
                  .contains("@linalg.generic-moved"));
}

TEST(OpKinds, TellsWhatLinkersMerge) {
  auto with = [](const std::string &linkage) {
    return kindsIn("llvm.comdat @c { llvm.comdat_selector @any any }\n"
                   "llvm.func " +
                   linkage + " { llvm.return }")
        .contains("@linkonce");
  };
  EXPECT_TRUE(with("linkonce_odr @f()"));
  EXPECT_TRUE(with("linkonce @f()"));
  EXPECT_FALSE(with("@f()"));
  EXPECT_FALSE(with("internal @f()"));
  EXPECT_FALSE(with("linkonce_odr @f() comdat(@c::@any)"));
}

TEST(OpKinds, TellsFunctionsThatReturnBuffers) {
  auto returns = [](const std::string &type) {
    return kindsIn("func.func private @f() -> " + type)
        .contains("@returns-buffer");
  };
  EXPECT_TRUE(returns("memref<2xi32>"));
  EXPECT_TRUE(returns("(i32, memref<*xi32>)"));
  EXPECT_FALSE(returns("()"));
  EXPECT_FALSE(returns("tensor<2xi32>"));
}

TEST(OpKinds, TellsBuffersThatDoNotBecomeFlat) {
  auto isUnflat = [](const std::string &type, const std::string &sizes) {
    return kindsIn("func.func @f(%n: index) {\n  %0 = memref.alloc(" + sizes +
                   ") : memref<" + type + ">\n  return\n}")
        .contains("@memref-unflat");
  };
  EXPECT_FALSE(isUnflat("2x3xi32", ""));
  EXPECT_FALSE(isUnflat("6xindex", ""));
  EXPECT_FALSE(isUnflat("?xi32", "%n"));
  EXPECT_TRUE(isUnflat("2x3xindex", ""));
  EXPECT_TRUE(isUnflat("2x3xvector<2xi32>", ""));
  EXPECT_TRUE(isUnflat("?x3xi32", "%n"));
}

TEST(OpKinds, TellsLoopsThatCarryValues) {
  auto input = parseInput(R"(
    func.func @f(%a: index, %x: i32) -> (i32, i32) {
      %0 = scf.for %i = %a to %a step %a iter_args(%s = %x) -> i32 {
        scf.yield %s : i32
      }
      %1 = affine.for %i = 0 to 2 iter_args(%s = %x) -> i32 {
        affine.yield %s : i32
      }
      return %0, %1 : i32, i32
    })");
  ASSERT_TRUE(input);
  EXPECT_TRUE(scanKinds(*input->module).contains("@scf.for-carries"));
  EXPECT_TRUE(scanKinds(*input->module).contains("@affine.for-carries"));
  EXPECT_FALSE(scanKinds(*input->module).contains("@affine.for-carries-2"));
  auto plain = parseInput(R"(
    func.func @f(%a: index) {
      scf.for %i = %a to %a step %a {
      }
      affine.for %i = 0 to 2 {
      }
      return
    })");
  ASSERT_TRUE(plain);
  EXPECT_FALSE(scanKinds(*plain->module).contains("@scf.for-carries"));
  EXPECT_FALSE(scanKinds(*plain->module).contains("@affine.for-carries"));
}

TEST(OpKinds, TellsAffineStoresToSeveralAllocations) {
  auto tells = [](const std::string &second) {
    return kindsIn(R"(
      func.func @f(%x: i32, %p: memref<2xi32>) {
        %m = memref.alloc() : memref<2xi32>
        %n = memref.alloc() : memref<2xi32>
        affine.store %x, %m[0] : memref<2xi32>
        affine.store %x, )" +
                   second +
                   R"([1] : memref<2xi32>
        affine.store %x, %p[0] : memref<2xi32>
        return
      })")
        .contains("@affine-two-allocs");
  };
  EXPECT_TRUE(tells("%n"));
  EXPECT_FALSE(tells("%m"));
  EXPECT_FALSE(tells("%p"));
}

TEST(OpKinds, TellsEmptyTensorsThatNestedLoopsShare) {
  auto tells = [](const std::string &inner) {
    return kindsIn(R"(
      func.func @f(%n: index, %a: tensor<2xi32>) -> tensor<2xi32> {
        %e = tensor.empty() : tensor<2xi32>
        %g = tensor.empty() : tensor<2xi32>
        %e2 = tensor.expand_shape %e [[0, 1]] output_shape [2, 1]
            : tensor<2xi32> into tensor<2x1xi32>
        %e1 = tensor.collapse_shape %e2 [[0, 1]]
            : tensor<2x1xi32> into tensor<2xi32>
        %r = scf.for %i = %n to %n step %n iter_args(%x = %e) -> tensor<2xi32> {
          %s = scf.for %j = %n to %n step %n
              iter_args(%y = )" +
                   inner +
                   R"() -> tensor<2xi32> {
            scf.yield %y : tensor<2xi32>
          }
          scf.yield %x : tensor<2xi32>
        }
        return %r : tensor<2xi32>
      })")
        .contains("@empty-in-own-loop");
  };
  EXPECT_TRUE(tells("%e"));
  EXPECT_TRUE(tells("%e1")); // %e, as reshapes show it
  EXPECT_FALSE(tells("%g"));
  EXPECT_FALSE(tells("%a"));
}

TEST(OpKinds, TellsInsertionsAlongOtherDimensions) {
  auto tells = [](const std::string &type, const std::string &sizes) {
    return kindsIn("func.func @f(%a: tensor<" + type +
                   ">, %b: tensor<4x4xi32>) -> tensor<4x4xi32> {\n"
                   "  %r = tensor.insert_slice %a into %b[0, 0] [" +
                   sizes + "] [1, 1] : tensor<" + type +
                   "> into tensor<4x4xi32>\n  return %r : tensor<4x4xi32>\n}")
        .contains("@insert-permutes");
  };
  EXPECT_TRUE(tells("2xi32", "2, 1"));
  EXPECT_FALSE(tells("2xi32", "1, 2"));
  EXPECT_FALSE(tells("2x3xi32", "2, 3"));
}

TEST(OpKinds, TellsStructuredOpsThatSumFirst) {
  auto sums = [](const std::string &first, const std::string &second,
                 const std::string &out) {
    return kindsIn(R"(
      func.func @f(%a: memref<2x2xi32>, %b: memref<2xi32>) {
        linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                                         affine_map<(d0, d1) -> ()" +
                   out + R"()>],
                        iterator_types = [")" +
                   first + R"(", ")" + second + R"("]}
            ins(%a : memref<2x2xi32>) outs(%b : memref<2xi32>) {
        ^bb0(%x: i32, %y: i32):
          linalg.yield %x : i32
        }
        return
      })")
        .contains("@linalg-sums-first");
  };
  EXPECT_TRUE(sums("reduction", "parallel", "d1"));
  EXPECT_FALSE(sums("parallel", "reduction", "d0"));
}

TEST(OpKinds, TellsStructuredOpsOnPartsOfBytes) {
  auto fills = [](const std::string &type) {
    return kindsIn("func.func @f(%x: " + type + ", %m: memref<2x" + type +
                   ">) {\n  linalg.fill ins(%x : " + type +
                   ") outs(%m : memref<2x" + type + ">)\n  return\n}")
        .contains("@linalg-sub-byte");
  };
  EXPECT_TRUE(fills("i1"));
  EXPECT_TRUE(fills("i33"));
  EXPECT_FALSE(fills("i16"));
  EXPECT_FALSE(fills("f32"));
}

TEST(OpKinds, TellsMaskedTransfers) {
  auto masks = [](const std::string &masked, const std::string &type) {
    return kindsIn(R"(
      func.func @f(%m: vector<2xi1>, %b: memref<2xi32>, %v: vector<2xi32>,
                   %i: index, %p: i32) {
        %r = vector.mask %m { )" +
                   masked + " } : vector<2xi1> -> " + type +
                   "\n        return\n      }")
        .contains("@masked-transfer");
  };
  EXPECT_TRUE(masks("vector.transfer_read %b[%i], %p : memref<2xi32>, "
                    "vector<2xi32>",
                    "vector<2xi32>"));
  EXPECT_FALSE(
      masks("vector.reduction <add>, %v : vector<2xi32> into i32", "i32"));
}

TEST(OpKinds, TellsStructuredOpsWithoutLoops) {
  auto fills = [](const std::string &type) {
    return kindsIn("func.func @f(%x: i32, %m: " + type +
                   ") {\n  linalg.fill ins(%x : i32) outs(%m : " + type +
                   ")\n  return\n}")
        .contains("@linalg-no-loops");
  };
  EXPECT_TRUE(fills("memref<i32>"));
  EXPECT_FALSE(fills("memref<1xi32>"));
}

TEST(OpKinds, TellsGenericsOfScalars) {
  auto takes = [](const std::string &type, const std::string &map) {
    return kindsIn(R"(
      func.func @f(%a: )" +
                   type +
                   R"(, %b: memref<2xi32>) {
        linalg.generic {indexing_maps = [)" +
                   map + R"(,
                                         affine_map<(d0) -> (d0)>],
                        iterator_types = ["parallel"]}
            ins(%a : )" +
                   type +
                   R"() outs(%b : memref<2xi32>) {
        ^bb0(%x: i32, %y: i32):
          linalg.yield %x : i32
        }
        return
      })")
        .contains("@linalg.generic-scalar");
  };
  EXPECT_TRUE(takes("i32", "affine_map<(d0) -> ()>"));
  EXPECT_FALSE(takes("memref<2xi32>", "affine_map<(d0) -> (d0)>"));
}

TEST(OpKinds, TellsFunctionsThatCallEachOther) {
  auto isRecursive = [](std::string calls) {
    return kindsIn("func.func private @outside()\n"
                   "func.func @a() {\n  call @outside() : () -> ()\n"
                   "  call @b() : () -> ()\n  return\n}\n"
                   "func.func @b() {\n" +
                   calls + "  return\n}\n")
        .contains("@recursion");
  };
  EXPECT_FALSE(isRecursive(""));
  EXPECT_FALSE(isRecursive("  call @outside() : () -> ()\n"));
  EXPECT_TRUE(isRecursive("  call @b() : () -> ()\n"));
  EXPECT_TRUE(isRecursive("  call @a() : () -> ()\n"));
}

TEST(OpKinds, TellsNestsWhoseTurnsMayNotBeMixed) {
  // A function that begins with a nest, and how it is called.
  auto scan = [](const std::string &body, const std::string &given = "%a, %b",
                 const std::string &bounds = "0 to 4") {
    return kindsIn(R"(
      func.func private @g(%a: memref<9x9xi32>, %b: memref<9x9xi32>) {
        affine.for %i = )" +
                   bounds + " { affine.for %j = 0 to 4 { " + body + R"( } }
        return
      }
      memref.global @c : memref<9x9xi32>
      func.func @main(%x: memref<9x9xi32>) {
        %a = memref.alloc() : memref<9x9xi32>
        %b = memref.get_global @c : memref<9x9xi32>
        %c = memref.get_global @c : memref<9x9xi32>
        call @g()" +
                   given + R"() : (memref<9x9xi32>, memref<9x9xi32>) -> ()
        return
      })");
  };
  auto depends = [&](const std::string &from, const std::string &to,
                     const std::string &given = "%a, %b") {
    OpKinds kinds = scan("%x = affine.load %" + from +
                             " : memref<9x9xi32> affine.store %x, %" + to +
                             " : memref<9x9xi32>",
                         given);
    EXPECT_TRUE(kinds.contains("@affine-jam"));
    EXPECT_FALSE(kinds.contains("@affine-jam-trips"));
    EXPECT_FALSE(kinds.contains("@affine-jam-carries"));
    return kinds.contains("@affine-jam-depends");
  };
  // Each turn has elements of its own.
  EXPECT_FALSE(depends("a[%i, %j]", "b[%i, %j]"));
  EXPECT_FALSE(depends("b[%i + 1, %j + 1]", "b[%i + 1, 2]"));
  EXPECT_FALSE(depends("b[%j, %i * 2 + 1]", "b[0, %i * 2 + 1]"));
  // All turns touch the same ones, in the same order as before.
  EXPECT_FALSE(depends("b[0, %j]", "b[0, %j]"));
  // M65: what one turn writes, the next one reads or writes elsewhere.
  EXPECT_TRUE(depends("b[0, %j + 1]", "b[0, %j]"));
  EXPECT_TRUE(depends("b[0, (%j + 1) mod 4]", "b[0, %j]"));
  EXPECT_TRUE(depends("b[%i, %j]", "b[%i + 1, %j]"));
  EXPECT_TRUE(depends("b[%i, %j]", "b[%j, %i]"));
  EXPECT_TRUE(depends("a[0, 0]", "b[0, 0]"));
  EXPECT_TRUE(depends("b[%i + %j, 0]", "b[%i + %j, 0]"));
  EXPECT_TRUE(depends("b[%i floordiv 2, %j]", "b[%i floordiv 2, 0]"));
  // Two names of what may be one buffer.
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%a, %a"));
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%c, %b"));
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%x, %b"));
  EXPECT_FALSE(depends("b[%i, %j]", "b[%i, %j]", "%x, %b"));

  auto dependsIf = [&](const std::string &body) {
    return scan(body).contains("@affine-jam-depends");
  };
  std::string load = "%x = affine.load %b[0, %j] : memref<9x9xi32> ";
  std::string store = "affine.store %x, %b[0, %j] : memref<9x9xi32> ";
  std::string loop = "affine.for %k = 0 to 2 { %y = affine.load %a[%k, %k] : "
                     "memref<9x9xi32> } ";
  EXPECT_FALSE(dependsIf(load + store));
  EXPECT_TRUE(dependsIf(load + loop + store)); // two groups of ops
  EXPECT_FALSE(dependsIf("%x = arith.muli %i, %j : index"));
  EXPECT_TRUE(dependsIf("vector.print %i : index"));
  EXPECT_TRUE(dependsIf("%v = affine.vector_load %a[%i, %j] : memref<9x9xi32>, "
                        "vector<2xi32> affine.vector_store %v, %b[%i, %j] : "
                        "memref<9x9xi32>, vector<2xi32>"));
  EXPECT_TRUE(
      dependsIf("%s = memref.subview %b[%i, 0] [2, 9] [1, 1] : "
                "memref<9x9xi32> to memref<2x9xi32, strided<[9, 1], offset: "
                "?>> %x = arith.constant 1 : i32 affine.store %x, %s[0, 0] : "
                "memref<2x9xi32, strided<[9, 1], offset: ?>>"));

  EXPECT_TRUE(scan("", "%a, %b", "0 to 0").contains("@affine-jam-trips"));
  EXPECT_FALSE(scan("affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) { }")
                   .contains("@affine-jam"));
  EXPECT_FALSE(kindsIn("func.func @f() { %c = arith.constant 0 : index "
                       "affine.for %i = 0 to 4 { affine.for %j = 0 to 4 { } } "
                       "return }")
                   .contains("@affine-jam"));
  EXPECT_TRUE(
      kindsIn("func.func @f(%x: i32) -> i32 { %r = affine.for %i = 0 "
              "to 4 iter_args(%s = %x) -> i32 { %t = arith.addi %s, %x : "
              "i32 affine.yield %t : i32 } return %r : i32 }")
          .contains("@affine-jam-carries"));
}

TEST(OpKinds, TellsTensorsInSeveralBlocks) {
  auto isIn = [](const char *body) {
    return kindsIn(std::string("func.func @f(%t: tensor<4xi32>, %c: i1) {\n") +
                   body + "}")
        .contains("@tensors-in-blocks");
  };
  EXPECT_TRUE(isIn("cf.br ^bb1(%t : tensor<4xi32>)\n"
                   "^bb1(%u: tensor<4xi32>):\n  return\n"));
  EXPECT_TRUE(isIn("cf.br ^bb1\n"
                   "^bb1:\n"
                   "  scf.if %c {\n"
                   "    %s = arith.addi %t, %t : tensor<4xi32>\n"
                   "  }\n"
                   "  return\n"));
  EXPECT_TRUE(isIn("scf.execute_region {\n"
                   "  %s = arith.addi %t, %t : tensor<4xi32>\n"
                   "  cf.br ^bb1\n"
                   "^bb1:\n  scf.yield\n}\n"
                   "return\n"));
  EXPECT_FALSE(isIn("%s = arith.addi %t, %t : tensor<4xi32>\n"
                    "scf.execute_region {\n"
                    "  cf.br ^bb1\n"
                    "^bb1:\n  scf.yield\n}\n"
                    "return\n"));
  EXPECT_FALSE(isIn("%s = arith.addi %t, %t : tensor<4xi32>\nreturn\n"));
}

TEST(OpKinds, TellsDimensionsThatBecomeSeveralOfUnknownSizes) {
  auto isIn = [](const char *body) {
    return kindsIn(std::string("func.func @f(%m: memref<?x4xi32>, %a: index, "
                               "%b: index) {\n") +
                   body + "  return\n}")
        .contains("@memref-expand-unknown");
  };
  EXPECT_TRUE(isIn("%e = memref.expand_shape %m [[0, 1], [2]] output_shape "
                   "[%a, %b, 4] : memref<?x4xi32> into memref<?x?x4xi32>\n"));
  EXPECT_FALSE(isIn("%e = memref.expand_shape %m [[0, 1], [2]] output_shape "
                    "[%a, 2, 4] : memref<?x4xi32> into memref<?x2x4xi32>\n"));
}

TEST(OpKinds, TellsNestsThatWriteTwoBuffers) {
  auto isIn = [](const char *second) {
    return kindsIn(std::string("func.func @f(%a: memref<4xi32>, "
                               "%b: memref<4xi32>, %x: i32) {\n"
                               "affine.for %i = 0 to 4 {\n"
                               "  affine.store %x, %a[%i] : memref<4xi32>\n") +
                   second + "}\n  return\n}")
        .contains("@affine-writes-two");
  };
  EXPECT_TRUE(isIn("affine.store %x, %b[%i] : memref<4xi32>\n"));
  EXPECT_FALSE(isIn("affine.store %x, %a[0] : memref<4xi32>\n"));
  EXPECT_FALSE(isIn("%y = affine.load %b[%i] : memref<4xi32>\n"));
  EXPECT_FALSE(isIn("}\naffine.for %i = 0 to 4 {\n"
                    "  affine.store %x, %b[%i] : memref<4xi32>\n"));
}

TEST(OpKinds, TellsFunctionsThatNobodyCalls) {
  auto isIn = [](const char *rest) {
    return kindsIn(std::string("func.func private @f() { return }\n"
                               "func.func private @outside()\n") +
                   rest)
        .contains("@uncalled-function");
  };
  EXPECT_FALSE(isIn("func.func @main() { call @f() : () -> () return }"));
  EXPECT_TRUE(isIn("func.func @main() { return }"));
  EXPECT_TRUE(isIn("func.func @main() {\n"
                   "  %f = func.constant @f : () -> ()\n"
                   "  return\n}"));
}

TEST(OpKinds, TellsTensorsThatAreReturnedInParts) {
  auto isIn = [](const char *body, bool isWritten = true) {
    return kindsIn(
               std::string("func.func @f(%t: tensor<2xi32>, %u: tensor<2xi32>, "
                           "%c: i1) -> (tensor<2xi32>, tensor<2xi32>) {\n") +
               body +
               "}\nfunc.func @g(%t: tensor<2xi32>, %x: i32, %c: i1, %i: index) "
               "-> i32 {\n"
               "  %r:2 = call @f(%t, %t, %c) : (tensor<2xi32>, tensor<2xi32>, "
               "i1) -> (tensor<2xi32>, tensor<2xi32>)\n" +
               (isWritten ? "  %w = tensor.insert %x into %r#0[%i] : "
                            "tensor<2xi32>\n"
                          : "") +
               "  %e = tensor.extract %r#1[%i] : tensor<2xi32>\n"
               "  return %e : i32\n}")
        .contains("@returns-parts");
  };
  EXPECT_FALSE(isIn("return %t, %u : tensor<2xi32>, tensor<2xi32>\n"));
  EXPECT_TRUE(isIn("return %t, %t : tensor<2xi32>, tensor<2xi32>\n"));
  EXPECT_FALSE(isIn("return %t, %t : tensor<2xi32>, tensor<2xi32>\n",
                    /*isWritten=*/false));
  EXPECT_TRUE(isIn("%s = tensor.extract_slice %t[0] [2] [1]\n"
                   "  : tensor<2xi32> to tensor<2xi32>\n"
                   "return %t, %s : tensor<2xi32>, tensor<2xi32>\n"));
  EXPECT_TRUE(isIn("%s = scf.if %c -> (tensor<2xi32>) {\n"
                   "  scf.yield %t : tensor<2xi32>\n"
                   "} else {\n"
                   "  scf.yield %u : tensor<2xi32>\n"
                   "}\n"
                   "return %s, %u : tensor<2xi32>, tensor<2xi32>\n"));
}

TEST(OpKinds, TellsLoopsThatYieldWhatTheyMustNotWriteTo) {
  auto isIn = [](const std::string &body, const std::string &yielded) {
    return kindsIn("func.func @f(%m: memref<2xi32>, %t: tensor<2xi32>,\n"
                   "  %l: index, %h: index, %s: index, %c: i1) {\n"
                   "  %o = arith.constant dense<1> : tensor<2xi32>\n"
                   "  %r = scf.for %i = %l to %h step %s iter_args(%a = %t)\n"
                   "    -> (tensor<2xi32>) {\n" +
                   body + "  scf.yield %" + yielded +
                   " : tensor<2xi32>\n  }\n  return\n}")
        .contains("@loop-yields-read-only");
  };
  std::string reads = "%b = bufferization.to_tensor %m restrict\n"
                      "  : memref<2xi32> to tensor<2xi32>\n";
  EXPECT_TRUE(isIn(reads, "b"));
  EXPECT_FALSE(isIn(reads, "a"));
  EXPECT_FALSE(isIn("", "o"));
  EXPECT_TRUE(isIn("%k = arith.constant dense<2> : tensor<2xi32>\n", "k"));
  EXPECT_TRUE(isIn(reads + "%d = scf.if %c -> (tensor<2xi32>) {\n"
                           "  scf.yield %b : tensor<2xi32>\n"
                           "} else {\n"
                           "  scf.yield %a : tensor<2xi32>\n"
                           "}\n",
                   "d"));
}

TEST(OpKinds, TellsReadOnlyTensorsThatCallsMayWriteTo) {
  auto isIn = [](const std::string &attributes, const std::string &body,
                 const std::string &use) {
    return kindsIn("func.func private @f(%m: memref<2xi32>, %i: index,\n"
                   "  %t: tensor<2xi32>, %c: i1) -> tensor<2xi32> {\n"
                   "  %r = bufferization.to_tensor %m restrict " +
                   attributes + "\n  : memref<2xi32> to tensor<2xi32>\n" +
                   body +
                   "}\n"
                   "func.func @g(%m: memref<2xi32>, %i: index,\n"
                   "  %t: tensor<2xi32>, %c: i1, %e: i32) {\n"
                   "  %r = call @f(%m, %i, %t, %c) : (memref<2xi32>, index,\n"
                   "    tensor<2xi32>, i1) -> tensor<2xi32>\n" +
                   use + "  return\n}")
        .contains("@returns-read-only");
  };
  std::string returns = "return %r : tensor<2xi32>\n",
              writes = "%w = tensor.insert %e into %r[%i] : tensor<2xi32>\n",
              reads = "%x = tensor.extract %r[%i] : tensor<2xi32>\n";
  EXPECT_TRUE(isIn("", returns, writes));
  EXPECT_FALSE(isIn("", returns, reads));
  EXPECT_FALSE(isIn("writable", returns, writes));
  EXPECT_FALSE(isIn("", "return %t : tensor<2xi32>\n", writes));
  EXPECT_TRUE(isIn("",
                   "%k = arith.constant dense<1> : tensor<2xi32>\n"
                   "%s = arith.select %c, %k, %t : tensor<2xi32>\n"
                   "return %s : tensor<2xi32>\n",
                   writes));
  // What an op writes into is copied, if it must be.
  EXPECT_FALSE(isIn("",
                    "%e = arith.constant 1 : i32\n"
                    "%s = tensor.insert %e into %r[%i] : tensor<2xi32>\n"
                    "return %s : tensor<2xi32>\n",
                    writes));
}

TEST(OpKinds, TellsLoopsThatWriteToTensorsFromOutside) {
  auto isIn = [](const std::string &loop, const std::string &end,
                 const std::string &body) {
    return kindsIn("func.func @f(%t: tensor<2xi32>, %l: index, %e: i32) {\n" +
                   loop + body + end + "  return\n}")
        .contains("@loop-writes-outer-tensor");
  };
  std::string writes = "%w = tensor.insert %e into %t[%l] : tensor<2xi32>\n",
              reads = "%x = tensor.extract %t[%l] : tensor<2xi32>\n",
              writesOwn = "%n = tensor.empty() : tensor<2xi32>\n"
                          "%w = tensor.insert %e into %n[%l] : tensor<2xi32>\n";
  EXPECT_TRUE(isIn("affine.for %i = 0 to 3 {\n", "}\n", writes));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 3 {\n", "}\n", reads));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 3 {\n", "}\n", writesOwn));
  EXPECT_TRUE(isIn("affine.parallel (%i) = (0) to (3) {\n", "}\n", writes));
  EXPECT_TRUE(isIn("scf.parallel (%i) = (%l) to (%l) step (%l) {\n",
                   "scf.reduce\n}\n", writes));
  EXPECT_FALSE(isIn("scf.for %i = %l to %l step %l {\n", "}\n", writes));
}

TEST(OpKinds, TellsLoopsThatCarryTheirVariable) {
  auto isIn = [](const std::string &yielded) {
    return kindsIn("func.func @f(%k: index) {\n"
                   "  affine.for %i = 0 to 4 iter_args(%a = %k) -> (index) {\n"
                   "    affine.yield %" +
                   yielded + " : index\n  }\n  return\n}")
        .contains("@affine.for-yields-variable");
  };
  EXPECT_TRUE(isIn("i"));
  EXPECT_FALSE(isIn("a"));
  EXPECT_FALSE(isIn("k"));
}

TEST(OpKinds, TellsTransposedProducts) {
  auto of = [](const std::string &left, const std::string &right) {
    return kindsIn("func.func @f(%x: tensor<2x2xi32>, %y: tensor<2x2xi32>) {\n"
                   "  %r = linalg.generic {indexing_maps = [\n"
                   "    affine_map<(i, j, k) -> (" +
                   left + ")>, affine_map<(i, j, k) -> (" + right +
                   ")>,\n    affine_map<(i, j, k) -> (i, j)>],\n"
                   "    iterator_types = [\"parallel\", \"parallel\",\n"
                   "      \"reduction\"]}\n"
                   "    ins(%x, %y : tensor<2x2xi32>, tensor<2x2xi32>)\n"
                   "    outs(%x : tensor<2x2xi32>) {\n"
                   "  ^bb0(%a: i32, %b: i32, %c: i32):\n"
                   "    linalg.yield %c : i32\n"
                   "  } -> tensor<2x2xi32>\n  return\n}")
        .contains("@linalg.generic-transposed");
  };
  EXPECT_FALSE(of("i, k", "k, j"));
  EXPECT_TRUE(of("i, k", "j, k"));
  EXPECT_TRUE(of("k, i", "k, j"));
}

TEST(OpKinds, TellsDepthwiseConvolutionsOfFloats) {
  auto of = [](const std::string &type, const std::string &sum) {
    return kindsIn("func.func @f(%x: tensor<1x1x2x1x" + type +
                   ">, %b: tensor<1x" + sum + ">, %z: tensor<1x" + type +
                   ">, %w: tensor<1x1x1x1x" + type +
                   ">) {\n"
                   "  %r = \"tosa.depthwise_conv2d\"(%x, %w, %b, %z, %z)\n"
                   "    <{acc_type = " +
                   sum +
                   ", dilation = array<i64: 1, 1>,\n"
                   "      pad = array<i64: 0, 0, 0, 0>,\n"
                   "      stride = array<i64: 1, 1>}>\n"
                   "    : (tensor<1x1x2x1x" +
                   type + ">, tensor<1x1x1x1x" + type + ">, tensor<1x" + sum +
                   ">, tensor<1x" + type + ">, tensor<1x" + type +
                   ">) -> tensor<1x1x2x1x" + sum + ">\n  return\n}")
        .contains("@tosa.depthwise-float");
  };
  EXPECT_TRUE(of("f32", "f32"));
  EXPECT_FALSE(of("i8", "i32"));
}

TEST(OpKinds, VectorAccessesAreFlattenedToo) {
  EXPECT_TRUE(kindsIn("func.func @f(%m: memref<2x4xindex>, %i: index,\n"
                      "  %v: vector<4xindex>) {\n"
                      "  vector.store %v, %m[%i, %i] : memref<2x4xindex>,\n"
                      "    vector<4xindex>\n"
                      "  return\n}")
                  .contains("@memref-unflat"));
}

TEST(OpKinds, TellsElementsOfAtomicsAndConstants) {
  auto atomicOf = [](const std::string &type) {
    return kindsIn("func.func @f(%m: memref<2x" + type +
                   ">, %i: index) {\n"
                   "  %r = memref.generic_atomic_rmw %m[%i] : memref<2x" +
                   type + "> {\n  ^bb0(%a: " + type +
                   "):\n    memref.atomic_yield %a : " + type +
                   "\n  }\n  return\n}")
        .contains("@atomic-float");
  };
  EXPECT_TRUE(atomicOf("f32"));
  EXPECT_FALSE(atomicOf("i32"));
  auto constantOf = [](const std::string &type) {
    return kindsIn("func.func @f() {\n"
                   "  %0 = \"tosa.const\"() <{values = dense<1> : tensor<2x" +
                   type + ">}> : () -> tensor<2x" + type + ">\n  return\n}")
        .contains("@tosa.const-i1");
  };
  EXPECT_TRUE(constantOf("i1"));
  EXPECT_FALSE(constantOf("i8"));
}

TEST(OpKinds, StepsOfAffineLoopsNeedNotBePositive) {
  EXPECT_TRUE(kindsIn("func.func @f() {\n"
                      "  affine.for %i = 0 to 4 step 0 {\n  }\n"
                      "  return\n}")
                  .contains("@affine.for-tail-2"));
}

TEST(OpKinds, TellsCallsInRegions) {
  auto isIn = [](const char *body) {
    return kindsIn(std::string("func.func private @f()\n"
                               "func.func @main(%c: i1) {\n") +
                   body + "  return\n}")
        .contains("@call-in-region");
  };
  EXPECT_FALSE(isIn("call @f() : () -> ()\n"));
  EXPECT_TRUE(isIn("scf.if %c { func.call @f() : () -> () }\n"));
  EXPECT_TRUE(isIn("memref.alloca_scope { func.call @f() : () -> () }\n"));
}

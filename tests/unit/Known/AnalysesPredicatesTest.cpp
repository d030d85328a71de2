//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

/// A loop among blocks whose variable %i runs from 0 to 4; %m may be any.
static std::string loopAround(const std::string &body,
                              const std::string &before = "") {
  return R"(
    func.func private @show(%x: index) { return }
    func.func @main(%m: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
)" + before +
         R"(
      cf.br ^bb1(%c0 : index)
    ^bb1(%i: index):
)" + body +
         R"(
      %n = arith.addi %i, %c1 : index
      %c = arith.cmpi slt, %n, %c4 : index
      cf.cond_br %c, ^bb1(%n : index), ^bb2
    ^bb2:
      return
    })";
}

TEST(AnalysisPredicates, BranchesInARegionWithResults) {
  auto of = [](const std::string &handed, const std::string &argument,
               bool hasResult = true) {
    std::string region = "scf.execute_region -> f64 {\n cf.br ^bb1" + handed +
                         "\n ^bb1" + argument + ":\n scf.yield %z : f64\n }";
    if (!hasResult)
      region = "scf.execute_region {\n cf.br ^bb1" + handed + "\n ^bb1" +
               argument + ":\n scf.yield\n }";
    return holds("@scf.execute_region-hands-on",
                 "func.func @f(%z: f64) {\n" +
                     std::string(hasResult ? "%r = " : "") + region +
                     "\n return\n}");
  };
  EXPECT_TRUE(of("(%z : f64)", "(%x: f64)"));
  EXPECT_FALSE(of("", ""));
  EXPECT_FALSE(of("(%z : f64)", "(%x: f64)", /*hasResult=*/false));
}

TEST(AnalysisPredicates, SizesThatAreGivenUp) {
  auto of = [](const std::string &size) {
    return holds("@folds-to-given-up",
                 loopAround("%a = memref.alloc(" + size +
                            ") : memref<?xi32>\n"
                            "%d = memref.dim %a, %c0 : memref<?xi32>\n"));
  };
  EXPECT_TRUE(of("%i"));
  EXPECT_FALSE(of("%m"));  // never believed to be a constant
  EXPECT_FALSE(of("%c4")); // and never given up
}

TEST(AnalysisPredicates, SumsThatAreTakenBack) {
  auto of = [](const std::string &amount) {
    return holds("@folds-to-given-up",
                 loopAround("%s = arith.addi %i, %m : index\n"
                            "%d = arith.subi %s, " +
                            amount + " : index\n"));
  };
  EXPECT_TRUE(of("%m"));
  EXPECT_FALSE(of("%c1"));
}

TEST(AnalysisPredicates, PartsThatAreGivenUp) {
  auto of = [](const std::string &first, const std::string &position) {
    return holds("@folds-to-given-up",
                 loopAround("%v = vector.from_elements " + first +
                            ", %m : vector<2xindex>\n"
                            "%x = vector.extract %v[" +
                            position + "] : index from vector<2xindex>\n"));
  };
  EXPECT_TRUE(of("%i", "0"));
  EXPECT_FALSE(of("%m", "0"));
  EXPECT_FALSE(of("%c4", "0"));
}

TEST(AnalysisPredicates, PositionsThatAreGivenUp) {
  auto of = [](const std::string &vector, const std::string &position) {
    return holds("@vector.position-given-up",
                 loopAround("%x = vector.extract " + vector + "[" + position +
                                "] : index from vector<2xindex>\n",
                            "%v = vector.from_elements %m, %m : "
                            "vector<2xindex>\n"
                            "%b = memref.alloc() : memref<4xindex>\n"
                            "%l = vector.load %b[%c0] : memref<4xindex>, "
                            "vector<2xindex>\n"
                            "%k = arith.constant dense<[1, 2]> : "
                            "vector<2xindex>\n"));
  };
  EXPECT_TRUE(of("%v", "%i"));
  EXPECT_TRUE(of("%k", "%i"));
  EXPECT_FALSE(of("%l", "%i")); // the folder sees no elements
  EXPECT_FALSE(of("%v", "%m"));
  EXPECT_FALSE(of("%v", "1"));
}

/// As observations show a vector: one by one, in a loop of scf.
TEST(AnalysisPredicates, VariablesOfLoopsAreNotBelieved) {
  auto names = holdsIn(R"(
    func.func private @show(%x: i32) { return }
    func.func @main(%a: i32, %m: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %v = vector.from_elements %a, %a : vector<2xi32>
      scf.for %i = %c0 to %c2 step %c1 {
        %x = vector.extract %v[%i] : i32 from vector<2xi32>
        func.call @show(%x) : (i32) -> ()
      }
      %b = memref.alloc(%m) : memref<?xi32>
      %d = memref.dim %b, %c0 : memref<?xi32>
      scf.for %i = %c0 to %d step %c1 {
        %x = memref.load %b[%i] : memref<?xi32>
        func.call @show(%x) : (i32) -> ()
      }
      return
    })");
  EXPECT_FALSE(names.count("@vector.position-given-up"));
  EXPECT_FALSE(names.count("@folds-to-given-up"));
  EXPECT_FALSE(names.count("@memref.metadata-handed-on"));
  EXPECT_FALSE(names.count("@calls-in-dead-code"));
}

TEST(AnalysisPredicates, MetadataThatIsHandedOn) {
  auto to = [](const std::string &size, const std::string &use) {
    return holds("@memref.metadata-handed-on",
                 "func.func private @outside(index)\n"
                 "func.func private @inside(%x: index) { return }\n"
                 "func.func @main(%m: memref<" +
                     size +
                     "xi32>, %b: memref<1xindex>) {\n"
                     "  %c0 = arith.constant 0 : index\n"
                     "  %p, %o, %s, %t = memref.extract_strided_metadata %m : "
                     "memref<" +
                     size + "xi32> -> memref<i32>, index, index, index\n" +
                     use + "\n  return\n}");
  };
  EXPECT_TRUE(to("4", "cf.br ^bb1(%s : index)\n^bb1(%x: index):"));
  EXPECT_TRUE(to("4", "call @inside(%s) : (index) -> ()"));
  EXPECT_FALSE(to("4", "call @outside(%s) : (index) -> ()"));
  EXPECT_FALSE(to("4", "memref.store %s, %b[%c0] : memref<1xindex>"));
  EXPECT_FALSE(to("?", "cf.br ^bb1(%s : index)\n^bb1(%x: index):"));
}

TEST(AnalysisPredicates, CallsInDeadCode) {
  auto in = [](const std::string &body) {
    return holds("@calls-in-dead-code",
                 "func.func private @f()\n"
                 "func.func @main(%c: i1, %n: index, %m: memref<1xi32>, "
                 "%x: i32) {\n"
                 "  %false = arith.constant false\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %c1 = arith.constant 1 : index\n" +
                     body + "  return\n}");
  };
  const std::string call = " { func.call @f() : () -> () }\n";
  EXPECT_TRUE(in("scf.if %false" + call));
  EXPECT_FALSE(in("scf.if %c" + call));
  EXPECT_FALSE(
      in("scf.if %false { memref.store %x, %m[%c0] : memref<1xi32> }\n"));
  EXPECT_TRUE(in("scf.for %i = %c1 to %c0 step %c1" + call));
  EXPECT_FALSE(in("scf.for %i = %c0 to %c1 step %c1" + call));
  EXPECT_FALSE(in("scf.for %i = %c0 to %n step %c1" + call));
  EXPECT_TRUE(in("scf.for %i = %n to %n step %c1" + call));
  EXPECT_TRUE(in("scf.while : () -> () { scf.condition(%false) } do {\n"
                 "func.call @f() : () -> ()\nscf.yield }\n"));
}

/// The blocks that the loops of scf become.
TEST(AnalysisPredicates, LoopsOfBlocksRun) {
  auto to = [](const std::string &bound) {
    return holds("@calls-in-dead-code", R"(
      func.func private @f()
      func.func @main() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %end = arith.constant )" + bound + R"( : index
        cf.br ^bb1(%c0 : index)
      ^bb1(%i: index):
        %c = arith.cmpi slt, %i, %end : index
        cf.cond_br %c, ^bb2, ^bb5
      ^bb2:
        %e = arith.cmpi eq, %i, %c1 : index
        cf.cond_br %e, ^bb3, ^bb4
      ^bb3:
        call @f() : () -> ()
        cf.br ^bb4
      ^bb4:
        %n = arith.addi %i, %c1 : index
        cf.br ^bb1(%n : index)
      ^bb5:
        return
      })");
  };
  EXPECT_FALSE(to("4"));
  EXPECT_TRUE(to("0"));
}

TEST(AnalysisPredicates, ResultsOfParallelLoopsThatAreHandedOn) {
  auto isIn = [](const std::string &behind,
                 const std::string &name = "@scf.forall-handed-on") {
    return holds(name, R"(
      func.func private @show(i8)
      func.func private @branch(%x: i8) {
        cf.br ^next(%x : i8)
      ^next(%y: i8):
        return
      }
      func.func @f(%t: tensor<4xi8>, %c: index) {
        %u = scf.forall (%k) in (2) shared_outs(%o = %t) -> tensor<4xi8> {
          %s = tensor.extract_slice %t[%k] [1] [1]
              : tensor<4xi8> to tensor<1xi8>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %s into %o[%k] [1] [1]
                : tensor<1xi8> into tensor<4xi8>
          }
        }
        %e = tensor.extract %u[%c] : tensor<4xi8>
)" + behind + "\nreturn\n}");
  };
  EXPECT_TRUE(isIn("call @branch(%e) : (i8) -> ()"));
  EXPECT_FALSE(isIn("call @show(%e) : (i8) -> ()"));
  EXPECT_TRUE(isIn("call @show(%e) : (i8) -> ()", "@scf.forall-handed-over"));
  EXPECT_TRUE(isIn("%r = scf.execute_region -> tensor<4xi8> {\n"
                   "  scf.yield %u : tensor<4xi8>\n}"));
  EXPECT_TRUE(isIn("cf.br ^next(%e : i8)\n^next(%x: i8):"));
  EXPECT_FALSE(isIn("vector.print %e : i8"));
}

/// An llvm.invoke has two successors and need not have an operand.
TEST(AnalysisPredicates, ABranchNeedNotHaveACondition) {
  EXPECT_FALSE(holds("@calls-in-dead-code", R"(
    llvm.func @callee()
    llvm.func @personality(...) -> i32
    llvm.func @f() attributes {personality = @personality} {
      llvm.invoke @callee() to ^ok unwind ^thrown : () -> ()
    ^ok:
      llvm.return
    ^thrown:
      %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.return
    })"));
}

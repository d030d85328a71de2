//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(BufferizationPredicates, TellsEmptyTensorsThatNestedLoopsShare) {
  auto tells = [](const std::string &inner) {
    return holds("@empty-in-own-loop", R"(
      func.func @f(%n: index, %a: tensor<2xi32>) -> tensor<2xi32> {
        %e = tensor.empty() : tensor<2xi32>
        %g = tensor.empty() : tensor<2xi32>
        %e2 = tensor.expand_shape %e [[0, 1]] output_shape [2, 1]
            : tensor<2xi32> into tensor<2x1xi32>
        %e1 = tensor.collapse_shape %e2 [[0, 1]]
            : tensor<2x1xi32> into tensor<2xi32>
        %r = scf.for %i = %n to %n step %n iter_args(%x = %e) -> tensor<2xi32> {
          %s = scf.for %j = %n to %n step %n
              iter_args(%y = )" + inner +
                                           R"() -> tensor<2xi32> {
            scf.yield %y : tensor<2xi32>
          }
          scf.yield %x : tensor<2xi32>
        }
        return %r : tensor<2xi32>
      })");
  };
  EXPECT_TRUE(tells("%e"));
  EXPECT_TRUE(tells("%e1")); // %e, as reshapes show it
  EXPECT_FALSE(tells("%g"));
  EXPECT_FALSE(tells("%a"));
}

TEST(BufferizationPredicates, TellsLoopsThatWriteToWhatTheyMustNot) {
  auto isIn = [](const std::string &body, const std::string &yielded,
                 const std::string &use = "") {
    return holds("@loop-writes-read-only",
                 "func.func @f(%m: memref<2xi32>, %t: tensor<2xi32>,\n"
                 "  %l: index, %h: index, %s: index, %c: i1, %v: i32) {\n"
                 "  %o = arith.constant dense<1> : tensor<2xi32>\n"
                 "  %r = scf.for %i = %l to %h step %s iter_args(%a = %t)\n"
                 "    -> (tensor<2xi32>) {\n" +
                     body + "  scf.yield %" + yielded +
                     " : tensor<2xi32>\n  }\n" + use + "  return\n}");
  };
  std::string reads = "%b = bufferization.to_tensor %m restrict\n"
                      "  : memref<2xi32> to tensor<2xi32>\n",
              writes = "%w = tensor.insert %v into %r[%l] : tensor<2xi32>\n",
              writesInside =
                  "%w = tensor.insert %v into %a[%l] : tensor<2xi32>\n",
              extracts = "%e = tensor.extract %r[%l] : tensor<2xi32>\n";
  EXPECT_TRUE(isIn(reads, "b", writes));
  EXPECT_TRUE(isIn(reads + writesInside, "b"));
  EXPECT_FALSE(isIn(reads, "b"));
  EXPECT_FALSE(isIn(reads, "b", extracts));
  EXPECT_FALSE(isIn(reads, "a", writes));
  EXPECT_FALSE(isIn("", "o", writes));
  EXPECT_TRUE(
      isIn("%k = arith.constant dense<2> : tensor<2xi32>\n", "k", writes));
  EXPECT_TRUE(isIn(reads + "%d = scf.if %c -> (tensor<2xi32>) {\n"
                           "  scf.yield %b : tensor<2xi32>\n"
                           "} else {\n"
                           "  scf.yield %a : tensor<2xi32>\n"
                           "}\n",
                   "d", writes));
}

TEST(BufferizationPredicates, TellsWhilesThatWriteToWhatTheyMustNot) {
  auto isIn = [](const std::string &condition, const std::string &yielded) {
    return holds(
        "@loop-writes-read-only",
        "func.func @f(%m: memref<2xi32>, %t: tensor<2xi32>,\n"
        "  %i: index, %c: i1, %v: i32) {\n"
        "  %b = bufferization.to_tensor %m restrict\n"
        "    : memref<2xi32> to tensor<2xi32>\n"
        "  %r = scf.while (%a = %b) : (tensor<2xi32>) -> tensor<2xi32> {\n"
        "    %w = tensor.insert %v into %a[%i] : tensor<2xi32>\n"
        "    scf.condition(%c) %" +
            condition +
            " : tensor<2xi32>\n  } do {\n"
            "  ^bb0(%d: tensor<2xi32>):\n"
            "    scf.yield %" +
            yielded + " : tensor<2xi32>\n  }\n  return\n}");
  };
  EXPECT_TRUE(isIn("w", "b")); // the next turn writes to it
  EXPECT_FALSE(isIn("w", "d"));
  EXPECT_FALSE(isIn("w", "t"));
  EXPECT_FALSE(isIn("b", "t")); // nothing writes to the result
}

TEST(BufferizationPredicates, TellsSwitchesWhoseBuffersAreShared) {
  auto isIn = [](const std::string &yielded, const std::string &use) {
    return holds("@switch-shares-buffer",
                 "func.func @f(%k: index, %v: i32, %t: tensor<2xi32>) {\n"
                 "  %o = arith.constant dense<1> : tensor<2xi32>\n"
                 "  %e = tensor.empty() : tensor<2xi32>\n"
                 "  %r = scf.index_switch %k -> tensor<2xi32>\n"
                 "  case 0 {\n"
                 "    %w = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>)\n"
                 "      -> tensor<2xi32>\n"
                 "    scf.yield %w : tensor<2xi32>\n"
                 "  }\n"
                 "  default {\n    scf.yield %" +
                     yielded + " : tensor<2xi32>\n  }\n" + use +
                     "  %x = tensor.extract %r[%k] : tensor<2xi32>\n"
                     "  return\n}");
  };
  EXPECT_FALSE(isIn("o", ""));
  EXPECT_TRUE(isIn("o", "%n = tensor.insert %v into %r[%k] : tensor<2xi32>\n"));
  // The tensor of the first case is written to again.
  EXPECT_TRUE(isIn("o", "%n = tensor.insert %v into %e[%k] : tensor<2xi32>\n"));
  EXPECT_TRUE(isIn("t", ""));
  EXPECT_FALSE(holds("@switch-shares-buffer",
                     "func.func @f(%k: index, %v: i32) -> i32 {\n"
                     "  %r = scf.index_switch %k -> i32\n"
                     "  default {\n    scf.yield %v : i32\n  }\n"
                     "  return %r : i32\n}"));
}

TEST(BufferizationPredicates, TellsLoopsThatWriteToTensorsFromOutside) {
  auto isIn = [](const std::string &loop, const std::string &end,
                 const std::string &body) {
    return holds("@loop-writes-outer-tensor",
                 "func.func @f(%t: tensor<2xi32>, %l: index, %e: i32) {\n" +
                     loop + body + end + "  return\n}");
  };
  std::string writes = "%w = tensor.insert %e into %t[%l] : tensor<2xi32>\n",
              reads = "%x = tensor.extract %t[%l] : tensor<2xi32>\n",
              views = "%p = tensor.extract_slice %t[0] [1] [1]\n"
                      "  : tensor<2xi32> to tensor<1xi32>\n",
              readsPart = "%x = tensor.extract %p[%l] : tensor<1xi32>\n",
              writesPart =
                  "%x = tensor.insert %e into %p[%l] : tensor<1xi32>\n",
              writesOwn = "%n = tensor.empty() : tensor<2xi32>\n"
                          "%w = tensor.insert %e into %n[%l] : tensor<2xi32>\n";
  EXPECT_TRUE(isIn("affine.for %i = 0 to 3 {\n", "}\n", writes));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 3 {\n", "}\n", reads));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 3 {\n", "}\n", writesOwn));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 3 {\n", "}\n", views + readsPart));
  EXPECT_TRUE(isIn("affine.for %i = 0 to 3 {\n", "}\n", views + writesPart));
  EXPECT_TRUE(isIn("affine.for %i = 0 to 3 {\naffine.for %j = 0 to 3 {\n",
                   "}\n}\n", writes));
  EXPECT_TRUE(isIn("affine.parallel (%i) = (0) to (3) {\n", "}\n", writes));
  EXPECT_TRUE(isIn("scf.parallel (%i) = (%l) to (%l) step (%l) {\n",
                   "scf.reduce\n}\n", writes));
  EXPECT_FALSE(isIn("scf.for %i = %l to %l step %l {\n", "}\n", writes));
  std::string generates = "%g = tensor.generate {\n^bb0(%i: index):\n",
              yields = "tensor.yield %e : i32\n} : tensor<2xi32>\n";
  EXPECT_TRUE(isIn(generates, yields, writes));
  EXPECT_FALSE(isIn(generates, yields, reads + writesOwn));
}

TEST(BufferizationPredicates, TellsWritesThatSeemToCoverATensor) {
  auto isIn = [](const std::string &type, const std::string &row) {
    return holds("@writes-first-row",
                 "func.func @f(%v: vector<3xi32>, %t: " + type +
                     ", %n: index) {\n"
                     "  %c0 = arith.constant 0 : index\n"
                     "  %w = vector.transfer_write %v, %t[%" +
                     row + ", %c0] : vector<3xi32>, " + type + "\n  return\n}");
  };
  EXPECT_TRUE(isIn("tensor<2x3xi32>", "c0"));
  EXPECT_FALSE(isIn("tensor<2x3xi32>", "n"));
  EXPECT_FALSE(isIn("tensor<4x3xi32>", "c0"));
}

TEST(BufferizationPredicates, TellsMapsThatReadTheirInit) {
  auto isIn = [](const std::string &second) {
    return holds("@linalg.map-reads-init",
                 "func.func @f(%t: tensor<2xi32>) -> tensor<2xi32> {\n"
                 "  %r = linalg.map ins(%t : tensor<2xi32>)\n"
                 "    outs(%t : tensor<2xi32>) (%a: i32, %b: i32) {\n"
                 "    %s = arith.addi %a, %" +
                     second +
                     " : i32\n    linalg.yield %s : i32\n  }\n"
                     "  return %r : tensor<2xi32>\n}");
  };
  EXPECT_TRUE(isIn("b"));
  EXPECT_FALSE(isIn("a"));
}

TEST(BufferizationPredicates, TellsCallsThatTakeTensors) {
  auto isIn = [](const std::string &call) {
    return holds("@call-takes-tensor",
                 "func.func private @takes(tensor<2xi32>)\n"
                 "func.func private @gives() -> tensor<2xi32>\n"
                 "func.func @f(%t: tensor<2xi32>) {\n" +
                     call + "  return\n}");
  };
  EXPECT_TRUE(isIn("call @takes(%t) : (tensor<2xi32>) -> ()\n"));
  EXPECT_FALSE(isIn("%r = call @gives() : () -> tensor<2xi32>\n"));
}

TEST(BufferizationPredicates, TellsTensorsThatAreReturnedInParts) {
  auto isIn = [](const std::string &body, const std::string &written = "r#0",
                 const std::string &callee = "f") {
    return holds(
        "@call-writes-part",
        "func.func @f(%t: tensor<2xi32>, %u: tensor<2xi32>, %c: i1)\n"
        "  -> (tensor<2xi32>, tensor<2xi32>) {\n" +
            body +
            "}\n"
            "func.func @h(%t: tensor<2xi32>, %u: tensor<2xi32>, %c: i1)\n"
            "  -> (tensor<2xi32>, tensor<2xi32>) {\n"
            "  return %t, %u : tensor<2xi32>, tensor<2xi32>\n}\n"
            "func.func @g(%t: tensor<2xi32>, %x: i32, %c: i1, %i: index) "
            "-> i32 {\n"
            "  %r:2 = call @" +
            callee +
            "(%t, %t, %c) : (tensor<2xi32>, tensor<2xi32>, "
            "i1) -> (tensor<2xi32>, tensor<2xi32>)\n"
            "  %w = tensor.insert %x into %" +
            written +
            "[%i] : tensor<2xi32>\n"
            "  %e = tensor.extract %r#1[%i] : tensor<2xi32>\n"
            "  return %e : i32\n}");
  };
  EXPECT_FALSE(isIn("return %t, %u : tensor<2xi32>, tensor<2xi32>\n"));
  EXPECT_TRUE(isIn("return %t, %t : tensor<2xi32>, tensor<2xi32>\n"));
  EXPECT_FALSE(isIn("return %t, %t : tensor<2xi32>, tensor<2xi32>\n", "t"));
  // Another function is called.
  EXPECT_FALSE(
      isIn("return %t, %t : tensor<2xi32>, tensor<2xi32>\n", "r#0", "h"));
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

TEST(BufferizationPredicates, TellsReadOnlyTensorsThatCallersMayWriteTo) {
  auto isIn = [](const std::string &attributes, const std::string &body,
                 const std::string &use) {
    return holds("@call-writes-read-only",
                 "func.func private @f(%m: memref<2xi32>, %i: index,\n"
                 "  %t: tensor<2xi32>, %c: i1) -> tensor<2xi32> {\n"
                 "  %r = bufferization.to_tensor %m restrict " +
                     attributes + "\n  : memref<2xi32> to tensor<2xi32>\n" +
                     body +
                     "}\n"
                     "func.func @g(%m: memref<2xi32>, %i: index,\n"
                     "  %t: tensor<2xi32>, %c: i1, %e: i32) {\n"
                     "  %r = call @f(%m, %i, %t, %c) : (memref<2xi32>, index,\n"
                     "    tensor<2xi32>, i1) -> tensor<2xi32>\n" +
                     use + "  return\n}");
  };
  std::string returns = "return %r : tensor<2xi32>\n",
              writes = "%w = tensor.insert %e into %r[%i] : tensor<2xi32>\n",
              reads = "%x = tensor.extract %r[%i] : tensor<2xi32>\n",
              writesOther =
                  "%w = tensor.insert %e into %t[%i] : tensor<2xi32>\n";
  EXPECT_TRUE(isIn("", returns, writes));
  EXPECT_FALSE(isIn("", returns, reads));
  EXPECT_FALSE(isIn("", returns, writesOther));
  EXPECT_FALSE(isIn("writable", returns, writes));
  EXPECT_FALSE(isIn("", "return %t : tensor<2xi32>\n", writes));
  EXPECT_TRUE(isIn("",
                   "%k = arith.constant dense<1> : tensor<2xi32>\n"
                   "%s = arith.select %c, %k, %t : tensor<2xi32>\n"
                   "return %s : tensor<2xi32>\n",
                   writes));
  // The destination of an op is copied, if it must be.
  EXPECT_FALSE(isIn("",
                    "%e = arith.constant 1 : i32\n"
                    "%s = tensor.insert %e into %r[%i] : tensor<2xi32>\n"
                    "return %s : tensor<2xi32>\n",
                    writes));
}

TEST(BufferizationPredicates, TellsReadsBehindWritesInOtherBlocks) {
  auto isIn = [](const std::string &body) {
    return holds("@read-behind-write-in-blocks",
                 "func.func @f(%t: tensor<4xi32>, %c: i1, %i: index, %x: i32)\n"
                 "  -> i32 {\n" +
                     body + "}");
  };
  std::string writes = "  %w = tensor.insert %x into %t[%i] : tensor<4xi32>\n",
              reads = "  %r = tensor.extract %t[%i] : tensor<4xi32>\n";
  EXPECT_TRUE(
      isIn("  cf.br ^bb1\n^bb1:\n" + writes + reads + "  return %r : i32\n"));
  EXPECT_FALSE(
      isIn("  cf.br ^bb1\n^bb1:\n" + reads + writes + "  return %r : i32\n"));
  // In the block of the argument, conflicts are seen.
  EXPECT_FALSE(
      isIn(writes + reads + "  cf.br ^bb1\n^bb1:\n  return %r : i32\n"));
  EXPECT_FALSE(isIn(writes + reads + "  return %r : i32\n"));
  EXPECT_FALSE(isIn("  cf.br ^bb1\n^bb1:\n" + writes + "  return %x : i32\n"));
  // One op reads and writes.
  std::string sums = "  %w = linalg.map { arith.addi } ins(%t, %t :\n"
                     "    tensor<4xi32>, tensor<4xi32>)\n"
                     "    outs(%t : tensor<4xi32>)\n";
  EXPECT_TRUE(isIn("  cf.br ^bb1\n^bb1:\n" + sums + "  return %x : i32\n"));
  EXPECT_FALSE(isIn(sums + "  cf.br ^bb1\n^bb1:\n  return %x : i32\n"));
  // By another name: as an argument of the block, in a view.
  EXPECT_TRUE(isIn("  cf.br ^bb1(%t : tensor<4xi32>)\n"
                   "^bb1(%u: tensor<4xi32>):\n"
                   "  %w = tensor.insert %x into %u[%i] : tensor<4xi32>\n" +
                   reads + "  return %r : i32\n"));
  EXPECT_TRUE(isIn("  cf.br ^bb1\n^bb1:\n" + writes +
                   "  %s = tensor.cast %t : tensor<4xi32> to tensor<?xi32>\n"
                   "  %r = tensor.extract %s[%i] : tensor<?xi32>\n"
                   "  return %r : i32\n"));
  // In the next turn of a loop of blocks.
  EXPECT_TRUE(isIn("  cf.br ^bb1\n^bb1:\n" + reads + writes +
                   "  cf.cond_br %c, ^bb1, ^bb2\n^bb2:\n  return %r : i32\n"));
  // Each turn of this loop has a tensor of its own.
  EXPECT_FALSE(isIn("  %m = tensor.splat %x : tensor<4xi32>\n"
                    "  cf.br ^bb1(%m : tensor<4xi32>)\n"
                    "^bb1(%u: tensor<4xi32>):\n"
                    "  cf.cond_br %c, ^bb2, ^bb3\n"
                    "^bb2:\n"
                    "  %w = tensor.insert %x into %u[%i] : tensor<4xi32>\n"
                    "  cf.br ^bb1(%w : tensor<4xi32>)\n"
                    "^bb3:\n"
                    "  %r = tensor.extract %u[%i] : tensor<4xi32>\n"
                    "  return %r : i32\n"));
  // Each turn of this one gets the tensor of the turn before, unwritten.
  EXPECT_TRUE(isIn("  %m = tensor.splat %x : tensor<4xi32>\n"
                   "  cf.br ^bb1(%m : tensor<4xi32>)\n"
                   "^bb1(%u: tensor<4xi32>):\n"
                   "  cf.cond_br %c, ^bb2, ^bb3\n"
                   "^bb2:\n"
                   "  %w = tensor.insert %x into %u[%i] : tensor<4xi32>\n"
                   "  cf.br ^bb1(%u : tensor<4xi32>)\n"
                   "^bb3:\n"
                   "  %r = tensor.extract %u[%i] : tensor<4xi32>\n"
                   "  return %r : i32\n"));
  // A tensor made in the function is no argument.
  EXPECT_FALSE(isIn("  %m = tensor.splat %x : tensor<4xi32>\n"
                    "  cf.br ^bb1\n^bb1:\n"
                    "  %w = tensor.insert %x into %m[%i] : tensor<4xi32>\n"
                    "  %r = tensor.extract %m[%i] : tensor<4xi32>\n"
                    "  return %r : i32\n"));
}

TEST(BufferizationPredicates, TellsTensorsThatGetIntoBlocks) {
  auto isIn = [](const std::string &body, bool isCalled = true) {
    return holds("@tensors-become-blocks",
                 "func.func @f(%t: tensor<4xi32>, %c: i1, %i: index, %x: i32) "
                 "{\n" +
                     body + "  return\n}\n" +
                     (isCalled ? "func.func private @p(tensor<4xi32>)\n"
                                 "func.func @g(%t: tensor<4xi32>) {\n"
                                 "  call @p(%t) : (tensor<4xi32>) -> ()\n"
                                 "  return\n}\n"
                               : ""));
  };
  std::string inside = "scf.if %c {\n"
                       "  %r = tensor.extract %t[%i] : tensor<4xi32>\n}\n",
              writes = "%w = tensor.insert %x into %t[%i] : tensor<4xi32>\n",
              reads = "%w = tensor.extract %t[%i] : tensor<4xi32>\n",
              empty = "scf.if %c {\n}\n";
  EXPECT_TRUE(isIn(inside));
  EXPECT_FALSE(isIn(inside, /*isCalled=*/false));
  EXPECT_TRUE(isIn(empty + writes));
  EXPECT_FALSE(isIn(empty + reads));
  EXPECT_FALSE(isIn(writes));
}

TEST(BufferizationPredicates, TellsCyclesOfBlocksThatCarryViews) {
  auto isIn = [](const std::string &entry, const std::string &body,
                 const std::string &next = "bb1") {
    return holds("@blocks-carry-view",
                 "func.func @f(%t: tensor<5xi32>, %c: i1, %i: index, %x: i32) "
                 "{\n  " +
                     entry + "\n^bb1(%0: tensor<5xi32>):\n" + body +
                     "  cf.cond_br %c, ^" + next +
                     "(%w : tensor<5xi32>), ^bb3\n"
                     "^bb2(%2: tensor<5xi32>):\n  return\n^bb3:\n  return\n}");
  };
  std::string enters = "cf.br ^bb1(%t : tensor<5xi32>)",
              views = "  %w = tensor.extract_slice %0[0] [5] [1]\n"
                      "    : tensor<5xi32> to tensor<5xi32>\n",
              writes = "  %w = tensor.insert %x into %0[%i] : tensor<5xi32>\n",
              chooses = "  %n = tensor.insert %x into %0[%i] : tensor<5xi32>\n"
                        "  %w = arith.select %c, %n, %t : tensor<5xi32>\n",
              branches = "  %w = scf.if %c -> tensor<5xi32> {\n"
                         "    scf.yield %0 : tensor<5xi32>\n  } else {\n"
                         "    scf.yield %t : tensor<5xi32>\n  }\n";
  EXPECT_TRUE(isIn(enters, views));
  EXPECT_TRUE(isIn("return", views));
  EXPECT_TRUE(isIn(enters, chooses));
  EXPECT_TRUE(isIn(enters, branches));
  EXPECT_FALSE(isIn(enters, writes));
  EXPECT_FALSE(isIn(enters, views, "bb2"));
}

TEST(BufferizationPredicates, TellsSlicesForAnotherSharedOutput) {
  auto isIn = [](const std::string &from, const std::string &to) {
    return holds("@inserts-slice-of-another", R"(
      func.func @f(%s: tensor<4xi8>, %t: tensor<4xi8>) {
        %r:2 = scf.forall (%i) in (4) shared_outs(%a = %s, %b = %t)
            -> (tensor<4xi8>, tensor<4xi8>) {
          %x = tensor.extract_slice )" + from +
                                                  R"([%i] [1] [1]
              : tensor<4xi8> to tensor<1xi8>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %x into )" +
                                                  to + R"([%i] [1] [1]
                : tensor<1xi8> into tensor<4xi8>
          }
        }
        return
      })");
  };
  EXPECT_TRUE(isIn("%a", "%b"));
  EXPECT_TRUE(isIn("%b", "%a"));
  EXPECT_FALSE(isIn("%a", "%a"));
  EXPECT_FALSE(isIn("%s", "%b"));
}

TEST(BufferizationPredicates, TellsBuffersThatArePoison) {
  auto isIn = [](const std::string &type) {
    return holds("@ub.poison-of-buffer",
                 "func.func @f() { %p = ub.poison : " + type + " return }");
  };
  EXPECT_TRUE(isIn("memref<1xi32>"));
  EXPECT_TRUE(isIn("memref<*xi32>"));
  EXPECT_FALSE(isIn("vector<1xi32>"));
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edge cases that the documentation of gpu, omp, async, emitc and shape
// specifies.
//
//===----------------------------------------------------------------------===//

#include "Says.h"

#include "gtest/gtest.h"

using namespace scion::semantics;

static constexpr const char *printer = "func.func private @printI64(i64)\n";

/// A launch of one block of so many threads, around `body`.
static std::string launchOf(int threads, const std::string &body,
                            const std::string &blocks = "1") {
  return says(R"(%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%i0 = arith.constant 0 : i64
%blocks = arith.constant )" +
                  blocks +
                  R"( : index
%threads = arith.constant )" +
                  std::to_string(threads) + R"( : index
%m = memref.alloc() : memref<4xi64>
memref.store %i0, %m[%c0] : memref<4xi64>
gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
  threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
)" + body + R"(
gpu.terminator
}
%r = memref.load %m[%c0] : memref<4xi64>
func.call @printI64(%r) : (i64) -> ())",
              printer);
}

TEST(GpuSemantics, AGridWithoutBlocksDoesNothing) {
  EXPECT_EQ(launchOf(1,
                     "%one = arith.constant 1 : i64\n"
                     "memref.store %one, %m[%c0] : memref<4xi64>",
                     "0"),
            "0");
  EXPECT_NE(launchOf(1, "", "-1").find("a grid of a negative size"),
            std::string::npos);
}

TEST(GpuSemantics, BlocksThatWriteTheSamePlaceRace) {
  std::string store = "%t = arith.index_cast %bx : index to i64\n"
                      "memref.store %t, %m[%c0] : memref<4xi64>";
  EXPECT_EQ(launchOf(1, store), "0");
  EXPECT_EQ(launchOf(1, store, "2"),
            "undefined: iterations of a parallel loop race");
}

TEST(GpuSemantics, ABarrierIsNoFenceBetweenBlocks) {
  EXPECT_EQ(launchOf(1,
                     "gpu.barrier\n%t = arith.index_cast %bx : index to i64\n"
                     "memref.store %t, %m[%c0] : memref<4xi64>",
                     "2"),
            "undefined: iterations of a parallel loop race");
}

TEST(GpuSemantics, AtomicUpdatesOfAllThreadsAddUp) {
  EXPECT_EQ(launchOf(4, "%t = arith.index_cast %tx : index to i64\n"
                        "%o = memref.atomic_rmw addi %t, %m[%c0] : (i64, "
                        "memref<4xi64>) -> i64\ngpu.barrier"),
            "6");
}

TEST(GpuSemantics, WhichThreadCameFirstIsOpen) {
  EXPECT_NE(launchOf(2, "%t = arith.index_cast %tx : index to i64\n"
                        "%o = memref.atomic_rmw assign %t, %m[%c0] : (i64, "
                        "memref<4xi64>) -> i64")
                .find("two legal schedules differ"),
            std::string::npos);
}

TEST(GpuSemantics, ALaneThatIsNotThereGivesPoison) {
  std::string shuffle = R"(%v = arith.index_cast %tx : index to i64
%one = arith.constant 1 : i32
%width = arith.constant 4 : i32
%x, %valid = gpu.shuffle down %v, %one, %width : i64
%last = arith.constant 3 : index
%is = arith.cmpi eq, %tx, %last : index
)";
  std::string store =
      "scf.if %is {\nmemref.store %x, %m[%c0] : memref<4xi64>\n}";
  EXPECT_EQ(launchOf(4, shuffle + store), "undefined: poison is shown");
  EXPECT_EQ(launchOf(3, shuffle),
            "undefined: lanes take part that are not there");
}

TEST(GpuSemantics, HowWideASubgroupIsIsOpen) {
  EXPECT_NE(launchOf(2, "%s = gpu.subgroup_size : index\n"
                        "%v = arith.index_cast %s : index to i64\n"
                        "%is = arith.cmpi eq, %tx, %c0 : index\n"
                        "scf.if %is {\n"
                        "memref.store %v, %m[%c0] : memref<4xi64>\n}")
                .find("two legal schedules differ"),
            std::string::npos);
}

TEST(GpuSemantics, PromisedBoundsThatDoNotHoldAreUndefined) {
  EXPECT_EQ(launchOf(3, "%t = gpu.thread_id x upper_bound 2"),
            "undefined: beyond the upper bound that is promised");
  EXPECT_EQ(launchOf(2, "%t = gpu.thread_id x upper_bound 2"), "0");
}

/// `body` in a parallel region; %p points to three i64 that begin as 0.
static std::string parallelOf(const std::string &body) {
  return says(R"(%zero = llvm.mlir.constant(0 : i64) : i64
%one = llvm.mlir.constant(1 : i64) : i64
%p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
llvm.store %zero, %p : i64, !llvm.ptr
omp.parallel {
)" + body + R"(
omp.terminator
}
%r = llvm.load %p : !llvm.ptr -> i64
func.call @printI64(%r) : (i64) -> ())",
              printer);
}

static constexpr const char *increment = R"(%x = llvm.load %p : !llvm.ptr -> i64
%y = llvm.add %x, %one : i64
llvm.store %y, %p : i64, !llvm.ptr
)";

TEST(OmpSemantics, ThreadsThatDoNotExcludeEachOtherRace) {
  EXPECT_EQ(parallelOf(increment),
            "undefined: iterations of a parallel loop race");
}

TEST(OmpSemantics, HowManyThreadsThereAreIsOpen) {
  EXPECT_NE(parallelOf("omp.critical {\n" + std::string(increment) +
                       "omp.terminator\n}")
                .find("two legal schedules differ"),
            std::string::npos);
}

TEST(OmpSemantics, OneThreadDoesWhatIsSingleAndTheMaster) {
  for (const char *op : {"single", "master"})
    EXPECT_EQ(parallelOf("omp." + std::string(op) + " {\n" + increment +
                         "omp.terminator\n}"),
              "1");
}

TEST(OmpSemantics, NobodyWaitsAfterALoopThatSaysSo) {
  auto loops = [](const std::string &nowait) {
    return parallelOf("omp.wsloop " + nowait + R"( {
omp.loop_nest (%i) : i64 = (%zero) to (%one) step (%one) {
)" + increment + R"(omp.yield
}
}
omp.single {
)" + increment + "omp.terminator\n}");
  };
  EXPECT_EQ(loops(""), "2");
  EXPECT_NE(loops("nowait"), "2");
}

TEST(AsyncSemantics, WhatDependsOnATokenComesAfterIt) {
  EXPECT_EQ(says(R"(%c0 = arith.constant 0 : index
%i1 = arith.constant 1 : i64
%m = memref.alloc() : memref<1xi64>
memref.store %i1, %m[%c0] : memref<1xi64>
%a = async.execute {
  %x = memref.load %m[%c0] : memref<1xi64>
  %y = arith.addi %x, %x : i64
  memref.store %y, %m[%c0] : memref<1xi64>
  async.yield
}
%b = async.execute [%a] {
  %x = memref.load %m[%c0] : memref<1xi64>
  %y = arith.addi %x, %i1 : i64
  memref.store %y, %m[%c0] : memref<1xi64>
  async.yield
}
async.await %b : !async.token
%r = memref.load %m[%c0] : memref<1xi64>
func.call @printI64(%r) : (i64) -> ())",
                 printer),
            "3");
}

TEST(AsyncSemantics, AGroupThatStaysTooSmallIsNeverReady) {
  EXPECT_NE(says(R"(%c2 = arith.constant 2 : index
%g = async.create_group %c2 : !async.group
%a = async.execute {
  async.yield
}
%r = async.add_to_group %a, %g : !async.token
async.await_all %g)")
                .find("waits for what does not come"),
            std::string::npos);
}

TEST(EmitCSemantics, AnExpressionKeepsTheWiderNumber) {
  auto sumOf = [](const std::string &how) {
    return says(R"(%a = "emitc.constant"() <{value = 100 : i8}> : () -> i8
)" + how + "func.call @printI64(%r) : (i64) -> ()",
                printer);
  };
  EXPECT_EQ(sumOf("%s = emitc.add %a, %a : (i8, i8) -> i8\n"
                  "%r = emitc.cast %s : i8 to i64\n"),
            "-56");
  EXPECT_NE(sumOf(R"(%r = emitc.expression %a : (i8) -> i64 {
%s = emitc.add %a, %a : (i8, i8) -> i8
%w = emitc.cast %s : i8 to i64
emitc.yield %w : i64
}
)")
                .find("its result is not specified"),
            std::string::npos);
}

TEST(EmitCSemantics, VariablesOfALoopEndWithIt) {
  EXPECT_EQ(says(R"(%one = "emitc.constant"() <{value = 1 : i32}> : () -> i32
%two = "emitc.constant"() <{value = 2 : i32}> : () -> i32
%p = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<i64>>
emitc.for %i = %one to %two step %one : i32 {
  %v = "emitc.variable"() <{value = 5 : i64}> : () -> !emitc.lvalue<i64>
  %a = emitc.address_of %v : !emitc.lvalue<i64>
  emitc.assign %a : !emitc.ptr<i64> to %p : !emitc.lvalue<!emitc.ptr<i64>>
}
%a = emitc.load %p : !emitc.lvalue<!emitc.ptr<i64>>
%l = emitc.dereference %a : !emitc.ptr<i64>
%x = emitc.load %l : !emitc.lvalue<i64>
func.call @printI64(%x) : (i64) -> ())",
                 printer),
            "undefined: use after free");
}

TEST(EmitCSemantics, ALoopOverSizesHasNoNegativeNumbers) {
  EXPECT_EQ(
      says(
          R"(%a = "emitc.constant"() <{value = -2 : index}> : () -> !emitc.size_t
%b = "emitc.constant"() <{value = 2 : index}> : () -> !emitc.size_t
%s = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
emitc.for %i = %a to %b step %s : !emitc.size_t {
  %x = emitc.cast %i : !emitc.size_t to i64
  func.call @printI64(%x) : (i64) -> ()
}
)",
          printer),
      "");
}

TEST(ShapeSemantics, AConstraintThatDoesNotHoldTraps) {
  EXPECT_NE(says(R"(%a = shape.const_shape [2, 2] : !shape.shape
%b = shape.const_shape [3, 2] : !shape.shape
%w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape)")
                .find("trap"),
            std::string::npos);
}

TEST(ShapeSemantics, ErrorsAreNotSupported) {
  EXPECT_NE(says(R"(%a = shape.const_shape [2, 2] : !shape.shape
%b = shape.const_shape [3, 2] : !shape.shape
%c = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape)")
                .find("unsupported"),
            std::string::npos);
}

/// A loop from 0 to 4 whose iterations add 1 to what `place` names.
static std::string accLoop(const std::string &kind, const std::string &place,
                           const std::string &construct = "acc.parallel") {
  return says(R"(%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%i0 = arith.constant 0 : i64
%one = arith.constant 1 : i64
%m = memref.alloc() : memref<4xi64>
memref.store %i0, %m[%c0] : memref<4xi64>
memref.store %i0, %m[%c1] : memref<4xi64>
%in = acc.copyin varPtr(%m : memref<4xi64>) varType(i64) -> memref<4xi64>
)" + construct + R"( dataOperands(%in : memref<4xi64>) {
"acc.loop"(%c0, %c4, %c1) <{)" +
                  kind +
                  R"( = [#acc.device_type<none>],
operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
^bb0(%i: index):
%half = arith.shrui %i, %c1 : index
%old = memref.load %in[%half] : memref<4xi64>
%new = arith.addi %old, %one : i64
memref.store %new, %in[)" +
                  place + R"(] : memref<4xi64>
acc.yield
}) : (index, index, index) -> ()
acc.yield
}
%r = memref.load %m[%c0] : memref<4xi64>
func.call @printI64(%r) : (i64) -> ())",
              printer);
}

TEST(AccSemantics, IndependentIterationsThatMeetRace) {
  EXPECT_EQ(accLoop("seq", "%half"), "2");
  EXPECT_EQ(accLoop("independent", "%half"),
            "undefined: iterations of a parallel loop race");
}

TEST(AccSemantics, AConstructThatNobodyWaitsForIsOutOfScope) {
  EXPECT_EQ(accLoop("seq", "%half", "acc.serial"), "2");
  EXPECT_NE(accLoop("seq", "%half", "acc.parallel async").find("unsupported"),
            std::string::npos);
}

TEST(SpirvSemantics, ATensorOfOneElementIsCastToANumberAndBack) {
  EXPECT_EQ(says(R"(%seven = arith.constant 7 : i64
%t = builtin.unrealized_conversion_cast %seven : i64 to tensor<1xi64>
%u = tosa.add %t, %t : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
%n = builtin.unrealized_conversion_cast %u : tensor<1xi64> to i64
func.call @printI64(%n) : (i64) -> ())",
                 printer),
            "14");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Process.h"
#include "tools/drive/State.h"
#include "tools/drive/Verdict.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>

using namespace scion;
using namespace scion::drive;
using testing::ElementsAre;

static std::string wordsOf(std::string errors) {
  Run run;
  run.end = End::Crashed;
  run.signal = 11;
  run.errors = std::move(errors);
  return crashWords(run);
}

TEST(DriveVerdict, ACrashHasTheWordsOfItsAssertion) {
  EXPECT_EQ(wordsOf("x: A.cpp:3: int f(): Assertion `p' failed.\n"),
            "Assertion `p' failed.");
}

TEST(DriveVerdict, OrTheFunctionBehindTheSignal) {
  EXPECT_EQ(
      wordsOf(" #0 0x00007f llvm::sys::PrintStackTrace() (/l/libLLVM.so+0x1)\n"
              " #1 0x00007f (/lib/libc.so.6+0x3)\n"
              " #2 0x00007f abort (/lib/libc.so.6+0x3)\n"
              " #3 0x00007f mlir::f(int, int) (/l/libMLIR.so+0x4)\n"),
      "signal 11 in mlir::f");
  // Without a symbolizer; functions without a name are passed by.
  EXPECT_EQ(
      wordsOf("free(): invalid pointer\n"
              "0  libLLVM.so 0x00007f llvm::sys::PrintStackTrace() + 54\n"
              "1  libc.so.6  0x00007f\n"
              "2  fir-opt    0x000055\n"
              "3  fir-opt    0x000055 (anonymous namespace)::P::run() + 9\n"),
      "free(): invalid pointer in {anonymous}::P::run");
  EXPECT_EQ(wordsOf("nothing that helps"), "signal 11");
}

TEST(DriveVerdict, DumpsTellWhatChangedAndWhatFailed) {
  std::string failed;
  EXPECT_THAT(
      passesDumped(
          "// -----// IR Dump After Canonicalizer (canonicalize) //---\n"
          "x\n"
          "// -----// IR Dump After CSE Failed (cse) ('func.func' "
          "operation: @f) //----- //\n",
          failed),
      ElementsAre("canonicalize"));
  EXPECT_EQ(failed, "cse");
  // As 23 writes them.
  failed.clear();
  EXPECT_THAT(
      passesDumped("// -----// IR Dump After LowerAffinePass: lower-affine "
                   "//----- //\n"
                   "// -----// IR Dump After CanonicalizerPass: "
                   "canonicalize{cse-between-iterations=false} //----- //\n"
                   "// -----// IR Dump After CSEPass Failed: cse{a=1 b=} "
                   "//----- //\n",
                   failed),
      ElementsAre("canonicalize", "lower-affine"));
  EXPECT_EQ(failed, "cse");
  EXPECT_EQ(firstError("a.mlir:3:1: error: 'x' is bad\n"), "'x' is bad");
}

TEST(DriveProcess, TellsHowAProcessEnds) {
  Limits limits;
  limits.seconds = 1;
  std::vector<drive::Run> runs =
      runAll({{"/bin/sh", "-c", "echo out; exit 3"},
              {"/bin/sh", "-c", "kill -SEGV $$"},
              {"/bin/sh", "-c", "while :; do :; done"},
              {"/bin/sh", "-c", "exit 134"},
              {"/no/such/program"}},
             limits, 2);
  EXPECT_EQ(runs[0].end, End::Exited);
  EXPECT_EQ(runs[0].code, 3);
  EXPECT_EQ(runs[0].output, "out\n");
  EXPECT_EQ(runs[1].end, End::Crashed);
  EXPECT_EQ(runs[1].signal, SIGSEGV);
  EXPECT_EQ(runs[2].end, End::TimedOut);
  EXPECT_EQ(runs[3].end, End::Crashed); // a script whose tool aborted
  EXPECT_EQ(runs[4].end, End::NotStarted);
}

TEST(DriveState, IsReadAsItWasWritten) {
  State state;
  state.subject = "a tool";
  state.rounds = 3;
  state.sums.mutants = 48;
  state.kept = {"a.mlir"};
  state.newPairs = {"fir > scf"};
  state.buckets["p.crash: x"] = {"crash", "p", "x",   "", "x",
                                 "t --p", "f", "--p", 2};
  state.learned.passes["p"] = {4, 3, 2, 1};
  state.learned.effects["p fir"] = {5, 6};
  state.suppressed["q"] = 7;
  State read;
  ASSERT_TRUE(readState(writeState(state), read));
  EXPECT_EQ(writeState(read), writeState(state));
  EXPECT_EQ(read.buckets.at("p.crash: x").count, 2u);
  EXPECT_FALSE(readState("{\"rounds\":", read));
}

static ToolPass passOf(std::string name, std::vector<std::string> dialects) {
  ToolPass pass;
  pass.name = std::move(name);
  pass.dialects = std::move(dialects);
  return pass;
}

TEST(PassDraw, PrefersPassesOfTheDialectsAndKeepsOffWhatItIsTold) {
  ToolInfo tool;
  tool.passes = {passOf("of-fir", {"fir"}), passOf("of-scf", {"scf"})};
  PassDraw draw;
  ASSERT_EQ(draw.open(tool, {}, {}), "");
  ChoiceStream choices(1);
  unsigned ofFir = 0;
  for (const Step &step : draw.draw(choices, {"fir"}, {}, 400))
    ofFir += step.pass == "of-fir";
  EXPECT_GT(ofFir, 320u); // 8 of 9
  EXPECT_LT(ofFir, 390u);
  for (const Step &step : draw.draw(choices, {"fir"}, {"of-fir"}, 50))
    EXPECT_EQ(step.pass, "of-scf");
  // A pass that ends runs again and again is drawn less often.
  for (unsigned i = 0; i < 100; ++i)
    draw.noteEnded("of-fir");
  ofFir = 0;
  for (const Step &step : draw.draw(choices, {"fir"}, {}, 400))
    ofFir += step.pass == "of-fir";
  EXPECT_LT(ofFir, 80u);
}

TEST(PassDraw, APassThatWasAskedForIsAmongTheSteps) {
  ToolInfo tool;
  for (const char *name : {"a", "b", "c"})
    tool.passes.push_back(passOf(name, {}));
  PassDraw draw;
  ASSERT_EQ(draw.open(tool, {{"a", "not drawn"}}, {"a"}), "");
  ChoiceStream choices(1);
  for (unsigned i = 0; i < 20; ++i) {
    unsigned count = 0;
    for (const Step &step : draw.draw(choices, {}, {}, 3))
      count += step.pass == "a";
    EXPECT_EQ(count, 1u);
  }
  EXPECT_NE(PassDraw().open(tool, {}, {"d"}), "");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringReplay.h"

#include "gtest/gtest.h"

using namespace scion;

static PathStep schedule(std::string name) {
  PathStep step;
  step.pass = "transform-interpreter";
  step.pipeline = "transform-interpreter{entry-point=" + name + "}";
  step.schedule = "transform.named_sequence @" + name + "() {\n}\n";
  return step;
}

static std::string said(const CrashNote &note) {
  std::string text;
  note.say([&](std::string_view piece) { text += piece; });
  return text;
}

TEST(LoweringReplay, SchedulesStandInAFileThatTheCommandLoads) {
  PathStep cse = makeStep(StepKind::Optimization, "cse", "", true);
  EXPECT_EQ(optCommand({cse}),
            "mlir-opt --pass-pipeline='builtin.module(func.func(cse))' "
            "program.mlir");
  ASSERT_EQ(replayFiles("module {}\n", {cse}).size(), 1u);
  std::vector<PathStep> steps = {schedule("a"), cse, schedule("b"),
                                 schedule("a")};
  EXPECT_EQ(optCommand(steps),
            "mlir-opt --pass-pipeline='builtin.module("
            "transform-preload-library{transform-library-paths=schedules.mlir},"
            "transform-interpreter{entry-point=a},func.func(cse),"
            "transform-interpreter{entry-point=b},"
            "transform-interpreter{entry-point=a})' program.mlir");
  std::vector<ReplayFile> files = replayFiles("module {}\n", steps);
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].name, "program.mlir");
  EXPECT_EQ(files[0].text, "module {}\n");
  EXPECT_EQ(files[1].name, "schedules.mlir");
  EXPECT_EQ(files[1].text,
            "module attributes {transform.with_named_sequence} {\n" +
                steps[0].schedule + steps[2].schedule + "}\n");
}

TEST(LoweringReplay, ANoteFollowsThePath) {
  PathStep cse = makeStep(StepKind::Optimization, "cse", "", false);
  PathStep sccp = makeStep(StepKind::Optimization, "sccp", "", false);
  std::string program = "module {}\n";
  PathNote note(&program);
  EXPECT_EQ(said(note), "");
  note.follow({cse, cse}, sccp);
  EXPECT_EQ(said(note),
            "program.mlir:\nmodule {}\n"
            "mlir-opt --pass-pipeline='builtin.module(cse,cse,sccp)' "
            "program.mlir\n");
  // The next path begins, with a schedule, on another program.
  program = "module { func.func private @f() }\n";
  note.follow({}, schedule("a"));
  EXPECT_EQ(said(note), "program.mlir:\n" + program + "schedules.mlir:\n" +
                            replayFiles("", note.path())[1].text +
                            optCommand({schedule("a")}) + "\n");
  EXPECT_EQ(note.path().size(), 1u);
}

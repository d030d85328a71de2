//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ExpectedValues.h"
#include "harness/reduce/ReduceReport.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static ReportParts sampleParts() {
  ReportParts parts;
  parts.goal.kind = FindingKind::Miscompile;
  parts.goal.culprit = "some-pass";
  parts.goal.ending = "finished";
  parts.goal.isInterpreted = true;
  parts.program = "func.func @main() {\n  scf.if %c {\n  }\n  return\n}\n";
  parts.guilty = "builtin.module(some-pass)";
  parts.goodAll = "builtin.module(lower)";
  parts.badAll = "builtin.module(some-pass,lower)";
  parts.expected = "1\n";
  parts.got = "2\n";
  parts.source = "the same program lowered without this pass";
  parts.output =
      "module {\n  func.func @main() {\n    %0 = a.wrong\n    return\n"
      "  }\n}\n";
  parts.wrongLine = "%0 = a.wrong";
  parts.isWrongLineKnown = true;
  parts.ops = {"scf.if"};
  parts.check.program = parts.program;
  parts.check.output = parts.output;
  parts.check.wrongLine = parts.wrongLine;
  parts.versions = {{"99.0", "shows it", VersionAnswer::Shows},
                    {"99.1", "is right", VersionAnswer::Right}};
  return parts;
}

TEST(ReportText, TheTitleSaysWhoDoesWhatToWhat) {
  ReportParts report = sampleParts();
  EXPECT_EQ(reportTitle(report),
            "[mlir][scf] `some-pass` miscompiles `scf.if`");
  report.goal.pattern = "SomePattern";
  report.goal.kind = FindingKind::Crash;
  EXPECT_EQ(reportTitle(report),
            "[mlir][scf] `some-pass` crashes on `scf.if` (SomePattern)");
}

TEST(ReportText, TheWrongLineIsPointedAt) {
  EXPECT_THAT(reportText(sampleParts()),
              HasSubstr("%0 = a.wrong  // <-- wrong\n"));
}

TEST(ReportText, WhereTheRightOutputIsNotKnownNoLineIsPointedAt) {
  ReportParts report = sampleParts();
  report.isWrongLineKnown = false;
  EXPECT_THAT(reportText(report), HasSubstr("%0 = a.wrong\n"));
  EXPECT_THAT(reportText(report), Not(HasSubstr("<--")));
}

TEST(ReportText, TheTitleNamesTheOpOfThePattern) {
  ReportParts report = sampleParts();
  report.ops = {"scf.for", "vector.transfer_read", "vector.transpose"};
  report.goal.pattern = "CastAwayTransferReadLeadingOneDim";
  EXPECT_EQ(reportTitle(report),
            "[mlir][vector] `some-pass` miscompiles `vector.transfer_read` "
            "(CastAwayTransferReadLeadingOneDim)");
}

TEST(ReportText, TwoOpsAreNamedWhereNobodyKnowsWhichItIs) {
  ReportParts report = sampleParts();
  report.ops = {"scf.if", "tensor.insert", "tensor.extract"};
  EXPECT_EQ(reportTitle(report),
            "[mlir][scf] `some-pass` miscompiles `scf.if` with "
            "`tensor.insert`");
  report.ops = {"tosa.const", "tosa.mul"};
  report.goal.effect = {"-tosa.const", "-tosa.mul"};
  EXPECT_EQ(reportTitle(report),
            "[mlir][tosa] `some-pass` miscompiles `tosa.mul`");
}

TEST(ReportText, TheTitleNamesTheOpThatThePassRemoves) {
  ReportParts report = sampleParts();
  report.ops = {"scf.if", "arith.extsi", "arith.floordivsi"};
  report.goal.effect = {"+arith.divsi", "-arith.floordivsi"};
  EXPECT_EQ(reportTitle(report),
            "[mlir][arith] `some-pass` miscompiles `arith.floordivsi`");
}

TEST(ReportText, AnAddressIsNotQuoted) {
  ReportParts one = sampleParts();
  EXPECT_THAT(reportText(one), HasSubstr("it prints `2`"));
  one.gotVaries = true;
  EXPECT_THAT(reportText(one), HasSubstr("it prints something else each time"));
}

TEST(ReportText, LongOutputIsCutAroundTheWrongLine) {
  ReportParts report = sampleParts();
  std::string lines;
  for (int i = 0; i < 100; ++i)
    lines += "  line" + std::to_string(i) + "\n";
  report.output = lines + "  %0 = a.wrong\n" + lines;
  std::string text = reportText(report);
  EXPECT_THAT(text, HasSubstr("a.wrong  // <-- wrong"));
  EXPECT_THAT(text, Not(HasSubstr("line50")));
  text = text.substr(0, text.find("<!--"));
  auto rows = std::count(text.begin(), text.end(), '\n') -
              std::count(report.program.begin(), report.program.end(), '\n');
  EXPECT_LE(rows, 40);
}

TEST(ReportText, AllVersionsStandInOneLine) {
  EXPECT_THAT(
      reportText(sampleParts()),
      HasSubstr("- Reproduces on 99.0. Otherwise: 99.1 is right. No version "
                "older than 99.0 was tried. Not tried with a build "
                "of main.\n"));
}

TEST(ReportText, MainComesFirstAndTheFirstVersionIsNamed) {
  ReportParts report = sampleParts();
  report.versions.push_back({"9.1", "shows it", VersionAnswer::Shows});
  report.versions.push_back(
      {"100.0.0git20261025", "shows it", VersionAnswer::Shows});
  EXPECT_THAT(reportText(report),
              HasSubstr("- Reproduces on 100.0.0git20261025 (main), 99.0, 9.1. "
                        "Otherwise: 99.1 is right. No version "
                        "older than 9.1 was tried.\n"));
  report.versions.push_back(
      {"8.2", "cannot run it: error: no such pass", VersionAnswer::Cannot});
  EXPECT_THAT(reportText(report),
              HasSubstr("No version older than 9.1 can run it"));
  report.versions.push_back({"8.1", "is right", VersionAnswer::Right});
  EXPECT_THAT(reportText(report), HasSubstr("It is new since 8.1.\n"));
  EXPECT_THAT(reportText(report), Not(HasSubstr("Not tried")));
}

TEST(ReportText, NothingIsSaidOfVersionsWithoutTools) {
  ReportParts report = sampleParts();
  report.versions.clear();
  std::string text = reportText(report);
  EXPECT_THAT(text, HasSubstr("- Not tried with stock tools"));
  EXPECT_THAT(text, Not(HasSubstr("Reproduces")));
}

TEST(ReportText, VersionsOnRecordAreNotSaidToRunThisProgram) {
  ReportParts report = sampleParts();
  report.versions = {{"99.0", "shows it", VersionAnswer::Shows},
                     {"98.0", "shows it", VersionAnswer::Shows, true},
                     {"97.0", "is right", VersionAnswer::Right, true}};
  EXPECT_THAT(reportText(report),
              AllOf(HasSubstr("- Reproduces on 99.0. Not tried"),
                    HasSubstr("found with: it shows on 98.0; it does not on "
                              "97.0. Try this one there")));
}

TEST(ReportText, ADayWithoutDuplicatesIsNamed) {
  ReportParts report = sampleParts();
  EXPECT_THAT(reportText(report), Not(HasSubstr("Duplicates")));
  report.searched = "2026-11-27";
  EXPECT_THAT(reportText(report),
              HasSubstr("- Duplicates: none found on 2026-11-27.\n"));
}

TEST(ReportText, AScheduleIsNamedByItsOp) {
  ReportParts report = sampleParts();
  report.goal.culprit = "transform-interpreter";
  report.schedules =
      "transform.named_sequence @__transform_main(%r: !transform.any_op) {\n"
      "  %0 = transform.structured.match ops{[\"scf.for\"]} in %r : "
      "(!transform.any_op) -> !transform.op<\"scf.for\">\n"
      "  transform.loop.peel %0 : (!transform.op<\"scf.for\">) -> "
      "(!transform.any_op, !transform.any_op)\n  transform.yield\n}\n";
  EXPECT_EQ(reportTitle(report),
            "[mlir][scf] `transform.loop.peel` miscompiles `scf.if`");
  EXPECT_THAT(reportText(report), HasSubstr(report.schedules));
}

TEST(ReportText, NobodyFilesItUnlessNamed) {
  ReportParts report = sampleParts();
  EXPECT_THAT(reportText(report),
              HasSubstr(" Label: `generated by fuzzer`.\n"));
  EXPECT_THAT(reportText(report), Not(HasSubstr("Filed by")));
  report.person = "A Person";
  EXPECT_THAT(reportText(report),
              HasSubstr("- Filed by A Person, who has read it"));
}

TEST(ReportText, TwoScheduleOpsAreNamedForOneOfThemIsWrong) {
  ReportParts report = sampleParts();
  report.goal.culprit = "transform-interpreter";
  report.schedules = "transform.structured.multitile_sizes %0\n"
                     "transform.structured.split %0\n";
  EXPECT_EQ(reportTitle(report),
            "[mlir][scf] `transform.structured.multitile_sizes` and "
            "`transform.structured.split` miscompile `scf.if`");
}

TEST(ReportText, AShortOutputIsShownWhole) {
  EXPECT_THAT(reportText(sampleParts()),
              HasSubstr("Output:\n```mlir\nfunc.func @main() {\n"
                        "  %0 = a.wrong  // <-- wrong\n  return\n}\n```\n"));
}

TEST(ReportText, OfALongOutputNewLinesAreShownWithTheirMaps) {
  std::vector<std::string> before(50, "  %0 = a.old"), after = before;
  after.insert(after.begin(),
               {"#map = affine_map<(d0) -> (d0)>",
                "#map1 = affine_map<() -> ()>", "func.func @f() {"});
  after.insert(after.begin() + 20, "  %1 = a.apply #map(%0)");
  after.push_back("  %2 = a.last");
  EXPECT_THAT(linesToShow(before, after, "%1 = a.apply #map(%0)", 16),
              ElementsAre(0, 2, 20, after.size() - 1));
}

TEST(ReportText, BothWaysAreCommands) {
  std::string text = reportText(sampleParts());
  EXPECT_THAT(text, HasSubstr("'builtin.module(lower)' reduced.mlir | $run  "
                              "# right\n"));
  EXPECT_THAT(text, HasSubstr("'builtin.module(some-pass,lower)' reduced.mlir "
                              "| $run  # wrong\n"));
  // At another level the right one says nothing.
  ReportParts report = sampleParts();
  report.badLevel = 2;
  EXPECT_THAT(reportText(report), Not(HasSubstr("# right")));
}

TEST(ReportText, WordsOfAPersonComeFirstAndThoseForHimAreHidden) {
  ReportParts report = sampleParts();
  report.explanation = "One is two. It should not.";
  EXPECT_THAT(reportText(report),
              StartsWith("# [mlir][scf] miscompilation of `some-pass`: One is "
                         "two\n\nOne is two. It should not.\n\n```mlir\n"));
  EXPECT_THAT(reportText(report),
              HasSubstr("<!-- Before filing: search the issues for: some-pass "
                        "scf.if.\n"));
}

TEST(ReportText, MemoryIsNamedWhereThereIsSome) {
  ReportParts report = sampleParts();
  EXPECT_THAT(reportText(report), Not(HasSubstr("in bounds")));
  report.program = "func.func @f(%m: memref<2xi8>)\n";
  EXPECT_THAT(reportText(report), HasSubstr("accesses are in bounds"));
}

TEST(ReportText, TheScriptQuotes) {
  ReportParts report = sampleParts();
  report.expected = "it's\n";
  EXPECT_THAT(replayScript(report), HasSubstr("want='it'\\''s'\n"));
}

TEST(ReportText, PluginsAreNamedWhereThereAreSome) {
  ReportParts report = sampleParts();
  EXPECT_THAT(reportText(report), Not(HasSubstr("plugin")));
  EXPECT_THAT(replayScript(report), Not(HasSubstr("# Wants")));
  report.plugins = {"--load-pass-plugin=My.so", "--load-dialect-plugin=My.so"};
  EXPECT_THAT(reportText(report),
              HasSubstr("know the plugin: `--load-pass-plugin=My.so "
                        "--load-dialect-plugin=My.so`"));
  EXPECT_THAT(replayScript(report),
              HasSubstr("# Wants MLIR_OPT_FLAGS='--load-pass-plugin=My.so "
                        "--load-dialect-plugin=My.so', with the folder.\n"));
}

TEST(ReportText, WithoutARightWayTheMeaningSaysWhatIsRight) {
  ReportParts report = sampleParts();
  report.goal.kind = FindingKind::ReferenceMismatch;
  report.goal.isInterpreted = false;
  report.goodAll.clear();
  report.source =
      sourceOfExpectedValues({}, report.goal, /*isInterpretedResult=*/true);
  EXPECT_THAT(reportText(report), HasSubstr("by the semantics of its ops"));
  std::string script = replayScript(report);
  EXPECT_THAT(script, HasSubstr("right=$want"));
  EXPECT_THAT(script, Not(HasSubstr("run ''")));
}

TEST(ReportText, TheMeaningIsNamedWhereItAgrees) {
  Goal goal;
  EXPECT_THAT(sourceOfExpectedValues({}, goal, true),
              HasSubstr("semantics of its ops"));
  EXPECT_THAT(sourceOfExpectedValues({}, goal, false),
              Not(HasSubstr("semantics")));
}

TEST(ReportText, AnotherModuleEachTimeIsShownByManyRuns) {
  ReportParts report = sampleParts();
  report.goal.kind = FindingKind::Nondeterminism;
  EXPECT_THAT(reportTitle(report), HasSubstr("from run to run"));
  EXPECT_THAT(replayScript(report), HasSubstr("sort -u"));
}

TEST(ReportText, NewLinesAreFoundWhateverTheNames) {
  EXPECT_EQ(firstNewLine("%0 = a.x\n%1 = a.y %0\n",
                         "%5 = a.x\n%c = arith.constant 1 : i8\n"
                         "%6 = a.z %5\n%7 = a.y %5\n"),
            "%6 = a.z %5");
  // A constant only where there is nothing else.
  EXPECT_EQ(firstNewLine("a.x\n", "a.x\n%c = arith.constant 1 : i8\n"),
            "%c = arith.constant 1 : i8");
  EXPECT_EQ(firstNewLine("a.x\n", "a.x\n"), "");
}

TEST(ReportText, ALineThatIsGivenAnotherValueIsNew) {
  std::string before = "%c0 = arith.constant 0 : i8\n"
                       "%c1 = arith.constant 1 : i8\n"
                       "%0 = a.x %c0\n%1 = a.y %c0\nprint %0\nprint %1\n";
  EXPECT_EQ(firstNewLine(before, "%c1 = arith.constant 1 : i8\n"
                                 "%c0 = arith.constant 0 : i8\n"
                                 "%5 = a.x %c0\nprint %5\nprint %c1\n"),
            "print %c1");
  // Other names and another order of constants are nothing new.
  EXPECT_EQ(firstNewLine(before, "%c1 = arith.constant 1 : i8\n"
                                 "%7 = arith.constant 0 : i8\n"
                                 "%5 = a.x %7\n%6 = a.y %7\nprint %5\n"
                                 "print %6\n"),
            "");
}

TEST(ReportText, WhatLeftALoopIsNew) {
  EXPECT_EQ(firstNewLine("a.for {\n  a.store %x\n}\na.load\n",
                         "a.store %x\na.for {\n}\na.load\n"),
            "a.store %x");
}

TEST(ReportText, OpsTellMoreThanAddressesAndDeclarations) {
  EXPECT_EQ(firstNewLine("func.func @f() {\n  %0 = a.x\n}\n",
                         "func.func private @g()\nfunc.func @f() {\n"
                         "  %0 = llvm.mlir.constant(1 : i8) : i8\n"
                         "  %1 = call @g()\n}\n"),
            "%1 = call @g()");
  EXPECT_EQ(firstNewLine("a.x\n", "func.func private @g()\na.x\n"),
            "func.func private @g()");
}

TEST(ReportText, TellingOpsAreNoConstants) {
  EXPECT_THAT(
      tellingOps("func.func @main() {\n  %c = arith.constant 1 : i8\n"
                 "  %0 = arith.addi %c, %c : i8\n"
                 "  scf.for %i = %a to %b step %c {\n  }\n  return\n}\n"),
      ElementsAre("scf.for", "arith.addi"));
}

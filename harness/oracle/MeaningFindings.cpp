//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the reference path shows is not what the program means: sees conversions
// and folds that all paths share. The guilty step is the first one behind which
// the program, as it is then, means something else; nothing has to be lowered
// to the end for that.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "harness/input/Stage.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Meaning.h"

using namespace scion;
using semantics::Ending;

void Judge::judgeMeaning(PathBuilder &builder) {
  if (!options.meaningFuel)
    return;
  StageScope stage("interpret");
  semantics::Interpretation meaning = meaningOf(module, options.meaningFuel);
  if (meaning.kind != Ending::Kind::Finished) {
    // A program that was not reconditioned may well be undefined.
    statistics.noteUninterpreted(meaning.str());
    return;
  }
  ++statistics.interpreted;
  if (std::optional<std::string> difference =
          differenceFromMeaning(meaning, expected))
    foundMismatch(builder, meaning, *difference);
}

void Judge::foundMismatch(PathBuilder &builder,
                          const semantics::Interpretation &meaning,
                          const std::string &difference) {
  Finding finding{FindingKind::ReferenceMismatch,
                  "reference",
                  "",
                  difference + ", by the reference semantics",
                  "",
                  {}};
  if (options.blame) {
    if (!isStable(reference, difference, 0))
      return;
    if (auto blame = blameByMeaning(builder, reference.steps, meaning,
                                    options.meaningFuel)) {
      const PathStep &guilty = reference.steps[blame->step];
      finding.culprit = guilty.pass;
      finding.step = guilty.pipeline;
      finding.inputKinds = blame->inputKinds;
      finding.details = "guilty step: " + guilty.pipeline +
                        "\nbehind it: " + blame->difference +
                        "\ninput of the guilty step:\n" + blame->input + "\n";
    } else {
      finding.details = "no step that can be interpreted changes the meaning: "
                        "LLVM, or the reference semantics\n";
    }
  }
  if (isKnown(finding))
    return;
  finding.details += "by the reference semantics:\n" + meaning.outcome.str() +
                     "the reference path:\n" + expected.str();
  finding.replay = {"scion interp program.mlir", runCommand(reference.steps)};
  finding.files = replayFiles(program, reference.steps);
  report(std::move(finding));
}

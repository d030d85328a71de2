//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// --scion-help=1: the tables of docs/Options.md, as Markdown.
//
//===----------------------------------------------------------------------===//

#include "base/OptionHelp.h"
#include "harness/engine/Drive.h"
#include "harness/engine/Target.h"

#include <cstdio>
#include <span>

using namespace scion;

static constexpr OptionHelp ofEveryTarget[] = {
    {"help=1", "print these tables, and end"},
    {"verbose=1",
     "print `scion: HASH interesting` or `rejected` for each input"},
    {"stats=0",
     "no statistics lines (they come at every 2^k inputs and at exit)"},
    {"known=MODE", "known bugs: `avoid`, `meet` (the default) or `report` "
                   "([KnownBugs.md](KnownBugs.md))"},
    {"without=ID,…", "ignore these records"},
    {"records=FILE", "records of your own, as in corpus/known"},
    {"known-state=FILE",
     "which records are live with your MLIR, as `scion known check -o` "
     "wrote it"},
    {"fast=N",
     "N mutants (20; 0: none) take the fast lane for each one that is lowered "
     "and executed, where the target has lanes: passes run on the program "
     "each by itself, and the interpreter checks each output. The directive "
     "`lane=fast` puts an input there ([Lane.h](../base/Lane.h))"},
    {"donors=FOLDER",
     "programs that mutators take pieces from (also `SCION_DONORS`)"},
    {"mutators=structured",
     "or `-hide-operand,-split-block` (without these), `naive` (pieces are "
     "put in literally), `bytes`: for comparison "
     "([compare-arms](../benchmarks/compare-arms), "
     "[compare-mutators](../benchmarks/compare-mutators))"},
    {"k=N, l=N, r=N",
     "ancestors, left and right siblings that must match where "
     "a fragment is put (4 each)"},
    {"insert=N", "so many fragments of 100 are inserted, the others replace an "
                 "operation; by default each place is as likely"},
    {"generate=N", "one mutant in N (16; 0: none), and half of what an empty "
                   "corpus starts from, is a generated program "
                   "([Generate.md](Generate.md))"},
    {"hybrid=N", "one mutant in N (16; 0: none) is a program from the middle "
                 "of a lowering, while there is one with new pairs of ops"},
    {"hybrid-folder=FOLDER",
     "write those to FOLDER/queue instead: a folder in AFL++'s sync folder, "
     "for its mutator is another process"},
    {"check=0", "give mutants to the engine without the target's check"},
    {"tally=FILE", "count inputs, interesting ones, known bugs and their time "
                   "in a file that later processes add to"},
    {"findings=FILE",
     "append a line of JSON for every finding: key facts, `file` if one was "
     "saved, `\"reproduced\": false` if no fresh process shows it"},
    {"timeout=S", "what takes longer is a hang, in the target and in the "
                  "mutator (libFuzzer: its `-timeout`)"},
    {"trail=FOLDER",
     "where the trail and the list of inputs that are set aside are "
     "(`.scion-trail` beside the artifacts; with AFL++ 5 `scion-trail` in its "
     "output folder, with older ones nowhere unless this is given)"},
    {"keep-trail=0", "no trail: only the engine saves what ends a process"},
    {"broken=N", "end the process when it keeps N programs that passes broke "
                 "(512)"},
    {"guidance=all",
     "or `own` (without the counters of an instrumented compiler), `compiler` "
     "(only those), `none`: what libFuzzer is shown; libFuzzer build only"},
    {"edges=FILE",
     "with an instrumented compiler: which input reached each counter first, "
     "in a file that later processes continue, and those inputs in "
     "FILE.inputs; libFuzzer build only"},
    {"repeat=N", "replay the whole list N times; build without an engine only"},
};

static void printTable(const char *heading,
                       std::span<const OptionHelp> options) {
  std::printf("## %s\n\n| option | meaning |\n| --- | --- |\n", heading);
  for (const OptionHelp &option : options)
    std::printf("| `%s` | %s |\n", option.name, option.help);
  std::printf("\n");
}

void scion::printOptions() {
  printTable("Every target", ofEveryTarget);
  if (!fuzzTarget.options.empty())
    printTable(fuzzTarget.name, fuzzTarget.options);
}

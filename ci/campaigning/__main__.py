# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A campaign: libFuzzer and AFL++ side by side, for hours or days.

usage: ci/campaign --time T --jobs N --out DIR [--target T] [--pass P]
                   [--engines both|libfuzzer|afl] [--corpus FOLDER] [--seed N]
                   [--harvest[=FOLDER]] [--no-reduce] [--no-minimise]
                   [--min-disk MB] [--min-memory MB] [--instrumented | --mlir PREFIX]
                   [--build FOLDER --afl-build FOLDER --tools FOLDER]

Everything is in DIR. The same call goes on where the last one stopped, however
that ended (Ctrl-C, kill -9, no power); a longer --time makes it longer.

  --time T           how long all calls together fuzz: 90s, 30m, 8h, 2d
  --jobs N           processes (one for each core); with both engines half of
                     them, rounded up, are libFuzzer's
  --out DIR          where everything is kept
  --target T         a file of harness/targets (mlir_lowering_fuzzer)
  --pass P           a pass or a pipeline that runs first on every program; the
                     program must keep its result (mlir_lowering_fuzzer only)
  --engines E        both, libfuzzer or afl (both)
  --corpus FOLDER    start from the programs in it too
  --harvest[=FOLDER] start from the tests of MLIR too, or of a folder, as ci/fuzz
  --seed N           another number, another campaign (1)
  --no-reduce        do not reduce findings, nor put them into clusters
  --no-minimise      do not minimise the corpus at the end
  --min-disk MB      end before less is free (1024)
  --min-memory MB    end the largest process before less is free (512)
  --instrumented     guided by coverage of the compiler, which has assertions, and
                     AddressSanitizer for libFuzzer; the first call builds it for
                     each engine (50 minutes, 4 GB; 56 minutes, 3 GB; interrupted,
                     the same call goes on), later ones use it
  --mlir PREFIX      fuzz an MLIR of your own (with --engines libfuzzer); if it was
                     built with coverage, that guides, too
  --build FOLDER     take this build tree of libFuzzer as it is; build nothing
  --afl-build FOLDER the same, for AFL++
  --tools FOLDER     a build tree with `scion` (--build's)

DIR holds
  corpus/       every program that brought something new, by its hash
  minimised/    the least part of it with the same features (at the end)
  findings/     what ended a process of libFuzzer; AFL++'s are in afl/*/crashes;
                edge-*: two ops beside each other (edges.log, edges.state)
  triage/       buckets; in digest/ clusters of reduced programs (docs/Triage.md)
  report.html   the page (at the end)
  log           what the processes printed; afl-*.log for AFL++

Ctrl-C ends the processes, puts everything where it belongs, and says what there
is; a second one does not wait. Exit codes: 0 nothing new was found, 1 findings
that no record knows, 2 it cannot go on (the set-up, the disk), 3 usage, 130
interrupted.
"""

import argparse
import os
import re
import signal
import sys
import time

sys.dont_write_bytecode = True
CALLED_FROM = os.getcwd()
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(os.path.join(ROOT, "ci", "fuzzing"))

import afl
import buckets
import builds
import digest
import display
import edges
import finish
import health
import libfuzzer
import state

EVERY = 0.25  # seconds between two looks at everything


class Parser(argparse.ArgumentParser):
    def error(self, message):
        sys.stderr.write(f"ci/campaign: {message}; ci/campaign --help explains\n")
        sys.exit(3)


def number(text):
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return int(text)


def duration(text):
    match = re.fullmatch(r"([1-9]\d*)([smhd]?)", text)
    if not match:
        raise argparse.ArgumentTypeError(f"'{text}' is not a time such as 90s, 30m, 8h or 2d")
    return int(match[1]) * {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}[match[2]]


def path(text):
    return os.path.abspath(os.path.join(CALLED_FROM, text))


def folder(text):
    if not os.path.isdir(path(text)):
        raise argparse.ArgumentTypeError(f"no such folder: {text}")
    return path(text)


def read_arguments():
    parser = Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--time", type=duration)
    parser.add_argument("--jobs", type=number)
    parser.add_argument("--out", type=path)
    parser.add_argument("--target", default="mlir_lowering_fuzzer")
    parser.add_argument("--pass", dest="one_pass", default="")
    parser.add_argument("--engines", choices=("both", "libfuzzer", "afl"), default="both")
    parser.add_argument("--corpus", type=folder, action="append", default=[])
    parser.add_argument("--harvest", nargs="?", type=lambda text: text and folder(text), const="", default=None)
    parser.add_argument("--seed", type=number, default=1)
    parser.add_argument("--no-reduce", action="store_true")
    parser.add_argument("--no-minimise", action="store_true")
    parser.add_argument("--min-disk", type=number, default=1024)
    parser.add_argument("--min-memory", type=number, default=512)
    parser.add_argument("--instrumented", action="store_true")
    parser.add_argument("--mlir", type=folder)
    parser.add_argument("--build", type=folder)
    parser.add_argument("--afl-build", type=folder)
    parser.add_argument("--tools", type=folder)
    options = parser.parse_args()
    if options.help:
        print(__doc__, end="")
        sys.exit(0)
    missing = [f"--{name}" for name in ("time", "jobs", "out") if getattr(options, name) is None]
    if missing:
        parser.error(f"{' and '.join(missing)} must be said")
    there = sorted(name[:-4] for name in os.listdir("harness/targets") if name.endswith("_fuzzer.cpp"))
    if options.target not in there:
        parser.error(f"no target '{options.target}'; there are: {' '.join(there)}")
    if options.one_pass and options.target != "mlir_lowering_fuzzer":
        parser.error("--pass is for mlir_lowering_fuzzer: the others have no paths")
    # AFL++'s processes get the target's options in an environment variable, separated
    # by blanks.
    if options.engines != "libfuzzer" and re.search(r"\s", options.one_pass + options.out):
        parser.error("a blank in --pass or --out: only with --engines libfuzzer")
    if options.engines == "both" and options.jobs == 1:
        options.engines = "libfuzzer"
        display.say("one job: libFuzzer alone")
    chosen = [name for name in ("--build", "--instrumented", "--mlir") if getattr(options, name[2:])]
    if len(chosen) > 1:
        parser.error(f"{' and '.join(chosen)} name different builds")
    if options.mlir and options.engines != "libfuzzer":
        parser.error("--mlir: only with --engines libfuzzer")
    if options.build and options.engines != "libfuzzer" and not options.afl_build:
        parser.error("--build builds nothing: say --afl-build too, or --engines libfuzzer")
    options.afl_jobs = {"libfuzzer": 0, "afl": options.jobs, "both": options.jobs // 2}[options.engines]
    options.target_options = {}
    if options.one_pass:
        options.target_options = {"every-path": options.one_pass}
    return options


def make_builds(options):
    """Fills in the build trees that were not given."""
    if options.mlir:
        options.build = os.path.abspath(builds.with_mlir(options.mlir, options.target, "scion"))
    if options.instrumented and options.jobs > options.afl_jobs:
        options.build = os.path.abspath(builds.instrumented("libfuzzer", options.target, "scion"))
    if options.instrumented and options.afl_jobs:
        options.afl_build = os.path.abspath(
            builds.instrumented("afl", options.target, "scion")
        )
    if options.build is None and (options.afl_build is None or options.engines != "afl"):
        builds.in_shell("install_packages", has_terminal=True)
        builds.in_shell(f"configure default; build default scion {options.target}")
        options.build = os.path.abspath(os.path.join(builds.ROOT, "default"))
        if options.afl_jobs and options.afl_build is None:
            builds.in_shell(f"configure afl; build afl {options.target} scion-afl-mutator")
            options.afl_build = os.path.abspath(os.path.join(builds.ROOT, "afl"))
    options.build = options.build or options.afl_build
    options.tools = options.tools or options.build
    needed = [os.path.join(options.tools, "bin", "scion")]
    if options.jobs > options.afl_jobs:
        needed.append(os.path.join(options.build, "bin", options.target))
    if options.afl_jobs:
        needed.append(os.path.join(options.afl_build, "bin", options.target))
        needed.append(os.path.join(options.afl_build, afl.MUTATOR))
    for file in needed:
        if not os.path.isfile(file):
            raise builds.SetUpFailed(f"{file} is not there")


class Interrupts:
    """Ctrl-C, counted; a kill and a closed terminal are one."""

    def __init__(self):
        self.count = 0
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(name, self._note)

    def _note(self, *_):
        self.count += 1


def fuzz(options, saved, interrupts):
    """The engines, until the time is over; why it ended before that, or ""."""
    corpus_engine = libfuzzer.LibFuzzer(options, options.folders)
    instances = afl.Instances(options, corpus_engine)
    every_op = edges.Edges(options)
    judge = buckets.Buckets(options)
    clusters = digest.Digest(options, judge)
    watch = health.Watch(options)
    screen = display.Screen(options)
    start, before = time.monotonic(), saved["seconds"]
    why = ""
    try:
        while not why:
            saved["seconds"] = before + time.monotonic() - start
            left = options.time - saved["seconds"]
            if left <= 0:
                break
            has_room = watch.look(corpus_engine.processes() + instances.processes())
            why = watch.problem or corpus_engine.problem or instances.problem
            if interrupts.count:
                why = why or "interrupted"
            # If memory is short, start no new process; the running ones continue.
            corpus_engine.step(left, has_room)
            instances.step(left, has_room)
            every_op.step()
            judge.step()
            clusters.step()
            saved["executions"] = corpus_engine.executions + instances.executions
            state.save(options.out, saved)
            screen.show(saved, corpus_engine, instances, every_op, judge, clusters, watch)
            time.sleep(EVERY)
    finally:
        screen.end()
        every_op.end()
        instances.stop()
        corpus_engine.stop(interrupts)
        instances.end(interrupts)
        corpus_engine.end()
        judge.end()
        clusters.end()
        saved["executions"] = corpus_engine.executions + instances.executions
        saved["features"] = len(corpus_engine.features)
        saved["edges"] = instances.edges()
        state.save(options.out, saved)
    return why


def main():
    os.chdir(ROOT)
    options = read_arguments()
    interrupts = Interrupts()
    try:
        with state.Folder(options) as saved:
            make_builds(options)
            options.folders = list(options.corpus)
            if options.harvest is not None:
                import harvest

                options.folders.append(harvest.harvest(options.harvest, finish.Tool(options)))
            why = "" if saved["seconds"] >= options.time else fuzz(options, saved, interrupts)
            return finish.finish(options, saved, why, interrupts)
    except builds.SetUpFailed as error:
        display.say(str(error))
        return 2
    except state.Refused as error:
        display.say(f"{error}; ci/campaign --help explains")
        return 3


if __name__ == "__main__":
    sys.exit(main())

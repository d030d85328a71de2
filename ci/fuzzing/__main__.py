# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Fuzzes MLIR, and says in one screen what was found.

usage: ci/fuzz [--time SECONDS] [--target T] [--jobs N] [--seed N]
               [--harvest[=FOLDER]] [--corpus FOLDER] [--sanitize]
               [--instrumented | --mlir PREFIX]
               [--no-sanitizer-replay] [--verbose] [libFuzzer's flags]
       ci/fuzz --replay FILE ...

Installs what is missing (Debian packages), builds the target, and fuzzes with
one process for each core. It starts with a sample of the shipped programs and
of what earlier runs kept in work/<target>/corpus; the rest follows while it
fuzzes. A finding is replayed in a fresh process, then in a fresh process of the
build with sanitizers, before it is shown.

  --time SECONDS     how long to fuzz (60); building and replaying come on top
  --target T         a file of harness/targets (mlir_lowering_fuzzer)
  --jobs N           processes (one for each core)
  --seed N           another number, another run (1)
  --harvest          start from the tests of MLIR too: from the source package of
                     the MLIR in use, by apt (200 MB, once)
  --harvest=FOLDER   the same, from a folder with .mlir files of any project
  --corpus FOLDER    start from the programs in it too, as they are
  --sanitize         fuzz with sanitizers: a third of the speed; the first build
                     takes minutes longer
  --instrumented     guided by coverage of the compiler, which has assertions and
                     AddressSanitizer then; the first call builds it (50 minutes,
                     4 GB; interrupted, the same call goes on), later ones use it
  --mlir PREFIX      fuzz an MLIR of your own, installed or a build tree; if it was
                     built with coverage, that guides, too
  --no-sanitizer-replay
                     show findings after the first replay: no second build
  --replay FILE ...  replay files of findings, with the whole report of each
  --build FOLDER     take this build tree as it is, and install or build nothing;
                     --target may be one of its own, which starts from --corpus
  --sanitizer-build FOLDER
                     with --build: a tree with sanitizers, for the second replay
  --work FOLDER      keep everything there, not in work/<target>
  --verbose          show what the processes print, and their counters at the end

Examples:
  ci/fuzz                                       # one minute
  ci/fuzz --time 3600 --harvest                 # an hour, from real programs
  ci/fuzz --target mlir_pass_fuzzer --time 600  # crashes of single passes
  SCION_PLUGINS=MyDialect.so:MyPasses.so ci/fuzz

Findings are replayed while it fuzzes, cheapest first; one that hangs costs 10 s.
Ctrl-C ends a run early: the summary comes, with what was not replayed counted,
and nothing is lost. The next run goes on from the corpus. Everything that the processes print is in
work/<target>/log.
Exit codes: 0 no finding, 1 findings (in work/<target>/findings), 2 the set-up
failed, 3 usage.
"""

import argparse
import os
import re
import signal
import sys

sys.dont_write_bytecode = True

import campaign
import findings
import harvest
import screen
from builds import Builds, SetUpFailed


class Parser(argparse.ArgumentParser):
    def error(self, message):
        sys.stderr.write(f"ci/fuzz: {message}; ci/fuzz --help explains\n")
        sys.exit(3)


def positive(text):
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return int(text)


def folder(text):
    if not os.path.isdir(text):
        raise argparse.ArgumentTypeError(f"no such folder: {text}")
    return text


def read_arguments(arguments):
    """The options, with libFuzzer's flags in `flags`. Ends the process if they
    are wrong."""
    parser = Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--target")
    parser.add_argument("--time", type=positive, default=60)
    parser.add_argument("--jobs", type=positive, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=positive, default=1)
    # argparse asks for the type of const, too.
    parser.add_argument("--harvest", nargs="?", type=lambda text: text and folder(text), const="", default=None)
    parser.add_argument("--corpus", type=folder, action="append", default=[])
    parser.add_argument("--build", type=folder)
    parser.add_argument("--sanitizer-build", type=folder)
    parser.add_argument("--work")
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--instrumented", action="store_true")
    parser.add_argument("--mlir", type=folder)
    parser.add_argument("--no-sanitizer-replay", action="store_true")
    parser.add_argument("--replay", nargs="+")
    parser.add_argument("--verbose", action="store_true")
    options, options.flags = parser.parse_known_args(arguments)
    if options.help:
        print(__doc__, end="")
        sys.exit(0)
    there = sorted(name[:-4] for name in os.listdir("harness/targets") if name.endswith("_fuzzer.cpp"))
    if options.build:  # of a project of its own, too
        bin_folder = os.path.join(options.build, "bin")
        own = os.listdir(bin_folder) if os.path.isdir(bin_folder) else []
        there = sorted({*there, *(name for name in own if name.endswith("_fuzzer"))})
    # The name of a finding's file says which target it is of.
    for file in options.replay or []:
        if not os.path.isfile(file):
            parser.error(f"no such file: {file}")
        if not options.target:
            options.target = next((name for name in there if name in os.path.abspath(file)), None)
    chosen = [name for name in ("--build", "--sanitize", "--instrumented", "--mlir") if getattr(options, name[2:])]
    if len(chosen) > 1:
        parser.error(f"{' and '.join(chosen)} name different builds")
    options.target = options.target or "mlir_lowering_fuzzer"
    if options.target not in there:
        parser.error(f"no target '{options.target}'; there are: {' '.join(there)}")
    for flag in options.flags:
        if not flag.startswith("-"):
            parser.error(f"unexpected '{flag}'")
        if re.match(r"-(fork|jobs|workers|merge|artifact_prefix|features_dir|seed|reload)=", flag):
            parser.error(f"'{flag}': ci/fuzz starts and feeds the processes itself")
    options.work = os.path.abspath(options.work or os.path.join("work", options.target))
    return options


def replay(options, builds):
    """--replay: the reports as they are."""
    failed = False
    for file in options.replay:
        trees = [builds.tree] + ([] if options.no_sanitizer_replay else [builds.sanitized()])
        for tree in dict.fromkeys(trees):  # one with --sanitize
            screen.say(f"{file} in {tree}")
            result = findings.run_fresh(tree, options.target, file)
            sys.stdout.write(result.text)
            print(f"ci/fuzz: {result.bucket or 'nothing is found'}")
            failed |= result.bucket is not None
    return 1 if failed else 0


def fuzz(options, builds):
    harvested = [] if options.harvest is None else [harvest.harvest(options.harvest, builds)]
    run = campaign.Campaign(options, builds, options.corpus + harvested)
    run.run()
    if run.problem:
        screen.say(run.problem)
        return 2
    try:
        run.findings.confirm(builds, options)
    except KeyboardInterrupt:
        pass  # what is not confirmed is shown as such
    except SetUpFailed as error:
        screen.say(f"The findings are not confirmed: {error}")
    print(screen.summary(run, options))
    run.clean()
    # A file that was not replayed may be a finding.
    return 1 if run.findings.shown() or run.findings.unfinished() else 0


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    options = read_arguments(sys.argv[1:])
    # Before any build, so that a kill ends it as Ctrl-C does.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        builds = Builds(options)
        return replay(options, builds) if options.replay else fuzz(options, builds)
    except SetUpFailed as error:
        screen.say(str(error))
        return 2
    except KeyboardInterrupt:
        screen.say("ended before anything ran")
        return 2


if __name__ == "__main__":
    sys.exit(main())

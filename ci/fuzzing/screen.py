# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""What a run shows: one status line, and one screen at the end."""

import os
import shlex
import shutil
import sys
import time

import tally

# A log is read later: a line every ten seconds is six for the default minute.
LOG_SECONDS = 10

# The name before messages; ci/campaign uses this, too.
NAME = "ci/fuzz"


def say(text):
    """A line of its own on stderr, above the status line."""
    clear = "\r\033[K" if sys.stderr.isatty() else ""
    sys.stderr.write(f"{clear}{NAME}: {text}\n")
    sys.stderr.flush()


def minutes(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def count(number, what):
    return f"{number:,} {what}{'' if number == 1 else 's'}"


class Status:
    """The line that tells how the run goes: refreshed on a terminal, else a line
    now and then."""

    def __init__(self):
        self.is_terminal = sys.stderr.isatty()
        self.last = time.monotonic()

    def show(self, text):
        now = time.monotonic()
        if self.is_terminal:
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write("\r\033[K" + text[:width])
        elif now - self.last >= LOG_SECONDS:
            self.last = now
            sys.stderr.write(text + "\n")
        sys.stderr.flush()

    def end(self):
        if self.is_terminal:
            sys.stderr.write("\r\033[K")


def shell_prefix():
    """The environment that a replay needs."""
    names = sorted(name for name in os.environ if name.startswith("SCION_"))
    return "".join(f"{name}={shlex.quote(os.environ[name])} " for name in names)


def given_builds(options):
    """The options of a replay that say which builds it takes."""
    names = {"--build": options.build, "--sanitizer-build": options.sanitizer_build}
    trees = "".join(f" {name} {shlex.quote(shorten(tree))}" for name, tree in names.items() if tree)
    return trees + (" --no-sanitizer-replay" if options.no_sanitizer_replay else "")


def shorten(path):
    relative = os.path.relpath(path)
    return path if relative.startswith("..") else relative


def summary(run, options):
    seconds = max(1, int(run.seconds))
    lines = [
        "",
        f"{options.target}, {minutes(run.seconds)} on {count(options.jobs, 'core')}, seed {options.seed}",
        f"  {count(run.executions, 'program')} run ({run.executions / seconds:.0f} per second), "
        f"corpus {run.corpus_before:,} -> {run.corpus:,} programs, {count(len(run.features), 'feature')}",
    ]
    if ops := tally.ops_in(run.ops):
        lines.append(f"  {ops}")
    lines += found(run, options) + known(run, options.verbose)
    again = "ci/fuzz" + (f" --target {options.target}" if options.target != "mlir_lowering_fuzzer" else "")
    following = [
        (f"{again} --time {max(600, 10 * options.time)}", "longer, from the corpus of this run"),
        (f"{again} --time 3600 --harvest", "from MLIR's own tests: programs nobody wrote for Scion"),
    ]
    if run.findings.shown():
        following.insert(0, ("build/default/bin/scion run FILE", "its paths and results (ninja -C build/default scion)"))
    if "SCION_PLUGINS" not in os.environ:
        following.append((f"SCION_PLUGINS=MyPasses.so {again}", "with passes and dialects of your own"))
    width = max(len(command) for command, _ in following)
    lines += ["", "NEXT"] + [f"  {command:{width}}  {why}" for command, why in following]
    lines.append(f"  Everything else: ci/fuzz --help; what the processes printed: {shorten(run.log)}")
    return "\n".join(lines)


def found(run, options):
    shown, doubtful = run.findings.shown(), run.findings.not_again()
    if not shown:
        lines = ["", "FOUND  nothing new"]
    else:
        lines = ["", f"FOUND  {count(len(shown), 'bug')}"]
    for number, bug in enumerate(shown, 1):
        seen = f", seen {len(bug.files)} times" if len(bug.files) > 1 else ""
        lines += [
            f"  {number}. {bug.kind} in {bug.culprit}{' (' + bug.pattern + ')' if bug.pattern else ''}{seen}",
            f"     {bug.summary[:100]}",
            f"     {bug.how}",
            f"     replay: {shell_prefix()}ci/fuzz --replay {shlex.quote(shorten(bug.file))}" + given_builds(options),
        ]
    if doubtful:
        lines.append(f"  Not found again in a fresh process, so not counted: {count(len(doubtful), 'file')},")
        lines += [f"     {shorten(file)}" for file in doubtful[:3]]
    if left := run.findings.unfinished():
        lines.append(f"  Not replayed yet, so not judged: {count(left, 'file')} of {shorten(run.findings.folder)}")
    if dead := run.findings.unconfirmed():
        lines.append(f"  Not counted: {deaths(dead)}")
    return lines


def deaths(number):
    """Deaths of processes that nobody is blamed for."""
    what = "process crashed" if number == 1 else "processes crashed"
    return f"{number:,} {what} of a heap that an unknown earlier input has corrupted (no fresh process does)"


# So that everything fits into one screen of 24 lines with two bugs.
KNOWN_LINES = 4


def known(run, is_verbose):
    tallied = run.tallied()
    records = tallied.records
    if not records:
        return ["", "KNOWN  no known bug was hit, and none suppressed"]
    lines = [
        "",
        f"KNOWN  {count(len(records), 'bug')} of corpus/known were suppressed, or hit "
        f"({tallied.counts.known:,}x, {tallied.known_share()})",
    ]
    most = sorted(records.items(), key=lambda item: (-item[1][2], -item[1][0], item[0]))
    for record, (paths, lifts, met, time_taken) in most if is_verbose else most[:KNOWN_LINES]:
        lines.append(
            f"  {record:6} hit {met:,}x in {time_taken / 1e6:.1f} s; suppressed on {count(paths, 'path')}, enabled on {lifts:,}"
        )
    if not is_verbose and len(most) > KNOWN_LINES:
        lines.append(f"  and {len(most) - KNOWN_LINES} more (--verbose)")
    return lines

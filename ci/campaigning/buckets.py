# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Findings become buckets while the campaign runs: `scion triage` judges each file
once, cheapest first, in a process of low priority. What it knows outlives it."""

import hashlib
import json
import os
import signal
import subprocess
import time

import display
import findings
import health

# Seconds between two calls, and the time limit of a call, after which its buckets are
# shown. A file takes at most 60 s of processor time, so every call makes progress.
EVERY, CALL = 10, 300

# Seconds for everything that is left at the end.
AT_THE_END = 600

# With this niceness, judging gets a quarter of a core when two fuzzers use both cores.
NICENESS = 5


class Call:
    """A process of `scion`; `file` gets what it prints, which is JSON."""

    def __init__(self, options, words, file, log, niceness=0):
        command = [os.path.join(options.tools, "bin", "scion"), *words]

        def before():
            health.die_with_us()
            os.nice(niceness)

        self.file = file
        with open(file + ".new", "wb") as out, open(log, "ab") as errors:
            self.process = subprocess.Popen(
                command,
                env=findings.environment(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=errors,
                start_new_session=True,
                preexec_fn=before,
            )

    def is_running(self):
        return self.process.poll() is None

    def end(self):
        """Has it write what there is."""
        if self.is_running():
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    def take(self):
        """What it printed, kept as the latest; None if it failed."""
        try:
            with open(self.file + ".new", encoding="utf-8") as file:
                told = json.load(file)
        except (OSError, ValueError):
            return None
        os.replace(self.file + ".new", self.file)
        return told


class Buckets:
    def __init__(self, options):
        self.options = options
        out = options.out
        self.saved, self.afl = os.path.join(out, "findings"), os.path.join(out, "afl")
        self.folder, self.file = os.path.join(out, "triage"), os.path.join(out, "triage.json")
        self.log = os.path.join(out, "triage.log")
        self.judging = None
        self.asked, self.began = -1, float("-inf")
        self.buckets, self.rest = [], {}
        if os.path.isfile(self.file):
            try:
                with open(self.file, encoding="utf-8") as file:
                    self._know(json.load(file))
            except ValueError:
                pass

    def places(self):
        """Folders with files to judge: also those that AFL++ puts aside when it is
        started again (hangs.DATE)."""
        found = [self.saved] if os.path.isdir(self.saved) else []
        for instance in sorted(os.listdir(self.afl)) if os.path.isdir(self.afl) else []:
            folder = os.path.join(self.afl, instance)
            found += [
                os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.startswith(("crashes", "hangs"))
            ]
        return found

    def paths(self):
        return [
            os.path.join(place, name)
            for place in self.places()
            for name in os.listdir(place)
            if name != "README.txt" and not findings.is_finding_file(name)
        ]

    def files(self):
        """How many files there are to judge."""
        return len(self.paths())

    def not_judged(self):
        """How many of them no call has judged."""
        told = self.rest
        seen = told.get("files", 0) + len(told.get("empty", [])) + len(told.get("unreadable", []))
        return max(0, self.files() - seen) + len(told.get("not-judged", []))

    def new(self):
        return [bucket for bucket in self.buckets if not bucket.get("known")]

    def step(self):
        if self.judging is not None and not self.judging.is_running():
            self._finish()
        if self.judging is None and time.monotonic() - self.began >= EVERY:
            self.began = time.monotonic()
            # The next call judges the files that an interrupted call did not reach.
            if self.files() and (self.files() != self.asked or self.rest.get("not-judged")):
                self._judge(CALL, NICENESS)

    def end(self):
        """Ends a call that is under way; the next one goes on."""
        if self.judging is not None:
            self.judging.end()
            self._finish()

    def judge_all(self, interrupts):
        """Everything, now."""
        if not self.files():
            return
        display.say(f"judging what was found: {self.files()} files; Ctrl-C shows what there is")
        jobs = ["-j", str(self.options.jobs)]
        total, shown = self._contents(), time.monotonic()
        self._judge(AT_THE_END, 0, jobs)
        while self.judging.is_running() and not interrupts.count:
            time.sleep(0.2)
            if time.monotonic() - shown >= 5:
                shown = time.monotonic()
                display.say(f"judged {self._lines()} of {total}")
        self.end()
        display.say(f"judged {self.files() - self.not_judged()} of {self.files()} files: {len(self.buckets)} buckets")

    def refresh(self):
        """Reads again what is known by now; nothing is judged."""
        if self.files():
            self._judge(0, 0)
            self.judging.process.wait()
            self._finish()

    def _judge(self, seconds, niceness, jobs=("-j", "1")):
        self.asked = self.files()
        words = ["triage", "--target", self.options.target, *self.places(), "-o", self.folder]
        words += ["--json", "-q", *jobs, "--time", str(seconds)]
        self.judging = Call(self.options, words, self.file, self.log, niceness)

    def _finish(self):
        told = self.judging.take()
        self.judging = None
        if told is None:
            self.asked = -1  # to be done again
        else:
            self._know(told)

    def _know(self, told):
        self.rest, self.buckets = told, told.get("buckets", [])

    def _contents(self):
        """How many different files there are."""
        contents = set()
        for path in self.paths():
            try:
                with open(path, "rb") as file:
                    contents.add(hashlib.sha1(file.read()).digest())
            except OSError:
                pass  # the calls say which
        return len(contents)

    def _lines(self):
        """How many of them are judged."""
        try:
            with open(os.path.join(self.folder, "judged.jsonl"), encoding="utf-8", errors="replace") as lines:
                return len({line[:32] for line in lines if line.startswith('{"content"')})
        except OSError:
            return 0

# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Findings become buckets while the campaign runs: `scion triage`, again and
again, which judges each file once and reduces one of each bucket."""

import json
import os
import signal
import subprocess
import time

import findings
import health

# Seconds between two calls: each asks MLIR, and takes time from fuzzing.
EVERY = 60


class Buckets:
    def __init__(self, options):
        self.options = options
        out = options.out
        self.saved, self.afl = os.path.join(out, "findings"), os.path.join(out, "afl")
        self.folder, self.file = os.path.join(out, "triage"), os.path.join(out, "triage.json")
        self.log = os.path.join(out, "triage.log")
        self.process, self.judged, self.began = None, -1, float("-inf")
        self.buckets, self.rest = [], {}
        self._read()

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

    def files(self):
        """How many files there are to judge."""
        return sum(name != "README.txt" for place in self.places() for name in os.listdir(place))

    def new(self):
        return [bucket for bucket in self.buckets if not bucket.get("known")]

    def start(self):
        self.judged = self.files()
        command = [os.path.join(self.options.tools, "bin", "scion"), "triage"]
        command += ["--target", self.options.target, *self.places()]
        command += ["-o", self.folder, "--json", "-q", "-j", "1"] + ([] if self.options.no_reduce else ["--reduce"])
        with open(self.file + ".new", "wb") as out, open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command,
                env=findings.environment(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=log,
                start_new_session=True,
                preexec_fn=health.die_with_us,
            )

    def step(self):
        if self.process is not None:
            if self.process.poll() is not None:
                self._finish()
        elif time.monotonic() - self.began >= EVERY:
            self.began = time.monotonic()
            if self.files() not in (0, self.judged):
                self.start()

    def end(self):
        """Ends a call that is under way; the next one goes on."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        if self.process is not None:
            self._finish()

    def judge_all(self, interrupts):
        """Everything, now."""
        if not self.files():
            return
        self.start()
        while self.process.poll() is None and not interrupts.count:
            time.sleep(0.2)
        self.end()

    def _finish(self):
        code = self.process.returncode
        self.process = None
        if code in (0, 1):
            os.replace(self.file + ".new", self.file)
            self._read()
        else:
            self.judged = -1  # to be done again

    def _read(self):
        try:
            with open(self.file, encoding="utf-8") as file:
                self.rest = json.load(file)
        except (OSError, ValueError):
            return
        self.buckets = self.rest.get("buckets", [])

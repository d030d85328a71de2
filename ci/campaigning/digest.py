# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Judged findings become clusters while the campaign runs: `scion digest` reduces
them in a process of low priority. What is done is noted in its folder, so each call
goes on where the last one stopped."""

import os
import time

import buckets
import display

# Seconds between two calls, and the time after which a call starts no other finding.
# Reducing a finding takes 3 s on the average (docs/measurements/Digest.md).
EVERY, CALL = 60, 60

# Seconds for everything that is left at the end.
AT_THE_END = 600


class Digest:
    def __init__(self, options, judge):
        self.options, self.judge = options, judge
        out = options.out
        self.folder, self.file = os.path.join(out, "triage"), os.path.join(out, "digest.json")
        self.log = os.path.join(out, "digest.log")
        self.call, self.began, self.asked, self.told = None, float("-inf"), -1, {}

    def clusters(self):
        return self.told.get("clusters", [])

    def left(self):
        return self.told.get("not-digested", 0)

    def step(self):
        if self.call is not None and not self.call.is_running():
            self._finish()
        if self.call is None and time.monotonic() - self.began >= EVERY and self._is_any():
            self._begin(CALL, buckets.NICENESS, 1)

    def end(self):
        """Ends a call that is under way; the next one goes on."""
        if self.call is not None:
            self.call.end()
            self._finish()

    def digest_all(self, interrupts):
        """Everything that is judged, as far as the time goes."""
        if self.options.no_reduce or not self._judged():
            return
        display.say("digesting what was found; Ctrl-C leaves the rest for the next call")
        self._begin(AT_THE_END, 0, self.options.jobs)
        while self.call.is_running() and not interrupts.count:
            time.sleep(0.2)
        self.end()

    def refresh(self):
        """Reads again what is known by now; nothing is reduced."""
        if not self.options.no_reduce and self._judged():
            self._begin(0, 0, 1)
            self.call.process.wait()
            self._finish()

    def _judged(self):
        """How many findings triage has kept."""
        folder = os.path.join(self.folder, "findings")
        return len(os.listdir(folder)) if os.path.isdir(folder) else 0

    def _is_any(self):
        return not self.options.no_reduce and (self._judged() != max(self.asked, 0) or self.left() > 0)

    def _begin(self, seconds, niceness, jobs):
        self.began, self.asked = time.monotonic(), self._judged()
        words = ["digest", self.folder, "--json", "-q", "-j", str(jobs), "--time", str(seconds)]
        self.call = buckets.Call(self.options, words, self.file, self.log, niceness)

    def _finish(self):
        told = self.call.take()
        self.call = None
        if told is None:
            self.asked = -1  # to be done again
        else:
            self.told = told


def line(cluster):
    shown = "stock tools show it" if cluster.get("stock-tools") == "shows" else "stock tools do not show it"
    return f"{cluster.get('bucket-files', 0):5} files  {cluster.get('name', '?')}: {cluster.get('title', '')} ({shown})"

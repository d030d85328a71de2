# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A part of the enumeration of every op beside every other (docs/Generate.md), now
and then beside the engines. What differs, and no record knows, is a finding."""

import os
import re
import subprocess
import time

import health

# So many edges every so many seconds: 6 s of processor time, 2 % of a core.
COUNT, EVERY = 200, 300

# A day takes 58,000 edges: of each producer with each consumer some, not those of
# the first ops only. Another seed takes others.
STRIDE = 37


class Edges:
    def __init__(self, options):
        self.scion = os.path.join(options.tools, "bin", "scion")
        self.first = (options.seed - 1) % STRIDE
        self.state = os.path.join(options.out, "edges.state")
        self.log = os.path.join(options.out, "edges.log")
        self.findings = os.path.join(options.out, "findings")
        self.process, self.last = None, float("-inf")
        self.wanted = options.target == "mlir_lowering_fuzzer"
        self.done = 0
        self._count()

    def step(self):
        if self.process is not None:
            if self.process.poll() is None:
                return
            self._finish()
        if not self.wanted or time.monotonic() - self.last < EVERY:
            return
        self.last = time.monotonic()
        self.read = os.path.getsize(self.log) if os.path.exists(self.log) else 0
        command = [self.scion, "generate", "--all", "-o", self.state, "--count", str(COUNT), "--passes", "1"]
        command += ["--index", str(self.first), "--stride", str(STRIDE)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, preexec_fn=health.die_with_us
            )

    def end(self):
        """What is under way is done again: the state says where to go on."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process = None

    def _finish(self):
        self.process = None
        self._count()
        with open(self.log, encoding="utf-8", errors="replace") as log:
            log.seek(self.read)
            text = log.read()
        # "66358 differ 50 rewritten canonicalize: i64 1 against i64 2; …"; an op alone
        # has no number, and stands in the log.
        for number, way in re.findall(r"^([1-9]\d*) differ \d+ \S+ (\S+):", text, re.MULTILINE):
            made = subprocess.run(
                [self.scion, "generate", "--index", number, "--count", "1"], capture_output=True, text=True
            ).stdout
            towards = f"// scion: towards={way}\n" if re.fullmatch(r"[a-z][\w-]*", way) and way != "reference" else ""
            os.makedirs(self.findings, exist_ok=True)
            with open(os.path.join(self.findings, f"edge-{number}.mlir"), "w", encoding="utf-8") as file:
                file.write(towards + made)

    def _count(self):
        """Edges that were run, by the lines of the dialects in the state."""
        try:
            with open(self.state, encoding="utf-8") as file:
                lines = [line.split() for line in file if line.startswith("pair ")]
        except OSError:
            return
        # pair FROM TO sites executed rewritten checks, and how edges ended
        self.done = sum(sum(map(int, line[7:])) for line in lines)

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

# Run COUNT edges every EVERY seconds: 6 s of processor time, 2 % of a core.
COUNT, EVERY = 200, 300

# Take every 37th edge, so that the 58,000 edges of a day cover all producers and
# consumers, not only the first ops. The seed selects the first edge.
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
        self._read()

    def step(self):
        if self.process is not None:
            if self.process.poll() is None:
                return
            self.process = None
            self._read()
        if not self.wanted or time.monotonic() - self.last < EVERY:
            return
        self.last = time.monotonic()
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

    def _read(self):
        """Counts the edges in the state, and saves those that differ, once."""
        try:
            with open(self.state, encoding="utf-8") as file:
                lines = file.read().splitlines()
        except OSError:
            return
        # pair FROM TO sites executed rewritten checks, and how edges ended
        self.done = sum(sum(map(int, line.split()[7:])) for line in lines if line.startswith("pair "))
        # edge 66358 differ 50 rewritten canonicalize: i64 1 against i64 2; …
        # Single ops have no edge number; they are only in the log.
        for line in lines:
            if match := re.match(r"edge ([1-9]\d*) differ \d+ \S+ (.+?): ", line):
                self._save(*match.groups())

    def _save(self, number, way):
        place = os.path.join(self.findings, f"edge-{number}.mlir")
        if os.path.exists(place):
            return
        command = [self.scion, "generate", "--index", number, "--count", "1"]
        program = subprocess.run(command, capture_output=True, text=True).stdout
        # Only ways such as "canonicalize" and "between func.func(cse)" name a single
        # pass.
        one = re.fullmatch(r"(?:between )?(?:func\.func\()?([a-z][\w-]*)\)?", way)
        towards = f"// scion: towards={one[1]}\n" if one and way != "reference" else ""
        os.makedirs(self.findings, exist_ok=True)
        with open(place, "w", encoding="utf-8") as file:
            file.write(towards + program)

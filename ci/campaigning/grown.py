# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Programs from nothing for AFL++, whose mutator knows no MLIR and cannot make
them: a folder that looks to the instances like another one's queue."""

import os
import shutil
import subprocess
import time

import health

# Generate COUNT programs every EVERY seconds: 0.25 s of processor time, 0.9 MB. AFL++
# looks for them every half minute. libFuzzer makes as many among 1,600 mutants.
COUNT, EVERY = 100, 60

# Files that are kept: those of the last ten minutes.
KEPT = 10 * COUNT


class Grown:
    def __init__(self, options, folder):
        self.scion = os.path.join(options.tools, "bin", "scion")
        self.seed = options.seed
        self.log = os.path.join(options.out, "afl-grown.log")
        self.new = os.path.join(folder, "new")
        self.queue = os.path.join(folder, "queue")
        os.makedirs(self.queue, exist_ok=True)
        # Instances remember the highest number that they have read, so numbers only
        # grow.
        self.next = max((int(name[3:9]) + 1 for name in os.listdir(self.queue) if name.startswith("id:")), default=0)
        self.process, self.last = None, float("-inf")

    def step(self):
        """Shows what was made, and has more made when it is time."""
        if self.process is not None:
            if self.process.poll() is None:
                return
            self._show()
            self.process = None
        if time.monotonic() - self.last < EVERY:
            return
        self.last = time.monotonic()
        shutil.rmtree(self.new, ignore_errors=True)
        command = [self.scion, "generate", "--kind", "defined", "--count", str(COUNT)]
        command += ["--index", str(self.next), "--seed", str(self.seed), "-o", self.new]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, preexec_fn=health.die_with_us
            )

    def _show(self):
        for name in sorted(os.listdir(self.new)) if os.path.isdir(self.new) else []:
            os.replace(os.path.join(self.new, name), os.path.join(self.queue, f"id:{self.next:06}"))
            self.next += 1
        for name in sorted(os.listdir(self.queue))[:-KEPT]:
            os.remove(os.path.join(self.queue, name))

    def end(self):
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""AFL++'s half: one -M and many -S, in step with the corpus by a folder that
looks to them like another instance."""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import time

import campaign
import display
import grown
import health

MUTATOR = os.path.join("lib", "libscion-afl-mutator.so")

# Programs that an instance reads before it fuzzes: each is run several times. The
# others come from the shared folder.
FIRST = campaign.FIRST

# Seconds between two looks at the queues; AFL++ itself looks every half minute
# (AFL_SYNC_TIME, in minutes, and the main instance takes half of that).
LOOK = 5

# An instance that ends within this time did not come up. After FAILURES such ends in a
# row it starts with an empty folder; after twice as many, the campaign ends.
SECONDS_TO_COME_UP = 30
FAILURES = 3

# A program that is judged reaches a thousand features, one that the parser refuses
# none. An instance that worked had reached 561 after 141 runs.
RUNS_TO_REACH_SOMETHING = 2000

SECONDS_TO_END = 60

# Folders for programs that the instances did not find: libFuzzer's, and generated ones.
SHARED, GROWN = "libfuzzer", "grown"


def environment_of(build):
    """What afl-fuzz wants to run a target of this build with its mutator, beside other
    processes and without a terminal. Its builds have no sanitizers, and it refuses their
    options without others that are for them."""
    return {
        **{name: value for name, value in os.environ.items() if name != "ASAN_OPTIONS"},
        "AFL_CUSTOM_MUTATOR_LIBRARY": os.path.join(build, MUTATOR),
        "AFL_CUSTOM_MUTATOR_ONLY": "1",
        "AFL_FORKSRV_INIT_TMOUT": "120000",
        "AFL_NO_UI": "1",
        "AFL_NO_AFFINITY": "1",
        "AFL_SKIP_CPUFREQ": "1",
        "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1",
    }


# Size of the coverage map of a target with an instrumented MLIR (ci/instrumented-mlir
# afl). Other maps are small, and afl-fuzz asks the target for their size.
INSTRUMENTED_MAP = str(2 << 20)


def stats_in(folder):
    """The numbers of an instance, as of a minute ago."""
    found = {}
    try:
        with open(os.path.join(folder, "fuzzer_stats"), encoding="utf-8", errors="replace") as file:
            for line in file:
                name, _, value = line.partition(":")
                found[name.strip()] = value.strip()
    except OSError:
        pass
    return found


class Instance:
    def __init__(self, number, run):
        self.name = "main" if number == 0 else f"s{number}"
        self.number, self.run = number, run
        self.folder = os.path.join(run.folder, self.name)
        self.log = os.path.join(run.options.out, f"afl-{self.name}.log")
        self.process, self.failures, self.starts = None, 0, 0

    def start(self):
        options = self.run.options
        hybrids = os.path.join(self.run.folder, "hybrid")  # a queue that the main instance reads
        given = {"trail": self.run.trail, "stats": "0", "hybrid-folder": hybrids, **options.target_options}
        words = os.environ.get("SCION_OPTIONS", "").split() + [f"{name}={value}" for name, value in given.items()]
        environment = {
            **environment_of(options.afl_build),
            "SCION_OPTIONS": " ".join(words),
            "AFL_AUTORESUME": "1",
            "AFL_NO_STARTUP_CALIBRATION": "1",
            "AFL_SYNC_TIME": "1",
            "AFL_IMPORT_FIRST": "1",
        }
        if options.instrumented:
            environment["AFL_MAP_SIZE"] = INSTRUMENTED_MAP
        if self.number % 2:  # trimming costs runs, and makes programs short
            environment["AFL_DISABLE_TRIM"] = "1"
        if options.target == "mlir_lowering_fuzzer":
            environment.setdefault("SCION_FAST", "20")  # as fastLaneShare in base/Lane.h
        command = ["afl-fuzz", "-M" if self.number == 0 else "-S", self.name, "-s", str(options.seed + self.number)]
        command += ["-t", "30000", "-i", self.run.seeds, "-o", self.run.folder]
        command += ["--", os.path.join(options.afl_build, "bin", options.target)]
        self.began = time.monotonic()
        self.starts += 1
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=health.die_with_us,
            )

    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def note_end(self):
        """Whether it is worth another start."""
        if time.monotonic() - self.began > SECONDS_TO_COME_UP:
            self.failures = 0
            return True
        self.failures += 1
        if self.failures == FAILURES and os.path.isdir(self.folder):
            # An instance that was killed while it set up its folder may refuse to
            # resume there.
            self.run.take()
            os.replace(self.folder, f"{self.folder}.broken-{int(time.time())}")
        return self.failures < 2 * FAILURES

    def last_words(self):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            words = re.findall(r"PROGRAM ABORT : (.*)", re.sub(r"\x1b\[[0-9;?]*\w", "", file.read()))
        return words[-1] if words else f"it ends with code {self.process.returncode}"

    def stats(self):
        return stats_in(self.folder)

    def reaches_nothing(self):
        """Many runs, and not one feature: what answers it is not the target."""
        stats = self.stats()
        return (
            self.is_running()
            and stats.get("fuzzer_pid") == str(self.process.pid)
            and int(stats.get("execs_done", 0)) > RUNS_TO_REACH_SOMETHING
            and int(stats.get("edges_found", 2)) <= 1
        )


class Instances:
    def __init__(self, options, corpus):
        self.options, self.corpus = options, corpus
        self.problem = ""
        self.folder, self.seeds = os.path.join(options.out, "afl"), os.path.join(options.out, "afl-seeds")
        self.trail = os.path.join(options.out, "afl-trail")
        self.shared = os.path.join(self.folder, SHARED, "queue")
        self.list = [Instance(number, self) for number in range(options.afl_jobs)]
        self.looked, self.last = set(), float("-inf")
        self.theirs = set()  # digests of programs that AFL++ has made
        # Without instances, still collect the files that an earlier call with AFL++
        # left.
        if not self.list and not os.path.isdir(self.folder):
            return
        for folder in (self.shared, self.trail, self.seeds):
            os.makedirs(folder, exist_ok=True)
        self.grown = grown.Grown(options, os.path.join(self.folder, GROWN))
        self.shown = {}
        for name in os.listdir(self.shared):
            self.shown[name.partition(",sha:")[2]] = name
        self.take()
        if not os.listdir(self.seeds):
            for number, path in enumerate(corpus.pool[:FIRST]):
                shutil.copyfile(path, os.path.join(self.seeds, f"{number:05}.mlir"))
        for path in corpus.pool[FIRST:]:
            self._show(path, digest_of(path))

    def processes(self):
        return [instance.process for instance in self.list if instance.is_running()]

    def step(self, left, has_room):
        if not self.list or self.problem:
            return
        for instance in self.list:
            if instance.is_running() or not has_room:
                continue
            if instance.process is not None and not instance.note_end():
                self.problem = f"afl-fuzz does not come up: {instance.last_words()} (see {instance.log})"
                return
            # The others want the folder of the main one to be there.
            instance.start()
        self.grown.step()
        if time.monotonic() - self.last >= LOOK:
            self.last = time.monotonic()
            self.take()
            self.show_all()
            for instance in self.list:
                if instance.reaches_nothing():
                    display.say(f"{instance.name} of afl-fuzz runs programs that reach nothing: it is started again")
                    instance.process.kill()

    def show_all(self):
        """The corpus, in the folder that the instances read."""
        for digest in sorted(os.listdir(self.corpus.corpus_folder)):
            if digest not in self.theirs and not digest.endswith(".new"):
                self._show(os.path.join(self.corpus.corpus_folder, digest), digest)

    def _show(self, path, digest):
        if digest in self.shown:
            return
        # Instances remember the highest number that they have read, so numbers only
        # grow.
        name = f"id:{len(self.shown):06},sha:{digest}"
        self.shown[digest] = name
        new = os.path.join(os.path.dirname(self.shared), "new")
        shutil.copyfile(path, new)
        os.replace(new, os.path.join(self.shared, name))

    def take(self):
        """What the instances have kept joins the corpus; what ended a process, the
        findings."""
        for name in sorted(os.listdir(self.folder)):
            queue = os.path.join(self.folder, name, "queue")
            if name in (SHARED, GROWN) or not os.path.isdir(queue):
                continue
            for entry in sorted(os.listdir(queue)):
                key = (name, entry)
                # Seeds (orig:) and what came from others (sync:) are there already.
                if not entry.startswith("id:") or key in self.looked or re.search(r",(orig|sync):", entry):
                    continue
                path = os.path.join(queue, entry)
                try:
                    digest = digest_of(path)
                    if os.path.getsize(path) == 0:
                        continue  # being written
                    self.theirs.add(digest)
                    self.corpus.add(path, digest)
                except FileNotFoundError:
                    continue  # renamed just now
                self.looked.add(key)
        for name in sorted(os.listdir(self.trail)):
            if name.startswith(("crash-", "timeout-", "oom-")):
                os.replace(os.path.join(self.trail, name), os.path.join(self.corpus.findings.folder, name))

    @property
    def executions(self):
        return sum(int(instance.stats().get("execs_done", 0)) for instance in self.list)

    def edges(self):
        return max((int(instance.stats().get("edges_found", 0)) for instance in self.list), default=0)

    def stop(self):
        for process in self.processes():
            process.send_signal(signal.SIGINT)

    def end(self, interrupts):
        waits_until = time.monotonic() + SECONDS_TO_END
        while running := self.processes():
            if time.monotonic() > waits_until or interrupts.count > 1:
                for process in running:
                    process.kill()
            time.sleep(0.1)
        if self.list:
            self.grown.end()
            self.take()


def digest_of(path):
    with open(path, "rb") as file:
        return hashlib.sha1(file.read()).hexdigest()

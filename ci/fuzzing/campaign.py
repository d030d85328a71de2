# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A run: processes of the target, one for each core, that feed one corpus.

They are plain libFuzzer processes, each with a folder of its own, and share
what they found when a new one starts. Not with -reload, nor with -fork: nearly
every second input brings something new at first, so that each process would run
what the other has run, and -fork reads all seeds in one process before it forks.
"""

import array
import collections
import hashlib
import itertools
import os
import random
import shutil
import signal
import subprocess
import threading
import time

import findings
import screen
import tally
from builds import MLIR

DICTIONARY = f"dictionaries/mlir-{MLIR}.dict"

# The programs that a process reads before it fuzzes; more of the programs follow while it
# does. With 8, 24 and 64, 800 executions of two processes reached 7,050, 8,120
# and 8,420 features, in 52, 55 and 77 s of CPU (two runs each, busy machine).
FIRST = 24

# One execution in this many reads a program that was there before; the others
# try something new. Chosen, not measured.
READS_ONE_IN = 4

# A process that has read its last input ends within this time (25 s are the
# limit for one input; a finding is replayed in fresh processes first).
SECONDS_TO_END = 60

# Give up after this many processes in a row that end before they run an input.
HOPELESS = 3


class Worker:
    """One core: a process, and the next one when it ends."""

    before_exec = None  # what a process does before it becomes the target

    def __init__(self, number, run):
        self.number, self.run = number, run
        self.folder = os.path.join(run.scratch, str(number))
        self.new, self.first, self.features = (
            os.path.join(self.folder, name) for name in ("new", "first", "features")
        )
        self.tally = os.path.join(self.folder, "tally")
        self.process, self.started, self.failures = None, 0, 0
        self.is_done = False

    def start(self, programs, seconds):
        for folder in (self.first, self.features):
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
        os.makedirs(self.new, exist_ok=True)
        # The rest is without features: an input that was cut off by the end
        # of another, or a longer form of one that is kept.
        keep_new(self.new, self.first)
        shutil.rmtree(self.new)
        os.makedirs(self.new)
        self.given = set()  # names that libFuzzer has for what it is given
        for name in os.listdir(self.first):
            self._note_given(os.path.join(self.first, name))
        for number, path in enumerate(programs):
            self._note_given(path)
            os.symlink(path, os.path.join(self.first, f"{number:05}"))
        self.fed = 0
        self.ran_before = self.counts().inputs
        self.began = time.monotonic()
        self.is_used_up = False
        self.started += 1
        run = self.run
        command = [
            run.binary,
            # The parent stops the process at the end of the run; this later limit
            # applies if the parent is gone.
            f"-max_total_time={int(seconds) + SECONDS_TO_END}",
            f"-seed={(run.options.seed * 10007 + self.number * 101 + self.started) % 2**32}",
            f"-max_len={run.max_len}",
            "-len_control=100",
            "-timeout=25",
            "-rss_limit_mb=4096",
            f"-artifact_prefix={run.findings.folder}/",
            f"-features_dir={self.features}",
            f"-stop_file={run.stop_file}",
            "-print_final_stats=1",
            *([f"-dict={DICTIONARY}"] if os.path.isfile(DICTIONARY) else []),
            # With go-on, only a crash ends the process (harness/oracle/Ledger.h).
            *([] if "null" in run.options.target else ["--scion-go-on=1"]),
            *([f"--scion-ops={run.ops}"] if run.options.target.endswith("_lowering_fuzzer") else []),
            *run.options.flags,
            self.new,
            self.first,
            f"--scion-trail={run.trail}",
            f"--scion-tally={self.tally}",
            f"--scion-findings={run.findings.log}",
        ]
        self.process = subprocess.Popen(
            command,
            env=findings.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is for us
            preexec_fn=self.before_exec,
        )
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def _read(self, stream):
        """Keeps what the process prints, and takes from it what nobody else tells."""
        for raw in stream:
            self.run.log_line(self.number, raw)
            line = raw.decode("utf-8", "replace")
            if line.startswith("scion: this process ends, so that"):
                self.is_used_up = True

    def feed(self, programs):
        """Gives the process programs to read. Copies: it takes files that are new."""
        for path in programs:
            self.fed += 1
            self._note_given(path)
            shutil.copyfile(path, os.path.join(self.new, f"fed-{self.fed:05}"))

    def _note_given(self, path):
        with open(path, "rb") as file:
            self.given.add(hashlib.sha1(file.read()).hexdigest())

    def counts(self):
        """Of all its processes."""
        return tally.read(self.tally)

    def rate(self):
        return (self.counts().inputs - self.ran_before) / max(1, time.monotonic() - self.began)

    def take(self):
        """Moves what brought new features into the corpus of the run."""
        new = set(os.listdir(self.new))
        for name in sorted(set(os.listdir(self.features)) & (new | self.given)):
            path = os.path.join(self.new, name)
            try:
                brought = self.run.note_features(os.path.join(self.features, name))
                if name not in new:
                    continue
                if brought:
                    os.replace(path, os.path.join(self.run.corpus_folder, name))
                    self.run.corpus += 1
                else:
                    os.remove(path)
            except FileNotFoundError:
                continue  # renamed just now, as the input became smaller


class Campaign:
    def __init__(self, options, builds, folders):
        self.options = options
        self.binary = builds.binary(builds.tree)
        self.corpus_folder = os.path.join(options.work, "corpus")
        self.scratch = os.path.join(options.work, "run")
        self.trail = os.path.join(options.work, "trail")
        self.log = os.path.join(options.work, "log")
        self.ops = os.path.join(options.work, "ops")
        self.stop_file = os.path.join(self.scratch, "stop")
        finding_folder = os.path.join(options.work, "findings")
        for folder in (self.corpus_folder, finding_folder, self.scratch):
            os.makedirs(folder, exist_ok=True)
        self._tidy_up()
        self.log_file = open(self.log, "wb")
        self.log_lock = threading.Lock()
        self.findings = findings.Findings(finding_folder, os.path.join(self.scratch, "findings"), options, builds)
        flags = [flag for flag in options.flags if flag.startswith("-max_len=")]
        # libFuzzer cuts files at its limit, and cut MLIR does not parse.
        self.max_len = int(flags[-1].split("=")[1]) if flags else 65536
        self.pool = self._pool(folders)
        self.corpus = self.corpus_before = len(os.listdir(self.corpus_folder))
        self.seconds, self.problem, self.interrupts = 0, None, 0
        self.features_file = os.path.join(options.work, "features")
        self.features = set()
        if os.path.isfile(self.features_file):
            self.note_features(self.features_file)

    def _tidy_up(self):
        """What a run that was killed has left is kept."""
        for name in os.listdir(self.scratch):
            new = os.path.join(self.scratch, name, "new")
            if os.path.isdir(new):
                keep_new(new, self.corpus_folder)
        shutil.rmtree(self.scratch)
        os.makedirs(self.scratch)

    def _pool(self, folders):
        """All programs that are there, in the order of reading: in turn a shipped
        one, one of earlier runs, and one of each folder that was asked for."""
        others = []
        for folder in [self.corpus_folder] + folders:
            paths = programs_in(folder)
            random.Random(self.options.seed).shuffle(paths)
            others.append(paths)
        pool = []
        for row in itertools.zip_longest(self._shipped(), *others):
            pool += [os.path.abspath(path) for path in row if path and os.path.getsize(path) <= self.max_len]
        return pool

    def _shipped(self):
        """Those for this target first; of each dialect the smallest, which take
        least time, then of each the next. None for a project's own target."""
        if not os.path.isfile(f"harness/targets/{self.options.target}.cpp"):
            return []
        groups = collections.defaultdict(list)
        for path in programs_in("corpus/seeds"):
            folder, name = os.path.split(path)
            groups[folder, name.split("-")[0]].append((os.path.getsize(path), path))
        ranked = []
        for (folder, _), group in groups.items():
            is_other = os.path.basename(folder) not in self.options.target
            ranked += [(is_other, rank, *entry) for rank, entry in enumerate(sorted(group))]
        return [path for *_, path in sorted(ranked)]

    def note_features(self, path):
        """Whether the file names features that nothing had before."""
        numbers = array.array("I")
        with open(path, "rb") as file:
            data = file.read()
        numbers.frombytes(data[: len(data) // 4 * 4])
        before = len(self.features)
        self.features.update(numbers)
        return len(self.features) > before

    def log_line(self, number, line):
        with self.log_lock:
            if self.log_file.closed:
                return  # a child of a process that was ended still speaks
            self.log_file.write(line)
            self.log_file.flush()
            if self.options.verbose:
                os.write(2, b"%d| " % number + line)

    @property
    def executions(self):
        return self.counts().inputs

    def counts(self):
        return tally.total(worker.tally for worker in self.workers)

    def tallied(self):
        """The same, with what each record did: not for every look."""
        return tally.Sum(worker.tally for worker in self.workers)

    def run(self):
        options = self.options
        self.workers = [Worker(number, self) for number in range(options.jobs)]
        queues = [collections.deque(self.pool[i :: options.jobs]) for i in range(options.jobs)]
        screen.say(
            f"{options.target} for {screen.minutes(options.time)} on {screen.count(options.jobs, 'core')}; "
            f"{screen.count(len(self.pool), 'program')} to start from. Ctrl-C ends it with the summary"
        )
        handlers = [(n, signal.signal(n, self._interrupt)) for n in (signal.SIGINT, signal.SIGTERM)]
        status = screen.Status()
        start = time.monotonic()
        last_fed = start
        try:
            while True:
                now = time.monotonic()
                self.seconds = now - start
                left = options.time - self.seconds
                if left <= 0 or self.interrupts or self.problem:
                    break
                for worker, queue in zip(self.workers, queues):
                    if worker.is_done:
                        continue
                    if worker.process is None or worker.process.poll() is not None:
                        self._go_on(worker, queue, left)
                    elif now - last_fed >= 1:
                        worker.feed(take(queue, max(1, int(worker.rate() / READS_ONE_IN))))
                    if worker.process:
                        worker.take()
                if now - last_fed >= 1:
                    last_fed = now
                if all(worker.is_done for worker in self.workers):
                    break
                self.findings.look()
                status.show(self._status_line())
                time.sleep(0.25)
            self._end(status)
            self.seconds = time.monotonic() - start
        finally:
            status.end()
            for worker in self.workers:
                if worker.process and worker.process.poll() is None:
                    worker.process.kill()
            for number, handler in handlers:
                signal.signal(number, handler)
            self._save()

    def _go_on(self, worker, queue, left):
        """Starts the first process of a worker, or the next one."""
        if worker.process is None:
            programs = take(queue, FIRST)
        else:
            self._finish(worker)
            if worker.is_done or self.problem:
                return
            # Half of its first programs come from the corpus that all processes share.
            names = sorted(os.listdir(self.corpus_folder))
            part = random.Random(worker.started).sample(names, min(FIRST // 2, len(names)))
            programs = [os.path.join(self.corpus_folder, name) for name in part]
            programs += take(queue, FIRST - len(programs))
        worker.start(programs, left)

    def _finish(self, worker):
        """A process has ended; whether another one is to follow."""
        worker.reader.join(timeout=5)  # what it started may hold the pipe
        worker.take()
        code = worker.process.returncode
        has_run = worker.counts().inputs > worker.ran_before
        if code == 0 and not worker.is_used_up:
            worker.is_done = True  # as its flags ask
        worker.failures = 0 if has_run else worker.failures + 1
        if not has_run and (code == 3 or worker.failures == HOPELESS):
            worker.is_done = True
            self.problem = f"{self.binary} ends with code {code} before it runs anything: see {self.log}"
            with open(self.log, encoding="utf-8", errors="replace") as log:
                for line in log.readlines()[-10:]:
                    screen.say(line.rstrip("\n"))

    def _end(self, status):
        """Asks all processes to end after the input at hand, and waits for them."""
        with open(self.stop_file, "w", encoding="utf-8") as file:
            file.write("stop\n")
        waits_until = time.monotonic() + SECONDS_TO_END
        while True:
            running = [w for w in self.workers if w.process and w.process.poll() is None]
            if not running:
                break
            # A killed process leaves its trail, which the next run checks.
            if time.monotonic() > waits_until or self.interrupts > 1:
                for worker in running:
                    worker.process.kill()
            status.show("ending: the last inputs are still running")
            time.sleep(0.1)
        for worker in self.workers:
            if worker.process and not worker.is_done:
                self._finish(worker)
            if worker.process:
                self.corpus += keep_new(worker.new, self.corpus_folder)
        self.findings.look()

    def _save(self):
        with open(self.features_file + ".new", "wb") as file:
            array.array("I", sorted(self.features)).tofile(file)
        os.replace(self.features_file + ".new", self.features_file)

    def clean(self):
        """Nobody needs the rest."""
        shutil.rmtree(self.scratch)

    def _interrupt(self, number, frame):
        self.interrupts += 1

    def _status_line(self):
        executions, _, known, _ = self.counts()
        text = f"{screen.minutes(self.seconds)} of {screen.minutes(self.options.time)}  "
        text += f"{executions:,} runs, {executions / max(1, self.seconds):.0f}/s  "
        text += f"corpus {self.corpus_before:,} -> {self.corpus:,}  "
        text += f"known bugs hit {known:,}x  "
        text += f"found {len(self.findings.bugs)}"
        if waiting := self.findings.unfinished():
            text += f" (and {waiting} being replayed)"
        return text


def keep_new(folder, to):
    """Moves what a process has made, and not what it was fed; how many files."""
    names = [name for name in os.listdir(folder) if not name.startswith("fed-")]
    for name in names:
        os.replace(os.path.join(folder, name), os.path.join(to, name))
    return len(names)


def take(queue, number):
    return [queue.popleft() for _ in range(min(number, len(queue)))]


def programs_in(folder):
    """The files below the folder, in the order of their names."""
    found = []
    for place, _, names in os.walk(folder):
        found += [os.path.join(place, name) for name in names if name != "manifest.jsonl"]
    return sorted(found)

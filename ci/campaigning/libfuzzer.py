# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""libFuzzer's half: as in a run of ci/fuzz, with everything kept in the folder."""

import collections
import itertools
import os
import shutil
import threading
import time

import campaign
import health


class Saved(collections.namedtuple("Saved", "folder log")):
    """Where processes save findings; who looks at them is triage."""

    def look(self):
        pass


class Worker(campaign.Worker):
    before_exec = staticmethod(health.die_with_us)

    def __init__(self, number, run):
        super().__init__(number, run)
        # Counts of all calls; the other files are of one process.
        self.tally = os.path.join(run.options.out, "tallies", str(number))


class LibFuzzer(campaign.Campaign):
    """Not of Campaign: its clock, its replays (triage does them), its screen."""

    def __init__(self, options, folders):
        out = options.out
        # Slow inputs are not findings. If libFuzzer saved them among the findings,
        # triage would judge them.
        options.flags = ["-report_slow_units=100000"]
        options.flags += [f"--scion-{name}={value}" for name, value in options.target_options.items()]
        options.verbose = False
        self.options = options
        self.binary = os.path.join(options.build, "bin", options.target)
        self.corpus_folder, self.scratch = os.path.join(out, "corpus"), os.path.join(out, "run")
        self.trail, self.log = os.path.join(out, "trail"), os.path.join(out, "log")
        self.ops = os.path.join(out, "ops")  # (AFL++'s short-lived children would repeat it)
        self.stop_file = os.path.join(self.scratch, "stop")
        self.features_file = os.path.join(out, "features")
        self.findings = Saved(os.path.join(out, "findings"), os.path.join(out, "reported"))
        for folder in (self.corpus_folder, self.findings.folder, self.scratch, os.path.join(out, "tallies")):
            os.makedirs(folder, exist_ok=True)
        self._tidy_up()
        self.log_file, self.log_lock = open(self.log, "ab"), threading.Lock()
        self.max_len = 65536
        self.pool = self._pool(folders)
        self.corpus = self.corpus_before = len(os.listdir(self.corpus_folder))
        self.problem, self.features = None, set()
        if os.path.isfile(self.features_file):
            self.note_features(self.features_file)
        count = options.jobs - options.afl_jobs
        self.workers = [Worker(number, self) for number in range(count)]
        self.queues = [collections.deque(self.pool[i::count]) for i in range(count)]
        self.turn = itertools.cycle(range(count)) if count else None
        self.last_fed = time.monotonic()
        self.starts, self.last_saved = 0, time.monotonic()

    def processes(self):
        return [w.process for w in self.workers if w.process and w.process.poll() is None]

    def add(self, text_file, digest):
        """A program that AFL++ kept joins the corpus; libFuzzer's processes read it
        in turn."""
        place = os.path.join(self.corpus_folder, digest)
        if os.path.exists(place):
            return
        shutil.copyfile(text_file, place + ".new")
        os.replace(place + ".new", place)
        self.corpus += 1
        if self.turn:
            self.queues[next(self.turn)].append(place)

    def step(self, left, has_room):
        now = time.monotonic()
        for worker, queue in zip(self.workers, self.queues):
            if worker.process is None or worker.process.poll() is not None:
                if not has_room:
                    continue
                # `_go_on` marks a worker that exits with code 0 as done; a campaign
                # restarts it.
                self._go_on(worker, queue, left)
                if worker.is_done and not self.problem:
                    worker.is_done, worker.process = False, None
                self.starts += 1
            elif now - self.last_fed >= 1:
                worker.feed(campaign.take(queue, max(1, int(worker.rate() / campaign.READS_ONE_IN))))
            if worker.process:
                worker.take()
        if now - self.last_fed >= 1:
            self.last_fed = now
        # Save once a minute, so that kill -9 loses at most one minute.
        if now - self.last_saved >= 60:
            self.last_saved = now
            self._save()

    def stop(self, interrupts):
        """As Campaign ends one: `_end` asks for these."""
        self.interrupts_seen = interrupts
        for worker in self.workers:
            if worker.process is not None:
                self._end(Quiet())
                break

    def end(self):
        for process in self.processes():
            process.kill()
        self._save()
        self.log_file.close()

    @property
    def interrupts(self):
        return self.interrupts_seen.count


class Quiet:
    def show(self, text):
        pass

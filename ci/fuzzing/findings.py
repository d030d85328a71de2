# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Findings: seen by the run, replayed in fresh processes, then shown. They are read
from the JSON that a process prints (docs/Finding.md), never from the report's text."""

import atexit
import collections
import json
import os
import queue
import subprocess
import tempfile
import threading
import time

import screen

# Seconds for one input, and for a process that replays one: a hang has to be
# noticed (25 s while fuzzing), and sanitizers make everything three times slower.
INPUT_SECONDS = 75
PROCESS_SECONDS = 240

# Timeout in seconds for an input that took more than 25 s while fuzzing: it is expected
# to hang, so a shorter wait is enough. With sanitizers it is three times as long.
HANG_SECONDS = 10

# The culprit of a crash outside of all passes, and the factor by which heap checks slow
# a process down.
NOBODY, HEAP_CHECK_FACTOR = "scion", 4

# The exit codes of libFuzzer when a process takes too much memory, or an input too long.
OUT_OF_MEMORY, TOO_LATE = 71, 70

# Processes that replay; they have no terminal that could end them.
running = set()
atexit.register(lambda: [process.kill() for process in list(running)])

Replay = collections.namedtuple("Replay", "bucket culprit kind summary pattern text")


def environment():
    """What every process gets: the packaged MLIR leaks, and programs may fault."""
    return {"ASAN_OPTIONS": "detect_leaks=0:allow_user_segv_handler=1", **os.environ}


def read(line):
    """The finding that the line is, as JSON; None if it is none."""
    line = line.strip()
    if not line.startswith("{"):
        return None
    try:
        finding = json.loads(line)
    except ValueError:
        return None
    return finding if "kind" in finding and "culprit" in finding and "schema" in finding else None


def read_file(file):
    """The findings in a file, a line each; among others."""
    try:
        with open(file, encoding="utf-8", errors="replace") as lines:
            yield from filter(None, map(read, lines))
    except OSError:
        pass


def name_of(finding):
    """Its bucket, by the key that all of Scion groups by (harness/oracle/Bucket.h);
    what a signal handler prints has none."""
    if "bucket" in finding:
        return finding["bucket"]
    frame = finding.get("frame", "")
    return f"{finding['culprit']}.{finding['kind']}" + (f": {frame}" if frame else "")


def is_finding_file(name):
    """Whether the file is the finding beside an input (harness/oracle/FindingFile.h)."""
    return ".finding" in name


def what_to_run(file):
    """The finding beside an input, which names the passes, or else the input, for which
    passes are drawn again."""
    beside = file + ".finding"
    return beside if os.path.isfile(beside) else file


def is_of_hang(file):
    return os.path.basename(file).startswith("timeout-")


def may_have_corrupt_heap(replay):
    """As mayHaveCorruptHeap of harness/oracle/Report.h: the crash is outside of all
    passes, or the allocator aborts in whichever pass runs."""
    return replay.kind == "crash" and (replay.culprit == NOBODY or replay.summary.startswith("abort "))


def run_fresh(tree, target, file, hang_seconds=HANG_SECONDS, flags=(), has_symbols=True):
    """One input in a process of its own. The bucket is None where nothing is found.
    Without symbols the stack of a crash has addresses, and takes 0.16 s less.
    If an earlier pass may have corrupted the heap, another process checks the heap after
    each pass (harness/input/HeapCheck.h)."""
    variables = environment()
    if not has_symbols:
        variables.setdefault("UBSAN_OPTIONS", "symbolize=0")
    replay = run_once(tree, target, file, hang_seconds, variables, flags)
    library = os.path.abspath(os.path.join(tree, "lib", "libscion-heap-check.so"))
    if may_have_corrupt_heap(replay) and os.path.isfile(library):
        seconds = HEAP_CHECK_FACTOR * hang_seconds
        checked = run_once(tree, target, file, seconds, {**variables, "LD_PRELOAD": library}, flags)
        if checked.kind == "crash" and checked.culprit != NOBODY:
            return checked
    return replay


def run_once(tree, target, file, hang_seconds, variables, flags):
    seconds = hang_seconds if is_of_hang(file) else INPUT_SECONDS
    with tempfile.TemporaryDirectory() as scratch:
        command = [os.path.join(tree, "bin", target), f"-timeout={seconds}", "-rss_limit_mb=4096"]
        command += [f"-artifact_prefix={scratch}/", *flags, "--scion-stats=0", what_to_run(file)]
        process = subprocess.Popen(
            command,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        running.add(process)
        try:
            text = process.communicate(timeout=PROCESS_SECONDS)[0]
        except BaseException as error:
            process.kill()
            text = process.communicate()[0]
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
        finally:
            running.discard(process)
    code = process.returncode
    finding = next(filter(None, map(read, text.splitlines())), None)
    if finding is None and code == 0:
        return Replay(None, "", "", "", "", text)
    if code == OUT_OF_MEMORY:
        finding = {"culprit": target, "kind": "out-of-memory", "summary": "more than 4096 MB"}
    elif finding is None and code == TOO_LATE:
        finding = {"culprit": "unknown", "kind": "hang", "summary": f"more than {seconds} s"}
    elif finding is None:
        finding = {"culprit": "unknown", "kind": "crash", "summary": f"the process ends with code {code}"}
    culprit, kind, summary = finding["culprit"], finding["kind"], finding.get("summary", "")
    return Replay(name_of(finding), culprit, kind, " ".join(summary.split()), finding.get("pattern", ""), text)


class Bug:
    """What a bucket holds: the files that a run saved, and how they were confirmed."""

    def __init__(self, file, replay):
        self.files = [file]
        self.file = file  # the one that is replayed
        self.culprit, self.kind, self.summary = replay.culprit, replay.kind, replay.summary
        self.pattern = replay.pattern
        self.is_waiting = True
        self.how = "the same in a fresh process, but NOT replayed with sanitizers"


class Findings:
    """Replays in a thread of its own, one at a time."""

    def __init__(self, folder, log, options, builds):
        self.folder, self.log, self.target = folder, log, options.target
        self.tree = builds.tree
        # The options about known bugs hold for replays, too.
        self.flags = [flag for flag in options.flags if flag.startswith("--scion-")]
        self.known_files = set(os.listdir(folder))
        # Findings of an earlier call are not reported again.
        self.earlier = {
            name_of(finding)
            for name in sorted(self.known_files)
            if is_finding_file(name)
            for finding in read_file(os.path.join(folder, name))
        }
        self.bugs = {}  # by bucket, in the order of their confirmation
        self.doubtful = []
        self.seen = 0
        self.queue = queue.PriorityQueue()  # cheapest first: no hang, then the smallest
        self.sanitized = None
        if options.no_sanitizer_replay:
            self.done_without = "the same in a fresh process; none with sanitizers was asked for"
        else:
            self.done_without = None
            if builds.is_sanitized_ready():
                self.sanitized = builds.sanitized()
        threading.Thread(target=self._replay_all, daemon=True).start()

    def look(self):
        """Takes up files that engines have saved since the last time."""
        names = sorted(set(os.listdir(self.folder)) - self.known_files)
        for name in names:
            self.known_files.add(name)
            if name.startswith(("crash-", "timeout-", "oom-", "leak-")) and not is_finding_file(name):
                self.seen += 1
                file = os.path.join(self.folder, name)
                self.queue.put((is_of_hang(file), os.path.getsize(file), file))

    def shown(self):
        return list(self.bugs.values())

    def not_again(self):
        return self.doubtful

    def unfinished(self):
        return self.queue.unfinished_tasks

    def confirm(self, builds, options):
        """Waits for the replays; builds what has sanitizers if that is needed."""
        self.look()
        if self.unfinished():
            screen.say(f"Replaying {screen.count(self.unfinished(), 'finding')}")
        status, left = screen.Status(), self.unfinished()
        while self.unfinished():
            status.show(f"replayed {left - self.unfinished()} of {left}; Ctrl-C shows what there is")
            time.sleep(0.1)
        status.end()
        waiting = [bug for bug in self.bugs.values() if bug.is_waiting]
        if not waiting:
            return
        if self.sanitized is None:
            screen.say(
                f"{screen.count(len(waiting), 'finding')} to replay with sanitizers: building the target once "
                "more, which takes minutes the first time. Ctrl-C shows what there is, unconfirmed; "
                "--no-sanitizer-replay does without"
            )
            self.sanitized = builds.sanitized()
        for number, bug in enumerate(waiting, 1):
            screen.say(f"Replaying {number} of {len(waiting)} with sanitizers")
            self._replay_sanitized(bug)

    def _replay_all(self):
        while True:
            *_, file = self.queue.get()
            try:
                self._replay(file)
            except Exception as error:  # or else the thread would end, and with it all replays
                screen.say(f"cannot replay {file}: {error}")
                self.doubtful.append(file)
            self.queue.task_done()

    def _replay(self, file):
        # Do not replay more files of a confirmed bucket.
        if (bucket := self._bucket_of(file)) in self.bugs:
            self.bugs[bucket].files.append(file)
            return
        if bucket in self.earlier:
            return
        replay = run_fresh(self.tree, self.target, file, flags=self.flags, has_symbols=False)
        # The handler of a crash prints no bucket: the finding beside the file has one.
        beside = next(read_file(file + ".finding"), None)
        if beside and (replay.culprit, replay.kind) == (beside["culprit"], beside["kind"]):
            replay = replay._replace(bucket=bucket)
        if replay.bucket is None:
            self.doubtful.append(file)
        elif replay.bucket in self.bugs:
            self.bugs[replay.bucket].files.append(file)
        else:
            bug = Bug(file, replay)
            if self.done_without:
                bug.is_waiting, bug.how = False, self.done_without
                self._tell(bug)
            elif self.sanitized:
                self._replay_sanitized(bug)
            self.bugs[replay.bucket] = bug

    def _bucket_of(self, file):
        """The bucket of the finding beside the file, or what the dying process told."""
        beside = next(read_file(file + ".finding"), None)
        if beside:
            return name_of(beside)
        return next((name_of(finding) for finding in read_file(self.log) if finding.get("file") == file), None)

    def unconfirmed(self):
        """How many processes crashed although no fresh one does for their last inputs."""
        return sum(finding.get("reproduced") is False for finding in read_file(self.log))

    def _replay_sanitized(self, bug):
        replay = run_fresh(self.sanitized, self.target, bug.file, 3 * HANG_SECONDS, self.flags)
        bug.is_waiting = False
        if (replay.culprit, replay.kind) == (bug.culprit, bug.kind):
            bug.how = "the same in a fresh process with sanitizers"
        elif replay.bucket:
            bug.how = f"DOUBTFUL: a fresh process with sanitizers says {replay.bucket}"
        else:
            bug.how = "DOUBTFUL: a fresh process with sanitizers finds nothing"
        self._tell(bug)

    @staticmethod
    def _tell(bug):
        screen.say(f"found: {bug.kind} in {bug.culprit} ({screen.shorten(bug.file)})")

# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Processes that end with us, and what a machine has left for them."""

import ctypes
import os
import shutil
import signal
import time

import display

# A process that holds more than this, its children included, is ended and started
# again: libFuzzer's own limit (4096) covers one process only.
MEGABYTES = 4608

# Seconds between two looks at memory and disk: /proc is read once for each process
# of the machine.
LOOK = 5

PR_SET_PDEATHSIG = 1
libc = ctypes.CDLL(None, use_errno=True)


def die_with_us():
    """Run between fork and exec: kill -9 of ci/campaign ends what it started. The
    engines write what they have at SIGTERM."""
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)


def megabytes_by_tree(processes):
    """Resident memory of each process with all that it started, by its number."""
    page = os.sysconf("SC_PAGE_SIZE")
    children, sizes = {}, {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                # The name of a program may hold blanks and brackets.
                words = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(words[1]), []).append(int(name))
        sizes[int(name)] = int(words[21]) * page / 2**20

    def total(number):
        return sizes.get(number, 0) + sum(total(child) for child in children.get(number, []))

    return {process.pid: total(process.pid) for process in processes}


def megabytes_available():
    with open("/proc/meminfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) / 1024
    return float("inf")


class Watch:
    def __init__(self, options):
        self.options, self.problem = options, ""
        self.last = float("-inf")
        self.has_room, self.used, self.disk, self.ended = True, 0, 0, 0

    def look(self, processes):
        """Whether more processes may be started. Ends those that take too much."""
        if time.monotonic() - self.last < LOOK:
            return self.has_room
        self.last = time.monotonic()
        self.disk = shutil.disk_usage(self.options.out).free / 2**20
        if self.disk < self.options.min_disk:
            self.problem = f"only {self.disk:.0f} MB are free for {self.options.out}, and --min-disk is {self.options.min_disk}"
        sums = megabytes_by_tree(processes)
        sizes = sorted((sums[process.pid], process.pid, process) for process in processes)
        self.used = sum(size for size, _, _ in sizes)
        self.has_room = megabytes_available() >= self.options.min_memory
        for size, _, process in sizes if self.has_room else sizes[-1:]:
            if size > MEGABYTES or not self.has_room:
                display.say(f"ending a process with {size:.0f} MB" + ("" if self.has_room else ": memory runs out"))
                process.terminate()
                self.ended += 1
        return self.has_room

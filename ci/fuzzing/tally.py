# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Files that the processes of a target keep: counts (harness/engine/Tally.h), and ops
(harness/lowering/PathCoverage.h)."""

import collections
import struct

Counts = collections.namedtuple("Counts", "inputs interesting known microseconds")
COUNTS = struct.Struct("<4Q")

# The counts are followed by a row for each record: its id, the number of paths on which
# it suppressed something, of paths that enabled it and of findings that it recognised,
# and the microseconds of the work with these findings.
ROW = struct.Struct("<16s4Q")


def read(file):
    try:
        with open(file, "rb") as data:
            return Counts(*COUNTS.unpack(data.read(COUNTS.size).ljust(COUNTS.size, b"\0")))
    except OSError:
        return Counts(0, 0, 0, 0)


def read_records(file):
    """Pairs of an id and its counts."""
    try:
        with open(file, "rb") as data:
            rows = data.read()[COUNTS.size :]
    except OSError:
        return
    for name, *counts in ROW.iter_unpack(rows[: len(rows) // ROW.size * ROW.size]):
        yield name.rstrip(b"\0").decode(), counts


def total(files):
    """The counts of several files."""
    return Counts(*map(sum, zip(Counts(0, 0, 0, 0), *map(read, files))))


class Sum:
    """Of several files: the counts of all, and of each record that did something."""

    def __init__(self, files):
        files = list(files)
        self.counts, records = total(files), collections.defaultdict(lambda: [0, 0, 0, 0])
        for file in files:
            for record, row in read_records(file):
                records[record] = [a + b for a, b in zip(records[record], row)]
        self.records = {record: row for record, row in records.items() if any(row)}

    def known_share(self):
        """Of the time, what went to work in which known bugs were met."""
        time = sum(row[3] for row in self.records.values())
        return f"{100 * time / max(1, self.counts.microseconds):.1f} % of the time"


def ops_in(file):
    """"24 dialects and 213 ops in programs, 27 and 402 along their paths"; "" if no
    process kept them."""
    found = {"program": set(), "path": set()}
    try:
        with open(file, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                which, _, name = line.rstrip("\n").partition(" ")
                if which in found and line.endswith("\n"):
                    found[which].add(name)
    except OSError:
        pass
    if not found["path"]:
        return ""
    dialects = {which: len({name.split(".")[0] for name in names}) for which, names in found.items()}
    return (
        f"{dialects['program']} dialects and {len(found['program'])} ops in programs, "
        f"{dialects['path']} and {len(found['path'])} along their paths"
    )

# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The campaign's folder: one process at a time uses it, what it must remember is
in one file that is whole at every moment."""

import fcntl
import json
import os

FILE = "campaign.json"

# The options that make two calls the same campaign.
SAME = ("target", "one_pass", "seed")


class Refused(Exception):
    pass


def save(out, saved):
    new = os.path.join(out, FILE + ".new")
    with open(new, "w", encoding="utf-8") as file:
        json.dump(saved, file, indent=1, sort_keys=True)
        file.write("\n")
    os.replace(new, os.path.join(out, FILE))


class Folder:
    """Holds the folder while it lives; entering gives what is remembered."""

    def __init__(self, options):
        self.options = options

    def __enter__(self):
        out = self.options.out
        try:
            os.makedirs(out, exist_ok=True)
            self.lock = open(os.path.join(out, "lock"), "w", encoding="utf-8")
        except OSError as error:
            raise Refused(f"{out}: {error.strerror}") from None
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(f"another ci/campaign uses {out}") from None
        saved = {name: getattr(self.options, name) for name in SAME}
        file = os.path.join(out, FILE)
        if not os.path.isfile(file):
            return {**saved, "seconds": 0.0, "executions": 0, "features": 0, "edges": 0, "calls": 1}
        with open(file, encoding="utf-8") as text:
            before = json.load(text)
        for name in SAME:
            if before[name] != saved[name]:
                told = name.replace("one_", "")
                raise Refused(f"the campaign in {out} has --{told} {before[name]!r}, not {saved[name]!r}")
        before["calls"] += 1
        return before

    def __exit__(self, *_):
        self.lock.close()

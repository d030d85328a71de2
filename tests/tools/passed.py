# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""What has passed already, by a key of all that its verdict depends on: for checks of
which only other people's tools have a part, so that nothing we build changes them. What
failed is never kept. The file is of a build tree, and goes with it."""

import hashlib
import threading


def key(*parts):
    """Of texts."""
    digest = hashlib.sha256()
    for part in parts:
        part = part.encode(errors="surrogateescape")
        digest.update(b"%d:" % len(part) + part)
    return digest.hexdigest()


class Passed:
    def __init__(self, path):
        self.path, self.lock = path, threading.Lock()
        try:
            with open(path, encoding="utf-8") as file:
                self.keys = set(file.read().split())
        except FileNotFoundError:
            self.keys = set()

    def __contains__(self, key):
        return key in self.keys

    def add(self, key):
        with self.lock:
            self.keys.add(key)
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(key + "\n")

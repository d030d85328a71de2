# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The build trees that ci/fuzz needs, made when they are needed."""

import os
import re
import signal
import subprocess

import screen


# As in ci/common.sh: where build trees lie, and the major version of MLIR.
ROOT = os.environ.get("SCION_BUILD") or "build"
with open(os.path.join(os.path.dirname(__file__), os.pardir, "common.sh"), encoding="utf-8") as common:
    MLIR = os.environ.get("SCION_LLVM_VERSION") or re.search(r"SCION_LLVM_VERSION:-([0-9]+)", common.read())[1]

# From a clone on two cores without ccache: 176 s of an idle machine were measured
# for the first, about 13 minutes for the second.
FIRST_BUILD = {"default": "3 minutes on two cores", "sanitize": "5 minutes on two cores"}


class SetUpFailed(Exception):
    pass


class Builds:
    def __init__(self, options):
        self.target = options.target
        self.given, self.given_sanitized = options.build, options.sanitizer_build
        if self.given:
            self.tree = self.given
            if not os.access(self.binary(self.tree), os.X_OK):
                raise SetUpFailed(f"{self.binary(self.tree)} is not there")
        else:
            in_shell("install_packages", has_terminal=True)
            self.tree = self.build("sanitize" if options.sanitize else "default", self.target)

    def binary(self, tree):
        return os.path.join(tree, "bin", self.target)

    def build(self, preset, *ninja_targets):
        """The tree of the preset, with the targets built."""
        if not os.path.exists(self.binary(os.path.join(ROOT, preset))):
            screen.say(f"The first build takes {FIRST_BUILD[preset]}")
        in_shell(f"configure {preset}; build {preset} {' '.join(ninja_targets)}")
        return os.path.join(ROOT, preset)

    def tool(self):
        """The `scion` command."""
        if not self.given:
            self.build(os.path.basename(self.tree), "scion")
        return os.path.join(self.tree, "bin", "scion")

    def sanitized(self):
        """The tree whose target has sanitizers; builds it if need be."""
        if is_sanitized(self.tree):
            return self.tree
        if self.given_sanitized:
            return self.given_sanitized
        if self.given:
            raise SetUpFailed(f"{self.given} has no sanitizers, and --sanitizer-build names no other")
        return self.build("sanitize", self.target)

    def is_sanitized_ready(self):
        """Whether that takes no time."""
        if is_sanitized(self.tree) or self.given:
            return is_sanitized(self.tree) or self.given_sanitized is not None
        asked = subprocess.run(
            ["ninja", "-C", os.path.join(ROOT, "sanitize"), "-n", self.target], capture_output=True, text=True
        )
        return asked.returncode == 0 and "no work to do" in asked.stdout


def is_sanitized(tree):
    try:
        with open(os.path.join(tree, "CMakeCache.txt"), encoding="utf-8") as cache:
            return re.search(r"^SCION_SANITIZERS:\w+=.*address", cache.read(), re.M) is not None
    except OSError:
        return False


def in_shell(commands, has_terminal=False):
    """Functions of ci/common.sh. An end of ours is one of theirs, so that no ninja
    stays behind; but sudo wants the terminal for itself."""
    shell = subprocess.Popen(
        ["bash", "-c", "source ci/common.sh; " + commands], start_new_session=not has_terminal
    )
    try:
        code = shell.wait()
    except KeyboardInterrupt:
        if not has_terminal:
            os.killpg(shell.pid, signal.SIGINT)
        shell.wait()
        raise
    if code != 0:
        raise SetUpFailed("the set-up failed: the messages above say why")

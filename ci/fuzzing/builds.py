# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The build trees that ci/fuzz needs, made when they are needed."""

import hashlib
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


# The flavour of ci/instrumented-mlir that an engine takes, its tree of Scion, and what
# docs/measurements/Instrumented.md measured for a first build.
INSTRUMENTED = {
    "libfuzzer": ("instrumented", "50 minutes on two cores and 4 GB"),
    "afl": ("instrumented-afl", "56 minutes on two cores and 3 GB"),
}


class SetUpFailed(Exception):
    pass


class Builds:
    def __init__(self, options):
        self.target = options.target
        self.given, self.given_sanitized = options.build, options.sanitizer_build
        if options.instrumented:
            self.tree = instrumented("libfuzzer", self.target, "scion")
        elif options.mlir:
            self.tree = with_mlir(options.mlir, self.target, "scion")
        elif self.given:
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
        if not self.given and self.tree in (os.path.join(ROOT, name) for name in FIRST_BUILD):
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


def instrumented(flavour, target, *others):
    """The tree against a compiler with coverage, with the target and others built. It is
    there after the first call; one that was interrupted goes on."""
    name, cost = INSTRUMENTED[flavour]
    tree = os.path.join(ROOT, name)
    targets = " ".join((target, *others))
    if not os.path.exists(os.path.join(tree, "bin", target)):
        screen.say(f"MLIR with coverage is built first, once: {cost}. Ctrl-C and the same call go on")
        in_shell(f"ci/instrumented-mlir {flavour} {targets} >&2")
    elif os.path.exists(os.path.join(tree, "build.ninja")):
        in_shell(f"ninja -C {tree} {targets} >&2")
    return tree


def with_mlir(prefix, *targets):
    """The tree against an MLIR of the user's own, one for each prefix. If that was built
    with coverage, targets are guided by it."""
    prefix = os.path.realpath(prefix)
    if not os.path.isfile(os.path.join(prefix, "lib/cmake/mlir/MLIRConfig.cmake")):
        raise SetUpFailed(f"{prefix} has no lib/cmake/mlir/MLIRConfig.cmake")
    root = os.path.join(ROOT, f"mlir-{hashlib.sha1(prefix.encode()).hexdigest()[:8]}")
    # Any version that Scion knows, whatever this machine's is.
    os.environ["MLIR_OF_USER"] = os.path.join(prefix, "lib", "cmake", "mlir")
    in_shell("install_packages", has_terminal=True)
    in_shell(
        f"builds={root}; configure default -DMLIR_DIR=\"$MLIR_OF_USER\" -DMLIR_REQUIRED_VERSION=; "
        f"build default {' '.join(targets)}"
    )
    return os.path.join(root, "default")


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

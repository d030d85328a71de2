# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""--harvest: programs of MLIR's own tests, or of a folder, as a corpus."""

import hashlib
import os
import subprocess

import mlir_source
import screen
from builds import SetUpFailed

FOLDER = os.path.join("work", "harvested")

# Where the source of the MLIR in use cannot be had.
OTHERWISE = "give --harvest=FOLDER, say mlir/test of a checkout of llvm-project"


def harvest(folder, builds):
    """A folder of valid, distinct programs from the .mlir files below `folder`;
    "" stands for the tests of the MLIR in use."""
    folder = os.path.abspath(folder or os.path.join(mlir_source.folder(OTHERWISE), "mlir", "test"))
    name = f"{os.path.basename(folder)}-{hashlib.sha1(folder.encode()).hexdigest()[:8]}"
    output = os.path.join(FOLDER, name)
    os.makedirs(FOLDER, exist_ok=True)
    screen.say(f"Harvesting {folder}")
    done = subprocess.run([builds.tool(), "harvest", folder, "-o", output])
    if done.returncode != 0:
        raise SetUpFailed(f"nothing harvested from {folder}")
    return output

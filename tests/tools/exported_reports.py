# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""What the folders of `scion known export` have to fulfil; for check-reports."""

import os
import re
import shutil
import subprocess
import tempfile

from report_rules import environment, judge_test, problems


def patch_problems(group, source, env):
    """test.patch applies, and the patched test fails by a check."""
    patch = os.path.join(group, "test.patch")
    with open(patch, encoding="utf-8") as stream:
        name = re.search(r"^\+\+\+ b/(.*)$", stream.read(), re.MULTILINE).group(1)
    with tempfile.TemporaryDirectory() as scratch:
        copy, original = os.path.join(scratch, name), os.path.join(source, name)
        os.makedirs(os.path.dirname(copy))
        if os.path.exists(original):
            shutil.copy(original, copy)
            before = judge_test(copy, env)
            if before != "passes":
                return [f"{name} without the patch: {before}"], "joins"
        done = subprocess.run(["git", "apply", "--unsafe-paths", f"--directory={scratch}", patch],
                              cwd=scratch, text=True, capture_output=True)
        if done.returncode != 0:
            return ["test.patch does not apply: " + done.stderr.strip()], ""
        # A program that traps, or a pass that crashes, shows it by how it ends.
        verdict = judge_test(copy, env, ["mlir-runner", "mlir-opt"])
    return ([] if verdict == "fails" else [f"{name}: {verdict}"],
            "joins" if os.path.exists(original) else "new file")


def check_exported(options):
    failed = groups = programs = 0
    forms = {}
    for name in sorted(os.listdir(options.build)):
        group = os.path.join(options.build, name)
        if not os.path.exists(os.path.join(group, "issue.md")):
            continue
        wrong, form = patch_problems(group, options.source, environment())
        forms[form] = forms.get(form, 0) + 1
        for number in sorted(os.listdir(group)):
            done = os.path.join(group, number, "done")
            if not os.path.exists(done) or os.path.getsize(done) > 1:
                continue  # it says that its program does not show it
            programs += 1
            wrong += [f"{number}: {problem}" for problem in
                      problems(os.path.join(group, number), environment(), options.tools)]
        groups += 1
        failed += bool(wrong)
        print(f"{name:40} {form:9} " + ("; ".join(wrong) or "holds"), flush=True)
    print(f"{groups} groups, {programs} programs, tests: {forms}; {failed} do not hold")
    return 1 if failed or not groups else 0

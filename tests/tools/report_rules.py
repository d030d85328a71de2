# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""What a folder that `scion reduce` wrote has to fulfil; for check-reports."""

import base64
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import zlib

OURS = re.compile(r"scion|fuzz|recondition|oracle|planted|\bM[0-9]+\b", re.IGNORECASE)
MAX_LINES = 40
SECONDS = 120  # of one command


def tools_folder():
    for folder in [os.path.dirname(shutil.which("mlir-opt") or ""), "/usr/lib/llvm-22/bin"]:
        if folder and os.path.exists(os.path.join(folder, "mlir-runner")):
            return folder
    print("check-reports: there is no mlir-runner")
    sys.exit(2)


TOOLS = tools_folder()


def environment(plugins="", tools=TOOLS):
    """Of the tools in a folder; those of the MLIR in use stand in for missing ones."""
    env = dict(os.environ, PATH=os.pathsep.join([tools, TOOLS, os.environ["PATH"]]))
    if plugins:
        env["SCION_PLUGINS"] = plugins
        env["MLIR_OPT_FLAGS"] = "--load-pass-plugin=" + plugins
    return env


def version_of(tools):
    """As reports write it."""
    said = subprocess.run([os.path.join(tools, "mlir-opt"), "--version"], text=True,
                          capture_output=True).stdout
    number = re.search(r"version (\S+)", said)
    version = number.group(1) if number else "?"
    if version.endswith(".0.0"):  # releases begin with N.1.0
        version += "git"
    return version + (" (assertions)" if "with assertions" in said else "") + (
        " (main)" if version.endswith("git") else "")


# ---- lit tests -----------------------------------------------------------------


def commands_of(path, env):
    """The RUN lines as lit would run them."""
    with open(path, encoding="utf-8") as stream:
        lines = re.findall(r"^// RUN: (.*)$", stream.read(), re.MULTILINE)
    script = "\n".join(lines).replace("\\\n", " ")
    runner = shutil.which("mlir-runner", path=env["PATH"])
    libs = os.path.join(os.path.dirname(os.path.realpath(runner)), "..", "lib")
    # The longer names first.
    for name, value in [
        ("%mlir_runner_utils", os.path.join(libs, "libmlir_runner_utils.so")),
        ("%mlir_c_runner_utils", os.path.join(libs, "libmlir_c_runner_utils.so")),
        ("%S", os.path.dirname(path)),
        ("%s", path),
        ("%t", path + ".temporary"),
    ]:
        script = script.replace(name, value)
    flags = env.get("MLIR_OPT_FLAGS", "")
    return script.replace("mlir-opt ", f"mlir-opt {flags} ").split("\n") if lines else []


def stages_of(command):
    """The names of the programs in a pipe, which end with those codes."""
    stages, is_first = [], True
    lexer = shlex.shlex(command, posix=True, punctuation_chars="|>")
    lexer.whitespace_split = True
    for word in lexer:
        if word == "|":
            is_first = True
        elif is_first:
            stages.append(word)
            is_first = False
    return stages


def judge_command(command, env, may_end):
    """"passes", "fails": what is checked is not so, or else why it is no check.
    `may_end`: programs that may show the bug by how they end."""
    read, write = os.pipe()
    script = f'{command}\nprintf "%s " "${{PIPESTATUS[@]}}" >&{write}'
    done = subprocess.run(["/bin/bash", "-c", script], env=env, text=True, errors="replace",
                          capture_output=True, timeout=SECONDS, pass_fds=[write])
    os.close(write)
    with os.fdopen(read) as stream:
        codes = [int(code) for code in stream.read().split()]
    stages = stages_of(command)
    if len(codes) != len(stages):
        return f"{stages[0]} cannot be run"
    said = (re.findall(r"^.*error: .*$", done.stderr, re.MULTILINE) or [""])[0].strip()
    for stage, code in zip(stages, codes):
        name = os.path.basename(stage)
        if name == "FileCheck" and code == 1:
            # If a label is missing, the output is of another program, and the test is
            # broken. A test that shows the bug fails after the label.
            failed = re.search(r": error: (\w+)(-[A-Z]+)?: ", done.stderr)
            if failed and failed.group(2) != "-LABEL":
                return "fails"
        elif name == "FileCheck" and "'<stdin>' is empty" in done.stderr:
            return "fails"  # all commands before it work, and nothing is printed
        elif name == "diff" and code == 1:
            return "fails"
        elif code != 0 and name in may_end:
            return "fails"
        if code != 0:
            return f"{name} ends with {code}: {said}"
    return "passes"


def judge_test(path, env, may_end=()):
    """The same of a test: each of its commands is a check."""
    verdicts = [judge_command(command, env, may_end) for command in commands_of(path, env)]
    broken = [v for v in verdicts if v not in ("passes", "fails")]
    if not verdicts:
        return "it has no RUN line"
    return broken[0] if broken else "fails" if "fails" in verdicts else "passes"


# ---- reports -------------------------------------------------------------------


def split_steps(text):
    inner = text[text.index("(") + 1 : text.rindex(")")]
    steps, depth, current = [], 0, ""
    for c in inner:
        depth += (c in "({") - (c in ")}")
        if c == "," and depth == 0:
            steps.append(current)
            current = ""
        else:
            current += c
    # transform-preload-library and MLIR's run-time checks are never the culprit.
    return [s for s in steps + [current]
            if not s.startswith(("transform-preload-library", "generate-runtime-verification"))]


def read_all(folder):
    """The texts of a report, and the first that is missing."""
    texts = {}
    for name in ("reduced.mlir", "report.md", "replay.sh", "test.mlir", "integration.mlir"):
        path = os.path.join(folder, name)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as stream:
                texts[name] = stream.read()
        elif name != "integration.mlir":
            return texts, name + " is missing"
    return texts, ""


def pipeline_of(report):
    command = re.search(r"^mlir-opt (--pass-pipeline=.*) reduced.mlir$", report, re.MULTILINE)
    return command.group(1) if command else ""


def wrong_line_problems(folder, report, env):
    wrong = re.search(r"^(.*)  // <-- wrong$", report, re.MULTILINE)
    pipeline = pipeline_of(report)
    if not pipeline:
        return ["no command"]
    found = []
    flags = shlex.split(env.get("MLIR_OPT_FLAGS", "")) + shlex.split(pipeline)
    output = subprocess.run(["mlir-opt"] + flags + ["reduced.mlir"], cwd=folder, env=env, text=True,
                            capture_output=True).stdout
    without_names = [re.sub(r"%[\w#:]+", "%", line).strip() for line in output.split("\n")]
    # Marked only where it is known.
    if wrong and re.sub(r"%[\w#:]+", "%", wrong.group(1)).strip() not in without_names:
        found.append("the wrong line is not in the output")
    if len(split_steps(pipeline)) > 1:
        found.append(f"{len(split_steps(pipeline))} passes")
    return found


def link_state(report):
    """What Compiler Explorer reads of the link, as it does; None without one."""
    link = re.search(r"\(https://godbolt.org/clientstate/([\w=-]+)\)", report)
    if not link:
        return None
    data = base64.urlsafe_b64decode(link.group(1))
    if data[0] & 0x0F == 8:
        data = zlib.decompress(data)
    return json.loads(data)["sessions"][0]


def link_problems(texts):
    """A link opens the program, with the command's flags."""
    session = link_state(texts["report.md"])
    if session is None:
        return []
    found = []
    compiler = session["compilers"][0]
    if compiler["id"] != "mliropttrunk" or session["language"] != "mlir":
        found.append("the link opens another compiler")
    if not session["source"].startswith(texts["reduced.mlir"]):
        found.append("the link opens another program")
    pipeline = pipeline_of(texts["report.md"])
    if "schedules.mlir" not in pipeline and compiler["options"] != pipeline:
        found.append("the link has other flags")
    return found


def test_problems(folder, texts, env, tools):
    """The tests fail with the MLIR in use, and pass with one of `tools` that gives
    the right values."""
    found = []
    report = texts["report.md"]
    plugins = env.get("SCION_PLUGINS", "")
    # Ended by the bug itself: a program that traps, say, or a pass that crashes.
    may_end = []
    if "and ends with: " in report:
        may_end.append("mlir-runner")
    if re.search("` crash|crash of `|not verify|invalid IR of `", report.split("\n")[0]):
        may_end.append("mlir-opt")
    envs = [(env, "fails", "")]
    for other in tools:
        version = version_of(other)
        if f"{version} is right" in report:
            envs.append((environment(plugins, other), "passes", f" with {version}"))
    for name in ("test.mlir", "integration.mlir"):
        if name not in texts:
            continue
        for each, wanted, words in envs:
            verdict = judge_test(os.path.join(folder, name), each, may_end)
            if verdict in ("passes", "fails") and verdict != wanted:
                found.append(f"{name} {verdict}{words}")
            elif verdict != wanted:
                found.append(f"{name} is broken{words}: {verdict}")
    return found


def problems(folder, env, tools=()):
    texts, missing = read_all(folder)
    if missing:
        return [missing]
    found = []
    for name, text in texts.items():
        # The label is LLVM's own word.
        text = text.replace("`generated by fuzzer`", "")
        if not env.get("MLIR_OPT_FLAGS") and OURS.search(text):
            found.append(f"{name} says '{OURS.search(text).group()}'")
    try:
        done = subprocess.run(["/bin/sh", os.path.join(folder, "replay.sh")], env=env,
                              capture_output=True, timeout=SECONDS)
        if done.returncode != 0:
            found.append(f"replay.sh exits with {done.returncode}")
        found += test_problems(folder, texts, env, tools)
    except subprocess.TimeoutExpired:
        found.append("replay.sh or a test does not end")
    # Comments are for the person who files the report, and are not shown. Schedules
    # are part of the program.
    report = texts["report.md"].split("<!--")[0]
    lines = len(report.split("\n")) - len(texts["reduced.mlir"].split("\n"))
    if schedule := re.search(r"`schedules.mlir`:\n```mlir\n(.*?)```", report, re.DOTALL):
        lines -= schedule.group(1).count("\n")
    if lines > MAX_LINES:
        found.append(f"report.md has {lines} lines")
    found += link_problems(texts)
    if "\nOutput:\n" in report:  # else a crash, say
        found += wrong_line_problems(folder, report, env)
    return found


def test_form(folder):
    """What report.md says of test.mlir, in short: function or program; the source."""
    texts, missing = read_all(folder)
    said = re.search(r"`test.mlir` fails until the bug is fixed: it checks (.*?)[,;.]( |$)", texts.get("report.md", ""), re.M)
    if missing or not said:
        return "", ""
    form = "function" if "integration.mlir" in texts else "program"
    return form, said.group(1).replace("the output of ", "")
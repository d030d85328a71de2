# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Behind the fuzzing: the rest of the triage, the least corpus, the page, and
what a person wants to know."""

import collections
import glob
import os
import shutil
import subprocess
import time

import buckets
import digest
import display
import findings
import health
import screen
import tally


class Tool:
    """What ci/fuzz's harvest asks for."""

    def __init__(self, options):
        self.options = options

    def tool(self):
        return os.path.join(self.options.tools, "bin", "scion")


def finish(options, saved, why, interrupts):
    judge = buckets.Buckets(options)
    clusters = digest.Digest(options, judge)
    is_over = not why
    if is_over:
        judge.judge_all(interrupts)
    else:
        judge.refresh()
    if is_over and not interrupts.count:
        clusters.digest_all(interrupts)
    else:
        clusters.refresh()
    minimised = None
    if is_over and not options.no_minimise and not interrupts.count:
        minimised = minimise(options, interrupts)
    page = make_page(options, judge)
    if is_over and interrupts.count:
        why = "interrupted while it was judged and minimised"
    summary(options, saved, judge, clusters, minimised, page, why)
    if interrupts.count:
        return 130
    if why:
        return 2
    # A file that was not judged may be a finding.
    return 1 if judge.new() or judge.not_judged() else 0


def minimise(options, interrupts):
    """The least part of the corpus with all features: each program runs once; if it
    is interrupted, the next call goes on."""
    corpus = os.path.join(options.out, "corpus")
    if not os.listdir(corpus) or options.jobs == options.afl_jobs:
        return None
    least, part = os.path.join(options.out, "minimised"), os.path.join(options.out, "minimised.part")
    control = os.path.join(options.out, "minimise.control")
    display.say(f"minimising {len(os.listdir(corpus)):,} programs; Ctrl-C leaves that for the next call")
    if not os.path.isfile(control):
        shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part, exist_ok=True)
    command = [os.path.join(options.build, "bin", options.target), "-merge=1", f"-merge_control_file={control}"]
    command += ["-max_len=65536", "-timeout=60", "-rss_limit_mb=4096", f"-artifact_prefix={part}.", part, corpus]
    command += [f"--scion-{name}={value}" for name, value in options.target_options.items()]
    with open(os.path.join(options.out, "log"), "ab") as log:
        process = subprocess.Popen(
            command,
            env=findings.environment(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=health.die_with_us,
        )
        while process.poll() is None:
            if interrupts.count:
                process.terminate()
                process.wait()
                return None
            time.sleep(0.2)
    if process.returncode != 0:
        display.say(f"minimising ended with code {process.returncode}: see {options.out}/log")
        return None
    os.remove(control)
    shutil.rmtree(least, ignore_errors=True)
    os.replace(part, least)
    return len(os.listdir(least))


def make_page(options, judge):
    page = os.path.join(options.out, "report.html")
    command = [os.path.join(options.tools, "bin", "scion"), "report", options.out, "-o", page]
    command += ["--triage", judge.file] if os.path.isfile(judge.file) else []
    done = subprocess.run(command, env=findings.environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode == 0:
        return page
    display.say(f"no page: `scion report` ended with code {done.returncode} {done.stderr.strip()[-200:]}")
    return None


def reported(out):
    """What the processes of libFuzzer said when they ended, by bucket; and how many
    died although no fresh process does."""
    counts, unconfirmed = collections.Counter(), 0
    for finding in findings.read_file(os.path.join(out, "reported")):
        if finding.get("reproduced") is False:
            unconfirmed += 1
        else:
            counts[findings.name_of(finding)] += 1
    return counts, unconfirmed


def summary(options, saved, judge, clusters, minimised, page, why):
    corpus = len(os.listdir(os.path.join(options.out, "corpus"))) if os.path.isdir(os.path.join(options.out, "corpus")) else 0
    lines = [
        f"{options.target}, {display.clock(saved['seconds'])} of {display.clock(options.time)}, {saved['calls']} calls",
        f"  {saved['executions']:,} programs run, "
        f"{display.reached(options, saved['features'], saved.get('edges', 0))}, corpus {corpus:,} programs"
        + (f", {minimised:,} minimised" if minimised is not None else ""),
        f"  {judge.files():,} files of findings, {len(judge.buckets)} buckets, {len(judge.new())} that no record knows",
    ]
    if ops := tally.ops_in(os.path.join(options.out, "ops")):
        lines.append(f"  {ops}")
    known = [bucket for bucket in judge.buckets if bucket.get("known")]
    lines += ["  " + display.bucket_line(bucket) for bucket in judge.new() + known]
    if clusters.clusters():
        lines.append(f"  {len(clusters.clusters())} clusters, {clusters.left()} findings not digested yet: {clusters.folder}/digest/clusters.md")
        lines += ["  " + digest.line(cluster) for cluster in clusters.clusters()]
    if left := judge.not_judged():
        lines.append(f"  {left} files are not judged yet; the same call goes on")
    if silent := judge.rest.get("not-reproducing"):
        lines.append(f"  {len(silent)} files show nothing when they are judged again: {options.out}/triage/not-reproducing.txt")
        if options.one_pass:
            flags = " ".join(f"'--scion-{name}={value}'" for name, value in options.target_options.items())
            lines.append(f"    (that is without --pass; with it: {options.build}/bin/{options.target} {flags} FILE)")
    tallied = tally.Sum(glob.glob(os.path.join(options.out, "tallies", "*")))
    if tallied.counts.inputs:
        lines.append(f"  libFuzzer met known bugs {tallied.counts.known:,}x, {tallied.known_share()}")
    told, unconfirmed = reported(options.out)
    if unconfirmed:
        lines.append(f"  not counted: {screen.deaths(unconfirmed)}")
    if told:
        most = sorted(told.items(), key=lambda item: (-item[1], item[0]))[:5]
        lines.append("  processes said: " + ", ".join(f"{name} {count:,}x" for name, count in most))
    if page:
        lines.append(f"  page: {page}")
    if why:
        lines.append(f"Ended early: {why}. The same call goes on.")
    print("\n".join(lines))

# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The live screen; where there is no terminal, a line now and then."""

import shutil
import sys
import time

import screen

screen.NAME = "ci/campaign"
say = screen.say

# Buckets on the screen.
LINES = 8

# A log of days is read later: a line every minute.
LOG_SECONDS = 60


def clock(seconds):
    seconds = int(seconds)
    days, rest = divmod(seconds, 86400)
    text = f"{rest // 3600}:{rest // 60 % 60:02}:{rest % 60:02}"
    return f"{days}d {text}" if days else text


def bucket_line(bucket):
    known = f"known as {bucket['known']}" if bucket.get("known") else "NEW"
    return f"{known:16} {bucket.get('contents', 0):5} files  {bucket.get('bucket', '?')}"


def reached(options, features, edges):
    """What the programs reached: each engine counts in its own way."""
    counts = {"libfuzzer": f"{features:,} features", "afl": f"{edges:,} edges of AFL++"}
    return ", ".join(counts.values()) if options.engines == "both" else counts[options.engines]


class Screen:
    def __init__(self, options):
        self.options = options
        self.is_terminal = sys.stdout.isatty()
        self.last, self.rates = float("-inf"), []

    def show(self, saved, engine, instances, edges, judge, clusters, watch):
        now = time.monotonic()
        # AFL++ tells its numbers once a minute: rates are of the last two.
        self.rates = [pair for pair in self.rates if now - pair[0] <= 120] + [(now, saved["executions"])]
        if now - self.last < (1 if self.is_terminal else LOG_SECONDS):
            return
        self.last = now
        (then, before), (_, executions) = self.rates[0], self.rates[-1]
        rate = (executions - before) / max(1, now - then)
        new = judge.new()
        running = len(engine.processes()) + len(instances.processes())
        left = max(0, self.options.time - saved["seconds"])
        found = reached(self.options, len(engine.features), instances.edges())
        if not self.is_terminal:
            print(
                f"{clock(saved['seconds'])} of {clock(self.options.time)}  {executions:,} runs, {rate:.0f}/s  "
                f"{found}  corpus {engine.corpus:,}  {len(new)} new buckets of "
                f"{len(judge.buckets)}, {judge.not_judged()} files not judged, {len(clusters.clusters())} clusters  {running} of {self.options.jobs} running, {watch.used:.0f} MB",
                flush=True,
            )
            return
        tallied = engine.tallied()
        restarts = max(0, engine.starts - len(engine.workers)) + sum(max(0, i.starts - 1) for i in instances.list)
        lines = [
            f"{self.options.target}{' ' + self.options.one_pass if self.options.one_pass else ''} in {self.options.out}",
            "",
            f"time      {clock(saved['seconds'])} of {clock(self.options.time)}, {clock(left)} left, call {saved['calls']}",
            f"runs      {executions:,}, {rate:.0f} per second",
            f"reached   {found}",
            f"corpus    {engine.corpus_before:,} -> {engine.corpus:,} programs",
            *([f"edges     {edges.done:,} of two ops beside each other"] if edges.wanted else []),
            f"known     bugs hit {tallied.counts.known:,}x by libFuzzer, {tallied.known_share()}",
            f"health    {running} of {self.options.jobs} running, {restarts:,} started again; "
            f"{watch.used:,.0f} MB of memory, {watch.disk / 1024:,.0f} GB of disk free",
            f"findings  {judge.files():,} files, {judge.not_judged():,} not judged, {len(judge.buckets)} buckets, "
            f"{len(new)} that no record knows, {len(clusters.clusters())} clusters"
            + ("; judging" if judge.judging else "; digesting" if clusters.call else ""),
        ]
        ordered = new + [bucket for bucket in judge.buckets if bucket.get("known")]
        lines += ["          " + bucket_line(bucket) for bucket in ordered[:LINES]]
        if len(ordered) > LINES:
            lines.append(f"          and {len(ordered) - LINES} more")
        lines += ["", "Ctrl-C stops it; the same call goes on"]
        width = shutil.get_terminal_size().columns - 1
        sys.stdout.write("\033[H\033[J" + "\n".join(line[:width] for line in lines) + "\n")
        sys.stdout.flush()

    def end(self):
        if self.is_terminal:
            sys.stdout.write("\033[H\033[J")
        else:
            self.last = float("-inf")
        sys.stdout.flush()

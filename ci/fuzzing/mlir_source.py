# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The source of the MLIR in use, from the package sources of this machine: its
tests for --harvest, and all of it for ci/instrumented-mlir, which runs this file
and reads the folder's name. With a major release (mlir_source.py 21) the source of
the newest of that one, for benchmarks/bug-proneness."""

import glob
import os
import re
import shutil
import subprocess
import sys
import tarfile

import screen
from builds import MLIR, SetUpFailed

PLACE = os.path.join("work", "mlir-source")

# The part of LLVM's source that is kept: MLIR, and the files needed to build it alone.
KEPT = ("mlir", "cmake")


def folder(otherwise, major=None):
    """A folder with mlir/ and cmake/, fetched if need be; `otherwise` tells what to
    do where it cannot be had."""
    place = os.path.abspath(PLACE)
    source, version = in_use(otherwise) if major is None else newest(major, place, otherwise)
    unpacked = os.path.join(place, f"llvm-{upstream(version)}")
    if os.path.isdir(unpacked):
        return unpacked
    os.makedirs(place, exist_ok=True)
    screen.say(f"Fetching the source of {source} {version}: 200 MB, once")
    archive = download(source, version, place, otherwise)
    screen.say(f"Unpacking {' and '.join(KEPT)}")
    unpack(archive, unpacked)
    os.remove(archive)
    forget_apt(place)
    return unpacked


def in_use(otherwise):
    """The source package that the installed MLIR is of, and its version."""
    package = f"libmlir-{MLIR}-dev"
    asked = subprocess.run(
        ["dpkg-query", "-W", "-f", "${source:Package} ${source:Version}", package], capture_output=True, text=True
    )
    if asked.returncode != 0:
        raise SetUpFailed(f"{package} is not installed, so its source is not known; {otherwise}")
    return asked.stdout.split()


def newest(major, place, otherwise):
    """The source package of that release, and its newest version in sid."""
    source = f"llvm-toolchain-{major}"
    apt = own_apt(place, "sid")
    subprocess.run(["apt-get", *apt, "update"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shown = subprocess.run(["apt-cache", *apt, "showsrc", source], capture_output=True, text=True).stdout
    forget_apt(place)
    versions = re.findall(r"^Version: (\S+)", shown, re.M)
    if not versions:
        raise SetUpFailed(f"no package source of this machine has {source}; {otherwise}")
    return source, max(versions, key=lambda version: [int(part) for part in re.findall(r"\d+", version)])


def forget_apt(place):
    for name in ("sources", "lists", "cache"):
        shutil.rmtree(os.path.join(place, name), ignore_errors=True)


def download(source, version, place, otherwise):
    """The source's archive. The machine's package sources are asked for sources
    too, with lists of our own: no rights and no change of the machine are needed.
    A security update's source may be gone; what sid has of the same release then
    has the same archive."""
    release = upstream(version)
    for suite in (None, "sid"):
        apt = own_apt(place, suite)
        # Sources without source packages are errors that do not matter here.
        subprocess.run(["apt-get", *apt, "update"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shown = subprocess.run(["apt-cache", *apt, "showsrc", source], capture_output=True, text=True).stdout
        for version in dict.fromkeys(re.findall(r"^Version: (\S+)", shown, re.M)):
            if upstream(version) != release:
                continue
            uris = ["apt-get", *apt, "source", "--print-uris", f"{source}={version}"]
            listed = subprocess.run(uris, capture_output=True, text=True).stdout
            # '<uri>' <name> <size> <hash>; of these only the archive is wanted.
            # Not `apt-get source`, which wants the other files as well.
            for uri, name, hash in re.findall(r"^'(\S+)' (\S+\.orig\.tar\.\w+) \d+ (SHA256:\w+)", listed, re.M):
                archive = os.path.join(place, name)
                helper = ["/usr/lib/apt/apt-helper", *apt, "download-file", uri, archive, hash]
                if subprocess.run(helper, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
                    return archive
    raise SetUpFailed(f"no package source of this machine has the source of {source} {version}; {otherwise}")


def upstream(version):
    """1:22.1.8-1~deb12u1: 22.1.8"""
    return version.split(":")[-1].rpartition("-")[0]


def own_apt(place, suite):
    """apt's options for the machine's package sources, as sources of sources; with
    a suite, the mirrors of Debian are asked for that one."""
    sources = os.path.join(place, "sources")
    shutil.rmtree(sources, ignore_errors=True)
    for folder in ("sources", "lists/partial", "cache/archives/partial"):
        os.makedirs(os.path.join(place, folder), exist_ok=True)
    paths = glob.glob("/etc/apt/sources.list.d/*.list") + glob.glob("/etc/apt/sources.list.d/*.sources")
    for number, path in enumerate(["/etc/apt/sources.list"] + sorted(paths)):
        if not os.path.isfile(path):
            continue
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        text = re.sub(r"^Types:.*", "Types: deb-src", text, flags=re.M)
        text = re.sub(r"^deb(-src)?\s", "deb-src ", text, flags=re.M)
        if suite:
            entries = re.split(r"\n\s*\n", text) if path.endswith(".sources") else text.splitlines()
            text = ""
            for entry in entries:
                if re.search(r"^(URIs:|deb-src .*)\s*\S+/debian/?(\s|$)", entry, re.M):
                    entry = re.sub(r"^Suites:.*", f"Suites: {suite}", entry, flags=re.M)
                    text += re.sub(r"(\S+/debian/?) \S+ ", rf"\1 {suite} ", entry) + "\n\n"
        with open(os.path.join(sources, f"{number}{os.path.splitext(path)[1]}"), "w", encoding="utf-8") as file:
            file.write(text)
    options = ["Dir::Etc::SourceList=/dev/null", f"Dir::Etc::SourceParts={sources}", f"Dir::State::Lists={place}/lists"]
    options += [f"Dir::Cache={place}/cache", "APT::Sandbox::User=root"]
    return ["-qq"] + [word for option in options for word in ("-o", option)]


def unpack(archive, unpacked):
    """Of <name>/mlir/… and <name>/cmake/…, files and links."""
    part = unpacked + ".part"
    shutil.rmtree(part, ignore_errors=True)
    with tarfile.open(archive) as stream:
        for member in stream:
            _, _, path = member.name.partition("/")
            if path.split("/")[0] in KEPT and ".." not in path and not member.isdir():
                member.name = path
                stream.extract(member, part)
    if not os.path.isdir(os.path.join(part, KEPT[0])):
        raise SetUpFailed(f"{archive} has no {KEPT[0]}/")
    os.replace(part, unpacked)


if __name__ == "__main__":
    screen.NAME = "ci/instrumented-mlir"
    try:
        print(folder("give --source FOLDER, say a checkout of llvm-project", *sys.argv[1:2]))
    except SetUpFailed as failed:
        screen.say(str(failed))
        sys.exit(2)

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes replay.sh of a report, which shows the bug with the stock tools of an
// MLIR.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Probe.h"
#include "harness/reduce/ReduceReport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;
using llvm::StringRef;

static std::string quoted(StringRef text) {
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

/// The limits in seconds are for a program that hangs, which is one of the
/// wrong outcomes.
static std::string scriptHead(const ReportParts &parts) {
  return R"sh(#!/bin/sh
# Shows it with mlir-opt and mlir-runner of the MLIR in $LLVM, else from PATH.
# Exit code 0: it shows; 2: the tools are not there.
cd "$(dirname "$0")" || exit 2
LLVM=${LLVM:-)sh" +
         parts.prefix + R"sh(}
PATH=$LLVM/bin:$PATH
need() {
  command -v "$1" > /dev/null && return
  echo "replay.sh: no $1 in $LLVM/bin or on PATH: set LLVM to the prefix of an MLIR" >&2
  exit 2
}
need mlir-opt
)sh";
}

static constexpr char scriptRun[] =
    R"sh(need mlir-runner
libs=${MLIR_LIBS:-$(dirname "$(readlink -f "$(command -v mlir-runner)")")/../lib}
# run PIPELINE LEVEL: what the program prints; 99: it cannot be lowered
run() {
  mlir-opt $MLIR_OPT_FLAGS --pass-pipeline="$1" reduced.mlir > "$lowered" || return 99
  timeout 60 mlir-runner "-O$2" -e main -entry-point-result=void \
    -shared-libs="$libs/libmlir_runner_utils.so,$libs/libmlir_c_runner_utils.so" \
    "$lowered"
}
lowered=$(mktemp) || exit 2
trap 'rm -f "$lowered"' EXIT
)sh";

std::string scion::replayScript(const ReportParts &parts) {
  std::string text = scriptHead(parts);
  if (!parts.plugins.empty())
    text += "# Wants MLIR_OPT_FLAGS=" + quoted(llvm::join(parts.plugins, " ")) +
            ", with the folder.\n";
  std::string level = std::to_string(parts.badLevel);
  if (comparesTwoWays(parts.goal)) {
    text += scriptRun;
    text += "want=" + quoted(StringRef(parts.expected).rtrim('\n')) + "\n";
    text += parts.goodAll.empty()
                ? std::string("right=$want # by the semantics of its ops\n")
                : "right=$(run " + quoted(parts.goodAll) + " " +
                      std::to_string(parts.goodLevel) + " 2>/dev/null)\n";
    text += "wrong=$(run " + quoted(parts.badAll) + " " + level +
            " 2>/dev/null)\ncode=$?\n";
    text += "echo \"expected: $right\"\n"
            "echo \"actual:   $wrong (exit code $code)\"\n"
            "[ \"$right\" = \"$want\" ] &&\n";
    text += parts.goal.ending == "finished"
                ? "  [ $code = 0 ] && [ \"$wrong\" != \"$want\" ]\n"
                : "  [ $code != 99 ] && { [ $code != 0 ] || [ \"$wrong\" != "
                  "\"$want\" ]; }\n";
    return text;
  }
  switch (parts.goal.kind) {
  case FindingKind::RoundTrip:
    text += "opt='mlir-opt --allow-unregistered-dialect '$MLIR_OPT_FLAGS\n"
            "print=\"$opt --mlir-print-op-generic --mlir-print-debuginfo\"\n"
            "once=$($print reduced.mlir) || exit 1\n";
    text += StringRef(parts.goal.culprit).starts_with("bytecode")
                ? "twice=$($opt --emit-bytecode reduced.mlir | $print)\n"
            : StringRef(parts.goal.culprit).starts_with("print-generic")
                ? "twice=$($print reduced.mlir | $print)\n"
                : "twice=$($opt --mlir-print-debuginfo reduced.mlir | "
                  "$print)\n";
    text += "[ \"$once\" != \"$twice\" ]\n";
    return text;
  case FindingKind::Nondeterminism:
    text +=
        "for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do\n"
        "  mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
        quoted(parts.guilty) +
        " reduced.mlir | cksum\n"
        "done | sort -u | wc -l | { read -r count; echo \"$count outputs of "
        "16 runs\"; [ \"$count\" -gt 1 ]; }\n";
    return text;
  case FindingKind::Hang:
    text += "timeout 30 mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
            quoted(parts.guilty) +
            " reduced.mlir > /dev/null 2>&1\n[ $? = 124 ]\n";
    return text;
  default:
    break;
  }
  bool isCrash = parts.goal.kind == FindingKind::Crash;
  if (parts.badAll.empty()) {
    text += "said=$(mlir-opt $MLIR_OPT_FLAGS --pass-pipeline=" +
            quoted(parts.guilty) + " reduced.mlir 2>&1 > /dev/null)\ncode=$?\n";
  } else {
    text += scriptRun;
    text += "said=$(run " + quoted(parts.badAll) + " " + level +
            " 2>&1 > /dev/null)\ncode=$?\n";
  }
  text += "echo \"$said\" | head -n 5\n";
  text += isCrash ? "[ $code -ge 128 ]\n"
                  : "mlir-opt reduced.mlir > /dev/null && [ $code = 1 ]\n";
  return text;
}

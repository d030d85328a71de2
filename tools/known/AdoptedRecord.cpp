//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/AdoptedRecord.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Bucket.h"
#include "harness/reduce/ReduceReport.h"
#include "tools/Tool.h"
#include "tools/known/Versions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Demangle/Demangle.h"

#include <algorithm>

using namespace scion;

BugKind scion::bugKindOf(FindingKind kind) {
  switch (kind) {
  case FindingKind::Crash:
    return BugKind::Crash;
  case FindingKind::InvalidIR:
    return BugKind::InvalidIR;
  case FindingKind::Hang:
    return BugKind::Hang;
  case FindingKind::Nondeterminism:
    return BugKind::Nondeterminism;
  case FindingKind::RoundTrip:
    return BugKind::RoundTrip;
  default:
    return BugKind::Miscompile;
  }
}

/// The prefix of ids for this kind of bug.
static const char *letterOf(BugKind kind) {
  switch (kind) {
  case BugKind::Crash:
    return "C";
  case BugKind::InvalidIR:
    return "I";
  case BugKind::Hang:
    return "H";
  case BugKind::Nondeterminism:
    return "N";
  case BugKind::RoundTrip:
    return "RT";
  case BugKind::Miscompile:
    return "M";
  }
  return "X";
}

static std::string nextId(const Registry &registry, const std::string &letter) {
  unsigned next = 1;
  auto take = [&](llvm::StringRef id) {
    unsigned number = 0;
    if (id.consume_front(letter) && !id.getAsInteger(10, number))
      next = std::max(next, number + 1);
  };
  for (const Record &record : registry.records()) {
    take(record.id);
    for (const std::string &alias : record.aliases)
      take(alias);
  }
  return letter + std::to_string(next);
}

/// Ops and markers that every program has.
static bool isFrame(llvm::StringRef kind) {
  return kind.starts_with("@") || kind.starts_with("builtin.") ||
         kind.starts_with("func.");
}

/// Ops that say nothing about a bug.
static bool isScaffolding(llvm::StringRef kind) {
  return isFrame(kind) || kind.starts_with("arith.constant") ||
         kind.starts_with("memref.global") ||
         kind.starts_with("memref.get_global") ||
         kind.starts_with("vector.print") || kind.starts_with("llvm.");
}

/// Returns how findings of this bug are recognised: crashes and invalid IR by
/// their bucket; findings that several bugs could cause also by an op that all
/// inputs have; effects of a schedule by its last op.
static Recognition recognitionOf(const Finding &finding, const Cluster &cluster,
                                 const std::string &schedule) {
  Recognition recognition;
  std::string problem;
  BugKind kind = bugKindOf(finding.kind);
  recognition.kind = kind == BugKind::Miscompile &&
                             finding.kind != FindingKind::PoisonOrCodegen
                         ? std::string(toString(kind))
                         : std::string(toString(finding.kind));
  recognition.culprit = Glob::read(finding.culprit, problem);
  recognition.pattern = Glob::read(finding.pattern, problem);
  if (std::vector<std::string> ops = transformsOf(schedule); !ops.empty())
    recognition.runs = {"transform." + ops.back()};
  auto addNeededOp = [&] {
    auto found = llvm::find_if_not(cluster.selector, isScaffolding);
    // Use some op in any case: a record without one would hide all bugs of the
    // pass.
    if (found == cluster.selector.end())
      found = llvm::find_if_not(cluster.selector, isFrame);
    if (found != cluster.selector.end())
      recognition.where.push_back(*found);
  };
  if (finding.reason == FindingReason::PoisonBranch)
    recognition.reason = toString(finding.reason);
  if (kind == BugKind::Crash || kind == BugKind::InvalidIR) {
    BucketKey bucket = bucketOf(finding);
    bucket.known.clear();
    recognition.bucket = bucket.family();
    // The bucket has an offset in the library, which differs in other versions.
    if (llvm::StringRef(recognition.bucket).contains(".so."))
      recognition.since = recognition.until = majorOf(mlirVersion());
    if (kind == BugKind::Crash && finding.frame.empty())
      addNeededOp();
    return recognition;
  }
  addNeededOp();
  return recognition;
}

Record scion::recordOf(const AdoptOptions &options, const Finding &finding,
                       const Cluster &cluster, const AdoptedProgram &program) {
  Record record;
  record.kind = bugKindOf(finding.kind);
  record.id = !options.id.empty() ? options.id
              : options.isShipped
                  ? nextId(Registry::global(), letterOf(record.kind))
                  : nextId(Registry::global(), "U");
  record.title = !options.title.empty()  ? options.title
                 : cluster.title.empty() ? finding.summary
                                         : cluster.title;
  record.severity = record.kind == BugKind::Miscompile ||
                            record.kind == BugKind::Nondeterminism
                        ? BugSeverity::Silent
                        : BugSeverity::Loud;
  record.culprits = {finding.culprit};
  if (!finding.pattern.empty())
    record.patterns = {finding.pattern};
  record.live = {std::string(mlirVersion())};
  record.upstream = "not looked for";
  Regression regression;
  regression.program = program.name;
  regression.through = program.through;
  record.regressions = {regression};
  record.recognised = {recognitionOf(finding, cluster, program.schedule)};
  if (finding.kind == FindingKind::PoisonOrCodegen) {
    // The interpreter may report the same bug as a miscompilation of the pass.
    record.recognised.push_back(record.recognised.front());
    record.recognised.back().kind = toString(record.kind);
  }
  return record;
}

/// Whether a bucket most likely is one bug, whatever the pass: it names a
/// function that few passes call, or an op that the verifier rejects.
static bool tellsBugs(llvm::StringRef bucket) {
  if (!bucket.consume_front("crash: "))
    return bucket.contains("leaves invalid IR: '");
  std::string function = llvm::demangle(bucket);
  return llvm::none_of(
      std::initializer_list<llvm::StringRef>{
          "mlir::detail::", "mlir::Attribute", "mlir::Block::", "mlir::Op",
          "mlir::Region::", "mlir::SymbolTable", "mlir::Type", "mlir::Value",
          "llvm::", "mlir::DominanceInfo", "mlir::Rewriter"},
      [&](llvm::StringRef core) {
        return llvm::StringRef(function).starts_with(core);
      });
}

const Record *scion::sameElsewhere(const Record &record) {
  const std::string &bucket = record.recognised.front().bucket;
  if (!tellsBugs(bucket))
    return nullptr;
  for (const Record &other : Registry::global().records())
    for (const Recognition &recognition : other.recognised)
      if (other.kind == record.kind && recognition.bucket == bucket)
        return &other;
  return nullptr;
}

Record scion::withPass(Record known, const Record &here) {
  auto add = [](std::vector<std::string> &list, const std::string &word) {
    if (!llvm::is_contained(list, word))
      list.push_back(word);
  };
  add(known.culprits, here.culprits.front());
  add(known.live, here.live.front());
  const Regression &regression = here.regressions.front();
  if (llvm::none_of(known.regressions, [&](const Regression &each) {
        return each.program == regression.program;
      }))
    known.regressions.push_back(regression);
  llvm::append_range(known.recognised, here.recognised);
  return known;
}

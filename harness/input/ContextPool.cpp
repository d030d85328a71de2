//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ContextPool.h"

#include "base/Uncounted.h"
#include "harness/input/Registration.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// Bytes of program text after which a context is replaced. Making a context
/// costs about as much as parsing 60 KB, so with this bound it is under 2 % of
/// the work, while the memory that programs leave in it stays within some 100
/// MB.
static constexpr size_t costBound = 4u << 20;

/// A broken program can raise a diagnostic per line; nobody reads that many.
static constexpr size_t maxDiagnostics = 64;

static const char *severityName(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Note:
    return "note";
  case mlir::DiagnosticSeverity::Warning:
    return "warning";
  case mlir::DiagnosticSeverity::Error:
    return "error";
  case mlir::DiagnosticSeverity::Remark:
    return "remark";
  }
  return "diagnostic";
}

static std::string render(const mlir::Diagnostic &diagnostic) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto place =
          diagnostic.getLocation()->findInstanceOf<mlir::FileLineColLoc>())
    stream << place.getFilename().getValue() << ':' << place.getLine() << ':'
           << place.getColumn() << ": ";
  stream << severityName(diagnostic.getSeverity()) << ": " << diagnostic;
  return text;
}

struct ContextLease::Slot {
  mlir::MLIRContext context;
  std::shared_ptr<void> attachment; // after the context: destroyed before it
  std::vector<std::string> diagnostics;
  size_t cost = 0;
  bool isBroken = false; // a module in it was leaked

  explicit Slot(const ContextOptions &options)
      : context(globalRegistry(), mlir::MLIRContext::Threading::DISABLED) {
    context.allowUnregisteredDialects(options.allowUnregisteredDialects);
    // Load all dialects up front: canonicalize collects its patterns from the
    // loaded dialects, so loading on demand would make results depend on
    // history.
    context.loadAllAvailableDialects();
    context.printOpOnDiagnostic(false);
    context.getDiagEngine().registerHandler([this](mlir::Diagnostic &one) {
      if (diagnostics.size() < maxDiagnostics)
        diagnostics.push_back(render(one));
      return mlir::success();
    });
  }
};

ContextLease::ContextLease(ContextPool &pool, std::unique_ptr<Slot> slot)
    : pool(&pool), slot(std::move(slot)) {}

ContextLease::ContextLease(ContextLease &&) = default;

ContextLease::~ContextLease() {
  if (!slot)
    return;
  pool->leaked += std::exchange(slot->isBroken, false);
  if (slot->cost >= costBound) {
    Uncounted breakdown;
    slot.reset();
    return;
  }
  slot->diagnostics.clear();
  pool->idle.push_back(std::move(slot));
}

mlir::MLIRContext &ContextLease::operator*() const { return slot->context; }

std::vector<std::string> ContextLease::takeDiagnostics() {
  return std::exchange(slot->diagnostics, {});
}

void ContextLease::discardAfterUse() { slot->cost = costBound; }

void ContextLease::abandon(mlir::Operation *broken) {
  // Keep a pointer, so that LeakSanitizer does not report this leak.
  static auto *held = new std::vector<mlir::Operation *>;
  held->push_back(broken);
  slot->isBroken = true;
}

std::shared_ptr<void> &ContextLease::attachment() const {
  return slot->attachment;
}

ContextPool::ContextPool(ContextOptions options) : options(options) {}
ContextPool::~ContextPool() = default;

ContextLease ContextPool::lease(size_t cost) {
  std::unique_ptr<ContextLease::Slot> slot;
  if (idle.empty()) {
    Uncounted setup;
    slot = std::make_unique<ContextLease::Slot>(options);
  } else {
    slot = std::move(idle.back());
    idle.pop_back();
  }
  slot->cost += cost;
  return ContextLease(*this, std::move(slot));
}

/// `struct<"name", …>` in LLVM, `struct<name, …>` in SPIR-V; a struct without a
/// name is `struct<(…)>` or `struct<packed (…)>`.
static bool mentionsIdentifiedStruct(std::string_view text) {
  constexpr std::string_view opening = "struct<";
  for (size_t at = text.find(opening); at != text.npos;
       at = text.find(opening, at)) {
    at += opening.size();
    std::string_view body = text.substr(at);
    if (!body.starts_with('(') && !body.starts_with("packed ("))
      return true;
  }
  return false;
}

ContextLease ContextPool::leaseFor(std::string_view text) {
  ContextLease context = lease(text.size());
  if (text.find("resource") != text.npos || mentionsIdentifiedStruct(text))
    context.discardAfterUse();
  return context;
}

ContextPool &ContextPool::global() {
  // Leaked on purpose: a context must not be destroyed after libMLIR's statics.
  static ContextPool *pool = new ContextPool;
  return *pool;
}

bool scion::isContextPoolUsedUp() {
  return ContextPool::global().leakedModules() >= ContextPool::leakBound;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternTrace.h"

#include "base/ChoiceStream.h"
#include "base/FeatureMap.h"

#include "mlir/IR/Action.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

namespace {
/// A stream that refers to the last piece that was printed, without copying it.
class LastPiece final : public llvm::raw_ostream {
public:
  LastPiece() : raw_ostream(/*unbuffered=*/true) {}
  llvm::StringRef piece;

private:
  void write_impl(const char *text, size_t size) override {
    piece = {text, size};
  }
  uint64_t current_pos() const override { return 0; }
};
} // namespace

/// The name of an action's pattern. The action does not expose its pattern, but
/// prints "`apply-pattern pattern: NAME", with the name as the last piece.
/// Patterns that are functions print no name.
static llvm::StringRef patternName(const mlir::tracing::Action &action) {
  static LastPiece *stream = new LastPiece;
  action.print(*stream);
  llvm::StringRef name = stream->piece;
  name.consume_front(" pattern: ");
  name.consume_front("(anonymous namespace)::");
  return name;
}

/// The op that the pattern is tried on, if the action has it.
static mlir::Operation *rootOf(const mlir::tracing::Action &action) {
  if (action.getContextIRUnits().empty())
    return nullptr;
  return llvm::dyn_cast_if_present<mlir::Operation *>(
      action.getContextIRUnits().front());
}

PatternTrace::PatternTrace(mlir::MLIRContext &context) : context(context) {
  context.registerActionHandler([this](llvm::function_ref<void()> apply,
                                       const mlir::tracing::Action &action) {
    if (!llvm::isa<mlir::ApplyPatternAction>(action))
      return apply();
    if (++attempts > bound || attempts > limit)
      return;
    mlir::Operation *root = rootOf(action);
    llvm::StringRef name = patternName(action);
    isTooWide = root && root->getNumOperands() > maxOperands();
    if (isTooWide || attempts == bound)
      atBound = name.str();
    if (isTooWide) {
      attempts = bound + 1;
      return;
    }
    uint64_t hash = stableHash(std::string_view(name));
    startAttempt(root, hash);
    if (veto && veto(root, name, hash)) {
      applied.pop_back();
      return;
    }
    if (limit != ~0ull)
      lastAllowed = name.str();
    if (collect)
      collect->insert(name.str());
    ++level;
    apply();
    --level;
  });
}

PatternTrace::~PatternTrace() { context.registerActionHandler(nullptr); }

std::string PatternTrace::exhaustion() const {
  return isTooWide ? "an op of more than " + std::to_string(maxOperands()) +
                         " operands"
                   : "more than " + std::to_string(bound) + " pattern attempts";
}

void PatternTrace::startPass() {
  attempts = 0;
  isTooWide = false;
  lastAllowed.clear();
  atBound.clear();
  applied.clear();
  visits.clear();
  level = 0;
}

void PatternTrace::startAttempt(mlir::Operation *root, uint64_t pattern) {
  // Nested attempts of the previous attempt have ended.
  visits.resize(level + 1);
  Visit &visit = visits.back();
  // A new op may have the address of an erased one.
  const void *opName = root ? root->getName().getAsOpaquePointer() : nullptr;
  bool isNext = root && visit.root == root && visit.opName == opName &&
                visit.firstPattern != pattern;
  if (isNext)
    applied.resize(visit.before);
  else
    visit = {root, opName, pattern, 0};
  visit.before = applied.size();
  applied.push_back(pattern);
}

void PatternTrace::noteApplied() const {
  for (uint64_t pattern : applied)
    noteFeature(FeatureKind::Pattern, pattern);
  if (collectApplied)
    collectApplied->insert(applied.begin(), applied.end());
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternTrace.h"

#include "harness/engine/FeatureMap.h"
#include "harness/input/ChoiceStream.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Action.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

namespace {
/// Takes what is printed, piece by piece, and remembers the last piece without
/// copying it.
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

/// The action keeps its pattern to itself, but prints it: "`apply-pattern
/// pattern: NAME", the name as the last piece.
static llvm::StringRef patternName(const mlir::tracing::Action &action) {
  static LastPiece *stream = new LastPiece;
  action.print(*stream);
  llvm::StringRef name = stream->piece;
  name.consume_front("(anonymous namespace)::");
  return name;
}

bool PatternTrace::isDisabled(llvm::StringRef name) const {
  return llvm::any_of(disabled, [&](llvm::StringRef glob) {
    return glob.consume_back("*") ? name.contains(glob) : name == glob;
  });
}

/// Whether there is a way from the entry.
static bool isReached(mlir::Block *block) {
  mlir::Block *entry = &block->getParent()->front();
  // Mostly there is but one way up for a while. Bounded, for what is cut off
  // may be a circle.
  for (unsigned steps = 0; steps < 32; ++steps) {
    if (block == entry)
      return true;
    if (block->hasNoPredecessors())
      return false;
    mlir::Block *only = block->getSinglePredecessor();
    if (!only)
      break;
    block = only;
  }
  return llvm::is_contained(llvm::inverse_depth_first(block), entry);
}

/// What the pattern is tried on, if that is told.
static mlir::Operation *rootOf(const mlir::tracing::Action &action) {
  if (action.getContextIRUnits().empty())
    return nullptr;
  return llvm::dyn_cast_if_present<mlir::Operation *>(
      action.getContextIRUnits().front());
}

/// Whether the op is a slice of fewer dimensions than its tensor has, one of
/// whose sizes is a constant 1 that its types do not tell. Once they do, the
/// patterns drop the first dimensions of size 1, not those that were (M74).
static bool isAmbiguousSlice(mlir::Operation *op) {
  if (!op)
    return false;
  mlir::RankedTensorType small, large;
  if (auto extract = mlir::dyn_cast<mlir::tensor::ExtractSliceOp>(op)) {
    small = extract.getType();
    large = extract.getSourceType();
  } else if (auto insert = mlir::dyn_cast<mlir::tensor::InsertSliceOp>(op)) {
    small = insert.getSourceType();
    large = insert.getDestType();
  } else if (auto insert =
                 mlir::dyn_cast<mlir::tensor::ParallelInsertSliceOp>(op)) {
    small = insert.getSourceType();
    large = insert.getDestType();
  } else {
    return false;
  }
  if (small.getRank() == large.getRank())
    return false;
  auto slice = mlir::cast<mlir::OffsetSizeAndStrideOpInterface>(op);
  return llvm::any_of(slice.getSizes(), [](mlir::Value size) {
    return mlir::matchPattern(size, mlir::m_One());
  });
}

/// Whether the op is a branch that is never reached, and hands values on to a
/// block that has no other way in. Merging the two makes values of a loop that
/// was cut off operands of themselves, and folding those does not end (H1). The
/// cut-off blocks are erased behind the patterns anyway. (Without the question
/// for values, loops unrolled to some thousand blocks took ten times as long.)
static bool isCutOffBranch(mlir::Operation *op) {
  auto branch = mlir::dyn_cast_or_null<mlir::cf::BranchOp>(op);
  if (!branch || branch.getDestOperands().empty() ||
      !branch.getDest()->getSinglePredecessor())
    return false;
  return !isReached(branch->getBlock());
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
    if (attempts == bound)
      atBound = name.str();
    startAttempt(root, stableHash(std::string_view(name)));
    if (isCutOffBranch(root) || isAmbiguousSlice(root) || isDisabled(name)) {
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

void PatternTrace::startPass() {
  attempts = 0;
  lastAllowed.clear();
  atBound.clear();
  applied.clear();
  visits.clear();
  level = 0;
}

void PatternTrace::startAttempt(mlir::Operation *root, uint64_t pattern) {
  // What was inside of the attempt before is over.
  visits.resize(level + 1);
  Visit &visit = visits.back();
  // An op may stand where an erased one stood.
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
}

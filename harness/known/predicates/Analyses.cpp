//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that mislead remove-dead-values, or the constant analysis that sccp
// and the integer range passes run. The analysis folds ops with intermediate
// results, folds ops that create new values, and waits for values that it never
// computes.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/GuessedConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseSet.h"

#include <optional>

using namespace mlir;
using namespace scion;

/// Maximum length of a chain of ops; the predicate holds for a longer one.
static constexpr unsigned longestChain = 64;

//===----------------------------------------------------------------------===//
// Folding with what is believed for now
//===----------------------------------------------------------------------===//

/// Whether the folder finds the element once the position is constant, and so
/// keeps the position.
static bool findsElement(vector::ExtractOp extract,
                         const GuessedConstants &constants) {
  Value vector = extract.getSource();
  return constants.mayBeConstant(vector) ||
         isa_and_nonnull<vector::FromElementsOp, vector::InsertOp,
                         vector::TransposeOp, vector::BroadcastOp,
                         vector::ShapeCastOp>(vector.getDefiningOp());
}

/// Whether the folder writes a position into the op that the analysis gives up
/// later.
static bool keepsPosition(Operation *op, const GuessedConstants &constants) {
  auto isGivenUp = [&](Value position) {
    return constants.mayBeGivenUp(position);
  };
  if (auto extract = dyn_cast<vector::ExtractOp>(op))
    return llvm::any_of(extract.getDynamicPosition(), isGivenUp) &&
           findsElement(extract, constants);
  auto insert = cast<vector::InsertOp>(op);
  return llvm::any_of(insert.getDynamicPosition(), isGivenUp) &&
         constants.mayBeConstant(insert.getDest()) &&
         constants.mayBeConstant(insert.getValueToStore());
}

/// The value that was last inserted at `position`, at a part of it, or at a
/// struct around it; none if there is no such insertion.
static std::optional<Value>
insertedAt(Value container, ArrayRef<int64_t> position, bool &isTooLong) {
  for (unsigned steps = 0; steps < longestChain; ++steps) {
    auto insert = container.getDefiningOp<LLVM::InsertValueOp>();
    if (!insert)
      return std::nullopt;
    ArrayRef<int64_t> other = insert.getPosition();
    size_t shorter = std::min(position.size(), other.size());
    if (position.take_front(shorter) == other.take_front(shorter))
      return insert.getValue();
    container = insert.getContainer();
  }
  isTooLong = true;
  return std::nullopt;
}

/// Whether an element of a vector that was composed of scalars and other
/// vectors may be given up.
static bool elementIsGivenUp(Value vector, const GuessedConstants &constants) {
  for (unsigned steps = 0; steps < longestChain; ++steps) {
    Operation *op = vector.getDefiningOp();
    auto isGivenUp = [&](Value value) { return constants.mayBeGivenUp(value); };
    if (isa_and_nonnull<vector::FromElementsOp, vector::BroadcastOp>(op))
      return llvm::any_of(op->getOperands(), isGivenUp);
    if (auto insert = dyn_cast_or_null<vector::InsertOp>(op)) {
      if (isGivenUp(insert.getValueToStore()))
        return true;
      vector = insert.getDest();
    } else if (isa_and_nonnull<vector::TransposeOp, vector::ShapeCastOp>(op)) {
      vector = op->getOperand(0);
    } else {
      return false;
    }
  }
  return true;
}

/// Whether the op undoes an addition, as `a + b - b` does, to a value that may
/// be given up.
static bool undoes(Operation *op, const GuessedConstants &constants) {
  auto isUndone = [&](Operation *source, Value amount) {
    return source && llvm::is_contained(source->getOperands(), amount) &&
           llvm::any_of(source->getOperands(), [&](Value value) {
             return value != amount && constants.mayBeGivenUp(value);
           });
  };
  Value left = op->getOperand(0), right = op->getOperand(1);
  if (isa<arith::SubIOp>(op))
    return isUndone(left.getDefiningOp<arith::AddIOp>(), right);
  if (isa<arith::AddIOp>(op))
    return isUndone(left.getDefiningOp<arith::SubIOp>(), right) ||
           isUndone(right.getDefiningOp<arith::SubIOp>(), left);
  return isUndone(left.getDefiningOp<arith::XOrIOp>(), right) ||
         isUndone(right.getDefiningOp<arith::XOrIOp>(), left);
}

/// Whether the op may fold to a value that may be given up, and that is not one
/// of its operands.
static bool foldsToGivenUp(Operation *op, const GuessedConstants &constants) {
  if (auto extract = dyn_cast<LLVM::ExtractValueOp>(op)) {
    bool isTooLong = false;
    auto value =
        insertedAt(extract.getContainer(), extract.getPosition(), isTooLong);
    return isTooLong || (value && constants.mayBeGivenUp(*value));
  }
  if (auto extract = dyn_cast<vector::ExtractOp>(op))
    return elementIsGivenUp(extract.getSource(), constants);
  if (isa<arith::SubIOp, arith::AddIOp, arith::XOrIOp>(op))
    return undoes(op, constants);
  Operation *source =
      op->getNumOperands() == 0 ? nullptr : op->getOperand(0).getDefiningOp();
  if (!source || !mayLookThrough(op))
    return false;
  if (isa<UnrealizedConversionCastOp>(op) &&
      !isa<UnrealizedConversionCastOp>(source))
    return false;
  if (isa<complex::ReOp, complex::ImOp>(op) && !isa<complex::CreateOp>(source))
    return false;
  if (isa<tensor::ExtractOp>(op) && !isa<tensor::FromElementsOp>(source))
    return false;
  return llvm::any_of(source->getOperands(), [&](Value value) {
    return constants.mayBeGivenUp(value);
  });
}

//===----------------------------------------------------------------------===//
// New values
//===----------------------------------------------------------------------===//

/// Whether a branch, a loop or a call passes on values that depend on `value`.
/// All queries in a function share `seen`.
static bool isHandedOn(Value value, llvm::DenseSet<Value> &seen,
                       Callees &callees) {
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    for (Operation *user : next.getUsers()) {
      if (user->hasTrait<OpTrait::IsTerminator>() ||
          user->getNumRegions() != 0 ||
          (isa<CallOpInterface>(user) && !callees.isOutside(user)))
        return true;
      llvm::append_range(open, user->getResults());
    }
  }
  return false;
}

/// The results of the op that fold to new constants, because its type
/// determines them.
static SmallVector<Value> newWhenFolded(memref::ExtractStridedMetadataOp op) {
  auto type = cast<MemRefType>(op.getSource().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  SmallVector<Value> found;
  auto consider = [&](Value result, int64_t number) {
    if (!ShapedType::isDynamic(number) && !result.use_empty())
      found.push_back(result);
  };
  if (succeeded(type.getStridesAndOffset(strides, offset))) {
    consider(op.getOffset(), offset);
    for (auto [result, stride] : llvm::zip(op.getStrides(), strides))
      consider(result, stride);
  }
  for (auto [result, size] : llvm::zip(op.getSizes(), type.getShape()))
    consider(result, size);
  return found;
}

//===----------------------------------------------------------------------===//
// Code that is found dead
//===----------------------------------------------------------------------===//

/// Whether the analysis may conclude from the bounds that a loop has no trips.
static bool mayHaveNoTurns(LoopLikeOpInterface loop,
                           const GuessedConstants &constants) {
  auto low = loop.getLoopLowerBounds(), high = loop.getLoopUpperBounds();
  if (!low || !high || low->size() != high->size())
    return false; // the bounds are not known
  bool isToldToRun = true;
  for (auto [from, to] : llvm::zip(*low, *high)) {
    if (from == to)
      return true; // for any value of the bounds
    for (OpFoldResult bound : {from, to})
      if (auto value = dyn_cast<Value>(bound);
          value && !constants.mayBeConstant(value))
        return false;
    auto first = getConstantIntValue(from), end = getConstantIntValue(to);
    isToldToRun &= first && end && *first < *end;
  }
  return !isToldToRun;
}

/// Whether the condition of a loop, on a variable that counts from a constant,
/// is true in the first iteration. The analysis then finds that the variable
/// changes, and that both successors are reached.
static bool isTrueAtFirst(Value condition) {
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  auto variable = compare ? dyn_cast<BlockArgument>(compare.getLhs()) : nullptr;
  APInt bound;
  if (!variable || variable.getOwner()->isEntryBlock() ||
      !matchPattern(compare.getRhs(), m_ConstantInt(&bound)))
    return false;
  bool counts = false, isTrue = false;
  Block *block = variable.getOwner();
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
       ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    Value incoming = branch
                         ? branch.getSuccessorOperands(
                               it.getSuccessorIndex())[variable.getArgNumber()]
                         : Value();
    APInt number;
    if (incoming && matchPattern(incoming, m_ConstantInt(&number)))
      isTrue |= arith::applyCmpPredicate(compare.getPredicate(), number, bound);
    else if (auto sum = incoming ? incoming.getDefiningOp<arith::AddIOp>()
                                 : arith::AddIOp())
      counts |= sum.getLhs() == variable &&
                matchPattern(sum.getRhs(), m_ConstantInt(&number)) &&
                !number.isZero();
  }
  return counts && isTrue;
}

/// Whether the value certainly varies, because it is computed from the variable
/// of a loop that runs.
static bool variesForSure(Value value, unsigned depth = 4) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Block *block = argument.getOwner();
    if (block->isEntryBlock() || !block->mightHaveTerminator() ||
        block->getNumSuccessors() != 2 ||
        block->getTerminator()->getNumOperands() == 0)
      return false;
    Value condition = block->getTerminator()->getOperand(0);
    return isTrueAtFirst(condition) &&
           condition.getDefiningOp()->getOperand(0) == value;
  }
  return depth != 0 &&
         isa<arith::CmpIOp, arith::AddIOp, arith::SubIOp, arith::RemSIOp,
             arith::RemUIOp, arith::IndexCastOp, arith::TruncIOp>(
             value.getDefiningOp()) &&
         llvm::any_of(value.getDefiningOp()->getOperands(), [&](Value operand) {
           return variesForSure(operand, depth - 1);
         });
}

/// Whether the analysis may conclude that a region of the op, or a successor of
/// the branch, never runs.
static bool mayBeFoundDead(Operation *op, const GuessedConstants &constants) {
  if (isa<BranchOpInterface>(op))
    return op->getNumSuccessors() >= 2 && op->getNumOperands() != 0 &&
           constants.mayBeConstant(op->getOperand(0)) &&
           !variesForSure(op->getOperand(0));
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return constants.mayBeConstant(loop.getConditionOp().getCondition());
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return mayHaveNoTurns(loop, constants);
  return isa<RegionBranchOpInterface>(op) &&
         llvm::any_of(op->getOperands(), [&](Value value) {
           return constants.mayBeConstant(value);
         });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static bool mayMislead(Operation *op) {
  return mayLookThrough(op) ||
         isa<vector::InsertOp, arith::SubIOp, arith::AddIOp, arith::XOrIOp>(op);
}

static void noteFunction(Operation *function, PredicateSet &holds) {
  // First collect the ops of interest, which are rare, and cheap to find.
  SmallVector<Operation *> misleading;
  SmallVector<Operation *> mayStop; // with calls or regions inside or behind
  llvm::DenseSet<Operation *> holders;
  llvm::DenseSet<void *> asked, interesting, busy;
  function->walk([&](Operation *op) {
    if (op == function)
      return;
    void *name = op->getName().getAsOpaquePointer();
    if (asked.insert(name).second) {
      if (mayMislead(op))
        interesting.insert(name);
      if (isa<CallOpInterface>(op) || op->getNumRegions() != 0)
        busy.insert(name);
    }
    if (interesting.contains(name))
      misleading.push_back(op);
    // The walk visits inner ops first, so the contents of an op are known.
    if (holders.contains(op) || op->getNumSuccessors() >= 2)
      mayStop.push_back(op);
    if (busy.contains(name))
      holders.insert(op->getParentOp());
  });
  if (misleading.empty() && mayStop.empty())
    return;
  GuessedConstants constants(function);
  Callees callees;
  llvm::DenseSet<Value> seen;
  for (Operation *op : misleading) {
    if (isa<vector::ExtractOp, vector::InsertOp>(op) &&
        keepsPosition(op, constants))
      holds.insert("@vector.position-given-up");
    if (foldsToGivenUp(op, constants))
      holds.insert("@folds-to-given-up");
    if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
      for (Value result : newWhenFolded(metadata))
        if (isHandedOn(result, seen, callees))
          holds.insert("@memref.metadata-handed-on");
  }
  for (Operation *op : mayStop)
    if (mayBeFoundDead(op, constants) &&
        (op->getNumRegions() != 0 || holders.contains(op->getParentOp())))
      holds.insert("@calls-in-dead-code");
}

//===----------------------------------------------------------------------===//
// Results that nothing is ever said about
//===----------------------------------------------------------------------===//

/// Whether the callee has at most one block, and no ops with regions.
static bool isStraight(CallOpInterface call) {
  auto function = dyn_cast_or_null<FunctionOpInterface>(call.resolveCallable());
  if (!function)
    return false;
  Region &body = function.getFunctionBody();
  return body.empty() ||
         (body.hasOneBlock() && llvm::none_of(body.front(), [](Operation &op) {
            return op.getNumRegions() != 0;
          }));
}

/// Notes an scf.forall whose results, or values computed from them, are passed
/// to a block, a region or a function. The analysis never computes these
/// values, so it waits for them and takes the code that depends on them for
/// dead. A call also has a predicate of its own; it counts for the other one
/// only if the callee has several blocks or regions.
static void noteForall(Operation *op, PredicateSet &holds) {
  SmallVector<Value> open(op->getResults());
  llvm::DenseSet<Operation *> seen;
  while (!open.empty())
    for (Operation *user : open.pop_back_val().getUsers()) {
      auto call = dyn_cast<CallOpInterface>(user);
      if (call)
        holds.insert("@scf.forall-handed-over");
      if (call ? !isStraight(call) : user->hasTrait<OpTrait::IsTerminator>())
        holds.insert("@scf.forall-handed-on");
      if (seen.insert(user).second)
        llvm::append_range(open, user->getResults());
    }
}

/// remove-dead-values erases the block argument with the result, but not the
/// branch operand that is passed to it.
static void noteExecuteRegion(Operation *op, PredicateSet &holds) {
  if (op->getNumResults() == 0)
    return;
  for (Block &block : op->getRegion(0))
    if (!block.isEntryBlock() && block.getNumArguments() != 0)
      holds.insert("@scf.execute_region-hands-on");
}

std::vector<PredicateGroup> scion::analysisPredicates() {
  return {{{"scf.execute_region"},
           {{"@scf.execute_region-hands-on",
             "an scf.execute_region with results, in which a branch hands a "
             "value on"}},
           noteExecuteRegion},
          {{"func.func", "llvm.func"},
           {{"@vector.position-given-up",
             "a vector.extract or insert at a position that the analysis of "
             "constants may take for a constant first and for none later, "
             "where the folder sees what the vector was made of"},
            {"@folds-to-given-up",
             "an op that folds to a value which is no operand of it, and which "
             "the analysis may take for a constant first and for none later"},
            {"@memref.metadata-handed-on",
             "a memref.extract_strided_metadata with a result that its type "
             "tells, and that reaches a branch, a loop or a call"},
            {"@calls-in-dead-code",
             "a call, or an op with regions, in a region or behind a branch "
             "that may be found never to run"}},
           noteFunction},
          {{"scf.forall"},
           {{"@scf.forall-handed-on",
             "an scf.forall whose results, or what is made of them, reach a "
             "yield, a branch, a return, or a call of a function with blocks "
             "or regions"},
            {"@scf.forall-handed-over", "one where they reach a call"}},
           noteForall}};
}

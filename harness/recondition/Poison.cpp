//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// poison: ub.poison becomes zero, lanes without a value take one that is there,
// and ub.unreachable becomes a return.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
#include "harness/recondition/Conditions.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace scion;

/// The condition of a select, where the poisonous operand is never chosen.
static bool neverChosen(arith::SelectOp select, Value value, Facts &facts,
                        Value variable = {}, int64_t first = 0) {
  Value condition = select.getCondition();
  if (!condition.getType().isInteger(1) ||
      select.getTrueValue() == select.getFalseValue())
    return false;
  bool avoids = value == select.getFalseValue();
  auto holds = [&](ArrayRef<Bits> bits) {
    return bits[0].front().isZero() != avoids;
  };
  return variable ? inAllCasesWith(variable, first, condition, facts, holds)
                  : inAllCases(condition, facts, holds);
}

/// Whether the poison in these lanes of a value (bit 0: a scalar) is
/// overwritten or left out before anything looks at it.
static bool neverSeen(Value value, const llvm::BitVector &lanes, Facts &facts,
                      unsigned depth = 8) {
  if (lanes.none())
    return true;
  if (depth-- == 0)
    return false;
  auto onlyLane = [](int64_t count, int64_t lane) {
    llvm::BitVector one(count);
    one.set(lane);
    return one;
  };
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (auto insert = dyn_cast<vector::InsertOp>(user)) {
      ArrayRef<int64_t> position = insert.getStaticPosition();
      VectorType type = insert.getDestVectorType();
      if (type.getRank() != 1 || position.size() != 1 || position[0] < 0 ||
          insert.getValueToStore() == value)
        return false;
      llvm::BitVector left = lanes;
      left.reset(position[0]);
      if (!neverSeen(insert.getResult(), left, facts, depth))
        return false;
    } else if (auto extract = dyn_cast<vector::ExtractOp>(user)) {
      ArrayRef<int64_t> position = extract.getStaticPosition();
      if (extract.getSourceVectorType().getRank() != 1 ||
          position.size() != 1 || position[0] < 0)
        return false;
      if (lanes.test(position[0]) &&
          !neverSeen(extract.getResult(), onlyLane(1, 0), facts, depth))
        return false;
    } else if (auto shuffle = dyn_cast<vector::ShuffleOp>(user)) {
      if (shuffle.getV1VectorType().getRank() != 1)
        return false;
      int64_t count = shuffle.getV1VectorType().getNumElements();
      llvm::BitVector taken(shuffle.getMask().size());
      for (auto [i, chosen] : llvm::enumerate(shuffle.getMask())) {
        // Lanes of poison become the first one, below.
        int64_t lane = std::max<int64_t>(chosen, 0);
        bool isSecond = lane >= count;
        if ((isSecond ? shuffle.getV2() : shuffle.getV1()) == value &&
            lanes.test(isSecond ? lane - count : lane))
          taken.set(i);
      }
      if (!neverSeen(shuffle.getVector(), taken, facts, depth))
        return false;
    } else if (auto select = dyn_cast<arith::SelectOp>(user)) {
      if (select.getCondition() == value)
        return false;
      if (!neverChosen(select, value, facts) &&
          !neverSeen(select.getResult(), lanes, facts, depth))
        return false;
    } else if (auto loop = dyn_cast<scf::ForOp>(user)) {
      // In the first iteration only, and it runs: then the result is another.
      BlockArgument argument = loop.getTiedLoopRegionIterArg(&use);
      std::optional<Interval> lower = signedRange(loop.getLowerBound(), facts);
      std::optional<Interval> upper = signedRange(loop.getUpperBound(), facts);
      if (!argument || !lower || !upper || lower->min != lower->max ||
          upper->min <= lower->max)
        return false;
      for (Operation *inner : argument.getUsers()) {
        auto select = dyn_cast<arith::SelectOp>(inner);
        if (!select || select.getCondition() == argument ||
            !neverChosen(select, argument, facts, loop.getInductionVar(),
                         int64_t(lower->min)))
          return false;
      }
    } else {
      return false;
    }
  }
  return true;
}

static bool isNeverSeen(Value poison, Facts &facts) {
  int64_t count = 1;
  if (auto type = dyn_cast<VectorType>(poison.getType())) {
    if (type.getRank() != 1)
      return false;
    count = type.getNumElements();
  } else if (isa<ShapedType>(poison.getType())) {
    return false;
  }
  return neverSeen(poison, llvm::BitVector(count, true), facts);
}

/// Whether no branch ever goes to the block.
static bool isNeverReached(Block *block, Facts &facts, unsigned depth = 4) {
  if (block->isEntryBlock() || depth-- == 0)
    return false;
  for (Block *predecessor : block->getPredecessors()) {
    Operation *branch = predecessor->getTerminator();
    bool never = false;
    if (auto two = dyn_cast<cf::CondBranchOp>(branch)) {
      never = inAllElements(two.getCondition(), facts, [&](const APInt &bits) {
        return (bits.isZero() ? two.getFalseDest() : two.getTrueDest()) !=
               block;
      });
    } else if (auto many = dyn_cast<cf::SwitchOp>(branch)) {
      never = inAllElements(many.getFlag(), facts, [&](const APInt &flag) {
        Block *taken = many.getDefaultDestination();
        if (many.getCaseValues())
          for (auto [value, target] :
               llvm::zip(many.getCaseValues()->getValues<APInt>(),
                         many.getCaseDestinations()))
            if (value == flag) {
              taken = target;
              break;
            }
        return taken != block;
      });
    }
    if (!never && !isNeverReached(predecessor, facts, depth))
      return false;
  }
  return true;
}

static void guardPoison(Operation *op, Guard &guard) {
  if (auto shuffle = dyn_cast<vector::ShuffleOp>(op)) {
    SmallVector<int64_t> mask(shuffle.getMask());
    if (!llvm::is_contained(mask, -1))
      return;
    for (int64_t &lane : mask)
      lane = std::max<int64_t>(lane, 0);
    shuffle.setMask(mask);
    guard.note(op, "no poison lanes");
    return;
  }
  if (isa<ub::UnreachableOp>(op)) {
    if (isNeverReached(op->getBlock(), guard.facts))
      return;
    auto function = dyn_cast<func::FuncOp>(op->getParentOp());
    if (!function)
      return guard.outOfScope(op, "outside of a function's own blocks");
    SmallVector<Value> results;
    for (Type type : function.getResultTypes()) {
      Value zero = guard.zero(type);
      if (!zero)
        return guard.outOfScope(op, "no value to return instead");
      results.push_back(zero);
    }
    guard.note(op, "returns instead");
    func::ReturnOp::create(guard.builder, guard.loc(), results);
    op->erase();
    guard.erased = true;
    return;
  }
  if (isNeverSeen(op->getResult(0), guard.facts))
    return;
  Value input = guard.input(op, op->getResult(0).getType());
  if (!input)
    return guard.outOfScope(op, "no value of its type");
  guard.note(op, "an input instead");
  op->getResult(0).replaceAllUsesWith(input);
  op->erase();
  guard.erased = true;
}

static Value conditionOfPoison(Operation *op, Guard &guard) {
  if (auto shuffle = dyn_cast<vector::ShuffleOp>(op))
    return llvm::is_contained(shuffle.getMask(), -1) ? stated(guard, false)
                                                     : Value();
  // That it is reached is wrong already.
  if (isa<ub::UnreachableOp>(op))
    return stated(guard, false);
  return stated(guard, isNeverSeen(op->getResult(0), guard.facts));
}

static const Hazard hazard{
    "poison",    "ub.poison, ub.unreachable, poison lanes.",
    guardPoison, conditionOfPoison,
    false,       true};
static RegisterHazard registration(hazard);

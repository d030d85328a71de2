//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that the integer range passes get wrong: narrowed ops, constants
// without elements, which have no range, and block arguments, whose ranges are
// kept after the arguments are erased.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/LocalRange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/PostOrderIterator.h"

#include <array>
#include <map>

using namespace mlir;
using namespace scion;

//===----------------------------------------------------------------------===//
// Narrowing
//===----------------------------------------------------------------------===//

namespace {
/// A width to which ops are narrowed, and the predicates for it.
struct Width {
  unsigned bits;
  std::string_view isFilled, isShiftedOut;
};

/// The known ranges of an op's operands and results.
struct Ranges {
  explicit Ranges(Operation *op) {
    for (ValueRange values :
         {ValueRange(op->getOperands()), ValueRange(op->getResults())})
      for (Value value : values) {
        if (auto range = localRange(value))
          known.push_back(*range);
        else
          hasUnknown = true;
      }
  }

  /// Whether all fit this many bits as unsigned numbers.
  bool allFit(unsigned bits) const {
    return llvm::all_of(known, [&](const ConstantIntRanges &range) {
      return range.umax().getActiveBits() <= bits;
    });
  }

  /// Whether all fit this many bits as unsigned or as signed numbers.
  bool allFitInAWay(unsigned bits) const {
    return llvm::all_of(known, [&](const ConstantIntRanges &range) {
      return range.umax().getActiveBits() <= bits ||
             (range.smin().getSignificantBits() <= bits &&
              range.smax().getSignificantBits() <= bits);
    });
  }

  /// Whether one may need all of the bits, so that it does not fit as a signed
  /// number.
  bool mayFill(unsigned bits) const {
    return hasUnknown ||
           llvm::any_of(known, [&](const ConstantIntRanges &range) {
             return range.umax().getActiveBits() == bits;
           });
  }

  SmallVector<ConstantIntRanges> known;
  bool hasUnknown = false;
};
} // namespace

static constexpr std::array<Width, 8> widths{
    {{1, "@arith.signed-fills-1", "@arith.shifts-out-1"},
     {2, "@arith.signed-fills-2", "@arith.shifts-out-2"},
     {4, "@arith.signed-fills-4", "@arith.shifts-out-4"},
     {8, "@arith.signed-fills-8", "@arith.shifts-out-8"},
     {16, "@arith.signed-fills-16", "@arith.shifts-out-16"},
     {24, "@arith.signed-fills-24", "@arith.shifts-out-24"},
     {32, "@arith.signed-fills-32", "@arith.shifts-out-32"},
     {64, "@arith.signed-fills-64", "@arith.shifts-out-64"}}};

static void noteNarrowing(Operation *op, PredicateSet &holds) {
  unsigned width =
      ConstantIntRanges::getStorageBitwidth(op->getResult(0).getType());
  Ranges ranges(op);
  bool isShift = isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op);
  bool isSigned = !isa<arith::ShLIOp, arith::ShRUIOp>(op);
  auto amount = isShift ? localRange(op->getOperand(1)) : std::nullopt;
  for (const Width &target : widths) {
    if (target.bits >= width)
      break;
    if (isSigned && ranges.allFit(target.bits) && ranges.mayFill(target.bits))
      holds.insert(target.isFilled);
    if (isShift && ranges.allFitInAWay(target.bits) &&
        (!amount || amount->umax().uge(target.bits)))
      holds.insert(target.isShiftedOut);
  }
}

static std::vector<Predicate> narrowingPredicates() {
  std::vector<Predicate> predicates;
  for (const Width &target : widths) {
    predicates.push_back(
        {target.isFilled,
         "a signed op on numbers that may all fit so many bits without a sign, "
         "one of them not with a sign"});
    predicates.push_back(
        {target.isShiftedOut,
         "a shift of numbers that may all fit so many bits, by as many bits or "
         "more"});
  }
  return predicates;
}

static void noteFlags(Operation *op, PredicateSet &holds) {
  if (cast<arith::ArithIntegerOverflowFlagsInterface>(op).hasNoSignedWrap())
    holds.insert("@arith.no-signed-wrap");
}

static void noteComparison(Operation *op, PredicateSet &holds) {
  auto comparison = cast<arith::CmpIOp>(op);
  StringRef name = stringifyCmpIPredicate(comparison.getPredicate());
  if (name.starts_with("s") &&
      getElementTypeOrSelf(comparison.getLhs()).isInteger(1))
    holds.insert("@arith.cmpi-signed-bits");
}

//===----------------------------------------------------------------------===//
// Ranges that outlive block arguments
//===----------------------------------------------------------------------===//

/// Whether the op increments the variable of a loop of blocks. If it is
/// reachable, it is not one number.
static bool isStep(Operation *op) {
  auto variable = isa<arith::AddIOp>(op)
                      ? dyn_cast<BlockArgument>(op->getOperand(0))
                      : nullptr;
  return variable && matchPattern(op->getOperand(1), m_Constant()) &&
         !matchPattern(op->getOperand(1), m_Zero()) &&
         llvm::any_of(op->getUsers(), [&](Operation *user) {
           return llvm::is_contained(user->getSuccessors(),
                                     variable.getOwner());
         });
}

/// Whether the op may be erased when known constants are inserted.
static bool mayVanish(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (op->hasTrait<OpTrait::IsTerminator>() || !isMemoryEffectFree(op) ||
      isStep(op))
    return false;
  return op->use_empty() || llvm::all_of(op->getResults(), mayBeOneNumber) ||
         llvm::all_of(op->getOperands(), [](Value value) {
           return matchPattern(value, m_Constant());
         });
}

/// Whether all values that are passed for the argument may be known numbers.
static bool isOneNumberOnAllWays(BlockArgument argument) {
  if (!getElementTypeOrSelf(argument.getType()).isIntOrIndex())
    return false;
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
       ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    Value incoming = branch
                         ? branch.getSuccessorOperands(
                               it.getSuccessorIndex())[argument.getArgNumber()]
                         : Value();
    if (incoming && !mayBeOneNumber(incoming))
      return false;
  }
  return true;
}

namespace {
/// The properties of a block that must be equal in another one for the two to
/// be merged.
struct Outline {
  explicit Outline(Block *block) : block(block) {
    for (Operation &op : *block)
      if (!mayVanish(&op)) {
        position[&op] = ops.size();
        ops.push_back(&op);
      }
  }

  /// Whether both blocks use the same value at one position.
  bool isSame(Value here, Value there, const Outline &other) const {
    if (here == there)
      return true;
    Attribute number, otherNumber;
    if (matchPattern(here, m_Constant(&number)))
      return matchPattern(there, m_Constant(&otherNumber)) &&
             number == otherNumber;
    if (auto argument = dyn_cast<BlockArgument>(here)) {
      auto opposite = dyn_cast<BlockArgument>(there);
      return opposite && argument.getOwner() == block &&
             opposite.getOwner() == other.block &&
             argument.getArgNumber() == opposite.getArgNumber() &&
             !isOneNumberOnAllWays(argument) && !isOneNumberOnAllWays(opposite);
    }
    auto found = position.find(here.getDefiningOp()),
         opposite = other.position.find(there.getDefiningOp());
    return found != position.end() && opposite != other.position.end() &&
           found->second == opposite->second &&
           cast<OpResult>(here).getResultNumber() ==
               cast<OpResult>(there).getResultNumber();
  }

  bool hasSameAttributes(const Outline &other) const {
    return llvm::all_of(llvm::zip_equal(ops, other.ops), [](auto both) {
      auto [op, opposite] = both;
      return op->getDiscardableAttrDictionary() ==
                 opposite->getDiscardableAttrDictionary() &&
             (!op->getPropertiesStorageSize() ||
              op->getName().compareOpProperties(
                  op->getPropertiesStorage(),
                  opposite->getPropertiesStorage()));
    });
  }

  bool hasSameOperands(const Outline &other) const {
    for (auto [op, opposite] : llvm::zip(ops, other.ops)) {
      if (op->getNumOperands() != opposite->getNumOperands())
        return false;
      for (auto [here, there] :
           llvm::zip(op->getOperands(), opposite->getOperands()))
        if (!isSame(here, there, other))
          return false;
    }
    return true;
  }

  Block *block;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, size_t> position;
};
} // namespace

/// Whether two blocks of the region differ only in the values that they use, so
/// that merging them creates block arguments.
static bool hasBlocksAlike(Region &region) {
  if (region.empty() || std::distance(region.begin(), region.end()) < 3)
    return false;
  // Attributes are compared last: a dictionary of an op's properties is made
  // whenever somebody asks for it.
  using Key = std::vector<const void *>;
  std::map<Key, SmallVector<Outline, 1>> seen;
  llvm::DenseMap<Block *, Block *> same; // those merged without arguments
  for (Block *block : llvm::post_order(&region.front())) {
    same[block] = block;
    if (block->isEntryBlock())
      continue;
    Outline outline(block);
    Key key;
    for (Operation *op : outline.ops) {
      key.push_back(op->getName().getAsOpaquePointer());
      for (Value result : op->getResults())
        key.push_back(result.getType().getAsOpaquePointer());
      for (Block *successor : op->getSuccessors()) {
        Block *merged = same.lookup(successor);
        key.push_back(merged ? merged : successor);
      }
      key.push_back(nullptr);
    }
    SmallVector<Outline, 1> &alike = seen[std::move(key)];
    Outline *other = llvm::find_if(alike, [&](const Outline &one) {
      return outline.hasSameAttributes(one);
    });
    if (other == alike.end()) {
      alike.push_back(std::move(outline));
      continue;
    }
    if (!outline.hasSameOperands(*other))
      return true;
    same[block] = other->block;
  }
  return false;
}

static void noteBlocks(Operation *function, PredicateSet &holds) {
  function->walk([&](Operation *op) {
    if (llvm::any_of(op->getRegions(), hasBlocksAlike)) {
      holds.insert("@blocks-alike");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
}

/// Notes a constant without elements, which has no range.
static void noteConstant(mlir::Operation *op, PredicateSet &holds) {
  auto values = mlir::dyn_cast<mlir::DenseIntElementsAttr>(
      mlir::cast<mlir::arith::ConstantOp>(op).getValue());
  if (values && values.empty())
    holds.insert("@arith.constant-empty");
}

std::vector<PredicateGroup> scion::rangePredicates() {
  return {
      {{"arith.constant"},
       {{"@arith.constant-empty",
         "an arith.constant of integers without elements"}},
       noteConstant},
      {{"arith.maxsi", "arith.minsi", "arith.divsi", "arith.remsi",
        "arith.ceildivsi", "arith.floordivsi", "arith.shrsi", "arith.shli",
        "arith.shrui"},
       narrowingPredicates(),
       noteNarrowing},
      {{"arith.addi", "arith.subi", "arith.muli", "arith.shli"},
       {{"@arith.no-signed-wrap",
         "an op on integers that must not wrap, read with a sign"}},
       noteFlags},
      {{"arith.cmpi"},
       {{"@arith.cmpi-signed-bits", "a signed comparison of i1"}},
       noteComparison},
      {{"func.func", "llvm.func"},
       {{"@blocks-alike",
         "two blocks that do the same with other values, and so may be merged "
         "into one with new arguments"}},
       noteBlocks}};
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors in functions of several blocks, and in ops that become blocks.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace scion;

namespace {
/// The tensors that may share a buffer, and the reads and writes of those that
/// are block arguments. Bufferization compares a write with a read of an
/// argument only in the argument's own block.
class BuffersInBlocks {
public:
  explicit BuffersInBlocks(mlir::Operation *function) {
    function->walk([&](mlir::Operation *op) { noteAliases(op); });
    noteArguments(function);
    function->walk([&](mlir::Operation *op) { noteWrites(op); });
  }

  /// Whether an argument may be read after a write to its buffer, in a block
  /// other than its own.
  bool hasReadBehindWrite() {
    for (mlir::BlockArgument argument : arguments)
      if (isReadBehindWrite(argument))
        return true;
    return false;
  }

  /// Whether an argument of the function is written to, wherever.
  bool writesToArgument() const { return hasWriteToArgument; }

private:
  using Buffer = std::pair<const void *, mlir::Region *>;

  llvm::EquivalenceClasses<const void *> buffers;
  llvm::SmallVector<mlir::BlockArgument> arguments; // of multi-block regions
  llvm::DenseMap<Buffer, llvm::SmallVector<mlir::Operation *>> writes;
  llvm::DenseSet<const void *> ownArguments; // of the function, by leader
  bool hasWriteToArgument = false;
  unsigned budget = 100000; // of blocks and ops; then it is taken to be

  void join(mlir::ValueRange values) {
    const void *first = nullptr;
    for (mlir::Value value : values) {
      if (!isTensor(value))
        continue;
      const void *key = value.getAsOpaquePointer();
      buffers.insert(key);
      if (first)
        buffers.unionSets(first, key);
      first = key;
    }
  }

  const void *leader(mlir::Value value) {
    const void *key = value.getAsOpaquePointer();
    buffers.insert(key);
    return buffers.getLeaderValue(key);
  }

  /// Joins the tensors that may share a buffer: those that a branch passes on,
  /// or that an op with regions takes, carries and yields.
  void noteAliases(mlir::Operation *op) {
    if (mlir::isa<mlir::FunctionOpInterface, mlir::ModuleOp>(op))
      return;
    if (auto branch = mlir::dyn_cast<mlir::BranchOpInterface>(op)) {
      for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
        mlir::SuccessorOperands given = branch.getSuccessorOperands(i);
        for (auto [number, argument] :
             llvm::enumerate(op->getSuccessor(i)->getArguments()))
          if (number < given.size() && given[number])
            join({given[number], argument});
      }
      return;
    }
    llvm::SmallVector<mlir::Value> values(op->getResults());
    if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op)) {
      llvm::append_range(values, writer.getDpsInits());
      return join(values);
    }
    for (mlir::OpOperand &operand : op->getOpOperands())
      if (!readsTensor(operand))
        values.push_back(operand.get());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        if (block.isEntryBlock())
          llvm::append_range(values, block.getArguments());
        if (!block.empty() && block.back().getNumSuccessors() == 0)
          llvm::append_range(values, block.back().getOperands());
      }
    join(values);
  }

  void noteArguments(mlir::Operation *function) {
    function->walk([&](mlir::Operation *op) {
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          for (mlir::BlockArgument argument : block.getArguments()) {
            if (!isTensor(argument))
              continue;
            if (op == function)
              ownArguments.insert(leader(argument));
            if (!region.hasOneBlock())
              arguments.push_back(argument);
          }
    });
  }

  /// Whether the op passes an operand on, instead of creating a tensor.
  static bool handsOn(mlir::Operation *op) {
    return isTensorView(op) || mlir::isa<mlir::arith::SelectOp>(op);
  }

  void noteWrites(mlir::Operation *op) {
    if ((op->getNumRegions() != 0 &&
         !mlir::isa<mlir::DestinationStyleOpInterface>(op)) ||
        op->hasTrait<mlir::OpTrait::IsTerminator>() || handsOn(op))
      return;
    for (mlir::OpOperand &operand : op->getOpOperands()) {
      if (!isTensor(operand.get()) || readsTensor(operand))
        continue;
      const void *buffer = leader(operand.get());
      hasWriteToArgument |= ownArguments.contains(buffer);
      for (mlir::Operation *around = op; around;
           around = around->getParentOp()) {
        if (mlir::isa<mlir::FunctionOpInterface>(around))
          break;
        mlir::Region *region = around->getParentRegion();
        if (region && !region->hasOneBlock())
          writes[{buffer, region}].push_back(around);
      }
    }
  }

  /// An op of the region that reads the tensor, or contains such an op. A
  /// branch that passes the tensor on counts as a read.
  struct Read {
    mlir::Operation *op;
    bool isInput; // `op` itself reads it as an input
  };

  void addReads(mlir::Value tensor, mlir::Region *region,
                llvm::SmallVector<Read> &reads) {
    for (mlir::OpOperand &use : tensor.getUses()) {
      if (budget == 0)
        return;
      --budget;
      mlir::Operation *user = use.getOwner();
      if (handsOn(user))
        addReads(user->getResult(0), region, reads);
      else if (mlir::Operation *here = region->findAncestorOpInRegion(*user))
        reads.push_back({here, here == user && readsTensor(use)});
    }
  }

  bool isReadBehindWrite(mlir::BlockArgument argument) {
    mlir::Block *home = argument.getOwner();
    mlir::Region *region = home->getParent();
    auto found = writes.find({leader(argument), region});
    if (found == writes.end())
      return false;
    llvm::SmallVector<Read> reads;
    addReads(argument, region, reads);
    if (reads.empty())
      return false;
    // Blocks after a write in which the argument still has the same value.
    llvm::SmallPtrSet<mlir::Block *, 8> behind;
    llvm::SmallVector<mlir::Block *> open;
    llvm::DenseMap<mlir::Block *, mlir::Operation *> firstWrites;
    for (mlir::Operation *write : found->second) {
      if (budget != 0)
        --budget;
      mlir::Block *block = write->getBlock();
      if (block == home)
        continue;
      auto [first, isNew] = firstWrites.try_emplace(block, write);
      if (isNew)
        open.push_back(block);
      else if (write->isBeforeInBlock(first->second))
        first->second = write;
    }
    while (!open.empty()) {
      for (mlir::Block *next : open.pop_back_val()->getSuccessors()) {
        if (budget != 0)
          --budget;
        if (next != home && behind.insert(next).second)
          open.push_back(next);
      }
    }
    return budget == 0 || llvm::any_of(reads, [&](const Read &read) {
             auto first = firstWrites.find(read.op->getBlock());
             return behind.contains(read.op->getBlock()) ||
                    (first != firstWrites.end() &&
                     (first->second->isBeforeInBlock(read.op) ||
                      (read.isInput && first->second == read.op)));
           });
  }
};
} // namespace

/// Ops of scf that convert-scf-to-cf makes blocks of.
static bool becomesBlocks(mlir::Operation *op) {
  return op->getNumRegions() != 0 &&
         op->getName().getDialectNamespace() == "scf" &&
         !op->hasTrait<mlir::OpTrait::IsTerminator>();
}

/// The tensors whose buffers a tensor may share, because it is made from them.
static llvm::SmallVector<mlir::Value> sourcesOf(mlir::Value tensor) {
  llvm::SmallVector<mlir::Value> sources;
  auto add = [&](mlir::ValueRange values) {
    llvm::copy_if(values, std::back_inserter(sources), isTensor);
  };
  if (auto argument = mlir::dyn_cast<mlir::BlockArgument>(tensor)) {
    add(givenByBranches(argument));
    return sources;
  }
  mlir::Operation *op = tensor.getDefiningOp();
  if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op)) {
    add(writer.getDpsInits());
    return sources;
  }
  add(op->getOperands());
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      if (!block.empty())
        add(block.back().getOperands());
  return sources;
}

/// Whether a cycle of blocks passes a tensor through an op that creates no
/// tensor: bufferization then follows the cycle without end.
static bool hasCycleThroughView(mlir::Operation *function) {
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> sources, users;
  auto note = [&](mlir::Value tensor) {
    if (!isTensor(tensor))
      return;
    auto &mine = sources[tensor] = sourcesOf(tensor);
    for (mlir::Value source : mine)
      users[source].push_back(tensor);
  };
  function->walk([&](mlir::Operation *op) {
    llvm::for_each(op->getResults(), note);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        llvm::for_each(block.getArguments(), note);
  });
  // Remove tensors all of whose sources are removed, then those all of whose
  // users are. The remaining tensors are on cycles, or between them.
  llvm::DenseSet<mlir::Value> gone;
  auto takeAway = [&](auto &before, auto &behind) {
    llvm::DenseMap<mlir::Value, unsigned> open;
    llvm::SmallVector<mlir::Value> free;
    for (auto &[tensor, itsSources] : sources) {
      if (gone.contains(tensor))
        continue;
      unsigned count = llvm::count_if(before[tensor], [&](mlir::Value other) {
        return !gone.contains(other);
      });
      open[tensor] = count;
      if (count == 0)
        free.push_back(tensor);
    }
    while (!free.empty()) {
      mlir::Value tensor = free.pop_back_val();
      gone.insert(tensor);
      for (mlir::Value next : behind[tensor])
        if (auto found = open.find(next);
            found != open.end() && --found->second == 0)
          free.push_back(next);
    }
  };
  takeAway(sources, users);
  takeAway(users, sources);
  return llvm::any_of(sources, [&](const auto &entry) {
    mlir::Operation *op = entry.first.getDefiningOp();
    return op && !gone.contains(entry.first) &&
           !mlir::isa<mlir::DestinationStyleOpInterface>(op);
  });
}

static void noteFunction(mlir::Operation *function, PredicateSet &holds) {
  bool hasTensors = false, hasSeveralBlocks = false;
  function->walk([&](mlir::Operation *op) {
    hasTensors = hasTensors || touchesTensors(op);
    for (mlir::Region &region : op->getRegions())
      hasSeveralBlocks |= !region.empty() && !region.hasOneBlock();
  });
  if (!hasTensors || !hasSeveralBlocks)
    return;
  if (BuffersInBlocks(function).hasReadBehindWrite())
    holds.insert("@read-behind-write-in-blocks");
  if (hasCycleThroughView(function))
    holds.insert("@blocks-carry-view");
}

/// Whether scf ops contain tensors, or are in a function that may write to its
/// arguments.
static bool hasTensorsInBlocks(mlir::Operation *function) {
  bool hasScf = false;
  auto found =
      function->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
        if (!becomesBlocks(op))
          return mlir::WalkResult::advance();
        hasScf = true;
        // The walk of the outermost op covers nested ones.
        auto holdsTensors = op->walk([](mlir::Operation *inner) {
          return touchesTensors(inner) ? mlir::WalkResult::interrupt()
                                       : mlir::WalkResult::advance();
        });
        return holdsTensors.wasInterrupted() ? mlir::WalkResult::interrupt()
                                             : mlir::WalkResult::skip();
      });
  return found.wasInterrupted() ||
         (hasScf && touchesTensors(function) &&
          BuffersInBlocks(function).writesToArgument());
}

/// Tensors in several blocks are bufferized correctly only with
/// copy-before-write, which is suppressed if a call takes tensors.
static void noteModule(mlir::Operation *module, PredicateSet &holds) {
  if (module->getParentOp())
    return; // has been looked at with the one around it
  bool hasCall = false, becomes = false;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    hasCall |= mlir::isa<mlir::func::CallOp>(op) &&
               llvm::any_of(op->getOperands(), isTensor);
    if (!becomes && mlir::isa<mlir::func::FuncOp>(op))
      becomes = hasTensorsInBlocks(op);
  });
  if (hasCall && becomes)
    holds.insert("@tensors-become-blocks");
}

std::vector<PredicateGroup> scion::tensorBlockPredicates() {
  return {
      {{"func.func"},
       {{"@read-behind-write-in-blocks",
         "an argument of one of several blocks that is read in another block, "
         "behind what may write to its buffer there"},
        {"@blocks-carry-view",
         "a cycle of blocks that carries a tensor round through a view of it, "
         "or what else has its buffer and is no write"}},
       noteFunction},
      {{"builtin.module"},
       {{"@tensors-become-blocks",
         "a func.call that takes tensors, and an op of scf that holds tensors "
         "or stands in a function which may write to a tensor it is given"}},
       noteModule},
  };
}

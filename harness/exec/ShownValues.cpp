//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/ShownValues.h"

#include "harness/exec/ShowValue.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include <set>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Shown already
//===----------------------------------------------------------------------===//

/// A function of the runner libraries, or one of the program that prints.
static bool isPrinter(func::CallOp call) {
  StringRef name = call.getCallee();
  if (name.starts_with("print") || name.starts_with("_mlir_ciface_print") ||
      name.starts_with(scion::showPrefix))
    return true;
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!function || function.isDeclaration())
    return false;
  for (Operation &op : function.front()) {
    auto inner = dyn_cast<func::CallOp>(op);
    if (isa<vector::PrintOp>(op) ||
        (inner && inner.getCallee().starts_with("print")))
      return true;
  }
  return false;
}

/// Whether every index is a loop variable, so that all elements are read.
static bool areLoopVariables(ValueRange indices) {
  return llvm::all_of(indices, [](Value index) {
    auto argument = dyn_cast<BlockArgument>(index);
    return argument && isa<scf::ForOp, affine::AffineForOp>(
                           argument.getOwner()->getParentOp());
  });
}

/// Operations whose result determines their operand.
static bool passesOn(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return areLoopVariables(load.getIndices());
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return areLoopVariables(extract.getIndices());
  if (auto extract = dyn_cast<vector::ExtractOp>(op)) {
    if (extract.getSourceVectorType().getNumElements() == 1)
      return true;
    if (!extract.hasDynamicPosition()) // unrolled: the others are beside it
      return isa_and_nonnull<vector::ExtractOp>(op->getNextNode()) ||
             isa_and_nonnull<func::CallOp>(op->getNextNode());
    return areLoopVariables(extract.getDynamicPosition());
  }
  return isa<arith::ExtSIOp, arith::ExtUIOp, arith::ExtFOp, arith::BitcastOp,
             arith::IndexCastOp, arith::IndexCastUIOp, vector::ShapeCastOp,
             complex::ReOp, memref::CastOp, bufferization::ToBufferOp>(op);
}

static bool isShown(Value value, unsigned depth) {
  for (Operation *user : value.getUsers()) {
    if (isa<vector::PrintOp>(user))
      return true;
    if (auto call = dyn_cast<func::CallOp>(user); call && isPrinter(call))
      return true;
    if (depth && user->getNumResults() == 1 && passesOn(user) &&
        isShown(user->getResult(0), depth - 1))
      return true;
  }
  return false;
}

bool scion::isShownAlready(Value value) { return isShown(value, 3); }

//===----------------------------------------------------------------------===//
// Undefined values
//===----------------------------------------------------------------------===//

namespace {
/// Searches backwards from a value through operands and yielded values.
class UndefinedSearch {
public:
  explicit UndefinedSearch(bool isWellDefined) : isWellDefined(isWellDefined) {}

  bool mayBe(Value value) {
    if (!seen.insert(value).second)
      return false;
    if (auto argument = dyn_cast<BlockArgument>(value))
      return mayBe(argument);
    Operation *op = value.getDefiningOp();
    if (isa<ub::PoisonOp, LLVM::PoisonOp, LLVM::UndefOp>(op))
      return true;
    // Addresses differ from run to run, strides and offsets from path to path.
    if (isa<memref::ExtractAlignedPointerAsIndexOp,
            memref::ExtractStridedMetadataOp, LLVM::PtrToIntOp>(op))
      return true;
    // Sizes of tensors are defined, whatever the contents.
    if (isa<tensor::DimOp>(op))
      return mayBe(op->getOperand(1));
    if (!isa<TensorType>(value.getType()))
      return anyPart(op);
    if (isWellDefined)
      return mayBeUnwritten(op) || anyPart(op, /*skipUnwritten=*/true);
    if (isa<tensor::EmptyOp, bufferization::AllocTensorOp,
            UnrealizedConversionCastOp>(op))
      return true;
    if (auto read = dyn_cast<bufferization::ToTensorOp>(op))
      return !read.getBuffer().getDefiningOp<memref::GetGlobalOp>();
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      if (overwritesEverything(structured))
        return any(structured.getDpsInputs());
    return anyPart(op);
  }

private:
  template <typename Range>
  bool any(Range &&values) {
    return llvm::any_of(values, [&](Value value) { return mayBe(value); });
  }

  bool mayBe(BlockArgument argument) {
    Block *block = argument.getOwner();
    Operation *parent = block->getParentOp();
    // An argument of a region depends on the operands of its operation, one of
    // another block on the operands of the branches to it. One of a function is
    // checked at the calls.
    if (block->isEntryBlock() && isa<linalg::LinalgOp>(parent))
      return anyOperand(parent, /*skipUnwritten=*/isWellDefined);
    if (block->isEntryBlock())
      return !isa<func::FuncOp>(parent) && any(parent->getOperands());
    return llvm::any_of(block->getPredecessors(), [&](Block *from) {
      return any(from->getTerminator()->getOperands());
    });
  }

  static bool mayBeUnwritten(Operation *op) {
    auto alloc = dyn_cast_or_null<bufferization::AllocTensorOp>(op);
    return isa_and_nonnull<tensor::EmptyOp, UnrealizedConversionCastOp>(op) ||
           (alloc && !alloc.getCopy());
  }

  /// In a well-defined program, an operation with a tensor.empty as operand
  /// overwrites it.
  bool anyOperand(Operation *op, bool skipUnwritten) {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      return !(skipUnwritten && mayBeUnwritten(operand.getDefiningOp())) &&
             mayBe(operand);
    });
  }

  bool anyPart(Operation *op, bool skipUnwritten = false) {
    if (anyOperand(op, skipUnwritten))
      return true;
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
          call, call.getCalleeAttr());
      return !callee || anyYielded(callee);
    }
    return anyYielded(op);
  }

  bool anyYielded(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (block.mightHaveTerminator() &&
            any(block.getTerminator()->getOperands()))
          return true;
    return false;
  }

  static bool overwritesEverything(linalg::LinalgOp op) {
    return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
      return op.getMatchingIndexingMap(&init).isPermutation();
    });
  }

  bool isWellDefined;
  DenseSet<Value> seen;
};
} // namespace

bool scion::mayBeUndefined(Value value, bool isWellDefined) {
  return UndefinedSearch(isWellDefined).mayBe(value);
}

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

namespace {
/// The uses of a memref and its views.
struct MemrefUses {
  bool allKnown = true;
  Operation *dealloc = nullptr;

  explicit MemrefUses(Value memref) { visit(memref); }

private:
  void visit(Value memref) {
    for (Operation *user : memref.getUsers()) {
      if (isa<memref::DeallocOp>(user)) {
        allKnown &= !dealloc; // several: on different paths
        dealloc = user;
      } else if (isa<ViewLikeOpInterface>(user) && user->getNumResults() == 1) {
        visit(user->getResult(0));
      } else if (!isa<memref::LoadOp, memref::StoreOp, memref::DimOp,
                      memref::CopyOp, memref::AtomicRMWOp, affine::AffineLoadOp,
                      affine::AffineStoreOp, affine::AffineVectorLoadOp,
                      affine::AffineVectorStoreOp, vector::LoadOp,
                      vector::StoreOp, vector::TransferReadOp,
                      vector::TransferWriteOp, linalg::LinalgOp>(user)) {
        auto call = dyn_cast<func::CallOp>(user);
        allKnown &= call && call.getCallee().starts_with("print");
      }
    }
  }
};
} // namespace

/// Whether the store fills the memref: it is in a nest of loops in `block`, one
/// over each whole dimension, as the wrapper of reconditioning makes them.
static bool fillsInLoops(memref::StoreOp store, Block *block) {
  auto type = store.getMemRefType();
  Operation *inner = store;
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    auto loop = dyn_cast<scf::ForOp>(inner->getParentOp());
    if (!loop || store.getIndices()[dim] != loop.getInductionVar() ||
        getConstantIntValue(loop.getLowerBound()) != 0 ||
        getConstantIntValue(loop.getStep()) != 1 ||
        getConstantIntValue(loop.getUpperBound()) != type.getDimSize(dim))
      return false;
    inner = loop;
  }
  return inner->getBlock() == block;
}

/// Whether the memref is only read, also by the functions to which it is
/// passed.
static bool isOnlyRead(Value memref, unsigned depth = 4) {
  return depth > 0 && llvm::all_of(memref.getUses(), [&](OpOperand &use) {
           Operation *user = use.getOwner();
           if (isa<memref::LoadOp, affine::AffineLoadOp,
                   affine::AffineVectorLoadOp, vector::LoadOp,
                   vector::TransferReadOp, memref::DimOp>(user))
             return true;
           if (isa<memref::CastOp, memref::ReinterpretCastOp>(user))
             return isOnlyRead(user->getResult(0), depth - 1);
           if (auto store = dyn_cast<memref::StoreOp>(user))
             return memref.getDefiningOp<memref::AllocOp>() &&
                    fillsInLoops(store, memref.getParentBlock());
           auto call = dyn_cast<func::CallOp>(user);
           auto callee =
               call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                          call, call.getCalleeAttr())
                    : nullptr;
           return callee && !callee.isExternal() &&
                  isOnlyRead(callee.getArgument(use.getOperandNumber()),
                             depth - 1);
         });
}

/// Whether the whole memref is written in the block of its allocation: it is
/// filled, copied to, the output of a structured operation, or every element is
/// stored to.
static bool isInitialised(Value memref, Block *block) {
  auto type = cast<MemRefType>(memref.getType());
  std::set<std::vector<int64_t>> stored;
  for (Operation *user : memref.getUsers()) {
    if (auto store = dyn_cast<memref::StoreOp>(user);
        store && store.getMemRef() == memref && store->getBlock() != block &&
        fillsInLoops(store, block))
      return !isOnlyRead(memref);
    if (user->getBlock() != block)
      continue;
    if (auto copy = dyn_cast<memref::CopyOp>(user))
      if (copy.getTarget() == memref)
        return true;
    if (auto op = dyn_cast<linalg::LinalgOp>(user))
      for (OpOperand &init : op.getDpsInitsMutable())
        if (init.get() == memref &&
            op.getMatchingIndexingMap(&init).isPermutation())
          return true;
    if (auto store = dyn_cast<memref::StoreOp>(user);
        store && store.getMemRef() == memref) {
      std::vector<int64_t> place;
      for (Value index : store.getIndices())
        if (std::optional<int64_t> constant = getConstantIntValue(index))
          place.push_back(*constant);
      if (place.size() == size_t(type.getRank()))
        stored.insert(place);
    }
  }
  return type.hasStaticShape() &&
         int64_t(stored.size()) == type.getNumElements();
}

/// The op that frees an allocation of a well-defined program, or the block's
/// end: reconditioning leaves at most one deallocation.
static Operation *endOfLife(Value memref, Operation *end) {
  for (Operation *user : memref.getUsers())
    if (isa<memref::DeallocOp, memref::ReallocOp, bufferization::DeallocOp>(
            user))
      return user;
  return end;
}

Operation *scion::lastReadablePoint(Value memref, bool isWellDefined) {
  Operation *op = memref.getDefiningOp();
  if (!op || !op->getBlock()->mightHaveTerminator())
    return nullptr;
  Operation *end = op->getBlock()->getTerminator();
  if (isWellDefined && isa<func::CallOp>(op))
    return end;
  if (auto get = dyn_cast<memref::GetGlobalOp>(op)) {
    auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
        get, get.getNameAttr());
    bool isVariable = global && !global.getConstant() &&
                      !global.isUninitialized() && !global.isExternal();
    // Do not show memory that is only read here: the values read show it, and
    // the buffers from which the wrapper of reconditioning reads its arguments
    // would fill the trace.
    bool isOnlyRead =
        isWellDefined && llvm::all_of(memref.getUsers(), [](Operation *user) {
          return isa<memref::LoadOp, vector::LoadOp>(user);
        });
    return isVariable && !isOnlyRead ? end : nullptr;
  }
  // Reconditioning fills memory that may be read unwritten, but not memory of
  // which the program only reads written elements. Such memory must not be
  // shown as a whole.
  if (!isa<memref::AllocOp, memref::AllocaOp>(op) ||
      !isInitialised(memref, op->getBlock()))
    return nullptr;
  if (isWellDefined) {
    end = endOfLife(memref, end);
  } else {
    MemrefUses uses(memref);
    if (!uses.allKnown)
      return nullptr;
    if (uses.dealloc)
      end = uses.dealloc;
  }
  return end->getBlock() == op->getBlock() ? end : nullptr;
}

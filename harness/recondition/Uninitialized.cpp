//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uninitialized: contents of fresh buffers and of tensor.empty that could be
// read before they are written. They are filled with an input, unless what
// comes first overwrites them whole.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Written.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace scion;

/// Whether the op writes every element of the init and reads none.
static bool overwrites(linalg::LinalgOp op, OpOperand &use) {
  if (!op.isDpsInit(&use) || op.payloadUsesValueFromOperand(&use))
    return false;
  AffineMap map = op.getMatchingIndexingMap(&use);
  return map.isProjectedPermutation() &&
         map.getNumResults() == cast<ShapedType>(use.get().getType()).getRank();
}

/// A nest of loops, each over one whole dimension, that does nothing to the
/// buffer but to store to the element in hand: what the wrapper makes.
static bool isFillNest(Operation *outer, Value buffer, Facts &facts) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> variables;
  Operation *loop = outer;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Block *body;
    if (auto scfLoop = dyn_cast_or_null<scf::ForOp>(loop)) {
      std::optional<APInt> lower = constantInt(scfLoop.getLowerBound());
      std::optional<APInt> step = constantInt(scfLoop.getStep());
      if (!lower || !lower->isZero() || !step || !step->isOne() ||
          !(facts.sizeOfIndex(scfLoop.getUpperBound()) ==
            facts.sizeOf(buffer, dim)))
        return false;
      variables.push_back(scfLoop.getInductionVar());
      body = scfLoop.getBody();
    } else if (auto affineLoop = dyn_cast_or_null<affine::AffineForOp>(loop)) {
      if (!affineLoop.hasConstantBounds() ||
          affineLoop.getConstantLowerBound() != 0 ||
          affineLoop.getStepAsInt() != 1 ||
          facts.sizeOf(buffer, dim).constant !=
              affineLoop.getConstantUpperBound())
        return false;
      variables.push_back(affineLoop.getInductionVar());
      body = affineLoop.getBody();
    } else {
      return false;
    }
    bool isLast = dim + 1 == type.getRank();
    loop = nullptr;
    for (Operation &op : *body) {
      if (isa<scf::ForOp, affine::AffineForOp>(op)) {
        if (isLast || loop)
          return false;
        loop = &op;
        continue;
      }
      bool usesBuffer = llvm::is_contained(op.getOperands(), buffer);
      if (isLast && usesBuffer && !loop) {
        if (auto store = dyn_cast<memref::StoreOp>(op)) {
          if (!llvm::equal(store.getIndices(), variables))
            return false;
        } else if (auto store = dyn_cast<affine::AffineStoreOp>(op)) {
          if (!store.getAffineMap().isIdentity() ||
              !llvm::equal(store.getIndices(), variables))
            return false;
        } else {
          return false;
        }
        if (op.getOperand(0) == buffer)
          return false;
        loop = &op;
        continue;
      }
      if (usesBuffer || op.getNumRegions() != 0)
        return false;
    }
    if (!loop)
      return false;
  }
  return type.getRank() > 0;
}

/// A call to a function whose first op fills this argument.
static bool isFillCall(func::CallOp call, unsigned argument, Facts &facts) {
  func::FuncOp callee = facts.function(call.getCallee());
  if (!callee || callee.isExternal())
    return false;
  auto fill = dyn_cast<linalg::FillOp>(callee.getBody().front().front());
  return fill && fill.getOutputs()[0] == callee.getArgument(argument);
}

static bool isFilledFirst(Value buffer, Facts &facts) {
  Operation *alloc = buffer.getDefiningOp();
  Block *block = alloc->getBlock();
  Operation *first = nullptr;
  bool elsewhere = false;
  for (Operation *user : buffer.getUsers()) {
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    // In another block, which is entered only after this one has ended.
    if (!ancestor) {
      elsewhere = true;
      continue;
    }
    if (isa<memref::DimOp>(user) && ancestor == user)
      continue;
    if (isa<memref::DeallocOp>(user) && ancestor == user)
      continue;
    if (!first || ancestor->isBeforeInBlock(first))
      first = ancestor;
  }
  if (!first)
    return !elsewhere; // nobody looks
  for (OpOperand &use : buffer.getUses()) {
    if (use.getOwner() != first)
      continue;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(first))
      if (!overwrites(linalgOp, use))
        return false;
    if (auto copy = dyn_cast<memref::CopyOp>(first))
      if (use.getOperandNumber() != 1)
        return false;
    if (auto call = dyn_cast<func::CallOp>(first))
      return isFillCall(call, use.getOperandNumber(), facts);
  }
  if (isa<linalg::LinalgOp, memref::CopyOp>(first))
    return true;
  if (auto store = dyn_cast<memref::StoreOp>(first))
    return cast<MemRefType>(buffer.getType()).getRank() == 0 &&
           store.getMemref() == buffer;
  if (auto store = dyn_cast<affine::AffineStoreOp>(first))
    return cast<MemRefType>(buffer.getType()).getRank() == 0 &&
           store.getMemRef() == buffer;
  return isFillNest(first, buffer, facts);
}

static void fillByCall(TypedValue<MemRefType> destination, Value value,
                       Guard &guard) {
  OpBuilder &builder = guard.builder;
  MemRefType type = destination.getType();
  std::string name = "scion_fill_";
  llvm::raw_string_ostream(name) << type;
  for (char &c : name)
    c = c == '?' ? 'D' : llvm::isAlnum(c) ? c : '_';
  auto module = value.getDefiningOp()->getParentOfType<ModuleOp>();
  auto present = [&] {
    return dyn_cast_or_null<func::FuncOp>(
        SymbolTable::lookupSymbolIn(module, name));
  };
  while (present() && present().getArgumentTypes()[0] != type)
    name += '_';
  if (!SymbolTable::lookupSymbolIn(module, name)) {
    OpBuilder top = OpBuilder::atBlockEnd(module.getBody());
    auto function =
        func::FuncOp::create(top, module.getLoc(), name,
                             top.getFunctionType({type, value.getType()}, {}));
    function.setPrivate();
    top.setInsertionPointToStart(function.addEntryBlock());
    linalg::FillOp::create(top, module.getLoc(),
                           ValueRange{function.getArgument(1)},
                           ValueRange{function.getArgument(0)});
    func::ReturnOp::create(top, module.getLoc());
  }
  func::CallOp::create(builder, guard.loc(), name, TypeRange(),
                       ValueRange{destination, value});
}

static bool fill(Operation *op, Value destination, Guard &guard,
                 Value &filled) {
  Type element = cast<ShapedType>(destination.getType()).getElementType();
  guard.builder.setInsertionPointAfter(op);
  Value value = guard.input(op, element);
  if (!value)
    return false;
  if (op->getParentOfType<memref::AllocaScopeOp>() &&
      isa<MemRefType>(destination.getType())) {
    // No loop in a scope of allocas: a region of one block, which no path would
    // lower with a loop in it. A function does it.
    if (isa<VectorType>(element))
      return false;
    fillByCall(cast<TypedValue<MemRefType>>(destination), value, guard);
    return true;
  }
  if (isa<VectorType>(element)) {
    // linalg.fill knows scalars only.
    auto type = cast<MemRefType>(destination.getType());
    SmallVector<Value> lower, upper, step;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      lower.push_back(guard.index(0));
      upper.push_back(guard.sizeOf(destination, dim));
      step.push_back(guard.index(1));
    }
    if (type.getRank() == 0) {
      memref::StoreOp::create(guard.builder, guard.loc(), value, destination);
      return true;
    }
    scf::buildLoopNest(
        guard.builder, guard.loc(), lower, upper, step,
        [&](OpBuilder &nested, Location loc, ValueRange position) {
          memref::StoreOp::create(nested, loc, value, destination, position);
        });
    return true;
  }
  auto fillOp = linalg::FillOp::create(
      guard.builder, guard.loc(), ValueRange{value}, ValueRange{destination});
  if (fillOp->getNumResults() == 1)
    filled = fillOp->getResult(0);
  return true;
}

/// Uses of a fresh tensor that see its contents; others only lend it as a
/// destination.
static SmallVector<OpOperand *> readingUses(Value tensor) {
  SmallVector<OpOperand *> reading;
  for (OpOperand &use : tensor.getUses()) {
    Operation *user = use.getOwner();
    if (isa<tensor::DimOp>(user))
      continue;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(user))
      if (overwrites(linalgOp, use) ||
          (linalgOp.isDpsInput(&use) &&
           !linalgOp.payloadUsesValueFromOperand(&use)))
        continue;
    reading.push_back(&use);
  }
  return reading;
}

static bool isFine(Value fresh, Facts &facts) {
  if (auto alloc = fresh.getDefiningOp<bufferization::AllocTensorOp>();
      alloc && alloc.getCopy())
    return true;
  if (!isa<BaseMemRefType>(fresh.getType()))
    return readingUses(fresh).empty();
  return isFilledFirst(fresh, facts) || readsOnlyWritten(fresh, facts);
}

static void guardUninitialized(Operation *op, Guard &guard) {
  Value value = op->getResult(0);
  if (isFine(value, guard.facts))
    return;
  Value filled;
  if (isa<BaseMemRefType>(value.getType())) {
    if (!fill(op, value, guard, filled))
      return guard.outOfScope(op,
                              "fresh memory of elements that cannot be made");
    guard.note(op, "filled with an input");
    return;
  }
  SmallVector<OpOperand *> reading = readingUses(value);
  if (!fill(op, value, guard, filled))
    return guard.outOfScope(op, "fresh tensor of elements that cannot be made");
  for (OpOperand *use : reading)
    use->set(filled);
  guard.note(op, "filled with an input");
}

/// Nobody can ask memory whether it was written.
static Value conditionOfFresh(Operation *op, Guard &guard) {
  return stated(guard, isFine(op->getResult(0), guard.facts));
}

static const Hazard hazard{"uninitialized",
                           "Reads of memory that nobody has written.",
                           guardUninitialized,
                           conditionOfFresh,
                           true,
                           true};
static RegisterHazard registration(hazard);

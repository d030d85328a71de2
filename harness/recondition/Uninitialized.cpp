//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uninitialized: contents of fresh buffers and of tensor.empty that are read
// before they are written. They are filled with an input.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

static void guardUninitialized(Operation *op, Guard &guard) {
  Value value = op->getResult(0);
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op);
      alloc && alloc.getCopy())
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

static const Hazard hazard{"uninitialized",
                           "Reads of memory that nobody has written.",
                           guardUninitialized};
static RegisterHazard registration(hazard);

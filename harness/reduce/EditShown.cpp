//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of the output of a program: calls that show a value are replaced by one
// vector.print, of a single element if the value has several.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;
using namespace mlir;

/// The number of elements to try, from the first.
static constexpr int64_t maxElements = 16;

namespace {
struct Shown {
  Operation *op; // a call, or a vector.print of a vector
  Value value;
  int64_t element; // -1: all of it
};
} // namespace

static SmallVector<Shown> shownValues(ModuleOp module) {
  SmallVector<Shown> list;
  auto addElements = [&](Operation *op, Value value) {
    auto shaped = dyn_cast<ShapedType>(value.getType());
    if (!shaped || !shaped.hasRank())
      return;
    int64_t count =
        shaped.hasStaticShape() ? shaped.getNumElements() : maxElements;
    if (!shaped.hasStaticShape() && shaped.getRank() != 1)
      return;
    for (int64_t i = 0; i < count && i < maxElements; ++i)
      list.push_back({op, value, i});
  };
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto print = dyn_cast<vector::PrintOp>(op)) {
      if (print.getSource() && isa<VectorType>(print.getSource().getType()))
        addElements(op, print.getSource());
      return;
    }
    // A call with one argument and no results: of a function that shows the
    // value, or of the runtime.
    auto call = dyn_cast<func::CallOp>(op);
    if (!call || call.getNumOperands() != 1 || call.getNumResults() != 0)
      return;
    Value value = call.getOperand(0);
    if (!isa<ShapedType>(value.getType()) || isa<VectorType>(value.getType()))
      list.push_back({op, value, -1});
    addElements(op, value);
  });
  return list;
}

static size_t countShown(ModuleOp module) { return shownValues(module).size(); }

static bool applyPlain(ModuleOp module, size_t from, size_t) {
  auto [op, value, element] = shownValues(module)[from];
  OpBuilder builder(op);
  Location loc = op->getLoc();
  if (element >= 0) {
    auto shaped = cast<ShapedType>(value.getType());
    SmallVector<int64_t> position(size_t(shaped.getRank()));
    int64_t rest = element;
    for (int64_t i = shaped.getRank(); i-- > 0;) {
      int64_t size =
          shaped.isDynamicDim(unsigned(i)) ? maxElements : shaped.getDimSize(i);
      position[size_t(i)] = rest % size;
      rest /= size;
    }
    if (isa<VectorType>(shaped)) {
      value = vector::ExtractOp::create(builder, loc, value, position);
    } else {
      SmallVector<Value> indices;
      for (int64_t at : position)
        indices.push_back(arith::ConstantIndexOp::create(builder, loc, at));
      if (isa<RankedTensorType>(shaped))
        value = tensor::ExtractOp::create(builder, loc, value, indices);
      else if (isa<MemRefType>(shaped))
        value = memref::LoadOp::create(builder, loc, value, indices);
      else
        return false;
    }
  }
  Type type = value.getType();
  if (!isa<VectorType>(type) && !type.isIntOrIndexOrFloat())
    return false;
  vector::PrintOp::create(builder, loc, value,
                          vector::PrintPunctuation::NewLine);
  auto call = dyn_cast<func::CallOp>(op);
  auto callee = call ? module.lookupSymbol<func::FuncOp>(call.getCallee())
                     : func::FuncOp();
  op->erase();
  // Erase the function with its last call.
  if (callee && !callee.isPublic() && callee.symbolKnownUseEmpty(module))
    callee.erase();
  return true;
}

const Edit scion::plainPrints = {"plain prints", false, countShown, applyPlain};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

namespace {
struct Made {
  vector::PrintOp print;
  Value from; // an operand of the op that made the printed value
};
} // namespace

static bool canPrint(Type type) {
  return isa<VectorType>(type) || type.isIntOrIndexOrFloat();
}

static SmallVector<Made> madeOf(ModuleOp module) {
  SmallVector<Made> list;
  module->walk<WalkOrder::PreOrder>([&](vector::PrintOp print) {
    Operation *maker =
        print.getSource() ? print.getSource().getDefiningOp() : nullptr;
    if (maker)
      for (Value operand : maker->getOperands())
        if (canPrint(operand.getType()))
          list.push_back({print, operand});
  });
  return list;
}

static size_t countMade(ModuleOp module) { return madeOf(module).size(); }

static bool applyMade(ModuleOp module, size_t from, size_t) {
  auto [print, value] = madeOf(module)[from];
  Operation *maker = print.getSource().getDefiningOp();
  OpBuilder builder(print);
  vector::PrintOp::create(builder, print.getLoc(), value,
                          vector::PrintPunctuation::NewLine);
  print.erase();
  if (isOpTriviallyDead(maker))
    maker->erase();
  return true;
}

const Edit scion::earlierPrints = {"earlier prints", false, countMade,
                                   applyMade};

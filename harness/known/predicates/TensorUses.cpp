//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

bool scion::isTensor(mlir::Value value) {
  return mlir::isa<mlir::TensorType>(value.getType());
}

bool scion::isTensorView(mlir::Operation *op) {
  return mlir::isa<mlir::tensor::ExtractSliceOp, mlir::tensor::CollapseShapeOp,
                   mlir::tensor::ExpandShapeOp, mlir::tensor::CastOp>(op);
}

bool scion::readsTensor(mlir::OpOperand &use) {
  mlir::Operation *op = use.getOwner();
  if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op))
    return writer.isDpsInput(&use);
  return mlir::isa<mlir::tensor::DimOp, mlir::tensor::RankOp,
                   mlir::tensor::ExtractOp, mlir::vector::TransferReadOp>(op);
}

/// Chains of views are followed only up to `depth`, so that a query for each of
/// many uses does not take quadratic time.
static bool isOnlyRead(mlir::Value tensor, unsigned depth) {
  return llvm::all_of(tensor.getUses(), [&](mlir::OpOperand &use) {
    return readsTensor(use) ||
           (depth != 0 && isTensorView(use.getOwner()) &&
            ::isOnlyRead(use.getOwner()->getResult(0), depth - 1));
  });
}

bool scion::isOnlyRead(mlir::Value tensor) {
  return ::isOnlyRead(tensor, /*depth=*/4);
}

llvm::SmallVector<mlir::Value>
scion::givenByBranches(mlir::BlockArgument argument) {
  llvm::SmallVector<mlir::Value> given;
  mlir::Block *block = argument.getOwner();
  for (auto way = block->pred_begin(); way != block->pred_end(); ++way)
    if (auto branch =
            mlir::dyn_cast<mlir::BranchOpInterface>((*way)->getTerminator()))
      if (mlir::Value value = branch.getSuccessorOperands(
              way.getSuccessorIndex())[argument.getArgNumber()])
        given.push_back(value);
  return given;
}

llvm::SmallDenseSet<mlir::Value> scion::buffersOf(mlir::ValueRange values,
                                                  bool alsoWritten,
                                                  mlir::Region *region) {
  llvm::SmallDenseSet<mlir::Value> buffers;
  llvm::SmallVector<mlir::Value> open;
  auto add = [&](mlir::ValueRange values) {
    llvm::copy_if(values, std::back_inserter(open), isTensor);
  };
  add(values);
  while (!open.empty()) {
    mlir::Value value = open.pop_back_val();
    if (!buffers.insert(value).second ||
        (region && !region->isAncestor(value.getParentRegion())))
      continue;
    mlir::Operation *op = value.getDefiningOp();
    if (!op) {
      add(givenByBranches(mlir::cast<mlir::BlockArgument>(value)));
      op = value.getParentBlock()->getParentOp();
    }
    if (!op || mlir::isa<mlir::FunctionOpInterface>(op))
      continue;
    if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op)) {
      if (alsoWritten)
        add(writer.getDpsInits());
      continue;
    }
    add(op->getOperands());
    for (mlir::Region &inner : op->getRegions())
      for (mlir::Block &block : inner)
        if (block.mightHaveTerminator())
          add(block.getTerminator()->getOperands());
  }
  return buffers;
}

bool scion::isReadOnly(mlir::Value tensor) {
  if (auto read = tensor.getDefiningOp<mlir::bufferization::ToTensorOp>())
    return !read.getWritable();
  return tensor.getDefiningOp<mlir::arith::ConstantOp>() != nullptr;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Slices and transfers whose shapes do not determine the accessed elements.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/MissingOperands.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

/// Vectorising assumes that the dimensions of the source are the last ones of
/// the destination.
static void noteInsertSlice(mlir::Operation *op, PredicateSet &holds) {
  auto insert = mlir::cast<mlir::tensor::InsertSliceOp>(op);
  auto source = insert.getSourceType().getShape();
  if (insert.getStaticSizes().take_back(source.size()) != source)
    holds.insert("@insert-permutes");
}

static void notePad(mlir::Operation *op, PredicateSet &holds) {
  // Vectorising checks only dynamic low paddings, and ignores static ones.
  auto pad = mlir::cast<mlir::tensor::PadOp>(op);
  for (auto [low, size] :
       llvm::zip_equal(pad.getStaticLow(), pad.getResultType().getShape()))
    if (low > 0 && size != 1)
      holds.insert("@tensor.pad-in-front");
  if (lacksOperands(pad.getStaticLow(), pad.getLow()) ||
      lacksOperands(pad.getStaticHigh(), pad.getHigh())) // C82
    holds.insert("@tensor.pad-amount-missing");
  if (!pad.getConstantPaddingValue()) // I124
    holds.insert("@tensor.pad-computes");
}

static std::pair<mlir::RankedTensorType, mlir::RankedTensorType>
smallAndLarge(mlir::Operation *op) {
  if (auto extract = mlir::dyn_cast<mlir::tensor::ExtractSliceOp>(op))
    return {extract.getType(), extract.getSourceType()};
  if (auto insert = mlir::dyn_cast<mlir::tensor::InsertSliceOp>(op))
    return {insert.getSourceType(), insert.getDestType()};
  auto insert = mlir::cast<mlir::tensor::ParallelInsertSliceOp>(op);
  return {insert.getSourceType(), insert.getDestType()};
}

/// Once the sizes of such a slice are static, the patterns drop the first
/// dimensions of size 1 instead of those that the slice dropped.
static void noteSlice(mlir::Operation *op, PredicateSet &holds) {
  auto [small, large] = smallAndLarge(op);
  auto slice = mlir::cast<mlir::OffsetSizeAndStrideOpInterface>(op);
  if (small.getRank() != large.getRank() &&
      llvm::any_of(slice.getSizes(), [](mlir::Value size) {
        return mlir::matchPattern(size, mlir::m_One());
      }))
    holds.insert("@tensor.ambiguous-slice");
}

static bool isAmbiguous(mlir::memref::SubViewOp view) {
  int64_t dropped = view.getSourceType().getRank() - view.getType().getRank();
  auto isOne = [](mlir::OpFoldResult size) {
    return mlir::getConstantIntValue(size) == 1;
  };
  return dropped != 0 && llvm::count_if(view.getMixedSizes(), isOne) > dropped;
}

/// If several dimensions have size 1, the strides determine which of them are
/// dropped. When dynamic strides become static, the first is dropped instead.
static void noteSubview(mlir::Operation *op, PredicateSet &holds) {
  if (isAmbiguous(mlir::cast<mlir::memref::SubViewOp>(op)))
    holds.insert("@memref.ambiguous-subview");
}

/// The same for memref.dim of such a view, which is then folded to the size of
/// another dimension.
static void noteDim(mlir::Operation *op, PredicateSet &holds) {
  auto view = mlir::cast<mlir::memref::DimOp>(op)
                  .getSource()
                  .getDefiningOp<mlir::memref::SubViewOp>();
  if (view && isAmbiguous(view) && !view.getType().hasStaticShape())
    holds.insert("@memref.dim-of-ambiguous-subview");
}

/// Where it is masked off, a reduction over unit dimensions yields the element
/// instead of the accumulator; a reduction of no dimension loses the
/// accumulator.
static void noteReduction(mlir::Operation *op, PredicateSet &holds) {
  auto reduction = mlir::cast<mlir::vector::MultiDimReductionOp>(op);
  auto sizes = reduction.getSourceVectorType().getShape();
  if (mlir::isa_and_nonnull<mlir::vector::MaskOp>(op->getParentOp()) &&
      llvm::all_of(reduction.getReductionDims(),
                   [&](int64_t dim) { return sizes[dim] == 1; }))
    holds.insert("@vector.multi_reduction-masked");
  if (reduction.getReductionDims().empty())
    holds.insert("@vector.multi_reduction-of-nothing");
}

/// Whether no op between the two can write.
static bool isQuietBetween(mlir::Operation *copy, mlir::Operation *read) {
  if (copy->getBlock() != read->getBlock() || !copy->isBeforeInBlock(read))
    return false;
  unsigned budget = 100; // of ops; such a check is made for each read
  for (mlir::Operation *op = copy->getNextNode(); op != read;
       op = op->getNextNode())
    if (budget-- == 0 ||
        !(mlir::isMemoryEffectFree(op) || mlir::isa<mlir::memref::LoadOp>(op)))
      return false;
  return true;
}

/// Whether the copy writes from the beginning of the buffer, and at most one
/// fill writes the rest.
static bool isAllThatIsWritten(mlir::Operation *copy,
                               mlir::memref::SubViewOp view,
                               mlir::Operation *read) {
  mlir::Value buffer = view.getSource();
  unsigned fills = 0;
  return view.getType().getRank() == view.getSourceType().getRank() &&
         llvm::all_of(view.getMixedOffsets(),
                      [](mlir::OpFoldResult offset) {
                        return mlir::getConstantIntValue(offset) == 0;
                      }) &&
         view.hasUnitStride() && view->hasOneUse() &&
         isQuietBetween(copy, read) &&
         llvm::all_of(buffer.getUsers(), [&](mlir::Operation *user) {
           fills += mlir::isa<mlir::linalg::FillOp>(user);
           return fills <= 1 &&
                  (user == view.getOperation() || user == read ||
                   mlir::isa<mlir::linalg::FillOp, mlir::memref::DeallocOp,
                             mlir::memref::LoadOp>(user));
         });
}

/// The transfer is changed to read the source of the copy, without regard to
/// the position of the copy and to the other elements of the buffer.
static void noteTransferRead(mlir::Operation *op, PredicateSet &holds) {
  mlir::Value buffer = op->getOperand(0);
  if (!mlir::isa<mlir::MemRefType>(buffer.getType()))
    return;
  unsigned budget = 100; // of uses; then it is taken to be
  for (mlir::Operation *user : buffer.getUsers()) {
    if (budget-- == 0) {
      holds.insert("@vector.reads-around-copy");
      return;
    }
    auto view = mlir::dyn_cast<mlir::memref::SubViewOp>(user);
    if (!view)
      continue;
    for (mlir::Operation *copy : view->getUsers())
      if (mlir::isa<mlir::memref::CopyOp>(copy) &&
          copy->getOperand(1) == view.getResult() &&
          !isAllThatIsWritten(copy, view, op))
        holds.insert("@vector.reads-around-copy");
  }
}

/// Tiling by more threads than there are tiles gives the last threads size 0,
/// and an offset beyond the end.
static void noteClampedSizes(mlir::Operation *op, PredicateSet &holds) {
  for (mlir::Value size :
       mlir::cast<mlir::OffsetSizeAndStrideOpInterface>(op).getSizes()) {
    bool isClamped = false;
    if (auto larger = size.getDefiningOp<mlir::affine::AffineMaxOp>())
      isClamped = llvm::any_of(
          larger.getMap().getResults(), [](mlir::AffineExpr bound) {
            auto constant = mlir::dyn_cast<mlir::AffineConstantExpr>(bound);
            return constant && constant.getValue() == 0;
          });
    else if (auto larger = size.getDefiningOp<mlir::arith::MaxSIOp>())
      isClamped = mlir::isZeroInteger(larger.getLhs()) ||
                  mlir::isZeroInteger(larger.getRhs());
    if (isClamped)
      holds.insert("@slice-size-clamped");
  }
}

std::vector<PredicateGroup> scion::slicePredicates() {
  return {
      {{"tensor.extract_slice", "tensor.insert_slice",
        "tensor.parallel_insert_slice", "memref.subview"},
       {{"@slice-size-clamped",
         "a slice, one of whose sizes is the larger one of 0 and a value"}},
       noteClampedSizes},
      {{"tensor.insert_slice"},
       {{"@insert-permutes", "a tensor.insert_slice of fewer dimensions that "
                             "are not the last ones"}},
       noteInsertSlice},
      {{"tensor.extract_slice", "tensor.insert_slice",
        "tensor.parallel_insert_slice"},
       {{"@tensor.ambiguous-slice",
         "a slice of fewer dimensions than its tensor has, one of whose sizes "
         "is a constant 1 that its types do not tell"}},
       noteSlice},
      {{"memref.subview"},
       {{"@memref.ambiguous-subview",
         "a memref.subview that has more sizes of 1 than it drops"}},
       noteSubview},
      {{"memref.dim"},
       {{"@memref.dim-of-ambiguous-subview",
         "a memref.dim of a memref.subview with a size that its type does not "
         "tell, and more sizes of 1 than it drops"}},
       noteDim},
      {{"tensor.pad"},
       {{"@tensor.pad-in-front",
         "a tensor.pad that adds elements in front, as many as the op says"},
        {"@tensor.pad-amount-missing",
         "a tensor.pad with a marker for a dynamic amount, and no operand for "
         "it"},
        {"@tensor.pad-computes",
         "a tensor.pad whose region does not give one value for all elements"}},
       notePad},
      {{"vector.multi_reduction"},
       {{"@vector.multi_reduction-masked",
         "a vector.multi_reduction of dimensions of size 1, in a vector.mask"},
        {"@vector.multi_reduction-of-nothing",
         "a vector.multi_reduction of no dimension"}},
       noteReduction},
      {{"vector.transfer_read"},
       {{"@vector.reads-around-copy",
         "a vector.transfer_read of a buffer, into a part of which a "
         "memref.copy writes, not at its beginning or beside other writes"}},
       noteTransferRead},
  };
}

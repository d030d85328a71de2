//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structured ops that tiling, fusing, specialising or vectorising gets wrong.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/PackedElements.h"
#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// Whether no used input element depends on some reduction dimension.
static bool reducesNothing(mlir::linalg::LinalgOp op) {
  auto iterators = op.getIteratorTypesArray();
  for (unsigned loop = 0; loop < iterators.size(); ++loop) {
    auto dependsOnLoop = [&](mlir::OpOperand *input) {
      return op.getMatchingIndexingMap(input).isFunctionOfDim(loop) &&
             op.payloadUsesValueFromOperand(input);
    };
    if (iterators[loop] == mlir::utils::IteratorType::reduction &&
        llvm::none_of(op.getDpsInputOperands(), dependsOnLoop))
      return true;
  }
  return false;
}

/// Whether the tensor is the result of an op that may be fused into tiles.
static bool isComputed(mlir::Value tensor) {
  mlir::Operation *op = tensor.getDefiningOp();
  return op && isTensor(tensor) &&
         !mlir::isa<mlir::tensor::EmptyOp, mlir::bufferization::AllocTensorOp,
                    mlir::bufferization::ToTensorOp>(op) &&
         !op->hasTrait<mlir::OpTrait::ConstantLike>();
}

/// Whether the tensor, or what it is a view of, comes from a call, or from an
/// op with regions that may have effects.
static bool comesFromEffects(mlir::Value tensor) {
  mlir::Operation *op = tensor.getDefiningOp();
  while (op && op->getNumOperands() != 0 &&
         op->getName().getDialectNamespace() == "tensor" &&
         op->getNumRegions() == 0 && isTensor(op->getOperand(0)))
    op = op->getOperand(0).getDefiningOp();
  return op &&
         (mlir::isa<mlir::CallOpInterface>(op) ||
          (op->getNumRegions() != 0 && !mlir::isa<mlir::linalg::LinalgOp>(op) &&
           !mlir::isMemoryEffectFree(op)));
}

static void noteStructured(mlir::Operation *op, PredicateSet &holds) {
  auto structured = mlir::dyn_cast<mlir::linalg::LinalgOp>(op);
  if ((structured || mlir::isa<mlir::tensor::PadOp, mlir::tensor::InsertSliceOp,
                               mlir::memref::CopyOp>(op)) &&
      llvm::any_of(op->getOperandTypes(), packsElements))
    holds.insert("@linalg-packs-elements");
  if (!structured)
    return;
  auto iterators = structured.getIteratorTypesArray();
  if (iterators.empty())
    holds.insert("@linalg-no-loops");
  else if (iterators.front() == mlir::utils::IteratorType::reduction &&
           llvm::any_of(structured.getDpsInits(), isComputed))
    holds.insert("@linalg-sums-onto-computed");
  // Schedules split off up to three elements.
  if (!iterators.empty()) {
    // Empty if MLIR cannot derive them from the maps.
    auto ranges = structured.getStaticLoopRanges();
    int64_t turns = ranges.empty() ? mlir::ShapedType::kDynamic : ranges[0];
    if (!mlir::ShapedType::isDynamic(turns) && turns < 3)
      holds.insert("@linalg-short");
  }
  if (mlir::isa<mlir::linalg::GenericOp, mlir::linalg::ReduceOp>(op) &&
      reducesNothing(structured))
    holds.insert("@linalg.reduces-nothing");
  if (llvm::any_of(op->getOperands(), [](mlir::Value operand) {
        return isTensor(operand) && comesFromEffects(operand);
      }))
    holds.insert("@linalg-takes-effect");
}

/// Ops whose verifiers compare sizes as they are written.
static void noteStrict(mlir::Operation *op, PredicateSet &holds) {
  if (llvm::any_of(op->getOperandTypes(), [](mlir::Type type) {
        auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
        return tensor && !tensor.hasStaticShape();
      }))
    holds.insert("@linalg-of-unknown-sizes");
}

/// Whether the op sums products, with unary ops anywhere in between.
static bool sumsProducts(mlir::linalg::GenericOp op) {
  auto isSumOfProduct = [](mlir::Operation *product, mlir::Operation *sum) {
    return mlir::isa<mlir::arith::MulIOp, mlir::arith::MulFOp,
                     mlir::complex::MulOp, mlir::arith::AndIOp>(product) &&
           mlir::isa<mlir::arith::AddIOp, mlir::arith::AddFOp,
                     mlir::complex::AddOp, mlir::arith::OrIOp>(sum);
  };
  return op.getNumDpsInputs() == 2 && op.getNumDpsInits() == 1 &&
         op.getNumReductionLoops() != 0 &&
         mlir::linalg::detail::isContractionBody(*op.getBlock(), isSumOfProduct,
                                                 llvm::nulls());
}

/// Whether the op casts an argument as linalg.matmul casts its operands: a
/// signed cast to the type of the sum.
static bool isUsualCast(mlir::Operation *op, mlir::Block *body) {
  return mlir::isa<mlir::arith::ExtSIOp, mlir::arith::TruncIOp,
                   mlir::arith::ExtFOp, mlir::arith::TruncFOp,
                   mlir::arith::SIToFPOp, mlir::arith::FPToSIOp>(op) &&
         (op->getOperand(0) == body->getArgument(0) ||
          op->getOperand(0) == body->getArgument(1)) &&
         op->getResult(0).getType() == body->getArgument(2).getType();
}

/// Whether the body has unary ops that linalg.matmul does not have.
static bool changesFactors(mlir::linalg::GenericOp op) {
  mlir::Block *body = op.getBlock();
  return llvm::any_of(body->without_terminator(), [&](mlir::Operation &inner) {
    return inner.getNumOperands() == 1 && !isUsualCast(&inner, body);
  });
}

/// Whether the summed dimension is not the last one of the first operand and
/// the last but one of the second (M79). Sums over several dimensions are no
/// products of matrices.
static bool isTransposedProduct(mlir::linalg::GenericOp op) {
  auto iterators = op.getIteratorTypesArray();
  if (llvm::count(iterators, mlir::utils::IteratorType::reduction) != 1)
    return false;
  unsigned summed =
      llvm::find(iterators, mlir::utils::IteratorType::reduction) -
      iterators.begin();
  mlir::AffineMap left = op.getIndexingMapsArray()[0],
                  right = op.getIndexingMapsArray()[1];
  if (left.getNumResults() < 2 || right.getNumResults() < 2)
    return false;
  auto isSummed = [&](mlir::AffineExpr position) {
    return position == mlir::getAffineDimExpr(summed, op.getContext());
  };
  return !isSummed(left.getResults().back()) ||
         !isSummed(right.getResults().drop_back().back());
}

/// Whether linalg-specialize-generic-ops splits the op into named ops although
/// an operand has no shape.
static bool computesOfScalar(mlir::linalg::GenericOp op) {
  return op.hasPureTensorSemantics() && !op.isSingleInputOutput() &&
         !op.isSingleYieldOp() && op.isAllParallelLoops() &&
         !llvm::all_of(op->getOperandTypes(), llvm::IsaPred<mlir::ShapedType>);
}

/// Whether an elementwise op broadcasts or permutes an operand. Tensors of rank
/// 0 are ignored.
static bool movesElements(mlir::linalg::GenericOp op) {
  return op.getNumLoops() >= 2 && mlir::linalg::isElementwise(op) &&
         llvm::any_of(op->getOpOperands(), [&](mlir::OpOperand &operand) {
           auto type =
               mlir::dyn_cast<mlir::ShapedType>(operand.get().getType());
           return type && !op.getMatchingIndexingMap(&operand).isIdentity() &&
                  (type.getRank() != 0 || mlir::isa<mlir::MemRefType>(type));
         });
}

/// Whether a size is static in one type and dynamic in another. A memref.cast
/// is looked through, because the op's folder removes it.
static bool saySizesOtherwise(mlir::linalg::GenericOp op) {
  llvm::SmallVector<bool> isKnown(op.getNumLoops()), isOpen(op.getNumLoops());
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    mlir::Value value = operand.get();
    while (auto cast = value.getDefiningOp<mlir::memref::CastOp>())
      value = cast.getSource();
    auto type = mlir::dyn_cast<mlir::ShapedType>(value.getType());
    if (!type || !type.hasRank())
      continue;
    mlir::AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [result, size] : llvm::zip(map.getResults(), type.getShape()))
      if (auto loop = mlir::dyn_cast<mlir::AffineDimExpr>(result)) {
        auto &noted = mlir::ShapedType::isDynamic(size) ? isOpen : isKnown;
        noted[loop.getPosition()] = true;
      }
  }
  return llvm::any_of(llvm::zip(isKnown, isOpen), [](auto pair) {
    return std::get<0>(pair) && std::get<1>(pair);
  });
}

/// Whether the value is a slice, or a generic op of it in a few steps: a slice
/// is moved behind each.
static bool comesFromSlice(mlir::Value value, unsigned steps = 4) {
  if (value.getDefiningOp<mlir::tensor::ExtractSliceOp>())
    return true;
  auto generic = value.getDefiningOp<mlir::linalg::GenericOp>();
  return generic && steps != 0 &&
         llvm::any_of(generic.getDpsInputs(), [&](mlir::Value input) {
           return comesFromSlice(input, steps - 1);
         });
}

/// Whether a slice has fewer dimensions than the op has loops (C110).
static bool repeatsSlice(mlir::linalg::GenericOp op) {
  return llvm::any_of(op.getDpsInputOperands(), [&](mlir::OpOperand *input) {
    return op.getMatchingIndexingMap(input).getNumResults() <
               op.getNumLoops() &&
           comesFromSlice(input->get());
  });
}

static void noteGeneric(mlir::Operation *op, PredicateSet &holds) {
  auto generic = mlir::cast<mlir::linalg::GenericOp>(op);
  if (saySizesOtherwise(generic))
    holds.insert("@linalg.generic-sizes-differ");
  if (movesElements(generic))
    holds.insert("@linalg.generic-moves");
  if (computesOfScalar(generic))
    holds.insert("@linalg.generic-of-scalar");
  if (repeatsSlice(generic))
    holds.insert("@linalg.generic-repeats-slice");
  if (llvm::any_of(generic.getRegionOutputArgs(),
                   [](mlir::Value argument) { return !argument.use_empty(); }))
    holds.insert("@linalg.generic-reads-output");
  if (!sumsProducts(generic))
    return;
  if (changesFactors(generic))
    holds.insert("@linalg.generic-changes-factors");
  if (isTransposedProduct(generic))
    holds.insert("@linalg.generic-transposed");
  if (generic.getNumLoops() == 6 && generic.getNumReductionLoops() == 2)
    holds.insert("@linalg.generic-of-tiles");
}

static void noteMatmul(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::cast<mlir::linalg::MatmulOp>(op).getCast() ==
      mlir::linalg::TypeFn::cast_unsigned)
    holds.insert("@linalg.matmul-unsigned");
}

/// Folding a linalg.pack of a splat constant ignores the padding value.
static void notePack(mlir::Operation *op, PredicateSet &holds) {
  auto pack = mlir::cast<mlir::linalg::PackOp>(op);
  mlir::SplatElementsAttr constant;
  if (pack.getPaddingValue() &&
      mlir::matchPattern(pack.getSource(), mlir::m_Constant(&constant)) &&
      !mlir::matchPattern(pack.getPaddingValue(), mlir::m_Constant()))
    holds.insert("@linalg.pack-of-constant");
}

std::vector<PredicateGroup> scion::linalgPredicates() {
  return {
      {{"linalg.*", "tensor.pad", "tensor.insert_slice", "memref.copy"},
       {{"@linalg-packs-elements",
         "a structured op, tensor.pad, tensor.insert_slice or memref.copy on "
         "several elements that memory rounds up to more bits: i1, i4, i24"},
        {"@linalg-no-loops", "a structured op on shapes of rank 0"},
        {"@linalg-sums-onto-computed",
         "a structured op whose first loop is a "
         "reduction, of a tensor that an op computes"},
        {"@linalg-short",
         "a structured op whose first loop has one or two turns"},
        {"@linalg.reduces-nothing",
         "a linalg.generic or reduce that combines what does not depend on a "
         "reduced dimension"},
        {"@linalg-takes-effect", "a structured op on what a call gives, or an "
                                 "op with regions that has effects"}},
       noteStructured},
      {{"linalg.transpose", "linalg.broadcast", "linalg.reduce", "linalg.map"},
       {{"@linalg-of-unknown-sizes",
         "a linalg.transpose, broadcast, reduce or map of tensors of unknown "
         "sizes"}},
       noteStrict},
      {{"linalg.generic"},
       {{"@linalg.generic-sizes-differ", "a linalg.generic where one type says "
                                         "a size that another leaves open"},
        {"@linalg.generic-moves",
         "an elementwise linalg.generic of two loops or more, with an operand "
         "whose map is not the identity"},
        {"@linalg.generic-of-scalar",
         "a linalg.generic of tensors that computes, and reduces nothing, with "
         "an operand that has no shape"},
        {"@linalg.generic-repeats-slice",
         "a linalg.generic with an input of fewer dimensions than loops, which "
         "is a slice or comes from one"},
        {"@linalg.generic-reads-output",
         "a linalg.generic whose body uses what its output holds before"},
        {"@linalg.generic-changes-factors",
         "a linalg.generic that sums products, and has an op of one operand "
         "that is no signed cast of a factor"},
        {"@linalg.generic-transposed",
         "a linalg.generic that sums products, of operands in another order "
         "than linalg.matmul has"},
        {"@linalg.generic-of-tiles",
         "a linalg.generic of six loops, two of which are reductions, as "
         "linalg.mmt4d has them"}},
       noteGeneric},
      {{"linalg.matmul"},
       {{"@linalg.matmul-unsigned", "a linalg.matmul that extends with zeros"}},
       noteMatmul},
      {{"linalg.pack"},
       {{"@linalg.pack-of-constant",
         "a linalg.pack of a constant that is one number all over, padded with "
         "what is no constant"}},
       notePack},
  };
}

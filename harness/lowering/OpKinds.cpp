//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "harness/lowering/BufferOf.h"
#include "harness/lowering/JamTraits.h"

#include "mlir/Dialect/Affine/Analysis/LoopAnalysis.h"
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
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace scion;

static constexpr std::string_view tensorSuffix = ":tensor";

static bool touchesTensors(mlir::Operation *op) {
  auto isTensor = [](mlir::Type type) {
    return mlir::isa<mlir::TensorType>(type);
  };
  if (llvm::any_of(op->getOperandTypes(), isTensor) ||
      llvm::any_of(op->getResultTypes(), isTensor))
    return true;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      if (llvm::any_of(block.getArgumentTypes(), isTensor))
        return true;
  if (auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op))
    return llvm::any_of(function.getArgumentTypes(), isTensor) ||
           llvm::any_of(function.getResultTypes(), isTensor);
  return false;
}

std::string scion::kindOf(mlir::Operation *op) {
  std::string kind = op->getName().getStringRef().str();
  if (touchesTensors(op))
    kind += tensorSuffix;
  return kind;
}

bool OpKinds::contains(std::string_view kind) const {
  return std::binary_search(kinds.begin(), kinds.end(), kind);
}

static bool mayHaveNoTrips(mlir::affine::AffineForOp loop) {
  return !loop.hasConstantBounds() ||
         loop.getConstantLowerBound() >= loop.getConstantUpperBound();
}

static bool mayHaveNoTrips(mlir::scf::ForOp loop) {
  std::optional<int64_t> low = mlir::getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> high = mlir::getConstantIntValue(loop.getUpperBound());
  return !low || !high || *low >= *high;
}

/// Whether each result of the map is a constant or one dimension plus one.
static bool isPlainAccess(mlir::AffineMap map) {
  return llvm::all_of(map.getResults(), [](mlir::AffineExpr expression) {
    if (auto sum = mlir::dyn_cast<mlir::AffineBinaryOpExpr>(expression))
      if (sum.getKind() == mlir::AffineExprKind::Add &&
          mlir::isa<mlir::AffineConstantExpr>(sum.getRHS()))
        expression = sum.getLHS();
    return mlir::isa<mlir::AffineDimExpr, mlir::AffineConstantExpr>(expression);
  });
}

/// Whether the induction variable is a value, not only a place to access.
static bool usesVariableAsValue(mlir::affine::AffineForOp loop) {
  return llvm::any_of(loop.getInductionVar().getUsers(),
                      [](mlir::Operation *user) {
                        return !mlir::isa<mlir::affine::AffineReadOpInterface,
                                          mlir::affine::AffineWriteOpInterface,
                                          mlir::affine::AffineApplyOp,
                                          mlir::affine::AffineForOp,
                                          mlir::affine::AffineIfOp>(user);
                      }) ||
         // Stored, it is both.
         llvm::any_of(
             loop.getInductionVar().getUses(), [](mlir::OpOperand &use) {
               auto store =
                   mlir::dyn_cast<mlir::affine::AffineWriteOpInterface>(
                       use.getOwner());
               return store && store.getValueToStore() == use.get();
             });
}

static void noteTraits(mlir::affine::AffineForOp loop,
                       std::set<std::string_view> &traits) {
  if (mayHaveNoTrips(loop))
    traits.insert("@affine.for-trips");
  if (!loop.hasConstantLowerBound() && usesVariableAsValue(loop))
    traits.insert("@affine.for-moving-value");
  if (loop.getNumIterOperands() >= 1)
    traits.insert("@affine.for-carries");
  if (loop.getNumIterOperands() >= 2)
    traits.insert("@affine.for-carries-2");
  if (llvm::is_contained(loop.getBody()->getTerminator()->getOperands(),
                         loop.getInductionVar()))
    traits.insert("@affine.for-yields-variable");
  if (loop.getStepAsInt() != 1)
    traits.insert("@affine.for-step");
  // A step of 0 passes verification, and is divided by (C46).
  std::optional<uint64_t> trips;
  if (loop.getStepAsInt() >= 1)
    trips = mlir::affine::getConstantTripCount(loop);
  if (!trips || *trips % 2 != 0)
    traits.insert("@affine.for-tail-2");
  if (!trips || *trips % 3 != 0)
    traits.insert("@affine.for-tail-3");
  if (!trips || *trips % 4 != 0)
    traits.insert("@affine.for-tail-4");
  if (!trips || *trips % 8 != 0)
    traits.insert("@affine.for-tail-8");
}

/// Whether an element may lie further from the first than the longest dimension
/// reaches, size times stride.
static bool mayInterleaveRows(mlir::MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset, last = 0, longest = 0;
  if (type.getRank() < 2)
    return false;
  if (!type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)))
    return true;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (mlir::ShapedType::isDynamic(stride))
      return true;
    last += (size - 1) * stride;
    longest = std::max(longest, size * stride);
  }
  return last >= longest;
}

/// Whether one dimension becomes several of dynamic sizes.
static bool expandsIntoUnknown(mlir::memref::ExpandShapeOp expand) {
  return llvm::any_of(
      expand.getReassociationIndices(), [&](llvm::ArrayRef<int64_t> group) {
        return llvm::count_if(group, [&](int64_t dim) {
                 return expand.getResultType().isDynamicDim(dim);
               }) > 1;
      });
}

/// Whether a part of a tensor is written, from its first element on, and
/// comparing the vector's sizes with the first ones of the tensor does not
/// tell.
static bool writesFirstRow(mlir::VectorTransferOpInterface transfer) {
  mlir::ShapedType type = transfer.getShapedType();
  llvm::ArrayRef<int64_t> sizes = transfer.getVectorType().getShape();
  return mlir::isa<mlir::RankedTensorType>(type) && type.hasStaticShape() &&
         mlir::isa<mlir::vector::TransferWriteOp>(transfer) &&
         !transfer.getMask() && sizes.size() < size_t(type.getRank()) &&
         llvm::all_of(
             transfer.getIndices(),
             [](mlir::Value index) {
               return mlir::getConstantIntValue(index) == 0;
             }) &&
         llvm::all_of(
             llvm::zip_first(sizes, type.getShape()),
             [](auto pair) { return std::get<1>(pair) <= std::get<0>(pair); });
}

/// Whether the body reads or writes by anything but memref.load and store.
static bool touchesOtherMemory(mlir::scf::ParallelOp loop) {
  return loop.getRegion()
      .walk([](mlir::Operation *op) {
        bool isPlain =
            mlir::isMemoryEffectFree(op) ||
            op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() ||
            mlir::isa<mlir::memref::LoadOp, mlir::memref::StoreOp>(op);
        return isPlain ? mlir::WalkResult::advance()
                       : mlir::WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Whether flatten-memref cannot cope with the buffer (C36, I72).
static bool isUnflat(mlir::Operation *op, mlir::Value buffer) {
  auto type = mlir::dyn_cast<mlir::MemRefType>(buffer.getType());
  return type && type.getRank() >= 2 &&
         (!type.getElementType().isIntOrFloat() ||
          (!type.hasStaticShape() &&
           mlir::isa<mlir::memref::AllocOp, mlir::memref::AllocaOp>(op)));
}

template <typename SymbolOp>
static void noteLinkage(SymbolOp op, std::set<std::string_view> &traits) {
  using mlir::LLVM::Linkage;
  Linkage linkage = op.getLinkage();
  if ((linkage == Linkage::Linkonce || linkage == Linkage::LinkonceODR) &&
      !op.getComdat())
    traits.insert("@linkonce");
}

/// Scalar code keeps each such element in bytes of its own, vectors pack them.
static bool hasSubByteElements(mlir::Type type) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  return shaped && shaped.getElementType().isInteger() &&
         shaped.getElementTypeBitWidth() % 8 != 0;
}

static bool isReshape(mlir::Operation *op) {
  return mlir::isa_and_nonnull<mlir::tensor::CollapseShapeOp,
                               mlir::tensor::ExpandShapeOp,
                               mlir::tensor::CastOp>(op);
}

/// Whether something in the loop uses the tensor, or a reshape of it.
static bool isUsedInside(mlir::Value tensor, mlir::scf::ForOp loop) {
  return llvm::any_of(tensor.getUsers(), [&](mlir::Operation *user) {
    return loop->isProperAncestor(user) ||
           (isReshape(user) && isUsedInside(user->getResult(0), loop));
  });
}

/// Whether what a loop begins with has no contents, and is used inside again.
static bool usesEmptyInside(mlir::scf::ForOp loop) {
  return llvm::any_of(loop.getInitArgs(), [&](mlir::Value tensor) {
    while (isReshape(tensor.getDefiningOp()))
      tensor = tensor.getDefiningOp()->getOperand(0);
    return mlir::isa_and_nonnull<mlir::tensor::EmptyOp,
                                 mlir::bufferization::AllocTensorOp>(
               tensor.getDefiningOp()) &&
           isUsedInside(tensor, loop);
  });
}

static bool isCastOrPart(mlir::Operation *op) {
  return mlir::isa<mlir::UnrealizedConversionCastOp, mlir::complex::ReOp,
                   mlir::complex::ImOp>(op);
}

/// Ops that may fold to an operand of what made their operand: sizes, casts of
/// casts, parts of what was put together.
static bool mayLookThroughOperand(mlir::Operation *op) {
  return isCastOrPart(op) ||
         mlir::isa<mlir::memref::DimOp, mlir::tensor::DimOp,
                   mlir::memref::ExtractStridedMetadataOp>(op);
}

/// Whether such an op has an operand that is made so.
static bool looksThrough(mlir::Operation *op) {
  mlir::Operation *source =
      op->getNumOperands() == 0 ? nullptr : op->getOperand(0).getDefiningOp();
  if (!source)
    return false;
  if (isCastOrPart(op))
    return mlir::isa<mlir::UnrealizedConversionCastOp, mlir::complex::CreateOp>(
        source);
  return source->getNumOperands() != 0;
}

/// A memref that others may know too.
static bool isNoFreshBuffer(mlir::Value value) {
  return mlir::isa<mlir::BaseMemRefType>(value.getType()) &&
         !value.getDefiningOp<mlir::memref::AllocOp>();
}

/// The tensors among `values`, and all whose buffers they may have: what their
/// ops take, and what the ops' regions end with. What an op writes into has the
/// buffer of its destination; whoever asks for what must not be written to does
/// not follow it there, for such a destination is copied.
static llvm::SmallDenseSet<mlir::Value> buffersOf(mlir::ValueRange values,
                                                  bool alsoWritten) {
  llvm::SmallDenseSet<mlir::Value> buffers;
  llvm::SmallVector<mlir::Value> open;
  auto add = [&](mlir::ValueRange values) {
    for (mlir::Value value : values)
      if (mlir::isa<mlir::TensorType>(value.getType()))
        open.push_back(value);
  };
  add(values);
  while (!open.empty()) {
    mlir::Value value = open.pop_back_val();
    if (!buffers.insert(value).second)
      continue;
    mlir::Operation *op = value.getDefiningOp();
    if (!op)
      op = value.getParentBlock()->getParentOp();
    if (!op || mlir::isa<mlir::FunctionOpInterface>(op))
      continue;
    if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op)) {
      if (alsoWritten)
        add(writer.getDpsInits());
      continue;
    }
    add(op->getOperands());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        if (block.mightHaveTerminator())
          add(block.getTerminator()->getOperands());
  }
  return buffers;
}

/// Constants, and what buffers are read as, must not be written to.
static bool isReadOnly(mlir::Value tensor) {
  if (auto read = tensor.getDefiningOp<mlir::bufferization::ToTensorOp>())
    return !read.getWritable();
  return tensor.getDefiningOp<mlir::arith::ConstantOp>() != nullptr;
}

/// Whether a loop may hand on a tensor that must not be written to, and that
/// its own body makes of a buffer or a constant.
static bool yieldsReadOnly(mlir::scf::ForOp loop) {
  return llvm::any_of(buffersOf(loop.getYieldedValues(), /*alsoWritten=*/false),
                      [&](mlir::Value buffer) {
                        return isReadOnly(buffer) &&
                               loop->isProperAncestor(buffer.getDefiningOp());
                      });
}

/// Whether a tensor that is returned may be one that must not be written to.
static bool returnsReadOnly(mlir::Operation *op) {
  return llvm::any_of(buffersOf(op->getOperands(), /*alsoWritten=*/false),
                      isReadOnly);
}

/// Whether two tensors that are returned may be parts of one buffer.
static bool returnsParts(mlir::Operation *op) {
  llvm::SmallDenseSet<mlir::Value> all;
  for (mlir::Value operand : op->getOperands())
    for (mlir::Value buffer : buffersOf(operand, /*alsoWritten=*/true))
      if (!all.insert(buffer).second)
        return true;
  return false;
}

/// Whether the use reads a tensor, and hands on no part of its buffer.
static bool readsTensor(mlir::OpOperand &use) {
  mlir::Operation *op = use.getOwner();
  if (auto writer = mlir::dyn_cast<mlir::DestinationStyleOpInterface>(op))
    return writer.isDpsInput(&use);
  return mlir::isa<mlir::tensor::DimOp, mlir::tensor::ExtractOp,
                   mlir::vector::TransferReadOp>(op);
}

/// The number of tensors that a call returns, if one may be written to; or 0.
static unsigned countResultsWritten(mlir::Operation *call) {
  auto isTensor = [](mlir::Value value) {
    return mlir::isa<mlir::TensorType>(value.getType());
  };
  bool isWritten = llvm::any_of(call->getResults(), [&](mlir::Value value) {
    return isTensor(value) && !llvm::all_of(value.getUses(), readsTensor);
  });
  return isWritten ? llvm::count_if(call->getResults(), isTensor) : 0;
}

/// Whether some reduced dimension is one that no element used depends on.
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

/// Whether it sums products as a product of matrices does, but the summed
/// dimension is not the last one of the first operand and the last but one of
/// the second (M79).
static bool isTransposedProduct(mlir::linalg::GenericOp op) {
  auto iterators = op.getIteratorTypesArray();
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      llvm::count(iterators, mlir::utils::IteratorType::reduction) != 1)
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

/// The traits of `op` that OpKinds::kinds documents.
static void noteTraits(mlir::Operation *op,
                       std::set<std::string_view> &traits) {
  if (op->getNumRegions() != 0 && op->isUsedOutsideOfBlock(op->getBlock()))
    traits.insert("@region-result-elsewhere");
  if (auto loop = mlir::dyn_cast<mlir::affine::AffineForOp>(op))
    return noteTraits(loop, traits);
  if (auto loop = mlir::dyn_cast<mlir::scf::ForOp>(op)) {
    if (mayHaveNoTrips(loop))
      traits.insert("@scf.for-trips");
    if (loop.getNumResults() != 0)
      traits.insert("@scf.for-carries");
    if (usesEmptyInside(loop))
      traits.insert("@empty-in-own-loop");
    if (yieldsReadOnly(loop))
      traits.insert("@loop-yields-read-only");
    return;
  }
  if (auto loop = mlir::dyn_cast<mlir::scf::ParallelOp>(op)) {
    if (loop.getNumResults() != 0)
      traits.insert("@scf.parallel-reduction");
    if (!loop->getParentOfType<mlir::scf::ParallelOp>() &&
        touchesOtherMemory(loop))
      traits.insert("@scf.parallel-other-memory");
    return;
  }
  if (auto loop = mlir::dyn_cast<mlir::scf::ForallOp>(op)) {
    if (loop.getRank() == 0)
      traits.insert("@scf.forall-no-loops");
    return;
  }
  if (auto function = mlir::dyn_cast<mlir::func::FuncOp>(op)) {
    if (llvm::any_of(function.getResultTypes(),
                     llvm::IsaPred<mlir::BaseMemRefType>))
      traits.insert("@returns-buffer");
    return;
  }
  if (auto function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op))
    return noteLinkage(function, traits);
  if (auto global = mlir::dyn_cast<mlir::LLVM::GlobalOp>(op))
    return noteLinkage(global, traits);
  llvm::StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "memref" || dialect == "vector") {
    auto isUnflatHere = [&](mlir::Value value) { return isUnflat(op, value); };
    if (llvm::any_of(op->getOperands(), isUnflatHere) ||
        llvm::any_of(op->getResults(), isUnflatHere))
      traits.insert("@memref-unflat");
  }
  if (dialect == "memref") {
    if (auto expand = mlir::dyn_cast<mlir::memref::ExpandShapeOp>(op);
        expand && expandsIntoUnknown(expand))
      traits.insert("@memref-expand-unknown");
    if (auto atomic = mlir::dyn_cast<mlir::memref::GenericAtomicRMWOp>(op);
        atomic && !atomic.getType().isInteger())
      traits.insert("@atomic-float");
    if (auto cast = mlir::dyn_cast<mlir::memref::ReinterpretCastOp>(op);
        cast && mayInterleaveRows(cast.getType()))
      traits.insert("@memref-interleaved");
    return;
  }
  if (auto conv = mlir::dyn_cast<mlir::tosa::DepthwiseConv2DOp>(op)) {
    if (mlir::isa<mlir::FloatType>(conv.getType().getElementType()))
      traits.insert("@tosa.depthwise-float");
    return;
  }
  if (auto constant = mlir::dyn_cast<mlir::tosa::ConstOp>(op)) {
    if (constant.getValues().getElementType().isInteger(1))
      traits.insert("@tosa.const-i1");
    return;
  }
  if (auto structured = mlir::dyn_cast<mlir::linalg::LinalgOp>(op)) {
    if (llvm::any_of(op->getOperandTypes(), hasSubByteElements))
      traits.insert("@linalg-sub-byte");
    auto iterators = structured.getIteratorTypesArray();
    if (iterators.empty())
      traits.insert("@linalg-no-loops");
    else if (iterators.front() == mlir::utils::IteratorType::reduction)
      traits.insert("@linalg-sums-first");
    if (mlir::isa<mlir::linalg::GenericOp, mlir::linalg::ReduceOp>(op) &&
        reducesNothing(structured))
      traits.insert("@linalg.reduces-nothing");
  }
  if (mlir::isa<mlir::vector::MaskOp>(op)) {
    op->walk([&](mlir::VectorTransferOpInterface) {
      traits.insert("@masked-transfer");
    });
    return;
  }
  if (auto insert = mlir::dyn_cast<mlir::tensor::InsertSliceOp>(op)) {
    auto source = insert.getSourceType().getShape();
    if (insert.getStaticSizes().take_back(source.size()) != source)
      traits.insert("@insert-permutes");
    return;
  }
  if (auto generic = mlir::dyn_cast<mlir::linalg::GenericOp>(op)) {
    if (!llvm::all_of(generic.getIndexingMapsArray(),
                      [](mlir::AffineMap map) { return map.isIdentity(); }))
      traits.insert("@linalg.generic-moved");
    if (!llvm::all_of(op->getOperandTypes(), llvm::IsaPred<mlir::ShapedType>))
      traits.insert("@linalg.generic-scalar");
    if (isTransposedProduct(generic))
      traits.insert("@linalg.generic-transposed");
    return;
  }
  if (auto matmul = mlir::dyn_cast<mlir::linalg::MatmulOp>(op)) {
    if (matmul.getCast() == mlir::linalg::TypeFn::cast_unsigned)
      traits.insert("@linalg.matmul-unsigned");
    return;
  }
  if (auto transfer = mlir::dyn_cast<mlir::VectorTransferOpInterface>(op)) {
    if (transfer.getMask() && !transfer.getPermutationMap().isMinorIdentity())
      traits.insert("@transfer-permutes-mask");
    if (transfer.hasOutOfBoundsDim())
      traits.insert("@transfer-beyond");
    if (writesFirstRow(transfer))
      traits.insert("@writes-first-row");
    return;
  }
  auto noteAccess = [&](mlir::AffineMap map) {
    if (!isPlainAccess(map))
      traits.insert("@affine-access");
  };
  if (auto load = mlir::dyn_cast<mlir::affine::AffineReadOpInterface>(op))
    noteAccess(load.getAffineMap());
  else if (auto store =
               mlir::dyn_cast<mlir::affine::AffineWriteOpInterface>(op))
    noteAccess(store.getAffineMap());
}

namespace {
/// Who calls whom, by names.
class CallGraph {
public:
  void note(mlir::Operation *op) {
    std::optional<llvm::StringRef> callee;
    if (auto call = mlir::dyn_cast<mlir::func::CallOp>(op))
      callee = call.getCallee();
    else if (auto call = mlir::dyn_cast<mlir::LLVM::CallOp>(op))
      callee = call.getCallee();
    if (!callee)
      return;
    called.insert(*callee);
    // By type first: asking for an interface is what takes the time.
    mlir::Operation *caller = op->getParentOp();
    while (caller && !mlir::isa<mlir::func::FuncOp, mlir::LLVM::LLVMFuncOp,
                                mlir::FunctionOpInterface>(caller))
      caller = caller->getParentOp();
    if (caller)
      callees[mlir::SymbolTable::getSymbolName(caller).getValue()].insert(
          *callee);
  }

  bool isCalled(llvm::StringRef function) const {
    return called.count(function) != 0;
  }

  bool hasCycle() const {
    std::set<llvm::StringRef> finished, open;
    return llvm::any_of(callees, [&](const auto &entry) {
      return leadsToCycle(entry.first, finished, open);
    });
  }

private:
  std::map<llvm::StringRef, std::set<llvm::StringRef>> callees;
  std::set<llvm::StringRef> called;

  bool leadsToCycle(llvm::StringRef function,
                    std::set<llvm::StringRef> &finished,
                    std::set<llvm::StringRef> &open) const {
    auto found = callees.find(function);
    if (found == callees.end() || finished.count(function))
      return false;
    if (!open.insert(function).second)
      return true;
    for (llvm::StringRef callee : found->second)
      if (leadsToCycle(callee, finished, open))
        return true;
    open.erase(function);
    finished.insert(function);
    return false;
  }
};
} // namespace

namespace {
/// The accesses in an affine.for nest, or in a block.
struct AffineAccesses {
  llvm::DenseSet<mlir::Value> read, written, accessed, otherwiseUsed;
  llvm::DenseMap<mlir::Value, mlir::Value> byBuffer;
  bool hasTwoViews = false;

  void note(mlir::Operation *op) {
    auto access = [&](mlir::Value memref) {
      accessed.insert(memref);
      use(memref);
    };
    if (auto load = mlir::dyn_cast<mlir::affine::AffineReadOpInterface>(op)) {
      read.insert(load.getMemRef());
      access(load.getMemRef());
    } else if (auto store =
                   mlir::dyn_cast<mlir::affine::AffineWriteOpInterface>(op)) {
      written.insert(store.getMemRef());
      access(store.getMemRef());
    } else {
      for (mlir::Value operand : op->getOperands())
        if (mlir::isa<mlir::BaseMemRefType>(operand.getType())) {
          otherwiseUsed.insert(operand);
          use(operand);
        }
    }
  }

  bool isMixed() const {
    return llvm::any_of(otherwiseUsed, [&](mlir::Value buffer) {
      return accessed.contains(buffer);
    });
  }

private:
  void use(mlir::Value memref) {
    auto [found, isNew] = byBuffer.try_emplace(bufferOf(memref), memref);
    hasTwoViews |= found->second != memref;
  }
};
} // namespace

/// Whether an op between the access and the nest may keep it from happening.
static bool isConditional(mlir::Operation *access, mlir::Operation *nest) {
  for (mlir::Operation *op = access->getParentOp(); op != nest;
       op = op->getParentOp())
    if (!mlir::isa<mlir::affine::AffineForOp, mlir::affine::AffineParallelOp>(
            op))
      return true;
  return false;
}

/// What several accesses of one buffer in affine.for nests are together.
static void noteAffineAccesses(mlir::ModuleOp module,
                               std::set<std::string_view> &traits) {
  using namespace mlir::affine;
  llvm::DenseSet<mlir::Value> read, updated;
  auto isAccess = [](mlir::Operation *op) {
    return mlir::isa<AffineReadOpInterface, AffineWriteOpInterface>(op);
  };
  AffineAccesses all;
  module->walk<mlir::WalkOrder::PreOrder>([&](AffineForOp nest) {
    AffineAccesses here;
    nest.getRegion().walk([&](mlir::Operation *op) {
      here.note(op);
      all.note(op);
      if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(op);
          store && read.contains(store.getMemRef()))
        traits.insert("@affine-overwrites");
      if (auto load = mlir::dyn_cast<AffineReadOpInterface>(op);
          load && updated.contains(load.getMemRef()))
        traits.insert("@affine-updates");
      if (mlir::isa<mlir::CallOpInterface>(op))
        traits.insert("@affine.for-calls");
      if (isAccess(op) && isConditional(op, nest))
        traits.insert("@affine-conditional-access");
    });
    if (here.hasTwoViews && !here.written.empty())
      traits.insert("@affine-two-views");
    if (here.written.size() >= 2)
      traits.insert("@affine-writes-two");
    read.insert(here.read.begin(), here.read.end());
    for (mlir::Value buffer : here.read)
      if (here.written.contains(buffer))
        updated.insert(buffer);
    return mlir::WalkResult::skip();
  });
  if (all.isMixed())
    traits.insert("@affine-mixed-access");
}

/// The same of blocks with affine accesses outside of loops.
static void noteAffineBlocks(mlir::ModuleOp module,
                             std::set<std::string_view> &traits) {
  using namespace mlir::affine;
  module->walk([&](mlir::Block *block) {
    bool hasAccess = llvm::any_of(*block, [](mlir::Operation &op) {
      return mlir::isa<AffineReadOpInterface, AffineWriteOpInterface>(op);
    });
    if (!hasAccess || mlir::isa<AffineForOp>(block->getParentOp()))
      return;
    AffineAccesses here;
    block->walk([&](mlir::Operation *op) { here.note(op); });
    if (here.isMixed())
      traits.insert("@affine-mixed-block");
  });
}

/// Bufferization compares reads and writes of one block (M30).
static void noteTensorsInBlocks(mlir::ModuleOp module,
                                std::set<std::string_view> &traits) {
  auto holdsTensors = [](mlir::Region &region) {
    return region
        .walk([](mlir::Operation *op) {
          return touchesTensors(op) ? mlir::WalkResult::interrupt()
                                    : mlir::WalkResult::advance();
        })
        .wasInterrupted();
  };
  module->walk([&](mlir::Operation *op) {
    for (mlir::Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock() && holdsTensors(region)) {
        traits.insert("@tensors-in-blocks");
        return mlir::WalkResult::interrupt();
      }
    return mlir::WalkResult::advance();
  });
}

/// A loop that bufferization does not know for one (M78).
static bool isLoopOfOthers(mlir::Operation *op) {
  return mlir::isa<mlir::affine::AffineForOp, mlir::affine::AffineParallelOp,
                   mlir::scf::ParallelOp>(op);
}

/// Whether such a loop lies around `op`, but not around the tensor that it
/// takes.
static bool takesFromOutside(mlir::Operation *op, mlir::Value tensor) {
  mlir::Region *home = tensor.getParentRegion();
  for (mlir::Region *region = op->getParentRegion(); region && region != home;
       region = region->getParentRegion())
    if (isLoopOfOthers(region->getParentOp()))
      return true;
  return false;
}

/// What is written in a turn of such a loop is there in the next one.
static void noteTensorsInLoops(mlir::ModuleOp module,
                               std::set<std::string_view> &traits) {
  module->walk([&](mlir::Operation *op) {
    for (mlir::OpOperand &operand : op->getOpOperands())
      if (mlir::isa<mlir::TensorType>(operand.get().getType()) &&
          !readsTensor(operand) && takesFromOutside(op, operand.get())) {
        traits.insert("@loop-writes-outer-tensor");
        return mlir::WalkResult::interrupt();
      }
    return mlir::WalkResult::advance();
  });
}

OpKinds scion::scanKinds(mlir::ModuleOp module) {
  // Names are unique per context: look at the pointer, spell each name once.
  llvm::DenseMap<void *, unsigned> seen;
  OpKinds result;
  std::set<std::string_view> traits;
  CallGraph calls;
  std::set<llvm::StringRef> globals;
  mlir::Operation *storedTo = nullptr; // an allocation
  bool hasAffineAccess = false, hasLoopOfOthers = false;
  unsigned resultsWritten = 0;
  llvm::SmallVector<mlir::Operation *> returns;
  module->walk([&](mlir::Operation *op) {
    if (op == module.getOperation())
      return;
    if (mlir::isa<mlir::CallSiteLoc>(op->getLoc()))
      traits.insert("@call-site");
    constexpr unsigned bothKinds = 3, isKnown = 4, mayHaveTrait = 8,
                       isCall = 16, isGlobal = 32, isReturn = 64,
                       mayLookThrough = 128, isStore = 256;
    unsigned &bits = seen[op->getName().getAsOpaquePointer()];
    if (!bits) {
      // Asking an op for an interface costs more than all the rest.
      llvm::StringRef dialect = op->getName().getDialectNamespace();
      llvm::StringRef name = op->getName().getStringRef();
      bits = isKnown;
      if (dialect == "affine" || dialect == "scf" || dialect == "memref" ||
          dialect == "linalg" || name == "tensor.insert_slice" ||
          name == "tosa.const" || name == "tosa.depthwise_conv2d" ||
          name == "vector.mask" || name == "vector.transfer_read" ||
          name == "vector.transfer_write" || name == "vector.load" ||
          name == "vector.store" || name == "vector.maskedload" ||
          name == "vector.maskedstore" || name == "func.func" ||
          name == "llvm.func" || name == "llvm.mlir.global")
        bits |= mayHaveTrait;
      if (mlir::isa<mlir::func::CallOp, mlir::LLVM::CallOp>(op))
        bits |= isCall;
      if (mlir::isa<mlir::memref::GetGlobalOp>(op))
        bits |= isGlobal;
      if (mlir::isa<mlir::affine::AffineWriteOpInterface>(op))
        bits |= isStore;
      hasAffineAccess |= mlir::isa<mlir::affine::AffineReadOpInterface,
                                   mlir::affine::AffineWriteOpInterface>(op);
      hasLoopOfOthers |= isLoopOfOthers(op);
      if (mlir::isa<mlir::func::ReturnOp>(op))
        bits |= isReturn;
      if (mayLookThroughOperand(op))
        bits |= mayLookThrough;
      if (!op->getDialect())
        traits.insert("@unregistered");
    }
    if (bits & isCall) {
      calls.note(op);
      resultsWritten = std::max(resultsWritten, countResultsWritten(op));
      if (!mlir::isa<mlir::FunctionOpInterface>(op->getParentOp()))
        traits.insert("@call-in-region");
    }
    if ((bits & mayLookThrough) && looksThrough(op))
      traits.insert("@folds-through");
    if ((bits & isReturn) && llvm::any_of(op->getOperands(), isNoFreshBuffer))
      traits.insert("@returns-alias");
    if (bits & isReturn)
      returns.push_back(op);
    if ((bits & isGlobal) &&
        !globals.insert(mlir::cast<mlir::memref::GetGlobalOp>(op).getName())
             .second)
      traits.insert("@two-names");
    if (bits & isStore) {
      auto store = mlir::cast<mlir::affine::AffineWriteOpInterface>(op);
      auto *alloc = store.getMemRef()
                        .getDefiningOp<mlir::memref::AllocOp>()
                        .getOperation();
      if (alloc && storedTo && alloc != storedTo)
        traits.insert("@affine-two-allocs");
      storedTo = alloc ? alloc : storedTo;
    }
    if (bits & mayHaveTrait)
      noteTraits(op, traits);
    if ((bits & bothKinds) == bothKinds)
      return;
    bool tensor = touchesTensors(op);
    unsigned bit = tensor ? 2 : 1;
    if (bits & bit)
      return;
    bits |= bit;
    std::string kind = op->getName().getStringRef().str();
    if (llvm::StringRef(kind).starts_with("llvm."))
      bits |= bothKinds; // no op of it takes a tensor: not looked at again
    else
      result.lowered = false;
    if (tensor)
      kind += tensorSuffix;
    result.kinds.push_back(std::move(kind));
  });
  if (resultsWritten >= 2 && llvm::any_of(returns, returnsParts))
    traits.insert("@returns-parts");
  if (resultsWritten && llvm::any_of(returns, returnsReadOnly))
    traits.insert("@returns-read-only");
  if (calls.hasCycle())
    traits.insert("@recursion");
  if (llvm::any_of(module.getOps<mlir::func::FuncOp>(),
                   [&](mlir::func::FuncOp function) {
                     return function.isPrivate() && !function.isExternal() &&
                            !calls.isCalled(function.getSymName());
                   }))
    traits.insert("@uncalled-function");
  if (llvm::is_contained(result.kinds, "affine.for") ||
      llvm::is_contained(result.kinds, "affine.for:tensor")) {
    noteAffineAccesses(module, traits);
    noteJamTraits(module, traits);
  }
  if (hasAffineAccess)
    noteAffineBlocks(module, traits);
  if (llvm::any_of(result.kinds, [](std::string_view kind) {
        return kind.ends_with(tensorSuffix);
      })) {
    noteTensorsInBlocks(module, traits);
    if (hasLoopOfOthers)
      noteTensorsInLoops(module, traits);
  }
  result.kinds.insert(result.kinds.end(), traits.begin(), traits.end());
  std::sort(result.kinds.begin(), result.kinds.end());
  return result;
}

bool scion::selects(std::string_view selector, std::string_view kind) {
  if (kind.starts_with('@'))
    return selector == kind;
  if (selector == "*")
    return true;
  bool isTensor = kind.ends_with(tensorSuffix);
  if (isTensor)
    kind.remove_suffix(tensorSuffix.size());
  bool wantsTensor = false, wantsPlain = true;
  if (selector.ends_with(tensorSuffix)) {
    selector.remove_suffix(tensorSuffix.size());
    wantsTensor = true;
    wantsPlain = false;
  } else if (selector.ends_with(":any")) {
    selector.remove_suffix(4);
    wantsTensor = true;
  }
  if (isTensor ? !wantsTensor : !wantsPlain)
    return false;
  if (selector == "*")
    return true;
  if (selector.ends_with(".*"))
    return kind.starts_with(selector.substr(0, selector.size() - 1));
  return selector == kind;
}

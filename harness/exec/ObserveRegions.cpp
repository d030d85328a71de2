//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/ObserveRegions.h"

#include "harness/exec/ShowValue.h"
#include "harness/exec/ShownValues.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include <vector>

using namespace mlir;
using namespace scion;

/// The most elements of a result buffer.
static constexpr int64_t maxBuffer = 1024;

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

namespace {
/// A loop with constant bounds: for each induction variable the lower bound,
/// the step and the number of iterations.
struct KnownLoop {
  Operation *op;
  SmallVector<Value> variables;
  SmallVector<int64_t> lower, step, turns;
};
} // namespace

static std::optional<int64_t> constantOf(OpFoldResult bound) {
  return getConstantIntValue(bound);
}

/// The loop, if its bounds are constant.
static std::optional<KnownLoop> knownLoop(Operation *op) {
  if (!isa<scf::ForOp, scf::ParallelOp, affine::AffineForOp,
           affine::AffineParallelOp>(op))
    return std::nullopt;
  KnownLoop known{op, {}, {}, {}, {}};
  if (auto parallel = dyn_cast<affine::AffineParallelOp>(op)) {
    auto ranges = parallel.getConstantRanges();
    if (!ranges || parallel.hasMinMaxBounds())
      return std::nullopt;
    for (unsigned i = 0; i < parallel.getNumDims(); ++i) {
      auto lower = dyn_cast<AffineConstantExpr>(
          parallel.getLowerBoundMap(i).getResult(0));
      if (!lower)
        return std::nullopt;
      known.lower.push_back(lower.getValue());
      known.step.push_back(parallel.getSteps()[i]);
      known.turns.push_back(llvm::divideCeil((*ranges)[i], known.step.back()));
    }
    llvm::append_range(known.variables, parallel.getIVs());
  } else {
    auto loop = cast<LoopLikeOpInterface>(op);
    auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds(),
         step = loop.getLoopSteps();
    auto variables = loop.getLoopInductionVars();
    if (!lower || !upper || !step || !variables)
      return std::nullopt;
    for (size_t i = 0; i < variables->size(); ++i) {
      auto from = constantOf((*lower)[i]), to = constantOf((*upper)[i]),
           by = constantOf((*step)[i]);
      if (!from || !to || !by || *by <= 0 ||
          !(*variables)[i].getType().isIndex())
        return std::nullopt;
      int64_t distance;
      if (llvm::SubOverflow(*to, *from, distance))
        return std::nullopt;
      known.lower.push_back(*from);
      known.step.push_back(*by);
      known.turns.push_back(distance > 0 ? llvm::divideCeil(distance, *by) : 0);
    }
    llvm::append_range(known.variables, *variables);
  }
  for (int64_t turns : known.turns)
    if (turns <= 0 || turns > maxBuffer)
      return std::nullopt;
  return known;
}

/// The loops around `op`, outermost first. None unless only loops with constant
/// bounds and conditions lie between `op` and the body of `main`.
static std::optional<std::vector<KnownLoop>> knownNest(Operation *op,
                                                       func::FuncOp main) {
  std::vector<KnownLoop> loops;
  int64_t places = 1;
  for (Operation *parent = op->getParentOp(); parent != main;
       parent = parent->getParentOp()) {
    if (isa<scf::IfOp, affine::AffineIfOp>(parent))
      continue;
    std::optional<KnownLoop> loop = knownLoop(parent);
    if (!loop)
      return std::nullopt;
    for (int64_t turns : loop->turns)
      if ((places *= turns) > maxBuffer)
        return std::nullopt;
    loops.insert(loops.begin(), std::move(*loop));
  }
  if (loops.empty())
    return std::nullopt;
  return loops;
}

/// Whether a call here runs a known number of times in a known order.
static bool isSequential(Operation *op, func::FuncOp main) {
  for (Operation *parent = op->getParentOp(); parent != main;
       parent = parent->getParentOp())
    if (!isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::IndexSwitchOp,
             scf::ExecuteRegionOp, affine::AffineForOp, affine::AffineIfOp>(
            parent))
      return false;
  return true;
}

static bool isNumber(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless() && integer.getWidth() <= 64;
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() ||
         type.isF64();
}

/// Numbers computed inside of the regions of `main`, in its order.
static SmallVector<Value> numbersInRegions(func::FuncOp main,
                                           const ObserveOptions &options) {
  SmallVector<Value> values;
  main.walk([&](Operation *op) {
    if (op->getParentOp() == main || op->hasTrait<OpTrait::ConstantLike>() ||
        op->hasTrait<OpTrait::IsTerminator>())
      return;
    // Skip regions that must not contain further operations (the body of a
    // structured operation, an atomic update).
    if (!isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::ParallelOp,
             scf::IndexSwitchOp, scf::ExecuteRegionOp, affine::AffineForOp,
             affine::AffineIfOp, affine::AffineParallelOp>(op->getParentOp()))
      return;
    for (Value result : op->getResults())
      if (isNumber(result.getType()) && !isShownAlready(result) &&
          !mayBeUndefined(result) &&
          (!options.mayShow || options.mayShow(result)))
        values.push_back(result);
  });
  return values;
}

//===----------------------------------------------------------------------===//
// Three kinds of observation
//===----------------------------------------------------------------------===//

/// Makes the loop return the value of its last iteration (0 if there is none).
static Value carryOut(Value value) {
  Operation *op = value.getDefiningOp();
  auto loop = dyn_cast<LoopLikeOpInterface>(op->getParentOp());
  if (!isa_and_nonnull<scf::ForOp, affine::AffineForOp>(loop.getOperation()))
    return {};
  IRRewriter rewriter(value.getContext());
  rewriter.setInsertionPoint(loop);
  Value initial = arith::ConstantOp::create(
      rewriter, value.getLoc(), rewriter.getZeroAttr(value.getType()));
  unsigned before = loop->getNumResults();
  auto replaced = loop.replaceWithAdditionalYields(
      rewriter, initial, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
        return SmallVector<Value>{value};
      });
  if (failed(replaced))
    return {};
  return (*replaced)->getResult(before);
}

/// The type that holds a number in memory, in whole bytes.
static Type storedType(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return type;
  for (unsigned width : {8u, 16u, 32u, 64u})
    if (integer.getWidth() <= width)
      return IntegerType::get(type.getContext(), width);
  return type;
}

/// Stores the value of each iteration to its own element of a global that is
/// initialised with zeros. Returns the buffer, in the body of `main`.
static Value storeToBuffer(Value value, ArrayRef<KnownLoop> loops,
                           func::FuncOp main, unsigned number) {
  SmallVector<int64_t> shape;
  for (const KnownLoop &loop : loops)
    llvm::append_range(shape, loop.turns);
  Location location = value.getLoc();
  Type element = storedType(value.getType());
  auto type = MemRefType::get(shape, element);
  auto module = main->getParentOfType<ModuleOp>();
  std::string name = "scion_results_" + std::to_string(number);
  while (SymbolTable::lookupSymbolIn(module, name))
    name += "_";

  auto builder = OpBuilder::atBlockBegin(module.getBody());
  auto contents = RankedTensorType::get(shape, element);
  memref::GlobalOp::create(
      builder, location, name, builder.getStringAttr("private"), type,
      DenseElementsAttr::get(contents, builder.getZeroAttr(element)),
      /*constant=*/false, IntegerAttr());
  builder.setInsertionPoint(loops.front().op);
  Value buffer = memref::GetGlobalOp::create(builder, location, type, name);

  builder.setInsertionPointAfterValue(value);
  if (element != value.getType())
    value = arith::ExtSIOp::create(builder, location, element, value);
  bool isAffine = llvm::all_of(loops, [](const KnownLoop &loop) {
    return isa<affine::AffineForOp, affine::AffineParallelOp>(loop.op);
  });
  SmallVector<Value> indices;
  SmallVector<AffineExpr> places;
  for (const KnownLoop &loop : loops)
    for (auto [variable, lower, step] :
         llvm::zip_equal(loop.variables, loop.lower, loop.step)) {
      auto dimension = builder.getAffineDimExpr(indices.size());
      places.push_back((dimension - lower).floorDiv(step));
      Value place = variable;
      if (!isAffine && lower != 0)
        place = arith::SubIOp::create(
            builder, location, place,
            arith::ConstantIndexOp::create(builder, location, lower));
      if (!isAffine && step != 1)
        place = arith::DivUIOp::create(
            builder, location, place,
            arith::ConstantIndexOp::create(builder, location, step));
      indices.push_back(place);
    }
  if (isAffine)
    affine::AffineStoreOp::create(
        builder, location, value, buffer,
        AffineMap::get(indices.size(), 0, places, builder.getContext()),
        indices);
  else
    memref::StoreOp::create(builder, location, value, buffer, indices);
  return buffer;
}

void scion::observeRegions(func::FuncOp main, ChoiceStream &choices,
                           ShowValue &show, const ObserveOptions &options,
                           ObserveResult &result,
                           SmallVectorImpl<Value> &toShow) {
  SmallVector<Value> values = numbersInRegions(main, options);
  // One opaque call inside an affine loop changes what is tested (measured: 2
  // instead of 4 vector transfers, 1 instead of 2 parallel loops), and so does,
  // to a lesser degree, every store and carried value. So a third of the
  // programs keep their regions unchanged, and few get calls.
  if (choices.chance(1, 3))
    return;
  bool mayCall = choices.chance(1, 8);
  choices.shuffle(values);
  unsigned done = 0;
  // Adding a result replaces the loop and its earlier results, so each loop
  // gets at most one.
  SmallPtrSet<Operation *, 4> carrying;
  for (Value value : values) {
    if (done == options.maxInRegions)
      return;
    Operation *op = value.getDefiningOp();
    bool isInOuterLoop = op->getParentOp()->getParentOp() == main;
    bool preferCarried = choices.chance(1, 3);
    if (mayCall && isSequential(op, main) && choices.chance(1, 2)) {
      OpBuilder builder(value.getContext());
      builder.setInsertionPointAfterValue(value);
      show.show(builder, value, /*unroll=*/false);
      ++result.inRegion;
      ++done;
      continue;
    }
    std::optional<std::vector<KnownLoop>> loops = knownNest(op, main);
    if (isInOuterLoop && (preferCarried || !loops) &&
        !carrying.contains(op->getParentOp())) {
      // Replaces the loop, but the value itself stays.
      if (Value carried = carryOut(value)) {
        carrying.insert(carried.getDefiningOp());
        toShow.push_back(carried);
        ++result.carried;
        ++done;
        continue;
      }
    }
    if (loops) {
      toShow.push_back(storeToBuffer(value, *loops, main, done));
      ++result.buffered;
      ++done;
    }
  }
}

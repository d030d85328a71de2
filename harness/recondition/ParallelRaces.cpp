//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// parallel-races: iterations of scf.parallel, scf.forall and affine.parallel
// that see each other: what one writes another reads or writes. Only loops that
// clearly have none stay in scope.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

namespace {
/// One access of single elements: buffer and indices.
struct Access {
  Value buffer;
  SmallVector<Value> indices;  // the one variable of each, or null
  SmallVector<AffineExpr> how; // what is made of it; null: itself
  bool writes;
};
} // namespace

static AffineExpr inputOf(AffineMap map, unsigned input) {
  return input < map.getNumDims()
             ? getAffineDimExpr(input, map.getContext())
             : getAffineSymbolExpr(input - map.getNumDims(), map.getContext());
}

/// The input that `expr` is a one-to-one function of: a * x + b, a not 0.
static std::optional<unsigned> onlyInput(AffineExpr expr, AffineMap map) {
  std::optional<unsigned> input;
  for (unsigned i = 0; i < map.getNumInputs(); ++i) {
    bool used = i < map.getNumDims()
                    ? expr.isFunctionOfDim(i)
                    : expr.isFunctionOfSymbol(i - map.getNumDims());
    if (used && input)
      return std::nullopt;
    if (used)
      input = i;
  }
  bool isLinear = true;
  expr.walk([&](AffineExpr part) {
    if (part.getKind() == AffineExprKind::Mod ||
        part.getKind() == AffineExprKind::FloorDiv ||
        part.getKind() == AffineExprKind::CeilDiv)
      isLinear = false;
    if (part.getKind() == AffineExprKind::Mul)
      isLinear &=
          isa<AffineConstantExpr>(cast<AffineBinaryOpExpr>(part).getRHS());
  });
  if (!input || !isLinear)
    return std::nullopt;
  auto at = [&](int64_t value) {
    AffineExpr constant = getAffineConstantExpr(value, expr.getContext());
    return simplifyAffineExpr(expr.replace(inputOf(map, *input), constant),
                              map.getNumDims(), map.getNumSymbols());
  };
  return at(0) == at(1) ? std::nullopt : input;
}

/// `expr` with its one input renamed, so that accesses can be compared; null if
/// it is nothing but the input.
static AffineExpr atInput(AffineExpr expr, AffineMap map, unsigned input) {
  AffineExpr name = getAffineDimExpr(0, expr.getContext());
  expr = expr.replace(inputOf(map, input), name);
  return expr == name ? AffineExpr() : expr;
}

using Steps = SmallVector<std::pair<Value, int64_t>>;

/// The induction variables whose steps are constants.
static Steps stepsOf(Operation *op) {
  Steps steps;
  if (auto loop = dyn_cast<scf::ParallelOp>(op)) {
    for (auto [variable, step] :
         llvm::zip(loop.getInductionVars(), loop.getStep()))
      if (std::optional<APInt> width = constantInt(step))
        steps.emplace_back(variable, width->getSExtValue());
  } else if (auto loop = dyn_cast<affine::AffineParallelOp>(op)) {
    for (auto [variable, step] : llvm::zip(loop.getIVs(), loop.getSteps()))
      steps.emplace_back(variable, step);
  }
  return steps;
}

/// Whether quotients of the variable by `divisor` are distinct for distinct
/// iterations: the numbers by which observations index their results.
static bool numbersIterations(const Steps &steps, Value variable,
                              int64_t divisor) {
  return divisor > 0 && llvm::any_of(steps, [&](const auto &entry) {
           return entry.first == variable && entry.second >= divisor;
         });
}

/// The input whose iteration number `expr` is: (input + b) floordiv c.
static std::optional<unsigned> numberedInput(AffineExpr expr, AffineMap map,
                                             ValueRange operands,
                                             const Steps &steps) {
  auto quotient = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!quotient || quotient.getKind() != AffineExprKind::FloorDiv)
    return std::nullopt;
  auto divisor = dyn_cast<AffineConstantExpr>(quotient.getRHS());
  std::optional<unsigned> input = onlyInput(quotient.getLHS(), map);
  if (!divisor || !input)
    return std::nullopt;
  AffineExpr rest = simplifyAffineExpr(quotient.getLHS() - inputOf(map, *input),
                                       map.getNumDims(), map.getNumSymbols());
  if (!isa<AffineConstantExpr>(rest) ||
      !numbersIterations(steps, operands[*input], divisor.getValue()))
    return std::nullopt;
  return input;
}

static std::optional<Access> accessOf(Operation *op, const Steps &steps) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return Access{load.getMemref(), SmallVector<Value>(load.getIndices()),
                  SmallVector<AffineExpr>(load.getIndices().size()), false};
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return Access{store.getMemref(), SmallVector<Value>(store.getIndices()),
                  SmallVector<AffineExpr>(store.getIndices().size()), true};
  auto affine = [&](auto access, bool writes) -> std::optional<Access> {
    Access result{access.getMemRef(), {}, {}, writes};
    AffineMap map = access.getAffineMap();
    SmallVector<Value> operands(access.getMapOperands());
    for (AffineExpr expr : map.getResults()) {
      std::optional<unsigned> input = onlyInput(expr, map);
      if (!input)
        input = numberedInput(expr, map, operands, steps);
      result.indices.push_back(input ? operands[*input] : Value());
      result.how.push_back(input ? atInput(expr, map, *input) : AffineExpr());
    }
    return result;
  };
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    return affine(load, false);
  if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    return affine(store, true);
  return std::nullopt;
}

/// The same of a memref access: `variable / c`, `variable - b`, or both.
static void readIterationNumber(Value &index, AffineExpr &how,
                                const Steps &steps) {
  if (!index)
    return;
  Value variable = index;
  std::optional<APInt> divisor = APInt(64, 1), from = APInt(64, 0);
  if (auto quotient = variable.getDefiningOp<arith::DivUIOp>()) {
    divisor = constantInt(quotient.getRhs());
    variable = quotient.getLhs();
  }
  if (auto difference = variable.getDefiningOp<arith::SubIOp>()) {
    from = constantInt(difference.getRhs());
    variable = difference.getLhs();
  }
  if (variable == index || !divisor || !from ||
      !numbersIterations(steps, variable, divisor->getSExtValue()))
    return;
  index = variable;
  how = (getAffineDimExpr(0, variable.getContext()) - from->getSExtValue())
            .floorDiv(divisor->getSExtValue());
}

/// A buffer that one iteration makes for itself.
static bool isPrivate(Value buffer, Operation *loop) {
  while (Operation *definition = buffer.getDefiningOp()) {
    if (isa<memref::AllocOp, memref::AllocaOp>(definition))
      return loop->isProperAncestor(definition);
    Value source = viewSource(definition);
    if (!source)
      return false;
    buffer = source;
  }
  return false;
}

static bool checkReduction(Operation *op, Block &body, Guard &guard) {
  for (Operation &inner : body.without_terminator())
    if (!isMemoryEffectFree(&inner)) {
      guard.outOfScope(op, "a reduction that touches memory");
      return false;
    }
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  bool known =
      isa_and_nonnull<arith::AddIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp,
                      arith::XOrIOp, arith::MaxSIOp, arith::MaxUIOp,
                      arith::MinSIOp, arith::MinUIOp, arith::AddFOp,
                      arith::MulFOp, arith::MaximumFOp, arith::MinimumFOp>(
          combiner) &&
      combiner->getBlock() == &body &&
      llvm::is_contained(combiner->getOperands(), body.getArgument(0)) &&
      llvm::is_contained(combiner->getOperands(), body.getArgument(1));
  if (!known)
    guard.outOfScope(op, "a reduction whose order may show");
  return known;
}

/// Whether all that the op does is to read and write elements of buffers, at
/// any place: a run tells whether two iterations meet. Of an atomic update it
/// does not tell in which order.
static bool touchesBuffersOnly(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface || isa<memref::AtomicRMWOp, memref::GenericAtomicRMWOp>(op))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::all_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Read, MemoryEffects::Write>(effect.getEffect()) &&
           effect.getValue() &&
           isa<BaseMemRefType>(effect.getValue().getType());
  });
}

/// Whether an iteration reads more of a shared tensor than the slices that it
/// inserts. What another one has inserted is not there yet by the values, and
/// is there in memory: bufferization writes in place, and copies nothing.
static bool readsOfOthers(scf::ForallOp loop) {
  return llvm::any_of(loop.getRegionIterArgs(), [](BlockArgument shared) {
    return llvm::any_of(shared.getUsers(), [&](Operation *user) {
      if (isa<tensor::ParallelInsertSliceOp, tensor::DimOp>(user))
        return false;
      auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
      return !slice || llvm::none_of(shared.getUsers(), [&](Operation *other) {
        auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(other);
        return insert && slice.getMixedOffsets() == insert.getMixedOffsets() &&
               slice.getMixedSizes() == insert.getMixedSizes() &&
               slice.getMixedStrides() == insert.getMixedStrides();
      });
    });
  });
}

static void guardParallel(Operation *op, Guard &guard) {
  SmallVector<Value> variables;
  if (auto loop = dyn_cast<scf::ParallelOp>(op)) {
    for (Value variable : loop.getInductionVars())
      variables.push_back(variable);
    auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
    for (Region &region : reduce.getReductions())
      if (!checkReduction(op, region.front(), guard))
        return;
  } else if (auto loop = dyn_cast<scf::ForallOp>(op)) {
    for (Value variable : loop.getInductionVars())
      variables.push_back(variable);
    for (Operation &inner : loop.getTerminator().getRegion().front()) {
      auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(inner);
      if (!insert)
        return guard.outOfScope(op, "an unknown parallel combining op");
      for (Value variable : variables) {
        bool separates = false;
        for (auto [offset, size, stride] :
             llvm::zip(insert.getMixedOffsets(), insert.getMixedSizes(),
                       insert.getMixedStrides())) {
          auto value = dyn_cast<Value>(offset);
          auto attribute = dyn_cast<Attribute>(size);
          if (!value || !attribute || !isConstantIntValue(stride, 1))
            continue;
          int64_t length = cast<IntegerAttr>(attribute).getInt();
          if (value == variable && length <= 1)
            separates = true;
          if (auto product = value.getDefiningOp<arith::MulIOp>()) {
            std::optional<APInt> factor = constantInt(product.getRhs());
            separates |=
                product.getLhs() == variable && factor && factor->sge(length);
          }
          if (auto apply = value.getDefiningOp<affine::AffineApplyOp>()) {
            AffineExpr expr = apply.getAffineMap().getResult(0);
            if (apply.getMapOperands().size() == 1 &&
                apply.getMapOperands()[0] == variable)
              if (auto product = dyn_cast<AffineBinaryOpExpr>(expr))
                if (product.getKind() == AffineExprKind::Mul)
                  if (auto factor =
                          dyn_cast<AffineConstantExpr>(product.getRHS()))
                    separates |= factor.getValue() >= length;
          }
        }
        if (!separates)
          return guard.outOfScope(op, "inserted slices that may overlap");
      }
    }
    if (readsOfOthers(loop))
      return guard.outOfScope(op, "a shared tensor that is read where another "
                                  "iteration may write");
  } else {
    auto parallel = cast<affine::AffineParallelOp>(op);
    for (Value variable : parallel.getIVs())
      variables.push_back(variable);
    for (Attribute reduction : parallel.getReductions()) {
      auto kind = cast<arith::AtomicRMWKindAttr>(reduction).getValue();
      if (kind == arith::AtomicRMWKind::assign)
        return guard.outOfScope(op, "a reduction whose order may show");
    }
  }

  const Steps steps = stepsOf(op);
  SmallVector<Access> accesses;
  bool known = true, readsSomewhere = false, writesSomewhere = false;
  op->walk([&](Operation *inner) {
    if (inner == op || !known)
      return;
    if (auto access = accessOf(inner, steps)) {
      for (auto [index, how] : llvm::zip(access->indices, access->how))
        if (!how)
          readIterationNumber(index, how, steps);
      accesses.push_back(std::move(*access));
      return;
    }
    if (isa<memref::AllocOp, memref::AllocaOp, memref::DeallocOp,
            tensor::ParallelInsertSliceOp>(inner) ||
        (inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>() &&
         !isa<MemoryEffectOpInterface>(inner)) || // linalg ops have both
        isMemoryEffectFree(inner) ||
        inner->hasTrait<OpTrait::IsTerminator>())
      return;
    // Whatever touches private buffers only.
    bool isPrivateOnly = isa<MemoryEffectOpInterface>(inner);
    for (Value operand : inner->getOperands())
      if (isa<BaseMemRefType>(operand.getType()))
        isPrivateOnly &= isPrivate(operand, op);
    if (isPrivateOnly)
      return;
    auto effects = dyn_cast<MemoryEffectOpInterface>(inner);
    if (isa<bufferization::ToTensorOp>(inner) ||
        (effects && effects.onlyHasEffect<MemoryEffects::Read>()))
      readsSomewhere = true; // which only a write could change
    else if (touchesBuffersOnly(inner))
      writesSomewhere = true;
    else
      known = false;
  });
  if (!known)
    return guard.outOfScope(op, "effects of iterations that are not known");
  if (writesSomewhere)
    return guard.unknown(op, "writes of iterations that are not known");
  for (const Access &write : accesses) {
    if (!write.writes || isPrivate(write.buffer, op))
      continue;
    if (readsSomewhere)
      guard.unknown(op, "reads of iterations that are not known");
    // Each iteration has its own elements: every variable is an index.
    for (Value variable : variables)
      if (!llvm::is_contained(write.indices, variable))
        guard.unknown(op, "iterations that may write one element");
    for (const Access &other : accesses) {
      if (isPrivate(other.buffer, op))
        continue;
      if (other.buffer == write.buffer) {
        // The same variables in the same places: the same iteration.
        bool separate = true;
        for (Value variable : variables) {
          bool same = false;
          for (auto [a, b, howA, howB] :
               llvm::zip(write.indices, other.indices, write.how, other.how))
            same |= a == variable && b == variable && howA == howB;
          separate &= same;
        }
        if (separate)
          continue;
      } else if (guard.facts.disjoint(other.buffer, write.buffer)) {
        continue;
      }
      guard.unknown(op, "iterations that may see each other's writes");
    }
  }
}

/// The guard only judges; it changes nothing.
static Value conditionOfParallel(Operation *op, Guard &guard) {
  guardParallel(op, guard);
  return stated(guard, guard.takeRefusal().empty());
}

static const Hazard hazard{"parallel-races",
                           "Parallel iterations that see each other.",
                           guardParallel,
                           conditionOfParallel,
                           true,
                           true};
static RegisterHazard registration(hazard);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transformations that MLIR provides only as C++ functions for other compilers.
// If a function relies on its caller for legality, the pass calls it only where
// it is certainly legal.
//
//===----------------------------------------------------------------------===//

#include "harness/input/PublicRewrites.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/DenseSet.h"

#include <type_traits>

using namespace scion;
using namespace mlir;
using namespace mlir::func;
using namespace mlir::linalg;
using namespace mlir::scf;

/// All ops of a kind, collected before any of them is changed.
template <typename Op>
static SmallVector<Op> opsIn(Operation *module) {
  SmallVector<Op> ops;
  module->walk([&](Op op) { ops.push_back(op); });
  return ops;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Whether the iterations of the loop write nothing, so that its ops may be
/// executed in any order that their operands allow.
static bool onlyReads(scf::ForOp loop) {
  return !loop.walk([](Operation *op) {
                if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
                  return WalkResult::advance();
                auto effects = dyn_cast<MemoryEffectOpInterface>(op);
                return isPure(op) ||
                               (effects &&
                                effects.onlyHasEffect<MemoryEffects::Read>())
                           ? WalkResult::advance()
                           : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// Schedules two stages: ops that depend on no other iteration, and the rest,
/// which comes first in the kernel.
static void
scheduleByIteration(scf::ForOp loop,
                    std::vector<std::pair<Operation *, unsigned>> &schedule) {
  if (!onlyReads(loop))
    return;
  DenseSet<Value> carried(loop.getRegionIterArgs().begin(),
                          loop.getRegionIterArgs().end());
  std::vector<std::pair<Operation *, unsigned>> early, late;
  for (Operation &op : loop.getBody()->without_terminator()) {
    bool isCarried = false;
    op.walk([&](Operation *inner) {
      isCarried |= llvm::any_of(inner->getOperands(), [&](Value operand) {
        return carried.contains(operand);
      });
    });
    if (isCarried)
      carried.insert(op.getResults().begin(), op.getResults().end());
    (isCarried ? late : early).emplace_back(&op, isCarried);
  }
  if (early.empty() || late.empty())
    return;
  schedule = std::move(late);
  schedule.insert(schedule.end(), early.begin(), early.end());
}

/// Whether two loops have equal bounds and no side effects, and the second uses
/// no result of the first.
static bool areIndependent(scf::ForOp first, scf::ForOp second) {
  if (first.getLowerBound() != second.getLowerBound() ||
      first.getUpperBound() != second.getUpperBound() ||
      first.getStep() != second.getStep() || !isMemoryEffectFree(first) ||
      !isMemoryEffectFree(second))
    return false;
  bool isUsed = false;
  second->walk([&](Operation *op) {
    isUsed |= llvm::any_of(op->getOperands(), [&](Value operand) {
      return operand.getDefiningOp() == first;
    });
  });
  return !isUsed;
}

//===----------------------------------------------------------------------===//
// Linalg
//===----------------------------------------------------------------------===//

template <typename Lower>
static LogicalResult lowerLinalg(IRRewriter &rewriter, Operation *module,
                                 Lower lower) {
  for (auto op : opsIn<linalg::LinalgOp>(module)) {
    if (!op.hasPureBufferSemantics())
      continue;
    rewriter.setInsertionPoint(op);
    if (succeeded(lower(op)))
      rewriter.eraseOp(op);
  }
  return success();
}

/// Tiles each op by 2 along its first dimension, and passes the loops to
/// `then`.
template <typename Then>
static LogicalResult tileLinalg(auto &rewriter, Operation *module, Then then) {
  linalg::LinalgTilingOptions options;
  options.setTileSizes({2});
  for (auto op : opsIn<linalg::LinalgOp>(module)) {
    if (op.getNumLoops() == 0)
      continue;
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::TiledLinalgOp> tiled =
        tileLinalgOp(rewriter, op, options);
    if (failed(tiled))
      continue;
    if (tiled->tensorResults.empty())
      rewriter.eraseOp(op);
    else
      rewriter.replaceOp(op, tiled->tensorResults);
    then(*tiled);
  }
  return success();
}

/// Tiles each producer by 2, and fuses its only user into the loop.
static LogicalResult fuseConsumers(auto &rewriter, Operation *module) {
  for (auto producer : opsIn<linalg::LinalgOp>(module)) {
    if (!producer.hasPureTensorSemantics() || producer->getNumResults() != 1 ||
        !producer->hasOneUse() || producer.getNumLoops() == 0 ||
        producer.getIteratorTypesArray()[0] != utils::IteratorType::parallel)
      continue;
    auto consumer = dyn_cast<linalg::LinalgOp>(*producer->user_begin());
    if (!consumer || consumer->getBlock() != producer->getBlock())
      continue;
    rewriter.setInsertionPoint(producer);
    scf::SCFTilingOptions options;
    options.setTileSizes({rewriter.getIndexAttr(2)});
    auto tiled = scf::tileUsingSCF(
        rewriter, cast<TilingInterface>(producer.getOperation()), options);
    if (failed(tiled) || tiled->loops.empty())
      continue;
    rewriter.replaceOp(producer, tiled->replacements);
    (void)tileAndFuseConsumer(rewriter, consumer, tiled->loops);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Deduplicates the arguments of private functions whose only use is one call.
template <typename Deduplicate>
static LogicalResult deduplicateArguments(Operation *module,
                                          Deduplicate deduplicate) {
  for (auto function : opsIn<func::FuncOp>(module)) {
    auto uses = SymbolTable::getSymbolUses(function, module);
    if (function.isPrivate() && !function.isDeclaration() &&
        llvm::hasSingleElement(function.getBody()) && uses &&
        llvm::hasSingleElement(*uses) &&
        isa<func::CallOp>(uses->begin()->getUser()) &&
        !function->isAncestor(uses->begin()->getUser()))
      (void)deduplicate(function);
  }
  return success();
}

template <typename Run>
static void addRow(std::vector<PublicRewrite> &rewrites, const char *name,
                   const char *call, Run run) {
  if constexpr (std::is_invocable_v<Run, IRRewriter &, Operation *>)
    rewrites.push_back({name, call, [run](Operation *module) {
                          IRRewriter rewriter(module->getContext());
                          return LogicalResult(run(rewriter, module));
                        }});
}

void scion::addTransformations(std::vector<PublicRewrite> &rewrites) {
  addRow(
      rewrites, "pipelineForLoop",
      "scf::pipelineForLoop(rewriter, loop, options), what needs no other "
      "iteration in stage 0 and the rest in stage 1, of loops that only read",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(scf::ForOp loop, scf::PipeliningOption options) {
          pipelineForLoop(rewriter, loop, options);
        }
      {
        scf::PipeliningOption options;
        options.getScheduleFn = scheduleByIteration;
        for (auto loop : opsIn<scf::ForOp>(module)) {
          rewriter.setInsertionPoint(loop);
          (void)pipelineForLoop(rewriter, loop, options);
        }
        return success();
      });
  addRow(
      rewrites, "fuseIndependentSiblingForLoops",
      "scf::fuseIndependentSiblingForLoops(first, second, rewriter), of "
      "neighbours without effects and with equal bounds",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(scf::ForOp loop) {
          fuseIndependentSiblingForLoops(loop, loop, rewriter);
        }
      {
        for (auto first : opsIn<scf::ForOp>(module))
          if (auto second =
                  dyn_cast_if_present<scf::ForOp>(first->getNextNode());
              second && areIndependent(first, second)) {
            fuseIndependentSiblingForLoops(first, second, rewriter);
            break; // the other loops that were found may be gone
          }
        return success();
      });
  addRow(
      rewrites, "linalgOpToLoops", "linalg::linalgOpToLoops(rewriter, op)",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(linalg::LinalgOp op) {
          linalgOpToLoops(rewriter, op);
        }
      {
        return lowerLinalg(rewriter, module, [&](auto op) {
          return linalgOpToLoops(rewriter, op);
        });
      });
  addRow(
      rewrites, "linalgOpToParallelLoops",
      "linalg::linalgOpToParallelLoops(rewriter, op)",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(linalg::LinalgOp op) {
          linalgOpToParallelLoops(rewriter, op);
        }
      {
        return lowerLinalg(rewriter, module, [&](auto op) {
          return linalgOpToParallelLoops(rewriter, op);
        });
      });
  addRow(
      rewrites, "linalgOpToAffineLoops",
      "linalg::linalgOpToAffineLoops(rewriter, op)",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(linalg::LinalgOp op) {
          linalgOpToAffineLoops(rewriter, op);
        }
      {
        return lowerLinalg(rewriter, module, [&](auto op) {
          return linalgOpToAffineLoops(rewriter, op);
        });
      });
  addRow(
      rewrites, "tileLinalgOp",
      "linalg::tileLinalgOp(rewriter, op, options.setTileSizes({2}))",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(linalg::LinalgOp op,
                          linalg::LinalgTilingOptions options) {
          tileLinalgOp(rewriter, op, options);
        }
      { return tileLinalg(rewriter, module, [](auto &) {}); });
  addRow(
      rewrites, "peelLoops",
      "linalg::peelLoops(rewriter, loops) of what linalg::tileLinalgOp makes",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(ArrayRef<scf::ForOp> loops) {
          peelLoops(rewriter, loops);
        }
      {
        return tileLinalg(rewriter, module, [&](auto & tiled) {
          SmallVector<scf::ForOp> loops;
          for (Operation *loop : tiled.loops)
            if (auto each = dyn_cast<scf::ForOp>(loop))
              loops.push_back(each);
          peelLoops(rewriter, loops);
        });
      });
  addRow(
      rewrites, "tileAndFuseConsumer",
      "scf::tileAndFuseConsumer(rewriter, consumer, loops) of what "
      "scf::tileUsingSCF makes of its producer",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(MutableArrayRef<LoopLikeOpInterface> loops) {
          tileAndFuseConsumer(rewriter, module, loops);
        }
      { return fuseConsumers(rewriter, module); });
  addRow(
      rewrites, "deduplicateArgsOfFuncOp",
      "func::deduplicateArgsOfFuncOp(rewriter, function, module)",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires(func::FuncOp function, ModuleOp of) {
          deduplicateArgsOfFuncOp(rewriter, function, of);
        }
      {
        return deduplicateArguments(module, [&](auto function) {
          return deduplicateArgsOfFuncOp(rewriter, function,
                                         cast<ModuleOp>(module));
        });
      });
  addRow(
      rewrites, "runRegionDCE", "runRegionDCE(rewriter, module->getRegions())",
      [](auto &rewriter, Operation *module) -> LogicalResult
        requires requires { runRegionDCE(rewriter, module->getRegions()); }
      {
        (void)runRegionDCE(rewriter, module->getRegions());
        return success();
      });
}

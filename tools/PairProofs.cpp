//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves for each edge of a batch that the pipeline is correct for all inputs.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Scope.h"
#include "harness/hunt/KnownRefutations.h"
#include "harness/lowering/PassRunner.h"
#include "harness/prove/Prove.h"
#include "tools/PairBatch.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"

using namespace scion;

/// Makes the observed values of an edge arguments of unknown functions, which a
/// proof compares.
static void leaveEdges(mlir::ModuleOp program) {
  llvm::SmallVector<mlir::func::FuncOp> dead;
  for (auto function : program.getOps<mlir::func::FuncOp>()) {
    if (function.getName() == "main")
      dead.push_back(function);
    if (!function.getName().starts_with("scion_twins_"))
      continue;
    function.getBody().getBlocks().clear();
    function.setPrivate();
  }
  for (mlir::func::FuncOp function : dead)
    function.erase();
}

/// Returns the verdict on the first pass that is refuted without a known bug,
/// else on the first one that is refuted. `stages`: the program before and
/// after each pass.
static prove::Verdict
explainRefutation(ContextLease &context, const std::vector<PathStep> &passes,
                  std::span<const mlir::OwningOpRef<mlir::ModuleOp>> stages,
                  const std::string &edge, const prove::ProveOptions &limits,
                  prove::Verdict refuted) {
  bool isFirst = true;
  for (size_t i = 0; i < passes.size(); ++i) {
    prove::Verdict one = hunt::proveFunction(
        context, *stages[i], *stages[i + 1], edge, passes[i], limits);
    if (one.kind != prove::Verdict::Refuted || (!isFirst && !one.known.empty()))
      continue;
    refuted = std::move(one);
    isFirst = false;
    if (refuted.known.empty())
      break;
  }
  return refuted;
}

/// Whether a constant of type index needs more bits than an index has, or is
/// negative. A fold extends it to 64 bits, and may compute another number.
static bool hasWiderIndex(mlir::ModuleOp program, llvm::StringRef edge,
                          unsigned bits) {
  if (bits == 64)
    return false;
  auto isWider = [&](const llvm::APInt &value) {
    return !value.isIntN(bits - 1);
  };
  auto result = program.lookupSymbol(edge)->walk([&](mlir::Operation *op) {
    mlir::Attribute value;
    if (!matchPattern(op, mlir::m_Constant(&value)))
      return mlir::WalkResult::advance();
    auto number = llvm::dyn_cast<mlir::IntegerAttr>(value);
    auto dense = llvm::dyn_cast<mlir::DenseIntElementsAttr>(value);
    bool isWide =
        (number && number.getType().isIndex() && isWider(number.getValue())) ||
        (dense && dense.getElementType().isIndex() &&
         llvm::any_of(dense.getValues<llvm::APInt>(), isWider));
    return isWide ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Limit for Z3 on one condition. Most conditions that exceed it take far
/// longer.
static constexpr unsigned solverLimit = 200'000;

bool PairBatch::proveBatch(mlir::ModuleOp program,
                           std::vector<EdgeResult> &results) {
  leaveEdges(program);
  if (llvm::any_of(options.proved, [](const PathStep &step) {
        return llvm::StringRef(step.pass).contains("spirv");
      }))
    allowSpirvTypes(program);
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> stages;
  stages.push_back(program.clone());
  for (const PathStep &step : options.proved) {
    mlir::OwningOpRef<mlir::ModuleOp> after = stages.back()->clone();
    StepResult result = PassRunner::of(context).run(*after, step, context);
    if (result.status == StepStatus::InvalidIR)
      context.abandon(after.release());
    if (isRefusal(result.status)) {
      results.front().end = EdgeEnd::NotLowered;
      results.front().what = step.pass + ": " + result.message;
      return false;
    }
    stages.push_back(std::move(after));
  }
  for (size_t i = 0; i < results.size(); ++i) {
    using prove::Verdict;
    prove::ProveOptions limits;
    limits.decide.solver = solverLimit;
    limits.indexBits = options.indexBits;
    std::string edge = "edge_" + std::to_string(i);
    if (hasWiderIndex(program, edge, options.indexBits)) {
      results[i].end = EdgeEnd::OutOfScope;
      results[i].what = "an index constant that a fold may read as another";
      continue;
    }
    Verdict verdict =
        prove::prove(*stages.front(), *stages.back(), edge, limits);
    if (verdict.kind == Verdict::Refuted)
      verdict = explainRefutation(context, options.proved, stages, edge, limits,
                                  std::move(verdict));
    EdgeResult &result = results[i];
    result.end = verdict.kind == Verdict::Proved       ? EdgeEnd::Proved
                 : verdict.kind == Verdict::Unknown    ? EdgeEnd::Unknown
                 : verdict.kind == Verdict::OutOfScope ? EdgeEnd::OutOfScope
                 : verdict.known.empty()               ? EdgeEnd::Refuted
                                                       : EdgeEnd::Known;
    result.what = verdict.fault.empty() ? verdict.why
                                        : "a bug in Scion: " + verdict.fault;
    if (!verdict.counterexample.empty())
      result.what = verdict.counterexample + ": " + result.what;
    if (!verdict.known.empty())
      result.what = llvm::join(verdict.known, ", ") + ": " + result.what;
    result.rewritten = !verdict.isUnchanged;
  }
  return true;
}

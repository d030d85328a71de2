//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of MLIR as edits, which fold and erase many ops in one try. They may
// be wrong: the predicate judges their output.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace mlir;

static constexpr StringLiteral pipelines[] = {
    "symbol-dce",
    "canonicalize,symbol-dce",
    "inline{default-pipeline=},symbol-dce",
    "cse",
    "sccp,canonicalize,symbol-dce",
    "remove-dead-values,symbol-dce",
    "canonicalize{region-simplify=disabled}",
};

static size_t countPipelines(ModuleOp) { return std::size(pipelines); }

static bool applyPipeline(ModuleOp module, size_t from, size_t) {
  PassManager manager(module.getContext(), ModuleOp::getOperationName(),
                      OpPassManager::Nesting::Explicit);
  manager.enableVerifier(false);
  return succeeded(
             parsePassPipeline(pipelines[from], manager, llvm::nulls())) &&
         succeeded(manager.run(module));
}

const Edit scion::cleanUp = {"clean up", false, countPipelines, applyPipeline};

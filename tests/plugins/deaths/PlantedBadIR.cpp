//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted damage in the IR: what MLIR's verifier accepts and the translation to
// LLVM IR or LLVM's verifier refuses, and blocks that branches still name when
// they are gone.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace planted;

/// The attribute that becomes LLVM's attributes of a func.func.
#if LLVM_VERSION_MAJOR >= 23
static constexpr llvm::StringLiteral passthrough = "llvm.passthrough";
#else
static constexpr llvm::StringLiteral passthrough = "passthrough";
#endif

/// Adds `entry` to what is handed through to LLVM's function attributes, on
/// each function that scales something.
static void addPassthrough(ModuleOp module, ArrayRef<Attribute> entries) {
  module.walk([&](func::FuncOp function) {
    if (!firstScaling(function))
      return;
    SmallVector<Attribute> all;
    if (auto before = function->getAttrOfType<ArrayAttr>(passthrough))
      llvm::append_range(all, before);
    for (Attribute entry : entries)
      if (!llvm::is_contained(all, entry))
        all.push_back(entry);
    function->setAttr(passthrough, ArrayAttr::get(module.getContext(), all));
  });
}

namespace {
/// Keeps functions with products out of line. Wrong: gives the attribute a
/// value, which LLVM's does not have; only the translation knows that.
template <bool wrong>
struct Untranslatable {
  PLANTED_NAME("untranslatable")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    Builder builder(module.getContext());
    Attribute plain = builder.getStringAttr("noinline");
    Attribute valued = builder.getStrArrayAttr({"noinline", "1"});
    addPassthrough(module, wrong ? valued : plain);
  }
};

/// Keeps LLVM from optimising functions with products. Wrong: forgets that
/// optnone must not stand without noinline, which LLVM's verifier checks.
template <bool wrong>
struct InvalidLLVM {
  PLANTED_NAME("invalid-llvm")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    Builder builder(module.getContext());
    SmallVector<Attribute> entries = {builder.getStringAttr("optnone")};
    if (!wrong)
      entries.push_back(builder.getStringAttr("noinline"));
    addPassthrough(module, entries);
  }
};

/// Merges a block into its only predecessor. Wrong: does not check for other
/// branches to the block, which is deleted. The verifier then reads freed
/// memory, and destroying these branches writes to it.
template <bool wrong>
struct DanglingBlock {
  PLANTED_NAME("dangling-block")
  static void dependentDialects(DialectRegistry &registry) {
    registry.insert<cf::ControlFlowDialect>();
  }
  static void run(ModuleOp module) {
    module.walk([](func::FuncOp function) {
      cf::BranchOp found;
      function.walk([&](cf::BranchOp branch) {
        if (!found && mayMerge(branch.getDest(), branch->getBlock()))
          found = branch;
      });
      if (found)
        merge(found);
    });
  }

private:
  static bool mayMerge(Block *block, Block *into) {
    if (block == into || block->isEntryBlock())
      return false;
    if (!wrong)
      return block->getSinglePredecessor() == into;
    // Several branches to a block at the end of a function.
    return block->hasNoSuccessors() &&
           llvm::range_size(block->getPredecessors()) != 0;
  }
  static void merge(cf::BranchOp branch) {
    Block *block = branch.getDest(), *into = branch->getBlock();
    for (auto [argument, operand] :
         llvm::zip(block->getArguments(), branch.getDestOperands()))
      argument.replaceAllUsesWith(operand);
    branch.erase();
    into->getOperations().splice(into->end(), block->getOperations());
    block->erase();
  }
};

/// Moves a block that only returns out of its function, to share it. Wrong:
/// does not share it, so that branches lead to a block without a region; it is
/// not freed too early.
template <bool wrong>
struct DetachedBlock {
  PLANTED_NAME("detached-block")
  static void dependentDialects(DialectRegistry &registry) {
    registry.insert<cf::ControlFlowDialect>();
  }
  static void run(ModuleOp module) {
    module.walk([](func::FuncOp function) {
      if (function.isExternal() || function.getBody().hasOneBlock())
        return;
      Block &last = function.getBody().back();
      if (llvm::hasSingleElement(last) && wrong)
        last.getParent()->getBlocks().remove(last);
    });
  }
};
} // namespace

void planted::registerBadIR() {
  registerDamage<Untranslatable>();
  registerDamage<InvalidLLVM>();
  registerDamage<DanglingBlock>();
  registerWrong<DetachedBlock>();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/recondition/BlockCoverage.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <set>

using namespace mlir;
using namespace scion;

static constexpr const char fileName[] = "scion-coverage";
static constexpr const char globalName[] = "scion_entered";

void BlockCoverage::numberOperations(ModuleOp module) {
  count = 0;
  module.walk([&](Operation *op) {
    if (op != module.getOperation())
      op->setLoc(
          FileLineColLoc::get(module.getContext(), fileName, count++, 0));
  });
}

static void collect(Operation *op, std::vector<unsigned> &numbers) {
  auto location = dyn_cast<FileLineColLoc>(op->getLoc());
  if (location && location.getFilename() == fileName)
    numbers.push_back(location.getLine());
}

/// Regions into which a store can be put. Others (bodies of structured ops) are
/// taken to be entered when their operation is executed.
static bool takesStores(Operation *parent) {
  return isa<func::FuncOp, scf::ForOp, scf::IfOp, scf::WhileOp, scf::ParallelOp,
             scf::ForallOp, scf::IndexSwitchOp, scf::ExecuteRegionOp,
             affine::AffineForOp, affine::AffineIfOp, affine::AffineParallelOp,
             memref::AllocaScopeOp>(parent);
}

void BlockCoverage::instrument(ModuleOp module) {
  blocks.clear();
  std::vector<Block *> entered;
  std::function<void(Block &, std::vector<unsigned> *)> visit =
      [&](Block &block, std::vector<unsigned> *outer) {
        std::vector<unsigned> own;
        for (Operation &op : block) {
          collect(&op, outer ? *outer : own);
          for (Region &region : op.getRegions())
            for (Block &inner : region)
              visit(inner, takesStores(&op) ? nullptr : outer ? outer : &own);
        }
        if (!outer) {
          entered.push_back(&block);
          blocks.push_back(std::move(own));
        }
      };
  for (auto function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      visit(block, nullptr);

  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  Location loc = module.getLoc();
  auto type = MemRefType::get({int64_t(blocks.size())}, builder.getI8Type());
  auto contents = RankedTensorType::get(type.getShape(), type.getElementType());
  memref::GlobalOp::create(builder, loc, globalName,
                           builder.getStringAttr("private"), type,
                           DenseElementsAttr::get(contents, APInt(8, 0)),
                           /*constant=*/false, IntegerAttr());
  for (auto [number, block] : llvm::enumerate(entered)) {
    builder.setInsertionPointToStart(block);
    Value one = arith::ConstantIntOp::create(builder, loc, 1, 8);
    Value place = arith::ConstantIndexOp::create(builder, loc, number);
    Value notes = memref::GetGlobalOp::create(builder, loc, type, globalName);
    memref::StoreOp::create(builder, loc, one, notes, place);
  }
  auto main = module.lookupSymbol<func::FuncOp>("main");
  for (Block &block : main.getBody()) {
    auto end = dyn_cast<func::ReturnOp>(block.getTerminator());
    if (!end)
      continue;
    builder.setInsertionPoint(end);
    Value notes = memref::GetGlobalOp::create(builder, loc, type, globalName);
    Value first = arith::ConstantIndexOp::create(builder, loc, 0);
    Value last = arith::ConstantIndexOp::create(builder, loc, blocks.size());
    Value step = arith::ConstantIndexOp::create(builder, loc, 1);
    scf::ForOp::create(
        builder, loc, first, last, step, ValueRange{},
        [&](OpBuilder &nested, Location at, Value place, ValueRange) {
          Value note = memref::LoadOp::create(nested, at, notes, place);
          vector::PrintOp::create(nested, at, note);
          scf::YieldOp::create(nested, at);
        });
  }
}

unsigned BlockCoverage::executed(const Outcome &outcome) const {
  std::vector<bool> notes;
  for (const Observation &one : outcome.trace.observations())
    if (one.kind == Observation::Kind::Signed)
      notes.push_back(one.bits != 0);
  if (outcome.kind != Outcome::Kind::Finished || notes.size() < blocks.size())
    return 0;
  size_t start = notes.size() - blocks.size(); // after the program's own prints
  std::set<unsigned> numbers;
  for (size_t i = 0; i < blocks.size(); ++i)
    if (notes[start + i])
      numbers.insert(blocks[i].begin(), blocks[i].end());
  return numbers.size();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cf: branches to blocks of the function, which meet again; and loops of
// blocks inside of scf.execute_region.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;

static SmallVector<Type> someTypes(Draft &d) {
  SmallVector<Type> types;
  for (uint64_t i = d.choices.below(3); i > 0; --i)
    types.push_back(d.scalarOrShaped(d.anyNumber()));
  return types;
}

static Block *newBlock(Draft &d, ArrayRef<Type> types) {
  Region *region = d.builder.getBlock()->getParent();
  Block &block = region->emplaceBlock();
  block.addArguments(types, SmallVector<Location>(types.size(), d.loc));
  return &block;
}

static SmallVector<Value> values(Draft &d, ArrayRef<Type> types) {
  SmallVector<Value> list;
  for (Type type : types)
    list.push_back(d.pick(type));
  return list;
}

/// Builds the blocks after `branch`, of which `taken` runs, and goes on where
/// they join.
static void meet(Draft &d, Operation *branch, ArrayRef<Block *> targets,
                 Block *taken) {
  SmallVector<Type> types = someTypes(d);
  Block *after = newBlock(d, types);
  size_t mark = d.mark();
  for (Block *target : targets)
    if (target != taken)
      d.fill(
          *target, nullptr,
          [&] {
            cf::BranchOp::create(d.builder, d.loc, after, values(d, types));
          },
          3);
  d.goOn(branch, *taken, [](Evaluation &) {});
  d.growSome(3);
  SmallVector<Value> handed = values(d, types);
  auto jump = cf::BranchOp::create(d.builder, d.loc, after, handed);
  d.forget(mark);
  d.goOn(jump, *after, [=](Evaluation &in) {
    for (auto [argument, value] :
         llvm::zip_equal(after->getArguments(), handed))
      in.set(argument, in.get(value));
  });
}

static bool makeConditional(Draft &d) {
  Value condition = d.pick(d.builder.getI1Type());
  std::optional<int64_t> is = condition ? d.number(condition) : std::nullopt;
  if (!is)
    return false;
  Block *yes = newBlock(d, {}), *no = newBlock(d, {});
  auto branch = cf::CondBranchOp::create(d.builder, d.loc, condition, yes, no);
  meet(d, branch, {yes, no}, *is ? yes : no);
  return true;
}

static bool makeSwitch(Draft &d) {
  Type type = d.builder.getI32Type();
  Value selector = d.pick(type);
  std::optional<int64_t> is = selector ? d.number(selector) : std::nullopt;
  if (!is)
    return false;
  SmallVector<int32_t> cases{int32_t(d.choices.between(-2, 0)),
                             int32_t(d.choices.between(1, 3))};
  if (d.coin())
    cases.push_back(7);
  SmallVector<Block *> blocks;
  for (size_t i = 0; i <= cases.size(); ++i)
    blocks.push_back(newBlock(d, {}));
  ArrayRef<Block *> targets = ArrayRef(blocks).drop_back();
  SmallVector<ValueRange> none(targets.size());
  auto branch = cf::SwitchOp::create(d.builder, d.loc, selector, blocks.back(),
                                     ValueRange(), ArrayRef<int32_t>(cases),
                                     targets, none);
  auto found = llvm::find(cases, *is);
  meet(d, branch, blocks, blocks[size_t(found - cases.begin())]);
  return true;
}

/// A loop of blocks: counts up, and carries one value.
static bool makeLoop(Draft &d) {
  Type index = d.builder.getIndexType(), type = d.scalarOrShaped(d.anyNumber());
  Value init = d.pick(type), zero = d.index(0), one = d.index(1);
  int64_t trips = d.choices.between(0, 4);
  Value most = d.index(trips);
  if (!init)
    return false;
  auto op = scf::ExecuteRegionOp::create(d.builder, d.loc, type);
  Region &region = op.getRegion();
  Block &entry = region.emplaceBlock(), &header = region.emplaceBlock(),
        &body = region.emplaceBlock(), &exit = region.emplaceBlock();
  Type both[] = {index, type};
  header.addArguments(both, {d.loc, d.loc});
  auto nothing = [](Evaluation &) {};
  d.fill(
      entry, nothing,
      [&] {
        cf::BranchOp::create(d.builder, d.loc, &header, ValueRange{zero, init});
      },
      1);
  auto start = [=, &header](Evaluation &in) {
    in.set(header.getArgument(0), in.get(zero));
    in.set(header.getArgument(1), in.get(init));
  };
  Value counter = header.getArgument(0);
  d.fill(
      header, start,
      [&] {
        Value more = arith::CmpIOp::create(
            d.builder, d.loc, arith::CmpIPredicate::slt, counter, most);
        cf::CondBranchOp::create(d.builder, d.loc, more, &body, &exit);
        d.fill(
            body, trips ? Draft::Enter(start) : nullptr,
            [&] {
              Value next =
                  arith::AddIOp::create(d.builder, d.loc, counter, one);
              cf::BranchOp::create(d.builder, d.loc, &header,
                                   ValueRange{next, d.pick(type)});
            },
            3);
        d.fill(
            exit, trips ? nullptr : Draft::Enter(start),
            [&] {
              scf::YieldOp::create(d.builder, d.loc, header.getArgument(1));
            },
            1);
      },
      1);
  return d.commit(op);
}

namespace scion::grow {
void registerCf(Makers &to) {
  to.addNest("cf.cond_br", makeConditional, 3, Place::Function);
  to.addNest("cf.switch", makeSwitch, 2, Place::Function);
  to.addNest("cf.br", makeLoop);
}
} // namespace scion::grow

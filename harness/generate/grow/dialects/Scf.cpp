//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// scf: loops of known trips, branches on known conditions.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Datum;
using semantics::Evaluation;

/// Values to carry around a loop, or for a region to give: 0 to 2.
static SmallVector<Value> someValues(Draft &d, unsigned most = 2) {
  SmallVector<Value> values;
  for (uint64_t i = d.choices.below(most + 1); i > 0; --i) {
    Type type = d.scalarOrShaped(d.anyNumber());
    if (Value value = d.pick(type))
      values.push_back(value);
  }
  return values;
}

/// The closing op, with values of these types; `isFine` is false if one cannot
/// be had.
template <typename Op>
static void yield(Draft &d, TypeRange types) {
  SmallVector<Value> values;
  for (Type type : types)
    values.push_back(d.pick(type));
  Op::create(d.builder, d.loc, values);
}

/// Sets a region's arguments to what these values are.
static Draft::Enter entering(ValueRange arguments, ValueRange values) {
  SmallVector<Value> to(arguments), from(values);
  return [=](Evaluation &in) {
    for (auto [argument, value] : llvm::zip_equal(to, from))
      in.set(argument, in.get(value));
  };
}

static bool makeFor(Draft &d) {
  int64_t step = d.choices.between(1, 3), trips = d.choices.between(0, 5);
  int64_t lower = d.choices.between(-1, 3);
  if (d.choices.chance(1, 2))
    lower = 0, step = 1; // positions of buffers
  int64_t upper = lower + (trips ? (trips - 1) * step + 1 : 0);
  Value from = d.index(lower), to = d.index(upper), by = d.index(step);
  SmallVector<Value> inits = someValues(d);
  auto loop = scf::ForOp::create(d.builder, d.loc, from, to, by, inits);
  Block *body = loop.getBody();
  if (inits.empty()) // it comes with a terminator then
    body->getTerminator()->erase();
  SmallVector<Value> entry{from};
  llvm::append_range(entry, inits);
  d.fill(*body, trips ? entering(body->getArguments(), entry) : nullptr,
         [&] { yield<scf::YieldOp>(d, ValueRange(inits).getTypes()); });
  return d.commit(loop);
}

static bool makeIf(Draft &d) {
  Value condition = d.pick(d.builder.getI1Type());
  if (!condition)
    return false;
  std::optional<int64_t> is = d.number(condition);
  SmallVector<Type> types;
  for (Value value : someValues(d))
    types.push_back(value.getType());
  bool hasElse = !types.empty() || d.coin();
  auto branch = scf::IfOp::create(d.builder, d.loc, types, condition,
                                  /*addThenBlock=*/true, hasElse);
  auto nothing = [](Evaluation &) {};
  for (bool isThen : {true, false}) {
    if (!isThen && !hasElse)
      continue;
    Region &region = isThen ? branch.getThenRegion() : branch.getElseRegion();
    region.front().clear();
    bool isTaken = is && (*is != 0) == isThen;
    d.fill(region.front(), isTaken ? Draft::Enter(nothing) : nullptr,
           [&] { yield<scf::YieldOp>(d, types); });
  }
  return d.commit(branch);
}

static bool makeSwitch(Draft &d) {
  Value selector = d.indexBelow(4);
  if (!selector)
    return false;
  std::optional<int64_t> is = d.number(selector);
  SmallVector<Type> types;
  for (Value value : someValues(d, 1))
    types.push_back(value.getType());
  SmallVector<int64_t> cases;
  for (int64_t i = 0; i < 4; ++i)
    if (d.coin())
      cases.push_back(i);
  auto branch = scf::IndexSwitchOp::create(d.builder, d.loc, types, selector,
                                           cases, unsigned(cases.size()));
  auto nothing = [](Evaluation &) {};
  bool isCase = is && llvm::is_contained(cases, *is);
  auto fillOne = [&](Region &region, bool isTaken) {
    d.fill(
        region.emplaceBlock(), isTaken ? Draft::Enter(nothing) : nullptr,
        [&] { yield<scf::YieldOp>(d, types); }, 2);
  };
  fillOne(branch.getDefaultRegion(), is && !isCase);
  for (auto [value, region] : llvm::zip_equal(cases, branch.getCaseRegions()))
    fillOne(region, isCase && value == *is);
  return d.commit(branch);
}

/// Counts down, with what else is carried.
static bool makeWhile(Draft &d) {
  Value count = d.index(d.choices.between(0, 4));
  SmallVector<Value> inits{count};
  llvm::append_range(inits, someValues(d));
  SmallVector<Type> types(ValueRange(inits).getTypes());
  auto loop = scf::WhileOp::create(d.builder, d.loc, types, inits);
  SmallVector<Location> places(types.size(), d.loc);
  Block &before = loop.getBefore().emplaceBlock();
  before.addArguments(types, places);
  Block &after = loop.getAfter().emplaceBlock();
  after.addArguments(types, places);
  std::optional<int64_t> trips = d.number(count);
  bool isFine = true;
  d.fill(
      before, entering(before.getArguments(), inits),
      [&] {
        Value zero = d.index(0);
        Operation *more = d.commit(
            arith::CmpIOp::create(d.builder, d.loc, arith::CmpIPredicate::sgt,
                                  before.getArgument(0), zero));
        SmallVector<Value> handed{before.getArgument(0)};
        for (Type type : ArrayRef(types).drop_front())
          handed.push_back(d.pick(type));
        isFine &= more != nullptr;
        if (more)
          scf::ConditionOp::create(d.builder, d.loc, more->getResult(0),
                                   handed);
      },
      2);
  // While the first iteration is written, the arguments have the values of the
  // inits instead of those that the condition passes on, which is close enough.
  d.fill(
      after,
      trips && *trips > 0 ? entering(after.getArguments(), inits) : nullptr,
      [&] {
        Value one = d.index(1);
        Operation *less = d.commit(
            arith::SubIOp::create(d.builder, d.loc, after.getArgument(0), one));
        SmallVector<Value> handed{less ? less->getResult(0) : Value()};
        for (Type type : ArrayRef(types).drop_front())
          handed.push_back(d.pick(type));
        isFine &= less != nullptr;
        if (less)
          scf::YieldOp::create(d.builder, d.loc, handed);
      },
      3);
  if (isFine)
    return d.commit(loop);
  loop.erase();
  return false;
}

static bool makeExecuteRegion(Draft &d) {
  SmallVector<Type> types;
  for (Value value : someValues(d))
    types.push_back(value.getType());
  auto op = scf::ExecuteRegionOp::create(d.builder, d.loc, types);
  d.fill(
      op.getRegion().emplaceBlock(), [](Evaluation &) {},
      [&] { yield<scf::YieldOp>(d, types); });
  return d.commit(op);
}

/// Iterations that only compute; integers are combined in any order.
static bool makeParallel(Draft &d) {
  Type type = d.anyInteger();
  Value init = d.pick(type);
  if (!init)
    return false;
  auto rank = unsigned(d.choices.between(1, 2));
  SmallVector<Value> lower, upper, step;
  for (unsigned i = 0; i < rank; ++i) {
    lower.push_back(d.index(0));
    upper.push_back(d.index(d.choices.between(1, 4)));
    step.push_back(d.index(d.choices.between(1, 2)));
  }
  auto loop =
      scf::ParallelOp::create(d.builder, d.loc, lower, upper, step, init);
  Block *body = loop.getBody();
  if (!body->empty())
    body->clear();
  Value reduced;
  scf::ReduceOp reduce;
  d.fill(
      *body, entering(body->getArguments(), lower),
      [&] {
        reduced = d.pick(type);
        reduce = scf::ReduceOp::create(d.builder, d.loc, reduced);
      },
      3);
  Block &combiner = reduce.getReductions().front().front();
  OpBuilder::InsertionGuard guard(d.builder);
  d.builder.setInsertionPointToEnd(&combiner);
  Value a = combiner.getArgument(0), b = combiner.getArgument(1);
  Value both;
  switch (d.choices.below(4)) {
  case 0:
    both = arith::AddIOp::create(d.builder, d.loc, a, b);
    break;
  case 1:
    both = arith::MulIOp::create(d.builder, d.loc, a, b);
    break;
  case 2:
    both = arith::XOrIOp::create(d.builder, d.loc, a, b);
    break;
  default:
    both = arith::MaxSIOp::create(d.builder, d.loc, a, b);
  }
  scf::ReduceReturnOp::create(d.builder, d.loc, both);
  return d.commit(loop);
}

/// Each iteration puts one element into a shared tensor.
static bool makeForall(Draft &d) {
  RankedTensorType type = d.anyTensor(d.anyNumber(), 1);
  Value shared = d.pick(type);
  if (!shared)
    return false;
  Value zero = d.index(0);
  OpFoldResult count = d.builder.getIndexAttr(type.getDimSize(0));
  auto loop = scf::ForallOp::create(d.builder, d.loc, ArrayRef(count),
                                    ValueRange(shared), std::nullopt);
  Block *body = loop.getBody();
  Operation *end = body->getTerminator();
  // fill() writes at the end: the terminator comes back afterwards.
  end->remove();
  d.fill(
      *body, entering(body->getArguments(), {zero, shared}),
      [&] {
        Value element = d.pick(type.getElementType());
        Operation *one = d.make("tensor.from_elements", element,
                                type.clone({1}, type.getElementType()));
        d.builder.insert(end);
        if (!one)
          return;
        OpBuilder in(end->getContext());
        in.setInsertionPointToStart(&end->getRegion(0).front());
        OpFoldResult at[] = {body->getArgument(0)};
        OpFoldResult unit[] = {d.builder.getIndexAttr(1)};
        tensor::ParallelInsertSliceOp::create(
            in, d.loc, one->getResult(0), body->getArgument(1), at, unit, unit);
      },
      3);
  return d.commit(loop);
}

namespace scion::grow {
void registerScf(Makers &to) {
  to.addNest("scf.for", makeFor, 5);
  to.addNest("scf.if", makeIf, 4);
  to.addNest("scf.index_switch", makeSwitch);
  to.addNest("scf.while", makeWhile, 2);
  to.addNest("scf.execute_region", makeExecuteRegion);
  to.addNest("scf.parallel", makeParallel, 2);
  to.addNest("scf.forall", makeForall, 2);
}
} // namespace scion::grow

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the ledger dialect with Scion; no other file depends on Scion.
//
//===----------------------------------------------------------------------===//

#include "Ledger.h"

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"
#include "harness/input/Extensions.h"
#include "harness/input/Registration.h"
#include "harness/recondition/Hazard.h"
#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Meanings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

//===----------------------------------------------------------------------===//
// Hazards: what can go undefined
//===----------------------------------------------------------------------===//

/// The operand of the ledger.from that makes the parts, or null.
static Value numberOf(Value parts) {
  auto from = parts.getDefiningOp<ledger::FromOp>();
  return from ? from.getNumber() : Value();
}

static bool isConstantIn(Value number, int64_t least, int64_t most) {
  APInt constant;
  return number && matchPattern(number, m_ConstantInt(&constant)) &&
         constant.sge(least) && constant.sle(most);
}

/// parts = from(Bound(value(parts), bound))
template <typename Bound>
static void bound(Operation *op, unsigned operand, int64_t limit, Guard &guard,
                  const char *what) {
  Value parts = op->getOperand(operand);
  OpBuilder &builder = guard.builder;
  Value number = ledger::ValueOp::create(builder, guard.loc(),
                                         builder.getI64Type(), parts);
  Value cut = Bound::create(builder, guard.loc(), number,
                            guard.intConstant(builder.getI64Type(), limit));
  guard.setOperand(
      op, operand,
      ledger::FromOp::create(builder, guard.loc(), parts.getType(), cut), what);
}

/// Whether a guard has bounded the number already.
template <typename Bound>
static bool isBounded(Value number, int64_t least, int64_t most) {
  auto cut = number ? number.getDefiningOp<Bound>() : Bound();
  return cut && isConstantIn(cut.getRhs(), least, most);
}

static void guardParts(Operation *op, Guard &guard) {
  Value number = numberOf(op->getOperand(1));
  if (!isConstantIn(number, 1, INT64_MAX) &&
      !isBounded<arith::MaxSIOp>(number, 1, INT64_MAX))
    bound<arith::MaxSIOp>(op, 1, 1, guard, "at least one part");
}

/// Bounds the trip count so that programs end; eight runs of a body test it as
/// well as millions.
static constexpr int64_t mostTimes = 8;

static void guardTimes(Operation *op, Guard &guard) {
  Value number = numberOf(op->getOperand(0));
  if (!isConstantIn(number, INT64_MIN, mostTimes) &&
      !isBounded<arith::MinSIOp>(number, INT64_MIN, mostTimes))
    bound<arith::MinSIOp>(op, 0, mostTimes, guard, "at most 8 times");
}

static const Hazard parts{"ledger-parts", "Shares of less than one part.",
                          guardParts};
static const Hazard times{"ledger-times", "Bodies that run very often.",
                          guardTimes, /*always=*/true};
static RegisterHazard registerParts(parts), registerTimes(times);

//===----------------------------------------------------------------------===//
// Meanings: what the ops compute
//===----------------------------------------------------------------------===//

namespace {
using semantics::Datum;
using semantics::Evaluation;
using semantics::Flow;
} // namespace

static Flow runShare(ledger::ShareOp op, Evaluation &in) {
  std::optional<int64_t> amount = in.integer(op.getAmount());
  std::optional<int64_t> parts = amount ? in.integer(op.getParts()) : amount;
  if (!parts)
    return Flow::Stop;
  if (*parts < 1)
    return in.undefined("a share of less than one part");
  int64_t share = *amount / *parts;
  if (*amount % *parts < 0)
    --share;
  in.set(op.getShare(), Datum(APInt(64, uint64_t(share))));
  return Flow::Next;
}

static Flow runRepeat(ledger::RepeatOp op, Evaluation &in) {
  std::optional<int64_t> times = in.integer(op.getTimes());
  if (!times)
    return Flow::Stop;
  Datum last = in.get(op.getStart());
  for (int64_t i = 0; i < *times; ++i) {
    semantics::Handed handed;
    if (!in.charge(1) || in.run(op.getBody(), {last}, handed) == Flow::Stop)
      return Flow::Stop;
    last = handed.values.front();
  }
  in.set(op.getLast(), last);
  return Flow::Next;
}

static void addMeanings(semantics::Meanings &to) {
  to.add<ledger::FromOp>([](ledger::FromOp op, Evaluation &in) {
    in.set(op.getResult(), in.get(op.getNumber()));
    return Flow::Next;
  });
  to.add<ledger::ValueOp>([](ledger::ValueOp op, Evaluation &in) {
    in.set(op.getResult(), in.get(op.getOf()));
    return Flow::Next;
  });
  // A poison operand makes a poison result, as in arith.addi.
  to.add<ledger::AddOp>([](ledger::AddOp op, Evaluation &in) {
    const semantics::Element left = in.get(op.getLeft()).element(),
                             right = in.get(op.getRight()).element();
    in.set(op.getSum(),
           Datum(semantics::Element(left.bits() + right.bits(),
                                    worse(left.state(), right.state()))));
    return Flow::Next;
  });
  to.add<ledger::ShareOp>(
      [](ledger::ShareOp op, Evaluation &in) { return runShare(op, in); });
  to.add<ledger::RepeatOp>(
      [](ledger::RepeatOp op, Evaluation &in) { return runRepeat(op, in); });
  to.add<ledger::YieldOp>([](ledger::YieldOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
}

//===----------------------------------------------------------------------===//
// Makers: how programs with these ops grow
//===----------------------------------------------------------------------===//

/// A live value of the type, or a new one.
template <typename T>
static Value anyOf(grow::Draft &d) {
  Type type = T::get(d.builder.getContext());
  if (Value live = d.pickIf([&](Value v) { return v.getType() == type; }))
    if (!d.choices.chance(1, 6))
      return live;
  Operation *made = d.make("ledger.from", d.pick(d.builder.getI64Type()), type);
  return made ? made->getResult(0) : Value();
}

static bool makeValue(grow::Draft &d) {
  Value of =
      d.coin() ? anyOf<ledger::AmountType>(d) : anyOf<ledger::PartsType>(d);
  return d.make("ledger.value", of, d.builder.getI64Type());
}

static bool makeAdd(grow::Draft &d) {
  Value left = anyOf<ledger::AmountType>(d),
        right = anyOf<ledger::AmountType>(d);
  return d.make("ledger.add", {left, right},
                ledger::AmountType::get(d.builder.getContext()));
}

/// The draft drops the op if it is undefined, that is, with less than one part.
static bool makeShare(grow::Draft &d) {
  Value amount = anyOf<ledger::AmountType>(d),
        parts = anyOf<ledger::PartsType>(d);
  return d.make("ledger.share", {amount, parts},
                ledger::AmountType::get(d.builder.getContext()));
}

static bool makeRepeat(grow::Draft &d) {
  auto amount = ledger::AmountType::get(d.builder.getContext());
  Value start = anyOf<ledger::AmountType>(d);
  int64_t times = d.choices.between(-1, 5);
  Operation *parts =
      d.make("ledger.from", d.constant(d.builder.getI64IntegerAttr(times)),
             ledger::PartsType::get(d.builder.getContext()));
  if (!start || !parts)
    return false;
  OperationState state(d.loc, "ledger.repeat");
  state.addOperands({parts->getResult(0), start});
  state.addTypes(amount);
  state.addRegion();
  Operation *op = d.builder.create(state);
  Block &body = op->getRegion(0).emplaceBlock();
  body.addArgument(amount, d.loc);
  grow::Draft::Enter enter = [&body, start](Evaluation &in) {
    in.set(body.getArgument(0), in.get(start));
  };
  d.fill(body, times > 0 ? enter : nullptr,
         [&] { ledger::YieldOp::create(d.builder, d.loc, d.pick(amount)); });
  return d.commit(op);
}

static void addMakers(grow::Makers &to) {
  to.add("ledger.value", makeValue);
  to.add("ledger.add", makeAdd, 2);
  to.add("ledger.share", makeShare, 2);
  to.addNest("ledger.repeat", makeRepeat);
}

//===----------------------------------------------------------------------===//
// The rest is text
//===----------------------------------------------------------------------===//

static const bool isRegistered = [] {
  addRegistrationHook([](DialectRegistry &registry) {
    registry.insert<ledger::LedgerDialect>();
    ledger::registerPasses();
  });
  // In the format of harness/recondition/ops.table.
  addOpTable(R"(
ledger.{from value add yield}: clean
ledger.share: guard ledger-parts
ledger.repeat: guard ledger-times
)");
  // In the format of harness/lowering/overlay.rules. ledger-combine needs no
  // rule.
  addPassRules(R"(
conversion ledger-to-scf
  on module
  ops ledger.*:any
)");
  addShownType("!ledger.amount", "ledger.value", "i64");
  addShownType("!ledger.parts", "ledger.value", "i64");
  setOptTool("ledger-opt");
  semantics::addSemantics(addMeanings);
  grow::addMakers(addMakers);
  return true;
}();

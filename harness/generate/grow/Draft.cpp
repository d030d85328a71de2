//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Datum;
using semantics::Element;
using semantics::Evaluation;
using semantics::Flow;
using semantics::State;

const Datum *Draft::known(Value value) const {
  const Datum *datum = evaluation->find(value);
  return datum && !datum->isNone() ? datum : nullptr;
}

std::optional<int64_t> Draft::number(Value value) const {
  const Datum *datum = known(value);
  if (!datum || !datum->isElement() || !datum->element().isDefined())
    return std::nullopt;
  return datum->element().asSigned();
}

std::optional<SmallVector<int64_t>> Draft::sizes(Value value) const {
  if (auto type = dyn_cast<ShapedType>(value.getType());
      type && type.hasStaticShape())
    return SmallVector<int64_t>(type.getShape());
  const Datum *datum = known(value);
  if (datum && datum->isView())
    return llvm::to_vector<6>(datum->view().sizes);
  if (datum && datum->isElements())
    return llvm::to_vector<6>(datum->elements().shape);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether all results of the op are usable: defined and, where this draft
/// requires it, small and not NaN. The elements of an empty tensor are
/// undefined by design.
bool Draft::isGood(Operation *op) {
  if (isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op))
    return true;
  for (Value result : op->getResults()) {
    const Datum *datum = known(result);
    if (!datum)
      continue; // the op did not run
    if (datum->state() != State::Defined)
      return false;
    if (!(datum->isElement() || datum->isElements()))
      continue;
    // Products of two such numbers, and sums of many, fit into 32 bits.
    constexpr unsigned smallBits = 14;
    Type part = semantics::partType(getElementTypeOrSelf(result.getType()));
    if (options.isSmall && !op->hasTrait<OpTrait::ConstantLike>() &&
        part.isInteger() && semantics::widthOf(part) >= 32 &&
        llvm::any_of(datum->numbers(), [](const Element &element) {
          return element.bits().getSignificantBits() > smallBits;
        }))
      return false;
    if (!allowsNaN && holdsNaN(*datum, result.getType()))
      return false;
  }
  return true;
}

bool Draft::holdsNaN(const Datum &datum, Type type) {
  auto floatType =
      dyn_cast<FloatType>(semantics::partType(getElementTypeOrSelf(type)));
  if (!floatType || !(datum.isElement() || datum.isElements()))
    return false;
  return llvm::any_of(datum.numbers(), [&](const Element &element) {
    return semantics::asFloat(element, floatType).isNaN();
  });
}

bool Draft::replay(size_t level) {
  Open &open = openRegions[level];
  if (!open.enter)
    return true; // it never runs
  open.enter(*evaluation);
  const Open *next =
      level + 1 < openRegions.size() ? &openRegions[level + 1] : nullptr;
  // The next region is a block that this one branches to, not one inside an op.
  bool isBeside = next && next->block->getParent() == open.block->getParent();
  for (Operation &op : *open.block) {
    if (next && next->op == &op)
      return replay(level + 1);
    if (isBeside && op.hasTrait<OpTrait::IsTerminator>())
      break;
    if (evaluation->execute(op) == Flow::Stop)
      return false;
  }
  return !isBeside || replay(level + 1);
}

/// Executes the program again from its start.
bool Draft::restart() {
  semantics::EvaluationOptions limits;
  // Ten of a round trip's typical executions; what takes longer is taken back.
  limits.fuel = 4000 + 100 * options.size;
  limits.memoryCap = 1 << 20;
  limits.afterOp = [this](Operation *op, Evaluation &in) {
    if (op != pending && !isGood(op))
      (void)in.undefined("poison");
  };
  evaluation = std::make_unique<Evaluation>(*program, limits);
  evaluation->open(function);
  return replay(0);
}

/// Replaces the results of `culprit`, an op inside `in`, by constants and
/// erases it. False if that is not possible.
bool Draft::mend(Operation *culprit, Operation *in) {
  if (!culprit || !in->isProperAncestor(culprit) ||
      culprit->hasTrait<OpTrait::IsTerminator>() || culprit->getNumRegions())
    return false;
  OpBuilder before(culprit);
  for (Value result : culprit->getResults()) {
    if (result.use_empty())
      continue;
    TypedAttr attribute = anyAttribute(result.getType());
    if (!attribute)
      return false;
    result.replaceAllUsesWith(
        arith::ConstantOp::create(before, loc, attribute));
  }
  culprit->erase();
  return true;
}

/// Runs the program, and mends ops inside `op` until the run succeeds. False if
/// it still fails after a few repairs.
bool Draft::settle(Operation *op) {
  constexpr unsigned most = 6;
  for (unsigned i = 0; i <= most; ++i) {
    if (restart())
      return true;
    if (i == most || !mend(evaluation->ending().op, op))
      break;
  }
  return false;
}

static bool isVerified(Operation *op) {
  ScopedDiagnosticHandler silent(op->getContext(),
                                 [](Diagnostic &) { return success(); });
  return succeeded(verify(op, /*verifyRecursively=*/true));
}

Operation *Draft::commit(Operation *op, bool isHidden) {
  if (!op)
    return nullptr;
  auto refuse = [&]() -> Operation * {
    if (runs())
      for (Value result : op->getResults())
        evaluation->set(result, {});
    op->erase();
    return nullptr;
  };
  if (!isVerified(op))
    return refuse();
  if (runs()) {
    bool isNest = op->getNumRegions() != 0;
    if (isNest && !isMemoryEffectFree(op)) {
      if (!settle(op)) {
        op->erase();
        isBroken |= !restart();
        return nullptr;
      }
    } else {
      pending = op;
      semantics::Ending ending;
      bool isFree = isMemoryEffectFree(op);
      Flow flow =
          isFree ? evaluation->tryOut(*op, ending) : evaluation->execute(*op);
      if (!isFree)
        ending = evaluation->ending();
      // Ops that were removed have used fuel, so a new run may succeed.
      if (flow == Flow::Stop &&
          ending.kind == semantics::Ending::Kind::Limited && restart())
        flow = Flow::Next;
      pending = nullptr;
      if (flow == Flow::Stop && !(isNest && settle(op))) {
        if (isFree && !isNest && !evaluation->isOver())
          return refuse();
        op->erase();
        isBroken |= !restart();
        return nullptr;
      }
      if (!isGood(op)) {
        if (isFree)
          return refuse();
        op->erase();
        isBroken |= !restart();
        return nullptr;
      }
    }
  } else {
    for (Value result : op->getResults())
      evaluation->set(result, {});
  }
  if (!isHidden)
    llvm::append_range(pool, op->getResults());
  return op;
}

Operation *Draft::make(StringRef name, ValueRange operands, TypeRange results,
                       ArrayRef<NamedAttribute> attributes) {
  for (Value operand : operands)
    if (!operand)
      return nullptr;
  OperationState state(loc, name, operands, results, attributes);
  return commit(builder.create(state));
}

Operation *Draft::makeOfOneType(StringRef name, unsigned operands, Type type) {
  SmallVector<Value> values;
  for (unsigned i = 0; i < operands; ++i)
    values.push_back(pick(type));
  return make(name, values, type);
}

void Draft::fill(Block &block, const Enter &enter,
                 llvm::function_ref<void()> close, unsigned ops) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&block);
  size_t mark = pool.size(), constantsMark = constants.size();
  llvm::append_range(pool, block.getArguments());
  openRegions.push_back(
      {block.getParentOp(), &block, runs() ? enter : nullptr});
  ++depth;
  bool isDeadHere = !runs() || !enter;
  isDead += isDeadHere;
  if (runs())
    enter(*evaluation);
  else
    for (Value argument : block.getArguments())
      evaluation->set(argument, {});
  // Code that never runs tests only its removal by passes: two ops are enough.
  unsigned most = isDeadHere ? 2 : ops ? ops : 5;
  grow(unsigned(choices.between(1, most)));
  close();
  isDead -= isDeadHere;
  --depth;
  openRegions.pop_back();
  pool.resize(mark);
  constants.resize(constantsMark);
}

void Draft::goOn(Operation *via, Block &block, const Enter &enter) {
  openRegions.push_back({via, &block, enter});
  llvm::append_range(pool, block.getArguments());
  builder.setInsertionPointToEnd(&block);
  if (runs())
    enter(*evaluation);
}

void Draft::fillWithArithmetic(Block &block, const Enter &enter, Type type,
                               bool combines,
                               llvm::function_ref<void(Value)> close) {
  std::vector<Value> outer = std::exchange(pool, {});
  auto outerConstants = std::exchange(constants, {});
  bool before = std::exchange(arithmeticOnly, true);
  Value last = block.getArguments().back();
  fill(block, enter, [&] {
    if (!combines)
      return close(pick(type));
    static constexpr std::array<StringRef, 5> names = {
        "arith.addi", "arith.muli", "arith.xori", "arith.maxsi", "arith.minui"};
    // An argument other than `last`, the value combined so far.
    Value one = pickIf([&](Value value) {
      return value.getType() == type && isa<BlockArgument>(value) &&
             value != last;
    });
    Operation *op =
        make(names[choices.below(names.size())],
             {last, one ? one : constant(anyAttribute(type))}, type);
    close(op ? op->getResult(0) : last);
  });
  arithmeticOnly = before;
  pool = std::move(outer);
  constants = std::move(outerConstants);
}

Operation *Draft::symbol(StringRef name) const {
  return SymbolTable::lookupSymbolIn(*program, name);
}

OpBuilder Draft::atModule() const {
  ModuleOp all = *program;
  OpBuilder top(all.getContext());
  top.setInsertionPointToStart(all.getBody());
  return top;
}

std::string Draft::newName(StringRef stem) {
  return (stem + Twine(names++)).str();
}

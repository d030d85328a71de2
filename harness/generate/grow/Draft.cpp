//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one draft, with all that keeps text and meaning of it in step.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"

#include "harness/generate/Boundaries.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
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

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type Draft::anyInteger() {
  // Every eighth: indices come in by themselves, wherever positions are.
  return choices.chance(1, 8) ? builder.getIndexType() : choices.pick(integers);
}

Type Draft::anyFloat() { return choices.pick(floats); }

SmallVector<int64_t> Draft::anyShape(unsigned rank) {
  SmallVector<int64_t> shape;
  for (unsigned i = 0; i < rank; ++i)
    shape.push_back(choices.pick(extents));
  return shape;
}

VectorType Draft::anyVector(Type element, unsigned rank) {
  return VectorType::get(anyShape(rank), element);
}

RankedTensorType Draft::anyTensor(Type element, unsigned rank) {
  return RankedTensorType::get(anyShape(rank), element);
}

MemRefType Draft::anyMemref(Type element, unsigned rank) {
  return MemRefType::get(anyShape(rank), element);
}

Type Draft::scalarOrShaped(Type element) {
  if (arithmeticOnly)
    return element;
  // Scalars meet most ops.
  switch (choices.below(8)) {
  case 0:
    return anyVector(element, 1);
  case 1:
    return anyVector(element, 2);
  case 2:
    return anyTensor(element, unsigned(choices.below(3)));
  default:
    return element;
  }
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Small and exact mostly, so that sums and products stay so in any order.
static APFloat floatNumber(FloatType type, ChoiceStream &choices,
                           bool isSmall) {
  static constexpr double numbers[] = {0.0,  1.0,  -1.0,  2.0,  0.5,
                                       -0.0, 3.0,  4.0,   -2.5, -7.0,
                                       8.5,  0.25, -16.0, 100.0};
  APFloat value(numbers[choices.below(std::size(numbers))]);
  bool losesInfo;
  (void)value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                      &losesInfo);
  if (!isSmall && choices.chance(1, 24))
    return choices.chance(1, 2)
               ? APFloat::getInf(type.getFloatSemantics())
               : APFloat::getLargest(type.getFloatSemantics(), true);
  return value;
}

static Attribute numberAttribute(Type type, ChoiceStream &choices,
                                 bool isSmall) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, floatNumber(floatType, choices, isSmall));
  APInt bits = boundaryBits(type, choices.below(boundaryCount));
  // Indices of boundary values lead nowhere.
  if (isSmall || type.isIndex() || choices.chance(1, 3))
    bits = APInt(bits.getBitWidth(), uint64_t(choices.between(-3, 6)),
                 /*isSigned=*/true, /*implicitTrunc=*/true);
  return IntegerAttr::get(type, bits);
}

TypedAttr Draft::anyAttribute(Type type) {
  if (isa<FloatType>(type) || (type.isIntOrIndex() && !type.isSignedInteger() &&
                               !type.isUnsignedInteger()))
    return cast<TypedAttr>(numberAttribute(type, choices, options.isSmall));
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || isa<MemRefType>(type) || !shaped.hasStaticShape() ||
      shaped.getNumElements() > 256)
    return {};
  if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
    return {};
  Type element = shaped.getElementType();
  if (!element.isIntOrIndexOrFloat())
    return {};
  SmallVector<Attribute> list;
  int64_t count = choices.chance(1, 4) ? 1 : shaped.getNumElements();
  for (int64_t i = 0; i < count; ++i)
    list.push_back(numberAttribute(element, choices, options.isSmall));
  if (shaped.getNumElements() == 0)
    list.clear();
  return DenseElementsAttr::get(shaped, list);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Draft::pick(Type type) {
  // One in 6 is new, so that constants and inputs stay among the operands.
  bool isNew = choices.chance(1, 6);
  auto live = [&] {
    return pickIf([&](Value value) { return value.getType() == type; });
  };
  if (!isNew)
    if (Value value = live())
      return value;
  if (Value value = fresh(type))
    return value;
  return isNew ? live() : Value();
}

Value Draft::pickIf(llvm::function_ref<bool(Value)> holds) {
  SmallVector<Value> fit;
  for (Value value : llvm::reverse(pool))
    if (holds(value) && fit.size() < 12) // the newest, so that chains get long
      fit.push_back(value);
  return fit.empty() ? Value() : choices.pick(fit);
}

/// Whether the value's block is the one that is being written, or around it.
bool Draft::isSeenHere(Value value) {
  for (Block *block = builder.getBlock(); block;
       block = block->getParentOp() ? block->getParentOp()->getBlock()
                                    : nullptr)
    if (value.getParentBlock() == block)
      return true;
  return false;
}

/// Where even a constant cannot be executed, out of fuel, nothing is from here
/// on; the draft will be given up.
Value Draft::constant(TypedAttr attribute) {
  // Most are used again: a program is not to be half of constants.
  if (!choices.chance(1, 6))
    for (auto &[held, value] : llvm::reverse(constants))
      if (held == attribute && isSeenHere(value))
        return value;
  auto make = [&] {
    return commit(arith::ConstantOp::create(builder, loc, attribute), true);
  };
  Operation *op = make();
  if (!op) {
    isBroken = true;
    op = make();
  }
  constants.push_back({attribute, op->getResult(0)});
  return op->getResult(0);
}

Value Draft::index(int64_t value) {
  return constant(builder.getIndexAttr(value));
}

Value Draft::indexBelow(int64_t bound) {
  if (bound <= 0)
    return {};
  Value live = pickIf([&](Value value) {
    if (!value.getType().isIndex())
      return false;
    std::optional<int64_t> is = number(value);
    return is && *is >= 0 && *is < bound;
  });
  return live && !choices.chance(1, 4) ? live
                                       : index(choices.between(0, bound - 1));
}

bool Draft::somewhereIn(Value shaped, SmallVectorImpl<Value> &to) {
  std::optional<SmallVector<int64_t>> all = sizes(shaped);
  if (!all)
    return false;
  for (int64_t size : *all) {
    Value at = indexBelow(size);
    if (!at)
      return false;
    to.push_back(at);
  }
  return true;
}

bool Draft::fillsBytes(Type element) {
  return element.isIndex() ||
         (element.isIntOrFloat() &&
          llvm::isPowerOf2_32(element.getIntOrFloatBitWidth()) &&
          element.getIntOrFloatBitWidth() >= 8 &&
          element.getIntOrFloatBitWidth() <= 64);
}

/// What no pass may fold: what a global holds.
Value Draft::input(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  if (arithmeticOnly || !element.isIntOrIndexOrFloat() ||
      (shaped && (!shaped.hasStaticShape() || !fillsBytes(element))))
    return {};
  SmallVector<int64_t> shape(shaped ? shaped.getShape() : ArrayRef<int64_t>{6});
  if (isa<VectorType>(type) && shape.empty())
    return {};
  auto content = RankedTensorType::get(shape, element);
  auto buffer = MemRefType::get(shape, element);
  std::string name = newName("in");
  OpBuilder top = atModule();
  TypedAttr values = anyAttribute(content);
  if (!values)
    return {};
  memref::GlobalOp::create(top, loc, name, top.getStringAttr("private"), buffer,
                           values, false, IntegerAttr());
  Operation *global =
      commit(memref::GetGlobalOp::create(builder, loc, buffer, name), true);
  if (!global)
    return {};
  Value memref = global->getResult(0);
  if (isa<MemRefType>(type))
    return memref;
  if (isa<RankedTensorType>(type)) {
    Operation *op = commit(bufferization::ToTensorOp::create(
        builder, loc, type, memref, /*restrict=*/true, /*writable=*/false));
    return op ? op->getResult(0) : Value();
  }
  SmallVector<Value> at;
  for (int64_t size : shape)
    at.push_back(index(shaped ? 0 : choices.between(0, size - 1)));
  Operation *load = nullptr;
  if (auto vector = dyn_cast<VectorType>(type); vector && vector.getRank() > 1)
    // Of several dimensions, vector.load has no lowering.
    load = commit(vector::TransferReadOp::create(
        builder, loc, vector, memref, at,
        constant(cast<TypedAttr>(builder.getZeroAttr(element))),
        SmallVector<bool>(size_t(vector.getRank()), true)));
  else if (vector)
    load = commit(vector::LoadOp::create(builder, loc, vector, memref, at));
  else
    load = commit(memref::LoadOp::create(builder, loc, memref, at));
  return load ? load->getResult(0) : Value();
}

Value Draft::fresh(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (!memref.hasStaticShape() || !memref.getLayout().isIdentity())
      return {};
    if (coin())
      if (Value global = input(memref))
        return pool.push_back(global), global;
    Value with = pick(memref.getElementType());
    if (!with)
      return {};
    Operation *alloc =
        commit(memref::AllocOp::create(builder, loc, memref), true);
    if (!alloc)
      return {};
    commit(linalg::FillOp::create(builder, loc, with, alloc->getResult(0)));
    pool.push_back(alloc->getResult(0));
    return alloc->getResult(0);
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value re = pick(complex.getElementType()),
          im = pick(complex.getElementType());
    if (!re || !im)
      return {};
    Operation *op = make("complex.create", {re, im}, type);
    return op ? op->getResult(0) : Value();
  }
  // Rather an input: constants are folded.
  if (choices.chance(3, 5))
    if (Value value = input(type))
      return value;
  if (TypedAttr attribute = anyAttribute(type))
    return constant(attribute);
  return {};
}

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

/// What a run without a problem may hold: defined values. An empty tensor is
/// there to be filled.
bool Draft::isGood(Operation *op) {
  if (isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op))
    return true;
  for (Value result : op->getResults()) {
    const Datum *datum = known(result);
    if (!datum)
      continue; // of a region that was left, or none
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
          return element.bits.getSignificantBits() > smallBits;
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
  // A block that this one branches to, and not one inside of an op.
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

/// Executes all that is there anew.
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

/// Replaces what an op gives by constants.
bool Draft::mend(Operation *guilty, Operation *in) {
  if (!guilty || !in->isProperAncestor(guilty) ||
      guilty->hasTrait<OpTrait::IsTerminator>() || guilty->getNumRegions())
    return false;
  OpBuilder before(guilty);
  for (Value result : guilty->getResults()) {
    if (result.use_empty())
      continue;
    TypedAttr attribute = anyAttribute(result.getType());
    if (!attribute)
      return false;
    result.replaceAllUsesWith(
        arith::ConstantOp::create(before, loc, attribute));
  }
  guilty->erase();
  return true;
}

/// Runs all with an op that has regions, and mends it until it is good.
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
      // What was taken back has used up fuel, too.
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
  // Code that never runs is for passes to remove: a little is enough.
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
    // Something else than the sum so far, which may be among the operands.
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

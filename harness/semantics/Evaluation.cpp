//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: the loop that executes ops, and the state that it keeps.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "harness/semantics/Frame.h"
#include "harness/semantics/Sparse.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

const Evaluation::Numbering &Evaluation::numberingOf(Operation *isolated) {
  std::unique_ptr<Numbering> &place = numberings[isolated];
  if (!place)
    place = std::make_unique<Numbering>(isolated);
  return *place;
}

Evaluation::Evaluation(ModuleOp module, const EvaluationOptions &options,
                       const Meanings &meanings)
    : memory(options.memoryCap), module(module), limits(options),
      meanings(meanings), fuel(options.fuel) {
  memory.symbolic = options.symbolic;
}

Evaluation::~Evaluation() = default;

const Datum &Evaluation::get(Value value) const {
  auto found = frame->numbering.numbers.find(value);
  assert(found != frame->numbering.numbers.end() && "a value of this scope");
  return frame->values[found->second];
}

const Datum *Evaluation::find(Value value) const {
  auto found = frame->numbering.numbers.find(value);
  return found == frame->numbering.numbers.end()
             ? nullptr
             : &frame->values[found->second];
}

void Evaluation::open(Operation *function) {
  std::unique_ptr<Numbering> &numbering = numberings[function];
  numbering = std::make_unique<Numbering>(function);
  opened = std::make_unique<Frame>(*numbering);
  opened->growing = numbering.get();
  // Reserve all storage now: adding a value must not move the others.
  constexpr size_t mostValues = 1 << 15;
  opened->values.reserve(std::max(mostValues, opened->values.size()));
  frame = opened.get();
}

void Evaluation::set(Value value, Datum datum) {
  if (Numbering *numbering = frame->growing) {
    numbering->add(value);
    if (numbering->numbers.size() > frame->values.capacity()) {
      numbering->numbers.erase(value);
      (void)limited(Limit::Memory, "too many values");
      return;
    }
    frame->values.resize(numbering->numbers.size());
  }
  auto found = frame->numbering.numbers.find(value);
  assert(found != frame->numbering.numbers.end() && "a value of this scope");
  frame->values[found->second] = std::move(datum);
}

/// A value whose only use is in its own block is set again before it is read
/// again, so it can be moved. Copies while the function is still being
/// generated, because the value may get more uses, and in a run for all inputs,
/// which may execute an op twice.
Datum Evaluation::take(Value operand) {
  auto found = frame->numbering.numbers.find(operand);
  assert(found != frame->numbering.numbers.end() && "a value of this scope");
  Datum &datum = frame->values[found->second];
  if (!frame->growing && !limits.symbolic && operand.hasOneUse() &&
      operand.getParentBlock() == current->getBlock())
    return std::move(datum);
  return datum;
}

SmallVector<Datum, 4> Evaluation::take(ValueRange operands) {
  SmallVector<Datum, 4> taken;
  for (Value operand : operands)
    taken.push_back(take(operand));
  return taken;
}

static const char *badValue(State state) {
  return state == State::Poison ? "poison where a value is needed"
                                : "a value that was never written is needed";
}

std::optional<int64_t> Evaluation::integer(Value value) {
  const Datum &datum = get(value);
  if (LLVM_UNLIKELY(limits.symbolic) && datum.isElement() &&
      datum.element().term && datum.element().width() == 1)
    return decision(datum);
  if (!datum.isElement() || !datum.element().isDefined()) {
    (void)undefined(badValue(datum.state()));
    return std::nullopt;
  }
  return datum.element().asSigned();
}

std::optional<int64_t> Evaluation::decision(const Datum &datum) {
  if (LLVM_UNLIKELY(limits.symbolic) && datum.isElement() &&
      datum.element().term)
    return decideSymbolic(datum.element());
  if (datum.isElement() && datum.element().isDefined())
    return datum.element().asSigned();
  if (limits.poisonDecides)
    return limits.poisonDecides;
  bool isFirst = !over;
  (void)undefined(badValue(datum.state()));
  end.isPoisonBranch |= isFirst && end.kind == Ending::Kind::Undefined;
  return std::nullopt;
}

bool Evaluation::goesOnOutsideOfSlice(llvm::StringRef why) {
  if (limits.slicesMayLieOutside)
    return true;
  bool isFirst = !over;
  (void)undefined(why);
  end.isSliceOutside |= isFirst && end.kind == Ending::Kind::Undefined;
  return false;
}

bool Evaluation::integers(ValueRange values, SmallVectorImpl<int64_t> &to) {
  for (Value value : values) {
    std::optional<int64_t> one = integer(value);
    if (!one)
      return false;
    to.push_back(*one);
  }
  return true;
}

bool Evaluation::integers(ArrayRef<int64_t> fixed, ValueRange values,
                          SmallVectorImpl<int64_t> &to) {
  for (int64_t one : fixed) {
    if (!ShapedType::isDynamic(one)) {
      to.push_back(one);
      continue;
    }
    // Not every verifier checks the number of operands (tensor.pad's does not).
    if (values.empty()) {
      (void)unsupported("a dynamic number without an operand");
      return false;
    }
    std::optional<int64_t> number = integer(values.front());
    if (!number)
      return false;
    values = values.drop_front();
    to.push_back(*number);
  }
  return true;
}

const View *Evaluation::view(Value value) {
  const Datum &datum = get(value);
  if (datum.isView())
    return &datum.view();
  State state = datum.state();
  if (datum.isList() && state == State::Defined) { // {rank, address}
    ArrayRef<Datum> pair = datum.items();
    std::optional<View> read = readDescriptor(
        pair[0].element().asUnsigned(), pair[1].element().asUnsigned(), state);
    if (read) {
      set(value, std::move(*read));
      return &get(value).view();
    }
    if (isOver())
      return nullptr;
  }
  (void)undefined(badValue(state));
  return nullptr;
}

const Elements *Evaluation::elements(Value value) {
  const Datum &datum = get(value);
  if (datum.isElements()) {
    const Elements &elements = datum.elements();
    if (LLVM_UNLIKELY(elements.stored) &&
        !isCurrent(elements, getElementTypeOrSelf(value.getType()), *this))
      return nullptr;
    return &elements;
  }
  (void)undefined(badValue(datum.state()));
  return nullptr;
}

Flow Evaluation::setEach(
    Value value, ArrayRef<int64_t> shape,
    llvm::function_ref<std::optional<Datum>(ArrayRef<int64_t>)> elementAt) {
  Elements made;
  made.shape.assign(shape.begin(), shape.end());
  made.parts = partsOf(getElementTypeOrSelf(value.getType()));
  bool isFine = forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    std::optional<Datum> element = elementAt(position);
    if (element)
      llvm::append_range(made.list, element->numbers());
    return element.has_value();
  });
  if (!isFine)
    return Flow::Stop;
  set(value, std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

const Evaluation::Known &Evaluation::meaningOf(OperationName name) {
  auto [place, isNew] = known.try_emplace(name, Known());
  if (isNew)
    place->second = {meanings.find(name.getStringRef()),
                     meanings.areResultsChecked(name.getDialectNamespace())};
  return place->second;
}

/// Whether tensors have the sizes, and numbers the width, of their types.
/// Arithmetic on quantized numbers is not that on their integers.
static bool isOnQuantized(Operation &op) {
  auto isQuantized = [](Type type) {
    return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
  };
  return llvm::any_of(op.getOperandTypes(), isQuantized) ||
         llvm::any_of(op.getResultTypes(), isQuantized);
}

bool Evaluation::areAsTyped(Operation &op) {
  return llvm::all_of(op.getResults(), [&](Value result) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    const Datum &datum = get(result);
    if (!type || !datum.isElements())
      return true;
    const Elements &elements = datum.elements();
    return succeeded(verifyCompatibleShape(type.getShape(), elements.shape)) &&
           (elements.list.empty() ||
            elements.list.front().width() == widthOf(partType(type)));
  });
}

Flow Evaluation::step(Operation &op) {
  Operation *outer = std::exchange(current, &op);
  ++executed;
  if (!charge(1))
    return Flow::Stop;
  if (limits.beforeOp)
    limits.beforeOp(&op, *this);
  // Copy the entry: an op nested in this one may grow the table.
  Known named = meaningOf(op.getName());
  if (named.areResultsChecked && isOnQuantized(op))
    return unsupported("an op on quantized numbers");
  Flow flow = LLVM_UNLIKELY(!named.meaning)    ? runUnknown(op)
              : LLVM_UNLIKELY(limits.symbolic) ? runSymbolic(op, named.meaning)
                                               : named.meaning(&op, *this);
  if (over)
    return Flow::Stop;
  if (named.areResultsChecked && flow == Flow::Next && !areAsTyped(op))
    return undefined("a result that is not of its type");
  if (limits.afterOp)
    limits.afterOp(&op, *this);
  current = outer;
  return flow;
}

Flow Evaluation::tryOut(Operation &op, Ending &why) {
  uint64_t fuelBefore = fuel, executedBefore = executed;
  Operation *vagueBefore = vague, *outer = current;
  Flow flow = step(op);
  if (!over)
    return flow;
  over = false;
  why = std::exchange(end, {});
  fuel = fuelBefore;
  executed = executedBefore;
  vague = vagueBefore;
  current = outer;
  return Flow::Stop;
}

Flow Evaluation::runOps(Block &block) {
  for (Operation &op : block) {
    Flow flow = step(op);
    if (flow != Flow::Next)
      return flow;
  }
  return Flow::Next;
}

Flow Evaluation::run(Region &region, ArrayRef<Datum> arguments,
                     Handed &handed) {
  SmallVector<Datum, 4> own(arguments);
  return runMoving(region, own, handed);
}

/// Sets the arguments of a block on entry. Returns false and ends the run if
/// their number differs from that of `values`: not every verifier checks it
/// (that of scf.index_switch does not).
static bool enter(Block &block, MutableArrayRef<Datum> values, Evaluation &in) {
  if (block.getNumArguments() != values.size()) {
    (void)in.undefined("a block has other arguments than it is given");
    return false;
  }
  for (auto [argument, datum] : llvm::zip_equal(block.getArguments(), values))
    in.set(argument, std::move(datum));
  return true;
}

Flow Evaluation::runIsolated(Region &region, ArrayRef<Datum> arguments,
                             llvm::function_ref<Flow()> body) {
  if (depth >= limits.depth)
    return limited(Limit::Stack, "regions and calls are nested too deep");
  const Numbering &numbering = numberingOf(region.getParentOp());
  if (numbering.hasHugeVector)
    return limited(Limit::Memory, "a vector of too many elements");
  SmallVector<Datum, 4> own(arguments);
  Frame inner(numbering);
  Frame *outer = std::exchange(frame, &inner);
  ++depth;
  Flow flow = enter(region.front(), own, *this) ? body() : Flow::Stop;
  --depth;
  frame = outer;
  return flow;
}

Flow Evaluation::runBlocksFrom(Block *block) {
  while (true) {
    Flow flow = runOps(*block);
    if (flow != Flow::Jump)
      return flow;
    block = target;
    SmallVector<Datum, 4> values = std::move(carried);
    carried.clear();
    if (!enter(*block, values, *this))
      return Flow::Stop;
  }
}

Flow Evaluation::runFrom(Block *block) {
  if (depth >= limits.depth)
    return limited(Limit::Stack, "regions and calls are nested too deep");
  ++depth;
  Flow flow = runBlocksFrom(block);
  --depth;
  carried.clear();
  return flow == Flow::Stop ? flow : Flow::Next;
}

Flow Evaluation::runMoving(Region &region, MutableArrayRef<Datum> arguments,
                           Handed &handed) {
  if (depth >= limits.depth)
    return limited(Limit::Stack, "regions and calls are nested too deep");
  Operation *around = region.getParentOp();
  std::optional<Frame> own;
  Frame *outer = frame;
  // The outer frame stays alive: the arguments may refer to its values.
  if (around->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
    const Numbering &numbering = numberingOf(around);
    if (numbering.hasHugeVector)
      return limited(Limit::Memory, "a vector of too many elements");
    own.emplace(numbering);
    frame = &*own;
  }
  ++depth;
  size_t mark = memory.stackMark();
  Block *block = &region.front();
  Flow flow = Flow::Stop;
  bool isEntered = enter(*block, arguments, *this);
  if (LLVM_UNLIKELY(limits.symbolic) && isEntered && !region.hasOneBlock() &&
      canMergeBlocks(region)) {
    flow = runBlocks(region);
    isEntered = false;
  }
  if (isEntered)
    flow = runBlocksFrom(block);
  handed.terminator = nullptr;
  handed.values.clear();
  if (flow == Flow::Hand) {
    handed.terminator = terminator;
    handed.values = std::move(carried);
    carried.clear();
  }
  --depth;
  frame = outer;
  if (around->hasTrait<OpTrait::AutomaticAllocationScope>())
    memory.popStack(mark);
  return flow == Flow::Stop ? Flow::Stop : Flow::Next;
}

Flow Evaluation::runLoop(Operation *loop, ValueRange inits,
                         llvm::function_ref<std::optional<Datum>()> next) {
  SmallVector<Datum, 4> arguments = take(inits);
  arguments.insert(arguments.begin(), Datum());
  Handed handed;
  while (std::optional<Datum> number = next()) {
    arguments[0] = std::move(*number);
    if (!charge(1) ||
        runMoving(loop->getRegion(0), arguments, handed) == Flow::Stop)
      return Flow::Stop;
    llvm::move(handed.values, arguments.begin() + 1);
  }
  for (auto [result, datum] : llvm::zip_equal(
           loop->getResults(), MutableArrayRef(arguments).drop_front()))
    set(result, std::move(datum));
  return Flow::Next;
}

Flow Evaluation::jump(Block *block, ValueRange values) {
  carried = take(values);
  target = block;
  return Flow::Jump;
}

Flow Evaluation::jump(Block *block, ArrayRef<Datum> values) {
  carried.assign(values.begin(), values.end());
  target = block;
  return Flow::Jump;
}

Flow Evaluation::hand(Operation *op, ValueRange values) {
  carried = take(values);
  terminator = op;
  return Flow::Hand;
}

/// The function of this name that a spirv.module exports: an entry point, or
/// one with such linkage. Null if there is none.
static FunctionOpInterface exportedBySpirv(ModuleOp module, StringRef name) {
  for (auto inner : module.getOps<spirv::ModuleOp>()) {
    auto function = inner.lookupSymbol<spirv::FuncOp>(name);
    if (!function || function.isExternal())
      continue;
    std::optional<spirv::LinkageAttributesAttr> linkage =
        function.getLinkageAttributes();
    if (linkage &&
        linkage->getLinkageType().getValue() == spirv::LinkageType::Export)
      return function;
    for (auto entry : inner.getOps<spirv::EntryPointOp>())
      if (entry.getFn() == name)
        return function;
  }
  return nullptr;
}

Flow Evaluation::call(Operation *call, Operation *function,
                      ArrayRef<Datum> arguments,
                      SmallVectorImpl<Datum> &results) {
  auto callee = dyn_cast_or_null<FunctionOpInterface>(function);
  if (!callee)
    return unsupported("what is called is no function");
  if (callee.isExternal()) {
    StringRef name = SymbolTable::getSymbolName(function).getValue();
    if (FunctionOpInterface exported = exportedBySpirv(module, name))
      return this->call(call, exported, arguments, results);
    auto [meaning, leastArguments] = meanings.findRuntime(name);
    if (!meaning && limits.unknown)
      return limits.unknown(call, ("call @" + name).str(), arguments, results)
                 ? Flow::Next
                 : unsupported("an unknown function");
    if (!meaning)
      return unsupported("no meaning is known of the function " + name);
    // A program may declare a function of this name with other parameters.
    if (arguments.size() < leastArguments)
      return unsupported("other parameters than " + name + " has");
    Flow flow = meaning(call, arguments, *this, results);
    if (over)
      return Flow::Stop;
    if (!llvm::all_of_zip(results, call->getResultTypes(),
                          [](const Datum &result, Type type) {
                            return result.isElement() &&
                                   result.element().width() == widthOf(type);
                          }))
      return unsupported("another result than " + name + " has");
    return flow;
  }
  Region &body = callee.getFunctionBody();
  if (body.front().getNumArguments() != arguments.size())
    return undefined("a call with another number of arguments");
  Handed handed;
  Flow flow = run(body, arguments, handed);
  // A conversion may have changed the return but not the function.
  if (handed.terminator && handed.values.size() != callee.getNumResults() &&
      handed.terminator->getName().getDialectNamespace() !=
          callee->getName().getDialectNamespace())
    return unsupported("a return that is not of its function's dialect");
  results.append(handed.values.begin(), handed.values.end());
  return flow;
}

Operation *Evaluation::lookup(Operation *from, SymbolRefAttr symbol) {
  auto [place, isNew] = symbols.try_emplace({from, symbol}, nullptr);
  if (isNew)
    place->second = SymbolTable::lookupNearestSymbolFrom(from, symbol);
  return place->second;
}

/// The addresses of functions are above all memory.
static constexpr uint64_t functionBase = uint64_t(1) << 63;

uint64_t Evaluation::addressOf(Operation *function) {
  auto found = llvm::find(functions, function);
  uint64_t number = uint64_t(found - functions.begin());
  if (found == functions.end())
    functions.push_back(function);
  return functionBase | (number + 1) << 4;
}

Operation *Evaluation::functionAt(uint64_t address) const {
  uint64_t number = (address & ~functionBase) >> 4;
  return (address & functionBase) && number && number <= functions.size()
             ? functions[number - 1]
             : nullptr;
}

Flow Evaluation::runFunction(StringRef name, ArrayRef<Datum> arguments,
                             SmallVectorImpl<Datum> &results) {
  Operation *function = module.lookupSymbol(name);
  current = function ? function : module.getOperation();
  if (!function)
    return unsupported("there is no function " + name);
  return call(function, function, arguments, results);
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

Flow Evaluation::undefined(const Twine &why) {
  if (vague) {
    current = vague;
    (void)unsupported("its result is not specified, and is used");
    end.isUnspecified = true;
    return Flow::Stop;
  }
  if (!std::exchange(over, true))
    end = {Ending::Kind::Undefined, current, why.str(), TrapKind::None,
           Limit::None};
  return Flow::Stop;
}

Flow Evaluation::unsupported(const Twine &why) {
  if (!std::exchange(over, true))
    end = {Ending::Kind::Unsupported, current, why.str(), TrapKind::None,
           Limit::None};
  return Flow::Stop;
}

Flow Evaluation::limited(Limit limit, const Twine &why) {
  if (!std::exchange(over, true))
    end = {Ending::Kind::Limited, current, why.str(), TrapKind::None, limit};
  return Flow::Stop;
}

Flow Evaluation::trap(TrapKind kind, const Twine &why) {
  if (!std::exchange(over, true))
    end = {Ending::Kind::Trapped, current, why.str(), kind, Limit::None};
  return Flow::Stop;
}

bool Evaluation::resume() {
  if (!over || end.kind != Ending::Kind::Undefined)
    return false;
  over = false;
  end = {};
  return true;
}

bool Evaluation::charge(uint64_t amount) {
  if (amount > fuel) {
    (void)limited(Limit::Fuel, "out of fuel");
    return false;
  }
  fuel -= amount;
  return true;
}

bool Evaluation::chargeEach(ArrayRef<int64_t> shape) {
  if (std::optional<int64_t> count = productOf(shape))
    return charge(uint64_t(*count));
  (void)limited(Limit::Memory, "memory cap reached");
  return false;
}

Trace *Evaluation::trace() {
  if (printed.size() < limits.maxTrace)
    return &printed;
  (void)limited(Limit::Trace, "trace too long");
  return nullptr;
}

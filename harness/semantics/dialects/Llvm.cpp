//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm: control, memory and aggregates, as far as lowered programs use them.
// LlvmArith.cpp has the arithmetic, LlvmIntrinsics.cpp the intrinsics.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/LlvmTypes.h"
#include "harness/semantics/Team.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Constants and globals
//===----------------------------------------------------------------------===//

/// The value of an attribute as of this type.
static std::optional<Datum> valueOf(Attribute attribute, Type type) {
  if (isNumbers(type))
    return datumOf(attribute, type);
  std::vector<Element> numbers;
  if (auto text = dyn_cast<StringAttr>(attribute)) {
    for (unsigned char c : text.getValue())
      numbers.push_back(APInt(8, c));
  } else if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    if (llvmir::elementCount(type) != array.size())
      return std::nullopt;
    std::vector<Datum> parts;
    for (auto [index, one] : llvm::enumerate(array)) {
      std::optional<Datum> part =
          valueOf(one, llvmir::elementType(type, index));
      if (!part)
        return std::nullopt;
      parts.push_back(std::move(*part));
    }
    return Datum::list(std::move(parts));
  } else if (auto dense = dyn_cast<DenseElementsAttr>(attribute)) {
    std::optional<Datum> all = datumOf(dense, dense.getType());
    if (!all)
      return std::nullopt;
    numbers.assign(all->numbers().begin(), all->numbers().end());
  } else if (isa<LLVM::ZeroAttr>(attribute)) {
    return llvmir::zeroValue(type);
  } else if (isa<LLVM::UndefAttr>(attribute)) {
    return llvmir::badValue(type, State::Undef);
  } else if (isa<LLVM::PoisonAttr>(attribute)) {
    return llvmir::badValue(type, State::Poison);
  }
  ArrayRef<Element> rest = numbers;
  std::optional<Datum> made = llvmir::fromNumbers(type, rest);
  return rest.empty() ? made : std::nullopt;
}

static std::optional<uint64_t> makeGlobal(LLVM::GlobalOp global,
                                          Evaluation &in) {
  Type type = global.getGlobalType();
  std::optional<uint64_t> address =
      in.allocate(llvmir::allocatedSize(type), Lifetime::Static);
  if (!address)
    return std::nullopt;
  std::optional<Datum> value;
  if (!global.getInitializerRegion().empty()) {
    Handed handed;
    if (in.run(global.getInitializerRegion(), {}, handed) == Flow::Stop)
      return std::nullopt;
    value = handed.values.front();
  } else if (Attribute attribute = global.getValueOrNull()) {
    value = valueOf(attribute, type);
    if (!value) {
      (void)in.unsupported("a global with such a value");
      return std::nullopt;
    }
  }
  if (value && !llvmir::store(in, *address, type, *value))
    return std::nullopt;
  if (global.getConstant())
    in.memory.setReadOnly(*address);
  return address;
}

/// The address space that nvvm and rocdl use for the memory of a block.
static constexpr unsigned sharedMemory = 3;

/// Each block has a copy of its own, without contents.
static std::optional<uint64_t> addressInBlock(LLVM::GlobalOp global,
                                              Team &block, Evaluation &in) {
  if (auto found = block.sharedGlobals.find(global);
      found != block.sharedGlobals.end())
    return found->second;
  uint64_t size = llvmir::allocatedSize(global.getGlobalType());
  if (size == 0 || global.getValueOrNull()) {
    (void)in.unsupported("memory of a block of this kind");
    return std::nullopt;
  }
  std::optional<uint64_t> address = in.allocate(size, Lifetime::Heap);
  if (address)
    block.sharedGlobals[global] = *address;
  return address;
}

static Flow addressOf(LLVM::AddressOfOp op, Evaluation &in) {
  Operation *symbol = in.lookup(op, op.getGlobalNameAttr());
  std::optional<uint64_t> address;
  auto global = dyn_cast_or_null<LLVM::GlobalOp>(symbol);
  Team *block = Team::current(in, Team::Kind::Block);
  if (global && block && global.getAddrSpace() == sharedMemory)
    address = addressInBlock(global, *block, in);
  else if (global)
    address = in.global(symbol, [&] { return makeGlobal(global, in); });
  else if (isa_and_nonnull<FunctionOpInterface>(symbol))
    address = in.addressOf(symbol);
  else
    return in.unsupported("the address of such a symbol");
  if (!address)
    return Flow::Stop;
  in.set(op.getResult(), Element::word(int64_t(*address)));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static Flow allocateStack(LLVM::AllocaOp op, Evaluation &in) {
  std::optional<int64_t> count = in.integer(op.getArraySize());
  if (!count)
    return Flow::Stop;
  uint64_t size = llvmir::allocatedSize(op.getElemType());
  if (*count < 0 || (size && uint64_t(*count) > (uint64_t(1) << 40) / size))
    return in.limited(Limit::Memory, "memory cap reached");
  std::optional<uint64_t> address =
      in.allocate(uint64_t(*count) * size, Lifetime::Stack);
  if (!address)
    return Flow::Stop;
  in.set(op.getResult(), Element::word(int64_t(*address)));
  return Flow::Next;
}

/// Also on vectors of addresses: element by element.
static Flow computeAddress(LLVM::GEPOp op, Evaluation &in) {
  return lift(
      op, in, [&](ArrayRef<Element> a, SmallVectorImpl<Element> &results) {
        uint64_t address = a[0].asUnsigned();
        Type type = op.getElemType();
        size_t nextDynamic = 1;
        bool isFirst = true;
        for (int32_t raw : op.getRawConstantIndices()) {
          int64_t index = raw == LLVM::GEPOp::kDynamicIndex
                              ? a[nextDynamic++].asSigned()
                              : raw;
          if (std::exchange(isFirst, false)) {
            address += uint64_t(index) * llvmir::allocatedSize(type);
          } else if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
            address += llvmir::offsetOf(record, uint64_t(index));
            type = record.getBody()[size_t(index)];
          } else {
            type = isa<VectorType>(type)
                       ? cast<VectorType>(type).getElementType()
                       : llvmir::elementType(type, 0);
            address += uint64_t(index) * llvmir::allocatedSize(type);
          }
        }
        results.push_back(Element::word(int64_t(address)));
      });
}

static Flow loadValue(LLVM::LoadOp op, Evaluation &in) {
  std::optional<int64_t> address = in.integer(op.getAddr());
  Datum value;
  if (!address || !in.isAligned(op.getAlignment(), uint64_t(*address)) ||
      !llvmir::load(in, uint64_t(*address), op.getType(), value))
    return Flow::Stop;
  in.set(op.getResult(), std::move(value));
  return Flow::Next;
}

static Flow storeValue(LLVM::StoreOp op, Evaluation &in) {
  std::optional<int64_t> address = in.integer(op.getAddr());
  if (!address || !in.isAligned(op.getAlignment(), uint64_t(*address)) ||
      !llvmir::store(in, uint64_t(*address), op.getValue().getType(),
                     in.get(op.getValue())))
    return Flow::Stop;
  return Flow::Next;
}

static std::optional<APInt> combine(LLVM::AtomicBinOp kind, const APInt &old,
                                    const APInt &value) {
  switch (kind) {
  case LLVM::AtomicBinOp::xchg:
    return value;
  case LLVM::AtomicBinOp::add:
    return old + value;
  case LLVM::AtomicBinOp::sub:
    return old - value;
  case LLVM::AtomicBinOp::_and:
    return old & value;
  case LLVM::AtomicBinOp::nand:
    return ~(old & value);
  case LLVM::AtomicBinOp::_or:
    return old | value;
  case LLVM::AtomicBinOp::_xor:
    return old ^ value;
  case LLVM::AtomicBinOp::max:
    return old.sgt(value) ? old : value;
  case LLVM::AtomicBinOp::min:
    return old.slt(value) ? old : value;
  case LLVM::AtomicBinOp::umax:
    return old.ugt(value) ? old : value;
  case LLVM::AtomicBinOp::umin:
    return old.ult(value) ? old : value;
  default:
    return std::nullopt;
  }
}

/// Floats have ops of their own.
static std::optional<Element> combineFloats(LLVM::AtomicBinOp kind,
                                            const Element &old,
                                            const Element &value, Type type) {
  if (!isa<FloatType>(type))
    return std::nullopt;
  APFloat a = asFloat(old, type), b = asFloat(value, type);
  switch (kind) {
  case LLVM::AtomicBinOp::fadd:
    return ofFloat(a + b);
  case LLVM::AtomicBinOp::fsub:
    return ofFloat(a - b);
  case LLVM::AtomicBinOp::fmaximum:
    return ofFloat(llvm::maximum(a, b));
  case LLVM::AtomicBinOp::fminimum:
    return ofFloat(llvm::minimum(a, b));
  default:
    return std::nullopt;
  }
}

static Flow updateAtomically(LLVM::AtomicRMWOp op, Evaluation &in) {
  std::optional<int64_t> address = in.integer(op.getPtr());
  if (!address)
    return Flow::Stop;
  Type type = op.getType();
  const Datum &value = in.get(op.getVal());
  if (!isNumber(type))
    return in.unsupported("an atomic access of this type");
  Datum old;
  in.memory.isAtomic = true;
  bool isFine = in.load(uint64_t(*address), type, old);
  if (isFine) {
    Element made =
        Element::bad(widthOf(type), worse(old.state(), value.state()));
    if (made.isDefined()) {
      std::optional<Element> combined =
          combineFloats(op.getBinOp(), old.element(), value.element(), type);
      if (!combined)
        combined = combine(op.getBinOp(), old.element().bits(),
                           value.element().bits());
      if (!combined)
        return in.unsupported("an atomic update of this kind");
      made = *combined;
    }
    isFine = in.store(uint64_t(*address), type, made);
  }
  in.memory.isAtomic = false;
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(), std::move(old));
  return Flow::Next;
}

static Flow compareAndExchange(LLVM::AtomicCmpXchgOp op, Evaluation &in) {
  std::optional<int64_t> address = in.integer(op.getPtr());
  if (!address || !in.integer(op.getCmp()))
    return Flow::Stop;
  Type type = op.getVal().getType();
  Datum old;
  in.memory.isAtomic = true;
  bool isFine = in.load(uint64_t(*address), type, old);
  if (isFine && old.state() != State::Defined)
    isFine = in.undefined("what is compared was never written") != Flow::Stop;
  bool isEqual =
      isFine && old.element().bits() == in.get(op.getCmp()).element().bits();
  if (isEqual)
    isFine = in.store(uint64_t(*address), type, in.get(op.getVal()));
  in.memory.isAtomic = false;
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(), Datum::list({old, Element::boolean(isEqual)}));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Aggregates and vectors
//===----------------------------------------------------------------------===//

static void insert(Datum &into, ArrayRef<int64_t> position,
                   const Datum &value) {
  if (position.empty())
    into = value;
  else
    insert(into.editItems()[size_t(position.front())], position.drop_front(),
           value);
}

static void addAggregates(Meanings &to) {
  to.add<LLVM::ExtractValueOp>([](LLVM::ExtractValueOp op, Evaluation &in) {
    const Datum *from = &in.get(op.getContainer());
    for (int64_t index : op.getPosition()) {
      if (!from->isList())
        return in.unsupported("an aggregate without known parts");
      from = &from->items()[size_t(index)];
    }
    in.set(op.getResult(), *from);
    return Flow::Next;
  });
  to.add<LLVM::InsertValueOp>([](LLVM::InsertValueOp op, Evaluation &in) {
    Datum made = in.take(op.getContainer());
    if (!made.isList())
      return in.unsupported("an aggregate without known parts");
    insert(made, op.getPosition(), in.get(op.getValue()));
    in.set(op.getResult(), std::move(made));
    return Flow::Next;
  });
  to.add<LLVM::ExtractElementOp>([](LLVM::ExtractElementOp op, Evaluation &in) {
    ArrayRef<Element> list = in.get(op.getVector()).numbers();
    const Element &index = in.get(op.getPosition()).element();
    if (!index.isDefined() || index.bits().uge(list.size()))
      in.set(op.getResult(), Element::poison(list.front().width()));
    else
      in.set(op.getResult(), list[index.asUnsigned()]);
    return Flow::Next;
  });
  to.add<LLVM::InsertElementOp>([](LLVM::InsertElementOp op, Evaluation &in) {
    Datum made = in.take(op.getVector());
    const Element &index = in.get(op.getPosition()).element();
    if (!index.isDefined() || index.bits().uge(made.elements().list.size()))
      in.set(op.getResult(), badOf(op.getType(), State::Poison));
    else {
      made.edit().list[index.asUnsigned()] = in.get(op.getValue()).element();
      in.set(op.getResult(), std::move(made));
    }
    return Flow::Next;
  });
  to.add<LLVM::ShuffleVectorOp>([](LLVM::ShuffleVectorOp op, Evaluation &in) {
    ArrayRef<Element> a = in.get(op.getV1()).numbers(),
                      b = in.get(op.getV2()).numbers();
    Elements made;
    made.shape = {int64_t(op.getMask().size())};
    for (int32_t index : op.getMask())
      made.list.push_back(index < 0 ? Element::poison(a.front().width())
                          : size_t(index) < a.size()
                              ? a[size_t(index)]
                              : b[size_t(index) - a.size()]);
    in.set(op.getResult(), std::move(made));
    return Flow::Next;
  });
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

static Flow callFunction(LLVM::CallOp op, Evaluation &in) {
  SmallVector<Datum> arguments, results;
  Operation *function;
  ValueRange operands = op.getCalleeOperands();
  if (op.getCalleeAttr()) {
    function = in.lookup(op, op.getCalleeAttr());
  } else {
    std::optional<int64_t> address = in.integer(operands.front());
    if (!address)
      return Flow::Stop;
    function = in.functionAt(uint64_t(*address));
    operands = operands.drop_front();
    if (!function)
      return in.undefined("what is called is no function");
  }
  for (Value operand : operands)
    arguments.push_back(in.get(operand));
  if (in.call(op, function, arguments, results) == Flow::Stop)
    return Flow::Stop;
  if (results.size() < op->getNumResults())
    return in.undefined("a call with another number of results");
  if (op->getNumResults())
    in.set(op->getResult(0), std::move(results.front()));
  return Flow::Next;
}

static void addControl(Meanings &to) {
  to.add<LLVM::CallOp>(
      [](LLVM::CallOp op, Evaluation &in) { return callFunction(op, in); });
  to.add<LLVM::ReturnOp>([](LLVM::ReturnOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
  to.add<LLVM::BrOp>([](LLVM::BrOp op, Evaluation &in) {
    return in.jump(op.getDest(), op.getDestOperands());
  });
  to.add<LLVM::CondBrOp>([](LLVM::CondBrOp op, Evaluation &in) {
    std::optional<int64_t> condition = in.decision(op.getCondition());
    if (!condition)
      return Flow::Stop;
    return *condition ? in.jump(op.getTrueDest(), op.getTrueDestOperands())
                      : in.jump(op.getFalseDest(), op.getFalseDestOperands());
  });
  to.add<LLVM::SwitchOp>([](LLVM::SwitchOp op, Evaluation &in) {
    std::optional<int64_t> decision = in.decision(op.getValue());
    if (!decision)
      return Flow::Stop;
    if (auto values = op.getCaseValues())
      for (auto [index, one] : llvm::enumerate(values->getValues<APInt>()))
        if (in.isSelected(in.get(op.getValue()), *decision, one))
          return in.jump(op.getCaseDestinations()[index],
                         op.getCaseOperands(unsigned(index)));
    return in.jump(op.getDefaultDestination(), op.getDefaultOperands());
  });
  to.add<LLVM::UnreachableOp>([](LLVM::UnreachableOp, Evaluation &in) {
    return in.undefined("what is never reached was reached");
  });
}

namespace scion::semantics {
void registerLlvm(Meanings &to) {
  to.add<LLVM::ConstantOp>([](LLVM::ConstantOp op, Evaluation &in) {
    if (auto symbol = dyn_cast<FlatSymbolRefAttr>(op.getValue())) {
      Operation *function = in.lookup(op, symbol);
      if (!function)
        return in.unsupported("there is no such function");
      in.set(op.getResult(), Element::word(int64_t(in.addressOf(function))));
      return Flow::Next;
    }
    std::optional<Datum> value = valueOf(op.getValue(), op.getType());
    if (!value)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*value));
    return Flow::Next;
  });
  to.add<LLVM::UndefOp>([](LLVM::UndefOp op, Evaluation &in) {
    in.set(op.getResult(), llvmir::badValue(op.getType(), State::Undef));
    return Flow::Next;
  });
  to.add<LLVM::PoisonOp>([](LLVM::PoisonOp op, Evaluation &in) {
    in.set(op.getResult(), llvmir::badValue(op.getType(), State::Poison));
    return Flow::Next;
  });
  to.add<LLVM::ZeroOp>([](LLVM::ZeroOp op, Evaluation &in) {
    in.set(op.getResult(), llvmir::zeroValue(op.getType()));
    return Flow::Next;
  });
  to.add<LLVM::AddressOfOp>(
      [](LLVM::AddressOfOp op, Evaluation &in) { return addressOf(op, in); });
  to.add<LLVM::AllocaOp>(
      [](LLVM::AllocaOp op, Evaluation &in) { return allocateStack(op, in); });
  to.add<LLVM::GEPOp>(
      [](LLVM::GEPOp op, Evaluation &in) { return computeAddress(op, in); });
  to.add<LLVM::LoadOp>(
      [](LLVM::LoadOp op, Evaluation &in) { return loadValue(op, in); });
  to.add<LLVM::StoreOp>(
      [](LLVM::StoreOp op, Evaluation &in) { return storeValue(op, in); });
  to.add<LLVM::AtomicRMWOp>([](LLVM::AtomicRMWOp op, Evaluation &in) {
    return updateAtomically(op, in);
  });
  to.add<LLVM::AtomicCmpXchgOp>([](LLVM::AtomicCmpXchgOp op, Evaluation &in) {
    return compareAndExchange(op, in);
  });
  to.add<LLVM::FenceOp>([](LLVM::FenceOp, Evaluation &) { return Flow::Next; });
  addAggregates(to);
  addControl(to);
}
} // namespace scion::semantics

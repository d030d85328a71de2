//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: variables and pointers. What the host provides (buffers, inputs) is
// zero at the start.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/SpirvTypes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static std::optional<uint64_t> makeVariable(Type type, Lifetime lifetime,
                                            Evaluation &in) {
  std::optional<uint64_t> size = spirvir::sizeOf(type);
  if (size)
    return in.allocate(*size, lifetime);
  (void)in.unsupported("a variable of this type");
  return std::nullopt;
}

/// The bytes of elements that a buffer of unknown length has here. An access
/// beyond is out of bounds.
static constexpr uint64_t openBytes = 4096;

static std::optional<uint64_t> sizeOfBuffer(spirv::GlobalVariableOp global) {
  Type type = cast<spirv::PointerType>(global.getType()).getPointeeType();
  auto record = dyn_cast<spirv::StructType>(type);
  unsigned members = record ? record.getNumElements() : 0;
  if (members &&
      isa<spirv::RuntimeArrayType>(record.getElementType(members - 1))) {
    std::optional<uint64_t> start = spirvir::offsetOf(type, members - 1);
    return start ? std::optional(*start + openBytes) : std::nullopt;
  }
  return spirvir::sizeOf(type);
}

/// Variables of one binding are the same buffer. The first of the module stands
/// for all of them; `size` becomes the size of the largest.
static Operation *representative(spirv::GlobalVariableOp global,
                                 std::optional<uint64_t> &size) {
  size = sizeOfBuffer(global);
  if (!global.getBinding())
    return global;
  Operation *first = nullptr;
  for (auto other :
       global->getParentRegion()->getOps<spirv::GlobalVariableOp>()) {
    if (other.getBinding() != global.getBinding() ||
        other.getDescriptorSet() != global.getDescriptorSet())
      continue;
    first = first ? first : other.getOperation();
    std::optional<uint64_t> one = sizeOfBuffer(other);
    size = one && size ? std::optional(std::max(*one, *size)) : std::nullopt;
  }
  return first;
}

static std::optional<uint64_t> makeGlobal(spirv::GlobalVariableOp global,
                                          std::optional<uint64_t> size,
                                          Evaluation &in) {
  auto type = cast<spirv::PointerType>(global.getType());
  if (global.getBuiltIn() || global.getInitializer() || !size) {
    (void)in.unsupported("a global variable of this kind");
    return std::nullopt;
  }
  std::optional<uint64_t> address = in.allocate(*size, Lifetime::Static);
  if (!address)
    return std::nullopt;
  switch (type.getStorageClass()) {
  case spirv::StorageClass::Private:
  case spirv::StorageClass::Workgroup:
  case spirv::StorageClass::Output:
    return address; // not written yet
  case spirv::StorageClass::CrossWorkgroup:
  case spirv::StorageClass::Input:
  case spirv::StorageClass::PushConstant:
  case spirv::StorageClass::StorageBuffer:
  case spirv::StorageClass::Uniform:
    (void)in.memory.fill(*address, 0, *size);
    return address;
  default:
    (void)in.unsupported("a global variable of this storage class");
    return std::nullopt;
  }
}

/// The initializer names a specialization constant, which has a value of its
/// own, or another variable.
static std::optional<uint64_t> initializedGlobal(spirv::GlobalVariableOp global,
                                                 Evaluation &in) {
  auto constant = dyn_cast_or_null<spirv::SpecConstantOp>(
      in.lookup(global, global.getInitializerAttr()));
  Type type = cast<spirv::PointerType>(global.getType()).getPointeeType();
  auto attribute =
      constant ? dyn_cast<TypedAttr>(constant.getDefaultValue()) : TypedAttr();
  std::optional<Datum> value =
      attribute ? spirvir::valueOf(attribute, type) : std::nullopt;
  if (!value) {
    (void)in.unsupported("an initializer of this kind");
    return std::nullopt;
  }
  std::optional<uint64_t> address = makeVariable(type, Lifetime::Static, in);
  if (!address || !spirvir::store(in, *address, type, *value))
    return std::nullopt;
  return address;
}

static Flow addressOf(spirv::AddressOfOp op, Evaluation &in) {
  auto global = dyn_cast_or_null<spirv::GlobalVariableOp>(
      in.lookup(op, op.getVariableAttr()));
  if (!global)
    return in.unsupported("there is no such variable");
  std::optional<uint64_t> size;
  Operation *symbol = representative(global, size);
  std::optional<uint64_t> address = in.global(symbol, [&] {
    return global.getInitializer() ? initializedGlobal(global, in)
                                   : makeGlobal(global, size, in);
  });
  if (!address)
    return Flow::Stop;
  in.set(op.getPointer(), Element::word(int64_t(*address)));
  return Flow::Next;
}

static Flow makeLocal(spirv::VariableOp op, Evaluation &in) {
  Type type = op.getPointeeType();
  Value initializer = op.getInitializer();
  // A global variable as the initializer would be a pointer.
  if (initializer && initializer.getType() != type)
    return in.unsupported("an initializer of this kind");
  std::optional<uint64_t> address = makeVariable(type, Lifetime::Stack, in);
  if (!address ||
      (initializer && !spirvir::store(in, *address, type, in.get(initializer))))
    return Flow::Stop;
  in.set(op.getPointer(), Element::word(int64_t(*address)));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

/// Walks `indices` from an object at `address`. A pointer outside of the object
/// is poison, because a pass may compute it without using it.
static Flow walk(Operation *op, uint64_t address, Type type, ValueRange indices,
                 Evaluation &in) {
  for (Value index : indices) {
    const Element &at = in.get(index).element();
    if (!at.isDefined()) {
      in.set(op->getResult(0), Element::poison(64));
      return Flow::Next;
    }
    int64_t number = at.asSigned();
    std::optional<uint64_t> count = spirvir::elementCount(type);
    if (number < 0 || (count && uint64_t(number) >= *count)) {
      in.set(op->getResult(0), Element::poison(64));
      return Flow::Next;
    }
    if (!count && !isa<spirv::RuntimeArrayType>(type))
      return in.unsupported("an access chain into this type");
    std::optional<uint64_t> offset = spirvir::offsetOf(type, uint64_t(number));
    if (!offset)
      return in.unsupported("an access chain into this type");
    address += *offset;
    type = spirvir::elementType(type, uint64_t(number));
  }
  in.set(op->getResult(0), Element::word(int64_t(address)));
  return Flow::Next;
}

static Flow accessChain(Operation *op, Value base, Value element,
                        ValueRange indices, Evaluation &in) {
  if (in.symbolic())
    return in.unsupported("an access chain, in a run for all inputs");
  const Element &start = in.get(base).element();
  Type type = cast<spirv::PointerType>(base.getType()).getPointeeType();
  bool isDefined =
      start.isDefined() && (!element || in.get(element).element().isDefined());
  if (!isDefined) {
    in.set(op->getResult(0), Element::poison(64));
    return Flow::Next;
  }
  uint64_t address = start.asUnsigned();
  if (element) {
    std::optional<uint64_t> size = spirvir::sizeOf(type);
    if (!size)
      return in.unsupported("an access chain into this type");
    address += uint64_t(in.get(element).element().asSigned()) * *size;
  }
  return walk(op, address, type, indices, in);
}

/// Volatile and similar operands change nothing for one invocation.
static std::optional<uint64_t>
pointerIn(Value pointer, std::optional<uint32_t> alignment, Evaluation &in) {
  std::optional<int64_t> address = in.integer(pointer);
  if (!address || (alignment && !in.isAligned(*alignment, uint64_t(*address))))
    return std::nullopt;
  return uint64_t(*address);
}

static Flow copyMemory(spirv::CopyMemoryOp op, Evaluation &in) {
  std::optional<uint64_t> to = pointerIn(op.getTarget(), op.getAlignment(), in);
  // One mask holds for both operands.
  std::optional<uint32_t> alignment =
      op.getSourceMemoryAccess() ? op.getSourceAlignment() : op.getAlignment();
  std::optional<uint64_t> from =
      to ? pointerIn(op.getSource(), alignment, in) : std::nullopt;
  Type type =
      cast<spirv::PointerType>(op.getSource().getType()).getPointeeType();
  Datum value;
  return from && spirvir::load(in, *from, type, value) &&
                 spirvir::store(in, *to, type, value)
             ? Flow::Next
             : Flow::Stop;
}

namespace scion::semantics {
void registerSpirvMemory(Meanings &to) {
  to.add<spirv::VariableOp>(
      [](spirv::VariableOp op, Evaluation &in) { return makeLocal(op, in); });
  to.add<spirv::AddressOfOp>(
      [](spirv::AddressOfOp op, Evaluation &in) { return addressOf(op, in); });
  to.add<spirv::AccessChainOp>([](spirv::AccessChainOp op, Evaluation &in) {
    return accessChain(op, op.getBasePtr(), {}, op.getIndices(), in);
  });
  to.add<spirv::PtrAccessChainOp>(
      [](spirv::PtrAccessChainOp op, Evaluation &in) {
        return accessChain(op, op.getBasePtr(), op.getElement(),
                           op.getIndices(), in);
      });
  to.add<spirv::InBoundsPtrAccessChainOp>(
      [](spirv::InBoundsPtrAccessChainOp op, Evaluation &in) {
        return accessChain(op, op.getBasePtr(), op.getElement(),
                           op.getIndices(), in);
      });
  to.add<spirv::LoadOp>([](spirv::LoadOp op, Evaluation &in) {
    std::optional<uint64_t> address =
        pointerIn(op.getPtr(), op.getAlignment(), in);
    Datum value;
    if (!address || !spirvir::load(in, *address, op.getType(), value))
      return Flow::Stop;
    in.set(op.getValue(), std::move(value));
    return Flow::Next;
  });
  to.add<spirv::StoreOp>([](spirv::StoreOp op, Evaluation &in) {
    std::optional<uint64_t> address =
        pointerIn(op.getPtr(), op.getAlignment(), in);
    return address && spirvir::store(in, *address, op.getValue().getType(),
                                     in.get(op.getValue()))
               ? Flow::Next
               : Flow::Stop;
  });
  to.add<spirv::CopyMemoryOp>([](spirv::CopyMemoryOp op, Evaluation &in) {
    return copyMemory(op, in);
  });
  // All storage classes share one address space here.
  auto same = [](Operation *op, Evaluation &in) {
    in.set(op->getResult(0), in.get(op->getOperand(0)));
    return Flow::Next;
  };
  to.add(spirv::PtrCastToGenericOp::getOperationName(), same);
  to.add(spirv::GenericCastToPtrOp::getOperationName(), same);
}
} // namespace scion::semantics

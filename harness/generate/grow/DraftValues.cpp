//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the types, attributes and operands of a draft's ops; operands are
// live values, constants or values read from memory.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Boundaries.h"
#include "harness/generate/grow/Draft.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type Draft::anyInteger() {
  // Only one in eight is index, because positions add index values anyway.
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
  // Most ops take scalars.
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
  // Index values at type boundaries are useless as positions.
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

/// If the fuel does not suffice even for a constant, nothing is executed from
/// here on, and the draft will be given up.
Value Draft::constant(TypedAttr attribute) {
  // Most constants are reused, so that they are not half of the program.
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

/// A value that no pass may fold: from a global.
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
    // A vector.load of several dimensions has no lowering.
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
  // Inputs are preferred, because constants are folded.
  if (choices.chance(3, 5))
    if (Value value = input(type))
      return value;
  if (TypedAttr attribute = anyAttribute(type))
    return constant(attribute);
  return {};
}

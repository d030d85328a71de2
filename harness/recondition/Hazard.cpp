//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/OpTable.h"
#include "harness/recondition/Recondition.h"
#include "harness/recondition/Wrapper.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/ParallelCombiningOpInterface.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace mlir;
using namespace scion;

static std::vector<const Hazard *> &registry() {
  static std::vector<const Hazard *> list;
  return list;
}

RegisterHazard::RegisterHazard(const Hazard &hazard) {
  auto &list = registry();
  list.insert(std::upper_bound(list.begin(), list.end(), &hazard,
                               [](const Hazard *a, const Hazard *b) {
                                 return a->name < b->name;
                               }),
              &hazard);
}

std::span<const Hazard *const> scion::allHazards() { return registry(); }

const Hazard *scion::findHazard(std::string_view name) {
  for (const Hazard *hazard : registry())
    if (hazard->name == name)
      return hazard;
  return nullptr;
}

Operation *scion::guardOps(Operation *function, Guard &guard,
                           llvm::function_ref<bool(const Hazard &)> counts) {
  for (auto [op, rule] : hazardousOps(function, counts)) {
    guard.erased = false;
    for (const Hazard *hazard : rule->hazards) {
      if (!counts(*hazard))
        continue;
      guard.startOp(op, hazard->name);
      hazard->guard(op, guard);
      if (guard.isOutOfScope())
        return op;
      if (guard.erased)
        break;
    }
  }
  return nullptr;
}

Guard::Guard(ModuleOp module, Facts &facts, ReconditionResult &result,
             ChoiceStream inputs)
    : builder(module.getContext()), facts(facts), module(module),
      result(result), location(module.getLoc()), inputs(inputs) {}

void Guard::startOp(Operation *op, std::string_view hazardName) {
  // Some regions must hold nothing but the op: insert new ops before the
  // region.
  Operation *before = op;
  while (Operation *parent = before->getParentOp())
    if (isa<vector::MaskOp, InParallelOpInterface>(parent))
      before = parent;
    else
      break;
  builder.setInsertionPoint(before);
  facts.setOpInHand(op);
  location = op->getLoc();
  hazard = hazardName;
}

void Guard::note(Operation *op, std::string what) {
  std::string where;
  llvm::raw_string_ostream stream(where);
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function)
    function = op->getParentOfType<func::FuncOp>();
  if (function)
    stream << '@' << function.getSymName() << ": ";
  stream << op->getName();
  if (auto file = dyn_cast<FileLineColLoc>(op->getLoc()))
    stream << " at line " << file.getLine();
  result.rewrites.push_back({hazard, where, std::move(what)});
}

void Guard::setOperand(Operation *op, unsigned index, Value value,
                       std::string what) {
  if (op->getOperand(index) == value)
    return;
  op->setOperand(index, value);
  note(op, std::move(what));
}

void Guard::outOfScope(Operation *op, std::string reason) {
  if (refusal.empty())
    refusal = op->getName().getStringRef().str() + ": " + std::move(reason);
}

void Guard::unknown(Operation *op, std::string reason) {
  if (!facts.observed)
    outOfScope(op, std::move(reason));
}

Value Guard::constant(Type type, TypedAttr element, Value like) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return arith::ConstantOp::create(builder, location, element);
  if (shaped.hasStaticShape())
    return arith::ConstantOp::create(
        builder, location,
        cast<TypedAttr>(DenseElementsAttr::get(shaped, Attribute(element))));
  assert(like && "sizes of a dynamic tensor come from another value");
  Value scalar = arith::ConstantOp::create(builder, location, element);
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < shaped.getRank(); ++dim)
    if (shaped.isDynamicDim(dim))
      sizes.push_back(sizeOf(like, dim));
  return tensor::SplatOp::create(builder, location, type, scalar, sizes);
}

Value Guard::intConstant(Type type, const APInt &value, Value like) {
  return constant(
      type, builder.getIntegerAttr(getElementTypeOrSelf(type), value), like);
}

Value Guard::intConstant(Type type, int64_t value, Value like) {
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return intConstant(
      type,
      APInt(width, uint64_t(value), /*isSigned=*/true, /*implicitTrunc=*/true),
      like);
}

Value Guard::floatConstant(Type type, const APFloat &value, Value like) {
  return constant(type, FloatAttr::get(getElementTypeOrSelf(type), value),
                  like);
}

Value Guard::index(int64_t value) {
  return arith::ConstantIndexOp::create(builder, location, value);
}

Value Guard::zero(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (!isa<FloatType>(complex.getElementType()))
      return {};
    Attribute part = builder.getZeroAttr(complex.getElementType());
    return complex::ConstantOp::create(builder, location, complex,
                                       builder.getArrayAttr({part, part}));
  }
  if (auto shaped = dyn_cast<ShapedType>(type))
    if (!isa<VectorType, RankedTensorType>(type) || !shaped.hasStaticShape() ||
        isa<ComplexType>(shaped.getElementType()))
      return {};
  if (!getElementTypeOrSelf(type).isIntOrIndexOrFloat())
    return {};
  return arith::ConstantOp::create(builder, location,
                                   cast<TypedAttr>(builder.getZeroAttr(type)));
}

Value Guard::input(Operation *op, Type type) {
  auto function = op->getParentOfType<func::FuncOp>();
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = getElementTypeOrSelf(type);
  if (!function || isa<BaseMemRefType>(type) ||
      (shaped && !shaped.hasStaticShape()) || !ValueMaker::canMake(element))
    return zero(type);
  OpBuilder::InsertionGuard keep(builder);
  builder.setInsertionPointToStart(&function.getBody().front());
  ValueMaker maker(module, inputs.fork("input", inputsMade++));
  Value one = maker.make(builder, location, element);
  if (isa<VectorType>(type))
    return vector::BroadcastOp::create(builder, location, type, one);
  if (shaped)
    return tensor::SplatOp::create(builder, location, type, one);
  return one;
}

Value Guard::sizeOf(Value shaped, int64_t dim) {
  if (auto type = cast<ShapedType>(shaped.getType());
      type.hasRank() && !type.isDynamicDim(dim))
    return index(type.getDimSize(dim));
  Value position = index(dim);
  if (isa<BaseMemRefType>(shaped.getType()))
    return memref::DimOp::create(builder, location, shaped, position);
  return tensor::DimOp::create(builder, location, shaped, position);
}

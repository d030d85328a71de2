//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Invalid.h"

#include "harness/generate/Survive.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;

/// Another type, near this one: a width, a size, a rank, a kind.
static Type otherType(Type type, ChoiceStream &choices) {
  MLIRContext *context = type.getContext();
  Builder builder(context);
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && shaped.hasRank()) {
    SmallVector<int64_t> shape(shaped.getShape());
    switch (choices.below(4)) {
    case 0:
      if (!shape.empty()) {
        int64_t &size = shape[choices.below(shape.size())];
        size = ShapedType::isDynamic(size) ? 3 : size + 1;
        return shaped.clone(shape);
      }
      [[fallthrough]];
    case 1:
      shape.push_back(2);
      return isa<MemRefType>(type)
                 ? Type(MemRefType::get(shape, shaped.getElementType()))
                 : Type(shaped.clone(shape));
    case 2:
      return shaped.getElementType();
    default:
      return shaped.clone(shaped.getElementType().isInteger(32)
                              ? Type(builder.getI64Type())
                              : Type(builder.getI32Type()));
    }
  }
  std::array<Type, 5> others = {
      builder.getI1Type(), builder.getIndexType(), builder.getF32Type(),
      builder.getIntegerType(17),
      RankedTensorType::get({2}, builder.getI32Type())};
  Type other = others[choices.below(others.size())];
  return other == type ? Type(builder.getI64Type()) : other;
}

/// A value that can be seen at `op` and is of another type.
static Value otherValue(Operation *op, Type type, ChoiceStream &choices) {
  SmallVector<Value> fit;
  for (Operation *earlier = op->getPrevNode(); earlier;
       earlier = earlier->getPrevNode())
    for (Value result : earlier->getResults())
      if (result.getType() != type)
        fit.push_back(result);
  return fit.empty() ? Value() : choices.pick(fit);
}

/// One number of an attribute, or its kind, becomes another one.
static Attribute otherAttribute(Attribute attribute, ChoiceStream &choices) {
  Builder builder(attribute.getContext());
  static constexpr std::array<int64_t, 6> numbers = {
      -1, 0, 7, 99, 1 << 20, std::numeric_limits<int64_t>::min()};
  int64_t number = numbers[choices.below(numbers.size())];
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    SmallVector<int64_t> list(array.asArrayRef());
    if (list.empty() || choices.chance(1, 3))
      list.push_back(number);
    else if (choices.chance(1, 3))
      list.pop_back();
    else
      list[choices.below(list.size())] = number;
    return builder.getDenseI64ArrayAttr(list);
  }
  if (auto array = dyn_cast<DenseI32ArrayAttr>(attribute)) {
    SmallVector<int32_t> list(array.asArrayRef());
    if (list.empty() || choices.chance(1, 3))
      list.push_back(int32_t(number));
    else
      list[choices.below(list.size())] = int32_t(number);
    return builder.getDenseI32ArrayAttr(list);
  }
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return choices.chance(1, 2)
               ? Attribute(IntegerAttr::get(
                     integer.getType(), APInt(integer.getValue().getBitWidth(),
                                              uint64_t(number), true, true)))
               : Attribute(IntegerAttr::get(builder.getIntegerType(13), 5));
  if (auto type = dyn_cast<TypeAttr>(attribute))
    return TypeAttr::get(otherType(type.getValue(), choices));
  if (auto map = dyn_cast<AffineMapAttr>(attribute))
    return AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(
        map.getValue().getNumDims() + 1, attribute.getContext()));
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    SmallVector<Attribute> list(array.getValue());
    if (list.empty() || choices.chance(1, 2))
      list.push_back(builder.getUnitAttr());
    else
      list.pop_back();
    return builder.getArrayAttr(list);
  }
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute))
    return DenseElementsAttr::get(
        RankedTensorType::get({3}, builder.getI1Type()), true);
  return builder.getStringAttr("other");
}

/// Describes the change of an op; "" if it cannot be changed so.
static std::string change(Operation *op, ChoiceStream &choices) {
  unsigned operands = op->getNumOperands();
  switch (choices.below(9)) {
  case 0:
    if (op->getNumResults()) {
      Value result =
          op->getResult(unsigned(choices.below(op->getNumResults())));
      result.setType(otherType(result.getType(), choices));
      return "a result of another type";
    }
    break;
  case 1:
    if (operands) {
      auto which = unsigned(choices.below(operands));
      if (Value other =
              otherValue(op, op->getOperand(which).getType(), choices)) {
        op->setOperand(which, other);
        return "an operand of another type";
      }
    }
    break;
  case 2:
    if (operands) {
      op->eraseOperand(unsigned(choices.below(operands)));
      return "an operand is missing";
    }
    break;
  case 3:
    if (operands) {
      op->insertOperands(unsigned(choices.below(operands + 1)),
                         op->getOperand(0));
      return "an operand too many";
    }
    break;
  case 4:
  case 5: {
    SmallVector<NamedAttribute> all(op->getAttrs());
    if (op->getPropertiesStorage())
      if (auto inherent =
              dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
        llvm::append_range(all, inherent.getValue());
    if (all.empty())
      break;
    NamedAttribute one = all[choices.below(all.size())];
    if (choices.chance(1, 4)) {
      op->removeAttr(one.getName());
      return ("no attribute " + one.getName().getValue()).str();
    }
    op->setAttr(one.getName(), otherAttribute(one.getValue(), choices));
    return ("another attribute " + one.getName().getValue()).str();
  }
  case 6:
    if (!op->use_empty() && !op->hasTrait<OpTrait::IsTerminator>()) {
      Operation *user = *op->user_begin();
      if (user->getBlock() == op->getBlock() &&
          !user->hasTrait<OpTrait::IsTerminator>()) {
        op->moveAfter(user);
        return "a use before its definition";
      }
    }
    break;
  case 7:
    if (op->hasTrait<OpTrait::IsTerminator>()) {
      op->erase();
      return "no terminator";
    }
    break;
  default:
    if (auto symbol = dyn_cast<SymbolOpInterface>(op)) {
      op->getBlock()->getOperations().push_back(op->clone());
      return "a symbol twice";
    }
    if (op->getNumRegions() && !op->getRegion(0).empty()) {
      op->getRegion(0).front().addArgument(
          IntegerType::get(op->getContext(), 32), op->getLoc());
      return "a block argument too many";
    }
  }
  return "";
}

std::optional<OwningOpRef<ModuleOp>>
scion::grow::changeOnce(ModuleOp module, ChoiceStream &choices,
                        Violation &violation) {
  OwningOpRef<ModuleOp> copy(cast<ModuleOp>(module->clone()));
  SmallVector<Operation *> ops;
  copy->walk([&](Operation *op) {
    if (op != copy->getOperation())
      ops.push_back(op);
  });
  if (ops.empty())
    return std::nullopt;
  Operation *op = choices.pick(ops);
  violation.op = op->getName().getStringRef().str();
  if (!survives([&] { violation.what = change(op, choices); })) {
    (void)copy.release(); // half changed
    return std::nullopt;
  }
  if (violation.what.empty())
    return std::nullopt;
  violation.message.clear();
  violation.isValid = true;
  {
    ScopedDiagnosticHandler note(copy->getContext(), [&](Diagnostic &said) {
      if (violation.message.empty())
        violation.message = said.str();
      return success();
    });
    violation.isFault =
        !survives([&] { violation.isValid = succeeded(verify(*copy)); });
  }
  violation.isValid &= !violation.isFault;
  return copy;
}

bool scion::grow::violate(OwningOpRef<ModuleOp> &module, ChoiceStream &choices,
                          Violation &violation) {
  // Some changes keep the program valid, others do not apply.
  constexpr unsigned most = 40;
  for (unsigned i = 0; i < most; ++i) {
    std::optional<OwningOpRef<ModuleOp>> changed =
        changeOnce(*module, choices, violation);
    if (!changed || violation.isValid)
      continue;
    module = std::move(*changed);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: constants, specialization constants with their default values, and
// undefined values.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/SpirvTypes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

/// The value of a specialization constant.
static std::optional<Datum> valueOfSymbol(Operation *from, SymbolRefAttr symbol,
                                          Evaluation &in) {
  Operation *found = in.lookup(from, symbol);
  if (auto scalar = dyn_cast_or_null<spirv::SpecConstantOp>(found)) {
    auto value = dyn_cast<TypedAttr>(scalar.getDefaultValue());
    return value ? spirvir::valueOf(value, value.getType()) : std::nullopt;
  }
  SmallVector<Attribute> parts;
  Type type;
  if (auto composite =
          dyn_cast_or_null<spirv::SpecConstantCompositeOp>(found)) {
    type = composite.getType();
    llvm::append_range(parts, composite.getConstituents());
  } else if (auto splat =
                 dyn_cast_or_null<spirv::EXTSpecConstantCompositeReplicateOp>(
                     found)) {
    type = splat.getType();
    parts.assign(spirvir::elementCount(type).value_or(0),
                 splat.getConstituent());
  }
  if (!type || parts.size() != spirvir::elementCount(type) ||
      !in.charge(parts.size()))
    return std::nullopt;
  std::vector<Datum> values;
  for (Attribute part : parts) {
    auto name = dyn_cast<SymbolRefAttr>(part);
    std::optional<Datum> value =
        name ? valueOfSymbol(found, name, in) : std::nullopt;
    if (!value)
      return std::nullopt;
    values.push_back(std::move(*value));
  }
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return Datum::list(std::move(values));
  Elements all;
  all.shape.assign(vector.getShape().begin(), vector.getShape().end());
  for (const Datum &value : values) {
    if (!value.isElement())
      return std::nullopt;
    all.list.push_back(value.element());
  }
  return Datum(std::move(all));
}

/// A constant of which all parts are equal.
static std::optional<Datum> replicated(Attribute attribute, Type type,
                                       Evaluation &in) {
  std::optional<uint64_t> count = spirvir::elementCount(type);
  if (!count || !in.charge(*count))
    return std::nullopt;
  std::optional<Datum> part =
      spirvir::valueOf(attribute, spirvir::elementType(type, 0));
  if (!part)
    return std::nullopt;
  if (auto vector = dyn_cast<VectorType>(type))
    return Datum(Elements(vector.getShape(), 1, part->element()));
  for (uint64_t i = 1; i < *count; ++i)
    if (spirvir::elementType(type, i) != spirvir::elementType(type, 0))
      return std::nullopt;
  return Datum::list(std::vector<Datum>(*count, *part));
}

static Flow setConstant(Operation *op, std::optional<Datum> value,
                        Evaluation &in) {
  if (!value)
    return in.unsupported("a constant of this kind");
  in.set(op->getResult(0), std::move(*value));
  return Flow::Next;
}

namespace scion::semantics {
void registerSpirvConstants(Meanings &to) {
  to.add<spirv::ConstantOp>([](spirv::ConstantOp op, Evaluation &in) {
    return setConstant(op, spirvir::valueOf(op.getValue(), op.getType()), in);
  });
  to.add<spirv::EXTConstantCompositeReplicateOp>(
      [](spirv::EXTConstantCompositeReplicateOp op, Evaluation &in) {
        return setConstant(op, replicated(op.getValue(), op.getType(), in), in);
      });
  to.add<spirv::ReferenceOfOp>([](spirv::ReferenceOfOp op, Evaluation &in) {
    return setConstant(op, valueOfSymbol(op, op.getSpecConstAttr(), in), in);
  });
  to.add<spirv::UndefOp>([](spirv::UndefOp op, Evaluation &in) {
    in.set(op.getResult(), spirvir::badValue(op.getType(), State::Undef));
    return Flow::Next;
  });
  to.add<spirv::SpecConstantOperationOp>(
      [](spirv::SpecConstantOperationOp op, Evaluation &in) {
        Handed handed;
        if (in.run(op.getBody(), {}, handed) == Flow::Stop)
          return Flow::Stop;
        in.set(op.getResult(), handed.values[0]);
        return Flow::Next;
      });
  to.add<spirv::YieldOp>([](spirv::YieldOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
}
} // namespace scion::semantics

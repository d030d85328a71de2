//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/CallProgram.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace scion::prove;
using llvm::APInt;

namespace {
class Writer {
public:
  Writer(func::FuncOp callee, ArrayRef<APInt> values,
         std::optional<size_t> number)
      : callee(callee), values(values), number(number),
        builder(callee.getLoc(), callee.getContext()) {
    callee.getContext()
        ->loadDialect<arith::ArithDialect, memref::MemRefDialect,
                      tensor::TensorDialect, vector::VectorDialect>();
  }

  /// Returns false, with an unfinished @main, if a value cannot be made or
  /// printed.
  bool write(ModuleOp module) {
    builder.setInsertionPointToEnd(module.getBody());
    auto main =
        func::FuncOp::create(builder, "main", builder.getFunctionType({}, {}));
    builder.setInsertionPointToStart(main.addEntryBlock());
    SmallVector<Value> arguments, shown;
    for (Type type : callee.getArgumentTypes()) {
      Value argument = this->argument(type);
      if (!argument)
        return false;
      arguments.push_back(argument);
    }
    auto call = func::CallOp::create(builder, callee, arguments);
    llvm::append_range(shown, call.getResults());
    llvm::copy_if(arguments, std::back_inserter(shown), [](Value argument) {
      return isa<MemRefType>(argument.getType());
    });
    if (!llvm::all_of(shown, [&](Value value) { return show(value); }))
      return false;
    func::ReturnOp::create(builder);
    return true;
  }

private:
  SmallVector<Value> indices(ArrayRef<int64_t> position) {
    return llvm::map_to_vector(position, [&](int64_t number) -> Value {
      return arith::ConstantIndexOp::create(builder, number);
    });
  }

  static Attribute attribute(Type type, const APInt &bits) {
    if (auto floating = dyn_cast<FloatType>(type))
      return FloatAttr::get(type,
                            llvm::APFloat(floating.getFloatSemantics(), bits));
    return IntegerAttr::get(type, bits);
  }

  static bool isPlain(Type type) {
    return type.isSignlessInteger() || type.isIndex() || isa<FloatType>(type);
  }

  /// The next value of the counterexample; none if it is poison.
  std::optional<APInt> nextNumber() {
    if (!values[next + 1].isZero())
      return std::nullopt;
    next += 2;
    return values[next - 2];
  }

  /// A value for an argument of this type; null if it cannot be made.
  Value argument(Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    Type elementType = shaped ? shaped.getElementType() : type;
    if (!isPlain(elementType))
      return {};
    SmallVector<Attribute> elements;
    for (int64_t i = 0, e = shaped ? shaped.getNumElements() : 1; i < e; ++i) {
      std::optional<APInt> bits = nextNumber();
      if (!bits)
        return {};
      elements.push_back(attribute(elementType, *bits));
    }
    if (!shaped)
      return arith::ConstantOp::create(builder,
                                       cast<TypedAttr>(elements.front()));
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      return arith::ConstantOp::create(
          builder, DenseElementsAttr::get(shaped, elements));
    Value buffer = memref::AllocOp::create(builder, memref);
    size_t at = 0;
    scion::semantics::forEachPosition(
        memref.getShape(), [&](ArrayRef<int64_t> position) {
          Value element = arith::ConstantOp::create(
              builder, cast<TypedAttr>(elements[at++]));
          memref::StoreOp::create(builder, element, buffer, indices(position));
          return true;
        });
    return buffer;
  }

  bool show(Value value) {
    auto shaped = dyn_cast<ShapedType>(value.getType());
    if (!shaped)
      return showNumber([&] { return value; }, value.getType());
    if (!shaped.hasStaticShape())
      return false;
    return scion::semantics::forEachPosition(
        shaped.getShape(), [&](ArrayRef<int64_t> position) {
          auto get = [&]() -> Value {
            if (isa<MemRefType>(shaped))
              return memref::LoadOp::create(builder, value, indices(position));
            if (isa<TensorType>(shaped))
              return tensor::ExtractOp::create(builder, value,
                                               indices(position));
            return vector::ExtractOp::create(builder, value, position);
          };
          return showNumber(get, shaped.getElementType());
        });
  }

  /// Prints only the number that differs, if it is known: the others may be
  /// poison.
  bool showNumber(llvm::function_ref<Value()> get, Type type) {
    if (number && *number != shownNumbers++)
      return true;
    if (!isPlain(type))
      return false;
    Value bits = get();
    if (type.isIndex())
      bits = arith::IndexCastOp::create(builder, builder.getI64Type(), bits);
    if (isa<FloatType>(type))
      bits = arith::BitcastOp::create(
          builder, builder.getIntegerType(type.getIntOrFloatBitWidth()), bits);
    unsigned width = bits.getType().getIntOrFloatBitWidth();
    for (unsigned low = 0; low < width; low += 64) {
      Value part = bits;
      if (low) {
        Value by = arith::ConstantOp::create(
            builder, builder.getIntegerAttr(bits.getType(), low));
        part = arith::ShRUIOp::create(builder, bits, by);
      }
      if (width > 64)
        part = arith::TruncIOp::create(builder, builder.getI64Type(), part);
      else if (width < 64)
        part = arith::ExtUIOp::create(builder, builder.getI64Type(), part);
      vector::PrintOp::create(builder, part);
    }
    return true;
  }

  func::FuncOp callee;
  ArrayRef<APInt> values;
  std::optional<size_t> number;
  size_t next = 0, shownNumbers = 0;
  ImplicitLocOpBuilder builder;
};
} // namespace

OwningOpRef<ModuleOp> scion::prove::callProgram(ModuleOp module,
                                                StringRef function,
                                                const Verdict &refuted) {
  auto original = module.lookupSymbol<func::FuncOp>(function);
  if (!original || function == "main" || refuted.values.empty())
    return nullptr;
  OwningOpRef<ModuleOp> program = cutOut(module, function);
  if (program->lookupSymbol("main"))
    return nullptr;
  if (!Writer(program->lookupSymbol<func::FuncOp>(function), refuted.values,
              refuted.number)
           .write(*program))
    return nullptr;
  return program;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/ShowValue.h"

#include "harness/input/NarrowFloat.h"
#include "harness/input/ShownType.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace scion;

/// The widest integer that is shown. Integers of more than 64 bits are printed
/// in pieces of 64 bits.
static constexpr unsigned maxIntegerWidth = 512;

/// Vectors up to this length, and static shapes, may be unrolled.
static constexpr int64_t maxUnrolled = 8;

/// Loaded vectors up to this length are always unrolled; none in the shipped
/// programs is longer than 16.
static constexpr int64_t maxUnrolledLoaded = 64;

/// Tensors and memrefs with too many elements to print them one by one, but at
/// most this many, are shown as one digest of all elements. This many take a
/// fortieth of a run's fuel each time they are shown.
static constexpr uint64_t maxDigested = 1 << 18;

//===----------------------------------------------------------------------===//
// Types that can be shown
//===----------------------------------------------------------------------===//

bool ShowValue::isScalar(Type type) const {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless() && integer.getWidth() > 0 &&
           integer.getWidth() <= maxIntegerWidth;
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() ||
         type.isF64();
}

/// A narrow float as an f32, because no function prints narrow ones; other
/// values unchanged.
static Value widened(OpBuilder &builder, Value value) {
  return isNarrowFloat(value.getType())
             ? arith::ExtFOp::create(builder, value.getLoc(),
                                     builder.getF32Type(), value)
             : value;
}

static bool fillsBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return fillsBytes(complex.getElementType());
  if (type.isIndex())
    return true;
  unsigned width = type.getIntOrFloatBitWidth();
  return width == 8 || width == 16 || width == 32 || width == 64;
}

bool ShowValue::isDigested(ShapedType type) const {
  return !isa<VectorType>(type) && type.hasStaticShape() &&
         uint64_t(type.getNumElements()) > maxElements;
}

bool ShowValue::canShow(Type type) const {
  if (shownAs(type))
    return true;
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  if (isScalar(type) || isNarrowFloat(type))
    return true;
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank() || isa<ShapedType>(shaped.getElementType()))
    return false;
  if (!canShow(shaped.getElementType()))
    return false;
  if (isDigested(shaped) ? uint64_t(shaped.getNumElements()) > maxDigested
                         : isa<VectorType>(type) &&
                               uint64_t(shaped.getNumElements()) > maxElements)
    return false;
  if (auto vector = dyn_cast<VectorType>(type))
    return !vector.isScalable() && !isa<ComplexType>(vector.getElementType());
  if (!fillsBytes(shaped.getElementType()))
    return false;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.getEncoding() ||
           isa<sparse_tensor::SparseTensorEncodingAttr>(tensor.getEncoding());
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.getMemorySpace();
}

/// Whether a symbol is absent or a declaration with the right type.
bool ShowValue::canUse(StringRef name, Type parameter) {
  Operation *symbol = SymbolTable::lookupSymbolIn(module, name);
  if (!symbol)
    return true;
  auto function = dyn_cast<func::FuncOp>(symbol);
  auto type = FunctionType::get(
      module.getContext(), parameter ? TypeRange(parameter) : TypeRange(), {});
  return function && function.isDeclaration() &&
         function.getFunctionType() == type;
}

bool ShowValue::isPossible() {
  Builder builder(module.getContext());
  bool hasVectorPrint =
      module.walk([](vector::PrintOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  bool hasDeclarations = SymbolTable::lookupSymbolIn(module, "printI64") ||
                         SymbolTable::lookupSymbolIn(module, "printF64") ||
                         SymbolTable::lookupSymbolIn(module, "printNewline");
  useVectorPrint = hasVectorPrint && !hasDeclarations;
  if (useVectorPrint)
    return true;
  return canUse("printI64", builder.getI64Type()) &&
         canUse("printF32", builder.getF32Type()) &&
         canUse("printF64", builder.getF64Type()) &&
         canUse("printNewline", Type());
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

void ShowValue::declare(StringRef name, TypeRange parameters) {
  if (SymbolTable::lookupSymbolIn(module, name))
    return;
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto function = func::FuncOp::create(
      builder, module.getLoc(), name,
      FunctionType::get(module.getContext(), parameters, {}));
  function.setPrivate();
}

/// Prints one number and a newline. Both ways print the same text.
void ShowValue::print(OpBuilder &builder, StringRef name, Value value) {
  Location location = value.getLoc();
  if (useVectorPrint) {
    vector::PrintOp::create(builder, location, value);
    return;
  }
  declare(name, value.getType());
  declare("printNewline", {});
  func::CallOp::create(builder, location, name, TypeRange(), value);
  func::CallOp::create(builder, location, "printNewline", TypeRange(),
                       ValueRange());
}

/// The bits of an integer or float of up to 64 bits, as an i64. All NaNs, whose
/// bits without sign are larger than those of infinity, get the same bits.
/// Compares integers, so that no rewrite of float ops applies.
static Value bitsOf(OpBuilder &builder, Value value) {
  Location location = value.getLoc();
  value = widened(builder, value);
  Type type = value.getType(), word = builder.getI64Type();
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, location, word, value);
  unsigned width = type.getIntOrFloatBitWidth();
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &format = floating.getFloatSemantics();
    auto bitsType = builder.getIntegerType(width);
    auto constant = [&](const APInt &number) -> Value {
      return arith::ConstantOp::create(
          builder, location, bitsType,
          builder.getIntegerAttr(bitsType, number));
    };
    Value bits = arith::BitcastOp::create(builder, location, bitsType, value);
    Value magnitude = arith::AndIOp::create(
        builder, location, bits, constant(APInt::getSignedMaxValue(width)));
    Value isNaN = arith::CmpIOp::create(
        builder, location, arith::CmpIPredicate::ugt, magnitude,
        constant(APFloat::getInf(format).bitcastToAPInt()));
    value = arith::SelectOp::create(
        builder, location, isNaN,
        constant(APFloat::getQNaN(format).bitcastToAPInt()), bits);
  }
  if (width < 64)
    value = arith::ExtUIOp::create(builder, location, word, value);
  return value;
}

/// The body of a @scion_show_<type>.
void ShowValue::fill(OpBuilder &builder, Value argument) {
  Location location = argument.getLoc();
  Type type = argument.getType(), word = builder.getI64Type();
  auto constant = [&](Type type, const APInt &value) -> Value {
    return arith::ConstantOp::create(builder, location,
                                     builder.getIntegerAttr(type, value));
  };
  if (type.isIndex())
    return print(builder, "printI64",
                 arith::IndexCastOp::create(builder, location, word, argument));
  if (auto integer = dyn_cast<IntegerType>(type)) {
    unsigned width = integer.getWidth();
    if (width == 1)
      argument = arith::ExtUIOp::create(builder, location, word, argument);
    else if (width < 64)
      argument = arith::ExtSIOp::create(builder, location, word, argument);
    if (width <= 64)
      return print(builder, "printI64", argument);
    for (unsigned from = 0; from < width; from += 64) {
      Value piece = arith::ShRUIOp::create(builder, location, argument,
                                           constant(type, APInt(width, from)));
      print(builder, "printI64",
            arith::TruncIOp::create(builder, location, word, piece));
    }
    return;
  }
  if (type.isF32() || type.isF64())
    print(builder, type.isF32() ? "printF32" : "printF64", argument);
  print(builder, "printI64", bitsOf(builder, argument));
}

StringRef ShowValue::functionFor(Type type) {
  StringAttr &name = functions[type];
  if (name)
    return name;
  std::string wanted;
  {
    llvm::raw_string_ostream stream(wanted);
    stream << prefix << type;
  }
  for (char &c : wanted)
    c = c == '?' ? 'D' : llvm::isAlnum(c) ? c : '_';
  MLIRContext *context = module.getContext();
  auto signature = FunctionType::get(context, type, {});
  // A program that was observed before has the function.
  auto existing = dyn_cast_or_null<func::FuncOp>(
      SymbolTable::lookupSymbolIn(module, wanted));
  if (existing && existing.getFunctionType() == signature &&
      !existing.isDeclaration() && existing.isPrivate()) {
    name = existing.getSymNameAttr();
    return name;
  }
  while (SymbolTable::lookupSymbolIn(module, wanted))
    wanted += "_";
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto function =
      func::FuncOp::create(builder, module.getLoc(), wanted, signature);
  function.setPrivate();
  function.setNoInline(true);
  builder.setInsertionPointToStart(function.addEntryBlock());
  if (isa<ShapedType>(type))
    fillDigest(builder, function.getArgument(0));
  else
    fill(builder, function.getArgument(0));
  func::ReturnOp::create(builder, module.getLoc());
  name = function.getSymNameAttr();
  return name;
}

void ShowValue::showScalar(OpBuilder &builder, Value value) {
  Location location = value.getLoc();
  if (auto complex = dyn_cast<ComplexType>(value.getType())) {
    showScalar(builder, complex::ReOp::create(builder, location, value));
    showScalar(builder, complex::ImOp::create(builder, location, value));
    return;
  }
  value = widened(builder, value);
  func::CallOp::create(builder, location, functionFor(value.getType()),
                       TypeRange(), value);
}

//===----------------------------------------------------------------------===//
// Shaped values
//===----------------------------------------------------------------------===//

static Value elementAt(OpBuilder &builder, Value value, ValueRange indices) {
  Location location = value.getLoc();
  if (isa<RankedTensorType>(value.getType()))
    return tensor::ExtractOp::create(builder, location, value, indices);
  if (isa<MemRefType>(value.getType()))
    return memref::LoadOp::create(builder, location, value, indices);
  SmallVector<OpFoldResult> position(indices.begin(), indices.end());
  return vector::ExtractOp::create(builder, location, value, position);
}

static Value sizeOf(OpBuilder &builder, Value value, int64_t dimension) {
  Location location = value.getLoc();
  if (isa<RankedTensorType>(value.getType()))
    return tensor::DimOp::create(builder, location, value, dimension);
  return memref::DimOp::create(builder, location, value, dimension);
}

/// The body of a @scion_show_<shaped type>: the FNV-1a hash of all elements in
/// order, with elements in place of bytes.
void ShowValue::fillDigest(OpBuilder &builder, Value argument) {
  Location location = argument.getLoc();
  auto type = cast<ShapedType>(argument.getType());
  auto word = [&](uint64_t number) -> Value {
    return arith::ConstantIntOp::create(builder, location, builder.getI64Type(),
                                        int64_t(number));
  };
  Value prime = word(0x100000001b3);
  SmallVector<Value> lower(
      type.getRank(), arith::ConstantIndexOp::create(builder, location, 0));
  SmallVector<Value> step(type.getRank(),
                          arith::ConstantIndexOp::create(builder, location, 1));
  SmallVector<Value> upper;
  for (int64_t size : type.getShape())
    upper.push_back(arith::ConstantIndexOp::create(builder, location, size));
  scf::LoopNest nest = scf::buildLoopNest(
      builder, location, lower, upper, step, word(0xcbf29ce484222325),
      [&](OpBuilder &nested, Location at, ValueRange indices,
          ValueRange carried) -> scf::ValueVector {
        Value digest = carried[0];
        Value element = elementAt(nested, argument, indices);
        SmallVector<Value, 2> parts{element};
        if (isa<ComplexType>(element.getType()))
          parts = {complex::ReOp::create(nested, at, element),
                   complex::ImOp::create(nested, at, element)};
        for (Value part : parts) {
          digest =
              arith::XOrIOp::create(nested, at, digest, bitsOf(nested, part));
          digest = arith::MulIOp::create(nested, at, digest, prime);
        }
        return {digest};
      });
  print(builder, "printI64", nest.results[0]);
}

void ShowValue::showShaped(OpBuilder &builder, Value value, bool unroll) {
  OpBuilder::InsertionGuard guard(builder);
  Location location = value.getLoc();
  // A sparse tensor has the elements of the dense one.
  if (auto tensor = dyn_cast<RankedTensorType>(value.getType());
      tensor && tensor.getEncoding())
    value = sparse_tensor::ConvertOp::create(
        builder, location,
        RankedTensorType::get(tensor.getShape(), tensor.getElementType()),
        value);
  auto type = cast<ShapedType>(value.getType());
  if (isDigested(type)) {
    func::CallOp::create(builder, location, functionFor(type), TypeRange(),
                         value);
    return;
  }
  auto index = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, location, number);
  };
  if (auto vector = dyn_cast<VectorType>(type); vector && !vector.getRank()) {
    showScalar(builder, vector::ExtractOp::create(builder, location, value));
    return;
  }
  // Extract the elements of a loaded vector by constant indices: an index
  // computed after the load keeps a pattern from matching.
  bool isLoaded = value.getDefiningOp<vector::LoadOp>();
  if (isLoaded ? type.getNumElements() <= maxUnrolledLoaded
               : unroll && type.hasStaticShape() &&
                     type.getNumElements() <= maxUnrolled) {
    for (int64_t n = 0; n < type.getNumElements(); ++n) {
      SmallVector<int64_t> position(type.getRank());
      int64_t rest = n;
      for (int64_t i = type.getRank(); i-- > 0; rest /= type.getDimSize(i))
        position[i] = rest % type.getDimSize(i);
      if (isa<VectorType>(type)) {
        showScalar(builder, vector::ExtractOp::create(builder, location, value,
                                                      position));
        continue;
      }
      SmallVector<Value> indices;
      for (int64_t part : position)
        indices.push_back(index(part));
      showScalar(builder, elementAt(builder, value, indices));
    }
    return;
  }
  // Flatten the vector: a variable can only index a vector of rank 1.
  if (isa<VectorType>(type) && type.getRank() > 1) {
    auto flat = VectorType::get({type.getNumElements()}, type.getElementType());
    value = vector::ShapeCastOp::create(builder, location, flat, value);
    type = flat;
  }
  SmallVector<Value> sizes, indices;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    bool isDynamic = type.isDynamicDim(i);
    sizes.push_back(isDynamic ? sizeOf(builder, value, i)
                              : index(type.getDimSize(i)));
    if (isDynamic)
      showScalar(builder, sizes.back());
  }
  Value zero = index(0), one = index(1);
  for (Value size : sizes) {
    auto loop = scf::ForOp::create(builder, location, zero, size, one);
    indices.push_back(loop.getInductionVar());
    builder.setInsertionPointToStart(loop.getBody());
  }
  showScalar(builder, elementAt(builder, value, indices));
}

void ShowValue::show(OpBuilder &builder, Value value, bool unroll) {
  if (const ShownType *shown = shownAs(value.getType())) {
    OperationState state(value.getLoc(), shown->op);
    state.addOperands(value);
    state.addTypes(parseType(shown->result, builder.getContext()));
    value = builder.create(state)->getResult(0);
  }
  if (isa<ShapedType>(value.getType()))
    showShaped(builder, value, unroll);
  else
    showScalar(builder, value);
}

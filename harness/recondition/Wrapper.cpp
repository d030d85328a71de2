//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Wrapper.h"
#include "harness/known/OddWidth.h"
#include "harness/recondition/Sizes.h"
#include "harness/recondition/TypeScope.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace scion;

/// The number of elements of a pool: a power of two, so that a mask cuts
/// positions.
static constexpr int64_t poolSize = 64;

ValueMaker::ValueMaker(ModuleOp module, ChoiceStream choices)
    : module(module), choices(choices) {}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// Draws an integer that is often one for which folds and lowerings may differ.
static APInt drawInt(unsigned width, ChoiceStream &choices) {
  switch (choices.below(8)) {
  case 0:
    return APInt::getSignedMinValue(width);
  case 1:
    return APInt::getSignedMaxValue(width);
  case 2:
    return APInt::getAllOnes(width);
  case 3:
    return APInt::getZero(width);
  case 4:
    return APInt(width, 1);
  case 5:
    return APInt(width, choices.below(width), false, true);
  case 6:
    return APInt(width, uint64_t(choices.between(-20, 20)), true, true);
  default:
    return APInt(width, ArrayRef<uint64_t>{choices.next(), choices.next()});
  }
}

/// Draws an index. Most are small, because most are sizes, bounds and
/// positions.
static APInt drawIndex(ChoiceStream &choices) {
  if (choices.chance(1, 12))
    return drawInt(64, choices);
  return APInt(64, choices.below(10));
}

/// Any bits, because narrow formats lack some of zero, infinity and NaN.
static APFloat drawNarrow(const llvm::fltSemantics &semantics, bool isTame,
                          ChoiceStream &choices) {
  APFloat value(semantics,
                APInt(APFloat::getSizeInBits(semantics), choices.next(),
                      /*isSigned=*/false, /*implicitTrunc=*/true));
  if (value.isFinite() || (!isTame && !value.isNaN()))
    return value;
  return isTame ? APFloat::getOne(semantics) : APFloat::getQNaN(semantics);
}

/// `isTame`: no values that lead to NaN, which hides all other inputs: every
/// sum of 64 products became NaN.
static APFloat drawFloat(const llvm::fltSemantics &semantics, bool isTame,
                         ChoiceStream &choices) {
  if (APFloat::getSizeInBits(semantics) < 16)
    return drawNarrow(semantics, isTame, choices);
  switch (choices.below(16)) {
  case 0:
    return APFloat::getZero(semantics, /*Negative=*/true);
  case 1:
    return APFloat::getZero(semantics);
  case 2:
    return APFloat::getSmallest(semantics, choices.chance(1, 2));
  case 3:
    if (!isTame)
      return APFloat::getInf(semantics, choices.chance(1, 2));
    [[fallthrough]];
  case 4:
    if (!isTame)
      return APFloat::getQNaN(semantics);
    [[fallthrough]];
  case 5:
    if (!isTame)
      return APFloat::getLargest(semantics, choices.chance(1, 2));
    [[fallthrough]];
  default: {
    // Small dyadic numbers: sums of a few of them are exact.
    APFloat value(double(choices.between(-64, 64)) / 4);
    bool loses;
    value.convert(semantics, APFloat::rmNearestTiesToEven, &loses);
    return value;
  }
  }
}

DenseElementsAttr scion::drawContents(RankedTensorType type,
                                      ChoiceStream draws) {
  Type element = type.getElementType();
  bool isTame = draws.chance(1, 2);
  SmallVector<Attribute> drawn;
  for (int64_t i = 0; i < std::min(type.getNumElements(), poolSize); ++i)
    if (auto floating = dyn_cast<FloatType>(element))
      drawn.push_back(FloatAttr::get(
          element, drawFloat(floating.getFloatSemantics(), isTame, draws)));
    else if (element.isIndex())
      drawn.push_back(IntegerAttr::get(element, drawIndex(draws)));
    else
      drawn.push_back(IntegerAttr::get(
          element, drawInt(element.getIntOrFloatBitWidth(), draws)));
  SmallVector<Attribute> values;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    values.push_back(drawn[i % poolSize]);
  return DenseElementsAttr::get(type, values);
}

Value ValueMaker::pool(OpBuilder &builder, Location loc, Type storage) {
  std::string name = "scion_pool_";
  llvm::raw_string_ostream(name) << storage;
  auto type = MemRefType::get({poolSize}, storage);
  if (!SymbolTable::lookupSymbolIn(module, name)) {
    DenseElementsAttr values = drawContents(
        RankedTensorType::get({poolSize}, storage), choices.fork(name));
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    memref::GlobalOp::create(top, module.getLoc(), name,
                             top.getStringAttr("private"), type, values,
                             /*constant=*/false, /*alignment=*/IntegerAttr());
  }
  return memref::GetGlobalOp::create(builder, loc, type, name);
}

/// The type of a pool for an element type; odd widths are cut out of wider
/// ones.
static Type storageOf(Type element) {
  auto integer = dyn_cast<IntegerType>(element);
  if (!integer || !isOddWidth(integer))
    return element;
  unsigned width = integer.getWidth();
  unsigned wide = width < 8    ? 8
                  : width < 16 ? 16
                  : width < 32 ? 32
                  : width < 64 ? 64
                               : 128;
  return IntegerType::get(element.getContext(), wide);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static bool canMakeElement(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return isa<FloatType>(complex.getElementType());
  return type.isIntOrIndexOrFloat();
}

bool ValueMaker::canMake(Type type) {
  if (typeProblem(type))
    return false;
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getNumElements() <= 4096;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return canMakeElement(tensor.getElementType()) &&
           (!tensor.getEncoding() ||
            tensor.getElementType().isIntOrIndexOrFloat());
  if (isa<shape::ShapeType, shape::SizeType, shape::WitnessType>(type))
    return true;
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (memref.getMemorySpace())
      return false;
    if (!canMakeElement(memref.getElementType()) &&
        !isa<VectorType>(memref.getElementType()))
      return false;
    int64_t offset;
    SmallVector<int64_t> strides;
    if (failed(memref.getStridesAndOffset(strides, offset)))
      return false;
    // The buffer under the view must not be larger than any other buffer.
    __int128 last = ShapedType::isDynamic(offset) ? 0 : offset;
    if (last < 0)
      return false;
    for (auto [size, stride] : llvm::zip(memref.getShape(), strides))
      if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(stride))
        last += std::max<__int128>(__int128(size) - 1, 0) * stride;
    if (last >= mostElements)
      return false;
    // Layouts that a cast from the identity layout or a view can reach.
    return llvm::all_of(strides, [](int64_t stride) {
      return ShapedType::isDynamic(stride) || stride > 0;
    });
  }
  if (auto memref = dyn_cast<UnrankedMemRefType>(type))
    return canMakeElement(memref.getElementType());
  return canMakeElement(type);
}

Value ValueMaker::scalar(OpBuilder &builder, Location loc, Type type,
                         Value position) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value real = scalar(builder, loc, complex.getElementType(), position);
    Value imaginary = scalar(builder, loc, complex.getElementType());
    return complex::CreateOp::create(builder, loc, type, real, imaginary);
  }
  if (isa<VectorType>(type))
    return make(builder, loc, type);
  Type storage = storageOf(type);
  if (!position)
    position =
        arith::ConstantIndexOp::create(builder, loc, choices.below(poolSize));
  Value from = pool(builder, loc, storage);
  Value value = memref::LoadOp::create(builder, loc, from, position);
  if (storage != type)
    value = arith::TruncIOp::create(builder, loc, type, value);
  return value;
}

Value ValueMaker::number(OpBuilder &builder, Location loc, int64_t value) {
  std::string name = "scion_number_" + std::to_string(value);
  auto type = MemRefType::get({}, builder.getIndexType());
  if (!SymbolTable::lookupSymbolIn(module, name)) {
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    auto contents = DenseElementsAttr::get(
        RankedTensorType::get({}, builder.getIndexType()),
        Attribute(builder.getIndexAttr(value)));
    memref::GlobalOp::create(top, module.getLoc(), name,
                             top.getStringAttr("private"), type, contents,
                             /*constant=*/false, /*alignment=*/IntegerAttr());
  }
  Value from = memref::GetGlobalOp::create(builder, loc, type, name);
  return memref::LoadOp::create(builder, loc, from, ValueRange{});
}

Value ValueMaker::make(OpBuilder &builder, Location loc, Type type,
                       ArrayRef<int64_t> sizes) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  if (auto vector = dyn_cast<VectorType>(type)) {
    int64_t count = vector.getNumElements();
    Type element = vector.getElementType();
    Type storage = storageOf(element);
    if (count <= 16 || storage.isInteger(128)) {
      SmallVector<Value> elements;
      for (int64_t i = 0; i < std::min<int64_t>(count, 16); ++i)
        elements.push_back(scalar(builder, loc, element));
      while (int64_t(elements.size()) < count)
        elements.push_back(elements[elements.size() % 16]);
      return vector::FromElementsOp::create(builder, loc, vector, elements);
    }
    // Load rows of a pool, and cast them to the shape afterwards.
    int64_t row = std::min<int64_t>(count, poolSize / 2);
    auto flat = VectorType::get({count}, storage);
    Value from = pool(builder, loc, storage);
    Value zero = arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(flat)));
    Value all = zero;
    for (int64_t start = 0; start < count; start += row) {
      int64_t length = std::min(row, count - start);
      Value part = vector::LoadOp::create(
          builder, loc, VectorType::get({length}, storage), from,
          ValueRange{index(choices.below(poolSize - row + 1))});
      all = vector::InsertStridedSliceOp::create(builder, loc, part, all,
                                                 ArrayRef<int64_t>{start},
                                                 ArrayRef<int64_t>{1});
    }
    if (storage != element)
      all = arith::TruncIOp::create(builder, loc,
                                    VectorType::get({count}, element), all);
    if (vector.getRank() != 1)
      all = vector::ShapeCastOp::create(builder, loc, vector, all);
    return all;
  }

  if (isa<shape::ShapeType>(type)) {
    SmallVector<Value> extents;
    for (uint64_t rank = choices.between(1, 3); rank > 0; --rank)
      extents.push_back(number(builder, loc, choices.between(1, 4)));
    return shape::FromExtentsOp::create(builder, loc, type, extents);
  }
  if (isa<shape::SizeType>(type))
    return shape::IndexToSizeOp::create(
        builder, loc, type, number(builder, loc, choices.between(0, 6)));
  if (isa<shape::WitnessType>(type))
    return shape::ConstWitnessOp::create(builder, loc, type, true);

  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return type.isIndex() && !sizes.empty() ? number(builder, loc, sizes[0])
                                            : scalar(builder, loc, type);
  if (isa<UnrankedMemRefType>(type)) {
    SmallVector<int64_t> shape;
    for (uint64_t rank = choices.below(3); rank > 0; --rank)
      shape.push_back(choices.between(1, 4));
    auto ranked = MemRefType::get(shape, shaped.getElementType());
    return memref::CastOp::create(builder, loc, type,
                                  make(builder, loc, ranked));
  }

  SmallVector<int64_t> shape(shaped.getShape());
  SmallVector<Value> dynamic;
  size_t next = 0;
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size)) {
      size = next < sizes.size() ? sizes[next] : choices.between(1, 6);
      ++next;
    }
  Type element = shaped.getElementType();

  // Element (i, j, …) is element (start + i * … + j) of the pool, modulo its
  // size.
  uint64_t start = choices.below(poolSize);
  auto elementAt = [&](OpBuilder &nested, Location at,
                       ValueRange position) -> Value {
    Value linear = arith::ConstantIndexOp::create(nested, at, start);
    int64_t factor = 1;
    for (size_t i = position.size(); i-- > 0;) {
      Value scale = arith::ConstantIndexOp::create(nested, at, factor);
      Value term = arith::MulIOp::create(nested, at, position[i], scale);
      linear = arith::AddIOp::create(nested, at, linear, term);
      if (i) // (a flat buffer has more dimensions than a memref of rank 0)
        factor *= std::max<int64_t>(shape[i], 1);
    }
    Value mask = arith::ConstantIndexOp::create(nested, at, poolSize - 1);
    linear = arith::AndIOp::create(nested, at, linear, mask);
    return scalar(nested, at, element, linear);
  };

  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    auto exact = RankedTensorType::get(shape, element);
    bool isSparse = bool(tensor.getEncoding());
    Value value;
    if (exact.getNumElements() <= 16 && exact.getNumElements() > 0) {
      SmallVector<Value> elements;
      for (int64_t i = 0; i < exact.getNumElements(); ++i)
        elements.push_back(
            isSparse && i % 3 != 0
                ? arith::ConstantOp::create(
                      builder, loc,
                      cast<TypedAttr>(builder.getZeroAttr(element)))
                : scalar(builder, loc, element));
      value = tensor::FromElementsOp::create(builder, loc, exact, elements);
    } else {
      value = tensor::GenerateOp::create(
          builder, loc, exact, ValueRange{},
          [&](OpBuilder &nested, Location at, ValueRange position) {
            tensor::YieldOp::create(nested, at,
                                    elementAt(nested, at, position));
          });
    }
    if (isSparse)
      return sparse_tensor::ConvertOp::create(builder, loc, type, value);
    if (exact != type)
      value = tensor::CastOp::create(builder, loc, type, value);
    return value;
  }

  auto memref = cast<MemRefType>(type);
  int64_t offset;
  SmallVector<int64_t> strides;
  (void)memref.getStridesAndOffset(strides, offset);
  auto identity = MemRefType::get(shape, element);
  Value value;
  auto fill = [&](Value buffer, ArrayRef<int64_t> extents) {
    OpBuilder::InsertionGuard keep(builder);
    SmallVector<Value> lower, upper, step;
    for (int64_t extent : extents) {
      lower.push_back(index(0));
      upper.push_back(index(extent));
      step.push_back(index(1));
    }
    scf::buildLoopNest(
        builder, loc, lower, upper, step,
        [&](OpBuilder &nested, Location at, ValueRange position) {
          memref::StoreOp::create(nested, at, elementAt(nested, at, position),
                                  buffer, position);
        });
  };
  bool cuts = false;
  if (!memref.getLayout().isIdentity()) {
    int64_t expected = 1;
    for (size_t i = shape.size(); i-- > 0;) {
      if (!ShapedType::isDynamic(strides[i]) && strides[i] != expected)
        cuts = true;
      expected *= shape[i];
    }
    if (!ShapedType::isDynamic(offset) && offset != 0)
      cuts = true;
  }
  if (!cuts) {
    value = memref::AllocOp::create(builder, loc, identity);
    fill(value, shape);
  } else {
    // A flat buffer, and the strided view of it.
    int64_t last = ShapedType::isDynamic(offset) ? 0 : offset;
    int64_t expected = 1;
    for (size_t i = shape.size(); i-- > 0;) {
      if (ShapedType::isDynamic(strides[i]))
        strides[i] = expected;
      last += std::max<int64_t>(shape[i] - 1, 0) * strides[i];
      expected =
          std::max(expected, strides[i] * std::max<int64_t>(shape[i], 1));
    }
    auto flat = MemRefType::get({last + 1}, element);
    Value buffer = memref::AllocOp::create(builder, loc, flat);
    fill(buffer, {last + 1});
    int64_t start = ShapedType::isDynamic(offset) ? 0 : offset;
    auto exact = MemRefType::get(
        shape, element,
        StridedLayoutAttr::get(builder.getContext(), start, strides));
    value = memref::ReinterpretCastOp::create(builder, loc, exact, buffer,
                                              start, shape, strides);
  }
  if (value.getType() != type)
    value = memref::CastOp::create(builder, loc, type, value);
  return value;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

func::FuncOp scion::addMain(ModuleOp module, ArrayRef<func::FuncOp> functions,
                            ChoiceStream choices) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto main = func::FuncOp::create(builder, loc, "main",
                                   builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  for (func::FuncOp function : functions) {
    std::string_view name(function.getSymName());
    ChoiceStream own = choices.fork("call", stableHash(name));
    ValueMaker maker(module, own.fork("values"));
    auto sizes = chooseSizes(function, own);
    SmallVector<Value> arguments;
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
      arguments.push_back(maker.make(builder, loc, type, sizes[i]));
    // Sometimes pass one memref for two arguments: this is legal, and alias
    // analyses may get it wrong. Guards handle it, because they check the
    // callers.
    for (size_t i = 0; i < arguments.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        if (isa<MemRefType>(arguments[i].getType()) &&
            arguments[i].getType() == arguments[j].getType() &&
            sizes[i] == sizes[j] && own.chance(1, 16))
          arguments[i] = arguments[j];
    func::CallOp::create(builder, loc, function, arguments);
  }
  func::ReturnOp::create(builder, loc);
  return main;
}

void scion::addBody(func::FuncOp declaration, ChoiceStream choices) {
  declaration.setPrivate();
  OpBuilder builder(declaration.getContext());
  builder.setInsertionPointToStart(declaration.addEntryBlock());
  ValueMaker maker(declaration->getParentOfType<ModuleOp>(), choices);
  SmallVector<Value> results;
  for (Type type : declaration.getResultTypes())
    results.push_back(maker.make(builder, declaration.getLoc(), type));
  func::ReturnOp::create(builder, declaration.getLoc(), results);
}

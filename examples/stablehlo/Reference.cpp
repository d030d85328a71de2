//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Reference.h. StableHLO's interpreter executes regions, so each op
// is copied into a region that returns its results.
//
//===----------------------------------------------------------------------===//

#include "Reference.h"

#include "Values.h"

#include "harness/semantics/Floats.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "stablehlo/dialect/StablehloOps.h"
#include "stablehlo/reference/Ops.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::stablehlo;
namespace shlo = mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Whether StableHLO's interpreter supports elements of this type.
static bool isNumberOfReference(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  if (isa<IntegerType>(type))
    return llvm::is_contained({1u, 2u, 4u, 8u, 16u, 32u, 64u},
                              type.getIntOrFloatBitWidth());
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(type);
}

static bool isTensorOfReference(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.getEncoding() &&
         isNumberOfReference(tensor.getElementType());
}

/// The operand type for StableHLO's interpreter: i64 replaces index.
static RankedTensorType operandType(Type type, ArrayRef<int64_t> shape) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getElementType().isIndex()
             ? RankedTensorType::get(shape,
                                     IntegerType::get(type.getContext(), 64))
             : tensor.clone(shape);
}

static bool isOperandOfReference(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isTensorOfReference(operandType(type, tensor.getShape()));
}

static shlo::Tensor tensorOf(const Datum &datum, RankedTensorType type) {
  shlo::Tensor tensor(type);
  const Element *next = datum.elements().list.data();
  Type number = type.getElementType();
  for (auto it = tensor.index_begin(); it != tensor.index_end(); ++it) {
    APInt bits = (next++)->bits();
    if (isa<ComplexType>(number)) {
      unsigned width = bits.getBitWidth();
      bits = bits.zext(2 * width) | (next++)->bits().zext(2 * width).shl(width);
    }
    tensor.set(*it, shlo::Element::fromBits(number, bits));
  }
  return tensor;
}

static Datum datumOf(const shlo::Tensor &tensor) {
  Elements made;
  ArrayRef<int64_t> shape = tensor.getType().getShape();
  made.shape.assign(shape.begin(), shape.end());
  Type number = tensor.getElementType();
  auto add = [&](const APInt &bits, Type type) {
    auto floating = dyn_cast<FloatType>(type);
    made.list.push_back(
        floating ? ofFloat(APFloat(floating.getFloatSemantics(), bits))
                 : Element(bits));
  };
  auto complex = dyn_cast<ComplexType>(number);
  made.parts = complex ? 2 : 1;
  for (auto it = tensor.index_begin(); it != tensor.index_end(); ++it) {
    APInt bits = tensor.get(*it).toBits();
    if (!complex) {
      add(bits, number);
      continue;
    }
    unsigned width = bits.getBitWidth() / 2;
    add(bits.extractBits(width, 0), complex.getElementType());
    add(bits.extractBits(width, width), complex.getElementType());
  }
  return Datum(std::move(made));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool hasStaticShape(Type type) {
  return cast<ShapedType>(type).hasStaticShape();
}

/// Whether StableHLO's interpreter executes the op, and it has no regions,
/// processes or tuples.
static bool isOpOfReference(Operation *op) {
  return isa<
      shlo::AbsOp, shlo::AddOp, shlo::AndOp, shlo::Atan2Op,
      shlo::BitcastConvertOp, shlo::BroadcastInDimOp, shlo::CbrtOp,
      shlo::CeilOp, shlo::ClampOp, shlo::ClzOp, shlo::CompareOp,
      shlo::ComplexOp, shlo::ConcatenateOp, shlo::ConstantOp, shlo::ConvertOp,
      shlo::ConvolutionOp, shlo::CosineOp, shlo::DivOp, shlo::DotGeneralOp,
      shlo::DynamicBroadcastInDimOp, shlo::DynamicConvOp, shlo::DynamicGatherOp,
      shlo::DynamicIotaOp, shlo::DynamicPadOp, shlo::DynamicReshapeOp,
      shlo::DynamicSliceOp, shlo::DynamicUpdateSliceOp, shlo::ExpOp,
      shlo::Expm1Op, shlo::FloorOp, shlo::GatherOp, shlo::GetDimensionSizeOp,
      shlo::ImagOp, shlo::IotaOp, shlo::IsFiniteOp, shlo::Log1pOp, shlo::LogOp,
      shlo::LogisticOp, shlo::MaxOp, shlo::MinOp, shlo::MulOp, shlo::NegOp,
      shlo::NotOp, shlo::OrOp, shlo::PadOp, shlo::PopulationCountOp,
      shlo::PowOp, shlo::RealOp, shlo::ReducePrecisionOp, shlo::RemOp,
      shlo::ReshapeOp, shlo::ReverseOp, shlo::RoundNearestEvenOp, shlo::RoundOp,
      shlo::RsqrtOp, shlo::SelectOp, shlo::ShiftLeftOp,
      shlo::ShiftRightArithmeticOp, shlo::ShiftRightLogicalOp, shlo::SignOp,
      shlo::SineOp, shlo::SliceOp, shlo::SqrtOp, shlo::SubtractOp, shlo::TanOp,
      shlo::TanhOp, shlo::TransposeOp, shlo::XorOp>(op);
}

bool scion::stablehlo::isExact(Operation *op) {
  // These move numbers, or compute by IEEE-754.
  if (isa<shlo::BroadcastInDimOp, shlo::ComplexOp, shlo::ConcatenateOp,
          shlo::ConstantOp, shlo::DynamicBroadcastInDimOp,
          shlo::DynamicGatherOp, shlo::DynamicIotaOp, shlo::DynamicPadOp,
          shlo::DynamicReshapeOp, shlo::DynamicSliceOp,
          shlo::DynamicUpdateSliceOp, shlo::GatherOp, shlo::IotaOp, shlo::PadOp,
          shlo::ReducePrecisionOp, shlo::ReshapeOp, shlo::ReverseOp,
          shlo::SliceOp, shlo::TransposeOp, shlo::ImagOp, shlo::RealOp,
          shlo::SelectOp, shlo::CompareOp, shlo::AddOp, shlo::SubtractOp,
          shlo::NegOp, shlo::ConvertOp, shlo::BitcastConvertOp>(op))
    return true;
  // Everything that is an integer.
  return llvm::all_of(op->getResultTypes(),
                      [](Type type) {
                        return isa<IntegerType>(getElementTypeOrSelf(type));
                      }) &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           return isa<IntegerType>(getElementTypeOrSelf(type));
         });
}

static SmallVector<int64_t> numbersOf(const Datum &datum) {
  return llvm::map_to_vector(datum.numbers(), [](const Element &element) {
    return element.asSigned();
  });
}

static SmallVector<int64_t> paddedSizes(ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> low,
                                        ArrayRef<int64_t> high,
                                        ArrayRef<int64_t> interior) {
  SmallVector<int64_t> sizes;
  for (auto [size, l, h, i] : llvm::zip_equal(shape, low, high, interior))
    sizes.push_back(size + l + h + std::max<int64_t>(size - 1, 0) * i);
  return sizes;
}

/// Whether sizes in operands fit the op. If they do not, the interpreter
/// aborts.
static bool fits(Operation *op, ArrayRef<Datum> operands) {
  auto isNegative = [](int64_t size) { return size < 0; };
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (isa<shlo::DynamicPadOp>(op)) {
    ArrayRef<int64_t> shape = operands[0].elements().shape;
    SmallVector<int64_t> low = numbersOf(operands[2]),
                         high = numbersOf(operands[3]),
                         interior = numbersOf(operands[4]);
    constexpr int64_t most = 1 << 16;
    for (auto [l, h, i] : llvm::zip_equal(low, high, interior))
      if (i < 0 || i > most || std::abs(l) > most || std::abs(h) > most)
        return false;
    SmallVector<int64_t> sizes = paddedSizes(shape, low, high, interior);
    return llvm::none_of(sizes, isNegative) &&
           succeeded(verifyCompatibleShape(type.getShape(), sizes));
  }
  if (auto gather = dyn_cast<shlo::DynamicGatherOp>(op)) {
    SmallVector<int64_t> sizes = numbersOf(operands[2]);
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      auto numbers = gather.getDimensionNumbers();
      bool isDropped =
          llvm::is_contained(numbers.getCollapsedSliceDims(), dim) ||
          llvm::is_contained(numbers.getOperandBatchingDims(), dim);
      if (size < 0 || size > operands[0].elements().shape[dim] ||
          (isDropped && size > 1))
        return false;
    }
    return true;
  }
  if (!isa<shlo::DynamicBroadcastInDimOp, shlo::DynamicIotaOp,
           shlo::DynamicReshapeOp>(op))
    return true;
  SmallVector<int64_t> sizes = numbersOf(operands.back());
  if (llvm::any_of(sizes, isNegative) ||
      failed(verifyCompatibleShape(type.getShape(), sizes)))
    return false;
  if (isa<shlo::DynamicReshapeOp>(op))
    return ShapedType::getNumElements(sizes) ==
           int64_t(operands[0].numbers().size());
  auto broadcast = dyn_cast<shlo::DynamicBroadcastInDimOp>(op);
  return !broadcast || llvm::all_of_zip(operands[0].elements().shape,
                                        broadcast.getBroadcastDimensions(),
                                        [&](int64_t size, int64_t dim) {
                                          return size == 1 ||
                                                 size == sizes[size_t(dim)];
                                        });
}

/// The result types of an op whose operands have static types. Returns none if
/// these do not fit the op, or with `why` if the sizes of a result are not
/// known.
static std::optional<SmallVector<Type>>
resultTypes(Operation *op, ArrayRef<Datum> operands, std::string &why) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (isa<shlo::DynamicBroadcastInDimOp, shlo::DynamicIotaOp,
          shlo::DynamicReshapeOp>(op))
    return SmallVector<Type>{type.clone(numbersOf(operands.back()))};
  if (isa<shlo::DynamicPadOp>(op))
    return SmallVector<Type>{type.clone(
        paddedSizes(operands[0].elements().shape, numbersOf(operands[2]),
                    numbersOf(operands[3]), numbersOf(operands[4])))};
  SmallVector<Type> types;
  if (auto inferred = dyn_cast<InferTypeOpInterface>(op)) {
    if (failed(inferred.inferReturnTypes(
            op->getContext(), op->getLoc(), op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), types)))
      return std::nullopt;
  } else {
    llvm::append_range(types, op->getResultTypes());
  }
  if (llvm::all_of(types, hasStaticShape))
    return types;
  why = "a result of unknown size";
  return std::nullopt;
}

/// Makes the result types of `copy` static; its operand types are static
/// already. Returns false if the sizes do not fit, or with `why` if they are
/// not known.
static bool refineResults(Operation *copy, ArrayRef<Datum> operands,
                          std::string &why) {
  std::optional<SmallVector<Type>> types = resultTypes(copy, operands, why);
  if (!types)
    return false;
  for (auto [result, type] : llvm::zip_equal(copy->getResults(), *types)) {
    auto before = cast<ShapedType>(result.getType());
    if (failed(verifyCompatibleShape(before, cast<ShapedType>(type))))
      return false;
    result.setType(before.clone(cast<ShapedType>(type).getShape()));
  }
  return succeeded(verify(copy));
}

std::optional<std::vector<Datum>>
scion::stablehlo::executeByReference(Operation *op, ArrayRef<Datum> operands,
                                     std::string &why, bool *isUndefined) {
  auto misfit = [&] {
    why = "sizes that do not fit";
    if (isUndefined)
      *isUndefined = true;
    return std::nullopt;
  };
  if (!isOpOfReference(op)) {
    why = "StableHLO's interpreter does not have the op";
    return std::nullopt;
  }
  if (!llvm::all_of(op->getOperandTypes(), isOperandOfReference) ||
      !llvm::all_of(op->getResultTypes(), isTensorOfReference)) {
    why = "StableHLO's interpreter does not have the type";
    return std::nullopt;
  }
  for (const Datum &operand : operands)
    if (!operand.isElements() || operand.state() != State::Defined) {
      why = "an operand of StableHLO's interpreter is not defined";
      return std::nullopt;
    }
  // APInt asserts on a division by zero.
  if (isa<shlo::DivOp, shlo::RemOp>(op) &&
      isa<IntegerType>(getElementTypeOrSelf(op->getOperand(1))) &&
      llvm::any_of(operands[1].numbers(),
                   [](const Element &x) { return x.bits().isZero(); })) {
    why = "division by zero";
    return std::nullopt;
  }
  // The verifier accepts LT of complex numbers, the interpreter aborts.
  if (auto compare = dyn_cast<shlo::CompareOp>(op);
      compare && isa<ComplexType>(getElementTypeOrSelf(compare.getLhs())) &&
      compare.getComparisonDirection() != shlo::ComparisonDirection::EQ &&
      compare.getComparisonDirection() != shlo::ComparisonDirection::NE) {
    why = "complex numbers have no order";
    return std::nullopt;
  }
  if (!fits(op, operands))
    return misfit();

  Region region;
  Block &block = region.emplaceBlock();
  IRMapping map;
  std::vector<shlo::InterpreterValue> arguments;
  bool isStatic = llvm::all_of(op->getResultTypes(), hasStaticShape);
  for (auto [value, datum] : llvm::zip_equal(op->getOperands(), operands)) {
    isStatic &= hasStaticShape(value.getType());
    if (map.contains(value))
      continue;
    RankedTensorType type =
        operandType(value.getType(), datum.elements().shape);
    map.map(value, block.addArgument(type, op->getLoc()));
    arguments.emplace_back(tensorOf(datum, type));
  }
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  Operation *copy = builder.clone(*op, map);
  if (!isStatic) {
    // Suppress verifier errors of the copy: they do not concern the program.
    ScopedDiagnosticHandler silent(op->getContext(),
                                   [](Diagnostic &) { return success(); });
    if (!refineResults(copy, operands, why))
      return why.empty() ? misfit() : std::nullopt;
  }
  shlo::ReturnOp::create(builder, op->getLoc(), copy->getResults());
  std::vector<Datum> results;
  for (const shlo::InterpreterValue &value : shlo::eval(region, arguments))
    results.push_back(datumOf(value.getTensor()));
  for (auto [type, datum] : llvm::zip_equal(op->getResultTypes(), results))
    if (failed(verifyCompatibleShape(cast<RankedTensorType>(type).getShape(),
                                     datum.elements().shape)))
      return misfit();
  return results;
}

/// Whether the op exposes the bits of a NaN, which are not specified.
static bool isOfNaN(Operation *op, ArrayRef<Datum> operands) {
  if (!isa<shlo::BitcastConvertOp>(op))
    return false;
  auto type =
      dyn_cast<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  return type &&
         llvm::any_of(operands[0].numbers(), [&](const Element &element) {
           return asFloat(element, type).isNaN();
         });
}

/// The fuel that a convolution takes beside its result: 20 units for each
/// product, which takes StableHLO's interpreter 1.9 us (4.4 s for 2.4 million
/// of them). Unknown sizes count as 1.
static uint64_t costOfProducts(Operation *op, ArrayRef<Datum> operands) {
  auto convolution = dyn_cast<shlo::ConvolutionOp>(op);
  if (!convolution || !operands[1].isElements())
    return 0;
  uint64_t cost = 20;
  for (int64_t size : convolution.getType().getShape())
    cost = llvm::SaturatingMultiply<uint64_t>(
        cost, ShapedType::isDynamic(size) ? 1 : size);
  ArrayRef<int64_t> kernel = operands[1].elements().shape;
  int64_t outputs =
      convolution.getDimensionNumbers().getKernelOutputFeatureDimension();
  for (auto [dim, size] : llvm::enumerate(kernel))
    if (int64_t(dim) != outputs)
      cost = llvm::SaturatingMultiply<uint64_t>(cost, size);
  return cost;
}

Flow scion::stablehlo::runReference(Operation *op, Evaluation &in) {
  SmallVector<Datum> operands;
  for (Value operand : op->getOperands())
    operands.push_back(in.get(operand));
  if (!in.charge(costOfProducts(op, operands)))
    return Flow::Stop;
  std::string why;
  bool isUndefined = false;
  std::optional<std::vector<Datum>> results =
      executeByReference(op, operands, why, &isUndefined);
  if (!results)
    return isUndefined ? in.undefined(why) : in.unsupported(why);
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), *results)) {
    if (!in.charge(datum.numbers().size()))
      return Flow::Stop;
    if (!isExact(op) || isOfNaN(op, operands)) {
      Elements &made = datum.edit();
      for (Element &element : made.list)
        element = in.unspecified(element.width());
    }
    in.set(result, std::move(datum));
  }
  return Flow::Next;
}

void scion::stablehlo::addReference(Meanings &to) {
  for (StringRef name : {shlo::ConvolutionOp::getOperationName(),
                         shlo::DynamicBroadcastInDimOp::getOperationName(),
                         shlo::DynamicGatherOp::getOperationName(),
                         shlo::DynamicIotaOp::getOperationName(),
                         shlo::DynamicPadOp::getOperationName(),
                         shlo::DynamicReshapeOp::getOperationName(),
                         shlo::ReducePrecisionOp::getOperationName()})
    to.add(name, runReference);
}

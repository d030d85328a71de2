//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/TypeScope.h"
#include "harness/input/NarrowFloat.h"
#include "harness/input/ShownType.h"
#include "harness/recondition/OpTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion;

static const char *elementProblem(Type type) {
  if (type.isIndex() || type.isF16() || type.isBF16() || type.isF32() ||
      type.isF64())
    return nullptr;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (!integer.isSignless())
      return "signed or unsigned integer type";
    if (integer.getWidth() == 0 || integer.getWidth() > 128)
      return "integer of 0 or more than 128 bits";
    return nullptr;
  }
  if (isNarrowFloat(type))
    return nullptr; // of a program that computes with them
  if (isa<FloatType>(type))
    return "float type that does not lower on every path";
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64()
               ? nullptr
               : "complex of something else than f32 or f64";
  return "type that does not lower";
}

static bool hasNarrowFloats(TypeRange types) {
  return llvm::any_of(types, [](Type type) {
    // The elements of a memref may be vectors.
    return isNarrowFloat(getElementTypeOrSelf(getElementTypeOrSelf(type)));
  });
}

bool scion::computesWithNarrowFloats(Operation *module) {
  static constexpr StringLiteral knowing[] = {
      "affine", "arith",  "bufferization", "builtin", "cf", "func",  "index",
      "linalg", "memref", "scf",           "tensor",  "ub", "vector"};
  bool computes = false;
  WalkResult end = module->walk([&](Operation *op) {
    bool isScaled = isa<arith::ScalingExtFOp, arith::ScalingTruncFOp>(op);
    computes |= isScaled; // made of casts to f8E8M0FNU
    if (isScaled || (!hasNarrowFloats(op->getOperandTypes()) &&
                     !hasNarrowFloats(op->getResultTypes())))
      return WalkResult::advance();
    StringRef dialect = op->getName().getDialectNamespace();
    if (!llvm::is_contained(knowing, dialect))
      return WalkResult::interrupt();
    computes |= dialect == "arith" && !op->hasTrait<OpTrait::ConstantLike>() &&
                !isa<arith::SelectOp>(op);
    return WalkResult::advance();
  });
  return computes && !end.wasInterrupted();
}

const char *scion::typeProblem(Type type) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return "scalable vector";
    if (vector.getNumElements() > 4096)
      return "vector of more than 4096 elements";
    if (isa<ComplexType>(vector.getElementType()))
      return "vector of complex";
    return elementProblem(vector.getElementType());
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    // Of a program with ops of sparse_tensor, which is only interpreted.
    if (tensor.getEncoding() &&
        !isa<sparse_tensor::SparseTensorEncodingAttr>(tensor.getEncoding()))
      return "tensor with an encoding";
    if (tensor.hasStaticShape() && tensor.getNumElements() > mostElements)
      return "more than 2^20 elements";
    if (isa<quant::QuantizedType>(tensor.getElementType()))
      return nullptr; // of a program with ops of quant
    return elementProblem(tensor.getElementType());
  }
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (memref.getMemorySpace() &&
        !isa<gpu::AddressSpaceAttr>(memref.getMemorySpace()))
      return "memref in a memory space";
    int64_t offset;
    SmallVector<int64_t> strides;
    if (failed(memref.getStridesAndOffset(strides, offset)))
      return "memref layout without strides";
    if (memref.hasStaticShape() && memref.getNumElements() > mostElements)
      return "more than 2^20 elements";
    if (auto vector = dyn_cast<VectorType>(memref.getElementType()))
      return typeProblem(vector);
    return elementProblem(memref.getElementType());
  }
  if (auto memref = dyn_cast<UnrankedMemRefType>(type)) {
    if (memref.getMemorySpace())
      return "memref in a memory space";
    return elementProblem(memref.getElementType());
  }
  if (auto function = dyn_cast<FunctionType>(type)) {
    for (Type inner : function.getInputs())
      if (const char *problem = typeProblem(inner))
        return problem;
    for (Type inner : function.getResults())
      if (const char *problem = typeProblem(inner))
        return problem;
    return nullptr;
  }
  if (type.getDialect().getNamespace() == "tosa")
    return nullptr; // !tosa.shape: compile-time sizes
  if (isOfOtherTarget(type.getDialect().getNamespace()))
    return nullptr;
  if (shownAs(type))
    return nullptr;
  return elementProblem(type);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Types.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace scion;

/// The narrow, the usual, an odd and a wide width of each family; vectors that
/// fill a register, one lane, rank 0 and rank 2; tensors static and dynamic.
static constexpr const char *table[] = {
    "i1", "i8", "i32", "i33", "i64", "index", "f16", "bf16", "f32", "f64",
    "complex<f32>", "complex<f64>",
    // Vectors.
    "vector<4xi1>", "vector<4xi8>", "vector<4xi32>", "vector<4xi64>",
    "vector<4xindex>", "vector<4xf16>", "vector<4xf32>", "vector<4xf64>",
    "vector<1xi32>", "vector<1xf32>", "vector<i32>", "vector<f32>",
    "vector<2x2xi1>", "vector<2x2xi32>", "vector<2x2xf32>", "vector<8xi32>",
    "vector<2x1x2xf32>",
    // Tensors.
    "tensor<4xi1>", "tensor<4xi8>", "tensor<4xi32>", "tensor<4xi64>",
    "tensor<4xindex>", "tensor<4xf32>", "tensor<?xi32>", "tensor<?xf32>",
    "tensor<f32>", "tensor<i32>", "tensor<2x2xi32>", "tensor<2x2xf32>",
    "tensor<1x2x2xf32>"};

std::vector<Type> scion::candidateTypes(MLIRContext &context) {
  std::vector<Type> types;
  for (const char *text : table)
    types.push_back(parseType(text, &context));
  return types;
}

static bool isScalar(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless() && integer.getWidth() >= 1 &&
           integer.getWidth() <= 64;
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() ||
         type.isF64();
}

bool scion::canMake(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return isScalar(type);
  if (!isa<VectorType, RankedTensorType>(type) || !shaped.hasRank() ||
      !isScalar(shaped.getElementType()))
    return false;
  if (auto vector = dyn_cast<VectorType>(type))
    if (vector.isScalable())
      return false;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    if (tensor.getEncoding())
      return false;
  int64_t count = 1;
  for (int64_t size : shapeOf(type)) {
    // Sizes of up to 2^63-1 occur in examples.
    if (size < 1 || size > 64)
      return false;
    count *= size;
    if (count > 64)
      return false;
  }
  return true;
}

std::vector<int64_t> scion::shapeOf(Type type) {
  std::vector<int64_t> shape;
  if (auto shaped = dyn_cast<ShapedType>(type))
    for (int64_t size : shaped.getShape())
      shape.push_back(ShapedType::isDynamic(size) ? 4 : size);
  return shape;
}

Type scion::partOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto complex = dyn_cast<ComplexType>(element))
    return complex.getElementType();
  return element;
}

std::string scion::nameOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  std::string name;
  for (char c : text)
    if (c == '?')
      name += 'D';
    else if (llvm::isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '_' && c != '>')
      name += '_';
  return name;
}

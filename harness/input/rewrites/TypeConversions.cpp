//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structural type conversions: they convert the types of ops that carry values
// of any type. Here a vector of two to four elements becomes one value for each
// element, with casts for ops that are not converted.
//
//===----------------------------------------------------------------------===//

#include "harness/input/PublicRewrites.h"

#include "mlir/Dialect/ControlFlow/Transforms/StructuralTypeConversions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"

#include <type_traits>

using namespace scion;
using namespace mlir;
using namespace mlir::cf;
using namespace mlir::scf;

static void setUp(TypeConverter &converter) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion(
      [](VectorType type,
         SmallVectorImpl<Type> &elements) -> std::optional<LogicalResult> {
        if (type.getRank() != 1 || type.isScalable() ||
            type.getNumElements() < 2 || type.getNumElements() > 4)
          return std::nullopt;
        elements.append(type.getNumElements(), type.getElementType());
        return success();
      });
  converter.addSourceMaterialization([](OpBuilder &builder, VectorType type,
                                        ValueRange elements,
                                        Location loc) -> Value {
    return vector::FromElementsOp::create(builder, loc, type, elements);
  });
  converter.addTargetMaterialization([](OpBuilder &builder, TypeRange types,
                                        ValueRange vectors,
                                        Location loc) -> SmallVector<Value> {
    if (vectors.size() != 1 || !isa<VectorType>(vectors[0].getType()))
      return {};
    return llvm::to_vector_of<Value>(
        vector::ToElementsOp::create(builder, loc, vectors[0]).getElements());
  });
}

template <typename Add>
static void addRow(std::vector<PublicRewrite> &rewrites, const char *name,
                   const char *call, Add add) {
  if constexpr (std::is_invocable_v<Add, TypeConverter &, RewritePatternSet &,
                                    ConversionTarget &>)
    rewrites.push_back(
        {name, "applyPartialConversion with " + std::string(call),
         [add](Operation *module) {
           TypeConverter converter;
           setUp(converter);
           RewritePatternSet patterns(module->getContext());
           ConversionTarget target(*module->getContext());
           target.markUnknownOpDynamicallyLegal(
               [](Operation *) { return true; });
           add(converter, patterns, target);
           return applyPartialConversion(module, target, std::move(patterns));
         }});
}

#define CONVERSION(FUNCTION, ...)                                              \
  addRow(                                                                      \
      rewrites, #FUNCTION, #FUNCTION "(" #__VA_ARGS__ ")",                     \
      [](auto &converter, auto &patterns, auto &target)                        \
        requires requires { FUNCTION(__VA_ARGS__); }                           \
      { FUNCTION(__VA_ARGS__); })

/// Converts signatures of functions, their calls and their returns: three
/// functions of MLIR that are useful only together.
template <typename Patterns>
static auto populateCallOpAndReturnOpTypeConversions(Patterns &patterns,
                                                     TypeConverter &converter,
                                                     ConversionTarget &target)
    -> decltype(populateCallOpTypeConversionPattern(patterns, converter),
                populateReturnOpTypeConversionPattern(patterns, converter)) {
  populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp function) {
    return converter.isSignatureLegal(function.getFunctionType()) &&
           converter.isLegal(&function.getBody());
  });
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
      [&](Operation *op) { return converter.isLegal(op); });
}

void scion::addTypeConversions(std::vector<PublicRewrite> &rewrites) {
  CONVERSION(populateCFStructuralTypeConversionsAndLegality, converter,
             patterns, target);
  CONVERSION(populateSCFStructuralTypeConversionsAndLegality, converter,
             patterns, target);
  addRow(
      rewrites, "populateCallOpTypeConversionPattern",
      "populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, "
      "converter), populateCallOpTypeConversionPattern(patterns, "
      "converter), populateReturnOpTypeConversionPattern(patterns, "
      "converter)",
      [](auto &converter, auto &patterns, auto &target)
        requires requires {
          populateCallOpAndReturnOpTypeConversions(patterns, converter, target);
        }
      {
        populateCallOpAndReturnOpTypeConversions(patterns, converter, target);
      });
}

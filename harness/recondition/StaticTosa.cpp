//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StaticTosa.h. Works on a copy, because only shape inference and the
// verifier show, at the end, whether the sizes fit.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/StaticTosa.h"
#include "harness/known/Registry.h"
#include "harness/recondition/Sizes.h"
#include "harness/recondition/TypeScope.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;
using namespace scion;

static bool isTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

static bool hasDynamicTosa(func::FuncOp function) {
  return function
      .walk([](Operation *op) {
        bool isOne =
            isTosa(op) && (llvm::any_of(op->getOperandTypes(), isDynamic) ||
                           llvm::any_of(op->getResultTypes(), isDynamic));
        return isOne ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Replaces `before` by `exact` in TOSA ops only.
static void showToTosa(Value before, Value exact, Operation *keep) {
  before.replaceUsesWithIf(exact, [&](OpOperand &use) {
    return use.getOwner() != keep && isTosa(use.getOwner());
  });
}

static void castArguments(func::FuncOp function, ChoiceStream choices) {
  auto sizes = chooseSizes(function, choices);
  OpBuilder builder(function.getContext());
  builder.setInsertionPointToStart(&function.getBody().front());
  for (BlockArgument argument : function.getArguments()) {
    if (!isDynamic(argument.getType()))
      continue;
    auto type = cast<RankedTensorType>(argument.getType());
    SmallVector<int64_t> shape(type.getShape());
    size_t next = 0;
    for (int64_t &size : shape)
      if (ShapedType::isDynamic(size))
        size = sizes[argument.getArgNumber()][next++];
    auto cast = tensor::CastOp::create(builder, function.getLoc(),
                                       type.clone(shape), argument);
    showToTosa(argument, cast, cast);
    if (cast.use_empty())
      cast.erase();
  }
}

/// Whether MLIR would divide by zero to infer a dimension.
static bool hasSizeZero(Operation *op) {
  auto reshape = dyn_cast<tosa::ReshapeOp>(op);
  DenseElementsAttr sizes;
  return reshape && matchPattern(reshape.getShape(), m_Constant(&sizes)) &&
         llvm::any_of(sizes.getValues<APInt>(),
                      [](const APInt &size) { return size.isZero(); });
}

/// Sets the result's shape to the one inferred from the operands. Returns false
/// if none is inferred, or if it contradicts the stated one.
static bool refine(InferShapedTypeOpInterface op) {
  if (!llvm::any_of(op->getResultTypes(), isDynamic))
    return true;
  if (hasSizeZero(op) && Registry::global().replaces("recondition-static-tosa"))
    return false;
  SmallVector<ShapedTypeComponents> inferred;
  if (failed(op.inferReturnTypeComponents(
          op.getContext(), op.getLoc(), ValueShapeRange(op->getOperands()),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), inferred)))
    return false;
  OpBuilder builder(op.getContext());
  builder.setInsertionPointAfter(op);
  for (auto [result, components] : llvm::zip(op->getResults(), inferred)) {
    if (!isDynamic(result.getType()))
      continue;
    auto stated = cast<RankedTensorType>(result.getType());
    if (!components.hasRank())
      return false;
    auto exact =
        RankedTensorType::get(components.getDims(), stated.getElementType());
    if (!exact.hasStaticShape() || failed(verifyCompatibleShape(exact, stated)))
      return false;
    result.setType(exact);
    auto back = tensor::CastOp::create(builder, op.getLoc(), stated, result);
    result.replaceUsesWithIf(back, [&](OpOperand &use) {
      return use.getOwner() != back && !isTosa(use.getOwner());
    });
    if (back.use_empty())
      back.erase();
  }
  return true;
}

func::FuncOp scion::makeTosaStatic(func::FuncOp function,
                                   ChoiceStream choices) {
  if (!hasDynamicTosa(function))
    return {};
  func::FuncOp copy = function.clone();
  OpBuilder(function).insert(copy);
  ScopedDiagnosticHandler quiet(function.getContext(),
                                [](Diagnostic &) { return success(); });
  castArguments(copy, choices);
  auto isFine = [](Type type) { return !typeProblem(type); };
  bool fits = !copy.walk<WalkOrder::PreOrder>([&](Operation *op) {
                     auto inferring = dyn_cast<InferShapedTypeOpInterface>(op);
                     if (inferring && isTosa(op) && !refine(inferring))
                       return WalkResult::interrupt();
                     if (!llvm::all_of(op->getResultTypes(), isFine))
                       return WalkResult::interrupt();
                     return WalkResult::advance();
                   })
                   .wasInterrupted() &&
              !hasDynamicTosa(copy) && succeeded(verify(copy));
  (fits ? function : copy).erase();
  return fits ? copy : func::FuncOp();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ten wrong passes over StableHLO for a test of the fuzz target, each with a
// correct variant that matches the same ops. Only the passes that
// STABLEHLO_PLANTED names, with commas between them, are registered.
//
//===----------------------------------------------------------------------===//

#include "harness/input/Registration.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "stablehlo/dialect/StablehloOps.h"

#include <cstdlib>

using namespace mlir;
namespace shlo = mlir::stablehlo;

namespace {

/// Base class of the patterns; `isWrong` selects the wrong variant.
template <typename Op>
struct Planted : OpRewritePattern<Op> {
  Planted(MLIRContext *context, bool isWrong)
      : OpRewritePattern<Op>(context), isWrong(isWrong) {}
  bool isWrong;
};

bool isInteger(Value value, bool withBooleans = false) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() &&
         type.getElementType().isSignlessInteger() &&
         (withBooleans || !type.getElementType().isInteger(1));
}

std::optional<APInt> splatOf(Value value) {
  DenseElementsAttr constant;
  if (isInteger(value) && matchPattern(value, m_Constant(&constant)) &&
      constant.isSplat())
    return constant.getSplatValue<APInt>();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Wrong: the permutations are composed the other way round.
struct ComposeTransposes : Planted<shlo::TransposeOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::TransposeOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getOperand().getDefiningOp<shlo::TransposeOp>();
    if (!inner)
      return failure();
    ArrayRef<int64_t> first = inner.getPermutation(),
                      second = op.getPermutation();
    SmallVector<int64_t> order;
    for (size_t i = 0; i < first.size(); ++i)
      order.push_back(isWrong ? second[size_t(first[i])]
                              : first[size_t(second[i])]);
    // Skip orders that the result type does not fit; for some shapes the wrong
    // order fits as well.
    auto type = cast<RankedTensorType>(inner.getOperand().getType());
    for (auto [size, dim] : llvm::zip_equal(op.getType().getShape(), order))
      if (type.getDimSize(unsigned(dim)) != size)
        return failure();
    rewriter.replaceOpWithNewOp<shlo::TransposeOp>(op, op.getType(),
                                                   inner.getOperand(), order);
    return success();
  }
};

/// Wrong: the strides of the inner slice do not count for the outer start.
struct ComposeSlices : Planted<shlo::SliceOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::SliceOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getOperand().getDefiningOp<shlo::SliceOp>();
    if (!inner || !op.getType().hasStaticShape())
      return failure();
    SmallVector<int64_t> starts, limits, strides;
    for (int64_t i = 0; i < op.getType().getRank(); ++i) {
      int64_t step = inner.getStrides()[size_t(i)],
              size = op.getType().getDimSize(unsigned(i));
      starts.push_back(inner.getStartIndices()[size_t(i)] +
                       op.getStartIndices()[size_t(i)] * (isWrong ? 1 : step));
      strides.push_back(step * op.getStrides()[size_t(i)]);
      limits.push_back(size == 0
                           ? starts.back()
                           : starts.back() + (size - 1) * strides.back() + 1);
    }
    rewriter.replaceOpWithNewOp<shlo::SliceOp>(
        op, op.getType(), inner.getOperand(), starts, limits, strides);
    return success();
  }
};

/// Wrong: cancels two reverses of different dimensions, too.
struct CancelReverses : Planted<shlo::ReverseOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::ReverseOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getOperand().getDefiningOp<shlo::ReverseOp>();
    if (!inner || (!isWrong && inner.getDimensions() != op.getDimensions()))
      return failure();
    rewriter.replaceOp(op, inner.getOperand());
    return success();
  }
};

/// Wrong: a start past the last slice counts as 0.
struct StaticSlice : Planted<shlo::DynamicSliceOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::DynamicSliceOp op,
                                PatternRewriter &rewriter) const final {
    auto type = dyn_cast<RankedTensorType>(op.getOperand().getType());
    if (!type || !type.hasStaticShape())
      return failure();
    SmallVector<int64_t> starts, limits,
        strides(op.getStartIndices().size(), 1);
    for (auto [value, all, size] : llvm::zip_equal(
             op.getStartIndices(), type.getShape(), op.getSliceSizes())) {
      std::optional<APInt> start = splatOf(value);
      if (!start)
        return failure();
      int64_t number = start->getSExtValue();
      if (isWrong)
        number = number < 0 || number + size > all ? 0 : number;
      starts.push_back(std::clamp(number, int64_t(0), all - size));
      limits.push_back(starts.back() + size);
    }
    rewriter.replaceOpWithNewOp<shlo::SliceOp>(
        op, op.getType(), op.getOperand(), starts, limits, strides);
    return success();
  }
};

/// Wrong: the dimensions of the two are joined in the wrong order.
struct ComposeBroadcasts : Planted<shlo::BroadcastInDimOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::BroadcastInDimOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getOperand().getDefiningOp<shlo::BroadcastInDimOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getBroadcastDimensions())
      dims.push_back(op.getBroadcastDimensions()[size_t(dim)]);
    if (isWrong)
      std::reverse(dims.begin(), dims.end());
    auto from = cast<RankedTensorType>(inner.getOperand().getType());
    for (auto [size, dim] : llvm::zip_equal(from.getShape(), dims))
      if (size != 1 && size != op.getType().getDimSize(unsigned(dim)))
        return failure();
    rewriter.replaceOpWithNewOp<shlo::BroadcastInDimOp>(
        op, op.getType(), inner.getOperand(), dims);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Wrong: the lower bound wins if it is above the upper bound.
struct ExpandClamp : Planted<shlo::ClampOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::ClampOp op,
                                PatternRewriter &rewriter) const final {
    Value low = op.getMin(), high = op.getMax(), x = op.getOperand();
    if (!isInteger(x) || low.getType() != x.getType() ||
        high.getType() != x.getType())
      return failure();
    if (isWrong)
      rewriter.replaceOpWithNewOp<shlo::MaxOp>(
          op, low, shlo::MinOp::create(rewriter, op.getLoc(), x, high));
    else
      rewriter.replaceOpWithNewOp<shlo::MinOp>(
          op, shlo::MaxOp::create(rewriter, op.getLoc(), x, low), high);
    return success();
  }
};

/// Wrong: also through a narrower type, which loses bits.
struct CancelConversions : Planted<shlo::ConvertOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::ConvertOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getOperand().getDefiningOp<shlo::ConvertOp>();
    if (!inner || inner.getOperand().getType() != op.getType() ||
        !isInteger(inner.getOperand()) || !isInteger(inner))
      return failure();
    auto widthOf = [](Value value) {
      return cast<ShapedType>(value.getType()).getElementTypeBitWidth();
    };
    if (!isWrong && widthOf(inner) < widthOf(op))
      return failure();
    rewriter.replaceOp(op, inner.getOperand());
    return success();
  }
};

/// Wrong for negative numbers: a shift rounds down, a division towards zero.
struct DivideByShift : Planted<shlo::DivOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::DivOp op,
                                PatternRewriter &rewriter) const final {
    std::optional<APInt> divisor = splatOf(op.getRhs());
    if (!divisor || !divisor->isPowerOf2() || divisor->isNegative() ||
        (!isWrong && !divisor->isOne()))
      return failure();
    auto type = cast<ShapedType>(op.getRhs().getType());
    Value by = shlo::ConstantOp::create(
        rewriter, op.getLoc(),
        DenseElementsAttr::get(
            type, APInt(divisor->getBitWidth(), divisor->logBase2())));
    rewriter.replaceOpWithNewOp<shlo::ShiftRightArithmeticOp>(op, op.getLhs(),
                                                              by);
    return success();
  }
};

/// Wrong: the difference may overflow, which is harmless only for equality.
struct CompareOperands : Planted<shlo::CompareOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::CompareOp op,
                                PatternRewriter &rewriter) const final {
    auto difference = op.getLhs().getDefiningOp<shlo::SubtractOp>();
    std::optional<APInt> zero = splatOf(op.getRhs());
    bool isEquality =
        op.getComparisonDirection() == shlo::ComparisonDirection::EQ ||
        op.getComparisonDirection() == shlo::ComparisonDirection::NE;
    if (!difference || !zero || !zero->isZero() || (!isWrong && !isEquality))
      return failure();
    rewriter.replaceOpWithNewOp<shlo::CompareOp>(op, difference.getLhs(),
                                                 difference.getRhs(),
                                                 op.getComparisonDirection());
    return success();
  }
};

/// Wrong: does not swap the operands.
struct SwapSelect : Planted<shlo::SelectOp> {
  using Planted::Planted;
  LogicalResult matchAndRewrite(shlo::SelectOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getPred().getDefiningOp<shlo::NotOp>();
    if (!inner)
      return failure();
    Value yes = op.getOnFalse(), no = op.getOnTrue();
    if (isWrong)
      std::swap(yes, no);
    rewriter.replaceOpWithNewOp<shlo::SelectOp>(op, inner.getOperand(), yes,
                                                no);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

template <typename Pattern>
class PlantedPass
    : public PassWrapper<PlantedPass<Pattern>, OperationPass<func::FuncOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantedPass)

  PlantedPass(std::string name, bool isWrong)
      : name(std::move(name)), isWrong(isWrong) {}
  StringRef getArgument() const final { return name; }
  StringRef getDescription() const final { return "A planted pass"; }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<shlo::StablehloDialect>();
  }
  void runOnOperation() final {
    RewritePatternSet patterns(&this->getContext());
    patterns.add<Pattern>(&this->getContext(), isWrong);
    // Disable folding, so that only the planted pattern changes the program.
    (void)applyPatternsGreedily(
        this->getOperation(), std::move(patterns),
        GreedyRewriteConfig().enableFolding(false).enableConstantCSE(false));
  }

private:
  std::string name;
  bool isWrong;
};

template <typename Pattern>
void offer(StringRef name) {
  const char *planted = std::getenv("STABLEHLO_PLANTED");
  SmallVector<StringRef> names;
  StringRef(planted ? planted : "").split(names, ',');
  for (bool isWrong : {true, false}) {
    std::string full = ((isWrong ? "wrong-" : "right-") + name).str();
    if (llvm::is_contained(names, full))
      registerPass([full, isWrong]() -> std::unique_ptr<Pass> {
        return std::make_unique<PlantedPass<Pattern>>(full, isWrong);
      });
  }
}

} // namespace

static const bool isRegistered = [] {
  scion::addRegistrationHook([](DialectRegistry &) {
    offer<ComposeTransposes>("transposes");
    offer<ComposeSlices>("slices");
    offer<CancelReverses>("reverses");
    offer<StaticSlice>("dynamic-slice");
    offer<ComposeBroadcasts>("broadcasts");
    offer<ExpandClamp>("clamp");
    offer<CancelConversions>("conversions");
    offer<DivideByShift>("division");
    offer<CompareOperands>("comparison");
    offer<SwapSelect>("select");
  });
  return true;
}();

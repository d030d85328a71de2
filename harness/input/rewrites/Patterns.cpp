//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets of patterns, applied greedily. A row makes no pass if this MLIR lacks
// its function, or has it with other parameters: `scion rules review` reports
// that at the pass's rule.
//
//===----------------------------------------------------------------------===//

#include "harness/input/PublicRewrites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <type_traits>

using namespace scion;
using namespace mlir;
using namespace mlir::linalg;
using namespace mlir::memref;
using namespace mlir::vector;

/// The first pair of adjacent loops that the indexing maps keep together.
static SmallVector<ReassociationIndices> firstCollapsable(LinalgOp op) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (int64_t i = 0; i + 1 < int64_t(kinds.size()); ++i)
    if (ReassociationIndices pair = {i, i + 1};
        kinds[i] == kinds[i + 1] &&
        areDimSequencesPreserved(op.getIndexingMapsArray(), pair))
      return {pair};
  return {};
}

/// Splits a reduction in two if it has more than two elements. Only on tensors:
/// on buffers, the pattern makes reshapes of tensors.
static SplitReductionOptions splitInTwo(LinalgOp op) {
  SmallVector<unsigned> sums;
  op.getReductionDims(sums);
  bool isLarge = op.hasPureTensorSemantics() && sums.size() == 1 &&
                 op.getStaticLoopRanges()[sums[0]] > 2;
  return {/*ratio=*/isLarge ? 2 : 0, /*index=*/0, /*innerParallel=*/false};
}

template <typename Add>
static void addRow(std::vector<PublicRewrite> &rewrites, const char *name,
                   const char *call, Add add) {
  if constexpr (std::is_invocable_v<Add, RewritePatternSet &>)
    rewrites.push_back({name, "applyPatternsGreedily of " + std::string(call),
                        [add](Operation *module) {
                          RewritePatternSet patterns(module->getContext());
                          add(patterns);
                          // If the patterns do not converge, the driver stops
                          // at its limit; this is not a failure.
                          (void)applyPatternsGreedily(module,
                                                      std::move(patterns));
                          return success();
                        }});
}

#define PATTERNS(FUNCTION, ...)                                                \
  addRow(                                                                      \
      rewrites, #FUNCTION, #FUNCTION "(" #__VA_ARGS__ ")",                     \
      [](auto &patterns)                                                       \
        requires requires { FUNCTION(__VA_ARGS__); }                           \
      { FUNCTION(__VA_ARGS__); })

void scion::addPatternRewrites(std::vector<PublicRewrite> &rewrites) {
  PATTERNS(populateCollapseDimensions, patterns, firstCollapsable);
  PATTERNS(populateConvertConv2DToImg2ColPatterns, patterns);
  PATTERNS(populateConvertToDestinationStylePatterns, patterns);
  PATTERNS(populateConvolutionVectorizationPatterns, patterns);
  PATTERNS(populateDecomposeConvolutionPatterns, patterns);
  PATTERNS(populateSplitReductionPattern, patterns, splitInTwo);
  PATTERNS(populateTransposeMatmulPatterns, patterns);
  PATTERNS(populateVectorInsertExtractStridedSliceDecompositionPatterns,
           patterns);
}

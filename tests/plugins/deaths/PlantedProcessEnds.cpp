//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted damage to the process that runs the pass: it corrupts the heap,
// overflows the stack, does not end, aborts, or prints unexpected text.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

// __assert_fail is declared only where assertions are on.
#undef NDEBUG
#include <cassert>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>

using namespace mlir;
using namespace planted;

namespace {
/// Allocates a table with an entry for each arith.muli, which the next run of
/// the pass frees. Wrong: if a factor is constant, it overwrites the
/// allocator's header of the table. The process crashes only in the next run of
/// the pass, on another module.
template <bool wrong>
struct HeapCorruption {
  PLANTED_NAME("heap-corruption")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    static uint64_t *table = nullptr;
    // glibc maps blocks of more than 32 MB separately, so that freeing a
    // neighbour does not hit the damage.
    size_t count = (33u << 20) / sizeof(uint64_t);
    module.walk([&](arith::MulIOp) { ++count; });
    std::free(table);
    table = static_cast<uint64_t *>(std::malloc(count * sizeof(uint64_t)));
    // glibc stores the size of a block one word before it, AddressSanitizer the
    // state two words before it.
    bool hasSanitizer = dlsym(RTLD_DEFAULT, "__asan_init") != nullptr;
    volatile uint64_t *records = table - (hasSanitizer ? 2 : 1);
    if (wrong && firstScaling(module))
      *records = 0x5C105C105C105C10ull;
  }
};

/// Changes nothing. Wrong: if a factor is constant, it overwrites the
/// allocator's header of the module. The process crashes when the module is
/// freed, outside of all passes.
template <bool wrong>
struct LateCorruption {
  PLANTED_NAME("late-corruption")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    // The module has no results, so its memory begins at the operation.
    auto *memory = reinterpret_cast<uint64_t *>(module.getOperation());
    bool hasSanitizer = dlsym(RTLD_DEFAULT, "__asan_init") != nullptr;
    volatile uint64_t *records = memory - (hasSanitizer ? 2 : 1);
    if (wrong && firstScaling(module))
      *records = 0x5C105C105C105C10ull;
  }
};

/// Counts the factors of a product. Wrong: recurses endlessly if a factor is
/// constant.
template <bool wrong>
struct StackOverflow {
  PLANTED_NAME("stack-overflow")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    module.walk([](arith::MulIOp product) { countFactors(product); });
  }

private:
  __attribute__((noinline)) static unsigned countFactors(Value value) {
    volatile char frame[512];
    frame[0] = 1;
    auto product = value.getDefiningOp<arith::MulIOp>();
    if (!product)
      return frame[0];
    if (wrong && matchPattern(product.getRhs(), m_Constant()))
      return countFactors(product) + frame[0];
    return countFactors(product.getLhs()) + countFactors(product.getRhs());
  }
};

/// Asserts that no factor is constant.
template <bool wrong>
struct Assertion {
  PLANTED_NAME("assertion")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    Operation *scaling = firstScaling(module);
    // As assert() does in a build with assertions.
    if (wrong && scaling)
      __assert_fail("!scaling", "lib/Planted.cpp", 42, __PRETTY_FUNCTION__);
  }
};

/// Ends the process as the operating system does when memory is short.
template <bool wrong>
struct Kill {
  PLANTED_NAME("kill")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    if (firstScaling(module))
      std::raise(SIGKILL);
  }
};

/// Prints text without an end of line, and changes nothing.
template <bool wrong>
struct Prints {
  PLANTED_NAME("prints")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    if (!firstScaling(module))
      return;
    llvm::errs() << "text without end of line";
    llvm::outs() << "text without end of line";
    llvm::outs().flush();
  }
};
} // namespace

namespace {
/// x - c is x + (-c).
struct SubtractionIsAddition : public OpRewritePattern<arith::SubIOp> {
  using OpRewritePattern<arith::SubIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::SubIOp op,
                                PatternRewriter &rewriter) const override {
    APInt factor;
    if (!op.getType().isIntOrIndex() ||
        !matchPattern(op.getRhs(), m_ConstantInt(&factor)))
      return failure();
    Value opposite = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getIntegerAttr(op.getType(), -factor));
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, op.getLhs(), opposite);
    return success();
  }
};

/// x + (-c) is x - c.
struct AdditionIsSubtraction : public OpRewritePattern<arith::AddIOp> {
  using OpRewritePattern<arith::AddIOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddIOp op,
                                PatternRewriter &rewriter) const override {
    APInt term;
    if (!op.getType().isIntOrIndex() ||
        !matchPattern(op.getRhs(), m_ConstantInt(&term)) || !term.isNegative())
      return failure();
    Value opposite = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getIntegerAttr(op.getType(), -term));
    rewriter.replaceOpWithNewOp<arith::SubIOp>(op, op.getLhs(), opposite);
    return success();
  }
};

/// Wrong: both of the above, and no limit.
template <bool wrong>
struct PatternCircle {
  PLANTED_NAME("pattern-circle")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  static void run(ModuleOp module) {
    RewritePatternSet patterns(module.getContext());
    patterns.add<SubtractionIsAddition>(module.getContext());
    if (wrong)
      patterns.add<AdditionIsSubtraction>(module.getContext());
    GreedyRewriteConfig config;
    config.setMaxIterations(GreedyRewriteConfig::kNoLimit)
        .setMaxNumRewrites(GreedyRewriteConfig::kNoLimit);
    (void)applyPatternsGreedily(module, std::move(patterns), config);
  }
};
} // namespace

void planted::registerProcessEnds() {
  registerDamage<HeapCorruption>();
  registerDamage<LateCorruption>();
  registerDamage<StackOverflow>();
  registerDamage<Assertion>();
  registerWrong<Kill>();
  registerWrong<Prints>();
  registerDamage<PatternCircle>();
}

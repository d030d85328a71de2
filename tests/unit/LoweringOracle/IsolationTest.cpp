//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs whose ops stand alone mean what they meant: over all shipped seeds,
// the reference path shows the same of both.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/IsolateOps.h"

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Prepare.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>

using namespace scion;

/// Seeds that nothing lowers any more: a function of the program itself returns
/// two tensors, which may be parts of one now (M72).
static const std::set<std::string> notLowered = {
    "tosa-cond-if-two-results.mlir"};

static std::string read(const std::filesystem::path &file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

static std::vector<std::filesystem::path> seeds() {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

namespace {
struct Shares {
  unsigned alone = 0, all = 0;
};
} // namespace

/// Ops that stand alone, and all but functions, terminators and calls.
static Shares sharesOf(mlir::ModuleOp module) {
  Shares shares;
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    bool isIsolated = function.getName().starts_with("isolated_");
    function.walk([&](mlir::Operation *op) {
      if (auto call = mlir::dyn_cast<mlir::func::CallOp>(op)) {
        bool isMoved = call.getCallee().starts_with("isolated_");
        shares.alone += isMoved;
        shares.all += isMoved;
        return;
      }
      if (op == function || isIsolated ||
          op->hasTrait<mlir::OpTrait::IsTerminator>())
        return;
      ++shares.all;
    });
  }
  return shares;
}

static std::optional<Outcome> referenceOf(ParsedInput &input,
                                          std::string &why) {
  PathOptions options;
  options.isKnownInvalid = isKnownInvalidIR;
  PathBuilder builder(*input.module, input.context, RuleTable::global(),
                      options);
  LoweredPath path = builder.buildReference();
  why = path.message;
  if (path.end != PathEnd::Lowered)
    return std::nullopt;
  return execute(*path.module);
}

TEST(Isolation, KeepsTheReferenceOfAllSeeds) {
  unsigned isolated = 0, same = 0;
  Shares total;
  for (const auto &file : seeds()) {
    std::string name = file.filename().string();
    SCOPED_TRACE(name);
    auto input = parseInput(read(file));
    ASSERT_TRUE(input);
    if (auto why = prepareProgram(*input->module, input->seed, {}))
      continue;
    std::string why;
    std::optional<Outcome> expected = referenceOf(*input, why);
    ASSERT_TRUE(expected && expected->isComparable()) << why;
    ASSERT_TRUE(isolateOps(*input->module));
    ++isolated;
    ASSERT_TRUE(succeeded(mlir::verify(*input->module)));
    Shares shares = sharesOf(*input->module);
    total.alone += shares.alone;
    total.all += shares.all;
    std::optional<Outcome> actual = referenceOf(*input, why);
    EXPECT_EQ(!actual.has_value(), notLowered.contains(name)) << why;
    if (!actual)
      continue;
    ASSERT_TRUE(actual->isComparable()) << actual->str();
    auto difference = firstDifference(*expected, *actual);
    EXPECT_FALSE(difference) << *difference;
    same += !difference;
  }
  EXPECT_GE(isolated, 200u);
  EXPECT_EQ(same + notLowered.size(), isolated);
  // 5,274 of 6,127: the others have regions, or are constant tensors, or
  // subscripts of affine loops.
  EXPECT_GE(total.alone * 100, total.all * 80)
      << total.alone << " of " << total.all;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Properties over the shipped seeds: in scope, verified, idempotent,
// deterministic; a module without @main gets one.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Recondition.h"
#include "harness/generate/grow/Programs.h"
#include "harness/input/ParsedInput.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace mlir;
using namespace scion;

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, OpPrintingFlags().assumeVerified().printGenericOpForm());
  return text;
}

static std::vector<std::string> seeds() {
  std::vector<std::string> files;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// Reconditions a program, and its result once more: nothing is left to do, and
/// the same comes out each time. False if the program is out of scope.
static bool isStable(const std::string &text) {
  auto once = parseInput(text);
  if (!once)
    return false;
  ReconditionResult first = recondition(once->module.get(), once->seed);
  EXPECT_EQ(first.reason.find("defect"), std::string::npos) << first.reason;
  if (!first.inScope)
    return false;
  // Printed first: verifying leaves caches in named linalg ops.
  std::string result = print(once->module.get());
  EXPECT_TRUE(succeeded(verify(once->module.get())));

  auto again = parseInput(result);
  EXPECT_TRUE(again) << result;
  if (!again)
    return true;
  ReconditionResult second = recondition(again->module.get(), again->seed);
  EXPECT_TRUE(second.inScope) << second.reason;
  for (const Rewrite &rewrite : second.rewrites)
    ADD_FAILURE() << "not idempotent: " << rewrite.hazard << ": "
                  << rewrite.where << ": " << rewrite.what;
  EXPECT_EQ(print(again->module.get()), result);

  auto other = parseInput(text);
  recondition(other->module.get(), other->seed);
  EXPECT_EQ(print(other->module.get()), result) << "not deterministic";
  return true;
}

/// Programs that grew; or those of the folder that SCION_HARVEST names (see
/// `scion harvest`), every SCION_HARVEST_STEP-th of them.
TEST(Recondition, ProgramsThatNobodyWroteForItAreStable) {
  unsigned inScope = 0, looked = 0;
  if (const char *folder = std::getenv("SCION_HARVEST")) {
    const char *stepText = std::getenv("SCION_HARVEST_STEP");
    size_t step = stepText ? std::max(1, std::atoi(stepText)) : 1;
    std::vector<std::string> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
      if (entry.path().extension() == ".mlir")
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (size_t i = 0; i < files.size(); i += step) {
      SCOPED_TRACE(files[i]);
      std::stringstream text;
      text << std::ifstream(files[i]).rdbuf();
      ++looked;
      inScope += isStable(text.str());
    }
  } else {
    auto empty = parseInput("module {}"); // holds a context with all dialects
    for (uint64_t seed = 0; seed < 60; ++seed) {
      SCOPED_TRACE(seed);
      ++looked;
      inScope += isStable(
          grow::definedProgram(*empty->module->getContext(), seed, {}));
    }
    EXPECT_GE(inScope, 50u); // 66 of 1,000 are not, docs/Generate.md
  }
  RecordProperty("looked", int(looked));
  std::printf("%u of %u in scope\n", inScope, looked);
  EXPECT_GT(inScope, 0u);
}

TEST(Recondition, SeedsStayAsTheyAre) {
  unsigned count = 0;
  for (const std::string &file : seeds()) {
    SCOPED_TRACE(file);
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    auto once = parseInput(text.str());
    ASSERT_TRUE(once);
    // A cache that parsing leaves in named linalg ops.
    once->module->walk([](Operation *op) {
      op->removeDiscardableAttr("linalg.memoized_indexing_maps");
    });
    std::string before = print(once->module.get());
    // Shipped programs are well-defined: they are taken as they are.
    ReconditionResult first = recondition(once->module.get(), once->seed);
    EXPECT_TRUE(first.inScope) << first.reason;
    for (const Rewrite &rewrite : first.rewrites)
      ADD_FAILURE() << "needless: " << rewrite.hazard << ": " << rewrite.where
                    << ": " << rewrite.what;
    EXPECT_EQ(print(once->module.get()), before);
    count += isStable(text.str());
  }
  EXPECT_GE(count, 150u);
}

/// Without a run such an op is out of scope.
TEST(Recondition, WhichZeroIsLargerShowsOnlyInARun) {
  ReconditionOptions options;
  options.guardAll = true;
  auto isIn = [&](const std::string &type, const std::string &op) {
    auto parsed = parseInput("func.func @f(%a: " + type + ", %b: " + type +
                             ") {\n  %r = " + op + "\n  return\n}");
    return parsed && recondition(parsed->module.get(), 7, options).inScope;
  };
  std::string pair = "vector<2xf32>", row = "tensor<2xf32>";
  EXPECT_FALSE(
      isIn(pair, "vector.reduction <maxnumf>, %a : " + pair + " into f32"));
  EXPECT_TRUE(
      isIn(pair, "vector.reduction <maximumf>, %a : " + pair + " into f32"));
  for (bool ignores : {false, true})
    EXPECT_NE(
        isIn(row, "\"tosa.minimum\"(%a, %b) <{nan_mode = #tosa.nan_mode<" +
                      std::string(ignores ? "IGNORE" : "PROPAGATE") +
                      ">}> : (" + row + ", " + row + ") -> " + row),
        ignores);
}

TEST(Recondition, WrapsFunctions) {
  auto parsed = parseInput(R"(
func.func @f(%a: i7, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>,
             %t: tensor<?x3xi1>, %v: vector<3x5xbf16>, %c: complex<f64>,
             %u: memref<*xindex>) -> (i7, tensor<?x3xi1>) {
  return %a, %t : i7, tensor<?x3xi1>
}
func.func @main(%a: i8) -> i8 { return %a : i8 }
)");
  ASSERT_TRUE(parsed);
  ReconditionResult result = recondition(parsed->module.get(), 7);
  ASSERT_TRUE(result.inScope) << result.reason;
  EXPECT_EQ(result.executableFunctions, 2u);
  auto main = parsed->module->lookupSymbol<func::FuncOp>("main");
  ASSERT_TRUE(main);
  EXPECT_TRUE(main.isPublic());
  EXPECT_EQ(main.getNumArguments(), 0u);
  EXPECT_EQ(main.getNumResults(), 0u);
  unsigned calls = 0;
  main.walk([&](func::CallOp) { ++calls; });
  EXPECT_EQ(calls, 2u);
}

TEST(Recondition, SaysWhyItRefuses) {
  auto parsed = parseInput(R"(
func.func @main() { nvvm.barrier return }
)");
  ASSERT_TRUE(parsed);
  ReconditionResult result = recondition(parsed->module.get(), 7);
  EXPECT_FALSE(result.inScope);
  EXPECT_NE(result.reason.find("nvvm.barrier"), std::string::npos);
}

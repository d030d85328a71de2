//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "harness/input/ParsedInput.h"
#include "harness/reduce/Readable.h"

#include "mlir/IR/Verifier.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>

using namespace scion;
using testing::HasSubstr;
using testing::Not;

/// The program after one edit; "" if the edit, or the verifier, rejects it.
static std::string after(const Edit &edit, const char *program, size_t from = 0,
                         size_t to = 0) {
  std::optional<ParsedInput> input = parseInput(program);
  if (!input || from >= edit.count(*input->module))
    return "";
  if (!edit.apply(*input->module, from, to ? to : from + 1) ||
      mlir::failed(mlir::verify(*input->module)))
    return "";
  // As the shrinker goes on with it.
  std::optional<ParsedInput> again = parseInput(customText(*input->module));
  return again ? readableText(genericText(*again->module)) : "";
}

static const char loop[] = R"(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 7 : i32
  %y = arith.constant 9 : i32
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %s = arith.muli %a, %b : i32
    scf.yield %s, %b : i32, i32
  }
  vector.print %r#0 : i32
  return
})";

TEST(Edit, OpsBecomeOneOfTheirOperands) {
  // Targets are the ops in the order of the text, without terminators.
  std::string text = after(dropOps, loop, 6);
  EXPECT_THAT(text, HasSubstr("scf.yield %arg1, %arg2"));
  EXPECT_THAT(text, Not(HasSubstr("muli")));
}

TEST(Edit, ALoopBecomesWhatItBeginsWith) {
  std::string text = after(dropOps, loop, 5);
  EXPECT_THAT(text, Not(HasSubstr("scf.for")));
  EXPECT_THAT(text, HasSubstr("vector.print"));
}

TEST(Edit, OpsBecomeConstants) {
  EXPECT_THAT(after(constantOps, loop, 6), HasSubstr("scf.yield %c0_i32"));
}

TEST(Edit, BodiesTakeThePlaceOfTheirLoop) {
  std::string text = after(unwrapRegions, loop);
  EXPECT_THAT(text, HasSubstr("arith.muli %c7_i32, %c9_i32"));
  EXPECT_THAT(text, Not(HasSubstr("scf.for")));
}

TEST(Edit, CarriedValuesGo) {
  std::string text = after(dropCarried, loop, 1);
  EXPECT_THAT(text, HasSubstr("iter_args(%arg1 = %c7_i32) -> (i32)"));
  EXPECT_THAT(text, HasSubstr("arith.muli %arg1, %c9_i32"));
}

TEST(Edit, CarriedValuesOfAffineLoopsGo) {
  std::string text = after(dropCarried, R"(
func.func @f(%x: i32, %n: index) -> i32 {
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %s = arith.addi %a, %b : i32
    affine.yield %s, %s : i32, i32
  }
  return %r#1 : i32
})");
  EXPECT_THAT(text, HasSubstr("iter_args(%arg3 = %arg0) -> (i32)"));
}

static const char calls[] = R"(
func.func private @twice(%x: i32, %unused: i8) -> (i32, i32) {
  %s = arith.addi %x, %x : i32
  return %s, %x : i32, i32
}
func.func @main() {
  %x = arith.constant 7 : i32
  %u = arith.constant 1 : i8
  %r:2 = call @twice(%x, %u) : (i32, i8) -> (i32, i32)
  vector.print %r#0 : i32
  return
})";

TEST(Edit, FunctionsGoWithTheirCalls) {
  std::string text = after(dropSymbols, calls);
  EXPECT_THAT(text, Not(HasSubstr("@twice")));
  EXPECT_THAT(text, HasSubstr("vector.print %c7_i32"));
}

TEST(Edit, CallsBecomeBodies) {
  std::string text = after(inlineCalls, calls);
  EXPECT_THAT(text, HasSubstr("arith.addi %c7_i32, %c7_i32"));
  EXPECT_THAT(text, Not(HasSubstr("@twice")));
}

TEST(Edit, ArgumentsAndResultsGo) {
  EXPECT_THAT(after(dropArguments, calls, 1),
              HasSubstr("@twice(%c7_i32) : (i32) -> (i32, i32)"));
  EXPECT_THAT(after(dropResults, calls, 1),
              HasSubstr("@twice(%c7_i32, %c1_i8) : (i32, i8) -> i32"));
}

static const char blocks[] = R"(
func.func @main() {
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  vector.print punctuation <open>
  cf.br ^bb3
^bb2:
  vector.print punctuation <close>
  cf.br ^bb3
^bb3:
  return
})";

TEST(Edit, OneEdgeStays) {
  std::string text = after(dropEdges, blocks, 1);
  EXPECT_THAT(text, HasSubstr("<close>"));
  EXPECT_THAT(text, Not(HasSubstr("<open>")));
}

TEST(Edit, BlocksThatFollowEachOtherBecomeOne) {
  std::string text = after(mergeBlocks, R"(
func.func @main(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  return %y : i32
})");
  EXPECT_THAT(text, HasSubstr("return %arg0"));
  EXPECT_THAT(text, Not(HasSubstr("cf.br")));
}

TEST(Edit, ConstantsGetSimpler) {
  const char *program = R"(
memref.global @g : memref<3xi8> = dense<[5, 6, 7]>
func.func @main() {
  %x = arith.constant 40 : i32
  vector.print %x : i32
  return
})";
  EXPECT_THAT(after(simplerConstants, program, 0), HasSubstr("dense<0>"));
  EXPECT_THAT(after(simplerConstants, program, 4),
              HasSubstr("dense<[0, 1, 2]>"));
  EXPECT_THAT(after(simplerConstants, program, 6), HasSubstr("constant 1"));
  EXPECT_THAT(after(simplerConstants, program, 9), HasSubstr("constant 20"));
}

TEST(Edit, AffineBoundsGetSimpler) {
  const char *program = R"(
func.func @main() {
  affine.for %i = 3 to 30 step 4 {
  }
  return
})";
  EXPECT_THAT(after(simplerBounds, program, 0), HasSubstr("= 0 to 30 step 4"));
  EXPECT_THAT(after(simplerBounds, program, 2), HasSubstr("= 3 to 11 step 4"));
  EXPECT_THAT(after(simplerBounds, program, 4), HasSubstr("= 3 to 30 {"));
}

TEST(Edit, ShapesShrinkEverywhere) {
  const char *program = R"(
memref.global @g : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
func.func @main() {
  %g = memref.get_global @g : memref<8xi32>
  return
})";
  std::string text = after(smallerShapes, program, 3);
  EXPECT_THAT(text, HasSubstr("memref<2xi32> = dense<[1, 2]>"));
  EXPECT_THAT(text, Not(HasSubstr("8xi32")));
}

TEST(Edit, WidthsBecomeUsual) {
  const char *program = R"(
func.func @main() {
  %x = arith.constant 5 : i64
  %y = arith.addi %x, %x : i64
  vector.print %y : i64
  return
})";
  EXPECT_THAT(after(otherWidths, program),
              HasSubstr("vector.print %addi : i32"));
}

TEST(Edit, ShownValuesBecomePrints) {
  const char *program = R"(
func.func private @show(%m: memref<2xi32>) {
  return
}
func.func @main() {
  %g = memref.alloc() : memref<2xi32>
  call @show(%g) : (memref<2xi32>) -> ()
  return
})";
  // Its elements are the targets.
  EXPECT_THAT(after(plainPrints, program, 0),
              HasSubstr("memref.load %alloc[%c0]"));
  std::string text = after(plainPrints, program, 1);
  EXPECT_THAT(text, HasSubstr("memref.load %alloc[%c1]"));
  EXPECT_THAT(text, Not(HasSubstr("@show")));
}

TEST(Edit, AttributesGo) {
  std::string text = after(dropAttributes, R"(
func.func @main() attributes {odd.name} {
  %x = arith.constant 5 : i64
  %y = arith.addi %x, %x overflow<nsw> : i64
  vector.print %y : i64
  return
})",
                           0, 1000);
  EXPECT_EQ(text, ""); // the verifier wants some of them
  EXPECT_THAT(
      after(dropAttributes, "func.func private @f() attributes {odd}", 0),
      Not(HasSubstr("odd")));
}

TEST(Edit, NamesAreDistinct) {
  std::set<std::string> names;
  for (const Edit *edit : allEdits())
    EXPECT_TRUE(names.insert(edit->name).second) << edit->name;
}

TEST(ProgramSize, FewerOpsComeFirst) {
  auto sizeOfText = [](const char *program) {
    std::optional<ParsedInput> input = parseInput(program);
    return sizeOf(*input->module, genericText(*input->module));
  };
  auto small = sizeOfText("func.func private @a_long_name_that_has_many_letters"
                          "_and_then_some_more_of_them_to_be_sure()");
  auto large = sizeOfText("func.func @f() {\n return\n}");
  EXPECT_LT(small, large);
  EXPECT_LT(sizeOfText("memref.global @g : memref<i8> = dense<1>"),
            sizeOfText("memref.global @g : memref<i8> = dense<7>"));
}

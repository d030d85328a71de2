//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Why a program is not started, and what is said about it.
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"

#include "harness/input/ParsedInput.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::IsEmpty;

static std::optional<ParsedInput> parsedModule(std::string_view program) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input = parseInput(program, &problems);
  for (const std::string &problem : problems)
    ADD_FAILURE() << problem;
  return input;
}

static Outcome runRefused(std::string_view program) {
  std::optional<ParsedInput> input = parsedModule(program);
  return input ? execute(input->module.get()) : Outcome();
}

namespace {
struct Refused {
  const char *name;
  NotRunReason reason;
  const char *program, *message;
};
} // namespace

TEST(NotRun, EveryReason) {
  const Refused programs[] = {
      {"unknown function", NotRunReason::OutOfScope, R"(
llvm.func @system(!llvm.ptr) -> i32
llvm.func @main() {
  %p = llvm.mlir.zero : !llvm.ptr
  %x = llvm.call @system(%p) : (!llvm.ptr) -> i32
  llvm.return
})",
       "calls the unknown function system"},
      {"another signature", NotRunReason::OutOfScope, R"(
llvm.func @printI64(f64)
llvm.func @main() {
  %x = llvm.mlir.constant(1.0 : f64) : f64
  llvm.call @printI64(%x) : (f64) -> ()
  llvm.return
})",
       "declares 'printI64' with another signature"},
      {"scalable vectors", NotRunReason::OutOfScope, R"(
llvm.func @f(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  llvm.return %x : vector<[4]xi32>
}
llvm.func @main() {
  llvm.return
})",
       "uses scalable vectors"},
      {"inline assembly", NotRunReason::OutOfScope, R"(
llvm.func @main() {
  llvm.inline_asm has_side_effects "hlt", "" : () -> ()
  llvm.return
})",
       "uses inline assembly"},
      {"no main", NotRunReason::OutOfScope, "llvm.func @f() { llvm.return }",
       "has no public @main with a body"},
      {"main with arguments", NotRunReason::OutOfScope,
       "llvm.func @main(%x: i32) { llvm.return }",
       "@main takes arguments or returns more than a scalar"},
      {"undefined variable", NotRunReason::OutOfScope, R"(
llvm.mlir.global external @stdin() : !llvm.ptr
llvm.func @main() {
  %p = llvm.mlir.addressof @stdin : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return
})",
       "uses the undefined variable 'stdin'"},
      {"not lowered", NotRunReason::Untranslatable, R"(
func.func @main() { return })",
       "cannot be translated to LLVM IR: "
       "cannot be converted to LLVM IR: missing "
       "`LLVMTranslationDialectInterface`"
       " registration for dialect for op: func.func"},
      {"attributes that exclude each other", NotRunReason::InvalidLLVMIR, R"(
llvm.func @f() attributes {passthrough = ["noinline", "alwaysinline"]} {
  llvm.return
}
llvm.func @main() {
  llvm.return
})",
       "invalid LLVM IR: Attributes 'noinline and alwaysinline' are "
       "incompatible!"},
      {"an error of code generation", NotRunReason::Codegen, R"(
llvm.func @printI64(i64) attributes {passthrough = [["dontcall-error", "no"]]}
llvm.func @main() {
  %x = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
})",
       "code generation: call to"},
      // A function of compiler-rt, which the runtime does not have.
      {"a missing symbol", NotRunReason::Link, R"(
llvm.mlir.global @x(1.0 : f128) : f128
llvm.func @main() {
  %p = llvm.mlir.addressof @x : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> f128
  %y = llvm.fadd %x, %x : f128
  llvm.store %y, %p : f128, !llvm.ptr
  llvm.return
})",
       "linking: Symbols not found: [ __addtf3 ]"},
      {"a constant as callee", NotRunReason::OutOfScope, R"(
llvm.func @main() {
  %x = llvm.mlir.constant(4096 : i64) : i64
  %p = llvm.inttoptr %x : i64 to !llvm.ptr
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
})",
       "calls an address"},
      {"values of many parts", NotRunReason::OutOfScope, R"(
llvm.func @main() {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x !llvm.array<256 x array<257 x i8>> : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> !llvm.array<256 x array<257 x i8>>
  llvm.store %x, %p : !llvm.array<256 x array<257 x i8>>, !llvm.ptr
  llvm.return
})",
       "uses values of too many parts"},
      {"a switch without cases", NotRunReason::OutOfScope, R"(
llvm.func @main() -> i32 {
  %x = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %x : i32, ^end(%x : i32) [
  ]
^end(%r: i32):
  llvm.return %r : i32
})",
       "a switch without cases"},
  };
  for (const Refused &one : programs) {
    Outcome outcome = runRefused(one.program);
    EXPECT_EQ(outcome.kind, Outcome::Kind::NotRun) << one.name;
    EXPECT_EQ(outcome.notRunReason, one.reason) << one.name;
    EXPECT_EQ(outcome.limit, Limit::None) << one.name;
    EXPECT_EQ(outcome.fuelUsed, 0u) << one.name;
    EXPECT_THAT(outcome.message, HasSubstr(one.message)) << one.name;
  }
}

TEST(NotRun, TheFirstErrorOfTheTranslationIsKept) {
  std::optional<ParsedInput> input = parsedModule(R"(llvm.func @main() {
  %x = llvm.mlir.constant(1.0 : f32) : f32
  %y = math.sin %x : f32
  %z = arith.negf %x : f32
  llvm.return
})");
  CompileProblem problem;
  EXPECT_FALSE(Executor::global().compile(input->module.get(), 0, problem));
  EXPECT_EQ(problem.reason, NotRunReason::Untranslatable);
  EXPECT_EQ(problem.message,
            "cannot be translated to LLVM IR: cannot be converted to LLVM IR: "
            "missing `LLVMTranslationDialectInterface` registration for "
            "dialect for op: math.sin");
  EXPECT_EQ(problem.location, "input:3:8");
  // The next pass over this context is not blamed for it.
  EXPECT_THAT(input->context.takeDiagnostics(), IsEmpty());
}

TEST(NotRun, AProblemIsOfTheLastProgram) {
  CompileProblem problem;
  std::optional<ParsedInput> bad =
      parsedModule("llvm.func @main() {\n  %x = llvm.mlir.zero : !llvm.ptr\n  "
                   "%m = memref.alloc() : memref<i32>\n  llvm.return }");
  EXPECT_FALSE(Executor::global().compile(bad->module.get(), 0, problem));
  EXPECT_EQ(problem.reason, NotRunReason::Untranslatable);
  std::optional<ParsedInput> good =
      parsedModule("llvm.func @main() { llvm.return }");
  EXPECT_TRUE(Executor::global().compile(good->module.get(), 0, problem));
  EXPECT_EQ(problem.reason, NotRunReason::None);
  EXPECT_EQ(problem.message, "");
  std::optional<ParsedInput> other =
      parsedModule("llvm.func @f() { llvm.return }");
  EXPECT_FALSE(Executor::global().compile(other->module.get(), 0, problem));
  EXPECT_EQ(problem.reason, NotRunReason::OutOfScope);
  EXPECT_EQ(problem.location, "");
}

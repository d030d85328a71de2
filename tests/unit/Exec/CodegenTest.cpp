//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Codegen.h"
#include "harness/exec/Outcome.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include "gtest/gtest.h"

#include <array>

using namespace scion;

/// Programs that code generation keeps notes of: constant pools, jump tables,
/// globals, thread locals, many blocks, vectors, big frames, several functions.
static constexpr std::array programs = {
    "define void @main() { ret void }",
    R"(
      @table = internal global [4 x double] [double 1.0, double 2.5,
                                             double 3.0, double 4.75]
      define double @sum(i64 %n) {
      entry:
        br label %head
      head:
        %i = phi i64 [ 0, %entry ], [ %next, %body ]
        %s = phi double [ 0.0, %entry ], [ %t, %body ]
        %more = icmp ult i64 %i, %n
        br i1 %more, label %body, label %done
      body:
        %p = getelementptr [4 x double], ptr @table, i64 0, i64 %i
        %x = load double, ptr %p
        %y = fmul double %x, 1.25
        %t = fadd double %s, %y
        %next = add i64 %i, 1
        br label %head
      done:
        ret double %s
      }
      define void @main() {
        %r = call double @sum(i64 4)
        ret void
      })",
    R"(
      define i32 @pick(i32 %x) {
        switch i32 %x, label %other [ i32 0, label %a i32 1, label %b
                                      i32 2, label %c i32 3, label %d
                                      i32 4, label %e ]
      a:
        ret i32 17
      b:
        ret i32 4
      c:
        ret i32 99
      d:
        ret i32 -3
      e:
        ret i32 1000
      other:
        ret i32 0
      }
      define void @main() {
        %r = call i32 @pick(i32 3)
        ret void
      })",
    R"(
      define <4 x float> @mix(<4 x float> %a, <4 x float> %b) {
        %c = shufflevector <4 x float> %a, <4 x float> %b,
                           <4 x i32> <i32 0, i32 5, i32 2, i32 7>
        %d = fadd <4 x float> %c, <float 1.0, float 2.0, float 3.0, float 4.0>
        ret <4 x float> %d
      }
      define void @main() {
        %big = alloca [4096 x i8]
        %r = call <4 x float> @mix(<4 x float> zeroinitializer,
                                   <4 x float> splat (float 2.0))
        store <4 x float> %r, ptr %big
        ret void
      })",
};

static std::string objectOf(Codegen &codegen, const char *text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic syntax;
  std::unique_ptr<llvm::Module> program =
      llvm::parseAssemblyString(text, syntax, context);
  EXPECT_TRUE(program) << syntax.getMessage().str();
  if (!program)
    return "";
  CompileProblem problem;
  Codegen::Times times;
  std::unique_ptr<llvm::MemoryBuffer> object =
      codegen.emit(*program, problem, times);
  EXPECT_TRUE(object) << problem.message;
  return object ? object->getBuffer().str() : "";
}

/// A result must not depend on the programs before it.
TEST(Codegen, EmitsTheSameAfterOtherPrograms) {
  for (unsigned level : {0u, 2u}) {
    Codegen kept(level);
    for (size_t i = 0; i < 3 * programs.size() * programs.size(); ++i) {
      // Each one after each other one.
      const char *text = programs[(i + i / programs.size()) % programs.size()];
      Codegen fresh(level);
      std::string object = objectOf(fresh, text);
      ASSERT_FALSE(object.empty());
      EXPECT_EQ(objectOf(kept, text), object) << "program " << i;
    }
  }
}

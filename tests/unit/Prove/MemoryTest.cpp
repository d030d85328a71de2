//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process that answers many questions needs no more memory for the later
// ones.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/prove/Prove.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <cstdio>

#include <malloc.h>
#include <sys/resource.h>

using namespace scion;
using namespace scion::prove;

namespace {
/// Pairs of functions that are decided by different means: the solver (proved,
/// and refuted), boundary values, all inputs, unknown functions.
class Questions {
public:
  Questions()
      : before(parseInput(text("muli %b, %a", "xori %x, %a", "3405691582",
                               "divui %a, %b", "math.exp %c"))),
        after(mlir::parseSourceString<mlir::ModuleOp>(
            text("muli %a, %b", "xori %a, %x", "3405691583", "divui %b, %a",
                 "math.exp %d"),
            &*before->context)) {}

  void ask(unsigned times) {
    for (unsigned i = 0; i < times; ++i)
      ++verdicts[prove::prove(*before->module, *after,
                              "f" + std::to_string(i % 5))
                     .kind];
  }

  unsigned verdicts[4] = {};

private:
  static std::string text(const std::string &product, const std::string &mixed,
                          const std::string &constant,
                          const std::string &quotient,
                          const std::string &function) {
    return "func.func @f0(%a: i32, %b: i32) -> i32 {\n  %x = arith." + product +
           " : i32\n  %r = arith." + mixed +
           " : i32\n  return %r : i32\n}\n"
           "func.func @f1(%a: i32) -> i1 {\n  %h = arith.constant 7919 : i32\n"
           "  %m = arith.muli %a, %h : i32\n  %c = arith.constant " +
           constant +
           " : i32\n  %r = arith.cmpi eq, %m, %c : i32\n  return %r : i1\n}\n"
           "func.func @f2(%a: i8, %b: i8) -> i8 {\n  %r = arith." +
           quotient +
           " : i8\n  return %r : i8\n}\n"
           "func.func @f3(%a: i4, %b: i4) -> i4 {\n  %x = arith." +
           product + " : i4\n  %r = arith." + mixed +
           " : i4\n  return %r : i4\n}\n"
           "func.func @f4(%c: f32, %d: f32) -> f32 {\n  %r = " +
           function + " : f32\n  return %r : f32\n}\n";
  }

  std::optional<ParsedInput> before;
  mlir::OwningOpRef<mlir::ModuleOp> after;
};
} // namespace

static size_t bytesInUse() { return mallinfo2().uordblks; }

TEST(MemoryTest, ManyQuestionsKeepNothing) {
  Questions questions;
  questions.ask(500);
  size_t first = bytesInUse();
  questions.ask(2000);
  EXPECT_LT(bytesInUse(), first + (256 << 10));
  EXPECT_GT(questions.verdicts[Verdict::Proved], 0u);
  EXPECT_GT(questions.verdicts[Verdict::Refuted], 0u);
}

/// The figures of docs/measurements/Proof.md.
TEST(MemoryTest, DISABLED_AHundredThousandQuestions) {
  Questions questions;
  unsigned asked = 0;
  for (unsigned next : {1'000, 10'000, 50'000, 100'000}) {
    questions.ask(next - asked);
    asked = next;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%u questions: %zu KiB in use, %ld KiB at most, %ld s\n", asked,
                bytesInUse() >> 10, usage.ru_maxrss, usage.ru_utime.tv_sec);
  }
}

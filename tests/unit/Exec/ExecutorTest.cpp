//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"

#include "harness/input/ParsedInput.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <csignal>
#include <map>

using namespace scion;
using testing::HasSubstr;

static std::optional<ParsedInput> parsed(std::string_view program) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input = parseInput(program, &problems);
  for (const std::string &problem : problems)
    ADD_FAILURE() << problem;
  return input;
}

static Outcome run(std::string_view program, const ExecOptions &options = {}) {
  std::optional<ParsedInput> input = parsed(program);
  return input ? execute(input->module.get(), options)
               : Outcome::notRun(NotRunReason::None, "does not parse");
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

#if __has_feature(address_sanitizer)
static constexpr bool hasAsan = true;
#else
static constexpr bool hasAsan = false;
#endif

namespace {
struct Fault {
  const char *name;
  Outcome::Kind kind;
  TrapKind trap;
  bool needsAsan;
  const char *program;

  friend std::ostream &operator<<(std::ostream &stream, const Fault &fault) {
    return stream << fault.name;
  }
};
} // namespace

static constexpr auto Trapped = Outcome::Kind::Trapped;
static constexpr auto Poisoned = Outcome::Kind::Poisoned;

// Every program prints 1 before its fault and would print 2 after it.
static const Fault faults[] = {
    {"HeapRead", Trapped, TrapKind::HeapOverflow, true, R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %size = llvm.mlir.constant(16 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load volatile %q : !llvm.ptr -> i64
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"HeapWrite", Trapped, TrapKind::HeapOverflow, false, R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(12 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.mlir.constant(7 : i32) : i32
  llvm.store volatile %x, %q : i32, !llvm.ptr
  llvm.return
})"},
    {"HeapBulkWrite", Trapped, TrapKind::HeapOverflow, false, R"(
llvm.mlir.global @length(65 : i64) : i64
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %size = llvm.mlir.constant(64 : i64) : i64
  %byte = llvm.mlir.constant(3 : i8) : i8
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %a = llvm.mlir.addressof @length : !llvm.ptr
  %n = llvm.load %a : !llvm.ptr -> i64
  "llvm.intr.memset"(%p, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"StackBuffer", Trapped, TrapKind::StackOverflow, true, R"(
llvm.mlir.global @place(4 : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %a = llvm.mlir.addressof @place : !llvm.ptr
  %i = llvm.load %a : !llvm.ptr -> i64
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store volatile %two, %q : i64, !llvm.ptr
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"Global", Trapped, TrapKind::GlobalOverflow, true, R"(
llvm.mlir.global @place(3 : i64) : i64
llvm.mlir.global @data(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @place : !llvm.ptr
  %i = llvm.load %a : !llvm.ptr -> i64
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load volatile %q : !llvm.ptr -> i32
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"UseAfterFree", Trapped, TrapKind::UseAfterFree, true, R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %size = llvm.mlir.constant(16 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"UseAfterScope", Trapped, TrapKind::UseAfterScope, true, R"(
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store volatile %two, %p : i64, !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.store volatile %two, %p : i64, !llvm.ptr
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"FreedTwice", Trapped, TrapKind::InvalidFree, false, R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%one) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"Null", Trapped, TrapKind::NullAccess, false, R"(
llvm.mlir.global @place(8 : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @place : !llvm.ptr
  %i = llvm.load %a : !llvm.ptr -> i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"BadAddress", Trapped, TrapKind::BadAccess, false, R"(
llvm.mlir.global @place(0x0123456789abcdef : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @place : !llvm.ptr
  %i = llvm.load %a : !llvm.ptr -> i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"Division", Trapped, TrapKind::Division, false, R"(
llvm.mlir.global @zero(0 : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @zero : !llvm.ptr
  %i = llvm.load volatile %a : !llvm.ptr -> i64
  %x = llvm.sdiv %one, %i : i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
})"},
    {"IllegalInstruction", Trapped, TrapKind::IllegalInstruction, false, R"(
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
})"},
    {"Abort", Trapped, TrapKind::Abort, false, R"(
llvm.func @printI64(i64)
llvm.func @abort()
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
})"},
    // Larger than the stack and its guard pages together: the first access
    // below would miss them, were not each page of the frame touched in turn.
    {"StackExhaustion", Poisoned, TrapKind::None, false, R"(
llvm.mlir.global @size(0x40000000 : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @size : !llvm.ptr
  %n = llvm.load volatile %a : !llvm.ptr -> i64
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.store volatile %two, %p : i64, !llvm.ptr
  llvm.call @printI64(%two) : (i64) -> ()
  llvm.return
})"},
    {"EndlessLoop", Poisoned, TrapKind::None, false, R"(
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  llvm.br ^loop
^loop:
  llvm.br ^loop
})"},
    // Two entries into the loop: it has no header that dominates it.
    {"EndlessIrreducibleLoop", Poisoned, TrapKind::None, false, R"(
llvm.mlir.global @choice(1 : i1) : i1
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %a = llvm.mlir.addressof @choice : !llvm.ptr
  %c = llvm.load volatile %a : !llvm.ptr -> i1
  llvm.cond_br %c, ^left, ^right
^left:
  %d = llvm.load volatile %a : !llvm.ptr -> i1
  llvm.br ^right
^right:
  %e = llvm.load volatile %a : !llvm.ptr -> i1
  llvm.br ^left
})"},
    {"EndlessRecursion", Poisoned, TrapKind::None, false, R"(
llvm.func @printI64(i64)
llvm.func @down(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %x, %p : i64, !llvm.ptr
  %y = llvm.call @down(%x) : (i64) -> i64
  %z = llvm.load volatile %p : !llvm.ptr -> i64
  %w = llvm.add %y, %z : i64
  llvm.return %w : i64
}
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %x = llvm.call @down(%one) : (i64) -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
})"},
    {"MemoryCap", Poisoned, TrapKind::None, false, R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(0x10000000 : i64) : i64
  llvm.call @printI64(%one) : (i64) -> ()
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.store volatile %one, %p : i64, !llvm.ptr
  llvm.call @printI64(%one) : (i64) -> ()
  llvm.return
})"},
    {"EndlessPrinting", Poisoned, TrapKind::None, false, R"(
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop
^loop:
  llvm.call @printI64(%one) : (i64) -> ()
  llvm.br ^loop
})"},
};

static const char healthy[] = R"(
llvm.mlir.global @value(dense<[40, 41, 42]> : tensor<3xi64>) : !llvm.array<3 x i64>
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() {
  %size = llvm.mlir.constant(8 : i64) : i64
  %g = llvm.mlir.addressof @value : !llvm.ptr
  %q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%y) : (i64) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
})";

class FaultGuardTest : public testing::TestWithParam<Fault> {};

TEST_P(FaultGuardTest, IsAnOutcome) {
  const Fault &fault = GetParam();
  if (fault.needsAsan && !hasAsan)
    GTEST_SKIP() << "needs AddressSanitizer";
  for (unsigned optLevel : {0u, 2u}) {
    ExecOptions options;
    options.optLevel = optLevel;
    options.maxTrace = 1000;
    options.fuel = 2'000'000;
    // At O2 the result is arbitrary if the IR has undefined behaviour.
    if (optLevel && fault.kind == Trapped && fault.trap != TrapKind::Abort &&
        fault.trap != TrapKind::IllegalInstruction)
      continue;
    Outcome outcome = run(fault.program, options);
    EXPECT_EQ(outcome.kind, fault.kind) << outcome.str();
    EXPECT_EQ(outcome.trap, fault.trap) << outcome.str();
    ASSERT_GE(outcome.trace.size(), 1u);
    EXPECT_EQ(outcome.trace.describe(outcome.trace.observations()[0]), "i64 1");
    EXPECT_EQ(run(healthy).str(), "1: i64 42\nfinished\n");
  }
}

INSTANTIATE_TEST_SUITE_P(Faults, FaultGuardTest, testing::ValuesIn(faults),
                         [](const testing::TestParamInfo<Fault> &info) {
                           return info.param.name;
                         });

TEST(FaultGuard, Catches30Of30OfEachKindInOneProcess) {
  constexpr unsigned rounds = 30;
  ExecOptions options;
  options.maxTrace = 1000;
  options.fuel = 100'000;
  std::map<std::string, unsigned> caught;
  unsigned expected = 0;
  for (const Fault &fault : faults)
    expected += fault.needsAsan && !hasAsan ? 0 : rounds;
  for (unsigned round = 0; round < rounds; ++round)
    for (const Fault &fault : faults) {
      if (fault.needsAsan && !hasAsan)
        continue;
      Outcome outcome = run(fault.program, options);
      caught[fault.name] +=
          outcome.kind == fault.kind && outcome.trap == fault.trap;
    }
  unsigned sum = 0;
  for (const auto &[name, count] : caught) {
    EXPECT_EQ(count, rounds) << name;
    sum += count;
  }
  EXPECT_EQ(sum, expected);
  RecordProperty("caught", int(sum));
  // The process still works, host code included.
  EXPECT_EQ(run(healthy).str(), "1: i64 42\nfinished\n");
  std::vector<int> host(1000, 1);
  EXPECT_EQ(std::count(host.begin(), host.end(), 1), 1000);
}

TEST(FaultGuard, GivesSignalHandlersBack) {
  constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  auto handlers = [&] {
    std::vector<void *> list;
    for (int signal : signals) {
      struct sigaction action;
      sigaction(signal, nullptr, &action);
      list.push_back(reinterpret_cast<void *>(action.sa_sigaction));
    }
    stack_t stack;
    sigaltstack(nullptr, &stack);
    list.push_back(stack.ss_sp);
    return list;
  };
  std::vector<void *> before = handlers();
  ExecOptions quick;
  quick.fuel = 10'000;
  quick.maxTrace = 100;
  for (const Fault &fault : faults)
    if (!fault.needsAsan || hasAsan)
      run(fault.program, quick);
  EXPECT_EQ(handlers(), before);
}

//===----------------------------------------------------------------------===//
// Limits and determinism
//===----------------------------------------------------------------------===//

/// Prints 0, 1, 2 ... for ever.
static const char counting[] = R"(
llvm.func @printI64(i64)
llvm.func @main() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  llvm.call @printI64(%i) : (i64) -> ()
  %j = llvm.add %i, %one : i64
  llvm.br ^loop(%j : i64)
})";

TEST(Executor, FuelIsCountedNotMeasured) {
  ExecOptions options;
  options.fuel = 500;
  Outcome outcome = run(counting, options);
  EXPECT_EQ(outcome.kind, Poisoned);
  EXPECT_EQ(outcome.message, "out of fuel");
  // One for @main, one for each turn.
  EXPECT_EQ(outcome.trace.size(), 499u);
  for (unsigned i = 0; i < 5; ++i)
    EXPECT_EQ(run(counting, options).trace.size(), 499u);
}

TEST(Executor, BulkWorkCostsFuel) {
  const char program[] = R"(
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %size = llvm.mlir.constant(0x1000000 : i64) : i64
  %byte = llvm.mlir.constant(3 : i8) : i8
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.br ^loop
^loop:
  "llvm.intr.memset"(%p, %byte, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.br ^loop
})";
  EXPECT_EQ(run(program).message, "out of fuel");
}

/// Prints what malloc gives and what an alloca holds, unwritten.
static const char uninitialised[] = R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %size = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  %q = llvm.alloca %size x i64 : (i64) -> !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i64
  llvm.call @printI64(%y) : (i64) -> ()
  llvm.return
})";

TEST(Executor, FreshMemoryHoldsTheFill) {
  ExecOptions options;
  options.fill = 0x11;
  EXPECT_EQ(run(uninitialised, options).str(),
            "1: i64 1229782938247303441\n2: i64 1229782938247303441\n"
            "finished\n");
  options.fill = 0xff;
  EXPECT_EQ(run(uninitialised, options).str(),
            "1: i64 -1\n2: i64 -1\nfinished\n");
}

TEST(Executor, RunsAgainFromTheSameGlobals) {
  std::optional<ParsedInput> input = parsed(R"(
llvm.mlir.global @counter(5 : i64) : i64
llvm.func @printI64(i64)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  %y = llvm.add %x, %one : i64
  llvm.store %y, %p : i64, !llvm.ptr
  llvm.call @printI64(%y) : (i64) -> ()
  llvm.return
})");
  for (unsigned optLevel : {0u, 2u}) {
    CompileProblem problem;
    auto compiled =
        Executor::global().compile(input->module.get(), optLevel, problem);
    ASSERT_TRUE(compiled) << problem.message;
    for (unsigned i = 0; i < 3; ++i)
      EXPECT_EQ(compiled->run({}).str(), "1: i64 6\nfinished\n");
  }
}

TEST(Executor, RunsConstructors) {
  EXPECT_EQ(run(R"(
llvm.mlir.global @value(1 : i64) : i64
llvm.func @printI64(i64)
llvm.func @begin() {
  %x = llvm.mlir.constant(9 : i64) : i64
  %p = llvm.mlir.addressof @value : !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.return
}
llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @main() {
  %p = llvm.mlir.addressof @value : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
})")
                .str(),
            "1: i64 9\nfinished\n");
}

TEST(Executor, RemembersOutcomesByKey) {
  std::optional<ParsedInput> input = parsed(healthy);
  Executor executor;
  ExecOptions options;
  options.key = 77;
  std::string first = executor.run(input->module.get(), options).str();
  EXPECT_EQ(executor.run(input->module.get(), options).str(), first);
  EXPECT_EQ(executor.statistics().remembered, 1u);
  EXPECT_EQ(executor.statistics().ran, 1u);
  options.fill = 1; // another question
  executor.run(input->module.get(), options);
  EXPECT_EQ(executor.statistics().ran, 2u);
  options.stackSize *= 2; // and another
  executor.run(input->module.get(), options);
  EXPECT_EQ(executor.statistics().ran, 3u);
  executor.forgetOutcomes();
  executor.run(input->module.get(), options);
  EXPECT_EQ(executor.statistics().ran, 4u);
  options.key.reset();
  executor.run(input->module.get(), options);
  EXPECT_EQ(executor.statistics().ran, 5u);
  EXPECT_EQ(executor.statistics().remembered, 1u);
}

TEST(Executor, MemoryStaysFlat) {
  auto resident = [] {
    unsigned long total = 0, pages = 0;
    FILE *file = std::fopen("/proc/self/statm", "r");
    EXPECT_EQ(std::fscanf(file, "%lu %lu", &total, &pages), 2);
    std::fclose(file);
    return pages * 4096ul;
  };
  std::optional<ParsedInput> input = parsed(healthy);
  for (unsigned i = 0; i < 200; ++i)
    execute(input->module.get());
  auto before = resident();
  for (unsigned i = 0; i < 500; ++i)
    execute(input->module.get());
  auto after = resident();
  // AddressSanitizer's quarantine keeps what LLVM frees for a while.
  EXPECT_LT(after, before + ((hasAsan ? 400ul : 16ul) << 20));
}

//===----------------------------------------------------------------------===//
// Scope
//===----------------------------------------------------------------------===//

TEST(Executor, ProgramsOwnNamesAreItsOwn) {
  EXPECT_EQ(run(R"(
llvm.func @printI64(i64)
llvm.func @malloc(%x: i64) -> i64 {
  %y = llvm.add %x, %x : i64
  llvm.return %y : i64
}
llvm.func @system(%x: i64) -> i64 {
  %y = llvm.call @malloc(%x) : (i64) -> i64
  llvm.return %y : i64
}
llvm.mlir.global @__scion_fuel(3 : i64) : i64
llvm.func @main() {
  %x = llvm.mlir.constant(21 : i64) : i64
  %y = llvm.call @system(%x) : (i64) -> i64
  llvm.call @printI64(%y) : (i64) -> ()
  llvm.return
})")
                .str(),
            "1: i64 42\nfinished\n");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each limit of a run, what a run used, and sizes beyond all limits.
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"

#include "harness/input/ParsedInput.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static Outcome run(const std::string &program,
                   const ExecOptions &options = {}) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input = parseInput(program, &problems);
  for (const std::string &problem : problems)
    ADD_FAILURE() << problem;
  return input ? execute(input->module.get(), options) : Outcome();
}

/// `body` as @main, with what it may call.
static std::string mainWith(const std::string &body) {
  return R"(
llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @calloc(i64, i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @abort()
llvm.func @main() {
)" + body +
         "  llvm.return\n}\n";
}

static std::string constant(const char *name, uint64_t value) {
  return "  %" + std::string(name) + " = llvm.mlir.constant(" +
         std::to_string(int64_t(value)) + " : i64) : i64\n";
}

/// %p0, %p1, … are blocks of these sizes.
static std::string mallocs(const std::vector<uint64_t> &sizes) {
  std::string text;
  for (size_t i = 0; i < sizes.size(); ++i) {
    std::string number = std::to_string(i);
    text += constant(("s" + number).c_str(), sizes[i]) + "  %p" + number +
            " = llvm.call @malloc(%s" + number + ") : (i64) -> !llvm.ptr\n";
  }
  return text;
}

static std::string freed(unsigned number) {
  return "  llvm.call @free(%p" + std::to_string(number) +
         ") : (!llvm.ptr) -> ()\n";
}

/// A loop with `turns` iterations.
static std::string loop(uint64_t turns) {
  return constant("turns", turns) + constant("zero", 0) + constant("one", 1) +
         R"(
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %j = llvm.add %i, %one : i64
  %c = llvm.icmp "ult" %j, %turns : i64
  llvm.cond_br %c, ^loop(%j : i64), ^end
^end:
)";
}

static const char endlessLoop[] = "  llvm.br ^loop\n^loop:\n  llvm.br ^loop\n"
                                  "^end:\n";

/// Needs about `depth` KB of stack.
static std::string recursion(unsigned depth) {
  return R"(
llvm.func @printI64(i64)
llvm.func @down(%n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(128 : i64) : i64
  %p = llvm.alloca %size x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %c = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %c, ^end(%zero : i64), ^more
^more:
  %m = llvm.sub %n, %one : i64
  %r = llvm.call @down(%m) : (i64) -> i64
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  %s = llvm.add %r, %x : i64
  llvm.br ^end(%s : i64)
^end(%result: i64):
  llvm.return %result : i64
}
llvm.func @main() {
)" + constant("n", depth) +
         R"(
  %r = llvm.call @down(%n) : (i64) -> i64
  llvm.call @printI64(%r) : (i64) -> ()
  llvm.return
}
)";
}

static constexpr uint64_t MiB = uint64_t(1) << 20;
static constexpr uint64_t GiB = uint64_t(1) << 30;

//===----------------------------------------------------------------------===//
// Costs of a run
//===----------------------------------------------------------------------===//

TEST(Usage, FuelIsEntriesOfFunctionsAndLoopHeaders) {
  EXPECT_EQ(run(mainWith("")).fuelUsed, 1u);
  Outcome outcome = run(mainWith(loop(100)));
  EXPECT_EQ(outcome.str(), "finished\n");
  EXPECT_EQ(outcome.fuelUsed, 101u);
}

TEST(Usage, MemoryIsTheMostThatWasLiveAtOnce) {
  EXPECT_EQ(run(mainWith("")).memoryUsed, 0u);
  EXPECT_EQ(run(mainWith(mallocs({1000, 600}))).memoryUsed, 1600u);
  EXPECT_EQ(run(mainWith(mallocs({1000}) + freed(0))).memoryUsed, 1000u);
  // 1000 and then, alone, 600.
  EXPECT_EQ(run(mainWith(mallocs({1000}) + freed(0) + R"(
  %n = llvm.mlir.constant(600 : i64) : i64
  %q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
)"))
                .memoryUsed,
            1000u);
}

TEST(Usage, IsKnownOfRunsThatDoNotFinish) {
  Outcome trapped =
      run(mainWith(mallocs({640}) + "  llvm.call @abort() : () -> ()\n"));
  EXPECT_EQ(trapped.trap, TrapKind::Abort);
  EXPECT_EQ(trapped.fuelUsed, 1u + 1 + 10); // @main, malloc, its bytes
  EXPECT_EQ(trapped.memoryUsed, 640u);

  ExecOptions options;
  options.fuel = 1000;
  Outcome poisoned = run(mainWith(mallocs({64}) + endlessLoop), options);
  EXPECT_EQ(poisoned.limit, Limit::Fuel);
  EXPECT_EQ(poisoned.fuelUsed, 1000u);
  EXPECT_EQ(poisoned.memoryUsed, 64u);
}

TEST(Usage, IsForgottenByTheNextRun) {
  run(mainWith(mallocs({1000}) + loop(50)));
  Outcome outcome = run(mainWith(""));
  EXPECT_EQ(outcome.fuelUsed, 1u);
  EXPECT_EQ(outcome.memoryUsed, 0u);
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

TEST(Limits, Fuel) {
  Outcome outcome = run(mainWith(endlessLoop));
  EXPECT_EQ(outcome.str(), "poisoned: out of fuel\n");
  EXPECT_EQ(outcome.limit, Limit::Fuel);
  EXPECT_EQ(outcome.fuelUsed, 10'000'000u);
  EXPECT_FALSE(outcome.isComparable());
}

TEST(Limits, FuelMayBeABillionAndMore) {
  ExecOptions options;
  options.fuel = 1'000'000'000;
  Outcome outcome = run(mainWith(endlessLoop), options);
  EXPECT_EQ(outcome.limit, Limit::Fuel);
  EXPECT_EQ(outcome.fuelUsed, 1'000'000'000u);

  for (uint64_t fuel : {uint64_t(1) << 32, uint64_t(1) << 63, UINT64_MAX}) {
    options.fuel = fuel;
    outcome = run(mainWith(loop(100)), options);
    EXPECT_EQ(outcome.str(), "finished\n") << fuel;
    EXPECT_EQ(outcome.fuelUsed, 101u) << fuel;
  }
}

TEST(Limits, Memory) {
  Outcome outcome = run(mainWith(mallocs({1000, 100 * MiB})));
  EXPECT_EQ(outcome.kind, Outcome::Kind::Poisoned);
  EXPECT_EQ(outcome.limit, Limit::Memory);
  EXPECT_EQ(outcome.message,
            "memory cap reached: 104857600 bytes beside 1000 live ones");
  EXPECT_EQ(outcome.memoryUsed, 1000u);

  // The cap is what may be live, not more.
  ExecOptions options;
  options.memoryCap = 1000;
  EXPECT_EQ(run(mainWith(mallocs({1000})), options).limit, Limit::None);
  EXPECT_EQ(run(mainWith(mallocs({1001})), options).limit, Limit::Memory);
  EXPECT_EQ(run(mainWith(mallocs({600, 400})), options).limit, Limit::None);
  EXPECT_EQ(run(mainWith(mallocs({600, 401})), options).limit, Limit::Memory);
}

TEST(Limits, MemoryThatWasFreedIsNotUsedAgain) {
  std::string sixteen, four;
  for (unsigned i = 0; i < 16; ++i) {
    std::string number = std::to_string(i);
    std::string text = "  %p" + number +
                       " = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n" +
                       freed(i);
    sixteen += text;
    if (i < 4)
      four += text;
  }
  ExecOptions options;
  options.memoryCap = MiB;
  std::string size = constant("n", MiB / 2);
  EXPECT_EQ(run(mainWith(size + four), options).str(), "finished\n");
  Outcome outcome = run(mainWith(size + sixteen), options);
  EXPECT_EQ(outcome.limit, Limit::Memory);
  EXPECT_THAT(outcome.message, HasSubstr("no space left for 524288 bytes"));
  EXPECT_EQ(outcome.memoryUsed, MiB / 2);
}

TEST(Limits, ASizeIsNotWork) {
  ExecOptions options;
  options.fuel = 5;
  EXPECT_EQ(run(mainWith(mallocs({GiB})), options).limit, Limit::Memory);
  EXPECT_EQ(run(mainWith(mallocs({uint64_t(1) << 46})), options).limit,
            Limit::Memory);
  // Allocations cost.
  EXPECT_EQ(run(mainWith(mallocs({MiB})), options).limit, Limit::Fuel);
}

/// Prints the address of its first block, and uses three of 360 MiB.
static std::string large() {
  std::string text = constant("n", 360 * MiB) + constant("one", 1);
  for (unsigned i = 0; i < 3; ++i) {
    std::string number = std::to_string(i);
    text +=
        "  %p" + number + " = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n" +
        "  %q" + number + " = llvm.getelementptr %p" + number +
        "[377487359] : (!llvm.ptr) -> !llvm.ptr, i8\n" + "  %b" + number +
        " = llvm.load volatile %q" + number + " : !llvm.ptr -> i8\n" + "  %w" +
        number + " = llvm.zext %b" + number + " : i8 to i64\n" +
        "  llvm.call @printI64(%w" + number + ") : (i64) -> ()\n" + freed(i);
  }
  return mainWith(text);
}

static const char showAddress[] = R"(
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.call @printI64(%a) : (i64) -> ()
)";

TEST(Limits, MemoryMayBeMoreThanAGigabyte) {
  std::string before = run(mainWith(showAddress)).str();
  ExecOptions options;
  options.fuel = 1'000'000'000;
  options.memoryCap = 512 * MiB;
  options.fill = 7;
  Outcome outcome = run(large(), options);
  EXPECT_EQ(outcome.str(), "1: i64 7\n2: i64 7\n3: i64 7\nfinished\n");
  EXPECT_EQ(outcome.memoryUsed, 360 * MiB);

  // As much address space as there is, for a program that needs little.
  options.memoryCap = UINT64_MAX;
  EXPECT_EQ(run(mainWith(mallocs({1000})), options).str(), "finished\n");
  EXPECT_EQ(run(mainWith(mallocs({17 * GiB})), options).limit, Limit::Memory);

  // The heap of all other runs is where it was, and holds what it held.
  EXPECT_EQ(run(mainWith(showAddress)).str(), before);
  EXPECT_EQ(run(large(), ExecOptions{}).limit, Limit::Memory);
}

TEST(Limits, LargeHeapsAreWatchedToo) {
  ExecOptions options;
  options.memoryCap = GiB;
  for (unsigned i = 0; i < 2; ++i)
    EXPECT_EQ(
        run(mainWith(mallocs({1000}) + freed(0) + freed(0)), options).trap,
        TrapKind::InvalidFree);
  Outcome outcome = run(mainWith(mallocs({64}) + constant("x", 1) + R"(
  %q = llvm.getelementptr %p0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %x, %q : i64, !llvm.ptr
)"),
                        options);
  EXPECT_EQ(outcome.trap, TrapKind::HeapOverflow) << outcome.str();
}

TEST(Limits, Trace) {
  ExecOptions options;
  options.maxTrace = 2;
  std::string print = "  llvm.call @printI64(%x) : (i64) -> ()\n";
  std::string two = constant("x", 1) + print + print;
  EXPECT_EQ(run(mainWith(two), options).limit, Limit::None);
  Outcome outcome = run(mainWith(two + print), options);
  EXPECT_EQ(outcome.kind, Outcome::Kind::Poisoned);
  EXPECT_EQ(outcome.limit, Limit::Trace);
  EXPECT_EQ(outcome.message, "trace too long");
  EXPECT_EQ(outcome.trace.size(), 2u);
}

TEST(Limits, StackIsOfTheSizeThatIsAskedFor) {
  std::string program = recursion(40'000);
  std::string sum = "1: i64 800020000\nfinished\n";
  auto isExhausted = [](const Outcome &outcome) {
    return outcome.kind == Outcome::Kind::Poisoned &&
           outcome.limit == Limit::Stack &&
           outcome.message == "stack exhausted";
  };
  ExecOptions usual, large, small;
  large.stackSize = 256 * MiB;
  small.stackSize = 256u << 10;
  for (unsigned i = 0; i < 2; ++i) {
    EXPECT_TRUE(isExhausted(run(program, usual)));
    EXPECT_EQ(run(program, large).str(), sum);
    EXPECT_TRUE(isExhausted(run(recursion(1'000), small)));
    EXPECT_EQ(run(recursion(1'000), usual).str(), "1: i64 500500\nfinished\n");
  }
  EXPECT_TRUE(isExhausted(run(recursion(400'000), large)));
  // Not less than the runtime needs itself.
  small.stackSize = 1;
  EXPECT_EQ(run(recursion(10), small).str(), "1: i64 55\nfinished\n");
}

TEST(Limits, AStackThatCannotBeHad) {
  for (uint64_t size : {uint64_t(1) << 48, UINT64_MAX}) {
    ExecOptions options;
    options.stackSize = size;
    Outcome outcome = run(mainWith(""), options);
    EXPECT_EQ(outcome.kind, Outcome::Kind::Poisoned);
    EXPECT_EQ(outcome.limit, Limit::Stack);
    EXPECT_EQ(outcome.message, "no address space for a stack of " +
                                   std::to_string(size) + " bytes");
  }
}

//===----------------------------------------------------------------------===//
// Sizes that no machine has
//===----------------------------------------------------------------------===//

TEST(HugeAllocation, IsATrapOfTheProgram) {
  const uint64_t most = uint64_t(1) << 46;
  const std::string programs[] = {
      mallocs({most + 1}),
      mallocs({uint64_t(-8)}),
      mallocs({16}) + constant("n", most + 1) +
          "  %q = llvm.call @realloc(%p0, %n) : (!llvm.ptr, i64) -> "
          "!llvm.ptr\n",
      constant("a", 64) + constant("n", most + 1) +
          "  %q = llvm.call @aligned_alloc(%a, %n) : (i64, i64) -> !llvm.ptr\n",
      constant("a", 1) + constant("n", most + 1) +
          "  %q = llvm.call @calloc(%a, %n) : (i64, i64) -> !llvm.ptr\n",
      // 2^64 bytes and 16 more.
      constant("a", 16) + constant("n", (uint64_t(1) << 60) + 1) +
          "  %q = llvm.call @calloc(%a, %n) : (i64, i64) -> !llvm.ptr\n",
  };
  for (const std::string &program : programs)
    for (unsigned optLevel : {0u, 2u}) {
      ExecOptions options;
      options.fuel = 5;
      options.optLevel = optLevel;
      // So that O2 needs the block.
      std::string last = program.find("%q") == program.npos ? "%p0" : "%q";
      Outcome outcome = run(mainWith(program + constant("x", 1) +
                                     "  llvm.store volatile %x, " + last +
                                     " : i64, !llvm.ptr\n"),
                            options);
      EXPECT_EQ(outcome.kind, Outcome::Kind::Trapped) << program;
      EXPECT_EQ(outcome.trap, TrapKind::HugeAllocation) << outcome.str();
      EXPECT_TRUE(outcome.isComparable());
      EXPECT_EQ(outcome.limit, Limit::None);
    }
  EXPECT_EQ(
      run(mainWith(programs[0])).str(),
      "trap: allocation that no memory can hold (70368744177665 bytes)\n");
  EXPECT_EQ(run(mainWith(programs[5])).str(),
            "trap: allocation that no memory can hold (16 times "
            "1152921504606846977 bytes)\n");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/GeneratedMutants.h"
#include "harness/generate/grow/Invalid.h"
#include "harness/generate/grow/Makers.h"
#include "harness/generate/grow/Programs.h"
#include "harness/input/ContextPool.h"
#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>

using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;
using testing::HasSubstr;
using testing::StartsWith;

namespace {
class GrowTest : public testing::Test {
protected:
  ContextLease context = ContextPool::global().lease(0);

  /// Writes a program whose only op is made by `look`.
  std::string with(std::function<bool(Draft &)> look) {
    DraftOptions options;
    options.size = 1;
    bool isDone = false;
    options.maker = [&](Draft &draft) {
      if (isDone)
        return false;
      isDone = true;
      return look(draft);
    };
    Draft draft(*context, 1, options, Makers::global());
    std::string expected;
    auto program = draft.write(expected);
    return program ? textOf(*program) : draft.problem;
  }

  static mlir::Value number(Draft &draft, int64_t value) {
    return draft.constant(draft.builder.getI32IntegerAttr(int32_t(value)));
  }
};
} // namespace

TEST_F(GrowTest, WhatIsUndefinedIsTakenBack) {
  with([&](Draft &draft) {
    mlir::Value seven = number(draft, 7), zero = number(draft, 0);
    EXPECT_FALSE(draft.add<mlir::arith::DivSIOp>(seven, zero));
    EXPECT_TRUE(seven.use_empty());
    // The next op is executed as if nothing had been there.
    auto sum = draft.add<mlir::arith::AddIOp>(seven, seven);
    EXPECT_TRUE(sum);
    EXPECT_EQ(draft.number(sum), 14);
    return true;
  });
}

TEST_F(GrowTest, PoisonIsTakenBack) {
  with([&](Draft &draft) {
    mlir::Value one = number(draft, 1), width = number(draft, 32);
    EXPECT_FALSE(draft.add<mlir::arith::ShLIOp>(one, width));
    return true;
  });
}

TEST_F(GrowTest, WhatTheVerifierRefusesIsTakenBack) {
  with([&](Draft &draft) {
    mlir::Value one = number(draft, 1);
    EXPECT_FALSE(draft.make("arith.extsi", one, draft.builder.getI8Type()));
    return true;
  });
}

TEST_F(GrowTest, WhatIsUndefinedInALaterIterationBecomesAConstant) {
  std::string text = with([&](Draft &draft) {
    mlir::Value zero = draft.index(0), four = draft.index(4),
                one = draft.index(1), two = draft.index(2);
    auto loop = mlir::scf::ForOp::create(draft.builder, draft.loc, zero, four,
                                         one, mlir::ValueRange(one));
    mlir::Block *body = loop.getBody();
    draft.fill(
        *body,
        [&](Evaluation &in) {
          in.set(body->getArgument(0), semantics::Datum::index(0));
          in.set(body->getArgument(1), in.get(one));
        },
        [&] {
          // 2 - i is zero in the third.
          auto by = draft.add<mlir::arith::SubIOp>(two, body->getArgument(0));
          auto part = draft.add<mlir::arith::DivUIOp>(four, by);
          EXPECT_TRUE(part);
          mlir::scf::YieldOp::create(draft.builder, draft.loc,
                                     part->getResults());
        });
    EXPECT_TRUE(draft.commit(loop));
    return true;
  });
  EXPECT_THAT(text, HasSubstr("scf.for"));
  EXPECT_THAT(text, testing::Not(HasSubstr("divui")));
}

TEST_F(GrowTest, WhatRunsAgainComesToABlockThatIsBranchedTo) {
  with([&](Draft &draft) {
    mlir::Type index = draft.builder.getIndexType();
    mlir::Value two = draft.index(2), zero = draft.index(0);
    auto region =
        mlir::scf::ExecuteRegionOp::create(draft.builder, draft.loc, index);
    mlir::Block &entry = region.getRegion().emplaceBlock(),
                &other = region.getRegion().emplaceBlock();
    other.addArgument(index, draft.loc);
    auto enterOther = [&](Evaluation &in) {
      in.set(other.getArgument(0), in.get(two));
    };
    draft.fill(
        entry, [](Evaluation &) {},
        [&] {
          mlir::cf::BranchOp::create(draft.builder, draft.loc, &other,
                                     mlir::ValueRange{two});
          draft.fill(other, enterOther, [&] {
            auto four =
                draft.add<mlir::arith::AddIOp>(other.getArgument(0), two);
            // An op that ends the run is removed, and the ops before it run
            // again.
            EXPECT_FALSE(draft.add<mlir::arith::DivSIOp>(two, zero));
            EXPECT_EQ(draft.number(four), 4);
            mlir::scf::YieldOp::create(draft.builder, draft.loc,
                                       four->getResults());
          });
        });
    EXPECT_TRUE(draft.commit(region));
    return true;
  });
}

TEST_F(GrowTest, WhatNeverRunsIsNotExecuted) {
  with([&](Draft &draft) {
    mlir::Value no = draft.constant(draft.builder.getBoolAttr(false));
    mlir::Value seven = number(draft, 7), zero = number(draft, 0);
    auto branch = mlir::scf::IfOp::create(draft.builder, draft.loc, no, false);
    branch.getThenRegion().front().clear();
    draft.fill(branch.getThenRegion().front(), nullptr, [&] {
      EXPECT_FALSE(draft.runs());
      EXPECT_TRUE(draft.add<mlir::arith::DivSIOp>(seven, zero));
      mlir::scf::YieldOp::create(draft.builder, draft.loc);
    });
    EXPECT_TRUE(draft.commit(branch));
    return true;
  });
}

TEST_F(GrowTest, ASeedIsAProgram) {
  std::string one = definedProgram(*context, 5, {});
  EXPECT_EQ(one, definedProgram(*context, 5, {}));
  EXPECT_NE(one, definedProgram(*context, 6, {}));
}

TEST_F(GrowTest, ProgramsPrintWhatTheySay) {
  std::set<std::string> dialects;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    std::string text = definedProgram(*context, seed, {});
    ASSERT_THAT(text, StartsWith("// expect: "));
    std::optional<ParsedInput> parsed = parseInput(text);
    ASSERT_TRUE(parsed) << text;
    semantics::Interpretation means =
        semantics::interpret(parsed->module.get());
    ASSERT_EQ(means.kind, semantics::Ending::Kind::Finished) << means.str();
    EXPECT_THAT(
        text, StartsWith(asExpectations(means.outcome.trace.asRunnerPrints())));
    parsed->module.get()->walk([&](mlir::Operation *op) {
      dialects.insert(op->getName().getDialectNamespace().str());
    });
  }
  for (const char *name :
       {"affine", "arith", "cf", "complex", "func", "index", "linalg", "math",
        "memref", "scf", "tensor", "vector"})
    EXPECT_TRUE(dialects.count(name)) << name;
}

TEST_F(GrowTest, AProjectAddsItsOwn) {
  static bool isAsked = false;
  Makers makers;
  makers.add("toy.op", [](Draft &draft) {
    isAsked = true;
    return draft.index(3) != mlir::Value();
  });
  Draft draft(*context, 1, {}, makers);
  std::string expected;
  (void)draft.write(expected);
  EXPECT_TRUE(isAsked);
}

TEST_F(GrowTest, OneConstraintIsViolated) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    std::string text = invalidProgram(*context, seed, {});
    EXPECT_THAT(text, StartsWith("// violates: "));
    EXPECT_FALSE(parseInput(text)) << text;
  }
}

TEST_F(GrowTest, ShareOfInvalidProgramsWhereTheyAreOfUse) {
  unsigned invalid = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    std::string text = anyProgramWithin(seed, 1 << 16);
    invalid += text.starts_with("// violates: ");
    EXPECT_EQ(text.starts_with("// violates: "), !parseInput(text)) << text;
    EXPECT_EQ(text, anyProgramWithin(seed, 1 << 16));
    EXPECT_LE(anyProgramWithin(seed, 2000).size(), 2000u);
  }
  EXPECT_GE(invalid, 15u);
  EXPECT_LE(invalid, 35u);
}

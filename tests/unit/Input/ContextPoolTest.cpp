//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ContextPool.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

static void complain(mlir::MLIRContext &context, const char *text) {
  mlir::emitError(mlir::UnknownLoc::get(&context)) << text;
}

TEST(ContextPool, AllDialectsAreThereAndThreadsAreNot) {
  ContextPool pool;
  ContextLease lease = pool.lease(0);
  for (const char *dialect : {"arith", "tosa", "linalg", "llvm", "transform"})
    EXPECT_TRUE(lease->getLoadedDialect(dialect)) << dialect;
  EXPECT_FALSE(lease->isMultithreadingEnabled());
}

TEST(ContextPool, AContextServesAgainUntilItsBoundIsReached) {
  ContextPool pool;
  mlir::MLIRContext *first = pool.lease(1).get();
  EXPECT_EQ(pool.lease(1).get(), first);
  pool.lease(size_t(1) << 40);
  // The one above has gone; a new one may even stand at its address, but it
  // does not know what was put into the old one.
  ContextLease fresh = pool.lease(1);
  EXPECT_EQ(fresh.attachment(), nullptr);
}

TEST(ContextPool, AnAbandonedModuleIsCountedAndItsContextServesOn) {
  ContextPool pool;
  mlir::MLIRContext *first = pool.lease(1).get();
  {
    ContextLease lease = pool.lease(1);
    lease.abandon(mlir::ModuleOp::create(mlir::UnknownLoc::get(lease.get())));
  }
  EXPECT_EQ(pool.leakedModules(), 1u);
  EXPECT_EQ(pool.lease(1).get(), first);
  EXPECT_EQ(pool.leakedModules(), 1u);
}

TEST(ContextPool, TwoLeasesAtATimeAreTwoContexts) {
  ContextPool pool;
  ContextLease one = pool.lease(1), two = pool.lease(1);
  EXPECT_NE(one.get(), two.get());
}

TEST(ContextPool, DiagnosticsAreCapturedAndTakenOnce) {
  ContextPool pool;
  ContextLease lease = pool.lease(1);
  complain(*lease, "first");
  EXPECT_THAT(lease.takeDiagnostics(), ElementsAre(HasSubstr("first")));
  EXPECT_THAT(lease.takeDiagnostics(), IsEmpty());
}

TEST(ContextPool, DiagnosticsDoNotOutliveTheLease) {
  ContextPool pool;
  complain(*pool.lease(1), "of the first user");
  EXPECT_THAT(pool.lease(1).takeDiagnostics(), IsEmpty());
}

TEST(ContextPool, TheAttachmentStaysWithItsContextAndDiesBeforeIt) {
  ContextPool pool;
  auto thing = std::make_shared<int>(7);
  {
    ContextLease lease = pool.lease(1);
    lease.attachment() = thing;
  }
  EXPECT_EQ(pool.lease(1).attachment(), thing);
  {
    ContextLease lease = pool.lease(1);
    lease.discardAfterUse();
  }
  EXPECT_EQ(thing.use_count(), 1);
  EXPECT_EQ(pool.lease(1).attachment(), nullptr);
}

TEST(ContextPool, ProgramsWhoseNamesStayBehindGetAContextOfTheirOwn) {
  ContextPool pool;
  auto mark = std::make_shared<int>(0);
  for (const char *text :
       {"\"a.b\"() {t = !llvm.struct<\"s\", (i32)>} : () -> ()",
        "{-# dialect_resources: { builtin: { blob: \"0x0400000001\" } } #-}"}) {
    pool.leaseFor(text).attachment() = mark;
    EXPECT_EQ(pool.leaseFor("module {}").attachment(), nullptr) << text;
  }
  pool.leaseFor("module {}").attachment() = mark;
  EXPECT_EQ(pool.leaseFor("module {}").attachment(), mark);
}

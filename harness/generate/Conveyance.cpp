//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Conveyance.h"
#include "harness/generate/TwinFrame.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace scion;

using Values = SmallVector<Value>;

static Location here(OpBuilder &builder) { return builder.getUnknownLoc(); }

static Value number(OpBuilder &builder, int64_t value) {
  return arith::ConstantIndexOp::create(builder, here(builder), value);
}

static bool always(const EdgeEnds &) { return true; }

/// Elements of whole bytes: others may lie differently in memory
/// (docs/LegalDifferences.md).
static bool fitsMemory(const EdgeEnds &ends) {
  return ends.type.isIndex() || (ends.type.isIntOrFloat() &&
                                 ends.type.getIntOrFloatBitWidth() % 8 == 0 &&
                                 ends.type.getIntOrFloatBitWidth() != 33);
}

static bool isScalar(const EdgeEnds &ends) {
  return ends.type.isIntOrIndexOrFloat();
}

/// The consumer has one scalar result, which a body of linalg.generic yields,
/// and no effects.
static bool fitsBody(const EdgeEnds &ends) {
  return ends.isOp && isScalar(ends) && ends.results.size() == 1 &&
         ends.results.front().isIntOrIndexOrFloat();
}

static Values direct(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value value = ends.produce(builder);
  return ends.consume(builder, value);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

static Values intoIf(OpBuilder &builder, TwinFrame &frame,
                     const EdgeEnds &ends) {
  Value flag = frame.operand(builder.getI1Type());
  Value value = ends.produce(builder);
  auto branch = scf::IfOp::create(builder, here(builder), ends.results, flag,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    builder.setInsertionPointToEnd(block);
    scf::YieldOp::create(builder, here(builder), ends.consume(builder, value));
  }
  return branch.getResults();
}

static Values outOfIf(OpBuilder &builder, TwinFrame &frame,
                      const EdgeEnds &ends) {
  Value flag = frame.operand(builder.getI1Type());
  auto branch = scf::IfOp::create(builder, here(builder), ends.type, flag,
                                  /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(builder);
    for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
      builder.setInsertionPointToEnd(block);
      scf::YieldOp::create(builder, here(builder), ends.produce(builder));
    }
  }
  return ends.consume(builder, branch.getResult(0));
}

/// A loop of `trips`, whose body gets what it carries and returns what it
/// carries next.
static Values loop(OpBuilder &builder, int64_t trips, ValueRange start,
                   llvm::function_ref<Values(ValueRange)> body) {
  auto made =
      scf::ForOp::create(builder, here(builder), number(builder, 0),
                         number(builder, trips), number(builder, 1), start);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(made.getBody());
  Values next = body(made.getRegionIterArgs());
  scf::YieldOp::create(builder, here(builder), next);
  return made.getResults();
}

static Values intoFor(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value value = ends.produce(builder);
  Values start = ends.consume(builder, value);
  return loop(builder, 2, start,
              [&](ValueRange) { return ends.consume(builder, value); });
}

static Values outOfFor(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Values carried = loop(builder, 2, ends.produce(builder), [&](ValueRange) {
    return Values{ends.produce(builder)};
  });
  return ends.consume(builder, carried.front());
}

static Values carriedByFor(OpBuilder &builder, TwinFrame &,
                           const EdgeEnds &ends) {
  Values carried = loop(builder, 3, ends.produce(builder),
                        [&](ValueRange now) { return Values(now); });
  return ends.consume(builder, carried.front());
}

static Values carriedByWhile(OpBuilder &builder, TwinFrame &,
                             const EdgeEnds &ends) {
  Value value = ends.produce(builder), zero = number(builder, 0);
  Location loc = here(builder);
  auto made = scf::WhileOp::create(
      builder, loc, TypeRange{ends.type, builder.getIndexType()},
      ValueRange{value, zero},
      [&](OpBuilder &nested, Location, ValueRange now) {
        Value more = arith::CmpIOp::create(
            nested, loc, arith::CmpIPredicate::slt, now[1], number(nested, 2));
        scf::ConditionOp::create(nested, loc, more, now);
      },
      [&](OpBuilder &nested, Location, ValueRange now) {
        Value next =
            arith::AddIOp::create(nested, loc, now[1], number(nested, 1));
        scf::YieldOp::create(nested, loc, ValueRange{now[0], next});
      });
  return ends.consume(builder, made.getResult(0));
}

static Values carriedByAffine(OpBuilder &builder, TwinFrame &,
                              const EdgeEnds &ends) {
  Value value = ends.produce(builder);
  Location loc = here(builder);
  auto made = affine::AffineForOp::create(
      builder, loc, 0, 3, 1, ValueRange{value},
      [&](OpBuilder &nested, Location, Value, ValueRange now) {
        affine::AffineYieldOp::create(nested, loc, now);
      });
  return ends.consume(builder, made.getResult(0));
}

static Values outOfRegion(OpBuilder &builder, TwinFrame &,
                          const EdgeEnds &ends) {
  auto region = scf::ExecuteRegionOp::create(builder, here(builder), ends.type);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&region.getRegion());
    scf::YieldOp::create(builder, here(builder), ends.produce(builder));
  }
  return ends.consume(builder, region.getResult(0));
}

static Values byBlockArgument(OpBuilder &builder, TwinFrame &,
                              const EdgeEnds &ends) {
  Location loc = here(builder);
  auto region = scf::ExecuteRegionOp::create(builder, loc, ends.results);
  OpBuilder::InsertionGuard guard(builder);
  Block *first = builder.createBlock(&region.getRegion());
  Block *second = builder.createBlock(&region.getRegion(), {}, ends.type, loc);
  builder.setInsertionPointToEnd(first);
  Value value = ends.produce(builder);
  cf::BranchOp::create(builder, loc, second, value);
  builder.setInsertionPointToEnd(second);
  scf::YieldOp::create(builder, loc,
                       ends.consume(builder, second->getArgument(0)));
  return region.getResults();
}

static Values outOfSwitch(OpBuilder &builder, TwinFrame &frame,
                          const EdgeEnds &ends) {
  Location loc = here(builder);
  Value flag = frame.operand(builder.getI1Type());
  Value selector =
      arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(), flag);
  auto made = scf::IndexSwitchOp::create(
      builder, loc, ends.type, selector,
      builder.getDenseI64ArrayAttr({1}).asArrayRef(), 1);
  {
    OpBuilder::InsertionGuard guard(builder);
    for (Region &region : made->getRegions()) {
      builder.createBlock(&region);
      scf::YieldOp::create(builder, loc, ends.produce(builder));
    }
  }
  return ends.consume(builder, made.getResult(0));
}

static Values intoGeneric(OpBuilder &builder, TwinFrame &,
                          const EdgeEnds &ends) {
  Location loc = here(builder);
  Value value = ends.produce(builder);
  Type result = ends.results.front();
  Value empty =
      tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>{2}, result);
  AffineMap map = builder.getMultiDimIdentityMap(1);
  auto generic = linalg::GenericOp::create(
      builder, loc, empty.getType(), ValueRange{}, ValueRange{empty},
      ArrayRef<AffineMap>{map},
      ArrayRef<utils::IteratorType>{utils::IteratorType::parallel},
      [&](OpBuilder &nested, Location, ValueRange) {
        linalg::YieldOp::create(nested, loc, ends.consume(nested, value));
      });
  return {tensor::ExtractOp::create(builder, loc, generic.getResult(0),
                                    ValueRange{number(builder, 1)})};
}

static Values byCall(OpBuilder &builder, TwinFrame &frame,
                     const EdgeEnds &ends) {
  Value value = ends.produce(builder);
  return ends.consume(builder, frame.pass(builder, value));
}

//===----------------------------------------------------------------------===//
// Memory and containers
//===----------------------------------------------------------------------===//

static Values byStack(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Location loc = here(builder);
  Value slot =
      memref::AllocaOp::create(builder, loc, MemRefType::get({}, ends.type));
  memref::StoreOp::create(builder, loc, ends.produce(builder), slot);
  return ends.consume(builder, memref::LoadOp::create(builder, loc, slot));
}

static Value heap(OpBuilder &builder, Type type) {
  return memref::AllocOp::create(builder, here(builder),
                                 MemRefType::get({4}, type));
}

static Value loadAt(OpBuilder &builder, Value buffer, int64_t position) {
  return memref::LoadOp::create(builder, here(builder), buffer,
                                number(builder, position));
}

static void storeAt(OpBuilder &builder, Value value, Value buffer,
                    int64_t position) {
  memref::StoreOp::create(builder, here(builder), value, buffer,
                          number(builder, position));
}

static Values byHeap(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value buffer = heap(builder, ends.type);
  storeAt(builder, ends.produce(builder), buffer, 1);
  Values results = ends.consume(builder, loadAt(builder, buffer, 1));
  memref::DeallocOp::create(builder, here(builder), buffer);
  return results;
}

/// Frees the buffer immediately after the load.
static Values byFreed(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value buffer = heap(builder, ends.type);
  storeAt(builder, ends.produce(builder), buffer, 3);
  Value value = loadAt(builder, buffer, 3);
  memref::DeallocOp::create(builder, here(builder), buffer);
  return ends.consume(builder, value);
}

/// Writes all of the source, copies it, writes to the source again, and reads
/// the copy.
static Values byCopy(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value from = heap(builder, ends.type), to = heap(builder, ends.type);
  Value value = ends.produce(builder);
  for (int64_t i = 0; i < 4; ++i)
    storeAt(builder, value, from, i);
  memref::CopyOp::create(builder, here(builder), from, to);
  storeAt(builder, ends.produce(builder), from, 2);
  Values results = ends.consume(builder, loadAt(builder, to, 2));
  memref::DeallocOp::create(builder, here(builder), from);
  memref::DeallocOp::create(builder, here(builder), to);
  return results;
}

/// Stores through a subview, and loads from the buffer that it views.
static Values byView(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Value buffer = heap(builder, ends.type);
  auto size = [&](int64_t value) {
    return SmallVector<OpFoldResult>{builder.getIndexAttr(value)};
  };
  Value view = memref::SubViewOp::create(builder, here(builder), buffer,
                                         size(1), size(2), size(2));
  Value value = ends.produce(builder);
  storeAt(builder, value, view, 1);
  Values results = ends.consume(builder, loadAt(builder, buffer, 3));
  memref::DeallocOp::create(builder, here(builder), buffer);
  return results;
}

static Values byElements(OpBuilder &builder, TwinFrame &,
                         const EdgeEnds &ends) {
  Location loc = here(builder);
  Value first = ends.produce(builder), second = ends.produce(builder);
  Value tensor =
      tensor::FromElementsOp::create(builder, loc, ValueRange{first, second});
  tensor = tensor::InsertOp::create(builder, loc, second, tensor,
                                    ValueRange{number(builder, 1)});
  return ends.consume(
      builder, tensor::ExtractOp::create(builder, loc, tensor,
                                         ValueRange{number(builder, 0)}));
}

static Values byLanes(OpBuilder &builder, TwinFrame &, const EdgeEnds &ends) {
  Location loc = here(builder);
  Value value = ends.produce(builder);
  Value vector = vector::BroadcastOp::create(
      builder, loc, VectorType::get({4}, ends.type), value);
  vector = vector::InsertOp::create(builder, loc, value, vector,
                                    ArrayRef<int64_t>{2});
  return ends.consume(builder, vector::ExtractOp::create(builder, loc, vector,
                                                         ArrayRef<int64_t>{2}));
}

static constexpr Conveyance table[] = {
    {"direct", always, direct},
    {"if-into", always, intoIf},
    {"if-out", always, outOfIf},
    {"for-into", always, intoFor},
    {"for-out", always, outOfFor},
    {"for-carried", always, carriedByFor},
    {"while-carried", always, carriedByWhile},
    {"affine-carried", always, carriedByAffine},
    {"region-out", always, outOfRegion},
    {"block-argument", always, byBlockArgument},
    {"switch-out", always, outOfSwitch},
    {"generic-body", fitsBody, intoGeneric},
    {"inlined-call", always, byCall},
    {"stack", fitsMemory, byStack},
    {"heap", fitsMemory, byHeap},
    {"freed", fitsMemory, byFreed},
    {"copy", fitsMemory, byCopy},
    {"view", fitsMemory, byView},
    {"elements", isScalar, byElements},
    {"lanes", isScalar, byLanes},
};

std::span<const Conveyance> scion::conveyances() { return table; }

const Conveyance &scion::conveyanceFor(std::string_view name,
                                       const EdgeEnds &ends) {
  for (const Conveyance &conveyance : table)
    if (conveyance.name == name && conveyance.fits(ends))
      return conveyance;
  return table[0];
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sparse_tensor: the ops in the body of a linalg op, which distinguish elements
// that are stored from those that are not. A region that is missing gives no
// value: its result is in Evaluation::absent.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Sparse.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

/// Whether an operand is an element of a tensor, or the result of such an op:
/// of other values it is not known whether they are stored.
static bool isElementOfTensor(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return isa_and_nonnull<linalg::LinalgOp>(
        argument.getOwner()->getParentOp());
  return isa<UnaryOp, BinaryOp, SelectOp>(value.getDefiningOp());
}

static Flow setAbsent(Value result, Evaluation &in) {
  in.absent.insert(result);
  in.set(result, badOf(result.getType(), State::Undef));
  return Flow::Next;
}

/// The value of a region, if there is one.
static Flow setFrom(Value result, Region &region, ArrayRef<Datum> arguments,
                    Evaluation &in) {
  if (region.empty())
    return setAbsent(result, in);
  Handed handed;
  if (in.run(region, arguments, handed) == Flow::Stop)
    return Flow::Stop;
  if (handed.values.size() != 1)
    return in.unsupported("a region that gives no value");
  in.absent.erase(result);
  in.set(result, handed.values[0]);
  return Flow::Next;
}

static Flow runUnary(UnaryOp op, Evaluation &in) {
  if (!isElementOfTensor(op.getX()))
    return in.unsupported("whether this value is stored");
  if (in.absent.contains(op.getX()))
    return setFrom(op.getOutput(), op.getAbsentRegion(), {}, in);
  return setFrom(op.getOutput(), op.getPresentRegion(), in.get(op.getX()), in);
}

static Flow runBinary(BinaryOp op, Evaluation &in) {
  if (!isElementOfTensor(op.getX()) || !isElementOfTensor(op.getY()))
    return in.unsupported("whether this value is stored");
  bool hasX = !in.absent.contains(op.getX()),
       hasY = !in.absent.contains(op.getY());
  if (hasX && hasY)
    return setFrom(op.getOutput(), op.getOverlapRegion(),
                   {in.get(op.getX()), in.get(op.getY())}, in);
  if (!hasX && !hasY)
    return setAbsent(op.getOutput(), in);
  Value only = hasX ? op.getX() : op.getY();
  if (hasX ? op.getLeftIdentity() : op.getRightIdentity()) {
    in.absent.erase(op.getOutput());
    in.set(op.getOutput(), in.get(only));
    return Flow::Next;
  }
  return setFrom(op.getOutput(),
                 hasX ? op.getLeftRegion() : op.getRightRegion(), in.get(only),
                 in);
}

static Flow runReduce(ReduceOp op, Evaluation &in) {
  if (!isElementOfTensor(op.getX()) || !isElementOfTensor(op.getY()))
    return in.unsupported("whether this value is stored");
  if (in.absent.contains(op.getY())) {
    if (in.absent.contains(op.getX()))
      return setAbsent(op.getOutput(), in);
    in.absent.erase(op.getOutput());
    in.set(op.getOutput(), in.get(op.getX()));
    return Flow::Next;
  }
  Value before = in.absent.contains(op.getX()) ? op.getIdentity() : op.getX();
  return setFrom(op.getOutput(), op.getRegion(),
                 {in.get(before), in.get(op.getY())}, in);
}

static Flow runSelect(SelectOp op, Evaluation &in) {
  if (!isElementOfTensor(op.getX()))
    return in.unsupported("whether this value is stored");
  if (in.absent.contains(op.getX()))
    return setAbsent(op.getOutput(), in);
  Handed handed;
  if (in.run(op.getRegion(), in.get(op.getX()), handed) == Flow::Stop)
    return Flow::Stop;
  std::optional<int64_t> keep = in.decision(handed.values[0]);
  if (!keep)
    return Flow::Stop;
  if (!*keep)
    return setAbsent(op.getOutput(), in);
  in.absent.erase(op.getOutput());
  in.set(op.getOutput(), in.get(op.getX()));
  return Flow::Next;
}

namespace scion::semantics {
void registerSparseBody(Meanings &to) {
  to.add<UnaryOp>([](UnaryOp op, Evaluation &in) { return runUnary(op, in); });
  to.add<BinaryOp>(
      [](BinaryOp op, Evaluation &in) { return runBinary(op, in); });
  to.add<ReduceOp>(
      [](ReduceOp op, Evaluation &in) { return runReduce(op, in); });
  to.add<SelectOp>(
      [](SelectOp op, Evaluation &in) { return runSelect(op, in); });
  to.add<YieldOp>([](YieldOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: atomic instructions and barriers, as one invocation sees them.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

/// The new value from the original one and the operand.
using Combine = APInt (*)(const APInt &old, const APInt &value);

/// Loads, computes the new value and stores it; the result is the original
/// value. `value` is null for ops without one.
static Flow update(Operation *op, Value pointer, Value value, Combine combine,
                   Evaluation &in) {
  std::optional<int64_t> address = in.integer(pointer);
  if (!address)
    return Flow::Stop;
  Type type = op->getResult(0).getType();
  if (!isNumber(type))
    return in.unsupported("an atomic access of this type");
  Element given =
      value ? in.get(value).element() : Element(APInt(widthOf(type), 1));
  Datum old;
  in.memory.isAtomic = true;
  bool isFine = in.load(uint64_t(*address), type, old);
  if (isFine) {
    // Emulated narrow stores update a word of which other parts may never have
    // been written.
    if (worse(old.state(), given.state()) != State::Defined) {
      in.memory.isAtomic = false;
      return in.unsupported("an atomic update of what was never written");
    }
    Element made = combine(old.element().bits(), given.bits());
    isFine = in.store(uint64_t(*address), type, made);
  }
  in.memory.isAtomic = false;
  if (!isFine)
    return Flow::Stop;
  in.set(op->getResult(0), std::move(old));
  return Flow::Next;
}

#define UPDATE(OP, VALUE)                                                      \
  to.add<spirv::OP>([](spirv::OP op, Evaluation &in) {                         \
    return update(                                                             \
        op, op.getPointer(), op.getValue(),                                    \
        [](const APInt &old, const APInt &value) -> APInt { return VALUE; },   \
        in);                                                                   \
  })

/// Stores the value if the original one equals the comparator.
template <typename Op>
static Flow compareAndExchange(Op op, Evaluation &in) {
  std::optional<int64_t> address = in.integer(op.getPointer());
  if (!address || !in.integer(op.getComparator()))
    return Flow::Stop;
  Datum old;
  in.memory.isAtomic = true;
  bool isFine = in.load(uint64_t(*address), op.getType(), old);
  if (isFine && old.state() != State::Defined)
    isFine = in.undefined("what is compared was never written") != Flow::Stop;
  if (isFine &&
      old.element().bits() == in.get(op.getComparator()).element().bits())
    isFine = in.store(uint64_t(*address), op.getType(), in.get(op.getValue()));
  in.memory.isAtomic = false;
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(), std::move(old));
  return Flow::Next;
}

namespace scion::semantics {
void registerSpirvAtomics(Meanings &to) {
  UPDATE(AtomicIAddOp, old + value);
  UPDATE(AtomicISubOp, old - value);
  UPDATE(AtomicAndOp, old & value);
  UPDATE(AtomicOrOp, old | value);
  UPDATE(AtomicXorOp, old ^ value);
  UPDATE(AtomicSMaxOp, old.sgt(value) ? old : value);
  UPDATE(AtomicSMinOp, old.slt(value) ? old : value);
  UPDATE(AtomicUMaxOp, old.ugt(value) ? old : value);
  UPDATE(AtomicUMinOp, old.ult(value) ? old : value);
  UPDATE(AtomicExchangeOp, (void(old), value));
  to.add<spirv::AtomicIIncrementOp>(
      [](spirv::AtomicIIncrementOp op, Evaluation &in) {
        return update(
            op, op.getPointer(), {},
            [](const APInt &old, const APInt &one) { return old + one; }, in);
      });
  to.add<spirv::AtomicIDecrementOp>(
      [](spirv::AtomicIDecrementOp op, Evaluation &in) {
        return update(
            op, op.getPointer(), {},
            [](const APInt &old, const APInt &one) { return old - one; }, in);
      });
  to.add<spirv::AtomicCompareExchangeOp>(
      [](spirv::AtomicCompareExchangeOp op, Evaluation &in) {
        return compareAndExchange(op, in);
      });
  auto barrier = [](Operation *, Evaluation &in) {
    return in.team ? in.unsupported("a barrier of several invocations")
                   : Flow::Next;
  };
  to.add(spirv::ControlBarrierOp::getOperationName(), barrier);
  to.add(spirv::MemoryBarrierOp::getOperationName(), barrier);
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref: the ops that allocate, read, write and free. MemrefViews.cpp has the
// ops that create a memref from another one.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Places.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

template <typename Op>
static Flow allocate(Op op, Evaluation &in, Lifetime lifetime) {
  MemRefType type = op.getType();
  if (!op.getSymbolOperands().empty())
    return in.unsupported("a layout with symbols");
  SmallVector<int64_t> sizes;
  if (!in.integers(type.getShape(), op.getDynamicSizes(), sizes))
    return Flow::Stop;
  std::optional<View> view = in.newBuffer(type, sizes, lifetime);
  if (!view)
    return Flow::Stop;
  in.set(op.getResult(), std::move(*view));
  return Flow::Next;
}

static Flow release(const View &view, Evaluation &in) {
  const char *problem = in.memory.release(view.allocated);
  return problem ? in.undefined(problem) : Flow::Next;
}

/// Always moves to a new buffer and frees the old one.
static Flow reallocate(memref::ReallocOp op, Evaluation &in) {
  auto type = cast<MemRefType>(op.getResult().getType());
  const View *old = in.view(op.getSource());
  SmallVector<int64_t> sizes;
  ValueRange size = op.getDynamicResultSize()
                        ? ValueRange(op->getOperands().drop_front())
                        : ValueRange();
  if (!old || !in.integers(type.getShape(), size, sizes))
    return Flow::Stop;
  std::optional<View> made = in.newBuffer(type, sizes, Lifetime::Heap);
  if (!made)
    return Flow::Stop;
  Datum element;
  for (int64_t i = 0; i < std::min(old->sizes[0], sizes[0]); ++i)
    if (!in.charge(1) || !in.load(*old, i, type.getElementType(), element) ||
        !in.store(*made, i, type.getElementType(), element))
      return Flow::Stop;
  if (release(*old, in) == Flow::Stop)
    return Flow::Stop;
  in.set(op.getResult(), std::move(*made));
  return Flow::Next;
}

/// A global's buffer, with its initial value.
static std::optional<uint64_t> makeGlobal(memref::GlobalOp op, Evaluation &in) {
  MemRefType type = op.getType();
  if (!op.getInitialValue()) {
    (void)in.unsupported("an external global");
    return std::nullopt;
  }
  std::optional<View> view =
      in.newBuffer(type, type.getShape(), Lifetime::Static);
  if (!view)
    return std::nullopt;
  auto values = dyn_cast<ElementsAttr>(*op.getInitialValue());
  if (!values) // uninitialized
    return view->aligned;
  std::optional<Datum> datum = datumOf(values, values.getType());
  if (!datum) {
    (void)in.unsupported("an initial value of this kind");
    return std::nullopt;
  }
  int64_t next = 0;
  bool isFine = in.charge(uint64_t(view->count())) &&
                forEachPosition(view->sizes, [&](ArrayRef<int64_t> position) {
                  return in.store(*view, position, type.getElementType(),
                                  elementOf(datum->elements(), next++,
                                            type.getElementType()));
                });
  if (!isFine)
    return std::nullopt;
  if (op.getConstant())
    in.memory.setReadOnly(view->aligned);
  return view->aligned;
}

static Flow getGlobal(memref::GetGlobalOp op, Evaluation &in) {
  auto global =
      dyn_cast_or_null<memref::GlobalOp>(in.lookup(op, op.getNameAttr()));
  if (!global)
    return in.unsupported("there is no such global");
  std::optional<uint64_t> address =
      in.global(global, [&]() { return makeGlobal(global, in); });
  if (!address)
    return Flow::Stop;
  auto type = cast<MemRefType>(op.getType());
  View view;
  view.allocated = view.aligned = *address;
  view.sizes.assign(type.getShape().begin(), type.getShape().end());
  SmallVector<int64_t> strides;
  if (failed(type.getStridesAndOffset(strides, view.offset)))
    return in.unsupported("memref with a layout that is not strided");
  view.strides.assign(strides.begin(), strides.end());
  in.set(op.getResult(), std::move(view));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

/// Whether two memrefs of the same sizes overlap without having each element at
/// the same address.
static bool overlap(const View &a, const View &b, uint64_t stride) {
  auto address = [&](const View &view, ArrayRef<int64_t> position) {
    return view.aligned + uint64_t(view.at(position)) * stride;
  };
  auto range = [&](const View &view) {
    uint64_t low = UINT64_MAX, high = 0;
    forEachPosition(view.sizes, [&](ArrayRef<int64_t> position) {
      low = std::min(low, address(view, position));
      high = std::max(high, address(view, position));
      return true;
    });
    return std::pair(low, high);
  };
  auto [lowA, highA] = range(a);
  auto [lowB, highB] = range(b);
  if (highA < lowB || highB < lowA)
    return false;
  llvm::DenseSet<uint64_t> seen;
  forEachPosition(a.sizes, [&](ArrayRef<int64_t> position) {
    seen.insert(address(a, position));
    return true;
  });
  return !forEachPosition(b.sizes, [&](ArrayRef<int64_t> position) {
    uint64_t at = address(b, position);
    return at == address(a, position) || !seen.contains(at);
  });
}

static Flow copy(memref::CopyOp op, Evaluation &in) {
  const View *from = in.view(op.getSource()), *to = nullptr;
  if (!from || !(to = in.view(op.getTarget())))
    return Flow::Stop;
  if (from->sizes != to->sizes)
    return in.undefined("copy between different sizes");
  Type type = cast<ShapedType>(op.getSource().getType()).getElementType();
  if (!in.chargeEach(from->sizes))
    return Flow::Stop;
  if (overlap(*from, *to, strideOf(type)))
    return in.undefined("copy between memrefs that overlap");
  Datum element;
  bool isFine = forEachPosition(from->sizes, [&](ArrayRef<int64_t> position) {
    return in.load(*from, position, type, element) &&
           in.store(*to, position, type, element);
  });
  return isFine ? Flow::Next : Flow::Stop;
}

/// Loads an element, stores what `change` makes of it.
template <typename Op>
static Flow
update(Op op, Evaluation &in,
       llvm::function_ref<bool(const Datum &old, Datum &made)> change,
       Datum &old, Datum &made) {
  const View *seen = in.view(op.getMemref());
  SmallVector<int64_t> position;
  if (!seen || !in.integers(op.getIndices(), position))
    return Flow::Stop;
  const View view = *seen;
  Type type = op.getMemRefType().getElementType();
  in.memory.isAtomic = true;
  bool isFine = in.load(view, position, type, old);
  in.memory.isAtomic = false;
  if (!isFine || !change(old, made))
    return Flow::Stop;
  in.memory.isAtomic = true;
  isFine = in.store(view, position, type, made);
  in.memory.isAtomic = false;
  return isFine ? Flow::Next : Flow::Stop;
}

static Flow atomicUpdate(memref::AtomicRMWOp op, Evaluation &in) {
  std::optional<Combination> how =
      combinationOf(arith::stringifyAtomicRMWKind(op.getKind()));
  if (!how)
    return in.unsupported("an update of this kind");
  Datum old, made;
  Flow flow = update(
      op, in,
      [&](const Datum &old, Datum &made) {
        made = combine(*how, old.element(), in.get(op.getValue()).element(),
                       op.getType());
        return true;
      },
      old, made);
  if (flow == Flow::Next)
    in.set(op.getResult(), std::move(old));
  return flow;
}

/// Returns the old value, like atomic_rmw, which passes rewrite to this op.
static Flow atomicRegion(memref::GenericAtomicRMWOp op, Evaluation &in) {
  Datum old, made;
  Flow flow = update(
      op, in,
      [&](const Datum &old, Datum &made) {
        Handed handed;
        if (in.run(op.getRegion(), {old}, handed) == Flow::Stop)
          return false;
        made = handed.values[0];
        return true;
      },
      old, made);
  if (flow == Flow::Next)
    in.set(op.getResult(), std::move(old));
  return flow;
}

static Flow runScope(memref::AllocaScopeOp op, Evaluation &in) {
  Handed handed;
  if (in.run(op.getBodyRegion(), {}, handed) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

namespace scion::semantics {
void registerMemref(Meanings &to) {
  to.add<memref::AllocOp>([](memref::AllocOp op, Evaluation &in) {
    return allocate(op, in, Lifetime::Heap);
  });
  to.add<memref::AllocaOp>([](memref::AllocaOp op, Evaluation &in) {
    return allocate(op, in, Lifetime::Stack);
  });
  to.add<memref::ReallocOp>(
      [](memref::ReallocOp op, Evaluation &in) { return reallocate(op, in); });
  to.add<memref::DeallocOp>([](memref::DeallocOp op, Evaluation &in) {
    const View *view = in.view(op.getMemref());
    return view ? release(*view, in) : Flow::Stop;
  });
  to.add<memref::GetGlobalOp>(
      [](memref::GetGlobalOp op, Evaluation &in) { return getGlobal(op, in); });
  to.add<memref::LoadOp>([](memref::LoadOp op, Evaluation &in) {
    const View *view = in.view(op.getMemref());
    SmallVector<int64_t> position;
    Datum value;
    if (!view || !in.integers(op.getIndices(), position) ||
        !in.load(*view, position, op.getType(), value) ||
        !in.isAligned(op.getAlignment(), *view, position, op.getType()))
      return Flow::Stop;
    in.set(op.getResult(), std::move(value));
    return Flow::Next;
  });
  to.add<memref::StoreOp>([](memref::StoreOp op, Evaluation &in) {
    const View *view = in.view(op.getMemref());
    SmallVector<int64_t> position;
    Type type = op.getValue().getType();
    return view && in.integers(op.getIndices(), position) &&
                   in.store(*view, position, type, in.get(op.getValue())) &&
                   in.isAligned(op.getAlignment(), *view, position, type)
               ? Flow::Next
               : Flow::Stop;
  });
  to.add<memref::PrefetchOp>(
      [](memref::PrefetchOp, Evaluation &) { return Flow::Next; });
  to.add<memref::CopyOp>(
      [](memref::CopyOp op, Evaluation &in) { return copy(op, in); });
  to.add<memref::AtomicRMWOp>([](memref::AtomicRMWOp op, Evaluation &in) {
    return atomicUpdate(op, in);
  });
  to.add<memref::GenericAtomicRMWOp>(
      [](memref::GenericAtomicRMWOp op, Evaluation &in) {
        return atomicRegion(op, in);
      });
  to.add<memref::AllocaScopeOp>([](memref::AllocaScopeOp op, Evaluation &in) {
    return runScope(op, in);
  });
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(memref::AtomicYieldOp::getOperationName(), hand);
  to.add(memref::AllocaScopeReturnOp::getOperationName(), hand);
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gpu: the ops of the host. Device and host share one memory; an asynchronous
// op runs in place or later, at the latest when its token is awaited.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/Tasks.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace scion::semantics;

namespace scion::semantics {
Flow launchKernel(Operation *op, Evaluation &in); // Gpu.cpp
} // namespace scion::semantics

/// If the op has a token, starts it as a task; else waits for its dependencies
/// and runs it now.
static Flow runOrStart(gpu::AsyncOpInterface op, Meaning body, Evaluation &in) {
  SmallVector<uint64_t> dependencies;
  for (Value token : op.getAsyncDependencies()) {
    const Datum &datum = in.get(token);
    if (!Tasks::of(in).find(datum))
      return Flow::Stop;
    dependencies.push_back(datum.element().asUnsigned());
  }
  if (!op.getAsyncToken()) {
    for (uint64_t object : dependencies)
      if (Tasks::of(in).await(object) == Flow::Stop)
        return Flow::Stop;
    return body(op, in);
  }
  uint64_t token = Tasks::of(in).makeObject();
  in.set(op.getAsyncToken(), Tasks::datumOf(token));
  return Tasks::of(in).start(dependencies, [op, body, token, &in]() mutable {
    if (body(op, in) == Flow::Stop)
      return Flow::Stop;
    Tasks::of(in).find(Tasks::datumOf(token))->isAvailable = true;
    return Flow::Next;
  });
}

template <typename Op, Meaning body>
static void addAsync(Meanings &to) {
  to.add<Op>([](Op op, Evaluation &in) {
    return runOrStart(cast<gpu::AsyncOpInterface>(op.getOperation()), body, in);
  });
}

/// Allocates at once; only later uses of the memref wait for the token.
static Flow allocate(gpu::AllocOp op, Evaluation &in) {
  if (!op.getSymbolOperands().empty())
    return in.unsupported("a layout with symbols");
  MemRefType type = op.getType();
  SmallVector<int64_t> sizes;
  if (!in.integers(type.getShape(), op.getDynamicSizes(), sizes))
    return Flow::Stop;
  std::optional<View> view = in.newBuffer(type, sizes, Lifetime::Heap);
  if (!view)
    return Flow::Stop;
  in.set(op.getMemref(), std::move(*view));
  return runOrStart(
      op, [](Operation *, Evaluation &) { return Flow::Next; }, in);
}

static Flow release(Operation *op, Evaluation &in) {
  const View *view = in.view(cast<gpu::DeallocOp>(op).getMemref());
  if (!view)
    return Flow::Stop;
  const char *problem = in.memory.release(view->allocated);
  return problem ? in.undefined(problem) : Flow::Next;
}

/// The documentation does not define copies between overlapping memrefs, so a
/// copy inside one buffer is unsupported.
static Flow copy(Operation *op, Evaluation &in) {
  auto memcpy = cast<gpu::MemcpyOp>(op);
  const View *from = in.view(memcpy.getSrc());
  const View *to = from ? in.view(memcpy.getDst()) : nullptr;
  if (!to)
    return Flow::Stop;
  if (from->sizes != to->sizes)
    return in.undefined("copy between different sizes");
  if (from->allocated == to->allocated)
    return in.unsupported("copy inside of one buffer");
  Type type = cast<ShapedType>(memcpy.getSrc().getType()).getElementType();
  Datum element;
  return in.chargeEach(from->sizes) &&
                 forEachPosition(
                     from->sizes,
                     [&](ArrayRef<int64_t> position) {
                       return in.load(*from, position, type, element) &&
                              in.store(*to, position, type, element);
                     })
             ? Flow::Next
             : Flow::Stop;
}

static Flow fill(Operation *op, Evaluation &in) {
  auto memset = cast<gpu::MemsetOp>(op);
  const View *to = in.view(memset.getDst());
  if (!to || !in.chargeEach(to->sizes))
    return Flow::Stop;
  Type type = memset.getValue().getType();
  return forEachPosition(to->sizes,
                         [&](ArrayRef<int64_t> position) {
                           return in.store(*to, position, type,
                                           in.get(memset.getValue()));
                         })
             ? Flow::Next
             : Flow::Stop;
}

static Flow nothing(Operation *, Evaluation &) { return Flow::Next; }

namespace scion::semantics {
void registerGpuHost(Meanings &to) {
  addAsync<gpu::LaunchOp, launchKernel>(to);
  addAsync<gpu::LaunchFuncOp, launchKernel>(to);
  addAsync<gpu::DeallocOp, release>(to);
  addAsync<gpu::MemcpyOp, copy>(to);
  addAsync<gpu::MemsetOp, fill>(to);
  addAsync<gpu::WaitOp, nothing>(to);
  to.add<gpu::AllocOp>(
      [](gpu::AllocOp op, Evaluation &in) { return allocate(op, in); });
  to.add(gpu::HostRegisterOp::getOperationName(), nothing);
  to.add(gpu::HostUnregisterOp::getOperationName(), nothing);
}
} // namespace scion::semantics

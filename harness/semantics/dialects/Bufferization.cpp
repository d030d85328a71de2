//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// bufferization: conversions between tensors, which are values, and memrefs.
// Each conversion copies, so a later write to the memref does not change the
// tensor.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace scion::semantics;

/// The elements of a memref as they are now.
static std::optional<Elements> snapshot(const View &view, Type elementType,
                                        Evaluation &in) {
  if (!isNumbers(elementType)) {
    (void)in.unsupported("a tensor of this type");
    return std::nullopt;
  }
  Elements made;
  made.shape.assign(view.sizes.begin(), view.sizes.end());
  made.parts = partsOf(elementType);
  Datum element;
  if (!forEachPosition(view.sizes, [&](ArrayRef<int64_t> position) {
        if (!in.charge(1) || !in.load(view, position, elementType, element))
          return false;
        llvm::append_range(made.list, element.numbers());
        return true;
      }))
    return std::nullopt;
  return made;
}

static bool write(const View &view, const Elements &elements, Type elementType,
                  Evaluation &in) {
  int64_t next = 0;
  return forEachPosition(view.sizes, [&](ArrayRef<int64_t> position) {
    return in.charge(1) && in.store(view, position, elementType,
                                    elementOf(elements, next++, elementType));
  });
}

/// Allocates a buffer on the heap, with the identity layout if the type is
/// unranked.
static std::optional<View> newBuffer(Type type, Type elementType,
                                     ArrayRef<int64_t> sizes, Evaluation &in) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    memref = MemRefType::get(sizes, elementType);
  return in.newBuffer(memref, sizes, Lifetime::Heap);
}

static Flow allocate(bufferization::AllocTensorOp op, Evaluation &in) {
  if (Value copy = op.getCopy()) {
    if (isSparse(op.getType()))
      return copySparse(op.getResult(), copy, in);
    in.set(op.getResult(), in.get(copy));
    return Flow::Next;
  }
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !isNumbers(type))
    return in.unsupported("a tensor of this type");
  std::optional<SmallVector<int64_t>> sizes =
      sizesOf(type, op.getDynamicSizes(), in);
  if (!sizes || !in.charge(uint64_t(*productOf(*sizes)) / 16))
    return Flow::Stop;
  Type element = type.getElementType();
  in.set(op.getResult(), isSparse(type)
                             ? emptySparse(*sizes, element)
                             : elementsFor(*sizes, element, State::Undef));
  return Flow::Next;
}

static Flow toTensor(bufferization::ToTensorOp op, Evaluation &in) {
  auto type = dyn_cast<BaseMemRefType>(op.getBuffer().getType());
  if (!type)
    return in.unsupported("a buffer of this type");
  const View *view = in.view(op.getBuffer());
  std::optional<Elements> made =
      view ? snapshot(*view, type.getElementType(), in) : std::nullopt;
  if (!made)
    return Flow::Stop;
  in.set(op.getResult(), std::move(*made));
  return Flow::Next;
}

static Flow toBuffer(bufferization::ToBufferOp op, Evaluation &in) {
  auto type = dyn_cast<BaseMemRefType>(op.getBuffer().getType());
  if (!type)
    return in.unsupported("a buffer of this type");
  const Elements *elements = in.elements(op.getTensor());
  if (!elements)
    return Flow::Stop;
  std::optional<View> made =
      newBuffer(type, type.getElementType(), elements->shape, in);
  if (!made || !write(*made, *elements, type.getElementType(), in))
    return Flow::Stop;
  in.set(op.getBuffer(), std::move(*made));
  return Flow::Next;
}

static Flow clone(bufferization::CloneOp op, Evaluation &in) {
  const View *view = in.view(op.getInput());
  if (!view)
    return Flow::Stop;
  Type type = cast<BaseMemRefType>(op.getInput().getType()).getElementType();
  // The verifier does not compare the element types.
  auto output = cast<BaseMemRefType>(op.getOutput().getType());
  if (output.getElementType() != type)
    return in.unsupported("a clone with another type of elements");
  if (!agrees(output, view->sizes))
    return in.undefined("a clone of other sizes");
  std::optional<View> made =
      newBuffer(op.getOutput().getType(), type, view->sizes, in);
  if (!made)
    return Flow::Stop;
  Datum element;
  if (!forEachPosition(view->sizes, [&](ArrayRef<int64_t> position) {
        return in.charge(1) && in.load(*view, position, type, element) &&
               in.store(*made, position, type, element);
      }))
    return Flow::Stop;
  in.set(op.getOutput(), std::move(*made));
  return Flow::Next;
}

static Flow materialize(bufferization::MaterializeInDestinationOp op,
                        Evaluation &in) {
  const Elements *source = in.elements(op.getSource());
  if (!source)
    return Flow::Stop;
  if (op.getResult()) {
    const Elements *dest = in.elements(op.getDest());
    if (!dest)
      return Flow::Stop;
    if (dest->shape != source->shape)
      return in.undefined("source and destination of different sizes");
    in.set(op.getResult(), in.get(op.getSource()));
    return Flow::Next;
  }
  const View *view = in.view(op.getDest());
  if (!view)
    return Flow::Stop;
  if (ArrayRef<int64_t>(view->sizes) != ArrayRef<int64_t>(source->shape))
    return in.undefined("source and destination of different sizes");
  Type type = cast<ShapedType>(op.getDest().getType()).getElementType();
  return write(*view, *source, type, in) ? Flow::Next : Flow::Stop;
}

/// Treats memrefs as aliases if they have the same allocation.
static Flow release(bufferization::DeallocOp op, Evaluation &in) {
  struct Owned {
    uint64_t address;
    bool isOwned;
  };
  SmallVector<Owned> owned;
  SmallVector<uint64_t> retained;
  for (auto [memref, condition] :
       llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    const View *view = in.view(memref);
    std::optional<int64_t> isOwned =
        view ? in.integer(condition) : std::nullopt;
    if (!isOwned)
      return Flow::Stop;
    owned.push_back({view->allocated, *isOwned != 0});
  }
  for (auto [memref, result] :
       llvm::zip_equal(op.getRetained(), op.getUpdatedConditions())) {
    const View *view = in.view(memref);
    if (!view)
      return Flow::Stop;
    retained.push_back(view->allocated);
    bool isOwned = llvm::any_of(owned, [&](const Owned &one) {
      return one.isOwned && one.address == view->allocated;
    });
    in.set(result, Element::boolean(isOwned));
  }
  SmallVector<uint64_t> freed;
  for (const Owned &one : owned) {
    if (!one.isOwned || llvm::is_contained(retained, one.address) ||
        llvm::is_contained(freed, one.address))
      continue;
    freed.push_back(one.address);
    if (const char *problem = in.memory.release(one.address))
      return in.undefined(problem);
  }
  return Flow::Next;
}

namespace scion::semantics {
void registerBufferization(Meanings &to) {
  to.add<bufferization::AllocTensorOp>(
      [](bufferization::AllocTensorOp op, Evaluation &in) {
        return allocate(op, in);
      });
  to.add<bufferization::ToTensorOp>(
      [](bufferization::ToTensorOp op, Evaluation &in) {
        return toTensor(op, in);
      });
  to.add<bufferization::ToBufferOp>(
      [](bufferization::ToBufferOp op, Evaluation &in) {
        return toBuffer(op, in);
      });
  to.add<bufferization::CloneOp>(
      [](bufferization::CloneOp op, Evaluation &in) { return clone(op, in); });
  to.add<bufferization::MaterializeInDestinationOp>(
      [](bufferization::MaterializeInDestinationOp op, Evaluation &in) {
        return materialize(op, in);
      });
  to.add<bufferization::DeallocOp>(
      [](bufferization::DeallocOp op, Evaluation &in) {
        return release(op, in);
      });
  to.add<bufferization::DeallocTensorOp>(
      [](bufferization::DeallocTensorOp, Evaluation &) { return Flow::Next; });
}
} // namespace scion::semantics

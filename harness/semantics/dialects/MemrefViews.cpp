//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref: the ops that create a memref from another one without accessing
// memory. A result type that states other sizes than the value has is undefined
// behaviour.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion::semantics;

/// Of the type's layout; false if it is not strided.
static bool layoutOf(MemRefType type, SmallVectorImpl<int64_t> &strides,
                     int64_t &offset) {
  return succeeded(type.getStridesAndOffset(strides, offset));
}

static bool fits(int64_t stated, int64_t value) {
  return ShapedType::isDynamic(stated) || stated == value;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static Flow castTo(memref::CastOp op, Evaluation &in) {
  const View *view = in.view(op.getSource());
  if (!view)
    return Flow::Stop;
  if (auto type = dyn_cast<MemRefType>(op.getType())) {
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!layoutOf(type, strides, offset))
      return in.unsupported("memref with a layout that is not strided");
    if (!agrees(type, view->sizes))
      return in.undefined("a cast to other sizes");
    bool isFine = fits(offset, view->offset);
    // The stride of a dimension of size 0 or 1 is irrelevant.
    for (auto [stated, stride, size] :
         llvm::zip_equal(strides, view->strides, view->sizes))
      isFine &= size <= 1 || fits(stated, stride);
    if (!isFine)
      return in.undefined("a cast to another layout");
  }
  in.set(op.getResult(), *view);
  return Flow::Next;
}

static Flow reinterpret(memref::ReinterpretCastOp op, Evaluation &in) {
  const View *source = in.view(op.getSource());
  SmallVector<int64_t> offsets, sizes, strides;
  if (!source ||
      !in.integers(op.getStaticOffsets(), op.getOffsets(), offsets) ||
      !in.integers(op.getStaticSizes(), op.getSizes(), sizes) ||
      !in.integers(op.getStaticStrides(), op.getStrides(), strides))
    return Flow::Stop;
  if (llvm::any_of(sizes, [](int64_t size) { return size < 0; }))
    return in.undefined("a memref of a negative size");
  View made = *source;
  made.offset = offsets[0];
  made.sizes.assign(sizes.begin(), sizes.end());
  made.strides.assign(strides.begin(), strides.end());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow assumeAlignment(memref::AssumeAlignmentOp op, Evaluation &in) {
  const View *view = in.view(op.getMemref());
  if (!view)
    return Flow::Stop;
  Type type = op.getType().getElementType();
  uint64_t address = view->aligned + uint64_t(view->offset) * strideOf(type);
  if (address % op.getAlignment() != 0)
    return in.undefined("memref is not aligned as was assumed");
  in.set(op.getResult(), *view);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static Flow subview(memref::SubViewOp op, Evaluation &in) {
  const View *source = in.view(op.getSource());
  std::optional<Slice> slice = source ? sliceOf(op, in) : std::nullopt;
  if (!slice)
    return Flow::Stop;
  if (!slice->isIn(source->sizes, in) &&
      !in.goesOnOutsideOfSlice("subview out of bounds"))
    return Flow::Stop;
  MemRefType type = op.getType();
  SmallVector<int64_t> stated;
  int64_t offset;
  if (!layoutOf(type, stated, offset))
    return in.unsupported("memref with a layout that is not strided");
  auto strideAt = [&](unsigned i) {
    return int64_t(uint64_t(source->strides[i]) * uint64_t(slice->strides[i]));
  };
  std::optional<SmallVector<unsigned>> kept = keptDimensions(
      op.getStaticSizes(), type.getShape(),
      [&](unsigned i, unsigned j) { return fits(stated[j], strideAt(i)); });
  if (!kept)
    kept = keptDimensions(op.getStaticSizes(), type.getShape());
  if (!kept)
    return in.unsupported("a subview of this type");
  View made;
  made.allocated = source->allocated;
  made.aligned = source->aligned;
  made.offset = source->at(slice->offsets);
  for (unsigned i : *kept) {
    made.sizes.push_back(slice->sizes[i]);
    made.strides.push_back(strideAt(i));
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow transpose(memref::TransposeOp op, Evaluation &in) {
  const View *source = in.view(op.getIn());
  if (!source)
    return Flow::Stop;
  View made = *source;
  for (auto [i, result] : llvm::enumerate(op.getPermutation().getResults())) {
    unsigned from = cast<AffineDimExpr>(result).getPosition();
    made.sizes[i] = source->sizes[from];
    made.strides[i] = source->strides[from];
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// Bytes as elements of another type.
static Flow viewBytes(memref::ViewOp op, Evaluation &in) {
  const View *source = in.view(op.getSource());
  std::optional<int64_t> shift =
      source ? in.integer(op.getByteShift()) : std::nullopt;
  std::optional<SmallVector<int64_t>> sizes =
      shift ? sizesOf(op.getType(), op.getSizes(), in) : std::nullopt;
  if (!sizes)
    return Flow::Stop;
  uint64_t bytes = strideOf(op.getType().getElementType()) *
                   uint64_t(productOf(*sizes).value_or(0));
  auto most = uint64_t(source->sizes[0]);
  if (*shift < 0 || uint64_t(*shift) > most || bytes > most - uint64_t(*shift))
    return in.undefined("view out of bounds");
  View made;
  made.allocated = source->allocated;
  made.aligned = source->aligned + uint64_t(source->offset) + uint64_t(*shift);
  made.sizes.assign(sizes->begin(), sizes->end());
  SmallVector<int64_t> strides = rowMajor(*sizes);
  made.strides.assign(strides.begin(), strides.end());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static Flow expand(memref::ExpandShapeOp op, Evaluation &in) {
  const View *source = in.view(op.getSrc());
  SmallVector<int64_t> sizes;
  if (!source ||
      !in.integers(op.getStaticOutputShape(), op.getOutputShape(), sizes))
    return Flow::Stop;
  View made = *source;
  made.sizes.assign(sizes.begin(), sizes.end());
  made.strides.assign(sizes.size(), 1);
  for (auto [i, group] : llvm::enumerate(op.getReassociationIndices())) {
    uint64_t running = uint64_t(source->strides[i]), product = 1;
    for (int64_t d : llvm::reverse(group)) {
      if (sizes[d] < 0)
        return in.undefined("a memref of a negative size");
      made.strides[d] = int64_t(running);
      running *= uint64_t(sizes[d]);
      product *= uint64_t(sizes[d]);
    }
    if (product != uint64_t(source->sizes[i]))
      return in.undefined("sizes have another product than what they expand");
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow collapse(memref::CollapseShapeOp op, Evaluation &in) {
  const View *source = in.view(op.getSrc());
  if (!source)
    return Flow::Stop;
  View made = *source;
  made.sizes.clear();
  made.strides.clear();
  bool isEmpty = llvm::is_contained(source->sizes, 0);
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    uint64_t product = 1;
    int64_t stride = source->strides[group.back()];
    std::optional<int64_t> next;
    for (int64_t d : llvm::reverse(group)) {
      int64_t size = source->sizes[d];
      if (size != 1) {
        if (!next)
          stride = source->strides[d];
        else if (!isEmpty && source->strides[d] != *next)
          return in.undefined("dimensions that collapse are not contiguous");
        next = int64_t(uint64_t(source->strides[d]) * uint64_t(size));
      }
      product *= uint64_t(size);
    }
    made.sizes.push_back(int64_t(product));
    made.strides.push_back(stride);
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow reshape(memref::ReshapeOp op, Evaluation &in) {
  const View *source = in.view(op.getSource()), *shape = nullptr;
  if (!source || !(shape = in.view(op.getShape())))
    return Flow::Stop;
  SmallVector<int64_t> sizes;
  Type type = cast<MemRefType>(op.getShape().getType()).getElementType();
  Datum size;
  for (int64_t i = 0; i < shape->sizes[0]; ++i) {
    if (!in.load(*shape, i, type, size))
      return Flow::Stop;
    if (size.state() != State::Defined)
      return in.undefined("a size is poison or was never written");
    sizes.push_back(size.element().asSigned());
  }
  if (llvm::any_of(sizes, [](int64_t one) { return one < 0; }) ||
      !productOf(sizes) || productOf(sizes) != productOf(source->sizes))
    return in.undefined("a reshape to another number of elements");
  auto stated = dyn_cast<MemRefType>(op.getResult().getType());
  if (stated && !agrees(stated, sizes))
    return in.undefined("a reshape to other sizes than stated");
  View made = *source;
  made.sizes.assign(sizes.begin(), sizes.end());
  SmallVector<int64_t> strides = rowMajor(sizes);
  made.strides.assign(strides.begin(), strides.end());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Parts of a memref
//===----------------------------------------------------------------------===//

static Flow dimension(memref::DimOp op, Evaluation &in) {
  const View *view = in.view(op.getSource());
  std::optional<int64_t> index =
      view ? in.integer(op.getIndex()) : std::nullopt;
  if (!index)
    return Flow::Stop;
  if (*index < 0 || *index >= view->rank())
    return in.undefined("there is no such dimension");
  in.set(op.getResult(), Datum::index(view->sizes[size_t(*index)]));
  return Flow::Next;
}

static Flow metadata(memref::ExtractStridedMetadataOp op, Evaluation &in) {
  const View *source = in.view(op.getSource());
  if (!source)
    return Flow::Stop;
  const View copy = *source;
  View base;
  base.allocated = copy.allocated;
  base.aligned = copy.aligned;
  in.set(op.getBaseBuffer(), std::move(base));
  in.set(op.getOffset(), Datum::index(copy.offset));
  for (auto [result, size] : llvm::zip_equal(op.getSizes(), copy.sizes))
    in.set(result, Datum::index(size));
  for (auto [result, stride] : llvm::zip_equal(op.getStrides(), copy.strides))
    in.set(result, Datum::index(stride));
  return Flow::Next;
}

namespace scion::semantics {
void registerMemrefViews(Meanings &to) {
  to.add<memref::CastOp>(
      [](memref::CastOp op, Evaluation &in) { return castTo(op, in); });
  to.add<memref::ReinterpretCastOp>(
      [](memref::ReinterpretCastOp op, Evaluation &in) {
        return reinterpret(op, in);
      });
  to.add<memref::MemorySpaceCastOp>(
      [](memref::MemorySpaceCastOp op, Evaluation &in) {
        in.set(op.getResult(), in.get(op.getSource()));
        return Flow::Next;
      });
  to.add<memref::AssumeAlignmentOp>(
      [](memref::AssumeAlignmentOp op, Evaluation &in) {
        return assumeAlignment(op, in);
      });
  to.add<memref::DistinctObjectsOp>(
      [](memref::DistinctObjectsOp op, Evaluation &in) {
        for (auto [result, operand] :
             llvm::zip_equal(op.getResults(), op.getOperands()))
          in.set(result, in.get(operand));
        return Flow::Next;
      });
  to.add<memref::SubViewOp>(
      [](memref::SubViewOp op, Evaluation &in) { return subview(op, in); });
  to.add<memref::TransposeOp>(
      [](memref::TransposeOp op, Evaluation &in) { return transpose(op, in); });
  to.add<memref::ViewOp>(
      [](memref::ViewOp op, Evaluation &in) { return viewBytes(op, in); });
  to.add<memref::ExpandShapeOp>(
      [](memref::ExpandShapeOp op, Evaluation &in) { return expand(op, in); });
  to.add<memref::CollapseShapeOp>(
      [](memref::CollapseShapeOp op, Evaluation &in) {
        return collapse(op, in);
      });
  to.add<memref::ReshapeOp>(
      [](memref::ReshapeOp op, Evaluation &in) { return reshape(op, in); });
  to.add<memref::DimOp>(
      [](memref::DimOp op, Evaluation &in) { return dimension(op, in); });
  to.add<memref::RankOp>([](memref::RankOp op, Evaluation &in) {
    const View *view = in.view(op.getMemref());
    if (!view)
      return Flow::Stop;
    in.set(op.getResult(), Datum::index(view->rank()));
    return Flow::Next;
  });
  to.add<memref::ExtractStridedMetadataOp>(
      [](memref::ExtractStridedMetadataOp op, Evaluation &in) {
        return metadata(op, in);
      });
  to.add<memref::ExtractAlignedPointerAsIndexOp>(
      [](memref::ExtractAlignedPointerAsIndexOp op, Evaluation &in) {
        const View *view = in.view(op.getSource());
        if (!view)
          return Flow::Stop;
        in.set(op.getResult(), Datum::index(int64_t(view->aligned)));
        return Flow::Next;
      });
}
} // namespace scion::semantics

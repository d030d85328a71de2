//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sparse_tensor: the arrays of the levels, which sparsification reads and
// writes, and what its code generator makes of tensors: storage specifiers,
// buffers that grow, sorting.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"

#include <numeric>

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Arrays of a tensor
//===----------------------------------------------------------------------===//

/// A memref to an array, if it has the type of the result.
static Flow setArray(Value result, const Datum &array, Evaluation &in) {
  if (!array.isView())
    return in.unsupported("an array that this format does not have");
  if (!agrees(cast<ShapedType>(result.getType()), array.view().sizes))
    return in.unsupported("an array of another size");
  in.set(result, array);
  return Flow::Next;
}

/// An array of a level: `which` is a member of Stored::Arrays.
template <typename Op, auto which>
static Flow getOfLevel(Op op, Evaluation &in) {
  const Stored::Arrays *arrays = arraysOf(op.getTensor(), in);
  if (!arrays)
    return Flow::Stop;
  return setArray(op.getResult(), (arrays->*which)[op.getLevel()], in);
}

static Flow getValues(ToValuesOp op, Evaluation &in) {
  const Stored::Arrays *arrays = arraysOf(op.getTensor(), in);
  if (!arrays)
    return Flow::Stop;
  in.get(op.getTensor()).elements().stored->arrays->areValuesRead = true;
  return setArray(op.getResult(), arrays->values, in);
}

/// Takes values that were written to the array of a tensor.
static Flow load(LoadOp op, Evaluation &in) {
  const Datum &datum = in.get(op.getTensor());
  if (!datum.isElements())
    return in.elements(op.getTensor()) ? Flow::Next : Flow::Stop;
  Elements made = datum.elements();
  if (made.stored && made.stored->isReplaced)
    return in.unsupported("a tensor into which an element was inserted");
  if (!in.charge(made.list.size()))
    return Flow::Stop;
  Type element = cast<ShapedType>(op.getType()).getElementType();
  if (made.stored) {
    made.stored = std::make_shared<Stored>(*made.stored);
    made.stored->isOpen = false;
    if (made.stored->arrays) {
      Datum value;
      for (auto [i, number] : llvm::enumerate(made.stored->arrays->elementAt)) {
        if (!in.load(made.stored->arrays->values.view(), {int64_t(i)}, element,
                     value))
          return Flow::Stop;
        llvm::copy(value.numbers(), made.list.begin() + number * made.parts);
      }
    }
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Insertion of a row
//===----------------------------------------------------------------------===//

static Flow expand(ExpandOp op, Evaluation &in) {
  const Elements *tensor = in.elements(op.getTensor());
  if (!tensor)
    return Flow::Stop;
  auto format = SparseFormat::of(op.getTensor().getType(), tensor->shape, in);
  if (!format)
    return Flow::Stop;
  int64_t size = format->sizes.back();
  auto allocate = [&](Value result, std::optional<Datum> fill) {
    Type element = cast<MemRefType>(result.getType()).getElementType();
    std::optional<View> view = in.newBuffer(cast<MemRefType>(result.getType()),
                                            {size}, Lifetime::Heap);
    for (int64_t i = 0; view && fill && i < size; ++i)
      if (!in.charge(1) || !in.store(*view, {i}, element, *fill))
        return false;
    if (!view)
      return false;
    in.set(result, *view);
    return true;
  };
  Type type = cast<MemRefType>(op.getValues().getType()).getElementType();
  Datum zero =
      isNumber(type)
          ? Datum(APInt(widthOf(type), 0))
          : Datum(Elements({}, partsOf(type),
                           Element(APInt(widthOf(partType(type)), 0))));
  if (!allocate(op.getValues(), zero) ||
      !allocate(op.getFilled(), Datum(Element::boolean(false))) ||
      !allocate(op.getAdded(), std::nullopt))
    return Flow::Stop;
  in.set(op.getCount(), Datum::index(0));
  return Flow::Next;
}

static Flow compress(CompressOp op, Evaluation &in) {
  const View *values = in.view(op.getValues()), *filled = nullptr,
             *added = nullptr;
  if (!values || !(filled = in.view(op.getFilled())) ||
      !(added = in.view(op.getAdded())))
    return Flow::Stop;
  std::optional<int64_t> count = in.integer(op.getCount());
  SmallVector<int64_t> at;
  const Elements *tensor = nullptr;
  if (!count || !in.integers(op.getLvlCoords(), at) ||
      !(tensor = in.elements(op.getTensor())))
    return Flow::Stop;
  auto format = SparseFormat::of(op.getTensor().getType(), tensor->shape, in);
  if (!format)
    return Flow::Stop;
  Type type = cast<MemRefType>(op.getValues().getType()).getElementType();
  int64_t row = 0, size = format->sizes.back();
  for (auto [coordinate, all] : llvm::zip(at, format->sizes)) {
    if (coordinate < 0 || coordinate >= all)
      return in.undefined("access out of bounds");
    row = row * all + coordinate;
  }
  if (at.size() + 1 != format->levels())
    return in.unsupported("other coordinates than the levels have");
  std::map<int64_t, Datum> inserted;
  for (int64_t i = 0; i < *count; ++i) {
    Datum place, value;
    if (!in.charge(1) ||
        !in.load(*added, {i}, IndexType::get(op.getContext()), place))
      return Flow::Stop;
    if (place.state() != State::Defined)
      return in.undefined("a coordinate that was never written");
    int64_t coordinate = place.element().asSigned();
    if (!in.load(*values, {coordinate}, type, value) ||
        !in.store(*filled, {coordinate}, IntegerType::get(op.getContext(), 1),
                  Element::boolean(false)))
      return Flow::Stop;
    Datum zero = value;
    if (zero.isElement())
      zero = Datum(APInt(zero.element().width(), 0));
    else
      for (Element &one : zero.edit().list)
        one = Element(APInt(one.width(), 0));
    if (!in.store(*values, {coordinate}, type, zero))
      return Flow::Stop;
    if (!inserted.try_emplace(coordinate, value).second)
      return in.unsupported("a coordinate that was added twice");
  }
  if (inserted.empty()) {
    in.set(op.getResult(), in.get(op.getTensor()));
    return Flow::Next;
  }
  std::shared_ptr<Stored> stored = tensor->stored;
  if (!stored || !stored->isOpen || stored->arrays ||
      row * size + inserted.begin()->first <= stored->last)
    return in.unsupported("an insertion into this sparse tensor");
  Elements made = *tensor;
  made.stored = std::make_shared<Stored>(*stored);
  for (auto &[coordinate, value] : inserted) {
    made.stored->last = row * size + coordinate;
    int64_t element = format->elementAt[size_t(made.stored->last)];
    made.stored->has[size_t(element)] = true;
    llvm::copy(value.numbers(), made.list.begin() + element * made.parts);
  }
  stored->isReplaced = true;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Storage specifiers: sizes of the levels, of their positions and coordinates,
// and of the values
//===----------------------------------------------------------------------===//

/// The number of a field of a specifier; none if it is one of slices.
static std::optional<size_t> fieldOf(StorageSpecifierType type,
                                     StorageSpecifierKind kind,
                                     std::optional<Level> level) {
  auto levels = size_t(type.getEncoding().getLvlRank());
  switch (kind) {
  case StorageSpecifierKind::LvlSize:
    return size_t(level.value_or(0));
  case StorageSpecifierKind::PosMemSize:
    return levels + size_t(level.value_or(0));
  case StorageSpecifierKind::CrdMemSize:
    // The levels of a COO region share an array.
    return 2 * levels + std::min(size_t(level.value_or(0)),
                                 size_t(type.getEncoding().getAoSCOOStart()));
  case StorageSpecifierKind::ValMemSize:
    return 3 * levels;
  default:
    return std::nullopt;
  }
}

static void addSpecifiers(Meanings &to) {
  to.add<StorageSpecifierInitOp>([](StorageSpecifierInitOp op, Evaluation &in) {
    if (op.getSource())
      return in.unsupported("the specifier of a slice");
    auto type = cast<StorageSpecifierType>(op.getType());
    if (type.getEncoding().isSlice())
      return in.unsupported("the specifier of a slice");
    // Nothing is stored; the documentation does not give the sizes of levels.
    auto levels = size_t(type.getEncoding().getLvlRank());
    std::vector<Datum> sizes(levels * 3 + 1, Datum::index(0));
    std::fill_n(sizes.begin(), levels, Datum(in.unspecified(indexBits())));
    in.set(op.getResult(), Datum::list(std::move(sizes)));
    return Flow::Next;
  });
  to.add<GetStorageSpecifierOp>([](GetStorageSpecifierOp op, Evaluation &in) {
    auto field =
        fieldOf(cast<StorageSpecifierType>(op.getSpecifier().getType()),
                op.getSpecifierKind(), op.getLevel());
    const Datum &specifier = in.get(op.getSpecifier());
    if (!field || !specifier.isList())
      return in.unsupported("the specifier of a slice");
    in.set(op.getResult(), Datum(specifier.items()[*field]));
    return Flow::Next;
  });
  to.add<SetStorageSpecifierOp>([](SetStorageSpecifierOp op, Evaluation &in) {
    auto field = fieldOf(cast<StorageSpecifierType>(op.getType()),
                         op.getSpecifierKind(), op.getLevel());
    Datum specifier = in.get(op.getSpecifier());
    if (!field || !specifier.isList())
      return in.unsupported("the specifier of a slice");
    specifier.editItems()[*field] = in.get(op.getValue());
    in.set(op.getResult(), std::move(specifier));
    return Flow::Next;
  });
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static Flow pushBack(PushBackOp op, Evaluation &in) {
  const View *buffer = in.view(op.getInBuffer());
  std::optional<int64_t> size = buffer ? in.integer(op.getCurSize())
                                       : std::nullopt,
                         times = 1;
  if (size && op.getN())
    times = in.integer(op.getN());
  if (!size || !times)
    return Flow::Stop;
  int64_t end = 0;
  if (*times < 1)
    return in.undefined("pushing a value less than once");
  if (*size < 0 || llvm::AddOverflow(*size, *times, end) ||
      !in.charge(uint64_t(*times)))
    return in.undefined("a size of a buffer");
  auto type = cast<MemRefType>(op.getInBuffer().getType());
  Datum now = in.get(op.getInBuffer());
  if (end > buffer->sizes[0]) {
    if (op.getInbounds())
      return in.undefined("pushing a value out of bounds");
    if (!type.getLayout().isIdentity())
      return in.unsupported("a buffer with a layout");
    if (!in.charge(uint64_t(end)))
      return Flow::Stop;
    // The documentation does not say how far it grows, so that the size that a
    // program asks for is the one of sparse-buffer-rewrite.
    int64_t capacity = std::max<int64_t>(buffer->sizes[0], 1);
    while (capacity < end)
      capacity *= 2;
    std::optional<View> grown = in.newBuffer(type, {capacity}, Lifetime::Heap);
    if (!grown)
      return Flow::Stop;
    uint64_t stride = strideOf(type.getElementType());
    const char *problem = in.memory.copy(
        grown->aligned, buffer->aligned + uint64_t(buffer->offset) * stride,
        uint64_t(std::min(*size, buffer->sizes[0])) * stride);
    if (!problem)
      problem = in.memory.release(buffer->allocated);
    if (problem)
      return in.undefined(problem);
    now = *grown;
  }
  for (int64_t i = *size; i < end; ++i)
    if (!in.store(now.view(), {i}, type.getElementType(),
                  in.get(op.getValue())))
      return Flow::Stop;
  in.set(op.getOutBuffer(), now);
  in.set(op.getNewSize(), Datum::index(end));
  return Flow::Next;
}

namespace {
/// One of the things that are sorted: its key, and all its numbers.
struct Row {
  SmallVector<int64_t> key;
  SmallVector<Datum> all;
};
} // namespace

static bool isSameRow(const Row &a, const Row &b) {
  return llvm::all_of(llvm::zip_equal(a.all, b.all), [](auto pair) {
    auto &[x, y] = pair;
    return x.numbers() == y.numbers();
  });
}

static Flow sort(SortOp op, Evaluation &in) {
  std::optional<int64_t> n = in.integer(op.getN());
  if (!n)
    return Flow::Stop;
  SmallVector<View> buffers;
  for (Value buffer : op->getOperands().drop_front()) {
    const View *view = in.view(buffer);
    if (!view)
      return Flow::Stop;
    buffers.push_back(*view);
  }
  auto typeOf = [&](size_t buffer) {
    return cast<MemRefType>(op->getOperand(unsigned(buffer + 1)).getType())
        .getElementType();
  };
  AffineMap map = op.getPermMap();
  int64_t keys = map.getNumResults(),
          width = keys + (op.getNy() ? op.getNy()->getSExtValue() : 0);
  auto place = [&](size_t buffer, int64_t row, int64_t column) {
    return buffer == 0 ? row * width + column : row;
  };
  auto forEach = [&](llvm::function_ref<bool(int64_t, size_t, int64_t)> visit) {
    for (int64_t row = 0; row < *n; ++row)
      for (size_t buffer = 0; buffer < buffers.size(); ++buffer)
        for (int64_t column = 0; column < (buffer ? 1 : width); ++column)
          if (!in.charge(4) || !visit(row, buffer, column))
            return false;
    return true;
  };
  std::vector<Row> rows(size_t(std::max<int64_t>(*n, 0)));
  if (!forEach([&](int64_t row, size_t buffer, int64_t column) {
        Datum &to = rows[size_t(row)].all.emplace_back();
        return in.load(buffers[buffer], {place(buffer, row, column)},
                       typeOf(buffer), to);
      }))
    return Flow::Stop;
  for (Row &row : rows) {
    SmallVector<int64_t> numbers;
    for (int64_t i = 0; i < keys; ++i) {
      if (row.all[size_t(i)].state() != State::Defined)
        return in.undefined("a number to sort that was never written");
      const Element &key = row.all[size_t(i)].element();
      numbers.push_back(key.asSigned());
      if (numbers.back() < 0)
        return in.unsupported("sorting numbers of which the sign matters");
    }
    if (!evaluate(map, numbers, {}, in, row.key))
      return Flow::Stop;
  }
  std::vector<size_t> order(rows.size());
  std::iota(order.begin(), order.end(), size_t(0));
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::tie(rows[a].key, a) < std::tie(rows[b].key, b);
  });
  if (op.getAlgorithm() != SparseTensorSortKind::InsertionSortStable)
    for (size_t i = 1; i < order.size(); ++i)
      if (rows[order[i]].key == rows[order[i - 1]].key &&
          !isSameRow(rows[order[i]], rows[order[i - 1]]))
        return in.unsupported("the order of rows with the same key");
  std::vector<size_t> next(rows.size(), 0);
  if (!forEach([&](int64_t row, size_t buffer, int64_t column) {
        return in.store(buffers[buffer], {place(buffer, row, column)},
                        typeOf(buffer),
                        rows[order[size_t(row)]].all[next[size_t(row)]++]);
      }))
    return Flow::Stop;
  return Flow::Next;
}

namespace scion::semantics {
void registerSparseStorage(Meanings &to) {
  to.add<ToPositionsOp>([](ToPositionsOp op, Evaluation &in) {
    return getOfLevel<ToPositionsOp, &Stored::Arrays::positions>(op, in);
  });
  to.add<ToCoordinatesOp>([](ToCoordinatesOp op, Evaluation &in) {
    return getOfLevel<ToCoordinatesOp, &Stored::Arrays::coordinates>(op, in);
  });
  to.add<ToCoordinatesBufferOp>([](ToCoordinatesBufferOp op, Evaluation &in) {
    const Stored::Arrays *arrays = arraysOf(op.getTensor(), in);
    return arrays ? setArray(op.getResult(), arrays->linear, in) : Flow::Stop;
  });
  to.add<ToValuesOp>(
      [](ToValuesOp op, Evaluation &in) { return getValues(op, in); });
  to.add<LoadOp>([](LoadOp op, Evaluation &in) { return load(op, in); });
  to.add<ExpandOp>([](ExpandOp op, Evaluation &in) { return expand(op, in); });
  to.add<CompressOp>(
      [](CompressOp op, Evaluation &in) { return compress(op, in); });
  addSpecifiers(to);
  to.add<PushBackOp>(
      [](PushBackOp op, Evaluation &in) { return pushBack(op, in); });
  to.add<SortOp>([](SortOp op, Evaluation &in) { return sort(op, in); });
  // The elements are the same; the result stores them in the order of its
  // levels.
  to.add<ReorderCOOOp>([](ReorderCOOOp op, Evaluation &in) {
    const Elements *elements = in.elements(op.getInputCoo());
    std::optional<std::vector<bool>> has =
        elements ? storedOf(op.getInputCoo(), in) : std::nullopt;
    return has ? setSparse(op.getResultCoo(), *elements, std::move(has), in)
               : Flow::Stop;
  });
}
} // namespace scion::semantics

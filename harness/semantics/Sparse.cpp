//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Sparse.h"
#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

bool scion::semantics::isSparse(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor &&
         isa_and_nonnull<SparseTensorEncodingAttr>(tensor.getEncoding());
}

//===----------------------------------------------------------------------===//
// SparseFormat
//===----------------------------------------------------------------------===//

/// The size of a level: that of a dimension, or of its blocks or of one block.
static std::optional<int64_t> levelSize(AffineExpr level,
                                        ArrayRef<int64_t> sizes) {
  if (auto dim = dyn_cast<AffineDimExpr>(level))
    return sizes[dim.getPosition()];
  auto binary = dyn_cast<AffineBinaryOpExpr>(level);
  auto dim = binary ? dyn_cast<AffineDimExpr>(binary.getLHS()) : nullptr;
  auto block = dim ? dyn_cast<AffineConstantExpr>(binary.getRHS()) : nullptr;
  if (!block || block.getValue() <= 0 ||
      sizes[dim.getPosition()] % block.getValue() != 0)
    return std::nullopt;
  if (binary.getKind() == AffineExprKind::Mod)
    return block.getValue();
  if (binary.getKind() == AffineExprKind::FloorDiv)
    return sizes[dim.getPosition()] / block.getValue();
  return std::nullopt;
}

/// Whether the interpreter knows all levels: dense and compressed ones, and a
/// COO region at the end.
static bool areKnownLevels(SparseTensorEncodingAttr encoding, unsigned coo) {
  for (unsigned level = 0; level < encoding.getLvlRank(); ++level) {
    LevelType type = encoding.getLvlType(level);
    if (!isOrderedLT(type) && coo != 0)
      return false;
    if (isDenseLT(type))
      continue;
    bool isKnown = level < coo ? isUniqueLT(type) && (isCompressedLT(type) ||
                                                      isLooseCompressedLT(type))
                   : level == coo ? isCompressedLT(type)
                                  : isSingletonLT(type);
    if (!isKnown)
      return false;
  }
  return true;
}

std::optional<SparseFormat>
SparseFormat::of(Type tensor, ArrayRef<int64_t> dims, Evaluation &in) {
  SparseFormat made;
  made.encoding = getSparseTensorEncoding(tensor);
  unsigned rank = unsigned(made.encoding.getLvlRank());
  // A COO region: a level that is not unique, followed by singletons.
  made.coo = rank;
  for (unsigned level = 0; level + 1 < rank && made.coo == rank; ++level)
    if (isCompressedLT(made.encoding.getLvlType(level)) &&
        isSingletonLT(made.encoding.getLvlType(level + 1)))
      made.coo = level;
  AffineMap map = made.encoding.getDimToLvl();
  if (!map)
    map = AffineMap::getMultiDimIdentityMap(unsigned(dims.size()),
                                            tensor.getContext());
  for (LevelType type : made.encoding.getLvlTypes())
    made.ordered &= isOrderedLT(type);
  int64_t count = *productOf(dims);
  bool isKnown =
      !made.encoding.isSlice() && areKnownLevels(made.encoding, made.coo);
  int64_t places = 1;
  for (AffineExpr level : map.getResults()) {
    std::optional<int64_t> size = levelSize(level, dims);
    isKnown &= size.has_value();
    made.sizes.push_back(size.value_or(0));
    places *= made.sizes.back();
  }
  if (!isKnown || places != count) {
    (void)in.unsupported("a format of a sparse tensor of this kind");
    return std::nullopt;
  }
  if (!in.charge(uint64_t(count)))
    return std::nullopt;
  made.elementAt.assign(size_t(count), -1);
  SmallVector<int64_t> at;
  bool isFine = forEachPosition(dims, [&](ArrayRef<int64_t> position) {
    at.clear();
    if (!evaluate(map, position, {}, in, at))
      return false;
    int64_t place = 0;
    for (auto [coordinate, size] : llvm::zip_equal(at, made.sizes))
      place = place * size + coordinate;
    if (place < 0 || place >= count || made.elementAt[size_t(place)] >= 0)
      return (void)in.unsupported("levels that hold no element, or several"),
             false;
    made.elementAt[size_t(place)] = int64_t(made.placeOf.size());
    made.placeOf.push_back(place);
    return true;
  });
  if (!isFine)
    return std::nullopt;
  return made;
}

/// For each place, how many stored ones are before it.
std::vector<int64_t>
SparseFormat::countBefore(const std::vector<bool> &has) const {
  std::vector<int64_t> before = {0};
  for (int64_t element : elementAt)
    before.push_back(before.back() + has[size_t(element)]);
  return before;
}

/// Visits one element of a COO region.
void SparseFormat::visitCoordinates(int64_t place, int64_t begin,
                                    unsigned level, int64_t size,
                                    const Visitor &visitor) const {
  int64_t rest = place - begin;
  for (; level < levels(); ++level) {
    size /= sizes[level];
    visitor.coordinate(level, rest / size);
    rest %= size;
  }
  visitor.leaf(elementAt[size_t(place)]);
}

void SparseFormat::visitInserted(const std::vector<int64_t> &elements,
                                 const Visitor &visitor) const {
  for (int64_t element : elements)
    visitCoordinates(placeOf[size_t(element)], 0, 0, int64_t(elementAt.size()),
                     visitor);
  visitor.closeSegment(0);
}

void SparseFormat::visitLevel(const std::vector<int64_t> &before,
                              unsigned level, int64_t begin, int64_t size,
                              const Visitor &visitor) const {
  if (level == levels())
    return visitor.leaf(elementAt[size_t(begin)]);
  auto isStored = [&](int64_t from, int64_t length) {
    return before[size_t(from + length)] != before[size_t(from)];
  };
  if (level == coo) {
    for (int64_t place = begin; place < begin + size; ++place) {
      if (isStored(place, 1))
        visitCoordinates(place, begin, level, size, visitor);
    }
    return visitor.closeSegment(level);
  }
  int64_t inner = sizes[level] ? size / sizes[level] : 0;
  bool isDense = isDenseLT(encoding.getLvlType(level));
  for (int64_t i = 0; i < sizes[level]; ++i) {
    if (!isDense) {
      if (!isStored(begin + i * inner, inner))
        continue;
      visitor.coordinate(level, i);
    }
    visitLevel(before, level + 1, begin + i * inner, inner, visitor);
  }
  if (!isDense)
    visitor.closeSegment(level);
}

void SparseFormat::visit(const std::vector<bool> &has,
                         const Visitor &visitor) const {
  visitLevel(countBefore(has), 0, 0, int64_t(elementAt.size()), visitor);
}

std::vector<bool> SparseFormat::complete(const std::vector<bool> &has) const {
  std::vector<bool> made(has.size(), false);
  visit(has, {[](unsigned, int64_t) {}, [](unsigned) {},
              [&](int64_t element) { made[size_t(element)] = true; }});
  return made;
}

//===----------------------------------------------------------------------===//
// Stored elements
//===----------------------------------------------------------------------===//

std::optional<bool> scion::semantics::isNonzero(ArrayRef<Element> parts,
                                                Type number) {
  bool any = false;
  for (const Element &part : parts) {
    if (!part.isDefined())
      return std::nullopt;
    if (isa<FloatType>(number)) {
      llvm::APFloat value = asFloat(part, number);
      if (value.isNegZero())
        return std::nullopt;
      any |= !value.isZero();
    } else {
      any |= !part.bits().isZero();
    }
  }
  return any;
}

Elements scion::semantics::emptySparse(ArrayRef<int64_t> sizes,
                                       Type elementType) {
  Elements made(sizes, partsOf(elementType),
                Element(APInt(widthOf(partType(elementType)), 0)));
  made.stored = std::make_shared<Stored>();
  made.stored->has.assign(size_t(made.count()), false);
  made.stored->isOpen = true;
  return made;
}

bool scion::semantics::areValuesAsWritten(const Elements &elements,
                                          Type elementType, Evaluation &in) {
  const Stored::Arrays &arrays = *elements.stored->arrays;
  Datum value;
  for (auto [i, element] : llvm::enumerate(arrays.elementAt)) {
    if (!in.load(arrays.values.view(), {int64_t(i)}, elementType, value))
      return false;
    if (value.numbers() != elementOf(elements, element, elementType).numbers())
      return false;
  }
  return true;
}

bool scion::semantics::isCurrent(const Elements &elements, Type elementType,
                                 Evaluation &in) {
  const Stored &stored = *elements.stored;
  if (stored.isReplaced)
    return (void)in.unsupported("a tensor into which an element was inserted"),
           false;
  if (stored.arrays && stored.arrays->areValuesRead &&
      !areValuesAsWritten(elements, elementType, in)) {
    if (!in.isOver())
      (void)in.unsupported("a tensor whose values were written in place");
    return false;
  }
  return true;
}

std::optional<std::vector<bool>>
scion::semantics::storedIfKnown(Value tensor, Evaluation &in) {
  const Elements *elements = in.elements(tensor);
  if (!elements)
    return std::nullopt;
  auto encoding = getSparseTensorEncoding(tensor.getType());
  auto count = size_t(elements->count());
  if (!encoding || encoding.isAllDense())
    return std::vector<bool>(count, true);
  if (!elements->stored || elements->stored->has.size() != count)
    return std::nullopt;
  std::optional<SparseFormat> format =
      SparseFormat::of(tensor.getType(), elements->shape, in);
  if (!format)
    return std::nullopt;
  return format->complete(elements->stored->has);
}

std::optional<std::vector<bool>> scion::semantics::storedOf(Value tensor,
                                                            Evaluation &in) {
  std::optional<std::vector<bool>> made = storedIfKnown(tensor, in);
  if (!made && !in.isOver())
    (void)in.unsupported("which elements the tensor stores is not known");
  return made;
}

Flow scion::semantics::setSparse(Value value, Elements elements,
                                 std::optional<std::vector<bool>> has,
                                 Evaluation &in) {
  elements.stored.reset();
  if (has && isSparse(value.getType())) {
    elements.stored = std::make_shared<Stored>();
    elements.stored->has = std::move(*has);
  }
  in.set(value, std::move(elements));
  return Flow::Next;
}

Flow scion::semantics::copySparse(Value result, Value tensor, Evaluation &in) {
  const Elements *elements = in.elements(tensor);
  if (!elements)
    return Flow::Stop;
  Elements made = *elements;
  if (made.stored) {
    made.stored = std::make_shared<Stored>(*made.stored);
    made.stored->arrays.reset();
  }
  in.set(result, std::move(made));
  return Flow::Next;
}

Flow scion::semantics::insertSparse(Value result, Value tensor,
                                    ArrayRef<int64_t> position,
                                    const Datum &value, Evaluation &in) {
  const Elements *before = in.elements(tensor);
  if (!before)
    return Flow::Stop;
  int64_t index = before->at(position);
  if (index < 0)
    return in.undefined("access out of bounds");
  std::shared_ptr<Stored> stored = before->stored;
  if (!stored || !stored->isOpen || stored->arrays)
    return in.unsupported("an insertion into this sparse tensor");
  std::optional<SparseFormat> format =
      SparseFormat::of(tensor.getType(), before->shape, in);
  if (!format)
    return Flow::Stop;
  int64_t element = index / before->parts;
  int64_t place = format->placeOf[size_t(element)];
  if (format->isOrdered() ? place <= stored->last
                          : bool(stored->has[size_t(element)]))
    return in.unsupported("an insertion that is not in the order of the "
                          "levels");
  Elements made = *before;
  llvm::copy(value.numbers(), made.list.begin() + index);
  made.stored = std::make_shared<Stored>(*stored);
  made.stored->has[size_t(element)] = true;
  made.stored->last = place;
  if (!format->isOrdered())
    made.stored->inserted.push_back(element);
  stored->isReplaced = true;
  in.set(result, std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static bool makeArray(Datum &array, ArrayRef<Datum> data, Type elementType,
                      Evaluation &in) {
  auto size = int64_t(data.size());
  std::optional<View> view = in.newBuffer(MemRefType::get({size}, elementType),
                                          {size}, Lifetime::Heap);
  for (int64_t i = 0; view && i < size; ++i)
    if (!in.store(*view, {i}, elementType, data[size_t(i)]))
      return false;
  if (view)
    array = *view;
  return view.has_value();
}

/// An array of positions or coordinates.
static bool makeArray(Datum &array, ArrayRef<int64_t> numbers, Type type,
                      Evaluation &in) {
  SmallVector<Datum> data;
  unsigned width = widthOf(type);
  for (int64_t number : numbers) {
    if (width < 64 && uint64_t(number) >> width)
      return (void)in.unsupported("a position or coordinate that does not fit"),
             false;
    data.push_back(APInt(width, uint64_t(number)));
  }
  return makeArray(array, data, type, in);
}

/// Visits what a tensor stores in the order of its arrays; false if the run is
/// over.
static bool visitStored(const SparseFormat &format, const Elements &elements,
                        const std::vector<bool> &has,
                        const SparseFormat::Visitor &visitor, Evaluation &in) {
  if (format.isOrdered()) {
    format.visit(has, visitor);
    return true;
  }
  if (!elements.stored ||
      llvm::count(has, true) != int64_t(elements.stored->inserted.size()))
    return (void)in.unsupported("an order of elements that is not known"),
           false;
  format.visitInserted(elements.stored->inserted, visitor);
  return true;
}

std::optional<std::vector<int64_t>>
scion::semantics::elementsInOrder(Value tensor, Evaluation &in) {
  const Elements *elements = in.elements(tensor);
  std::optional<std::vector<bool>> has =
      elements ? storedOf(tensor, in) : std::nullopt;
  auto format = has ? SparseFormat::of(tensor.getType(), elements->shape, in)
                    : std::nullopt;
  std::vector<int64_t> order;
  if (!format ||
      !visitStored(*format, *elements, *has,
                   {[](unsigned, int64_t) {}, [](unsigned) {},
                    [&](int64_t element) { order.push_back(element); }},
                   in))
    return std::nullopt;
  return order;
}

static std::optional<Stored::Arrays>
makeArrays(const SparseFormat &format, const Elements &elements,
           const std::vector<bool> &has, Type elementType, Evaluation &in) {
  unsigned rank = format.levels();
  std::vector<std::vector<int64_t>> positions(rank), coordinates(rank);
  std::vector<int64_t> linear;
  Stored::Arrays made;
  for (unsigned level = 0; level < rank; ++level) {
    if (isCompressedLT(format.encoding.getLvlType(level)))
      positions[level] = {0};
    else if (isLooseCompressedLT(format.encoding.getLvlType(level)))
      positions[level] = {};
  }
  std::vector<int64_t> begins(rank, 0);
  auto addCoordinate = [&](unsigned level, int64_t coordinate) {
    coordinates[level].push_back(coordinate);
    if (level >= format.cooStart())
      linear.push_back(coordinate);
  };
  auto closeSegment = [&](unsigned level) {
    auto end = int64_t(coordinates[level].size());
    if (isLooseCompressedLT(format.encoding.getLvlType(level)))
      positions[level].push_back(begins[level]);
    positions[level].push_back(end);
    begins[level] = end;
  };
  auto addElement = [&](int64_t element) { made.elementAt.push_back(element); };
  if (!visitStored(format, elements, has,
                   {addCoordinate, closeSegment, addElement}, in))
    return std::nullopt;
  Type position = format.encoding.getPosElemType(),
       coordinate = format.encoding.getCrdElemType();
  made.positions.resize(rank);
  made.coordinates.resize(rank);
  for (unsigned level = 0; level < rank; ++level) {
    LevelType type = format.encoding.getLvlType(level);
    if (isWithPosLT(type) &&
        !makeArray(made.positions[level], positions[level], position, in))
      return std::nullopt;
    if (isWithCrdLT(type) && level < format.cooStart() &&
        !makeArray(made.coordinates[level], coordinates[level], coordinate, in))
      return std::nullopt;
  }
  if (format.cooStart() < rank) {
    if (!makeArray(made.linear, linear, coordinate, in))
      return std::nullopt;
    auto stride = int64_t(rank - format.cooStart());
    for (unsigned level = format.cooStart(); level < rank; ++level) {
      View view = made.linear.view();
      view.sizes = {int64_t(coordinates[level].size())};
      view.strides = {stride};
      view.offset = int64_t(level - format.cooStart());
      made.coordinates[level] = Datum(view);
    }
  }
  SmallVector<Datum> values;
  for (int64_t element : made.elementAt)
    values.push_back(elementOf(elements, element, elementType));
  if (!makeArray(made.values, values, elementType, in))
    return std::nullopt;
  return made;
}

const Stored::Arrays *scion::semantics::arraysOf(Value tensor, Evaluation &in) {
  const Elements *elements = in.elements(tensor);
  if (!elements)
    return nullptr;
  if (elements->stored && elements->stored->arrays)
    return &*elements->stored->arrays;
  std::optional<std::vector<bool>> has = storedOf(tensor, in);
  std::optional<SparseFormat> format =
      has ? SparseFormat::of(tensor.getType(), elements->shape, in)
          : std::nullopt;
  if (!format || !in.charge(elements->list.size()))
    return nullptr;
  auto arrays =
      makeArrays(*format, *elements, *has,
                 cast<ShapedType>(tensor.getType()).getElementType(), in);
  if (!arrays)
    return nullptr;
  if (!elements->stored)
    elements->stored = std::make_shared<Stored>();
  elements->stored->has = std::move(*has);
  elements->stored->arrays = std::move(*arrays);
  return &*elements->stored->arrays;
}

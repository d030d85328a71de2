//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sparse_tensor: ops on whole tensors. A sparse tensor has the elements of the
// dense one; Sparse.h has what of it is stored.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"
#include "harness/semantics/dialects/Carry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

/// The elements that a conversion to a sparse tensor stores: those that are
/// stored, or of a dense tensor those that are not zero. None if the run is
/// over, or if it is not known.
static std::optional<std::vector<bool>> toStore(Value tensor, Evaluation &in) {
  if (isSparse(tensor.getType()))
    return storedIfKnown(tensor, in);
  const Elements *elements = in.elements(tensor);
  if (!elements)
    return std::nullopt;
  std::vector<bool> has;
  Type number = partType(tensor.getType());
  ArrayRef<Element> list(elements->list);
  for (; !list.empty(); list = list.drop_front(elements->parts)) {
    std::optional<bool> is =
        isNonzero(list.take_front(elements->parts), number);
    if (!is) {
      (void)in.unsupported("an element for which it is open whether it is "
                           "stored");
      return std::nullopt;
    }
    has.push_back(*is);
  }
  return has;
}

static Flow convert(ConvertOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getSource());
  if (!source || !in.charge(source->list.size()))
    return Flow::Stop;
  if (!agrees(cast<ShapedType>(op.getType()), source->shape))
    return in.undefined("a conversion to other sizes");
  if (getElementTypeOrSelf(op.getType()) !=
      getElementTypeOrSelf(op.getSource().getType()))
    return in.unsupported("a conversion of the elements");
  std::optional<std::vector<bool>> has;
  if (isSparse(op.getType())) {
    has = toStore(op.getSource(), in);
    if (in.isOver())
      return Flow::Stop;
  }
  return setSparse(op.getDest(), *source, std::move(has), in);
}

/// The same levels with other dimensions.
static Flow reinterpretMap(ReinterpretMapOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getSource());
  if (!source)
    return Flow::Stop;
  auto from = SparseFormat::of(op.getSource().getType(), source->shape, in);
  if (!from)
    return Flow::Stop;
  // The level-to-dimension map gives the sizes.
  AffineMap toDim = getSparseTensorEncoding(op.getType()).getLvlToDim();
  SmallVector<int64_t> last, sizes;
  if (source->count() == 0)
    return in.unsupported("a tensor without elements");
  for (int64_t size : from->sizes)
    last.push_back(size - 1);
  if (!toDim || toDim.isIdentity())
    sizes = last;
  else if (!evaluate(toDim, last, {}, in, sizes))
    return Flow::Stop;
  for (int64_t &size : sizes)
    ++size;
  if (!agrees(cast<ShapedType>(op.getType()), sizes) ||
      productOf(sizes) != source->count())
    return in.unsupported("a tensor with other sizes");
  auto to = SparseFormat::of(op.getType(), sizes, in);
  if (!to)
    return Flow::Stop;
  if (from->sizes != to->sizes)
    return in.unsupported("a tensor with levels of other sizes");
  Elements made(sizes, source->parts, source->list.front());
  if (source->stored) {
    made.stored = std::make_shared<Stored>(*source->stored);
    Stored &stored = *made.stored;
    for (size_t place = 0; place < to->elementAt.size(); ++place)
      stored.has[size_t(to->elementAt[place])] =
          source->stored->has[size_t(from->elementAt[place])];
    for (int64_t &element : stored.inserted)
      element = to->elementAt[size_t(from->placeOf[size_t(element)])];
    if (stored.arrays)
      for (int64_t &element : stored.arrays->elementAt)
        element = to->elementAt[size_t(from->placeOf[size_t(element)])];
  }
  for (size_t place = 0; place < to->elementAt.size(); ++place)
    for (unsigned part = 0; part < made.parts; ++part)
      made.list[size_t(to->elementAt[place]) * made.parts + part] =
          source->list[size_t(from->elementAt[place]) * made.parts + part];
  in.set(op.getDest(), std::move(made));
  return Flow::Next;
}

static Flow concatenate(ConcatenateOp op, Evaluation &in) {
  auto type = cast<RankedTensorType>(op.getType());
  auto dimension = size_t(op.getDimension());
  SmallVector<int64_t> sizes;
  for (Value input : op.getInputs()) {
    const Elements *elements = in.elements(input);
    if (!elements)
      return Flow::Stop;
    if (sizes.empty())
      sizes.assign(elements->shape.begin(), elements->shape.end());
    else
      sizes[dimension] += elements->shape[dimension];
  }
  if (!in.chargeEach(sizes))
    return Flow::Stop;
  if (!agrees(type, sizes))
    return in.undefined("another size than stated");
  Elements made = elementsFor(sizes, type.getElementType(), State::Undef);
  std::optional<std::vector<bool>> has;
  if (isSparse(type))
    has.emplace(size_t(made.count()), false);
  int64_t before = 0;
  for (Value input : op.getInputs()) {
    const Elements &elements = *in.elements(input);
    std::optional<std::vector<bool>> stored;
    if (has && !(stored = toStore(input, in)))
      has.reset();
    if (in.isOver())
      return Flow::Stop;
    int64_t number = 0;
    SmallVector<int64_t> at;
    (void)forEachPosition(elements.shape, [&](ArrayRef<int64_t> position) {
      at.assign(position.begin(), position.end());
      at[dimension] += before;
      int64_t index = made.at(at);
      for (unsigned part = 0; part < made.parts; ++part)
        made.list[size_t(index) + part] =
            elements.list[size_t(number) * made.parts + part];
      if (has)
        (*has)[size_t(index) / made.parts] = (*stored)[size_t(number)];
      ++number;
      return true;
    });
    before += elements.shape[dimension];
  }
  return setSparse(op.getResult(), std::move(made), std::move(has), in);
}

/// The numbers of the elements that a loop visits, in its order.
static bool visitedBy(ForeachOp op, Evaluation &in,
                      SmallVectorImpl<int64_t> &elements) {
  const Elements *tensor = in.elements(op.getTensor());
  if (!tensor)
    return false;
  if (isSparse(op.getTensor().getType())) {
    std::optional<std::vector<int64_t>> order =
        elementsInOrder(op.getTensor(), in);
    if (order)
      elements.assign(order->begin(), order->end());
    return order.has_value();
  }
  // A constant that is written by its places stores these only, and the pass
  // visits no others.
  if (auto constant = op.getTensor().getDefiningOp<arith::ConstantOp>();
      constant && isa<SparseElementsAttr>(constant.getValue()))
    return (void)in.unsupported("a loop over a constant of few elements"),
           false;
  AffineMap order = op.getOrder().value_or(AffineMap());
  SmallVector<int64_t> sizes = llvm::to_vector(tensor->shape), at(sizes.size());
  if (!order)
    order = AffineMap::getMultiDimIdentityMap(unsigned(sizes.size()),
                                              op.getContext());
  for (auto [i, expression] : llvm::enumerate(order.getResults()))
    sizes[i] = tensor->shape[cast<AffineDimExpr>(expression).getPosition()];
  return forEachPosition(sizes, [&](ArrayRef<int64_t> position) {
    for (auto [i, expression] : llvm::enumerate(order.getResults()))
      at[cast<AffineDimExpr>(expression).getPosition()] = position[i];
    elements.push_back(tensor->at(at) / tensor->parts);
    return true;
  });
}

static Flow runForeach(ForeachOp op, Evaluation &in) {
  SmallVector<int64_t> visited;
  if (!visitedBy(op, in, visited))
    return Flow::Stop;
  Datum kept = in.get(op.getTensor());
  const Elements &tensor = kept.elements();
  Type element = cast<ShapedType>(op.getTensor().getType()).getElementType();
  return runForEach(op, op.getInitArgs(), visited, in,
                    [&](int64_t number, ArrayRef<Datum> values) {
                      SmallVector<Datum> arguments(size_t(tensor.rank()));
                      int64_t rest = number;
                      for (size_t d = arguments.size(); d-- > 0;
                           rest /= tensor.shape[d])
                        arguments[d] = Datum::index(rest % tensor.shape[d]);
                      arguments.push_back(elementOf(tensor, number, element));
                      llvm::append_range(arguments, values);
                      return arguments;
                    });
}

static Flow levelSize(LvlOp op, Evaluation &in) {
  std::optional<int64_t> level = in.integer(op.getIndex());
  const Elements *tensor = level ? in.elements(op.getSource()) : nullptr;
  if (!tensor)
    return Flow::Stop;
  auto format = SparseFormat::of(op.getSource().getType(), tensor->shape, in);
  if (!format)
    return Flow::Stop;
  if (*level < 0 || *level >= int64_t(format->levels()))
    return in.undefined("there is no such level");
  in.set(op.getResult(), Datum::index(format->sizes[size_t(*level)]));
  return Flow::Next;
}

static Flow translate(CrdTranslateOp op, Evaluation &in) {
  bool toLevels = op.getDirection() == CrdTransDirectionKind::dim2lvl;
  AffineMap map =
      toLevels ? op.getEncoder().getDimToLvl() : op.getEncoder().getLvlToDim();
  SmallVector<int64_t> from, to;
  if (!in.integers(op.getInCrds(), from))
    return Flow::Stop;
  if (!map)
    to = from;
  else if (!evaluate(map, from, {}, in, to))
    return Flow::Stop;
  for (auto [result, number] : llvm::zip_equal(op.getOutCrds(), to))
    in.set(result, Datum::index(number));
  return Flow::Next;
}

namespace scion::semantics {
void registerSparseTensor(Meanings &to) {
  to.add<ConvertOp>(
      [](ConvertOp op, Evaluation &in) { return convert(op, in); });
  to.add<ReinterpretMapOp>([](ReinterpretMapOp op, Evaluation &in) {
    return reinterpretMap(op, in);
  });
  to.add<ConcatenateOp>(
      [](ConcatenateOp op, Evaluation &in) { return concatenate(op, in); });
  to.add<ForeachOp>(
      [](ForeachOp op, Evaluation &in) { return runForeach(op, in); });
  to.add<LvlOp>([](LvlOp op, Evaluation &in) { return levelSize(op, in); });
  to.add<CrdTranslateOp>(
      [](CrdTranslateOp op, Evaluation &in) { return translate(op, in); });
  to.add<NumberOfEntriesOp>([](NumberOfEntriesOp op, Evaluation &in) {
    std::optional<std::vector<bool>> has = storedOf(op.getTensor(), in);
    if (!has)
      return Flow::Stop;
    in.set(op.getResult(), Datum::index(llvm::count(*has, true)));
    return Flow::Next;
  });
}
} // namespace scion::semantics

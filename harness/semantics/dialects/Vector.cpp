//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector: the ops that move elements between vectors, create vectors and print
// them. Scalable vectors are not supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Places.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

/// The result is one vector; `from` is the place of each of its elements, -1:
/// poison.
static Flow
arrange(Operation *op, const Elements &source, Evaluation &in,
        llvm::function_ref<int64_t(ArrayRef<int64_t> position)> from) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (type.isScalable())
    return in.unsupported("a scalable vector");
  Elements made;
  made.shape.assign(type.getShape().begin(), type.getShape().end());
  made.list.reserve(size_t(type.getNumElements()));
  unsigned width = widthOf(type.getElementType());
  if (!in.charge(uint64_t(type.getNumElements()) / 4))
    return Flow::Stop;
  forEachPosition(made.shape, [&](ArrayRef<int64_t> position) {
    int64_t index = from(position);
    made.list.push_back(index < 0 ? Element::poison(width)
                                  : source.list[size_t(index)]);
    return true;
  });
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

/// A number as a vector of no dimension.
static Elements asElements(const Datum &datum) {
  if (datum.isElements())
    return datum.elements();
  return Elements({}, 1, datum.element());
}

static SmallVector<int64_t> numbersOf(ArrayAttr array) {
  SmallVector<int64_t> numbers;
  for (Attribute one : array)
    numbers.push_back(cast<IntegerAttr>(one).getInt());
  return numbers;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static Flow broadcast(vector::BroadcastOp op, Evaluation &in) {
  Elements source = asElements(in.get(op.getSource()));
  return arrange(op, source, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position.take_back(source.shape.size()));
    for (auto [number, size] : llvm::zip_equal(at, source.shape))
      if (size == 1)
        number = 0;
    return source.at(at);
  });
}

static Flow transpose(vector::TransposeOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getVector()));
  ArrayRef<int64_t> permutation = op.getPermutation();
  return arrange(op, source, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position.size());
    for (auto [i, dim] : llvm::enumerate(permutation))
      at[size_t(dim)] = position[i];
    return source.at(at);
  });
}

static Flow castShape(vector::ShapeCastOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getSource()));
  int64_t next = 0;
  return arrange(op, source, in, [&](ArrayRef<int64_t>) { return next++; });
}

/// Lane 0 has the lowest bits. A lane that takes bits from a bad lane is bad.
static Flow bitcast(vector::BitCastOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getSource()));
  VectorType type = op.getResultVectorType();
  if (type.isScalable())
    return in.unsupported("a scalable vector");
  unsigned from = widthOf(op.getSourceVectorType().getElementType());
  unsigned to = widthOf(type.getElementType());
  // The verifier assumes that an index has 64 bits.
  if (from * source.list.size() != to * size_t(type.getNumElements()))
    return in.unsupported("a cast of bits to more or fewer");
  Elements made;
  made.shape.assign(type.getShape().begin(), type.getShape().end());
  if (from % to != 0 && to % from != 0) {
    // Elements of one type straddle those of the other. Rows keep their number
    // of bits, so treat all elements as one row.
    APInt all(from * unsigned(source.list.size()), 0);
    for (auto [index, one] : llvm::enumerate(source.list))
      all.insertBits(one.bits(), unsigned(index) * from);
    for (unsigned begin = 0; begin < all.getBitWidth(); begin += to) {
      State state = State::Defined;
      for (unsigned i = begin / from; i * from < begin + to; ++i)
        state = worse(state, source.list[i].state());
      made.list.push_back({all.extractBits(to, begin), state});
    }
  } else if (from >= to) {
    for (const Element &one : source.list)
      for (unsigned i = 0; i < from / to; ++i)
        made.list.push_back({one.bits().extractBits(to, i * to), one.state()});
  } else {
    for (size_t i = 0; i < source.list.size(); i += to / from) {
      Element whole(APInt(to, 0));
      for (unsigned part = 0; part < to / from; ++part) {
        const Element &one = source.list[i + part];
        whole.number.insertBits(one.bits(), part * from);
        whole.condition = worse(whole.state(), one.state());
      }
      made.list.push_back(std::move(whole));
    }
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow shuffle(vector::ShuffleOp op, Evaluation &in) {
  Elements both = asElements(in.get(op.getV1()));
  const Elements second = asElements(in.get(op.getV2()));
  int64_t rest = 1;
  for (size_t i = 1; i < both.shape.size(); ++i)
    rest *= both.shape[i];
  llvm::append_range(both.list, second.list);
  ArrayRef<int64_t> mask = op.getMask();
  int64_t next = 0;
  return arrange(op, both, in, [&](ArrayRef<int64_t>) {
    int64_t which = mask[size_t(next / rest)], within = next % rest;
    ++next;
    return which < 0 ? -1 : which * rest + within;
  });
}

static Flow interleave(vector::InterleaveOp op, Evaluation &in) {
  const Elements a = asElements(in.get(op.getLhs()));
  const Elements b = asElements(in.get(op.getRhs()));
  Elements both;
  for (auto [x, y] : llvm::zip_equal(a.list, b.list)) {
    both.list.push_back(x);
    both.list.push_back(y);
  }
  int64_t next = 0;
  return arrange(op, both, in, [&](ArrayRef<int64_t>) { return next++; });
}

static Flow deinterleave(vector::DeinterleaveOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getSource()));
  for (unsigned which = 0; which < 2; ++which) {
    Elements made;
    made.shape = source.shape;
    made.shape.back() /= 2;
    for (size_t i = which; i < source.list.size(); i += 2)
      made.list.push_back(source.list[i]);
    in.set(op->getResult(which), std::move(made));
  }
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Where a position of an extract or insert begins in the list; -1: poison.
/// None if the run is over.
template <typename Op>
static std::optional<int64_t> placeOf(Op op, const Elements &source,
                                      Evaluation &in) {
  SmallVector<int64_t> position;
  if (!in.integers(op.getStaticPosition(), op.getDynamicPosition(), position))
    return std::nullopt;
  int64_t index = 0;
  bool isPoison = false;
  for (size_t i = 0; i < source.shape.size(); ++i) {
    int64_t number = i < position.size() ? position[i] : 0;
    if (number == -1) {
      isPoison = true;
    } else if (number < 0 || number >= source.shape[i]) {
      (void)in.undefined("there is no such element");
      return std::nullopt;
    }
    index = index * source.shape[i] + number;
  }
  return isPoison ? -1 : index;
}

static Flow extract(vector::ExtractOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getSource()));
  std::optional<int64_t> index = placeOf(op, source, in);
  if (!index)
    return Flow::Stop;
  Type type = op.getType();
  if (*index < 0) {
    in.set(op.getResult(), badOf(type, State::Poison));
    return Flow::Next;
  }
  auto vector = dyn_cast<VectorType>(type);
  if (!vector) {
    in.set(op.getResult(), source.list[size_t(*index)]);
    return Flow::Next;
  }
  Elements made;
  made.shape.assign(vector.getShape().begin(), vector.getShape().end());
  auto begin = source.list.begin() + *index;
  made.list.assign(begin, begin + vector.getNumElements());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow insert(vector::InsertOp op, Evaluation &in) {
  Datum dest = in.take(op.getDest());
  if (!dest.isElements())
    dest = asElements(dest);
  std::optional<int64_t> index = placeOf(op, dest.elements(), in);
  if (!index)
    return Flow::Stop;
  if (*index < 0) {
    in.set(op.getResult(), badOf(op.getType(), State::Poison));
    return Flow::Next;
  }
  const auto &numbers = in.get(op.getValueToStore()).numbers();
  // The verifier accepts shapes that do not fit, such as vector<4xi32> at [1]
  // of vector<2x2xi32>.
  int64_t room = 1;
  for (int64_t size : llvm::drop_begin(dest.elements().shape,
                                       std::min(op.getStaticPosition().size(),
                                                dest.elements().shape.size())))
    room *= size;
  if (int64_t(numbers.size()) != room)
    return in.unsupported("the inserted vector has another shape");
  llvm::copy(numbers, dest.edit().list.begin() + *index);
  in.set(op.getResult(), std::move(dest));
  return Flow::Next;
}

static Flow extractStrided(vector::ExtractStridedSliceOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getSource()));
  SmallVector<int64_t> offsets = numbersOf(op.getOffsets()),
                       strides = numbersOf(op.getStrides());
  return arrange(op, source, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position);
    for (size_t i = 0; i < offsets.size(); ++i)
      at[i] = offsets[i] + position[i] * strides[i];
    return source.at(at);
  });
}

/// The strides are for the last dimensions, those of the inserted vector; the
/// offsets are for all dimensions of the destination.
static Flow insertStrided(vector::InsertStridedSliceOp op, Evaluation &in) {
  const Elements source = asElements(in.get(op.getValueToStore()));
  Elements made = asElements(in.get(op.getDest()));
  SmallVector<int64_t> offsets = numbersOf(op.getOffsets()),
                       strides = numbersOf(op.getStrides());
  size_t first = made.shape.size() - source.shape.size();
  int64_t next = 0;
  forEachPosition(source.shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(offsets);
    for (auto [i, number] : llvm::enumerate(position))
      at[first + i] += number * strides[i];
    made.list[size_t(made.at(at))] = source.list[size_t(next++)];
    return true;
  });
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow fromElements(vector::FromElementsOp op, Evaluation &in) {
  Elements made;
  made.shape.assign(op.getType().getShape().begin(),
                    op.getType().getShape().end());
  for (Value element : op.getElements())
    made.list.push_back(in.get(element).element());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Masks and numbers
//===----------------------------------------------------------------------===//

/// Sets the lanes whose coordinates are all below their limits.
static Flow maskBelow(Operation *op, ArrayRef<int64_t> limits, Evaluation &in) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (type.isScalable())
    return in.unsupported("a scalable vector");
  Elements made;
  made.shape.assign(type.getShape().begin(), type.getShape().end());
  forEachPosition(made.shape, [&](ArrayRef<int64_t> position) {
    bool isOn = true;
    // A vector of rank 0 has one limit.
    if (position.empty())
      isOn = limits[0] > 0;
    for (size_t i = 0; i < position.size(); ++i)
      isOn &= position[i] < limits[i];
    made.list.push_back(Element::boolean(isOn));
    return true;
  });
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

static Flow makeSteps(vector::StepOp op, Evaluation &in) {
  auto type = cast<VectorType>(op.getType());
  if (type.isScalable())
    return in.unsupported("a scalable vector");
  Elements made;
  made.shape.push_back(type.getNumElements());
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    made.list.push_back(Element::index(i));
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Showing
//===----------------------------------------------------------------------===//

static Flow say(StringRef text, Evaluation &in) {
  Trace *trace = in.trace();
  if (!trace)
    return Flow::Stop;
  trace->addText(text);
  return Flow::Next;
}

static Flow show(const Element &number, Type type, Evaluation &in) {
  if (LLVM_UNLIKELY(in.symbolic()))
    return in.showTerm("number", number);
  if (!number.isDefined())
    return in.undefined(whyNotShown(number.state()));
  Trace *trace = in.trace();
  if (!trace)
    return Flow::Stop;
  if (type.isF16() || type.isF32() || type.isF64() || type.isBF16()) {
    trace->addFloat(number.width(), number.asUnsigned(), type.isBF16());
    return Flow::Next;
  }
  if (!type.isIntOrIndex() || number.width() > 64)
    return in.unsupported("a number of this type is shown");
  if (type.isIndex() || type.isUnsignedInteger())
    trace->addInteger(64, number.asUnsigned(), /*isSigned=*/false);
  else if (number.width() == 1)
    trace->addInteger(64, number.asUnsigned());
  else
    trace->addInteger(64, uint64_t(number.asSigned()));
  return Flow::Next;
}

/// Rows in parentheses.
static Flow show(ArrayRef<Element> list, ArrayRef<int64_t> shape, Type type,
                 Evaluation &in) {
  if (shape.empty())
    return show(list[0], type, in);
  if (say("( ", in) == Flow::Stop)
    return Flow::Stop;
  size_t length = list.size() / size_t(shape[0]);
  for (int64_t i = 0; i < shape[0]; ++i)
    if ((i > 0 && say(", ", in) == Flow::Stop) ||
        show(list.slice(size_t(i) * length, length), shape.drop_front(), type,
             in) == Flow::Stop)
      return Flow::Stop;
  return say(" )", in);
}

static Flow print(vector::PrintOp op, Evaluation &in) {
  if (Value source = op.getSource()) {
    const Datum &datum = in.get(source);
    auto vector = dyn_cast<VectorType>(source.getType());
    if (vector && vector.isScalable())
      return in.unsupported("a scalable vector");
    Flow flow = !vector ? show(datum.element(), source.getType(), in)
                // A vector of rank 0 is printed like one of one element.
                : vector.getRank() == 0
                    ? show(datum.numbers(), {1}, vector.getElementType(), in)
                    : show(datum.numbers(), vector.getShape(),
                           vector.getElementType(), in);
    if (flow == Flow::Stop)
      return flow;
  }
  if (std::optional<StringRef> text = op.getStringLiteral())
    if (say(*text, in) == Flow::Stop)
      return Flow::Stop;
  switch (op.getPunctuation()) {
  case vector::PrintPunctuation::NoPunctuation:
    return Flow::Next;
  case vector::PrintPunctuation::NewLine:
    // A string is printed without a line break.
    return op.getStringLiteral() ? Flow::Next : say("\n", in);
  case vector::PrintPunctuation::Comma:
    return say(", ", in);
  case vector::PrintPunctuation::Open:
    return say("( ", in);
  case vector::PrintPunctuation::Close:
    return say(" )", in);
  }
  return Flow::Next;
}

namespace scion::semantics {
void registerVector(Meanings &to) {
  to.add<vector::BroadcastOp>(
      [](vector::BroadcastOp op, Evaluation &in) { return broadcast(op, in); });
  to.add<vector::TransposeOp>(
      [](vector::TransposeOp op, Evaluation &in) { return transpose(op, in); });
  to.add<vector::ShapeCastOp>(
      [](vector::ShapeCastOp op, Evaluation &in) { return castShape(op, in); });
  to.add<vector::BitCastOp>(
      [](vector::BitCastOp op, Evaluation &in) { return bitcast(op, in); });
  to.add<vector::ShuffleOp>(
      [](vector::ShuffleOp op, Evaluation &in) { return shuffle(op, in); });
  to.add<vector::InterleaveOp>([](vector::InterleaveOp op, Evaluation &in) {
    return interleave(op, in);
  });
  to.add<vector::DeinterleaveOp>([](vector::DeinterleaveOp op, Evaluation &in) {
    return deinterleave(op, in);
  });
  to.add<vector::ExtractOp>(
      [](vector::ExtractOp op, Evaluation &in) { return extract(op, in); });
  to.add<vector::InsertOp>(
      [](vector::InsertOp op, Evaluation &in) { return insert(op, in); });
  to.add<vector::ExtractStridedSliceOp>(
      [](vector::ExtractStridedSliceOp op, Evaluation &in) {
        return extractStrided(op, in);
      });
  to.add<vector::InsertStridedSliceOp>(
      [](vector::InsertStridedSliceOp op, Evaluation &in) {
        return insertStrided(op, in);
      });
  to.add<vector::FromElementsOp>([](vector::FromElementsOp op, Evaluation &in) {
    return fromElements(op, in);
  });
  to.add<vector::ToElementsOp>([](vector::ToElementsOp op, Evaluation &in) {
    const Elements source = asElements(in.get(op.getSource()));
    for (auto [result, element] :
         llvm::zip_equal(op.getElements(), source.list))
      in.set(result, element);
    return Flow::Next;
  });
  addElementwise<vector::FMAOp>(
      to, [](vector::FMAOp op, ArrayRef<Element> a, Evaluation &) {
        return multiplyAdd(a[0], a[1], a[2], resultNumber(op));
      });
  to.add<vector::ConstantMaskOp>([](vector::ConstantMaskOp op, Evaluation &in) {
    return maskBelow(op, op.getMaskDimSizes(), in);
  });
  to.add<vector::CreateMaskOp>([](vector::CreateMaskOp op, Evaluation &in) {
    SmallVector<int64_t> limits;
    return in.integers(op.getOperands(), limits) ? maskBelow(op, limits, in)
                                                 : Flow::Stop;
  });
  to.add<vector::StepOp>(
      [](vector::StepOp op, Evaluation &in) { return makeSteps(op, in); });
  to.add<vector::PrintOp>(
      [](vector::PrintOp op, Evaluation &in) { return print(op, in); });
}
} // namespace scion::semantics

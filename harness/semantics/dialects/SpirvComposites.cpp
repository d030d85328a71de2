//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv: composites, vectors and selection.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/SpirvTypes.h"
#include "harness/semantics/Symbolic.h"
#include "harness/semantics/dialects/Choose.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

static Flow construct(spirv::CompositeConstructOp op, Evaluation &in) {
  auto vector = dyn_cast<VectorType>(op.getType());
  if (!vector && !spirvir::isAggregate(op.getType()))
    return in.unsupported("a composite of this type");
  if (!vector) {
    std::vector<Datum> parts;
    for (Value value : op.getConstituents())
      parts.push_back(in.get(value));
    in.set(op.getResult(), Datum::list(std::move(parts)));
    return Flow::Next;
  }
  // Vectors give all their components, in order.
  Elements made;
  made.shape.assign(vector.getShape().begin(), vector.getShape().end());
  for (Value value : op.getConstituents())
    llvm::append_range(made.list, in.get(value).numbers());
  if (made.list.size() != size_t(vector.getNumElements()))
    return in.undefined("a vector of another length");
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static std::optional<Datum> partOf(const Datum &whole,
                                   ArrayRef<int64_t> position) {
  if (position.empty())
    return whole;
  auto index = size_t(position.front());
  if (whole.isList() && index < whole.items().size())
    return partOf(whole.items()[index], position.drop_front());
  if (whole.isElements() && position.size() == 1 &&
      index < whole.numbers().size())
    return Datum(whole.numbers()[index]);
  return std::nullopt;
}

static bool insert(Datum &into, ArrayRef<int64_t> position,
                   const Datum &value) {
  if (position.empty()) {
    into = value;
    return true;
  }
  auto index = size_t(position.front());
  if (into.isList() && index < into.items().size())
    return insert(into.editItems()[index], position.drop_front(), value);
  if (!into.isElements() || position.size() != 1 ||
      index >= into.numbers().size())
    return false;
  into.edit().list[index] = value.element();
  return true;
}

static SmallVector<int64_t> positionOf(ArrayAttr indices) {
  SmallVector<int64_t> position;
  for (auto index : indices.getAsRange<IntegerAttr>())
    position.push_back(index.getInt());
  return position;
}

static void addComposites(Meanings &to) {
  to.add<spirv::CompositeConstructOp>(
      [](spirv::CompositeConstructOp op, Evaluation &in) {
        return construct(op, in);
      });
  to.add<spirv::CompositeExtractOp>(
      [](spirv::CompositeExtractOp op, Evaluation &in) {
        std::optional<Datum> part =
            partOf(in.get(op.getComposite()), positionOf(op.getIndices()));
        if (!part)
          return in.unsupported("a composite without known parts");
        in.set(op.getResult(), std::move(*part));
        return Flow::Next;
      });
  to.add<spirv::CompositeInsertOp>(
      [](spirv::CompositeInsertOp op, Evaluation &in) {
        Datum made = in.take(op.getComposite());
        if (!insert(made, positionOf(op.getIndices()), in.get(op.getObject())))
          return in.unsupported("a composite without known parts");
        in.set(op.getResult(), std::move(made));
        return Flow::Next;
      });
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// The component that a value selects; none if it is out of bounds. The op may
/// be computed without need, so its result is poison then.
static std::optional<size_t> componentAt(Value index, size_t count,
                                         Evaluation &in) {
  const Element &at = in.get(index).element();
  if (!at.isDefined() || at.bits().uge(count))
    return std::nullopt;
  return size_t(at.asUnsigned());
}

static Flow shuffle(spirv::VectorShuffleOp op, Evaluation &in) {
  ArrayRef<Element> a = in.get(op.getVector1()).numbers(),
                    b = in.get(op.getVector2()).numbers();
  Elements made;
  made.shape = {int64_t(op.getComponents().size())};
  for (auto index : op.getComponents().getAsRange<IntegerAttr>()) {
    // All ones: no source, the component is undefined.
    auto at = size_t(uint32_t(index.getInt()));
    if (at != ~uint32_t(0) && at >= a.size() + b.size())
      return in.unsupported("a component out of bounds");
    made.list.push_back(at == ~uint32_t(0) ? Element::undef(a.front().width())
                        : at < a.size()    ? a[at]
                                           : b[at - a.size()]);
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// The bits of a vector, lowest component first, as components of another
/// width.
static Flow castBits(spirv::BitcastOp op, Evaluation &in) {
  const Datum &from = in.get(op.getOperand());
  Type type = op.getType();
  if (isa<spirv::PointerType>(type)) {
    in.set(op.getResult(), from);
    return Flow::Next;
  }
  auto vector = dyn_cast<VectorType>(type);
  unsigned width = widthOf(vector ? vector.getElementType() : type);
  if (in.symbolic())
    return in.unsupported("a cast of bits, in a run for all inputs");
  ArrayRef<Element> numbers = from.numbers();
  unsigned given = numbers.front().width();
  size_t count = vector ? size_t(vector.getNumElements()) : 1;
  if (count * width != numbers.size() * given)
    return in.unsupported("a cast to another number of bits");
  Elements made;
  for (size_t i = 0; i < count; ++i) {
    Element one(APInt(width, 0));
    for (size_t bit = i * width; bit < (i + 1) * width;) {
      const Element &source = numbers[bit / given];
      unsigned at = unsigned(bit % given);
      unsigned bits = std::min(given - at, unsigned((i + 1) * width - bit));
      one.condition = worse(one.condition, source.state());
      if (source.isDefined())
        one.number.insertBits(source.bits().extractBits(bits, at),
                              unsigned(bit - i * width));
      bit += bits;
    }
    made.list.push_back(one.isDefined() ? one
                                        : Element::bad(width, one.state()));
  }
  if (!vector) {
    in.set(op.getResult(), made.list.front());
    return Flow::Next;
  }
  made.shape.assign(vector.getShape().begin(), vector.getShape().end());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static void addVectors(Meanings &to) {
  to.add<spirv::VectorExtractDynamicOp>(
      [](spirv::VectorExtractDynamicOp op, Evaluation &in) {
        ArrayRef<Element> list = in.get(op.getVector()).numbers();
        std::optional<size_t> at = componentAt(op.getIndex(), list.size(), in);
        in.set(op.getResult(),
               at ? list[*at] : Element::poison(list.front().width()));
        return Flow::Next;
      });
  to.add<spirv::VectorInsertDynamicOp>(
      [](spirv::VectorInsertDynamicOp op, Evaluation &in) {
        Datum made = in.take(op.getVector());
        std::optional<size_t> at =
            componentAt(op.getIndex(), made.numbers().size(), in);
        if (at)
          made.edit().list[*at] = in.get(op.getComponent()).element();
        else
          made = badOf(op.getType(), State::Poison);
        in.set(op.getResult(), std::move(made));
        return Flow::Next;
      });
  to.add<spirv::VectorShuffleOp>([](spirv::VectorShuffleOp op, Evaluation &in) {
    return shuffle(op, in);
  });
  to.add<spirv::BitcastOp>(
      [](spirv::BitcastOp op, Evaluation &in) { return castBits(op, in); });
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

/// The value that is not chosen may be poison.
static Flow select(spirv::SelectOp op, Evaluation &in) {
  const Datum &condition = in.get(op.getCondition());
  const Datum &yes = in.get(op.getTrueValue());
  const Datum &no = in.get(op.getFalseValue());
  if (condition.isElement()) {
    const Element &which = condition.element();
    if (LLVM_UNLIKELY(which.term))
      in.set(op.getResult(), in.symbolic()->select(which, yes, no));
    else
      in.set(op.getResult(),
             !which.isDefined() ? spirvir::badValue(op.getType(), which.state())
             : which.bits().isZero() ? no
                                     : yes);
    return Flow::Next;
  }
  in.set(op.getResult(),
         chooseEach(condition.numbers(), yes.elements(), no.numbers(), in));
  return Flow::Next;
}

namespace scion::semantics {
void registerSpirvComposites(Meanings &to) {
  addComposites(to);
  addVectors(to);
  to.add<spirv::SelectOp>(
      [](spirv::SelectOp op, Evaluation &in) { return select(op, in); });
}
} // namespace scion::semantics

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shape: sizes are indices, shapes and extent tensors lists of them, witnesses
// booleans. Error shapes and sizes are not supported; a constraint that does
// not hold is a failed assertion.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/Carry.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace scion::semantics;

using Extents = SmallVector<int64_t, 4>;

/// None: the run is over.
static std::optional<Extents> extentsOf(Value value, Evaluation &in) {
  const Elements *elements = in.elements(value);
  if (!elements)
    return std::nullopt;
  Extents extents;
  for (const Element &one : elements->list) {
    if (!one.isDefined()) {
      (void)in.undefined("an extent that is not defined");
      return std::nullopt;
    }
    extents.push_back(one.asSigned());
  }
  return extents;
}

static bool readShapes(ValueRange values, Evaluation &in,
                       SmallVectorImpl<Extents> &to) {
  for (Value value : values) {
    std::optional<Extents> one = extentsOf(value, in);
    if (!one)
      return false;
    to.push_back(std::move(*one));
  }
  return true;
}

static Flow setShape(Value value, ArrayRef<int64_t> extents, Evaluation &in) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  int64_t size = int64_t(extents.size());
  if (tensor && !tensor.isDynamicDim(0) && tensor.getDimSize(0) != size)
    return in.undefined("an extent tensor of another rank");
  Elements made({size}, 1, Element::index(0));
  for (auto [index, extent] : llvm::enumerate(extents))
    made.list[index] = Element::index(extent);
  in.set(value, std::move(made));
  return Flow::Next;
}

/// Reports an error value: unsupported if the type of the result can hold one,
/// else undefined.
static Flow giveError(Value result, StringRef why, Evaluation &in) {
  return isa<shape::ShapeType, shape::SizeType>(result.getType())
             ? in.unsupported("an error value: " + why)
             : in.undefined(why);
}

/// Returns none if the shapes do not broadcast.
static std::optional<Extents> broadcast(ArrayRef<Extents> shapes) {
  size_t rank = 0;
  for (const Extents &shape : shapes)
    rank = std::max(rank, shape.size());
  Extents made(rank, 1);
  for (const Extents &shape : shapes)
    for (size_t i = 0; i < shape.size(); ++i) {
      int64_t &extent = made[rank - shape.size() + i];
      if (extent != 1 && shape[i] != 1 && extent != shape[i])
        return std::nullopt;
      if (extent == 1)
        extent = shape[i];
    }
  return made;
}

static Flow setWitness(Value value, bool holds, Evaluation &in) {
  if (!holds)
    return in.trap(scion::TrapKind::Abort, "a constraint does not hold");
  in.set(value, Element::boolean(true));
  return Flow::Next;
}

/// Sizes; negative ones and sums that overflow are left open.
static Flow setSize(Operation *op, Evaluation &in) {
  if (!in.integer(op->getOperand(0)) || !in.integer(op->getOperand(1)))
    return Flow::Stop;
  const APInt &a = in.get(op->getOperand(0)).element().bits(),
              &b = in.get(op->getOperand(1)).element().bits();
  bool overflow = false;
  APInt made = a;
  if (isa<shape::AddOp>(op)) {
    made = a.sadd_ov(b, overflow);
  } else if (isa<shape::MulOp>(op)) {
    made = a.smul_ov(b, overflow);
  } else if (b.isZero()) {
    return giveError(op->getResult(0), "division by zero", in);
  } else {
    overflow = a.isMinSignedValue() && b.isAllOnes();
    made = divideRounded(a, b, /*up=*/false);
  }
  if (overflow ||
      (made.isNegative() && isa<shape::SizeType>(op->getResult(0).getType())))
    return in.unsupported("a size that is negative or too large");
  in.set(op->getResult(0), Element(made));
  return Flow::Next;
}

template <typename Op>
static Flow chooseEach(Op op, Evaluation &in) {
  auto choose = [](int64_t a, int64_t b) {
    return std::is_same_v<Op, shape::MaxOp> ? std::max(a, b) : std::min(a, b);
  };
  if (isa<shape::SizeType>(op.getType())) {
    std::optional<int64_t> a = in.integer(op.getLhs()),
                           b = in.integer(op.getRhs());
    if (!a || !b)
      return Flow::Stop;
    in.set(op.getResult(), Datum::index(choose(*a, *b)));
    return Flow::Next;
  }
  std::optional<Extents> a = extentsOf(op.getLhs(), in),
                         b = extentsOf(op.getRhs(), in);
  if (!a || !b)
    return Flow::Stop;
  if (a->size() != b->size())
    return giveError(op.getResult(), "shapes of different ranks", in);
  for (auto [x, y] : llvm::zip_equal(*a, *b))
    x = choose(x, y);
  return setShape(op.getResult(), *a, in);
}

static Flow shapeOf(shape::ShapeOfOp op, Evaluation &in) {
  std::optional<Place> place = Place::of(op.getArg(), in);
  if (!place)
    return Flow::Stop;
  return setShape(op.getResult(), place->sizes(), in);
}

static Flow setExtent(Value result, ArrayRef<int64_t> extents, Value index,
                      Evaluation &in) {
  std::optional<int64_t> i = in.integer(index);
  if (!i)
    return Flow::Stop;
  if (*i < 0 || *i >= int64_t(extents.size()))
    return giveError(result, "a dimension that is not there", in);
  in.set(result, Datum::index(extents[size_t(*i)]));
  return Flow::Next;
}

static Flow splitAt(shape::SplitAtOp op, Evaluation &in) {
  std::optional<Extents> extents = extentsOf(op.getOperand(), in);
  std::optional<int64_t> index = in.integer(op.getIndex());
  if (!extents || !index)
    return Flow::Stop;
  int64_t rank = int64_t(extents->size()), at = *index;
  if (at < -rank || at > rank)
    return giveError(op.getHead(), "a split out of bounds", in);
  auto place = size_t(at < 0 ? at + rank : at);
  ArrayRef<int64_t> all(*extents);
  if (setShape(op.getHead(), all.take_front(place), in) == Flow::Stop)
    return Flow::Stop;
  return setShape(op.getTail(), all.drop_front(place), in);
}

static Flow reduce(shape::ReduceOp op, Evaluation &in) {
  std::optional<Extents> extents = extentsOf(op.getShape(), in);
  if (!extents)
    return Flow::Stop;
  return runForEach(op, op.getInitVals(), llvm::enumerate(*extents), in,
                    [](const auto &item, ArrayRef<Datum> values) {
                      SmallVector<Datum> arguments = {
                          Datum::index(int64_t(item.index())),
                          Datum::index(item.value())};
                      llvm::append_range(arguments, values);
                      return arguments;
                    });
}

static Flow assume(shape::AssumingOp op, Evaluation &in) {
  std::optional<int64_t> holds = in.integer(op.getWitness());
  if (!holds)
    return Flow::Stop;
  Handed handed;
  if (!*holds)
    return in.undefined("what is assumed does not hold");
  if (in.run(op.getDoRegion(), {}, handed) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, value] : llvm::zip_equal(op.getResults(), handed.values))
    in.set(result, value);
  return Flow::Next;
}

static void addShapes(Meanings &to) {
  to.add<shape::ConstShapeOp>([](shape::ConstShapeOp op, Evaluation &in) {
    Extents extents;
    for (const APInt &extent : op.getShape().getValues<APInt>())
      extents.push_back(extent.getSExtValue());
    return setShape(op.getResult(), extents, in);
  });
  to.add<shape::ShapeOfOp>(
      [](shape::ShapeOfOp op, Evaluation &in) { return shapeOf(op, in); });
  to.add<shape::DimOp>([](shape::DimOp op, Evaluation &in) {
    std::optional<Place> place = Place::of(op.getValue(), in);
    return place ? setExtent(op.getExtent(), place->sizes(), op.getIndex(), in)
                 : Flow::Stop;
  });
  to.add<shape::GetExtentOp>([](shape::GetExtentOp op, Evaluation &in) {
    std::optional<Extents> extents = extentsOf(op.getShape(), in);
    return extents ? setExtent(op.getExtent(), *extents, op.getDim(), in)
                   : Flow::Stop;
  });
  to.add<shape::RankOp>([](shape::RankOp op, Evaluation &in) {
    std::optional<Extents> extents = extentsOf(op.getShape(), in);
    if (!extents)
      return Flow::Stop;
    in.set(op.getRank(), Datum::index(int64_t(extents->size())));
    return Flow::Next;
  });
  to.add<shape::NumElementsOp>([](shape::NumElementsOp op, Evaluation &in) {
    std::optional<Extents> extents = extentsOf(op.getShape(), in);
    if (!extents)
      return Flow::Stop;
    std::optional<int64_t> product = productOf(*extents);
    if (!product)
      return in.unsupported("a size that is negative or too large");
    in.set(op.getResult(), Datum::index(*product));
    return Flow::Next;
  });
  to.add<shape::FromExtentsOp>([](shape::FromExtentsOp op, Evaluation &in) {
    SmallVector<int64_t> extents;
    return in.integers(op.getExtents(), extents)
               ? setShape(op.getShape(), extents, in)
               : Flow::Stop;
  });
  auto same = [](Operation *op, Evaluation &in) {
    std::optional<Extents> extents = extentsOf(op->getOperand(0), in);
    return extents ? setShape(op->getResult(0), *extents, in) : Flow::Stop;
  };
  to.add(shape::FromExtentTensorOp::getOperationName(), same);
  to.add(shape::ToExtentTensorOp::getOperationName(), same);
  to.add<shape::BroadcastOp>([](shape::BroadcastOp op, Evaluation &in) {
    SmallVector<Extents> shapes;
    if (!readShapes(op.getShapes(), in, shapes))
      return Flow::Stop;
    std::optional<Extents> made = broadcast(shapes);
    return made ? setShape(op.getResult(), *made, in)
                : giveError(op.getResult(), "shapes that do not broadcast", in);
  });
  to.add<shape::ConcatOp>([](shape::ConcatOp op, Evaluation &in) {
    SmallVector<Extents> shapes;
    if (!readShapes(op->getOperands(), in, shapes))
      return Flow::Stop;
    llvm::append_range(shapes[0], shapes[1]);
    return setShape(op.getResult(), shapes[0], in);
  });
  to.add<shape::SplitAtOp>(
      [](shape::SplitAtOp op, Evaluation &in) { return splitAt(op, in); });
  to.add<shape::ReduceOp>(
      [](shape::ReduceOp op, Evaluation &in) { return reduce(op, in); });
  to.add<shape::AnyOp>([](shape::AnyOp op, Evaluation &in) {
    SmallVector<Extents> shapes;
    if (!readShapes(op.getInputs(), in, shapes))
      return Flow::Stop;
    return !shapes.empty() && llvm::all_equal(shapes)
               ? setShape(op.getResult(), shapes[0], in)
               : in.unsupported("any of shapes that differ");
  });
}

static void addConstraints(Meanings &to) {
  to.add<shape::ShapeEqOp>([](shape::ShapeEqOp op, Evaluation &in) {
    SmallVector<Extents> shapes;
    if (!readShapes(op.getShapes(), in, shapes))
      return Flow::Stop;
    in.set(op.getResult(), Element::boolean(llvm::all_equal(shapes)));
    return Flow::Next;
  });
  to.add<shape::IsBroadcastableOp>(
      [](shape::IsBroadcastableOp op, Evaluation &in) {
        SmallVector<Extents> shapes;
        if (!readShapes(op.getShapes(), in, shapes))
          return Flow::Stop;
        in.set(op.getResult(), Element::boolean(broadcast(shapes).has_value()));
        return Flow::Next;
      });
  to.add<shape::CstrBroadcastableOp>([](shape::CstrBroadcastableOp op,
                                        Evaluation &in) {
    SmallVector<Extents> shapes;
    return readShapes(op.getShapes(), in, shapes)
               ? setWitness(op.getResult(), broadcast(shapes).has_value(), in)
               : Flow::Stop;
  });
  to.add<shape::CstrEqOp>([](shape::CstrEqOp op, Evaluation &in) {
    SmallVector<Extents> shapes;
    return readShapes(op.getShapes(), in, shapes)
               ? setWitness(op.getResult(), llvm::all_equal(shapes), in)
               : Flow::Stop;
  });
  to.add<shape::CstrRequireOp>([](shape::CstrRequireOp op, Evaluation &in) {
    std::optional<int64_t> holds = in.integer(op.getPred());
    return holds ? setWitness(op.getResult(), *holds != 0, in) : Flow::Stop;
  });
  to.add<shape::ConstWitnessOp>([](shape::ConstWitnessOp op, Evaluation &in) {
    in.set(op.getResult(), Element::boolean(op.getPassing()));
    return Flow::Next;
  });
  to.add<shape::AssumingAllOp>([](shape::AssumingAllOp op, Evaluation &in) {
    bool all = true;
    for (Value witness : op.getInputs()) {
      std::optional<int64_t> holds = in.integer(witness);
      if (!holds)
        return Flow::Stop;
      all &= *holds != 0;
    }
    in.set(op.getResult(), Element::boolean(all));
    return Flow::Next;
  });
  to.add<shape::AssumingOp>(
      [](shape::AssumingOp op, Evaluation &in) { return assume(op, in); });
}

namespace scion::semantics {
void registerShape(Meanings &to) {
  addShapes(to);
  addConstraints(to);
  for (StringRef name :
       {shape::AddOp::getOperationName(), shape::MulOp::getOperationName(),
        shape::DivOp::getOperationName()})
    to.add(name, setSize);
  to.add<shape::MaxOp>(
      [](shape::MaxOp op, Evaluation &in) { return chooseEach(op, in); });
  to.add<shape::MinOp>(
      [](shape::MinOp op, Evaluation &in) { return chooseEach(op, in); });
  to.add<shape::ConstSizeOp>([](shape::ConstSizeOp op, Evaluation &in) {
    in.set(op.getResult(), Datum::index(op.getValue().getSExtValue()));
    return Flow::Next;
  });
  auto size = [](Operation *op, Evaluation &in) {
    std::optional<int64_t> value = in.integer(op->getOperand(0));
    if (!value)
      return Flow::Stop;
    if (*value < 0)
      return in.undefined("a negative size");
    in.set(op->getResult(0), Datum::index(*value));
    return Flow::Next;
  };
  to.add(shape::IndexToSizeOp::getOperationName(), size);
  to.add(shape::SizeToIndexOp::getOperationName(), size);
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(shape::YieldOp::getOperationName(), hand);
  to.add(shape::AssumingYieldOp::getOperationName(), hand);
}
} // namespace scion::semantics

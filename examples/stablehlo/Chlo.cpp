//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The semantics of CHLO: ops with implicit broadcasting use the kernels of
// StableHLO. Functions without a guaranteed accuracy have unspecified results.
// Programs with ops that are not here are only executed, after
// chlo-legalize-to-stablehlo.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"

#include "stablehlo/dialect/ChloOps.h"
#include "stablehlo/dialect/StablehloOps.h"

#include <cstring>

using namespace mlir;
using namespace scion::semantics;
using namespace scion::stablehlo;

using Arguments = ArrayRef<Element>;

/// Executes an op whose operands are broadcast: dimensions of size 1 are
/// repeated; an operand of lower rank has the dimensions `dimensions` of the
/// result, or the last ones.
static Flow broadcast(Operation *op,
                      std::optional<ArrayRef<int64_t>> dimensions,
                      Evaluation &in, EachKernel kernel,
                      bool seesPoison = false) {
  SmallVector<const Elements *> operands;
  int64_t rank = 0;
  for (Value value : op->getOperands()) {
    operands.push_back(in.elements(value));
    if (!operands.back())
      return Flow::Stop;
    rank = std::max(rank, operands.back()->rank());
  }
  SmallVector<SmallVector<int64_t>> places; // by operand and dimension
  SmallVector<int64_t> shape(size_t(rank), 1);
  for (const Elements *operand : operands) {
    SmallVector<int64_t> &place = places.emplace_back();
    for (int64_t i = 0; i < operand->rank(); ++i)
      place.push_back(operand->rank() < rank && dimensions
                          ? (*dimensions)[size_t(i)]
                          : rank - operand->rank() + i);
    for (auto [dim, size] : llvm::zip_equal(place, operand->shape)) {
      int64_t &known = shape[size_t(dim)];
      if (known != size && known != 1 && size != 1)
        return in.undefined("operands of different sizes");
      known = known == 1 ? size : known;
    }
  }
  unsigned width = widthOf(resultNumber(op));
  SmallVector<Element, 3> arguments;
  return in.setEach(
      op->getResult(0), shape,
      [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
        if (!in.charge(1))
          return std::nullopt;
        arguments.clear();
        State state = State::Defined;
        for (auto [operand, place] : llvm::zip_equal(operands, places)) {
          SmallVector<int64_t> at;
          for (auto [dim, size] : llvm::zip_equal(place, operand->shape))
            at.push_back(size == 1 ? 0 : position[size_t(dim)]);
          arguments.push_back(operand->list[size_t(operand->at(at))]);
          state = worse(state, arguments.back().state());
        }
        Element made = state == State::Defined || seesPoison
                           ? kernel(arguments, in)
                           : Element::bad(width, state);
        return in.isOver() ? std::nullopt
                           : std::optional<Datum>(std::move(made));
      });
}

static std::optional<ArrayRef<int64_t>> dimensionsOf(Operation *op) {
  if (auto given = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions"))
    return given.asArrayRef();
  return std::nullopt;
}

static Flow runBroadcast(Operation *op, Evaluation &in) {
  StringRef name = op->getName().stripDialect();
  BinaryKernel kernel = binaryKernel(name.substr(strlen("broadcast_")));
  Type type = operandNumber(op);
  if (!isPlain(op) || type.isInteger(1))
    return in.unsupported("broadcasting of this type");
  return broadcast(op, dimensionsOf(op), in, [&](Arguments a, Evaluation &in) {
    return kernel(a, type, in);
  });
}

/// Executes a bitwise op with broadcasting; unlike other ops it takes booleans.
static Flow runLogic(Operation *op, Evaluation &in) {
  StringRef name = op->getName().stripDialect();
  BinaryKernel kernel = binaryKernel(name.substr(strlen("broadcast_")));
  if (!isPlain(op))
    return in.unsupported("broadcasting of this type");
  return broadcast(op, dimensionsOf(op), in, [&](Arguments a, Evaluation &in) {
    return kernel(a, operandNumber(op), in);
  });
}

static Flow select(chlo::BroadcastSelectOp op, Evaluation &in) {
  if (!isPlain(op))
    return in.unsupported("broadcasting of this type");
  return broadcast(
      op, std::nullopt, in,
      [](Arguments a, Evaluation &) {
        if (!a[0].isDefined())
          return Element::bad(a[1].width(), a[0].state());
        return a[0].bits().isZero() ? a[2] : a[1];
      },
      /*seesPoison=*/true);
}

static Flow constant(chlo::ConstantOp op, Evaluation &in) {
  std::optional<Datum> value = isPlain(op.getType())
                                   ? datumOf(op.getValue(), op.getType())
                                   : std::nullopt;
  if (!value)
    return in.unsupported("a constant of this type");
  in.set(op, std::move(*value));
  return Flow::Next;
}

/// Fills the shape of the operand with one number.
static Flow constantLike(chlo::ConstantLikeOp op, Evaluation &in) {
  const Elements *like = in.elements(op.getOperand());
  std::optional<Datum> value = like && isPlain(op)
                                   ? datumOf(op.getValue(), resultNumber(op))
                                   : std::nullopt;
  if (!like)
    return Flow::Stop;
  if (!value || !in.charge(like->list.size()))
    return in.isOver() ? Flow::Stop : in.unsupported("a constant of this type");
  in.set(op, Elements(like->shape, 1, value->element()));
  return Flow::Next;
}

/// Adds an op that is true for positive infinity, negative infinity or both.
template <typename Op, bool ofPositive, bool ofNegative>
static void addIsInfinite(Meanings &to) {
  addEach<Op>(to, [](Op op, Arguments a, Evaluation &) {
    APFloat x = asFloat(a[0], operandNumber(op));
    return Element::boolean(x.isInfinity() &&
                            (x.isNegative() ? ofNegative : ofPositive));
  });
}

template <typename... Ops>
static void addInexact(Meanings &to) {
  (addEach<Ops>(to,
                [](Ops op, Arguments, Evaluation &in) {
                  return in.unspecified(widthOf(resultNumber(op)));
                }),
   ...);
}

void scion::stablehlo::addChlo(Meanings &to) {
  for (StringRef name :
       {"add", "atan2", "divide", "maximum", "minimum", "multiply", "power",
        "remainder", "shift_left", "shift_right_arithmetic",
        "shift_right_logical", "subtract"})
    to.add(("chlo.broadcast_" + name).str(), runBroadcast);
  for (StringRef name : {"and", "or", "xor"})
    to.add(("chlo.broadcast_" + name).str(), runLogic);
  to.add<chlo::BroadcastSelectOp>(
      [](chlo::BroadcastSelectOp op, Evaluation &in) {
        return select(op, in);
      });
  to.add<chlo::ConstantOp>(
      [](chlo::ConstantOp op, Evaluation &in) { return constant(op, in); });
  to.add<chlo::ConstantLikeOp>([](chlo::ConstantLikeOp op, Evaluation &in) {
    return constantLike(op, in);
  });
  addIsInfinite<chlo::IsInfOp, true, true>(to);
  addIsInfinite<chlo::IsPosInfOp, true, false>(to);
  addIsInfinite<chlo::IsNegInfOp, false, true>(to);
  addEach<chlo::SquareOp>(to, [](chlo::SquareOp op, Arguments a, Evaluation &) {
    return combine(Combination::Mul, a[0], a[0], operandNumber(op));
  });
  addInexact<chlo::AcosOp, chlo::AcoshOp, chlo::AsinOp, chlo::AsinhOp,
             chlo::AtanOp, chlo::AtanhOp, chlo::BesselI1eOp, chlo::CoshOp,
             chlo::DigammaOp, chlo::ErfOp, chlo::ErfInvOp, chlo::ErfcOp,
             chlo::LgammaOp, chlo::SinhOp, chlo::TanOp>(to);
  to.checkResults("chlo");
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg.generic with any projected permutations and bodies, and a few named
// ops; on tensors, and on buffers that do not share memory.
//
//===----------------------------------------------------------------------===//

#include "harness/compat/LinalgVersions.h"
#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/Sequence.h"

#include <array>

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Datum;
using semantics::Evaluation;
using semantics::View;

static Type shapedOf(bool isTensor, ArrayRef<int64_t> shape, Type element) {
  return isTensor ? Type(RankedTensorType::get(shape, element))
                  : Type(MemRefType::get(shape, element));
}

/// The first element of a tensor or buffer.
static void setFirst(Evaluation &in, Value argument, Value shaped) {
  const Datum &datum = in.get(shaped);
  if (datum.isElements() && !datum.elements().list.empty()) {
    in.set(argument, datum.elements().list.front());
    return;
  }
  if (!datum.isView())
    return;
  const View view = datum.view();
  Datum value;
  if (in.load(view, SmallVector<int64_t>(view.sizes.size(), 0),
              argument.getType(), value))
    in.set(argument, value);
}

static bool generic(Draft &d) {
  MLIRContext *context = d.builder.getContext();
  auto loops = unsigned(d.choices.between(1, 3));
  SmallVector<int64_t> trips = d.anyShape(loops);
  // A reduction, of integers only: floats would be summed in any order.
  bool reduces = loops > 1 && d.choices.chance(1, 3);
  auto reduced = unsigned(d.choices.below(loops));
  Type element = reduces ? d.anyInteger() : d.anyNumber();
  bool isTensor = d.choices.chance(3, 4);
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs;
  auto dimsOf = [&](bool isOutput) {
    SmallVector<unsigned> dims;
    for (unsigned i = 0; i < loops; ++i)
      if (isOutput ? !reduces || i != reduced : d.choices.chance(4, 5))
        dims.push_back(i);
    d.choices.shuffle(dims);
    return dims;
  };
  auto operand = [&](ArrayRef<unsigned> dims, Type of) {
    SmallVector<AffineExpr> exprs;
    SmallVector<int64_t> shape;
    for (unsigned dim : dims) {
      exprs.push_back(getAffineDimExpr(dim, context));
      shape.push_back(trips[dim]);
    }
    maps.push_back(AffineMap::get(loops, 0, exprs, context));
    return d.pick(shapedOf(isTensor, shape, of));
  };
  for (uint64_t i = d.choices.between(1, 2); i > 0; --i) {
    Value value = operand(dimsOf(false), d.anyNumber());
    if (!value)
      return false;
    inputs.push_back(value);
  }
  // All loops must be bounded by some operand; the output has the others.
  if (reduces) {
    SmallVector<unsigned> all(llvm::to_vector(llvm::seq<unsigned>(0, loops)));
    d.choices.shuffle(all);
    maps.pop_back();
    inputs.pop_back();
    Value value = operand(all, d.anyNumber());
    if (!value)
      return false;
    inputs.push_back(value);
  }
  Value output = operand(dimsOf(true), element);
  if (!output)
    return false;
  if (!isTensor) // a buffer of its own: nothing overlaps
    for (Value input : inputs) {
      const Datum *a = d.known(input), *b = d.known(output);
      if (!a || !b || a->view().allocated == b->view().allocated)
        return false;
    }
  SmallVector<utils::IteratorType> iterators(loops,
                                             utils::IteratorType::parallel);
  if (reduces)
    iterators[reduced] = utils::IteratorType::reduction;
  SmallVector<Type> results;
  if (isTensor)
    results.push_back(output.getType());
  auto op = linalg::GenericOp::create(d.builder, d.loc, results, inputs,
                                      ValueRange(output), maps, iterators);
  Block &body = op.getRegion().emplaceBlock();
  for (Value value : op->getOperands())
    body.addArgument(getElementTypeOrSelf(value.getType()), d.loc);
  SmallVector<Value> operands(op->getOperands());
  d.fillWithArithmetic(
      body,
      [&body, operands](Evaluation &in) {
        for (auto [argument, value] :
             llvm::zip_equal(body.getArguments(), operands))
          setFirst(in, argument, value);
      },
      element, reduces,
      [&](Value value) { linalg::YieldOp::create(d.builder, d.loc, value); });
  return d.commit(op);
}

/// A named op of two tensors and an output, all of one integer type.
template <typename Op>
static bool product(Draft &d, ArrayRef<int64_t> a, ArrayRef<int64_t> b,
                    ArrayRef<int64_t> c) {
  Type element = d.anyInteger();
  if (element.isIndex() || element.isInteger(1))
    return false;
  Value x = d.pick(RankedTensorType::get(a, element)),
        y = d.pick(RankedTensorType::get(b, element)),
        out = d.pick(RankedTensorType::get(c, element));
  return x && y && out &&
         d.add<Op>(TypeRange(out.getType()), ValueRange{x, y}, ValueRange(out));
}

static bool matmul(Draft &d) {
  SmallVector<int64_t> n = d.anyShape(3);
  return product<linalg::MatmulOp>(d, {n[0], n[2]}, {n[2], n[1]}, {n[0], n[1]});
}

static bool matvec(Draft &d) {
  SmallVector<int64_t> n = d.anyShape(2);
  return product<linalg::MatvecOp>(d, {n[0], n[1]}, {n[1]}, {n[0]});
}

static bool dot(Draft &d) {
  SmallVector<int64_t> n = d.anyShape(1);
  return product<linalg::DotOp>(d, n, n, {});
}

template <typename Op>
static bool elementwise(Draft &d) {
  Type element = d.anyNumber();
  if (element.isIndex() || element.isInteger(1))
    return false;
  Type type = d.anyTensor(element, unsigned(d.choices.between(1, 2)));
  Value a = d.pick(type), b = d.pick(type), out = d.pick(type);
  return a && b && out &&
         d.add<Op>(TypeRange(type), ValueRange{a, b}, ValueRange(out));
}

static bool fillTensor(Draft &d) {
  Value out = d.pickOf<RankedTensorType>([](RankedTensorType type) {
    return type.getElementType().isIntOrIndexOrFloat();
  });
  Value with = out ? d.pick(getElementTypeOrSelf(out.getType())) : out;
  return with && d.add<linalg::FillOp>(with, out);
}

static bool transpose(Draft &d) {
  RankedTensorType type = d.anyTensor(d.anyNumber(), 2);
  RankedTensorType to = RankedTensorType::get(
      {type.getDimSize(1), type.getDimSize(0)}, type.getElementType());
  Value a = d.pick(type), out = d.pick(to);
  int64_t order[] = {1, 0};
  return a && out &&
         d.add<linalg::TransposeOp>(a, out, ArrayRef<int64_t>(order));
}

namespace scion::grow {
void registerLinalg(Makers &to) {
  to.addNest("linalg.generic", generic, 8);
  to.add("linalg.matmul", matmul);
  to.add("linalg.matvec", matvec);
  to.add("linalg.dot", dot);
  scion::forNamedArithmetic(
      [&]<typename Op>() { to.add(Op::getOperationName(), elementwise<Op>); });
  to.add("linalg.fill", fillTensor);
  to.add("linalg.transpose", transpose);
}
} // namespace scion::grow

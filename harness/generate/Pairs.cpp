//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Pairs.h"
#include "base/ChoiceStream.h"
#include "harness/generate/Conveyance.h"
#include "harness/generate/TwinFrame.h"
#include "harness/generate/Types.h"
#include "harness/input/ParsedInput.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace scion;

namespace {
class PairBuilder {
public:
  PairBuilder(MLIRContext &context) : frame(context), builder(&context) {}

  void add(const Edge &edge);
  void addAlone(const OpInstance &instance);
  OwningOpRef<ModuleOp> finish(bool isCalled) { return frame.finish(isCalled); }

private:
  TwinFrame frame;
  OpBuilder builder;
};
} // namespace

void PairBuilder::addAlone(const OpInstance &instance) {
  frame.startEdge(builder);
  SmallVector<Value> inputs;
  for (Type type : instance.operands)
    inputs.push_back(frame.operand(type));
  OpInstance::Built one = instance.build(builder, inputs);
  OpInstance::Built other = instance.build(builder, inputs);
  for (auto [a, b] : llvm::zip(one.results, other.results))
    frame.show(builder, a, b);
}

void PairBuilder::add(const Edge &edge) {
  if (!edge.producer)
    return addAlone(*edge.consumer);
  frame.startEdge(builder);
  const OpInstance &from = *edge.producer, &to = *edge.consumer;
  const Manner &manner = edge.manner;

  // Constants come first, so that both versions have the same.
  SmallVector<Value> inputs;
  for (auto [i, type] : llvm::enumerate(from.operands)) {
    Value value;
    bool isLast = i + 1 == from.operands.size();
    if (manner.producer == Fill::Constant && isLast)
      value = frame.constant(builder, type, edge.draw / 3);
    if (manner.producer == Fill::Same && i && type == from.operands.front())
      value = inputs.front();
    inputs.push_back(value ? value : frame.operand(type));
  }
  // An op and its operands other than the value that the edge passes to it.
  struct Taker {
    const OpInstance *op;
    SmallVector<Value> others; // null stands for the value
    OpInstance::Built on(OpBuilder &at, Value value) const {
      SmallVector<Value> operands;
      for (Value other : others)
        operands.push_back(other ? other : value);
      return op->build(at, operands);
    }
  };
  auto takerOf = [&](const OpInstance &op, unsigned place, uint64_t draw) {
    Taker taker{&op, {}};
    for (auto [i, type] : llvm::enumerate(op.operands)) {
      Value value;
      if (i == place ||
          (manner.consumer == Fill::Same && type == op.operands[place])) {
        taker.others.push_back({});
        continue;
      }
      if (manner.consumer == Fill::Constant)
        value = frame.constant(builder, type, draw + i);
      if (manner.consumer == Fill::Shared)
        for (Value input : inputs)
          if (input.getType() == type)
            value = input;
      taker.others.push_back(value ? value : frame.operand(type));
    }
    return taker;
  };
  std::optional<Taker> middle;
  if (edge.middle)
    middle = takerOf(*edge.middle, edge.middleOperand, edge.draw / 4096);
  Taker last = takerOf(to, edge.operand, edge.draw / 64);

  // The hidden version.
  OpInstance::Built producer = from.build(builder, inputs);
  Value produced = producer.results[edge.result];
  Value hidden = frame.hide(builder, produced);
  if (middle) {
    OpInstance::Built between = middle->on(builder, hidden);
    hidden = frame.hide(builder, between.results[edge.middleResult]);
  }
  OpInstance::Built twin = last.on(builder, hidden);

  // The visible one.
  auto produce = [&](OpBuilder &at) -> Value {
    return manner.usedTwice ? produced
                            : from.build(at, inputs).results[edge.result];
  };
  auto consume = [&](OpBuilder &at, Value value) {
    if (middle)
      value = middle->on(at, value).results[edge.middleResult];
    return SmallVector<Value>(last.on(at, value).results);
  };
  EdgeEnds ends{produce, consume, from.results[edge.result], {}, !to.isIdiom()};
  ends.results.assign(to.results.begin(), to.results.end());
  SmallVector<Value> visible =
      conveyanceFor(manner.conveyance, ends).build(builder, frame, ends);
  for (auto [one, other] : llvm::zip(visible, twin.results))
    frame.show(builder, one, other);
}

OwningOpRef<ModuleOp> scion::buildPairs(MLIRContext &context,
                                        std::span<const Edge> edges,
                                        bool isForProofs) {
  PairBuilder pairs(context);
  for (const Edge &edge : edges)
    pairs.add(edge);
  return pairs.finish(/*isCalled=*/!isForProofs);
}

std::string scion::printPairs(ModuleOp program, std::span<const Edge> edges) {
  std::string text = "// scion: recondition=0\n";
  for (size_t i = 0; i < edges.size(); ++i)
    text += "// @edge_" + std::to_string(i) + " is " +
            std::to_string(edges[i].index) + ": " + edges[i].str() + "\n";
  return text + printGeneric(program);
}

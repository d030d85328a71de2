//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Program.h"

#include "harness/terms/Compute.h"

#include "llvm/ADT/DenseMap.h"

using namespace scion::prove;
using namespace scion::terms;

static constexpr size_t mostNodes = 4000;

static uint64_t maskOf(unsigned width) {
  return width >= 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
}

static int64_t asSigned(uint64_t value, unsigned width) {
  return int64_t(value << (64 - width)) >> (64 - width);
}

std::optional<Program> Program::of(const Graph &graph, Term condition) {
  std::vector<Term> order = nodesOf(graph, condition);
  if (order.size() > mostNodes)
    return std::nullopt;
  Program made;
  llvm::DenseMap<Term, uint32_t> slotOf;
  for (Term term : order) {
    const Node &node = graph.node(term);
    if (node.width > 64)
      return std::nullopt;
    auto slot = uint32_t(made.values.size());
    slotOf[term] = slot;
    made.values.emplace_back();
    Instruction code{node.kind, node.width, 0, node.low, 0, 0, 0};
    if (node.kind == Kind::Constant) {
      made.values.back().fill(graph.sample(term).getZExtValue());
    } else if (node.kind == Kind::Variable) {
      made.inputs.push_back(term);
      made.slots.push_back(slot);
    } else {
      code.a = slotOf.lookup(node.a);
      code.b = slotOf.lookup(node.b);
      code.c = slotOf.lookup(node.c);
      code.operandWidth =
          graph.width(node.kind == Kind::Concat ? node.b : node.a);
    }
    made.code.push_back(code);
  }
  return made;
}

static uint64_t divideSigned(uint64_t a, uint64_t b, unsigned width) {
  int64_t x = asSigned(a, width), y = asSigned(b, width);
  if (y == 0)
    return x < 0 ? 1 : ~uint64_t(0);
  return y == -1 ? 0 - uint64_t(x) : uint64_t(x / y);
}

uint64_t Program::run() {
  for (auto [slot, one] : llvm::enumerate(code)) {
    const Batch &a = values[one.a], &b = values[one.b], &c = values[one.c];
    Batch &to = values[slot];
    unsigned width = one.width, from = one.operandWidth, low = one.low;
    uint64_t mask = maskOf(width);
    auto each = [&](auto operation) {
      for (size_t i = 0; i < batch; ++i)
        to[i] = operation(i) & mask;
    };
    switch (one.kind) {
    case Kind::Constant:
    case Kind::Variable:
      break;
    case Kind::Add:
      each([&](size_t i) { return a[i] + b[i]; });
      break;
    case Kind::Mul:
      each([&](size_t i) { return a[i] * b[i]; });
      break;
    case Kind::UDiv:
      each([&](size_t i) { return b[i] ? a[i] / b[i] : ~uint64_t(0); });
      break;
    case Kind::SDiv:
      each([&](size_t i) { return divideSigned(a[i], b[i], width); });
      break;
    case Kind::And:
      each([&](size_t i) { return a[i] & b[i]; });
      break;
    case Kind::Or:
      each([&](size_t i) { return a[i] | b[i]; });
      break;
    case Kind::Xor:
      each([&](size_t i) { return a[i] ^ b[i]; });
      break;
    case Kind::Shl:
      each([&](size_t i) { return b[i] >= width ? 0 : a[i] << b[i]; });
      break;
    case Kind::LShr:
      each([&](size_t i) { return b[i] >= width ? 0 : a[i] >> b[i]; });
      break;
    case Kind::AShr:
      each([&](size_t i) {
        return uint64_t(asSigned(a[i], width) >>
                        std::min<uint64_t>(b[i], width - 1));
      });
      break;
    case Kind::Equal:
      each([&](size_t i) { return uint64_t(a[i] == b[i]); });
      break;
    case Kind::ULess:
      each([&](size_t i) { return uint64_t(a[i] < b[i]); });
      break;
    case Kind::SLess:
      each([&](size_t i) {
        return uint64_t(asSigned(a[i], from) < asSigned(b[i], from));
      });
      break;
    case Kind::Choose:
      each([&](size_t i) { return a[i] ? b[i] : c[i]; });
      break;
    case Kind::ZExt:
      each([&](size_t i) { return a[i]; });
      break;
    case Kind::SExt:
      each([&](size_t i) { return uint64_t(asSigned(a[i], from)); });
      break;
    case Kind::Extract:
      each([&](size_t i) { return a[i] >> low; });
      break;
    case Kind::Concat:
      each([&](size_t i) { return a[i] << from | b[i]; });
      break;
    }
  }
  uint64_t holds = 0;
  for (size_t i = 0; i < batch; ++i)
    holds |= uint64_t(values.back()[i] & 1) << i;
  return holds;
}

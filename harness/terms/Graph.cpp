//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Graph.h"

#include "harness/terms/Compute.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>

using namespace scion::terms;
using llvm::APInt;

unsigned Node::numOperands() const {
  switch (kind) {
  case Kind::Constant:
  case Kind::Variable:
    return 0;
  case Kind::ZExt:
  case Kind::SExt:
  case Kind::Extract:
    return 1;
  case Kind::Choose:
    return 3;
  default:
    return 2;
  }
}

//===----------------------------------------------------------------------===//
// One node for each term
//===----------------------------------------------------------------------===//

static uint64_t hashOf(const Node &node, const APInt &value) {
  uint64_t hash = uint64_t(node.kind) << 32 | node.width;
  auto add = [&](uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  };
  add(uint64_t(node.a) << 32 | node.b);
  add(uint64_t(node.c) << 32 | node.low);
  if (node.kind == Kind::Constant)
    for (unsigned i = 0; i < value.getNumWords(); ++i)
      add(value.getRawData()[i]);
  return hash;
}

Graph::Graph() : table(256) {
  constant(1, 0);
  constant(1, 1);
}

void Graph::grow() {
  std::vector<Term> larger(table.size() * 2);
  for (Term term = 0; term < nodes.size(); ++term) {
    size_t at = hashOf(nodes[term], values[term]) & (larger.size() - 1);
    while (larger[at])
      at = (at + 1) & (larger.size() - 1);
    larger[at] = term + 1;
  }
  table = std::move(larger);
}

Term Graph::intern(const Node &node, const APInt &value) {
  assert(node.width == value.getBitWidth() && "a value of this width");
  size_t at = hashOf(node, value) & (table.size() - 1);
  for (; table[at]; at = (at + 1) & (table.size() - 1)) {
    Term found = table[at] - 1;
    if (nodes[found] == node &&
        (node.kind != Kind::Constant || values[found] == value))
      return found;
  }
  nodes.push_back(node);
  values.push_back(value);
  table[at] = Term(nodes.size());
  if (nodes.size() * 2 > table.size())
    grow();
  return Term(nodes.size() - 1);
}

Term Graph::internComputed(const Node &node) {
  unsigned count = node.numOperands();
  const APInt &a = values[node.a];
  APInt value = compute(node, a, count > 1 ? values[node.b] : a,
                        count > 2 ? values[node.c] : a);
  return intern(node, value);
}

Term Graph::constant(const APInt &value) {
  return intern({Kind::Constant, value.getBitWidth()}, value);
}

Term Graph::variable(unsigned width, std::string name, const APInt &sample) {
  names.push_back(std::move(name));
  return intern({Kind::Variable, width, 0, 0, 0, unsigned(names.size() - 1)},
                sample);
}

Term Graph::negate(Term a) {
  return make(Kind::Mul, a, constant(APInt::getAllOnes(width(a))));
}

Term Graph::invert(Term a) {
  return make(Kind::Xor, a, constant(APInt::getAllOnes(width(a))));
}

Term Graph::uremainder(Term a, Term b) {
  return subtract(a, make(Kind::Mul, make(Kind::UDiv, a, b), b));
}

Term Graph::sremainder(Term a, Term b) {
  return subtract(a, make(Kind::Mul, make(Kind::SDiv, a, b), b));
}

//===----------------------------------------------------------------------===//
// The active graph
//===----------------------------------------------------------------------===//

static thread_local Graph *active = nullptr;

Graph &scion::terms::activeGraph() {
  assert(active && "there is an active graph");
  return *active;
}

ActiveGraph::ActiveGraph(Graph &graph) : outer(std::exchange(active, &graph)) {}

ActiveGraph::~ActiveGraph() { active = outer; }

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::string Graph::str(Term term) const {
  static const char *const names[] = {
      "",    "",    "+",  "*",  "/u", "/s", "&",    "|",    "^",       "<<",
      ">>u", ">>s", "==", "<u", "<s", "?",  "zext", "sext", "extract", "++"};
  const Node &node = nodes[term];
  std::string name = names[unsigned(node.kind)];
  std::string text;
  llvm::raw_string_ostream out(text);
  switch (node.kind) {
  case Kind::Constant:
    values[term].print(out, /*isSigned=*/node.width > 1);
    return text;
  case Kind::Variable:
    return this->name(term);
  case Kind::Choose:
    return "(" + str(node.a) + " ? " + str(node.b) + " : " + str(node.c) + ")";
  case Kind::ZExt:
  case Kind::SExt:
    return name + std::to_string(node.width) + "(" + str(node.a) + ")";
  case Kind::Extract:
    return str(node.a) + "[" + std::to_string(node.low) + "+" +
           std::to_string(node.width) + "]";
  default:
    return "(" + str(node.a) + " " + name + " " + str(node.b) + ")";
  }
}

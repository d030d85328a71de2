//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constructors of sums and products, as linear combinations, and of And, Or
// and Xor, without repeated operands. Each returns a term that equals the
// operation for all inputs.
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Compute.h"
#include "harness/terms/Graph.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion::terms;
using llvm::APInt;

/// The most operands that are normalised together.
static constexpr size_t mostOperands = 24;

static APInt ones(unsigned width) { return APInt::getAllOnes(width); }

std::optional<Term> Graph::inverted(Term term) const {
  const Node &node = nodes[term];
  if (node.kind == Kind::Xor && isOnes(node.b))
    return node.a;
  return std::nullopt;
}

bool Graph::areComplements(Term a, Term b) const {
  return inverted(a) == b || inverted(b) == a;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds `term` * `factor` to the sum. As a term, a sum is a chain such as ((x *
/// 3 + y) + 5), by ascending term number, with the constant last.
void Graph::addTo(Sum &sum, Term term, const APInt &factor) const {
  while (true) {
    const Node &node = nodes[term];
    if (node.kind == Kind::Constant) {
      sum.rest += values[term] * factor;
      return;
    }
    if (node.kind == Kind::Add && sum.parts.size() < mostOperands) {
      addTo(sum, node.b, factor);
      term = node.a;
      continue;
    }
    APInt times = factor;
    if (node.kind == Kind::Mul && isConstant(node.b)) {
      times *= values[node.b];
      term = node.a;
    }
    auto *found = llvm::find_if(
        sum.parts, [&](const Summand &part) { return part.first == term; });
    if (found != sum.parts.end())
      found->second += times;
    else
      sum.parts.push_back({term, times});
    return;
  }
}

Term Graph::fromSum(Sum &sum) {
  unsigned width = sum.rest.getBitWidth();
  llvm::erase_if(sum.parts,
                 [](const Summand &part) { return part.second.isZero(); });
  llvm::sort(sum.parts, [](const Summand &a, const Summand &b) {
    return a.first < b.first;
  });
  // -1 - x is ~x.
  if (sum.parts.size() == 1 && sum.rest.isAllOnes() && width > 1 &&
      sum.parts[0].second.isAllOnes())
    return invert(sum.parts[0].first);
  Term all = 0;
  bool isFirst = true;
  auto add = [&](Term term) {
    all = isFirst ? term : internComputed({Kind::Add, width, all, term});
    isFirst = false;
  };
  for (auto &[term, factor] : sum.parts)
    add(factor.isOne()
            ? term
            : internComputed({Kind::Mul, width, term, constant(factor)}));
  if (isFirst || !sum.rest.isZero())
    add(constant(sum.rest));
  return all;
}

Term Graph::makeAdd(Term a, Term b) {
  unsigned bits = width(a);
  if (bits == 1)
    return make(Kind::Xor, a, b);
  Sum sum{{}, APInt(bits, 0)};
  for (Term term : {a, b}) {
    // ~x is -x - 1.
    std::optional<Term> of = inverted(term);
    addTo(sum, of.value_or(term), of ? ones(bits) : APInt(bits, 1));
    if (of)
      sum.rest -= 1;
  }
  return fromSum(sum);
}

Term Graph::makeMul(Term a, Term b) {
  unsigned bits = width(a);
  if (bits == 1)
    return make(Kind::And, a, b);
  if (isConstant(a) || (!isConstant(b) && a > b))
    std::swap(a, b);
  if (isConstant(b)) {
    Sum sum{{}, APInt(bits, 0)};
    std::optional<Term> of = inverted(a);
    if (of && !isOne(b)) {
      addTo(sum, *of, -values[b]);
      sum.rest -= values[b];
    } else {
      addTo(sum, a, values[b]);
    }
    return fromSum(sum);
  }
  // (x * 3) * y is (x * y) * 3.
  for (auto [one, other] : {std::pair(a, b), std::pair(b, a)})
    if (nodes[one].kind == Kind::Mul && isConstant(nodes[one].b))
      return makeMul(makeMul(nodes[one].a, other), nodes[one].b);
  return internComputed({Kind::Mul, bits, a, b});
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Appends the operands of a chain of ops of this kind.
static void flatten(const Graph &graph, Kind kind, Term term,
                    llvm::SmallVectorImpl<Term> &to) {
  llvm::SmallVector<Term, 8> open = {term};
  size_t most = to.size() + mostOperands;
  while (!open.empty()) {
    Term next = open.pop_back_val();
    const Node &node = graph.node(next);
    // Cut a chain that is too long: its rest stays one operand.
    if (node.kind != kind || to.size() + open.size() + 2 > most) {
      to.push_back(next);
      continue;
    }
    open.push_back(node.b);
    open.push_back(node.a);
  }
}

Term Graph::makeLogical(Kind kind, Term a, Term b) {
  bool isAnd = kind == Kind::And;
  Kind dual = isAnd ? Kind::Or : Kind::And;
  unsigned bits = width(a);
  APInt neutral = isAnd ? ones(bits) : APInt(bits, 0);
  if (a == b)
    return a;
  llvm::SmallVector<Term, 8> list;
  flatten(*this, kind, a, list);
  flatten(*this, kind, b, list);
  APInt fixed = neutral;
  llvm::erase_if(list, [&](Term term) {
    if (!isConstant(term))
      return false;
    fixed = isAnd ? fixed & values[term] : fixed | values[term];
    return true;
  });
  if (fixed == ~neutral)
    return constant(fixed);
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
  for (size_t i = 0; i < list.size(); ++i)
    for (size_t j = i + 1; j < list.size(); ++j)
      if (areComplements(list[i], list[j]))
        return constant(~neutral);
  // x & (x | y) is x; (x | y) & (x | ~y) is x; x & (~x | y) is x & y.
  for (size_t i = 0; i < list.size(); ++i) {
    const Node node = nodes[list[i]];
    if (node.kind != dual)
      continue;
    for (size_t j = 0; j < list.size(); ++j) {
      if (i == j)
        continue;
      const Node other = nodes[list[j]];
      if (node.a == list[j] || node.b == list[j]) {
        list.erase(list.begin() + ptrdiff_t(i));
        --i;
        break;
      }
      Term shorter = areComplements(node.a, list[j])   ? node.b
                     : areComplements(node.b, list[j]) ? node.a
                                                       : list[i];
      if (shorter == list[i] && other.kind == dual && i < j)
        for (auto [same, x] : {std::pair(node.a, node.b), {node.b, node.a}})
          if ((other.a == same && areComplements(other.b, x)) ||
              (other.b == same && areComplements(other.a, x))) {
            list.erase(list.begin() + ptrdiff_t(j));
            shorter = same;
            break;
          }
      if (shorter == list[i])
        continue;
      list.erase(list.begin() + ptrdiff_t(i));
      Term rest = constant(fixed);
      for (Term term : list)
        rest = makeLogical(kind, rest, term);
      return makeLogical(kind, rest, shorter);
    }
  }
  // (x ^ 5) & 3 is (x & 3) ^ 1.
  if (isAnd && list.size() == 1 && fixed != neutral) {
    const Node node = nodes[list[0]];
    if (node.kind == Kind::Xor && isConstant(node.b))
      return makeXor(makeLogical(kind, node.a, constant(fixed)),
                     constant(values[node.b] & fixed));
  }
  if (fixed != neutral)
    list.push_back(constant(fixed));
  if (list.empty())
    return constant(neutral);
  Term all = list[0];
  for (Term term : llvm::drop_begin(list))
    all = internComputed({kind, bits, all, term});
  return all;
}

Term Graph::makeXor(Term a, Term b) {
  unsigned bits = width(a);
  llvm::SmallVector<Term, 8> list;
  flatten(*this, Kind::Xor, a, list);
  flatten(*this, Kind::Xor, b, list);
  APInt fixed(bits, 0);
  llvm::erase_if(list, [&](Term term) {
    if (isConstant(term))
      fixed ^= values[term];
    return isConstant(term);
  });
  llvm::sort(list);
  llvm::SmallVector<Term, 8> odd;
  for (Term term : list)
    if (!odd.empty() && odd.back() == term)
      odd.pop_back();
    else
      odd.push_back(term);
  // ~(-x - 1) is x, and the complement of any other sum is a sum.
  if (odd.size() == 1 && fixed.isAllOnes() && bits > 1) {
    const Node &node = nodes[odd[0]];
    if (node.kind == Kind::Add ||
        (node.kind == Kind::Mul && isConstant(node.b))) {
      Sum sum{{}, ones(bits)};
      addTo(sum, odd[0], ones(bits));
      return fromSum(sum);
    }
  }
  if (!fixed.isZero() || odd.empty())
    odd.push_back(constant(fixed));
  Term all = odd[0];
  for (Term term : llvm::drop_begin(odd))
    all = internComputed({Kind::Xor, bits, all, term});
  return all;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constructors of comparisons, shifts, choices, extensions, extracts and
// concatenations, and make() (Simplify.cpp has the others).
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Compute.h"
#include "harness/terms/Graph.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion::terms;
using llvm::APInt;

static APInt ones(unsigned width) { return APInt::getAllOnes(width); }

Term Graph::makeEqual(Term a, Term b) {
  if (a == b)
    return truth(true);
  if (areComplements(a, b))
    return truth(false);
  if (width(a) == 1)
    return invert(make(Kind::Xor, a, b));
  if (isConstant(a) || (!isConstant(b) && a > b))
    std::swap(a, b);
  const Node node = nodes[a];
  if (isConstant(b)) {
    APInt value = values[b];
    if (node.kind == Kind::Choose && isConstant(node.b) && isConstant(node.c))
      return choose(node.a, truth(values[node.b] == value),
                    truth(values[node.c] == value));
    if (node.kind == Kind::ZExt || node.kind == Kind::SExt) {
      unsigned from = width(node.a);
      APInt low = value.trunc(from);
      APInt back =
          node.kind == Kind::ZExt ? low.zext(node.width) : low.sext(node.width);
      return back == value ? makeEqual(node.a, constant(low)) : truth(false);
    }
    if (node.kind == Kind::Add && isConstant(node.b))
      return makeEqual(node.a, constant(value - values[node.b]));
    if (node.kind == Kind::Xor && isConstant(node.b))
      return makeEqual(node.a, constant(value ^ values[node.b]));
    if (node.kind == Kind::Mul && isOnes(node.b))
      return makeEqual(node.a, constant(-value));
    if (node.kind != Kind::Add)
      return internComputed({Kind::Equal, 1, a, b});
  }
  const Node other = nodes[b];
  if (node.kind == other.kind && node.a < b &&
      (node.kind == Kind::ZExt || node.kind == Kind::SExt) &&
      width(node.a) == width(other.a))
    return makeEqual(node.a, other.a);
  // Two terms are equal if their difference is 0.
  if (node.kind == Kind::Add || other.kind == Kind::Add) {
    Sum sum{{}, APInt(node.width, 0)};
    addTo(sum, a, APInt(node.width, 1));
    addTo(sum, b, ones(node.width));
    llvm::erase_if(sum.parts,
                   [](const Summand &part) { return part.second.isZero(); });
    if (sum.parts.empty())
      return truth(sum.rest.isZero());
    if (sum.parts.size() == 1 &&
        (sum.parts[0].second.isOne() || sum.parts[0].second.isAllOnes()))
      return makeEqual(
          sum.parts[0].first,
          constant(sum.parts[0].second.isOne() ? -sum.rest : sum.rest));
    if (sum.parts.size() == 2 && sum.rest.isZero() &&
        (sum.parts[0].second + sum.parts[1].second).isZero() &&
        (sum.parts[0].second.isOne() || sum.parts[1].second.isOne())) {
      Term x = sum.parts[0].first, y = sum.parts[1].first;
      return internComputed({Kind::Equal, 1, std::min(x, y), std::max(x, y)});
    }
  }
  return internComputed({Kind::Equal, 1, a, b});
}

Term Graph::makeLess(Kind kind, Term a, Term b) {
  bool isSigned = kind == Kind::SLess;
  unsigned bits = width(a);
  if (a == b)
    return truth(false);
  if (bits == 1) // signed: -1 < 0
    return isSigned ? both(a, invert(b)) : both(invert(a), b);
  APInt least = isSigned ? APInt::getSignedMinValue(bits) : APInt(bits, 0);
  APInt greatest = isSigned ? APInt::getSignedMaxValue(bits) : ones(bits);
  if (isConstant(b)) {
    APInt value = values[b];
    if (value == least)
      return truth(false);
    if (value == least + 1)
      return makeEqual(a, constant(least));
    if (value == greatest)
      return invert(makeEqual(a, b));
  }
  if (isConstant(a)) {
    APInt value = values[a];
    if (value == greatest)
      return truth(false);
    if (value == greatest - 1)
      return makeEqual(b, constant(greatest));
    if (value == least)
      return invert(makeEqual(a, b));
  }
  const Node node = nodes[a], other = nodes[b];
  bool isZero = node.kind == Kind::ZExt && other.kind == Kind::ZExt;
  bool isSign = node.kind == Kind::SExt && other.kind == Kind::SExt;
  if ((isZero || isSign) && width(node.a) == width(other.a))
    return makeLess(isZero ? Kind::ULess : kind, node.a, other.a);
  return internComputed({kind, 1, a, b});
}

Term Graph::makeShift(Kind kind, Term a, Term b) {
  unsigned bits = width(a);
  if (isZero(b) || isZero(a))
    return a;
  if (!isConstant(b))
    return internComputed({kind, bits, a, b});
  uint64_t by = values[b].getLimitedValue(bits);
  if (kind == Kind::AShr && by >= bits)
    by = bits - 1;
  if (by >= bits)
    return constant(APInt(bits, 0));
  if (kind == Kind::Shl)
    return makeMul(a, constant(APInt::getOneBitSet(bits, unsigned(by))));
  Term high = extract(a, unsigned(by), bits - unsigned(by));
  return extend(kind == Kind::LShr ? Kind::ZExt : Kind::SExt, high, bits);
}

Term Graph::makeConcat(Term a, Term b) {
  const Node node = nodes[a], other = nodes[b];
  if (isZero(a))
    return extend(Kind::ZExt, b, node.width + other.width);
  // Two adjacent parts of one term are one part.
  if (node.kind == Kind::Extract && other.kind == Kind::Extract &&
      node.a == other.a && other.low + other.width == node.low)
    return extract(node.a, other.low, node.width + other.width);
  if (node.kind == Kind::Extract && node.a == b && node.low == other.width)
    return internComputed({Kind::Concat, node.width + other.width, a, b});
  return internComputed({Kind::Concat, node.width + other.width, a, b});
}

Term Graph::choose(Term condition, Term yes, Term no) {
  if (isConstant(condition))
    return isTrue(condition) ? yes : no;
  if (yes == no)
    return yes;
  if (std::optional<Term> of = inverted(condition))
    return choose(*of, no, yes);
  // A nested choice with the same condition is decided.
  if (nodes[yes].kind == Kind::Choose && nodes[yes].a == condition)
    return choose(condition, nodes[yes].b, no);
  if (nodes[no].kind == Kind::Choose && nodes[no].a == condition)
    return choose(condition, yes, nodes[no].c);
  if (width(yes) == 1) {
    if (yes == condition || isTrue(yes))
      return either(condition, no);
    if (no == condition || isFalse(no))
      return both(condition, yes);
    if (isFalse(yes))
      return both(invert(condition), no);
    if (isTrue(no))
      return either(invert(condition), yes);
    if (inverted(yes) == no || inverted(no) == yes)
      return makeEqual(condition, yes);
  }
  if (nodes[yes].kind == Kind::Choose && nodes[yes].c == no)
    return choose(both(condition, nodes[yes].a), nodes[yes].b, no);
  if (nodes[no].kind == Kind::Choose && nodes[no].b == yes)
    return choose(either(condition, nodes[no].a), yes, nodes[no].c);
  return internComputed({Kind::Choose, width(yes), condition, yes, no});
}

Term Graph::extend(Kind kind, Term a, unsigned bits) {
  const Node node = nodes[a];
  if (bits == node.width)
    return a;
  if (isConstant(a))
    return constant(kind == Kind::ZExt ? values[a].zext(bits)
                                       : values[a].sext(bits));
  if (node.kind == kind)
    return extend(kind, node.a, bits);
  if (kind == Kind::SExt && node.kind == Kind::ZExt)
    return extend(Kind::ZExt, node.a, bits);
  return internComputed({kind, bits, a});
}

Term Graph::extract(Term a, unsigned low, unsigned bits) {
  const Node node = nodes[a];
  if (low == 0 && bits == node.width)
    return a;
  if (isConstant(a))
    return constant(values[a].extractBits(bits, low));
  switch (node.kind) {
  case Kind::Extract:
    return extract(node.a, node.low + low, bits);
  case Kind::ZExt:
  case Kind::SExt: {
    unsigned from = width(node.a);
    if (low + bits <= from)
      return extract(node.a, low, bits);
    if (low < from)
      return extend(node.kind, extract(node.a, low, from - low), bits);
    if (node.kind == Kind::ZExt)
      return constant(bits, 0);
    break;
  }
  case Kind::Concat: {
    unsigned from = width(node.b);
    if (low + bits <= from)
      return extract(node.b, low, bits);
    if (low >= from)
      return extract(node.a, low - from, bits);
    break;
  }
  case Kind::And:
  case Kind::Or:
  case Kind::Xor:
    return make(node.kind, extract(node.a, low, bits),
                extract(node.b, low, bits));
  case Kind::Add:
  case Kind::Mul:
    if (low == 0)
      return make(node.kind, extract(node.a, 0, bits),
                  extract(node.b, 0, bits));
    break;
  case Kind::Choose:
    if (isConstant(node.b) || isConstant(node.c))
      return choose(node.a, extract(node.b, low, bits),
                    extract(node.c, low, bits));
    break;
  default:
    break;
  }
  return internComputed({Kind::Extract, bits, a, 0, 0, low});
}

Term Graph::make(Kind kind, Term a, Term b) {
  if (isConstant(a) && isConstant(b)) {
    unsigned bits = kind >= Kind::Equal && kind <= Kind::SLess ? 1
                    : kind == Kind::Concat ? width(a) + width(b)
                                           : width(a);
    return constant(compute({kind, bits}, values[a], values[b], values[a]));
  }
  switch (kind) {
  case Kind::Add:
    return makeAdd(a, b);
  case Kind::Mul:
    return makeMul(a, b);
  case Kind::UDiv:
  case Kind::SDiv:
    if (isOne(b) && (width(a) > 1 || kind == Kind::UDiv))
      return a;
    return internComputed({kind, width(a), a, b});
  case Kind::And:
  case Kind::Or:
    return makeLogical(kind, a, b);
  case Kind::Xor:
    return makeXor(a, b);
  case Kind::Shl:
  case Kind::LShr:
  case Kind::AShr:
    return makeShift(kind, a, b);
  case Kind::Equal:
    return makeEqual(a, b);
  case Kind::ULess:
  case Kind::SLess:
    return makeLess(kind, a, b);
  default:
    return makeConcat(a, b);
  }
}

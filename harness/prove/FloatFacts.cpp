//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/FloatFacts.h"

#include "harness/semantics/Floats.h"
#include "harness/semantics/Signs.h"
#include "harness/terms/Compute.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;
using llvm::APFloat;
using llvm::RoundingMode;
using mlir::Type;

/// If there are more functions than this, facts about pairs are left out.
static constexpr size_t mostPaired = 32;

//===----------------------------------------------------------------------===//
// Numbers as IEEE 754 lays them out
//===----------------------------------------------------------------------===//

static Bits number(const APFloat &value) { return value.bitcastToAPInt(); }

static const llvm::fltSemantics &formatOf(Type type) {
  return mlir::cast<mlir::FloatType>(type).getFloatSemantics();
}

static Bits signOf(Type type) {
  return Bits::getSignedMinValue(APFloat::getSizeInBits(formatOf(type)));
}
static Bits magnitude(const Bits &x, Type type) { return x & ~signOf(type); }

static Truth isNaN(const Bits &x, Type type) {
  return magnitude(x, type).ugt(number(APFloat::getInf(formatOf(type))));
}
static Truth isZero(const Bits &x, Type type) {
  return magnitude(x, type).isZero();
}

/// Whether x < y, with -0 < +0. Neither may be NaN.
static Truth isBelow(const Bits &x, const Bits &y) {
  Truth both = x.isNegative() & y.isNegative();
  return (x.isNegative() & !y.isNegative()) | (both & y.ult(x)) |
         (!x.isNegative() & !y.isNegative() & x.ult(y));
}

static Truth implies(Truth condition, Truth then) { return !condition | then; }

/// Whether two floats are equal; all NaNs are.
static Truth isSame(const Bits &x, const Bits &y, Type type) {
  if (!hasSignBit(type))
    return x == y;
  return (x == y) | (isNaN(x, type) & isNaN(y, type));
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

namespace {
/// A function whose arguments and result have known formats.
struct Call {
  Call(const OpaqueFunction &function, const OpaqueWorld &world)
      : function(function), name(function.name), type(function.type),
        result(world.unknowns()[function.result].bits()),
        isBad(world.unknowns()[function.result].isBad) {}

  const Bits &argument(size_t index = 0) const {
    return function.arguments[index].bits();
  }
  Type argumentType(size_t index = 0) const {
    return function.argumentTypes[index];
  }
  /// The argument, if it is a constant.
  std::optional<APFloat> constant(size_t index) const {
    Term term = argument(index).term;
    if (!activeGraph().isConstant(term))
      return std::nullopt;
    return APFloat(formatOf(argumentType(index)), activeGraph().sample(term));
  }
  Truth isSameAs(const Bits &value) const {
    return isSame(result, value, type);
  }

  const OpaqueFunction &function;
  llvm::StringRef name;
  Type type;
  Bits result;
  Truth isBad;
};
} // namespace

static bool isKnownFormat(Type type) {
  return type.isIntOrIndex() || hasSignBit(type);
}

static bool isDescribed(const OpaqueFunction &function) {
  return !function.name.empty() && !function.argumentTypes.empty() &&
         isKnownFormat(function.type) &&
         llvm::all_of(function.argumentTypes, isKnownFormat);
}

/// The comparison with this predicate, numbered as in compareFloats().
static Truth compare(uint64_t predicate, const Bits &x, const Bits &y,
                     Type type) {
  FloatPredicate wanted = floatPredicate(predicate);
  Truth unordered = isNaN(x, type) | isNaN(y, type);
  Truth equal = (x == y) | (isZero(x, type) & isZero(y, type));
  Truth less = isBelow(x, y) & !equal;
  Truth holds = (Truth(wanted.equal) & equal) | (Truth(wanted.less) & less) |
                (Truth(wanted.greater) & !equal & !less);
  return (unordered & Truth(wanted.unordered)) | (!unordered & holds);
}

static Truth extremum(const Call &call, bool wantsLarger, bool prefersNumbers) {
  const Bits &x = call.argument(0), &y = call.argument(1);
  Truth xIsNaN = isNaN(x, call.type), yIsNaN = isNaN(y, call.type);
  Bits wanted =
      wantsLarger ? choose(isBelow(x, y), y, x) : choose(isBelow(x, y), x, y);
  Truth ofNumbers = implies(!xIsNaN & !yIsNaN, call.result == wanted);
  if (!prefersNumbers)
    return ofNumbers & !call.isBad &
           implies(xIsNaN | yIsNaN, isNaN(call.result, call.type));
  Truth isOpen = isZero(x, call.type) & isZero(y, call.type) & (x != y);
  return (call.isBad == isOpen) & (isOpen | ofNumbers) &
         implies(xIsNaN, call.isSameAs(y)) & implies(yIsNaN, call.isSameAs(x));
}

/// Facts about sums, differences, products and quotients of x and a constant
/// that equal x or -x.
static Truth withConstant(const Call &call) {
  Truth all = true;
  Bits sign = signOf(call.type);
  bool isSum = call.name == "arith.addf", isMinus = call.name == "arith.subf";
  bool isProduct = call.name == "arith.mulf";
  for (size_t place : {0, 1}) {
    std::optional<APFloat> c = call.constant(place);
    if (!c)
      continue;
    const Bits &x = call.argument(1 - place);
    if (isSum || isMinus) {
      if (!c->isZero())
        continue;
      // 0 - x is 0 + -x, and x - 0 is x + -0. The rounding mode decides the
      // sign of +0 + -0.
      Bits other = isMinus && place == 0 ? x ^ sign : x;
      bool isNegative = c->isNegative() != (isMinus && place == 1);
      Bits zero(call.result.getBitWidth(), 0);
      Bits added = isNegative ? sign : zero;
      bool isDown = call.function.rounding == RoundingMode::TowardNegative;
      Truth areOpposite = isZero(x, call.type) & (other != added);
      all =
          all & call.isSameAs(choose(areOpposite, isDown ? sign : zero, other));
    } else if ((isProduct || place == 1) && abs(*c).isExactlyValue(1.0)) {
      all = all & call.isSameAs(c->isNegative() ? x ^ sign : x);
    }
  }
  return all;
}

static Truth arithmetic(const Call &call) {
  Truth anyNaN = false;
  for (size_t i = 0; i < call.function.arguments.size(); ++i)
    anyNaN = anyNaN | isNaN(call.argument(i), call.type);
  return !call.isBad & implies(anyNaN, isNaN(call.result, call.type)) &
         withConstant(call);
}

/// Facts about extf and truncf: the sign, zeros and NaN are kept.
static Truth conversion(const Call &call) {
  const Bits &x = call.argument();
  Truth isNumber = !isNaN(x, call.argumentType());
  return !call.isBad & (isNumber == !isNaN(call.result, call.type)) &
         implies(isNumber, call.result.isNegative() == x.isNegative()) &
         implies(isZero(x, call.argumentType()),
                 isZero(call.result, call.type));
}

static Truth fromInteger(const Call &call) {
  const Bits &x = call.argument();
  Truth isNegative =
      call.name == "arith.sitofp" ? x.isNegative() : Truth(false);
  return !call.isBad & !isNaN(call.result, call.type) &
         (isZero(call.result, call.type) == x.isZero()) &
         (call.result.isNegative() == isNegative);
}

static Truth factsOf(const Call &call) {
  llvm::StringRef name = call.name;
  if (name == "arith.cmpf")
    return !call.isBad & (Truth::of(call.result.term) ==
                          compare(call.function.predicate, call.argument(0),
                                  call.argument(1), call.argumentType()));
  if (name == "arith.maximumf" || name == "arith.minimumf")
    return extremum(call, name == "arith.maximumf", false);
  if (name == "arith.maxnumf" || name == "arith.minnumf")
    return extremum(call, name == "arith.maxnumf", true);
  if (name == "arith.addf" || name == "arith.subf" || name == "arith.mulf" ||
      name == "arith.divf")
    return arithmetic(call);
  if (name == "arith.extf" || name == "arith.truncf")
    return conversion(call);
  if (name == "arith.sitofp" || name == "arith.uitofp")
    return fromInteger(call);
  return true;
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

static bool commutes(llvm::StringRef name) {
  return name == "arith.addf" || name == "arith.mulf" ||
         name == "arith.maximumf" || name == "arith.minimumf" ||
         name == "arith.maxnumf" || name == "arith.minnumf";
}

static Truth haveEqualResults(const OpaqueFunction &f, const OpaqueFunction &g,
                              const OpaqueWorld &world) {
  const TermElement &x = world.unknowns()[f.result];
  const TermElement &y = world.unknowns()[g.result];
  return (x.isBad == y.isBad) & isSame(x.bits(), y.bits(), f.type);
}

/// The same function of equal arguments has equal results.
static Truth congruence(const OpaqueFunction &f, const OpaqueFunction &g,
                        const OpaqueWorld &world) {
  auto isArgumentSame = [&](size_t i, size_t j) {
    const Bits &x = f.arguments[i].bits(), &y = g.arguments[j].bits();
    return f.argumentTypes.empty() ? x == y : isSame(x, y, f.argumentTypes[i]);
  };
  Truth areSame = true;
  for (size_t i = 0; i < f.arguments.size(); ++i)
    areSame = areSame & isArgumentSame(i, i);
  if (commutes(f.name))
    areSame = areSame | (isArgumentSame(0, 1) & isArgumentSame(1, 0));
  return implies(areSame, haveEqualResults(f, g, world));
}

/// Equal integers give equal floats, whatever their widths and signedness.
static Truth sameInteger(const Call &f, const Call &g) {
  unsigned width =
      1 + std::max(f.argument().getBitWidth(), g.argument().getBitWidth());
  auto wide = [&](const Call &call) {
    return call.name == "arith.sitofp" ? call.argument().sext(width)
                                       : call.argument().zext(width);
  };
  return implies(wide(f) == wide(g), f.isSameAs(g.result));
}

namespace {
/// The value that an extension or truncation converts, traced back through the
/// extensions before it, which are exact.
struct Origin {
  Bits value;
  Type type;
};

class Facts {
public:
  Facts(const OpaqueWorld &world, Graph &graph) : world(world), graph(graph) {
    for (auto [index, function] : llvm::enumerate(world.functions())) {
      const TermElement &result = world.unknowns()[function.result];
      functionOf[result.number.term] = index;
      functionOf[result.isBad.term] = index;
    }
  }

  Truth all(Term condition) {
    llvm::SetVector<size_t> used;
    collect(condition, used);
    // The loop appends to `used`.
    for (size_t i = 0; i < used.size(); ++i) // NOLINT(modernize-loop-convert)
      for (const TermElement &one : world.functions()[used[i]].arguments)
        collect(one.number.term, used);
    Truth facts = true;
    for (size_t index : used)
      if (const OpaqueFunction &function = world.functions()[index];
          isDescribed(function))
        facts = facts & single(Call(function, world));
    if (used.size() > mostPaired)
      return facts;
    for (size_t i = 0; i < used.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        facts = facts &
                pair(world.functions()[used[i]], world.functions()[used[j]]);
    return facts;
  }

private:
  void collect(Term root, llvm::SetVector<size_t> &used) const {
    for (Term term : nodesOf(graph, root))
      if (auto found = functionOf.find(term); found != functionOf.end())
        used.insert(found->second);
  }

  static bool isConversion(llvm::StringRef name) {
    return name == "arith.extf" || name == "arith.truncf";
  }

  std::optional<Origin> originOf(const Call &call) const {
    if (!isConversion(call.name))
      return std::nullopt;
    Origin origin{call.argument(), call.argumentType()};
    while (true) {
      auto found = functionOf.find(origin.value.term);
      if (found == functionOf.end())
        return origin;
      const OpaqueFunction &before = world.functions()[found->second];
      if (before.name != "arith.extf" || !isDescribed(before))
        return origin;
      origin = {before.arguments[0].bits(), before.argumentTypes[0]};
    }
  }

  Truth single(const Call &call) const {
    Truth facts = factsOf(call);
    if (std::optional<Origin> origin = originOf(call);
        origin && origin->type == call.type)
      facts = facts & call.isSameAs(origin->value);
    return facts;
  }

  Truth pair(const OpaqueFunction &f, const OpaqueFunction &g) const {
    if (f.identity == g.identity)
      return congruence(f, g, world);
    if (!isDescribed(f) || !isDescribed(g) || f.type != g.type ||
        f.rounding != g.rounding)
      return true;
    Call x(f, world), y(g, world);
    auto isInteger = [](const Call &call) {
      return call.name == "arith.sitofp" || call.name == "arith.uitofp";
    };
    if (isInteger(x) && isInteger(y))
      return sameInteger(x, y);
    std::optional<Origin> from = originOf(x), other = originOf(y);
    if (from && other && from->type == other->type)
      return implies(isSame(from->value, other->value, from->type),
                     x.isSameAs(y.result));
    return true;
  }

  const OpaqueWorld &world;
  Graph &graph;
  llvm::DenseMap<Term, size_t> functionOf;
};
} // namespace

Term scion::prove::factsFor(Term condition, const OpaqueWorld &world,
                            Graph &graph) {
  return Facts(world, graph).all(condition).term;
}

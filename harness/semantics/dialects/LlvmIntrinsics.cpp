//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: llvm.intr.*, the intrinsics that lowered programs call.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Integers.h"
#include "harness/semantics/LlvmTypes.h"
#include "harness/semantics/Signs.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

using Arguments = ArrayRef<Element>;

/// "sin" of "llvm.intr.sin".
static StringRef shortName(Operation *op) {
  StringRef name = op->getName().getStringRef();
  name.consume_front("llvm.intr.");
  return name;
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

/// A kernel for the name of an intrinsic, of integers or floats.
using NamedKernel = std::optional<Element> (*)(Arguments a, Type type);
/// Those of integers compute with terms as well.
using NamedTermKernel = TermElement (*)(ArrayRef<TermElement> a);
struct Named {
  const char *name;
  NamedKernel kernel;
  NamedTermKernel terms = nullptr;
  TermKernel signs = nullptr;
};

#define INTEGERS(NAME, VALUE)                                                  \
  {NAME,                                                                       \
   [](Arguments a, Type) -> std::optional<Element> {                           \
     const auto &x = a.front().bits(), &y = a.back().bits();                   \
     (void)x, (void)y;                                                         \
     return Element(VALUE);                                                    \
   },                                                                          \
   [](ArrayRef<TermElement> a) -> TermElement {                                \
     const auto &x = a.front().bits(), &y = a.back().bits();                   \
     (void)x, (void)y;                                                         \
     return VALUE;                                                             \
   }}
#define FLOATS(NAME, VALUE, ...)                                               \
  {NAME, [](Arguments a, Type type) -> std::optional<Element> {                \
     APFloat x = asFloat(a.front(), type), y = asFloat(a.back(), type);        \
     (void)x, (void)y;                                                         \
     return VALUE;                                                             \
   } __VA_OPT__(, nullptr, ) __VA_ARGS__}

/// A funnel shift: shifts the two numbers as one number of twice the width.
template <typename Operands>
static NumberIn<Operands> shiftFunnel(Operands a, bool isLeft) {
  unsigned width = a[0].width();
  auto by = a[2].bits().urem({width, width}).zext(2 * width);
  auto both = a[0].bits().concat(a[1].bits());
  return isLeft ? both.shl(by).extractBits(width, width)
                : both.lshr(by).trunc(width);
}

static constexpr Named kernels[] = {
    INTEGERS("smax", x.sgt(y) ? x : y),
    INTEGERS("smin", x.slt(y) ? x : y),
    INTEGERS("umax", x.ugt(y) ? x : y),
    INTEGERS("umin", x.ult(y) ? x : y),
    INTEGERS("bswap", reverseBytes(x)),
    INTEGERS("bitreverse", reverseBits(x)),
    INTEGERS("ctpop", countOnes(x)),
    INTEGERS("ctlz", countLeadingZeros(x)),
    INTEGERS("cttz", countTrailingZeros(x)),
    INTEGERS("abs", x.abs()),
    INTEGERS("fshl", shiftFunnel(a, true)),
    INTEGERS("fshr", shiftFunnel(a, false)),
    INTEGERS("sadd.sat", addSaturating(x, y, true)),
    INTEGERS("uadd.sat", addSaturating(x, y, false)),
    INTEGERS("ssub.sat", subtractSaturating(x, y, true)),
    INTEGERS("usub.sat", subtractSaturating(x, y, false)),
    FLOATS("fabs", Element(abs(x)), signKernel<SignOp::Absolute>),
    FLOATS("copysign", Element(APFloat::copySign(x, y)),
           signKernel<SignOp::Copy>),
    FLOATS("ceil", toIntegral(x, APFloat::rmTowardPositive)),
    FLOATS("floor", toIntegral(x, APFloat::rmTowardNegative)),
    FLOATS("trunc", toIntegral(x, APFloat::rmTowardZero)),
    FLOATS("round", toIntegral(x, APFloat::rmNearestTiesToAway)),
    FLOATS("roundeven", toIntegral(x, toNearest)),
    FLOATS("rint", toIntegral(x, toNearest)),
    FLOATS("nearbyint", toIntegral(x, toNearest)),
    // The rounding mode that these name is the one in which programs start.
    FLOATS("experimental.constrained.fadd", ofFloat(x + y)),
    FLOATS("experimental.constrained.fsub", ofFloat(x - y)),
    FLOATS("experimental.constrained.fmul", ofFloat(x *y)),
    FLOATS("experimental.constrained.fdiv", ofFloat(x / y)),
    FLOATS("maximum", ofFloat(llvm::maximum(x, y))),
    FLOATS("minimum", ofFloat(llvm::minimum(x, y))),
    FLOATS("maxnum", maxNumber(x, y)),
    FLOATS("minnum", minNumber(x, y)),
    {"sqrt", [](Arguments a, Type type) { return squareRoot(a[0], type); }},
    {"fma",
     [](Arguments a, Type type) -> std::optional<Element> {
       return multiplyAdd(a[0], a[1], a[2], type);
     }},
    // Rounds once or twice; specified only where both give the same result.
    {"fmuladd",
     [](Arguments a, Type type) -> std::optional<Element> {
       Element once = multiplyAdd(a[0], a[1], a[2], type);
       Element twice = ofFloat(asFloat(a[0], type) * asFloat(a[1], type) +
                               asFloat(a[2], type));
       return once == twice ? once : Element::undef(once.width());
     }},
    {"powi", [](Arguments a,
                Type type) { return powerOf(a[0], a[1].asSigned(), type); }},
};

static const Named *findNamed(StringRef name) {
  for (const Named &one : kernels)
    if (name == one.name)
      return &one;
  return nullptr;
}

static NamedKernel findKernel(StringRef name) {
  const Named *found = findNamed(name);
  return found ? found->kernel : nullptr;
}

/// Attributes that make some operands poison.
template <typename Operands>
static TruthOf<NumberIn<Operands>> isPoisonFor(Operation *op, Operands a) {
  auto has = [&](StringRef name) {
    auto flag = op->getAttrOfType<BoolAttr>(name);
    return flag && flag.getValue();
  };
  if (has("is_zero_poison"))
    return a[0].bits().isZero();
  if (has("is_int_min_poison"))
    return a[0].bits().isMinSignedValue();
  return false;
}

/// Of an op that has a kernel for terms.
static void applyToTerms(Operation *op, ArrayRef<TermElement> a,
                         TermEvaluation &,
                         SmallVectorImpl<TermElement> &results) {
  TermElement made = findNamed(shortName(op))->terms(a);
  made.isBad = isPoisonFor(op, a);
  results.push_back(made);
}

static Flow applyKernel(Operation *op, Evaluation &in) {
  StringRef name = shortName(op);
  const Named *named = findNamed(name);
  NamedKernel kernel = named ? named->kernel : nullptr;
  const FloatFunction *function = kernel ? nullptr : findFloatFunction(name);
  Type type = resultNumber(op);
  auto numbers = [&](Arguments a, SmallVectorImpl<Element> &results) {
    std::optional<Element> made = isPoisonFor(op, a)
                                      ? Element::poison(a[0].width())
                                  : kernel ? kernel(a, type)
                                           : apply(*function, a, type);
    if (!made)
      (void)in.unsupported("a float of this format");
    results.push_back(made.value_or(a[0]));
  };
  return lift(op, in, numbers,
              !named         ? nullptr
              : named->terms ? applyToTerms
                             : named->signs);
}

/// The result that wraps, and whether it does.
template <typename Number>
static Number wrapping(StringRef name, const Number &a, const Number &b,
                       TruthOf<Number> &overflow) {
  if (name.starts_with("sadd"))
    return a.sadd_ov(b, overflow);
  if (name.starts_with("uadd"))
    return a.uadd_ov(b, overflow);
  if (name.starts_with("ssub"))
    return a.ssub_ov(b, overflow);
  if (name.starts_with("usub"))
    return a.usub_ov(b, overflow);
  if (name.starts_with("smul"))
    return a.smul_ov(b, overflow);
  return a.umul_ov(b, overflow);
}

template <typename Operands, typename Results>
static void wrappingBoth(Operation *op, Operands a, Results &results) {
  using Number = NumberIn<Operands>;
  TruthOf<Number> overflow;
  results.push_back(
      wrapping(shortName(op), a[0].bits(), a[1].bits(), overflow));
  results.push_back(ElementIn<Operands>::boolean(overflow));
}

/// Two results as a struct: of vectors, the whole of each.
static Flow overflowing(Operation *op, Evaluation &in) {
  const Datum &x = in.get(op->getOperand(0)), &y = in.get(op->getOperand(1));
  std::vector<Element> values, overflows;
  for (auto [a, b] : llvm::zip_equal(x.numbers(), y.numbers())) {
    SmallVector<Element, 2> made;
    auto numbers = [&](Arguments both, SmallVectorImpl<Element> &results) {
      wrappingBoth(op, both, results);
    };
    if (LLVM_UNLIKELY(a.term || b.term)) {
      auto terms = [](Operation *op, ArrayRef<TermElement> both,
                      TermEvaluation &, SmallVectorImpl<TermElement> &results) {
        wrappingBoth(op, both, results);
      };
      if (!in.symbolic()->apply(op, {a, b}, {a.width(), 1}, in, numbers, terms,
                                made))
        return Flow::Stop;
    } else if (a.isDefined() && b.isDefined()) {
      numbers({a, b}, made);
    } else {
      State state = worse(a.state(), b.state());
      made = {Element::bad(a.width(), state), Element::bad(1, state)};
    }
    values.push_back(made[0]);
    overflows.push_back(made[1]);
  }
  if (x.isElement()) {
    in.set(op->getResult(0), Datum::list({values[0], overflows[0]}));
    return Flow::Next;
  }
  Elements first = x.elements(), second = x.elements();
  first.list = std::move(values);
  second.list = std::move(overflows);
  in.set(op->getResult(0),
         Datum::list({Datum(std::move(first)), Datum(std::move(second))}));
  return Flow::Next;
}

/// A struct of the sine and the cosine: of vectors, the whole of each.
static Flow sineAndCosine(LLVM::SincosOp op, Evaluation &in) {
  const Datum &x = in.get(op.getVal());
  Type type = operandNumber(op);
  std::vector<Datum> both;
  for (StringRef name : {"sin", "cos"}) {
    std::vector<Element> list;
    for (const Element &one : x.numbers()) {
      std::optional<Element> made =
          one.isDefined() ? apply(*findFloatFunction(name), one, type) : one;
      if (!made)
        return in.unsupported("a float of this format");
      list.push_back(std::move(*made));
    }
    if (x.isElement()) {
      both.push_back(std::move(list[0]));
      continue;
    }
    Elements all = x.elements();
    all.list = std::move(list);
    both.push_back(std::move(all));
  }
  in.set(op->getResult(0), Datum::list(std::move(both)));
  return Flow::Next;
}

/// The bits of llvm::FPClassTest.
static Flow classify(LLVM::IsFPClass op, Evaluation &in) {
  Type type = operandNumber(op);
  auto mask = uint32_t(op.getBit());
  return lift(op, in, [&](Arguments a, SmallVectorImpl<Element> &results) {
    APFloat x = asFloat(a[0], type);
    bool isNegative = x.isNegative();
    uint32_t kind = x.isNaN()        ? (x.isSignaling() ? 1 : 2)
                    : x.isInfinity() ? (isNegative ? 4 : 512)
                    : x.isZero()     ? (isNegative ? 32 : 64)
                    : x.isDenormal() ? (isNegative ? 16 : 128)
                                     : (isNegative ? 8 : 256);
    results.push_back(Element::boolean(mask & kind));
  });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The combination of two elements under the last part of a reduction's name.
static std::optional<Element> combine(StringRef kind, const Element &a,
                                      const Element &b, Type type) {
  StringRef element = kind == "smax"   ? StringRef("maxsi")
                      : kind == "smin" ? StringRef("minsi")
                      : kind == "umax" ? StringRef("maxui")
                      : kind == "umin" ? StringRef("minui")
                      : kind == "fadd" ? StringRef("addf")
                      : kind == "fmul" ? StringRef("mulf")
                                       : kind;
  if (std::optional<Combination> how = combinationOf(element))
    return combine(*how, a, b, type);
  if (a.state() != State::Defined || b.state() != State::Defined)
    return Element::bad(a.width(), worse(a.state(), b.state()));
  element = kind == "fmax"   ? StringRef("maxnum")
            : kind == "fmin" ? StringRef("minnum")
                             : kind;
  element.consume_front("f"); // fmaximum, fminimum
  NamedKernel kernel = findKernel(element);
  return kernel ? kernel({a, b}, type) : std::nullopt;
}

/// vector.reduce.KIND of a vector, after a start value if there are two
/// operands; vp.reduce.KIND of a start, a vector, a mask and a length.
static Flow reduce(Operation *op, Evaluation &in) {
  StringRef name = shortName(op), kind = name.rsplit('.').second;
  bool isPredicated = name.starts_with("vp.");
  bool hasStart = op->getNumOperands() > 1;
  ArrayRef<Element> list = in.get(op->getOperand(hasStart)).numbers();
  Type type = resultNumber(op);
  std::optional<Element> made;
  if (hasStart)
    made = in.get(op->getOperand(0)).element();
  std::optional<int64_t> length = int64_t(list.size());
  if (isPredicated && !(length = in.integer(op->getOperand(3))))
    return Flow::Stop;
  for (auto [index, one] : llvm::enumerate(list)) {
    if (int64_t(index) >= *length)
      break;
    if (isPredicated) {
      const Element &isOn = in.get(op->getOperand(2)).numbers()[index];
      if (!isOn.isDefined())
        return in.undefined("a mask that is poison");
      if (isOn.bits().isZero())
        continue;
    }
    made = made ? combine(kind, *made, one, type) : one;
    if (!made)
      return in.unsupported("a reduction of this kind");
  }
  in.set(op->getResult(0), *made);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Visits the active lanes. The address of each comes from a vector of
/// addresses, or is the base plus the number of the lane; compressed accesses
/// count active lanes only.
static Flow
forEachLane(Value places, Value mask, Type number, bool isCompressed,
            Evaluation &in,
            llvm::function_ref<bool(size_t lane, uint64_t address)> visit) {
  const Datum &from = in.get(places);
  uint64_t taken = 0;
  if (from.isElement() && !in.integer(places))
    return Flow::Stop;
  for (auto [lane, isOn] : llvm::enumerate(in.get(mask).numbers())) {
    if (!isOn.isDefined())
      return in.undefined("a mask that is poison");
    if (isOn.bits().isZero())
      continue;
    const Element &base =
        from.isElement() ? from.element() : from.numbers()[lane];
    if (!base.isDefined())
      return in.undefined("an address that is poison");
    uint64_t address = base.asUnsigned();
    if (from.isElement())
      address += (isCompressed ? taken++ : lane) * storedBytes(number);
    if (!visit(lane, address))
      return Flow::Stop;
  }
  return Flow::Next;
}

static Flow loadLanes(Operation *op, Value places, Value mask, Value otherwise,
                      bool isCompressed, Evaluation &in) {
  Type number = resultNumber(op);
  Elements made =
      otherwise ? in.get(otherwise).elements()
                : badOf(op->getResult(0).getType(), State::Poison).elements();
  Flow flow = forEachLane(places, mask, number, isCompressed, in,
                          [&](size_t lane, uint64_t address) {
                            Datum value;
                            if (!in.load(address, number, value))
                              return false;
                            made.list[lane] = value.element();
                            return true;
                          });
  if (flow == Flow::Stop)
    return flow;
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

static Flow storeLanes(Value value, Value places, Value mask, bool isCompressed,
                       Evaluation &in) {
  Type number = partType(value.getType());
  return forEachLane(places, mask, number, isCompressed, in,
                     [&](size_t lane, uint64_t address) {
                       return in.store(address, number,
                                       in.get(value).numbers()[lane]);
                     });
}

static Flow copyBytes(Operation *op, Evaluation &in) {
  std::optional<int64_t> to = in.integer(op->getOperand(0)),
                         from = in.integer(op->getOperand(1)),
                         size = in.integer(op->getOperand(2));
  if (!to || !from || !size || !in.charge(uint64_t(*size) / 64))
    return Flow::Stop;
  auto gap = uint64_t(*to) > uint64_t(*from) ? uint64_t(*to) - uint64_t(*from)
                                             : uint64_t(*from) - uint64_t(*to);
  if (isa<LLVM::MemcpyOp>(op) && gap != 0 && gap < uint64_t(*size))
    return in.undefined("a copy of memory onto itself");
  const char *problem =
      in.memory.copy(uint64_t(*to), uint64_t(*from), uint64_t(*size));
  return problem ? in.undefined(problem) : Flow::Next;
}

static void addMemory(Meanings &to) {
  to.add(LLVM::MemcpyOp::getOperationName(), copyBytes);
  to.add(LLVM::MemmoveOp::getOperationName(), copyBytes);
  to.add<LLVM::MemsetOp>([](LLVM::MemsetOp op, Evaluation &in) {
    std::optional<int64_t> address = in.integer(op.getDst()),
                           size = in.integer(op.getLen());
    if (!address || !size || !in.charge(uint64_t(*size) / 64))
      return Flow::Stop;
    const Element &byte = in.get(op.getVal()).element();
    const char *problem =
        byte.isDefined()
            ? in.memory.fill(uint64_t(*address), uint8_t(byte.asUnsigned()),
                             uint64_t(*size))
            : in.memory.forget(uint64_t(*address), uint64_t(*size));
    return problem ? in.undefined(problem) : Flow::Next;
  });
  to.add<LLVM::MaskedLoadOp>([](LLVM::MaskedLoadOp op, Evaluation &in) {
    return loadLanes(op, op.getData(), op.getMask(), op.getPassThru(), false,
                     in);
  });
  to.add<LLVM::masked_gather>([](LLVM::masked_gather op, Evaluation &in) {
    return loadLanes(op, op.getPtrs(), op.getMask(),
                     op.getPassThru().empty() ? Value() : op.getPassThru()[0],
                     false, in);
  });
  to.add<LLVM::masked_expandload>([](LLVM::masked_expandload op,
                                     Evaluation &in) {
    return loadLanes(op, op.getPtr(), op.getMask(), op.getPassthru(), true, in);
  });
  to.add<LLVM::MaskedStoreOp>([](LLVM::MaskedStoreOp op, Evaluation &in) {
    return storeLanes(op.getValue(), op.getData(), op.getMask(), false, in);
  });
  to.add<LLVM::masked_scatter>([](LLVM::masked_scatter op, Evaluation &in) {
    return storeLanes(op.getValue(), op.getPtrs(), op.getMask(), false, in);
  });
  to.add<LLVM::masked_compressstore>(
      [](LLVM::masked_compressstore op, Evaluation &in) {
        return storeLanes(op.getValue(), op.getPtr(), op.getMask(), true, in);
      });
  // The mark is a number, not an address.
  to.add<LLVM::StackSaveOp>([](LLVM::StackSaveOp op, Evaluation &in) {
    in.set(op.getResult(), Element::word(int64_t(in.memory.stackMark())));
    return Flow::Next;
  });
  to.add<LLVM::StackRestoreOp>([](LLVM::StackRestoreOp op, Evaluation &in) {
    std::optional<int64_t> mark = in.integer(op.getPtr());
    if (!mark)
      return Flow::Stop;
    in.memory.popStack(size_t(*mark));
    return Flow::Next;
  });
}

namespace scion::semantics {
void registerLlvmIntrinsics(Meanings &to) {
  auto add = [&](const llvm::Twine &name, Meaning meaning) {
    to.add(("llvm.intr." + name).str(), meaning);
  };
  for (const Named &one : kernels)
    add(one.name, applyKernel);
  for (StringRef name :
       {"acos", "asin", "atan", "atan2", "cos", "cosh", "exp", "exp10", "exp2",
        "log", "log10", "log2", "pow", "sin", "sinh", "tan", "tanh"})
    add(name, applyKernel);
  for (StringRef name : {"sadd", "uadd", "ssub", "usub", "smul", "umul"})
    add(name + ".with.overflow", overflowing);
  for (StringRef name :
       {"add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor",
        "fmax", "fmin", "fmaximum", "fminimum", "fadd", "fmul"}) {
    add("vector.reduce." + name, reduce);
    add("vp.reduce." + name, reduce);
  }
  to.add<LLVM::SincosOp>(
      [](LLVM::SincosOp op, Evaluation &in) { return sineAndCosine(op, in); });
  to.add<LLVM::IsFPClass>(
      [](LLVM::IsFPClass op, Evaluation &in) { return classify(op, in); });
  addMemory(to);
  to.add<LLVM::AssumeOp>([](LLVM::AssumeOp op, Evaluation &in) {
    std::optional<int64_t> holds = in.integer(op.getCond());
    if (!holds)
      return Flow::Stop;
    return *holds ? Flow::Next : in.undefined("an assumption does not hold");
  });
  to.add<LLVM::Trap>([](LLVM::Trap, Evaluation &in) {
    return in.trap(TrapKind::IllegalInstruction, "trap");
  });
  // These do not affect values.
  for (StringRef name : {"lifetime.start", "lifetime.end", "prefetch",
                         "experimental.noalias.scope.decl"})
    add(name, [](Operation *, Evaluation &) { return Flow::Next; });
}
} // namespace scion::semantics

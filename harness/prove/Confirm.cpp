//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Confirm.h"

#include "harness/prove/Refine.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace scion;
using namespace scion::prove;
using namespace scion::semantics;

namespace {
/// An event: a print, or a call of an unknown function: text and numbers.
struct ShownEvent {
  std::string what;
  std::vector<Element> numbers;
  std::vector<Type> types; // of the numbers
};

/// One run, as far as it is compared.
struct Shown {
  Ending::Kind kind;
  TrapKind trap;
  std::string why;
  std::vector<Element> results;
  std::vector<ShownEvent> events;
  /// A float was NaN, whose bits are not specified.
  bool hasNaN = false;
  /// A function of math was executed whose last bits are not specified.
  bool isApproximate = false;
  /// Another op used the result of such a function: the error may have grown.
  bool isGrown = false;
};
} // namespace

static bool hasNaN(const Datum &datum, Type type) {
  auto floating = dyn_cast<FloatType>(partType(type));
  return floating && (datum.isElement() || datum.isElements()) &&
         llvm::any_of(datum.numbers(), [&](const Element &one) {
           return one.isDefined() && asFloat(one, floating).isNaN();
         });
}

static bool isApproximate(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.consume_front("math.") && op->getNumResults() &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0))) &&
         !llvm::StringSwitch<bool>(name)
              .Cases({"absf", "ceil", "copysign", "floor", "fma"}, true)
              .Cases({"round", "roundeven", "sqrt", "trunc"}, true)
              .Default(false);
}

static Shown runOn(ModuleOp module, StringRef function, const Inputs &inputs,
                   ArrayRef<APInt> values, const OpaqueResult &opaque,
                   uint64_t fuel) {
  Shown shown{Ending::Kind::Unsupported, TrapKind::None, "", {}, {}};
  EvaluationOptions options;
  options.fuel = fuel;
  Evaluation *current = nullptr;
  size_t printed = 0;
  auto takePrinted = [&] {
    const Trace &trace = current->traceSoFar();
    for (; printed < trace.size(); ++printed)
      shown.events.push_back(
          {trace.describe(trace.observations()[printed]), {}, {}});
  };
  options.unknown = [&](Operation *call, StringRef what,
                        ArrayRef<Datum> arguments,
                        SmallVectorImpl<Datum> &results) {
    takePrinted();
    std::vector<Element> numbers;
    std::vector<Type> types;
    ValueRange operands = call->getOperands().take_back(arguments.size());
    for (auto [argument, operand] : llvm::zip_equal(arguments, operands)) {
      if (!collectNumbers(argument, numbers))
        return false;
      types.resize(numbers.size(), partType(operand.getType()));
    }
    size_t event = shown.events.size(), next = 0;
    for (Type type : call->getResultTypes()) {
      Datum made = badOf(type, State::Poison);
      if (made.isElement()) {
        results.push_back(opaque(event, next++, made.element().width()));
        continue;
      }
      if (!made.isElements())
        return false;
      for (Element &one : made.edit().list)
        one = opaque(event, next++, one.width());
      results.push_back(std::move(made));
    }
    shown.events.push_back({what.str(), std::move(numbers), std::move(types)});
    return true;
  };
  options.afterOp = [&](Operation *op, Evaluation &in) {
    shown.isGrown |= op->getNumResults() && !isa<CallOpInterface>(op) &&
                     llvm::any_of(op->getOperands(), [](Value operand) {
                       Operation *by = operand.getDefiningOp();
                       return by && isApproximate(by);
                     });
    for (Value result : op->getResults())
      shown.hasNaN |= hasNaN(in.get(result), result.getType());
    shown.isApproximate |= isApproximate(op);
  };
  Evaluation run(module, options);
  current = &run;
  std::optional<std::vector<Datum>> arguments =
      argumentsFor(inputs, parametersOf(module.lookupSymbol(function)), run,
                   nullptr, values);
  if (!arguments)
    return shown;
  SmallVector<Datum> returned;
  Flow flow = run.runFunction(function, *arguments, returned);
  takePrinted();
  shown.kind = Ending::Kind::Finished;
  if (flow == Flow::Stop) {
    const Ending &end = run.ending();
    shown.kind = end.kind;
    shown.trap = end.trap;
    shown.why =
        (end.op ? end.op->getName().getStringRef().str() + ": " : "") + end.why;
    return shown;
  }
  bool areNumbers = llvm::all_of(returned, [&](const Datum &datum) {
    return collectNumbers(datum, shown.results);
  });
  if (!areNumbers || !readBuffers(inputs, *arguments, run, shown.results))
    shown.kind = Ending::Kind::Unsupported;
  return shown;
}

/// "5", "poison", or the bits of a float.
static std::string text(const Element &element, Type type) {
  return Datum(element).str(type);
}

static bool isNaN(const Element &element, Type type) {
  return isa_and_nonnull<FloatType>(type) && element.isDefined() &&
         asFloat(element, type).isNaN();
}

/// Whether only the lower half of the fractions differs, or the sign of a zero.
/// math-expand-ops is off by one unit in math.asinh, errors of several
/// functions add up, and it turns math.tanh(-0) into +0.
static bool isClose(const Element &before, const Element &after, Type type) {
  auto floating = dyn_cast_or_null<FloatType>(type);
  if (!floating || !before.isDefined() || !after.isDefined())
    return false;
  APFloat x = asFloat(before, floating), y = asFloat(after, floating);
  if (x.isZero() && y.isZero())
    return true;
  if (!x.isFiniteNonZero() || !y.isFiniteNonZero() ||
      x.isNegative() != y.isNegative())
    return false;
  unsigned lower = (floating.getFPMantissaWidth() - 1) / 2;
  const APInt &a = before.bits(), &b = after.bits();
  return (a.ugt(b) ? a - b : b - a).getActiveBits() <= lower;
}

/// Whether `after` may replace `before`.
static bool refines(const Element &before, const Element &after, Type type,
                    bool isApproximate) {
  if (isApproximate && isClose(before, after, type))
    return true;
  if (before.state() == State::Poison)
    return true;
  // Do not compare undef: no run fixes its value.
  if (before.state() == State::Undef || after.state() == State::Undef)
    return true;
  return before == after || (before.width() == after.width() &&
                             isNaN(before, type) && isNaN(after, type));
}

static std::optional<std::string> difference(const Shown &before,
                                             const Shown &after,
                                             ArrayRef<Type> types,
                                             std::optional<size_t> number) {
  bool isApproximate = before.isApproximate || after.isApproximate;
  if (after.kind == Ending::Kind::Undefined)
    return "is undefined after the pass (" + after.why + ")";
  if (before.kind != after.kind || before.trap != after.trap)
    return std::string("ends differently after the pass");
  for (size_t i = 0; !number && i < before.events.size(); ++i) {
    // Skip printed values if results are approximate: text cannot be compared
    // approximately.
    if (isApproximate && before.events[i].numbers.empty() &&
        i < after.events.size() && after.events[i].numbers.empty())
      continue;
    if (i >= after.events.size() ||
        before.events[i].what != after.events[i].what ||
        before.events[i].numbers.size() != after.events[i].numbers.size())
      return "shows " + before.events[i].what +
             " before the pass, not after it";
    for (auto [x, y, type] :
         llvm::zip_equal(before.events[i].numbers, after.events[i].numbers,
                         before.events[i].types))
      if (!refines(x, y, type, isApproximate))
        return "gives " + text(x, type) + " to " + before.events[i].what +
               " before the pass, " + text(y, type) + " after it";
  }
  if (!number && after.events.size() > before.events.size() &&
      !isMessageOfTrap(after.kind == Ending::Kind::Trapped,
                       before.events.size(), after.events))
    return "shows " + after.events[before.events.size()].what +
           " after the pass, not before it";
  if (before.results.size() != after.results.size())
    return std::nullopt;
  for (auto [index, x] : llvm::enumerate(before.results)) {
    if (number.value_or(index) != index)
      continue;
    Type type = index < types.size() ? types[index] : Type();
    const Element &y = after.results[index];
    if (!refines(x, y, type, isApproximate))
      return "returns " + text(x, type) + " before the pass, " + text(y, type) +
             " after it" +
             (before.results.size() > 1
                  ? " (number " + std::to_string(index) + " of the results)"
                  : "");
  }
  return std::nullopt;
}

std::optional<std::string>
scion::prove::showDifference(ModuleOp before, ModuleOp after,
                             StringRef function, const Inputs &inputs,
                             ArrayRef<APInt> values, const OpaqueResult &opaque,
                             uint64_t fuel, std::optional<size_t> number) {
  Shown first = runOn(before, function, inputs, values, opaque, fuel);
  if (first.kind != Ending::Kind::Finished &&
      first.kind != Ending::Kind::Trapped)
    return std::nullopt;
  Shown second = runOn(after, function, inputs, values, opaque, fuel);
  if (second.kind == Ending::Kind::Unsupported ||
      second.kind == Ending::Kind::Limited)
    return std::nullopt;
  // Give up if a NaN was seen or an error may have grown: math-expand-ops turns
  // math.sinh(7e-45) into 0.
  if (first.hasNaN || second.hasNaN || first.isGrown)
    return std::nullopt;
  SmallVector<Type> types;
  for (Type type : cast<FunctionOpInterface>(before.lookupSymbol(function))
                       .getResultTypes()) {
    Datum whole = badOf(type, State::Poison);
    if (whole.isElement() || whole.isElements())
      types.append(whole.numbers().size(), partType(type));
  }
  return difference(first, second, types, number);
}

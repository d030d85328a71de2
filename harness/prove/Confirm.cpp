//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Confirm.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace scion;
using namespace scion::prove;
using namespace scion::semantics;

namespace {
/// One run, as far as it is compared.
struct Shown {
  Ending::Kind kind;
  TrapKind trap;
  std::string why;
  std::vector<Element> results;
  /// What is printed, and given to unknown functions: text and numbers.
  std::vector<std::pair<std::string, std::vector<Element>>> events;
  /// A float was NaN: which bits it has is not specified.
  bool hasNaN = false;
};
} // namespace

static bool hasNaN(const Datum &datum, Type type) {
  auto floating = dyn_cast<FloatType>(partType(type));
  return floating && (datum.isElement() || datum.isElements()) &&
         llvm::any_of(datum.numbers(), [&](const Element &one) {
           return one.isDefined() && asFloat(one, floating).isNaN();
         });
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
          {trace.describe(trace.observations()[printed]), {}});
  };
  options.unknown = [&](Operation *op, StringRef what,
                        ArrayRef<Datum> arguments,
                        SmallVectorImpl<Datum> &results) {
    takePrinted();
    std::vector<Element> numbers;
    for (const Datum &argument : arguments)
      if (!collectNumbers(argument, numbers))
        return false;
    size_t event = shown.events.size(), next = 0;
    for (Type type : op->getResultTypes()) {
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
    shown.events.push_back({what.str(), std::move(numbers)});
    return true;
  };
  options.afterOp = [&](Operation *op, Evaluation &in) {
    for (Value result : op->getResults())
      shown.hasNaN |= hasNaN(in.get(result), result.getType());
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

/// Whether `after` may stand for `before`.
static bool refines(const Element &before, const Element &after, Type type) {
  if (before.state() == State::Poison)
    return true;
  // Which number undef is, is nobody's choice here.
  if (before.state() == State::Undef || after.state() == State::Undef)
    return true;
  return before == after || (before.width() == after.width() &&
                             isNaN(before, type) && isNaN(after, type));
}

static std::optional<std::string> difference(const Shown &before,
                                             const Shown &after,
                                             ArrayRef<Type> types,
                                             std::optional<size_t> number) {
  if (after.kind == Ending::Kind::Undefined)
    return "is undefined after the pass (" + after.why + ")";
  if (before.kind != after.kind || before.trap != after.trap)
    return std::string("ends differently after the pass");
  for (size_t i = 0; !number && i < before.events.size(); ++i) {
    if (i >= after.events.size() ||
        before.events[i].first != after.events[i].first ||
        before.events[i].second.size() != after.events[i].second.size())
      return "shows " + before.events[i].first +
             " before the pass, not after it";
    for (auto [x, y] :
         llvm::zip_equal(before.events[i].second, after.events[i].second))
      if (!refines(x, y, Type()))
        return "gives " + text(x, Type()) + " to " + before.events[i].first +
               " before the pass, " + text(y, Type()) + " after it";
  }
  // As in Refine.cpp: the message of an assertion.
  bool isMessage =
      after.kind == Ending::Kind::Trapped &&
      llvm::all_of(
          llvm::drop_begin(after.events,
                           std::min(before.events.size(), after.events.size())),
          [](const auto &event) {
            return llvm::StringRef(event.first).starts_with("text ");
          });
  if (!number && !isMessage && after.events.size() > before.events.size())
    return "shows " + after.events[before.events.size()].first +
           " after the pass, not before it";
  if (before.results.size() != after.results.size())
    return std::nullopt;
  for (auto [index, x] : llvm::enumerate(before.results)) {
    if (number.value_or(index) != index)
      continue;
    Type type = index < types.size() ? types[index] : Type();
    const Element &y = after.results[index];
    if (!refines(x, y, type))
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
  if (first.hasNaN || second.hasNaN)
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

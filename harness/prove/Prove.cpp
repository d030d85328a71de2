//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Prove.h"

#include "harness/prove/Confirm.h"
#include "harness/prove/Refine.h"
#include "harness/terms/Compute.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;

const char *scion::prove::toString(Verdict::Kind kind) {
  switch (kind) {
  case Verdict::Proved:
    return "proved";
  case Verdict::Refuted:
    return "refuted";
  case Verdict::Unknown:
    return "unknown";
  case Verdict::OutOfScope:
    return "out of scope";
  }
  return "";
}

/// After so many conditions that the solver gives up on, it is not asked again
/// for this function.
static constexpr unsigned mostUnsolved = 2;

static Verdict outOfScope(const std::string &why) {
  return {Verdict::OutOfScope, why};
}

/// Whether the arguments of one function can be given to the other.
static bool takesTheSame(Type before, Type after) {
  return before == after || (isNumber(before) && isNumber(after) &&
                             widthOf(before) == widthOf(after) &&
                             before.isIntOrIndex() && after.isIntOrIndex());
}

static bool takesTheSame(Operation *before, Operation *after) {
  SmallVector<Type> a = parametersOf(before), b = parametersOf(after);
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           return takesTheSame(std::get<0>(pair), std::get<1>(pair));
         });
}

/// Functions that are called may have changed, too.
static bool isUnchanged(ModuleOp before, ModuleOp after, Operation *function,
                        Operation *other) {
  auto isSame = [](Operation *a, Operation *b) {
    return OperationEquivalence::isEquivalentTo(
        a, b, OperationEquivalence::IgnoreLocations);
  };
  if (!isSame(function, other))
    return false;
  // And those that they call.
  llvm::SetVector<StringAttr> names;
  auto collect = [&](Operation *from) {
    from->walk([&](Operation *op) {
      for (NamedAttribute attribute : op->getAttrs())
        attribute.getValue().walk([&](SymbolRefAttr symbol) {
          names.insert(symbol.getRootReference());
        });
    });
  };
  collect(function);
  // It grows.
  for (size_t i = 0; i < names.size(); ++i) { // NOLINT(modernize-loop-convert)
    Operation *first = before.lookupSymbol(names[i]);
    Operation *second = after.lookupSymbol(names[i]);
    if (!first || !second || !isSame(first, second))
      return false;
    collect(first);
  }
  return true;
}

/// The types of the numbers that a function returns.
static SmallVector<Type> numbersReturned(Operation *function) {
  SmallVector<Type> types;
  for (Type type : cast<FunctionOpInterface>(function).getResultTypes()) {
    Datum whole = badOf(type, State::Poison);
    if (whole.isElement() || whole.isElements())
      types.append(whole.numbers().size(), partType(type));
  }
  return types;
}

namespace {
class Proof {
public:
  Proof(ModuleOp before, ModuleOp after, StringRef function,
        const ProveOptions &options)
      : before(before), after(after), function(function), options(options),
        active(graph), world(graph) {}

  Verdict run() {
    std::string why;
    std::optional<Inputs> made =
        inputsOf(parametersOf(before.lookupSymbol(function)), graph, why);
    if (!made)
      return outOfScope(why);
    inputs = std::move(*made);
    Paths source = pathsOf(before, function, inputs, world, options.paths);
    if (std::optional<Verdict> none = unusable(source))
      return *none;
    Paths target = pathsOf(after, function, inputs, world, options.paths);
    if (std::optional<Verdict> none = unusable(target))
      return *none;
    isFree = source.isFree || target.isFree;
    return decideAll(differences(
        source, target, numbersReturned(before.lookupSymbol(function))));
  }

private:
  static std::optional<Verdict> unusable(const Paths &paths) {
    if (!paths.fault.empty())
      return Verdict{Verdict::Unknown, "a bug in Scion", "", false, false,
                     paths.fault};
    if (!paths.incomplete.empty())
      return outOfScope(paths.incomplete);
    return std::nullopt;
  }

  Verdict decideAll(const std::vector<Term> &conditions) {
    Verdict verdict{Verdict::Proved, "same terms"};
    DecideLimits limits = options.decide;
    unsigned unsolved = 0;
    for (Term condition : conditions) {
      Decision decision = decide(graph, condition, limits);
      if (decision.kind == SolverAnswer::Never) {
        if (verdict.kind == Verdict::Proved)
          verdict.why = decision.how;
        continue;
      }
      if (decision.kind == SolverAnswer::Unknown) {
        // Cheaper methods may still refute another number.
        if (++unsolved == mostUnsolved)
          limits.solver = 0;
        verdict.kind = Verdict::Unknown;
        verdict.why = decision.why;
        continue;
      }
      if (std::optional<Verdict> refuted = refute(condition, decision.model))
        return *refuted;
      verdict.kind = Verdict::Unknown;
      verdict.why = isFree
                        ? "fast-math flags or affine maps allow other results"
                    : world.numFunctions() != 0
                        ? "depends on what an op on floats computes"
                        : "the interpreter does not show the counterexample";
    }
    return verdict;
  }

  /// Which poison arguments and results of unknown functions are set.
  bool hasPoison(const Model &model) const {
    return llvm::any_of(poisons(), [&](Term poison) {
      return !valueOf(model, poison).isZero();
    });
  }

  std::vector<Term> poisons() const {
    std::vector<Term> list;
    for (const Argument &argument : inputs.arguments)
      llvm::append_range(list, argument.poisons);
    for (const auto &[result, index] : world.eventResults())
      list.push_back(world.unknowns()[index].isBad.term);
    return list;
  }

  /// With a counterexample without poison if there is one.
  std::optional<Verdict> refute(Term condition, const Model &model) {
    if (isFree)
      return std::nullopt;
    if (hasPoison(model)) {
      Term defined = condition;
      for (Term poison : poisons())
        defined = graph.both(defined, graph.invert(poison));
      Decision decision = decide(graph, defined, options.decide);
      if (decision.kind == SolverAnswer::Sometimes)
        if (std::optional<std::string> text = confirm(decision.model))
          return Verdict{Verdict::Refuted, *text, counterexample};
    }
    if (std::optional<std::string> text = confirm(model))
      return Verdict{Verdict::Refuted, *text, counterexample, hasPoison(model)};
    return std::nullopt;
  }

  APInt valueOf(const Model &model, Term variable) const {
    auto found = model.find(variable);
    return found == model.end() ? APInt(graph.width(variable), 0)
                                : found->second;
  }

  /// What the interpreter shows for this input.
  std::optional<std::string> confirm(const Model &model) {
    std::vector<APInt> values;
    values.reserve(inputs.variables.size());
    for (Term variable : inputs.variables)
      values.push_back(valueOf(model, variable));
    auto opaque = [&](size_t event, size_t index, unsigned width) {
      auto found = world.eventResults().find({event, index});
      if (found == world.eventResults().end())
        return Element(APInt(width, 0));
      const TermElement &term = world.unknowns()[found->second];
      if (!valueOf(model, term.isBad.term).isZero())
        return Element::poison(width);
      return Element(valueOf(model, term.number.term).zextOrTrunc(width));
    };
    counterexample = textOf(inputs, values);
    return showDifference(before, after, function, inputs, values, opaque,
                          2 * options.paths.fuel);
  }

  ModuleOp before, after;
  StringRef function;
  const ProveOptions &options;
  Graph graph;
  ActiveGraph active;
  OpaqueWorld world;
  Inputs inputs;
  std::string counterexample;
  bool isFree = false;
};
} // namespace

Verdict scion::prove::prove(ModuleOp before, ModuleOp after, StringRef function,
                            const ProveOptions &options) {
  Operation *source = before.lookupSymbol(function);
  Operation *target = after.lookupSymbol(function);
  if (!isa_and_nonnull<FunctionOpInterface>(source) ||
      cast<FunctionOpInterface>(source).isExternal())
    return outOfScope("not a function with a body");
  if (SymbolTable::getSymbolVisibility(source) !=
      SymbolTable::Visibility::Public)
    return outOfScope("a private function, whose callers a pass may use");
  if (!isa_and_nonnull<FunctionOpInterface>(target) ||
      cast<FunctionOpInterface>(target).isExternal())
    return outOfScope("the pass removes the function");
  if (!takesTheSame(source, target))
    return outOfScope("the pass changes the parameters");
  if (isUnchanged(before, after, source, target))
    return {Verdict::Proved, "unchanged", "", false, true};
  return Proof(before, after, function, options).run();
}

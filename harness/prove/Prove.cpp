//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Prove.h"

#include "harness/prove/Confirm.h"
#include "harness/prove/FloatFacts.h"
#include "harness/prove/Refine.h"
#include "harness/terms/Compute.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

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

/// After this many conditions on which the solver gives up, it is not called
/// again for this function.
static constexpr unsigned mostUnsolved = 2;

/// Limits on the inputs that are excluded because they show a known bug: for
/// one condition, and for all.
static constexpr unsigned mostExcluded = 3, mostExcludedInAll = 8;

static Verdict outOfScope(const std::string &why) {
  return {Verdict::OutOfScope, why};
}

/// Whether both types take the same arguments.
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

llvm::SetVector<StringAttr> scion::prove::symbolsUsedBy(ModuleOp module,
                                                        Operation *function) {
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
  // The loop appends to `names`.
  for (size_t i = 0; i < names.size(); ++i) // NOLINT(modernize-loop-convert)
    if (Operation *used = module.lookupSymbol(names[i]))
      collect(used);
  return names;
}

OwningOpRef<ModuleOp> scion::prove::cutOut(ModuleOp module,
                                           StringRef function) {
  OwningOpRef<ModuleOp> cut = module.clone();
  Operation *kept = cut->lookupSymbol(function);
  llvm::SetVector<StringAttr> used = symbolsUsedBy(*cut, kept);
  for (auto other :
       llvm::make_early_inc_range(cut->getOps<FunctionOpInterface>()))
    if (other != kept && !used.contains(other.getNameAttr()))
      other->erase();
  return cut;
}

/// Also compares the symbols that the function uses.
static bool isUnchanged(ModuleOp before, ModuleOp after, Operation *function,
                        Operation *other) {
  auto isSame = [](Operation *a, Operation *b) {
    return a && b &&
           OperationEquivalence::isEquivalentTo(
               a, b, OperationEquivalence::IgnoreLocations);
  };
  return isSame(function, other) &&
         llvm::all_of(symbolsUsedBy(before, function), [&](StringAttr name) {
           return isSame(before.lookupSymbol(name), after.lookupSymbol(name));
         });
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

/// The values that tryFloats() gives to arguments. Two arguments take all 25
/// pairs of values.
static constexpr double triedFloats[] = {1, 3, -0.0, -2.5, 0.1};
static constexpr int64_t triedIntegers[] = {1, 3, 0, -2, 100};
static constexpr unsigned mostTried = 25;

static APInt triedValue(Type type, unsigned width, unsigned round,
                        unsigned place) {
  unsigned index = (place % 2 ? round / 5 + place / 2 : round + place) % 5;
  auto floating = dyn_cast<FloatType>(type);
  if (!floating)
    return APInt(width, uint64_t(triedIntegers[index]), /*isSigned=*/true,
                 /*implicitTrunc=*/true);
  APFloat value(triedFloats[index]);
  bool losesInfo;
  value.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.bitcastToAPInt();
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

  Verdict decideAll(const std::vector<Difference> &differences) {
    Verdict verdict{Verdict::Proved, "same terms"};
    std::optional<Verdict> known;
    limits = options.decide;
    for (const Difference &difference : differences) {
      number = difference.number;
      if (std::optional<Verdict> refuted =
              decideOne(difference.condition, verdict, known))
        return *refuted;
    }
    return known ? *known : verdict;
  }

  /// Returns the refutation, unless only known bugs explain it. `verdict` and
  /// `known` are those of all conditions so far.
  std::optional<Verdict> decideOne(Term condition, Verdict &verdict,
                                   std::optional<Verdict> &known) {
    bool hasFacts = false;
    unsigned excluded = 0;
    while (true) {
      Decision decision = decide(graph, condition, limits);
      if (decision.kind == SolverAnswer::Never) {
        if (verdict.kind == Verdict::Proved)
          verdict.why = decision.how;
        return std::nullopt;
      }
      if (decision.kind == SolverAnswer::Unknown) {
        // Cheaper methods may still refute another number.
        if (++unsolved == mostUnsolved)
          limits.solver = 0;
        verdict.kind = Verdict::Unknown;
        verdict.why = decision.why;
        return std::nullopt;
      }
      std::optional<Verdict> refuted = refute(condition, decision.model);
      if (!refuted) {
        if (!isFree && !hasFacts && !world.functions().empty()) {
          hasFacts = true;
          condition = graph.both(condition, factsFor(condition, world, graph));
          continue;
        }
        if (hasFacts && !hasTriedFloats)
          refuted = tryFloats();
      }
      if (!refuted) {
        verdict.kind = Verdict::Unknown;
        verdict.why = isFree
                          ? "fast-math flags or affine maps allow other results"
                      : !world.functions().empty()
                          ? "depends on what an op on floats computes"
                          : "the interpreter does not show the counterexample";
        return std::nullopt;
      }
      std::string id = recognise(*refuted);
      if (id.empty())
        return refuted;
      if (!known)
        known = std::move(refuted);
      if (!llvm::is_contained(known->known, id))
        known->known.push_back(id);
      if (excluded == mostExcluded || known->excluded == mostExcludedInAll)
        return std::nullopt;
      ++excluded, ++known->excluded;
      condition = exclude(condition, shown);
    }
  }

  std::string recognise(const Verdict &refuted) {
    if (!options.recognise)
      return "";
    auto differsIn = [&](ModuleOp other) {
      Operation *target = other.lookupSymbol(function);
      return isa_and_nonnull<FunctionOpInterface>(target) &&
             !cast<FunctionOpInterface>(target).isExternal() &&
             takesTheSame(before.lookupSymbol(function), target) &&
             show(shown, other).has_value();
    };
    return options.recognise({refuted.counterexample, refuted.why, differsIn});
  }

  /// The condition for all inputs but `model`.
  Term exclude(Term condition, const Model &model) {
    Term same = graph.truth(true);
    for (const auto &[variable, value] : model)
      same = graph.both(same, graph.equal(variable, graph.constant(value)));
    return graph.both(condition, graph.invert(same));
  }

  /// Whether an argument or a result of an unknown function is poison.
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

  /// Confirms the counterexample by the interpreter, if possible one without
  /// poison.
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
          return refutation(*text);
    }
    if (std::optional<std::string> text = confirm(model))
      return refutation(*text);
    return std::nullopt;
  }

  /// Tries some fixed inputs in the interpreter, which can compute sums and
  /// products of floats; the solver cannot. One call for a function is enough,
  /// because all results are compared.
  std::optional<Verdict> tryFloats() {
    hasTriedFloats = true;
    for (unsigned round = 0; round < mostTried; ++round) {
      Model model;
      unsigned place = 0;
      for (const Argument &argument : inputs.arguments)
        for (Term variable : argument.numbers)
          model[variable] = triedValue(partType(argument.type),
                                       graph.width(variable), round, place++);
      if (std::optional<std::string> text = confirm(model))
        return refutation(*text);
    }
    return std::nullopt;
  }

  Verdict refutation(const std::string &difference) const {
    Verdict verdict{Verdict::Refuted, difference, counterexample,
                    hasPoison(shown)};
    if (world.eventResults().empty())
      verdict.values = valuesOf(shown);
    verdict.number = number;
    return verdict;
  }

  APInt valueOf(const Model &model, Term variable) const {
    auto found = model.find(variable);
    return found == model.end() ? APInt(graph.width(variable), 0)
                                : found->second;
  }

  std::vector<APInt> valuesOf(const Model &model) const {
    std::vector<APInt> values;
    values.reserve(inputs.variables.size());
    for (Term variable : inputs.variables)
      values.push_back(valueOf(model, variable));
    return values;
  }

  std::optional<std::string> confirm(const Model &model) {
    counterexample = textOf(inputs, valuesOf(model));
    shown = model;
    std::optional<std::string> text = show(model, after);
    if (!text && number) {
      number.reset(); // does something else differ?
      text = show(model, after);
    }
    return text;
  }

  /// The difference that the interpreter shows for this input.
  std::optional<std::string> show(const Model &model, ModuleOp other) {
    std::vector<APInt> values = valuesOf(model);
    auto opaque = [&](size_t event, size_t index, unsigned width) {
      auto found = world.eventResults().find({event, index});
      if (found == world.eventResults().end())
        return Element(APInt(width, 0));
      const TermElement &term = world.unknowns()[found->second];
      if (!valueOf(model, term.isBad.term).isZero())
        return Element::poison(width);
      return Element(valueOf(model, term.number.term).zextOrTrunc(width));
    };
    return showDifference(before, other, function, inputs, values, opaque,
                          2 * options.paths.fuel, number);
  }

  ModuleOp before, after;
  StringRef function;
  const ProveOptions &options;
  Graph graph;
  ActiveGraph active;
  OpaqueWorld world;
  Inputs inputs;
  DecideLimits limits;
  unsigned unsolved = 0;
  std::optional<size_t> number; // which result is compared; none: everything
  std::string counterexample;   // the last that the interpreter was asked about
  Model shown;                  // its values
  bool isFree = false, hasTriedFloats = false;
};
} // namespace

Verdict scion::prove::prove(ModuleOp before, ModuleOp after, StringRef function,
                            const ProveOptions &options) {
  IndexWidth width(options.indexBits);
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

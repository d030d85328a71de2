//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Symbolic.h"

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Lift.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::terms;

/// Limits on the branches of a path, and on the paths of one kernel or op.
static constexpr size_t mostQuestions = 64, mostPaths = 96;
/// Limit on the elements that an unknown function returns.
static constexpr size_t mostElements = 256;
/// Limit for both runs of a proof together: an endless loop creates terms in
/// each iteration.
static constexpr size_t mostTerms = 50'000;

static thread_local Symbolic *activeOne = nullptr;

Symbolic *Symbolic::active() { return activeOne; }

Symbolic::Symbolic(Graph &graph, OpaqueWorld &world)
    : graph(graph), world(world),
      table(1, TermElement(Bits::of(graph.truth(false)))),
      undefinedWhere(graph.truth(false)) {
  activeOne = this;
}

Symbolic::~Symbolic() { activeOne = nullptr; }

void scion::semantics::noteNumberNeeded() {
  if (Symbolic *symbolic = Symbolic::active())
    symbolic->giveUp("no semantics for all inputs");
}

void scion::semantics::noteStateNeeded(const Element &element) {
  Symbolic *symbolic = Symbolic::active();
  if (symbolic && symbolic->mayBeBad(element))
    symbolic->giveUp("whether a value is poison is needed");
}

void Symbolic::giveUp(const Twine &why) {
  if (missing.empty())
    missing = why.str();
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Element Symbolic::elementOf(const TermElement &value) {
  Term number = value.number.term, bad = value.isBad.term;
  unsigned width = value.width();
  bool isBad = graph.sample(bad).isOne();
  if (graph.isConstant(bad) && (isBad || graph.isConstant(number)))
    return isBad ? Element::poison(width) : Element(graph.sample(number));
  auto [place, isNew] =
      numbering.try_emplace({number, bad}, uint32_t(table.size()));
  if (isNew)
    table.push_back(value);
  Element element(graph.sample(number), isBad ? State::Poison : State::Defined);
  element.term = place->second;
  return element;
}

TermElement Symbolic::termOf(const Element &element) {
  if (element.term)
    return table[element.term];
  if (element.condition == State::Undef)
    giveUp("a value that was never written or is not specified");
  if (element.condition != State::Defined)
    return TermElement::poison(element.width());
  return Bits(element.number);
}

Element Symbolic::choose(Truth condition, const Element &yes,
                         const Element &no) {
  if (!yes.term && !no.term && yes.condition == no.condition &&
      yes.width() == no.width() && yes.number == no.number)
    return yes;
  TermElement a = termOf(yes), b = termOf(no);
  if (a.width() != b.width()) {
    giveUp("a choice of numbers of different widths");
    return yes;
  }
  // If one side is always poison, take the number of the other.
  Bits number = graph.isTrue(a.isBad.term) ? b.number
                : graph.isTrue(b.isBad.term)
                    ? a.number
                    : terms::choose(condition, a.number, b.number);
  Term bad = graph.choose(condition.term, a.isBad.term, b.isBad.term);
  return elementOf({number, Truth::of(bad)});
}

static bool isSame(const View &a, const View &b) {
  return a.allocated == b.allocated && a.aligned == b.aligned &&
         a.offset == b.offset && a.sizes == b.sizes && a.strides == b.strides;
}

Datum Symbolic::choose(Truth condition, const Datum &yes, const Datum &no) {
  if (yes.isElement() && no.isElement())
    return choose(condition, yes.element(), no.element());
  if (yes.isElements() && no.isElements() &&
      yes.elements().shape == no.elements().shape &&
      yes.elements().list.size() == no.elements().list.size()) {
    Elements made = yes.elements();
    for (auto [one, other] : llvm::zip_equal(made.list, no.elements().list))
      one = choose(condition, one, other);
    return made;
  }
  if (yes.isList() && no.isList() && yes.items().size() == no.items().size()) {
    std::vector<Datum> items;
    for (auto [one, other] : llvm::zip_equal(yes.items(), no.items()))
      items.push_back(choose(condition, one, other));
    return Datum::list(std::move(items));
  }
  if ((yes.isNone() && no.isNone()) ||
      (yes.isView() && no.isView() && isSame(yes.view(), no.view())) ||
      (yes.isBad() && no.isBad() && yes.state() == no.state()))
    return yes;
  giveUp("a choice of values of different forms");
  return yes;
}

Datum Symbolic::select(const Element &condition, const Datum &yes,
                       const Datum &no) {
  TermElement which = termOf(condition);
  Datum made = choose(which.number.isOne(), yes, no);
  if (graph.isFalse(which.isBad.term))
    return made;
  Datum poison;
  if (made.isElement()) {
    poison = Element::poison(made.element().width());
  } else if (made.isElements()) {
    Elements all = made.elements();
    for (Element &one : all.list)
      one = Element::poison(one.width());
    poison = std::move(all);
  }
  return choose(which.isBad, poison, made);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Symbolic::Kerneled Symbolic::runKernel(Operation *op,
                                       ArrayRef<TermElement> arguments,
                                       ArrayRef<unsigned> widths,
                                       TermKernel kernel) {
  struct Path {
    Truth condition;
    SmallVector<TermElement, 2> results;
  };
  Kerneled made;
  std::vector<Path> paths;
  Fork fork(graph);
  size_t count = 0;
  do {
    if (++count > mostPaths) {
      giveUp("too many cases");
      break;
    }
    TermEvaluation in;
    Path path;
    kernel(op, arguments, in, path.results);
    path.condition = Truth::of(fork.condition());
    if (!in.isSupported())
      made.isKnown = false;
    made.isUndefined = made.isUndefined | in.whereUndefined();
    if (in.isOver()) {
      made.isUndefined = made.isUndefined | path.condition;
      continue;
    }
    paths.push_back(std::move(path));
  } while (fork.next());
  for (auto [index, width] : llvm::enumerate(widths)) {
    if (paths.empty()) {
      made.results.push_back(TermElement::poison(width));
      continue;
    }
    Element all = elementOf(paths.back().results[index]);
    for (const Path &path : llvm::drop_begin(llvm::reverse(paths)))
      all = choose(path.condition, elementOf(path.results[index]), all);
    made.results.push_back(termOf(all));
  }
  return made;
}

Element Symbolic::checked(StringRef what, const TermElement &value,
                          const Element &number) {
  bool isBad = graph.sample(value.isBad.term).isOne();
  bool isSame = isBad ? number.condition != State::Defined
                      : number.condition == State::Defined &&
                            graph.sample(value.number.term) == number.number;
  if (!isSame && wrong.empty())
    wrong = (what + ": the term " + graph.str(value.number.term) +
             " differs from the interpreter's result")
                .str();
  return elementOf(value);
}

/// math.ipowi: MLIR declares it pure, but 0 to the power of -1 is undefined.
static bool divides(Operation *op) {
  return op->getName().getStringRef() == "math.ipowi";
}

bool Symbolic::apply(Operation *op, ArrayRef<Element> arguments,
                     ArrayRef<unsigned> widths, Evaluation &in,
                     NumberKernel numbers, TermKernel kernel,
                     SmallVectorImpl<Element> &results) {
  if (graph.size() > mostTerms) {
    giveUp("too many terms");
    (void)in.unsupported(missing);
    return false;
  }
  SmallVector<TermElement, 4> terms;
  SmallVector<Element, 4> sample, sampled;
  Truth anyBad = false;
  State state = State::Defined;
  for (const Element &argument : arguments) {
    terms.push_back(termOf(argument));
    anyBad = anyBad | terms.back().isBad;
    state = worse(state, argument.condition);
    sample.push_back(Element(argument.number));
  }
  bool isUndefined = false;
  if (state == State::Defined) {
    numbers(sample, sampled);
    isUndefined = in.isOver();
    if (isUndefined && !in.resume())
      return false;
  }
  Kerneled made;
  made.isKnown = kernel != nullptr;
  if (kernel)
    made = runKernel(op, terms, widths, kernel);
  if (made.isKnown) {
    // Its results are terms.
  } else if (llvm::any_of(sampled, [](const Element &one) {
               return !one.isDefined();
             })) {
    giveUp("no semantics for all inputs"); // a function gives numbers
  } else if (isPure(op) && !isUndefined && !divides(op)) {
    made = {};
    OpaqueFunction function = describeFunction(op, terms);
    for (auto [index, width] : llvm::enumerate(widths)) {
      unsigned result =
          unsigned(std::min(index, size_t(op->getNumResults() - 1)));
      function.type = partType(op->getResult(result).getType());
      function.identity.push_back(index);
      function.identity.push_back(
          uint64_t(uintptr_t(function.type.getAsOpaquePointer())));
      Element one =
          index < sampled.size() ? sampled[index] : Element::poison(width);
      made.results.push_back(
          world.functionResult(function, op->getName().getStringRef(), one));
    }
  } else {
    giveUp("no semantics for all inputs");
  }
  if (isIncomplete()) {
    (void)in.unsupported(missing);
    return false;
  }
  Truth undefinedHere = made.isUndefined & !anyBad;
  undefinedIf(undefinedHere);
  if (graph.sample(undefinedHere.term).isOne() != isUndefined && wrong.empty())
    wrong = (op->getName().getStringRef() +
             ": the interpreter disagrees on whether it is undefined")
                .str();
  for (auto [index, one] : llvm::enumerate(made.results)) {
    TermElement value(one.number, one.isBad | anyBad);
    if (isUndefined)
      results.push_back(elementOf(value));
    else
      results.push_back(checked(op->getName().getStringRef(), value,
                                state == State::Defined
                                    ? sampled[index]
                                    : Element::poison(value.width())));
  }
  return true;
}

Element Symbolic::combine(
    const Element &a, const Element &b,
    llvm::function_ref<Bits(const Bits &, const Bits &)> terms,
    llvm::function_ref<APInt(const APInt &, const APInt &)> numbers) {
  TermElement x = termOf(a), y = termOf(b);
  Fork fork(graph);
  std::vector<std::pair<Term, Term>> paths;
  do {
    Bits made = terms(x.number, y.number);
    paths.push_back({fork.condition(), made.term});
  } while (fork.next());
  Term all = paths.back().second;
  for (auto [condition, term] : llvm::drop_begin(llvm::reverse(paths)))
    all = graph.choose(condition, term, all);
  bool isBad = a.condition != State::Defined || b.condition != State::Defined;
  Element number =
      isBad ? Element::poison(a.width()) : Element(numbers(a.number, b.number));
  return checked("a combination", {Bits::of(all), x.isBad | y.isBad}, number);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

Term Symbolic::guard() {
  Term all = answersSoFar(graph);
  for (Term one : guards)
    all = graph.both(all, one);
  return all;
}

void Symbolic::undefinedIf(Truth condition) {
  if (graph.isFalse(condition.term))
    return;
  undefinedWhere =
      graph.either(undefinedWhere, graph.both(guard(), condition.term));
}

bool Symbolic::ask(Truth condition) {
  Fork *fork = Fork::innermost();
  if (fork && fork->depth() > mostQuestions)
    giveUp("too many branches");
  return bool(condition);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void Symbolic::overwrote(uint64_t address, uint64_t size) {
  for (auto it = stored.begin(); it != stored.end();) {
    auto &[begin, one] = *it;
    if (begin >= address + size || address >= begin + one.size) {
      ++it;
      continue;
    }
    if (begin < address || begin + one.size > address + size)
      giveUp("a part of a number in memory is overwritten");
    it = stored.erase(it);
  }
}

void Symbolic::wrote(uint64_t address, uint64_t size, const Element &element) {
  overwrote(address, size);
  if (element.term)
    stored.insert_or_assign(address, Stored{size, element});
}

void Symbolic::copied(uint64_t to, uint64_t from, uint64_t size) {
  std::vector<std::pair<uint64_t, Stored>> moved;
  for (auto &[begin, one] : stored) {
    if (begin >= from + size || from >= begin + one.size)
      continue;
    if (begin < from || begin + one.size > from + size)
      giveUp("a part of a number in memory is copied");
    moved.push_back({begin - from + to, one});
  }
  overwrote(to, size);
  for (auto &[begin, one] : moved)
    stored.insert_or_assign(begin, one);
}

bool Symbolic::read(uint64_t address, uint64_t size, Element &element) {
  auto found = stored.find(address);
  if (found != stored.end() && found->second.size == size &&
      found->second.element.width() == element.width()) {
    element = found->second.element;
    return true;
  }
  for (auto &[begin, one] : stored)
    if (begin < address + size && address < begin + one.size)
      giveUp("memory is read as another type than was written");
  return false;
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

void Symbolic::show(StringRef what, const Element &number) {
  TermElement term = termOf(number);
  undefinedIf(term.isBad);
  events.push_back({what.str(), {term}, {}, /*isShown=*/true});
}

bool Symbolic::opaque(Operation *op, StringRef what, ArrayRef<Datum> arguments,
                      SmallVectorImpl<Datum> &results) {
  Event event{what.str(), {}, {}, false};
  ValueRange operands = op->getOperands().take_back(arguments.size());
  for (auto [argument, operand] : llvm::zip_equal(arguments, operands)) {
    if (!argument.isElement() && !argument.isElements()) {
      giveUp("an unknown function or op is given more than numbers");
      return false;
    }
    for (const Element &one : argument.numbers())
      event.numbers.push_back(termOf(one));
    event.types.resize(event.numbers.size(), partType(operand.getType()));
  }
  size_t number = events.size(), next = 0;
  for (Type type : op->getResultTypes()) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!isNumbers(type) || (shaped && !shaped.hasStaticShape())) {
      giveUp("an unknown function or op returns more than numbers");
      return false;
    }
    Datum made = badOf(type, State::Poison);
    if (made.numbers().size() > mostElements) {
      giveUp("an unknown function or op returns too many numbers");
      return false;
    }
    auto result = [&](unsigned width) {
      return elementOf(world.eventResult(number, next++, width));
    };
    if (made.isElement()) {
      results.push_back(result(made.element().width()));
      continue;
    }
    for (Element &one : made.edit().list)
      one = result(one.width());
    results.push_back(std::move(made));
  }
  events.push_back(std::move(event));
  return !isIncomplete();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The symbolic half of a run. While the interpreter runs a function on sample
// inputs, elements carry terms in addition to their numbers. This class keeps
// the terms, the condition under which the current op is executed, and the
// inputs for which the function is undefined.
//
// A run stands for all inputs as long as no op looks at the number of a term.
// An op that has not been adapted does look at it: the run is then incomplete
// and proves nothing.
//
// Each term is evaluated on the sample and compared with the number that the
// interpreter computed. A difference is a bug in Scion.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_SYMBOLIC_H
#define SCION_HARNESS_SEMANTICS_SYMBOLIC_H

#include "harness/semantics/Datum.h"
#include "harness/semantics/Kernel.h"
#include "harness/semantics/Opaque.h"

#include "llvm/ADT/DenseMap.h"

#include <map>

namespace scion::semantics {

class Evaluation;

/// A kernel on terms. The caller merges its forks.
using TermKernel = void (*)(mlir::Operation *op,
                            llvm::ArrayRef<TermElement> arguments,
                            TermEvaluation &in,
                            llvm::SmallVectorImpl<TermElement> &results);

/// The kernel of one op on numbers, for the sample.
using NumberKernel =
    llvm::function_ref<void(llvm::ArrayRef<Element> arguments,
                            llvm::SmallVectorImpl<Element> &results)>;

/// An externally visible event. Its terms must be equal before and after a
/// pass.
struct Event {
  std::string what;
  std::vector<TermElement> numbers;
  std::vector<mlir::Type> types; // of the numbers, where they are known
  bool isShown = false;          // poison may not be shown
};

class Symbolic {
public:
  /// The runs of a proof share `world`, which holds the variables for opaque
  /// ops.
  Symbolic(terms::Graph &graph, OpaqueWorld &world);
  ~Symbolic();
  Symbolic(const Symbolic &) = delete;
  static Symbolic *active();

  terms::Graph &graph;

  //===--------------------------------------------------------------------===//
  // Elements
  //===--------------------------------------------------------------------===//

  /// The element has no term if the value is the same for all inputs.
  Element elementOf(const TermElement &value);
  /// Memory that was never written has no term: the run is incomplete.
  TermElement termOf(const Element &element);
  bool mayBeBad(const Element &element) const {
    return !graph.isFalse(table[element.term].isBad.term);
  }

  Element choose(terms::Truth condition, const Element &yes, const Element &no);
  /// The run is incomplete if the two have different forms.
  Datum choose(terms::Truth condition, const Datum &yes, const Datum &no);

  /// The result is poison if the condition is.
  Datum select(const Element &condition, const Datum &yes, const Datum &no);

  /// Computes the results of an op on one lane in which an argument is a term.
  /// If there is no kernel and the op is pure, the results are unknown
  /// functions of the arguments. Returns false if the run is over.
  bool apply(mlir::Operation *op, llvm::ArrayRef<Element> arguments,
             llvm::ArrayRef<unsigned> widths, Evaluation &in,
             NumberKernel numbers, TermKernel kernel,
             llvm::SmallVectorImpl<Element> &results);

  /// Combines two integers. The result is poison if one of them is.
  Element combine(
      const Element &a, const Element &b,
      llvm::function_ref<terms::Bits(const terms::Bits &, const terms::Bits &)>
          terms,
      llvm::function_ref<llvm::APInt(const llvm::APInt &, const llvm::APInt &)>
          numbers);

  //===--------------------------------------------------------------------===//
  // Conditions
  //===--------------------------------------------------------------------===//

  /// The inputs for which the current op is executed, among those of the path.
  terms::Term guard();
  void pushGuard(terms::Term condition) { guards.push_back(condition); }
  void popGuard() { guards.pop_back(); }

  /// Notes that the execution is undefined where `condition` holds. Execution
  /// goes on.
  void undefinedIf(terms::Truth condition);
  terms::Term undefined() const { return undefinedWhere; }
  /// Forks on the condition. The run is incomplete if there are too many forks.
  bool ask(terms::Truth condition);

  void giveUp(const llvm::Twine &why);
  bool isIncomplete() const { return !missing.empty(); }
  const std::string &whyIncomplete() const { return missing; }
  /// Notes that an op was executed whose result a pass may change within
  /// limits, so that different results are inconclusive.
  void noteFreedom() { isFree = true; }
  bool hasFreedom() const { return isFree; }
  /// A term that differs from the interpreter's number: a bug in Scion.
  const std::string &fault() const { return wrong; }

  //===--------------------------------------------------------------------===//
  // Memory and events
  //===--------------------------------------------------------------------===//

  void wrote(uint64_t address, uint64_t size, const Element &element);
  void overwrote(uint64_t address, uint64_t size);
  void copied(uint64_t to, uint64_t from, uint64_t size);
  /// False if no term is stored there.
  bool read(uint64_t address, uint64_t size, Element &element);

  /// Adds an event that shows a number. Showing poison is undefined.
  void show(llvm::StringRef what, const Element &number);
  /// A call of an unknown function or an unknown op: an event whose results
  /// are any numbers, the same in all runs. False if it is incomplete.
  bool opaque(mlir::Operation *op, llvm::StringRef what,
              llvm::ArrayRef<Datum> arguments,
              llvm::SmallVectorImpl<Datum> &results);
  std::vector<Event> events;

private:
  struct Stored {
    uint64_t size;
    Element element;
  };
  struct Kerneled {
    std::vector<TermElement> results;
    terms::Truth isUndefined = false;
    bool isKnown = true;
  };
  Kerneled runKernel(mlir::Operation *op, llvm::ArrayRef<TermElement> arguments,
                     llvm::ArrayRef<unsigned> widths, TermKernel kernel);
  Element checked(llvm::StringRef what, const TermElement &value,
                  const Element &number);

  OpaqueWorld &world;
  std::vector<TermElement> table;
  llvm::DenseMap<std::pair<terms::Term, terms::Term>, uint32_t> numbering;
  std::vector<terms::Term> guards;
  terms::Term undefinedWhere;
  bool isFree = false;
  std::string missing, wrong;
  std::map<uint64_t, Stored> stored; // by address
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_SYMBOLIC_H

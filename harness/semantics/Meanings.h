//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ops mean: a table from an op's name to a function that executes one op.
// Each dialect's file in dialects/ fills in its own rows, and no other file has
// to know. A project of its own calls addSemantics() from a static constructor.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_MEANINGS_H
#define SCION_HARNESS_SEMANTICS_MEANINGS_H

#include "harness/semantics/Datum.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <type_traits>

namespace scion::semantics {

class Evaluation;

/// How the evaluation goes on after an op. Everything but Next is made by an
/// Evaluation.
enum class [[nodiscard]] Flow : uint8_t {
  Next, // the following op
  Jump, // to another block of the region
  Hand, // the region is left, with values for the op around it
  Stop, // the run is over: see Evaluation::ending
};

/// Executes one op: reads operands, sets results.
using Meaning = Flow (*)(mlir::Operation *op, Evaluation &in);

/// Executes a function that has no body, by its name. Results of the types
/// that the call has are appended.
using RuntimeMeaning = Flow (*)(mlir::Operation *call,
                                llvm::ArrayRef<Datum> arguments, Evaluation &in,
                                llvm::SmallVectorImpl<Datum> &results);

class Meanings {
public:
  /// All dialects of this process.
  static const Meanings &global();

  void add(llvm::StringRef opName, Meaning meaning) { ops[opName] = meaning; }
  /// Calls with fewer arguments than `leastArguments` are unsupported.
  void addRuntime(llvm::StringRef name, RuntimeMeaning meaning,
                  unsigned leastArguments) {
    runtime[name] = {meaning, leastArguments};
  }

  /// `function` is a lambda without captures: Flow(Op, Evaluation &).
  template <typename Op, typename Function>
  void add(Function) {
    static_assert(std::is_empty_v<Function>);
    add(Op::getOperationName(), [](mlir::Operation *op, Evaluation &in) {
      return Function{}(mlir::cast<Op>(op), in);
    });
  }

  /// The verifiers of this dialect let results have types that do not follow
  /// from the operands: what an op gives is held against its types, and is
  /// undefined if it is something else.
  void checkResults(llvm::StringRef dialect) { checked.insert(dialect); }
  bool areResultsChecked(llvm::StringRef dialect) const {
    return checked.contains(dialect);
  }

  Meaning find(llvm::StringRef opName) const { return ops.lookup(opName); }
  struct Runtime {
    RuntimeMeaning meaning = nullptr;
    unsigned leastArguments = 0;
  };
  Runtime findRuntime(llvm::StringRef name) const {
    return runtime.lookup(name);
  }

  /// In order.
  std::vector<llvm::StringRef> opNames() const;

private:
  llvm::StringMap<Meaning> ops;
  llvm::StringMap<Runtime> runtime;
  llvm::StringSet<> checked;
};

/// For projects of their own: `fill` is called before the first interpretation.
void addSemantics(void (*fill)(Meanings &));

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_MEANINGS_H

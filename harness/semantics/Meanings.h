//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The semantics of ops: a table from the name of an op to the function that
// executes it. Each file in dialects/ adds the ops of one dialect. A downstream
// project adds its own with addSemantics() in a static constructor.
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

/// How the evaluation goes on after an op. All values but Next require that an
/// Evaluation has recorded the target, the values or the ending.
enum class [[nodiscard]] Flow : uint8_t {
  Next, // the following op
  Jump, // to another block of the region
  Hand, // the region is left, with values for the op around it
  Stop, // the run is over: see Evaluation::ending
};

/// Executes one op: reads operands, sets results.
using Meaning = Flow (*)(mlir::Operation *op, Evaluation &in);

/// Executes a function that has no body, by its name. Appends results of the
/// types that the call has.
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

  /// The verifiers of this dialect accept result types that contradict the
  /// operands. Compares each result with its type, and makes a mismatch
  /// undefined behaviour.
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

  /// Sorted.
  std::vector<llvm::StringRef> opNames() const;

private:
  llvm::StringMap<Meaning> ops;
  llvm::StringMap<Runtime> runtime;
  llvm::StringSet<> checked;
};

/// For downstream projects. `fill` is called before the first interpretation.
void addSemantics(void (*fill)(Meanings &));

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_MEANINGS_H

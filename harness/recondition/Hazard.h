//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A hazard is one family of ways in which ops can be undefined. One file holds
// one hazard, and repairs the ops that have it. ops.table lists the hazards of
// each op; docs/WriteAHazard.md explains how to add one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_HAZARD_H
#define SCION_HARNESS_RECONDITION_HAZARD_H

#include "base/ChoiceStream.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <span>
#include <string>
#include <string_view>

namespace scion {

class Facts;
struct ReconditionResult;

/// The helpers of a hazard. The builder inserts before the op in hand.
class Guard {
public:
  Guard(mlir::ModuleOp module, Facts &facts, ReconditionResult &result,
        ChoiceStream inputs);

  mlir::OpBuilder builder;
  Facts &facts;

  /// Notes a rewrite for the report. `hazard` is set by the driver.
  void note(mlir::Operation *op, std::string what);

  /// Replaces an operand and notes it.
  void setOperand(mlir::Operation *op, unsigned index, mlir::Value value,
                  std::string what);

  /// The function that holds `op` cannot be judged.
  void outOfScope(mlir::Operation *op, std::string reason);

  /// Only a run can show whether the op is safe now. The function is out of
  /// scope, unless the program can be interpreted.
  void unknown(mlir::Operation *op, std::string reason);

  /// The interpreter ran the program to its end: undefined behaviour that it
  /// detects needs no guard.
  bool isDefined = false;

  bool isOutOfScope() const { return !refusal.empty(); }
  std::string takeRefusal() { return std::exchange(refusal, {}); }

  /// Set by a hazard that has replaced or erased the op.
  bool erased = false;

  void startOp(mlir::Operation *op, std::string_view hazardName);

  /// A constant; shaped types get a splat. Dynamic tensors take their sizes
  /// from `like`.
  mlir::Value constant(mlir::Type type, mlir::TypedAttr element,
                       mlir::Value like = {});
  mlir::Value intConstant(mlir::Type type, const llvm::APInt &value,
                          mlir::Value like = {});
  mlir::Value intConstant(mlir::Type type, int64_t value,
                          mlir::Value like = {});
  mlir::Value floatConstant(mlir::Type type, const llvm::APFloat &value,
                            mlir::Value like = {});
  mlir::Value index(int64_t value);

  /// Zero of an int, float, index, complex, or static shape of those; null for
  /// other types.
  mlir::Value zero(mlir::Type type);

  /// A value that passes cannot know, drawn from a pool like the arguments of
  /// the wrapper. It is loaded at the beginning of the function, so that loops
  /// and bodies that must not access memory are not changed. Null for the types
  /// for which zero() is null.
  mlir::Value input(mlir::Operation *op, mlir::Type type);

  /// The size of a dimension of a memref or tensor, a constant if it is known.
  mlir::Value sizeOf(mlir::Value shaped, int64_t dim);

  mlir::Location loc() const { return location; }

private:
  mlir::ModuleOp module;
  ReconditionResult &result;
  mlir::Location location;
  std::string hazard;
  std::string refusal;
  ChoiceStream inputs;
  uint64_t inputsMade = 0;
};

struct Hazard {
  std::string_view name; // kebab-case; its test is tests/lit/recondition/<name>
  std::string_view what; // one sentence

  /// Repairs an op that was undefined in a run, or of which nothing is known.
  void (*guard)(mlir::Operation *op, Guard &guard);

  /// The interpreter does not report this hazard as undefined behaviour,
  /// because it is a legal difference, or a form that does not lower. Guards
  /// all ops for which observations do not exclude it.
  bool always = false;

  /// Looks at other ops, too, so it runs after all others.
  bool late = false;
};

/// All hazards, sorted by name.
std::span<const Hazard *const> allHazards();

/// Guards the ops of a function against the hazards that `counts` selects.
/// Stops at the first op that is out of scope, and returns it; null if there is
/// none.
mlir::Operation *guardOps(mlir::Operation *function, Guard &guard,
                          llvm::function_ref<bool(const Hazard &)> counts);

/// Static objects of this type put a hazard into the registry.
struct RegisterHazard {
  explicit RegisterHazard(const Hazard &hazard);
};

const Hazard *findHazard(std::string_view name);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_HAZARD_H

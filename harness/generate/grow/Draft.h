//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program under construction, with the values that the reference semantics
// compute for it: each added op is executed at once. An op that is undefined,
// produces poison, or is rejected by the verifier, is removed again. In loops,
// bodies are written as their first iteration runs; the others run when the
// loop is closed, and an op that is undefined then becomes a constant.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_DRAFT_H
#define SCION_HARNESS_GENERATE_GROW_DRAFT_H

#include "base/ChoiceStream.h"
#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <memory>
#include <optional>

namespace scion::grow {

class Makers;
struct Maker;
class Draft;

struct DraftOptions {
  /// The wanted number of ops of @main, with those of regions; constants, the
  /// ops that others need, and those that show values are not counted.
  unsigned size = 8;
  /// The maximum nesting depth of regions.
  unsigned depth = 3;
  /// Dialects whose makers are used; empty: all that lower to LLVM.
  std::vector<std::string> dialects;
  /// Replaces the makers if it is set.
  std::function<bool(Draft &)> maker = {};
  /// Small numbers only, and results from which products do not overflow.
  bool isSmall = false;
};

class Draft {
public:
  Draft(mlir::MLIRContext &context, uint64_t seed, const DraftOptions &options,
        const Makers &makers);
  ~Draft();

  mlir::OpBuilder builder;
  mlir::Location loc;
  ChoiceStream choices;

  //===--------------------------------------------------------------------===//
  // Types of this program: few, so that ops find each other
  //===--------------------------------------------------------------------===//

  mlir::Type anyInteger(); // with index now and then
  mlir::Type anyFloat();
  mlir::Type anyNumber() { return coin() ? anyInteger() : anyFloat(); }
  /// Sizes of 1 to 5, of this rank.
  llvm::SmallVector<int64_t> anyShape(unsigned rank);
  mlir::VectorType anyVector(mlir::Type element, unsigned rank);
  mlir::RankedTensorType anyTensor(mlir::Type element, unsigned rank);
  mlir::MemRefType anyMemref(mlir::Type element, unsigned rank);
  /// `element`, or a vector or tensor of it.
  mlir::Type scalarOrShaped(mlir::Type element);
  bool coin() { return choices.chance(1, 2); }
  /// Whether every lowering stores such elements without padding.
  static bool fillsBytes(mlir::Type element);

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// The values in scope, oldest first.
  llvm::ArrayRef<mlir::Value> live() const { return pool; }
  /// A live or a new value of the type.
  mlir::Value pick(mlir::Type type);
  /// A live value for which `holds` returns true, or null.
  mlir::Value pickIf(llvm::function_ref<bool(mlir::Value)> holds);
  template <typename T>
  mlir::Value pickOf(llvm::function_ref<bool(T)> holds = [](T) {
    return true;
  }) {
    return pickIf([&](mlir::Value value) {
      auto type = mlir::dyn_cast<T>(value.getType());
      return type && holds(type);
    });
  }
  /// A new value: a constant, or one loaded from a global.
  mlir::Value fresh(mlir::Type type);
  mlir::Value constant(mlir::TypedAttr attribute);
  mlir::Value index(int64_t value);
  /// A boundary value of an integer, index or float, or of a vector or tensor
  /// of such; null for other types.
  mlir::TypedAttr anyAttribute(mlir::Type type);
  /// An index in [0, bound), live or constant.
  mlir::Value indexBelow(int64_t bound);
  /// Appends an index within bounds for each dimension of a tensor or memref.
  /// False if the sizes are unknown or the value is empty.
  bool somewhereIn(mlir::Value shaped, llvm::SmallVectorImpl<mlir::Value> &to);

  /// A live value's datum. Null in code that does not run.
  const semantics::Datum *known(mlir::Value value) const;
  std::optional<int64_t> number(mlir::Value value) const;
  /// The sizes of a tensor or memref, dynamic ones too; none if not known.
  std::optional<llvm::SmallVector<int64_t>> sizes(mlir::Value value) const;
  /// Whether the code that is being written runs.
  bool runs() const { return isDead == 0 && !isBroken; }

  //===--------------------------------------------------------------------===//
  // Ops
  //===--------------------------------------------------------------------===//

  /// Executes an op that was just built at the builder's place. Null if it was
  /// rejected; it is erased then. Its results are live from here on, unless
  /// `isHidden`.
  mlir::Operation *commit(mlir::Operation *op, bool isHidden = false);
  /// Builds it, by name, and commits it.
  mlir::Operation *make(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::TypeRange results,
                        llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// Likewise, with `operands` operands of the type, which is also that of the
  /// result.
  mlir::Operation *makeOfOneType(llvm::StringRef name, unsigned operands,
                                 mlir::Type type);
  template <typename Op, typename... Arguments>
  Op add(Arguments &&...arguments) {
    return mlir::cast_or_null<Op>(commit(
        Op::create(builder, loc, std::forward<Arguments>(arguments)...)));
  }
  mlir::NamedAttribute named(llvm::StringRef name, mlir::Attribute value) {
    return builder.getNamedAttr(name, value);
  }

  /// Writes the ops of a block that has no terminator yet. `enter` sets the
  /// arguments of its first run; null if it never runs. Then `close` writes the
  /// terminator.
  using Enter = std::function<void(semantics::Evaluation &)>;
  void fill(mlir::Block &block, const Enter &enter,
            llvm::function_ref<void()> close, unsigned ops = 0);
  /// Like fill, for arithmetic of scalars on the block's arguments only;
  /// `close` is given a value of the type. If `combines`, this value combines
  /// the last argument with another one by a commutative and associative op.
  void fillWithArithmetic(mlir::Block &block, const Enter &enter,
                          mlir::Type type, bool combines,
                          llvm::function_ref<void(mlir::Value)> close);
  /// Makes a hidden value live.
  void reveal(mlir::Value value) { pool.push_back(value); }
  /// Continues in another block of the function, to which `via` jumps. Live
  /// values stay live until forget().
  void goOn(mlir::Operation *via, mlir::Block &block, const Enter &enter);
  /// A mark for forget(), which ends the scope of values that became live after
  /// it.
  size_t mark() const { return pool.size(); }
  void forget(size_t mark) { pool.resize(mark); }
  /// Adds up to `ops` ops at the builder's place.
  void growSome(unsigned ops) { grow(ops); }
  /// Prints a value, or a few elements of it; false if it cannot be printed.
  bool show(mlir::Value value);
  bool showOne();
  bool canNest() const { return depth < options.depth; }

  /// The op of the module with this symbol name, or null.
  mlir::Operation *symbol(llvm::StringRef name) const;
  mlir::ModuleOp module() const { return *program; }
  /// A builder at the start of the module.
  mlir::OpBuilder atModule() const;
  std::string newName(llvm::StringRef stem);

  /// The helper functions that can be called.
  llvm::ArrayRef<mlir::func::FuncOp> helpers() const { return written; }

  //===--------------------------------------------------------------------===//
  // The whole
  //===--------------------------------------------------------------------===//

  /// Writes the whole program; null if the draft is given up. `expected` is the
  /// program's output.
  mlir::OwningOpRef<mlir::ModuleOp> write(std::string &expected);
  /// Why the draft was given up.
  std::string problem;

private:
  struct Open { // a region that is being written
    mlir::Operation *op;
    mlir::Block *block;
    Enter enter;
  };
  void writeFunction(mlir::func::FuncOp of, const Enter &enter,
                     llvm::function_ref<void()> body);
  void writeHelper();
  void grow(unsigned ops);
  bool growOne();
  const Maker *draw();
  bool restart();
  bool replay(size_t level);
  bool settle(mlir::Operation *op);
  bool mend(mlir::Operation *culprit, mlir::Operation *in);
  bool isGood(mlir::Operation *op);
  static bool holdsNaN(const semantics::Datum &datum, mlir::Type type);
  bool isSeenHere(mlir::Value value);
  void showAll();
  mlir::Value input(mlir::Type type);

  DraftOptions options;
  const Makers &makers;
  mlir::OwningOpRef<mlir::ModuleOp> program;
  std::vector<mlir::Value> pool;
  std::vector<std::pair<mlir::TypedAttr, mlir::Value>> constants;
  std::vector<mlir::func::FuncOp> written;
  std::unique_ptr<semantics::Evaluation> evaluation;
  mlir::func::FuncOp function;
  std::vector<Open> openRegions;
  unsigned left = 0; // ops that may be added to the function, at any depth
  unsigned depth = 0, isDead = 0, names = 0;
  bool isBroken = false; // a rerun of the program failed
  bool arithmeticOnly = false, allowsNaN = false;
  mlir::Operation *pending = nullptr; // is looked at by commit()

  llvm::SmallVector<mlir::Type> integers, floats;
  llvm::SmallVector<int64_t> extents;

  // Shares by dialect.
  std::vector<std::vector<const Maker *>> byDialect;
  std::vector<uint64_t> dialectWeights;
  std::vector<bool> isArithmetic;
};

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_DRAFT_H

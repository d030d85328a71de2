//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run of a program: the values of its scopes, its memory, what it printed,
// and how it ended. The functions that execute ops (Meanings.h) use this class,
// also to run regions and functions with arguments and returned values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_EVALUATION_H
#define SCION_HARNESS_SEMANTICS_EVALUATION_H

#include "harness/exec/Outcome.h"
#include "harness/semantics/Meanings.h"
#include "harness/semantics/Memory.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

#include <functional>
#include <map>

namespace scion::semantics {

struct EvaluationOptions {
  /// Executed ops, and elements that ops with many elements go through.
  uint64_t fuel = 20'000'000;
  /// As in RunOptions.
  uint64_t memoryCap = 64u << 20;
  uint64_t maxTrace = 200'000;
  /// Nesting limit for regions and calls. Each takes up to 12 KB of stack with
  /// AddressSanitizer.
  unsigned depth = 400;

  /// If set, a branch on poison, or on a value that was never written, takes
  /// this value as its condition or selector instead of ending the run.
  std::optional<int64_t> poisonDecides = {};

  /// An empty slice must begin in its source or at the end of it, as
  /// generate-runtime-verification checks. Tiling creates other empty slices,
  /// so set this only for a program that no pass has changed.
  bool checksEmptySlices = false;

  /// If set, an out-of-bounds slice does not end the run: a tensor slice is
  /// poison, and each access through a memref slice is checked.
  bool slicesMayLieOutside = false;

  /// Searches the results for indices that do not fit 32 bits
  /// (Interpretation::hasWideIndex). Sets `afterOp`.
  bool watchesIndices = false;

  /// Null, or called before each op is executed.
  std::function<void(mlir::Operation *, class Evaluation &)> beforeOp;

  /// Null, or called after each op is executed.
  std::function<void(mlir::Operation *, class Evaluation &)> afterOp;

  /// Null, or called for functions without a body and for unregistered ops,
  /// which otherwise end the run. `what` identifies the function or op. Returns
  /// false if the run is over.
  std::function<bool(mlir::Operation *op, llvm::StringRef what,
                     llvm::ArrayRef<Datum> arguments,
                     llvm::SmallVectorImpl<Datum> &results)>
      unknown;

  /// Null, or the terms of a run that stands for all inputs.
  class Symbolic *symbolic = nullptr;

  /// Selects a legal order where a dialect leaves the order open. 0 is the
  /// order of the text.
  uint64_t schedule = 0;
};

/// How a run ended.
struct Ending {
  enum class Kind : uint8_t {
    Finished,
    Trapped,     // as the program wants it: a failed assertion
    Undefined,   // the program's behaviour is undefined from here on
    Unsupported, // this interpreter does not know the op, or not on this type
    Limited,     // fuel, memory …
  };
  Kind kind = Kind::Finished;
  mlir::Operation *op = nullptr;
  std::string why;
  TrapKind trap = TrapKind::None;
  Limit limit = Limit::None;
  /// Undefined, because control depends on poison or on a value that was never
  /// written.
  bool isPoisonBranch = false;
  bool isSliceOutside = false; // Undefined, because a slice is out of bounds
  bool isUnspecified = false;  // Unsupported: one of several results was used
};

/// The values that a terminator passes to the op around its region.
struct Handed {
  mlir::Operation *terminator = nullptr;
  llvm::SmallVector<Datum, 4> values;
};

class Evaluation {
public:
  Evaluation(mlir::ModuleOp module, const EvaluationOptions &options,
             const Meanings &meanings = Meanings::global());
  ~Evaluation();

  /// Runs a function of the module, which must be unchanged since this object
  /// was constructed. Appends the returned values to `results`.
  Flow runFunction(llvm::StringRef name, llvm::ArrayRef<Datum> arguments,
                   llvm::SmallVectorImpl<Datum> &results);

  //===--------------------------------------------------------------------===//
  // Op by op
  //===--------------------------------------------------------------------===//

  /// Enters a function without executing it. After that, execute() runs its ops
  /// one by one, and set() allocates storage for each new value.
  void open(mlir::Operation *function);
  Flow execute(mlir::Operation &op) { return step(op); }
  /// Executes an op without effects. If it ends the run, restores the state
  /// before the op, sets `why` to the ending and returns Flow::Stop.
  Flow tryOut(mlir::Operation &op, Ending &why);
  /// Null for a value that was never set.
  const Datum *find(mlir::Value value) const;

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  const Datum &get(mlir::Value value) const;
  void set(mlir::Value value, Datum datum);
  /// Returns an operand of the current op. Moves it out of its scope if no
  /// other op can read it, so that an op that replaces a part of it makes no
  /// copy.
  Datum take(mlir::Value operand);
  llvm::SmallVector<Datum, 4> take(mlir::ValueRange operands);

  // Values that must be defined: indices, conditions, memrefs. Null if a value
  // is not; the run is over then, and the caller returns Flow::Stop.
  std::optional<int64_t> integer(mlir::Value value); // signed
  /// Like integer(), for the condition of a branch or the selector of a switch.
  /// Poison, or a value that was never written, sets isPoisonBranch in the
  /// ending unless EvaluationOptions::poisonDecides replaces it.
  std::optional<int64_t> decision(const Datum &datum);
  std::optional<int64_t> decision(mlir::Value value) {
    return decision(get(value));
  }
  /// Whether a selector equals `value`. `decision` is the result of decision()
  /// for it.
  bool isSelected(const Datum &selector, int64_t decision,
                  const llvm::APInt &value);
  /// Whether all lanes of a division with poison in an operand are defined: the
  /// divisor is neither poison nor 0, nor -1 where the division may overflow.
  /// If not, the run is over. Lanes without poison are not checked.
  bool canDividePoison(const Datum &dividends, const Datum &divisors,
                       bool overflows);
  /// Called for an out-of-bounds slice. Returns whether the run goes on
  /// (EvaluationOptions::slicesMayLieOutside). If not, sets isSliceOutside in
  /// the ending.
  bool goesOnOutsideOfSlice(llvm::StringRef why);
  bool integers(mlir::ValueRange values, llvm::SmallVectorImpl<int64_t> &to);
  /// Reads numbers that are constants in `fixed` or, where it has kDynamic, the
  /// next of `values`.
  bool integers(llvm::ArrayRef<int64_t> fixed, mlir::ValueRange values,
                llvm::SmallVectorImpl<int64_t> &to);
  const View *view(mlir::Value value);
  /// Elements, defined or not; null for a tensor that is poison as a whole.
  const Elements *elements(mlir::Value value);
  /// Sets the elements of `value`, calling `elementAt` for each position of the
  /// shape in row-major order. If `elementAt` returns none, it has ended the
  /// run.
  Flow setEach(
      mlir::Value value, llvm::ArrayRef<int64_t> shape,
      llvm::function_ref<std::optional<Datum>(llvm::ArrayRef<int64_t> position)>
          elementAt);

  //===--------------------------------------------------------------------===//
  // Control
  //===--------------------------------------------------------------------===//

  /// Runs a region from its first block until a terminator hands over.
  Flow run(mlir::Region &region, llvm::ArrayRef<Datum> arguments,
           Handed &handed);
  /// Enters the only block of an op that is isolated from above. `body`
  /// executes the ops that it needs.
  Flow runIsolated(mlir::Region &region, llvm::ArrayRef<Datum> arguments,
                   llvm::function_ref<Flow()> body);
  /// Like run(), but moves from the arguments.
  Flow runMoving(mlir::Region &region, llvm::MutableArrayRef<Datum> arguments,
                 Handed &handed);
  /// Executes the ops of a block until one of them jumps, hands over or stops.
  Flow runOps(mlir::Block &block);
  /// Runs the region of a loop once for each number that `next` returns, with
  /// the number as the first argument. The other arguments are the loop-carried
  /// values, which become the results.
  Flow runLoop(mlir::Operation *loop, mlir::ValueRange inits,
               llvm::function_ref<std::optional<Datum>()> next);
  Flow jump(mlir::Block *block, mlir::ValueRange values);
  Flow jump(mlir::Block *block, llvm::ArrayRef<Datum> values);
  Flow hand(mlir::Operation *terminator, mlir::ValueRange values);

  /// Calls a function, with or without a body. `call` is the op that does.
  Flow call(mlir::Operation *call, mlir::Operation *function,
            llvm::ArrayRef<Datum> arguments,
            llvm::SmallVectorImpl<Datum> &results);
  /// The op of a symbol, as seen from `from`; null if there is none.
  mlir::Operation *lookup(mlir::Operation *from, mlir::SymbolRefAttr symbol);
  uint64_t addressOf(mlir::Operation *function);
  /// Null if there is no function at this address.
  mlir::Operation *functionAt(uint64_t address) const;

  //===--------------------------------------------------------------------===//
  // Ends. All return Flow::Stop.
  //===--------------------------------------------------------------------===//

  /// Undefined behaviour proves nothing once an op has produced an unspecified
  /// result: the run then ends at that op as unsupported.
  Flow undefined(const llvm::Twine &why);
  Flow unsupported(const llvm::Twine &why);
  Flow limited(Limit limit, const llvm::Twine &why);
  Flow trap(TrapKind kind, const llvm::Twine &why);
  bool isOver() const { return over; }
  const Ending &ending() const { return end; }
  /// Revokes undefined behaviour, for a run that tracks for which inputs it is
  /// undefined. Returns false unless undefined behaviour has ended the run.
  bool resume();
  /// The innermost op that is being executed.
  mlir::Operation *currentOp() const { return current; }

  /// Returns an unspecified result, such as a sum whose order is open. It acts
  /// like memory that was never written, but using it is unsupported, not
  /// undefined.
  Element unspecified(unsigned width) {
    if (!vague)
      vague = current;
    return Element::undef(width);
  }

  /// Charges fuel for bulk work. Returns false if too little is left; the run
  /// is over then.
  bool charge(uint64_t fuel);
  /// Charges one unit for each position of a shape. The product may overflow.
  bool chargeEach(llvm::ArrayRef<int64_t> shape);
  uint64_t executedOps() const { return executed; }
  uint64_t fuelLeft() const { return fuel; }

  //===--------------------------------------------------------------------===//
  // Threads
  //===--------------------------------------------------------------------===//

  /// Draws a number that selects one of `below` legal orders; 0 in the order of
  /// the text.
  uint64_t draw(uint64_t below);
  /// Whether draw() had a choice, so that another schedule may differ.
  bool isScheduled() const { return hasDrawn; }

  /// The state of one of several threads of the program: the values of its
  /// scope, its stack allocations and its enclosing loops.
  struct Strand;
  /// Creates a strand with a copy of the current scope, in which regions and
  /// calls may be nested `depth` deep.
  std::shared_ptr<Strand> newStrand(unsigned depth);
  /// Exchanges the state of the running strand with that of `strand`.
  void swapStrand(const std::shared_ptr<Strand> &strand,
                  bool keepsDepth = false);
  /// Continues at the start of a block in the current scope, until the region
  /// of the block is left.
  Flow runFrom(mlir::Block *block);

  /// The innermost team, one thread of which executes the current op, or null.
  class Team *team = nullptr;
  /// Values of the body of a linalg op that stand for an element that a sparse
  /// tensor does not store, or for no value at all.
  llvm::DenseSet<mlir::Value> absent;
  /// The values of globals that are not in memory.
  llvm::DenseMap<mlir::Operation *, Datum> variables;
  /// Quantized types to which a cast was not exact.
  llvm::DenseSet<mlir::Type> inexact;
  /// The tasks that async ops have started; created on first use.
  std::shared_ptr<class Tasks> tasks;

  //===--------------------------------------------------------------------===//
  // Memory
  //===--------------------------------------------------------------------===//

  Memory memory;

  /// Allocates memory. Returns none if fuel or memory run out; the run is over
  /// then.
  std::optional<uint64_t> allocate(uint64_t bytes, Lifetime lifetime);
  /// Loads a value of this type, an element of memrefs; false if the run is
  /// over. Memory that was never written is loaded as State::Undef.
  bool load(uint64_t address, mlir::Type type, Datum &to);
  bool store(uint64_t address, mlir::Type type, const Datum &value);
  /// An element of a memref; out of bounds is undefined.
  bool load(const View &view, llvm::ArrayRef<int64_t> position,
            mlir::Type elementType, Datum &to);
  bool store(const View &view, llvm::ArrayRef<int64_t> position,
             mlir::Type elementType, const Datum &value);
  /// Whether an access at this address keeps the promise about its alignment;
  /// if not, it is undefined.
  bool isAligned(std::optional<uint64_t> promised, uint64_t address);
  bool isAligned(std::optional<uint64_t> promised, const View &view,
                 llvm::ArrayRef<int64_t> position, mlir::Type elementType);

  /// The memref whose descriptor lies at an address. None: the run is over, or
  /// a part of it is not defined, and `state` says how.
  std::optional<View> readDescriptor(uint64_t rank, uint64_t address,
                                     State &state);

  /// A new buffer for a memref of this type with these sizes, not written yet.
  std::optional<View> newBuffer(mlir::MemRefType type,
                                llvm::ArrayRef<int64_t> sizes,
                                Lifetime lifetime);
  /// Returns the address of a global, which `make` allocates on first use.
  std::optional<uint64_t>
  global(mlir::Operation *symbol,
         llvm::function_ref<std::optional<uint64_t>()> make);

  //===--------------------------------------------------------------------===//
  // Observation
  //===--------------------------------------------------------------------===//

  /// Returns null if the trace is full; the run is over then. To print
  /// something undefined, call undefined() instead.
  Trace *trace();
  const Trace &traceSoFar() const { return printed; }
  /// Null unless the run stands for all inputs.
  Symbolic *symbolic() const { return limits.symbolic; }
  /// Shows a number in a run for all inputs.
  Flow showTerm(llvm::StringRef what, const Element &number);
  /// Turns the trace so far into events.
  void flushTrace();

  const EvaluationOptions &options() const { return limits; }

  struct Frame;
  struct Numbering;

private:
  Flow step(mlir::Operation &op);
  Flow runUnknown(mlir::Operation &op);
  // In a run for all inputs.
  std::optional<int64_t> decideSymbolic(const Element &element);
  Flow runSymbolic(mlir::Operation &op, Meaning meaning);
  Flow runMerged(mlir::Operation &op, Meaning meaning);
  bool canMergeBlocks(mlir::Region &region);
  Flow runBlocks(mlir::Region &region);
  bool hasNoEffects(mlir::Operation &op);
  const Numbering &numberingOf(mlir::Operation *function);
  Flow runBlocksFrom(mlir::Block *block);
  struct Known {
    Meaning meaning;
    bool areResultsChecked;
  };
  const Known &meaningOf(mlir::OperationName name);
  bool areAsTyped(mlir::Operation &op);

  mlir::ModuleOp module;
  EvaluationOptions limits;
  const Meanings &meanings;
  Trace printed;
  Ending end;
  bool over = false, hasDrawn = false;
  uint64_t drawn = 0;
  uint64_t fuel, executed = 0;
  unsigned depth = 0;
  mlir::Operation *current = nullptr;
  mlir::Operation *vague = nullptr; // the first whose result is not specified
  Frame *frame = nullptr;

  // Of Flow::Jump and Flow::Hand.
  mlir::Block *target = nullptr;
  llvm::SmallVector<Datum, 4> carried;
  mlir::Operation *terminator = nullptr;

  llvm::DenseMap<mlir::OperationName, Known> known;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<Numbering>> numberings;
  std::unique_ptr<Frame> opened;
  llvm::DenseMap<std::pair<mlir::Operation *, mlir::Attribute>,
                 mlir::Operation *>
      symbols;
  std::vector<mlir::Operation *> functions; // by address
  llvm::DenseMap<mlir::Operation *, uint64_t> globals;
  llvm::DenseMap<mlir::Operation *, bool> effectFree;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_EVALUATION_H

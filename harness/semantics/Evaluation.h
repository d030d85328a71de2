//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run of a program: the values of its scopes, its memory, what it printed,
// and how it ended. Meanings of ops work on this, and see regions and functions
// only as something that is run with arguments and hands over values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_EVALUATION_H
#define SCION_HARNESS_SEMANTICS_EVALUATION_H

#include "harness/exec/Outcome.h"
#include "harness/semantics/Meanings.h"
#include "harness/semantics/Memory.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>
#include <map>

namespace scion::semantics {

struct EvaluationOptions {
  /// Executed ops, and elements that ops with many elements go through.
  uint64_t fuel = 20'000'000;
  /// As in RunOptions.
  uint64_t memoryCap = 64u << 20;
  uint64_t maxTrace = 200'000;
  /// Regions and calls inside of each other. One takes up to 12 KB of stack
  /// with AddressSanitizer.
  unsigned depth = 400;

  /// A branch on poison goes on as with a condition or selector of this value,
  /// instead of ending the run.
  std::optional<int64_t> poisonDecides = {};

  /// An empty slice must begin in its source or at the end of it, as
  /// generate-runtime-verification checks. Tiling makes others, so only a
  /// program that no pass has changed is held to it.
  bool checksEmptySlices = false;

  /// A slice may be out of bounds: a tensor is poison then, and accesses of a
  /// memref are still checked. Otherwise such a slice ends the run.
  bool slicesMayLieOutside = false;

  /// Null, or called before each op is executed.
  std::function<void(mlir::Operation *, class Evaluation &)> beforeOp;

  /// The same after it was executed.
  std::function<void(mlir::Operation *, class Evaluation &)> afterOp;

  /// Null, or calls of functions without a body, and ops of dialects that are
  /// not registered, are left to it, instead of ending the run. `what` is the
  /// same for the same function or op. False: the run is over.
  std::function<bool(mlir::Operation *op, llvm::StringRef what,
                     llvm::ArrayRef<Datum> arguments,
                     llvm::SmallVectorImpl<Datum> &results)>
      unknown;

  /// Null, or the run stands for all inputs.
  class Symbolic *symbolic = nullptr;

  /// Which legal order the run takes where a dialect leaves it open; 0: the
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
  bool isPoisonBranch = false; // Undefined, because control depends on poison
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

  /// Runs a function of the module, in which everything is still as it was
  /// before; `results` are what it returns.
  Flow runFunction(llvm::StringRef name, llvm::ArrayRef<Datum> arguments,
                   llvm::SmallVectorImpl<Datum> &results);

  //===--------------------------------------------------------------------===//
  // Op by op
  //===--------------------------------------------------------------------===//

  /// Enters it, once: from here on its ops are executed one by one, and any
  /// value has a place as soon as it is set.
  void open(mlir::Operation *function);
  Flow execute(mlir::Operation &op) { return step(op); }
  /// The same of an op without effects. One that ends the run is as if it had
  /// never been executed: Flow::Stop, and `why` says how it ended.
  Flow tryOut(mlir::Operation &op, Ending &why);
  /// Null for a value that was never set.
  const Datum *find(mlir::Value value) const;

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  const Datum &get(mlir::Value value) const;
  void set(mlir::Value value, Datum datum);
  /// An operand of the op that is being executed, moved out of its scope if
  /// nothing else can ask for it: who replaces a part of it need not copy it.
  Datum take(mlir::Value operand);
  llvm::SmallVector<Datum, 4> take(mlir::ValueRange operands);

  // One that must be defined: an index, a condition, a memref. Null where it is
  // not; the run is over then, and the caller returns Flow::Stop.
  std::optional<int64_t> integer(mlir::Value value); // signed
  /// The same of the condition of a branch or the selector of a switch; poison
  /// is marked in the ending, or decides (EvaluationOptions::poisonDecides).
  std::optional<int64_t> decision(const Datum &datum);
  std::optional<int64_t> decision(mlir::Value value) {
    return decision(get(value));
  }
  /// Whether a selector is this number; `decision` is what decision() made of
  /// it.
  bool isSelected(const Datum &selector, int64_t decision,
                  const llvm::APInt &value);
  /// Whether all lanes of a division with poison in an operand are defined: the
  /// divisor is neither poison nor 0, nor -1 where the division may overflow.
  /// If not, the run is over. Lanes without poison are not checked.
  bool canDividePoison(const Datum &dividends, const Datum &divisors,
                       bool overflows);
  /// A slice is out of bounds: whether the run goes on
  /// (EvaluationOptions::slicesMayLieOutside). If not, the ending is marked.
  bool goesOnOutsideOfSlice(llvm::StringRef why);
  bool integers(mlir::ValueRange values, llvm::SmallVectorImpl<int64_t> &to);
  /// Numbers, of which some may stand in attributes (kDynamic: next value).
  bool integers(llvm::ArrayRef<int64_t> fixed, mlir::ValueRange values,
                llvm::SmallVectorImpl<int64_t> &to);
  const View *view(mlir::Value value);
  /// Elements, defined or not; null for a tensor that is poison as a whole.
  const Elements *elements(mlir::Value value);
  /// The value's elements, one for each position of the shape, row by row. Who
  /// has none for a position has said why: the run is over then.
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
  /// The same; the arguments are moved from.
  /// Enters the one block of an op that is isolated from above; `body` executes
  /// what it wants of it.
  Flow runIsolated(mlir::Region &region, llvm::ArrayRef<Datum> arguments,
                   llvm::function_ref<Flow()> body);
  Flow runMoving(mlir::Region &region, llvm::MutableArrayRef<Datum> arguments,
                 Handed &handed);
  /// Executes the ops of a block that has no terminator of its own kind.
  Flow runOps(mlir::Block &block);
  /// A loop, whose region is run for each number that `next` says: that is its
  /// first argument. The others are what is carried, and the op's results.
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

  /// Where a result that is not specified was made, undefined behaviour
  /// proves nothing any more: the op that made it is `unsupported`.
  Flow undefined(const llvm::Twine &why);
  Flow unsupported(const llvm::Twine &why);
  Flow limited(Limit limit, const llvm::Twine &why);
  Flow trap(TrapKind kind, const llvm::Twine &why);
  bool isOver() const { return over; }
  const Ending &ending() const { return end; }
  /// Takes undefined behaviour back, for a run that knows for which inputs it
  /// is undefined. False if the run is over for another reason.
  bool resume();
  /// The innermost op that is being executed.
  mlir::Operation *currentOp() const { return current; }

  /// One of several results that are all right, such as a sum in no certain
  /// order: like what was never written, but nobody is to blame for showing it.
  Element unspecified(unsigned width) {
    if (!vague)
      vague = current;
    return Element::undef(width);
  }

  /// For work in bulk: false when there is not enough, and the run is over.
  bool charge(uint64_t fuel);
  /// One for each position of a shape, of which there may be too many.
  bool chargeEach(llvm::ArrayRef<int64_t> shape);
  uint64_t executedOps() const { return executed; }

  //===--------------------------------------------------------------------===//
  // Threads
  //===--------------------------------------------------------------------===//

  /// One of several that are all legal orders; 0 in the order of the text.
  uint64_t draw(uint64_t below);
  /// Whether anything was drawn: another schedule may differ.
  bool isScheduled() const { return hasDrawn; }

  /// The own state of one of several threads of the program: values of the
  /// scope, stack allocations, loops that it is in.
  struct Strand;
  /// A copy of the scope of this one, in which regions and calls may be nested
  /// so deep.
  std::shared_ptr<Strand> newStrand(unsigned depth);
  /// Puts a strand in the place of the running one, and that into it.
  void swapStrand(const std::shared_ptr<Strand> &strand,
                  bool keepsDepth = false);
  /// Goes on in the scope of now, at the beginning of a block, until its region
  /// is left.
  Flow runFrom(mlir::Block *block);

  /// The innermost threads that the running op is one of; null: none.
  class Team *team = nullptr;
  /// The tasks that async ops have started; made by the first.
  std::shared_ptr<class Tasks> tasks;

  //===--------------------------------------------------------------------===//
  // Memory
  //===--------------------------------------------------------------------===//

  Memory memory;

  /// Null where it cannot be had, and the run is over.
  std::optional<uint64_t> allocate(uint64_t bytes, Lifetime lifetime);
  /// Loads a value of this type, an element of memrefs; false if the run is
  /// over. What was never written is loaded as such.
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
  /// The address of a global; `make` gives the one of a new one.
  std::optional<uint64_t>
  global(mlir::Operation *symbol,
         llvm::function_ref<std::optional<uint64_t>()> make);

  //===--------------------------------------------------------------------===//
  // Observation
  //===--------------------------------------------------------------------===//

  /// Null when the trace is full, and the run is over. Who prints something
  /// undefined says undefined() instead.
  Trace *trace();
  const Trace &traceSoFar() const { return printed; }
  /// Null unless the run stands for all inputs.
  Symbolic *symbolic() const { return limits.symbolic; }
  /// Shows a number in a run for all inputs.
  Flow showTerm(llvm::StringRef what, const Element &number);
  /// Makes events of what was printed.
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

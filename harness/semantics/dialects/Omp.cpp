//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// omp: parallel regions and worksharing. The number of threads and the
// assignment of work to them are open: in the order of the text one thread does
// all work, otherwise the schedule decides. Privatisation, tasks and devices
// are not supported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/LlvmTypes.h"
#include "harness/semantics/Team.h"
#include "harness/semantics/dialects/Turns.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;
using namespace scion::semantics;

static Team *teamOf(Evaluation &in) {
  return Team::current(in, Team::Kind::Parallel);
}

/// Waits for the team; a single thread has nobody to wait for.
static Flow meetTeam(Operation *op, Evaluation &in) {
  Team *team = teamOf(in);
  return team && team->size > 1 ? team->meetAll(op) : Flow::Next;
}

/// Whether share `number` of the work belongs to the running thread.
static bool isMine(int64_t number, Evaluation &in) {
  Team *team = teamOf(in);
  return !team || team->size == 1 ||
         team->nth(unsigned(uint64_t(number) % team->size)) == team->member;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
/// The variables of a reduction clause, and the private copies of the running
/// thread.
class Reduction {
public:
  /// False: the run is over.
  template <typename Op>
  bool begin(Op op, Evaluation &in) {
    std::optional<ArrayAttr> symbols = op.getReductionSyms();
    if (!symbols)
      return true;
    if (op.getReductionMod() ||
        llvm::is_contained(op.getReductionByref().value_or(ArrayRef<bool>()),
                           true))
      return (void)in.unsupported("a reduction of this kind"), false;
    for (auto [variable, symbol] :
         llvm::zip_equal(op.getReductionVars(), *symbols)) {
      auto how = dyn_cast_or_null<omp::DeclareReductionOp>(
          in.lookup(op, cast<SymbolRefAttr>(symbol)));
      std::optional<int64_t> address = in.integer(variable);
      if (!address || !how || !isa<LLVM::LLVMPointerType>(variable.getType()) ||
          how.getInitializerRegion().getNumArguments() != 1)
        return (void)in.unsupported("a reduction of this kind"), false;
      Type type = how.getType();
      // The initializer takes the original variable.
      Datum original;
      Handed handed;
      std::optional<uint64_t> copy =
          in.allocate(strideOf(type), Lifetime::Stack);
      if (!copy || !llvmir::load(in, uint64_t(*address), type, original) ||
          in.run(how.getInitializerRegion(), original, handed) == Flow::Stop ||
          handed.values.size() != 1 ||
          !llvmir::store(in, *copy, type, handed.values[0]))
        return false;
      list.push_back({how, uint64_t(*address), *copy});
      arguments.push_back(Element::word(int64_t(*copy)));
    }
    return true;
  }

  /// Combines the copies of all threads into the variables. Waits for the team.
  Flow end(Operation *op, Evaluation &in) {
    if (list.empty())
      return Flow::Next;
    std::vector<Datum> mine;
    for (Variable &one : list) {
      Datum value;
      if (!llvmir::load(in, one.copy, one.how.getType(), value))
        return Flow::Stop;
      mine.push_back(std::move(value));
    }
    Team *team = teamOf(in);
    Datum brought = Datum::list(std::move(mine));
    if (!team || team->size == 1)
      return combine({brought}, in);
    if (team->meetAll(op, brought) == Flow::Stop)
      return Flow::Stop;
    std::vector<Datum> all;
    all.reserve(team->size);
    for (unsigned i = 0; i < team->size; ++i)
      all.push_back(team->brought(team->nth(i)));
    if (team->member == 0 && combine(all, in) == Flow::Stop)
      return Flow::Stop;
    return team->meetAll(op);
  }

  SmallVector<Datum> arguments;

private:
  struct Variable {
    omp::DeclareReductionOp how;
    uint64_t address, copy;
  };
  SmallVector<Variable> list;

  Flow combine(ArrayRef<Datum> all, Evaluation &in) {
    for (auto [index, one] : llvm::enumerate(list)) {
      Type type = one.how.getType();
      Datum value;
      if (!llvmir::load(in, one.address, type, value))
        return Flow::Stop;
      for (const Datum &brought : all) {
        Handed handed;
        if (in.run(one.how.getReductionRegion(),
                   {value, brought.items()[index]}, handed) == Flow::Stop)
          return Flow::Stop;
        if (handed.values.size() != 1)
          return in.unsupported("a combiner without a value");
        value = std::move(handed.values[0]);
      }
      if (!llvmir::store(in, one.address, type, value))
        return Flow::Stop;
    }
    return Flow::Next;
  }
};
} // namespace

template <typename Op>
static bool hasPrivate(Op op, Evaluation &in) {
  if (op.getPrivateVars().empty() && op.getAllocateVars().empty())
    return false;
  (void)in.unsupported("private variables");
  return true;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// From LLVM 23 on there may be more than one.
template <typename Op>
static SmallVector<Value, 1> threadCounts(Op op) {
  if constexpr (requires { op.getNumThreadsVars(); })
    return SmallVector<Value, 1>(op.getNumThreadsVars());
  else if (Value count = op.getNumThreads())
    return {count};
  else
    return {};
}

static Flow runParallel(omp::ParallelOp op, Evaluation &in) {
  if (hasPrivate(op, in))
    return Flow::Stop;
  int64_t most = 4;
  if (op.getIfExpr()) {
    std::optional<int64_t> isParallel = in.integer(op.getIfExpr());
    if (!isParallel)
      return Flow::Stop;
    most = *isParallel ? most : 1;
  }
  SmallVector<Value, 1> counts = threadCounts(op);
  if (counts.size() > 1)
    return in.unsupported("numbers of threads for each level of a nest");
  for (Value count : counts) {
    std::optional<int64_t> threads = in.integer(count);
    if (!threads)
      return Flow::Stop;
    if (*threads <= 0)
      return in.undefined("a number of threads that is not positive");
    most = std::min(most, *threads);
  }
  if (in.team) // inside of another one
    most = 1;
  uint64_t size = 1 + in.draw(uint64_t(most));
  Team team(in, Team::Kind::Parallel, unsigned(size));
  return team.run(size > 1, [&](unsigned) {
    size_t mark = in.memory.stackMark();
    Reduction reduction;
    Handed handed;
    Flow flow = reduction.begin(op, in)
                    ? in.run(op.getRegion(), reduction.arguments, handed)
                    : Flow::Stop;
    if (flow != Flow::Stop)
      flow = reduction.end(op, in);
    if (flow != Flow::Stop)
      flow = meetTeam(op, in);
    in.memory.popStack(mark);
    return flow;
  });
}

/// The iterations of a nest that are the running thread's, in order.
static Flow runNest(omp::LoopNestOp op, bool isShared, Evaluation &in) {
  if (op.getCollapseNumLoops() != op.getNumLoops() || op.getTileSizes())
    return in.unsupported("a nest of this kind");
  SmallVector<int64_t> lower, upper, step, counts;
  if (!in.integers(op.getLoopLowerBounds(), lower) ||
      !in.integers(op.getLoopUpperBounds(), upper) ||
      !in.integers(op.getLoopSteps(), step))
    return Flow::Stop;
  for (auto [from, to, by] : llvm::zip_equal(lower, upper, step)) {
    if (by <= 0)
      return in.unsupported("a step that is not positive");
    counts.push_back(
        countTurns(from, __int128(to) + op.getLoopInclusive(), by));
  }
  int64_t number = 0;
  bool isFine = forEachPosition(counts, [&](ArrayRef<int64_t> position) {
    if (!in.charge(1))
      return false;
    if (isShared && !isMine(number++, in))
      return true;
    SmallVector<Datum> arguments;
    for (auto [i, from, by, argument] :
         llvm::zip_equal(position, lower, step, op.getIVs()))
      arguments.push_back(valueAt(i, from, by, argument));
    Handed handed;
    return in.run(op.getRegion(), arguments, handed) != Flow::Stop;
  });
  return isFine ? Flow::Next : Flow::Stop;
}

/// Returns the loop nest inside of its wrappers.
static omp::LoopNestOp nestOf(Region &region) {
  if (!region.hasOneBlock() || region.front().empty())
    return nullptr;
  return dyn_cast<omp::LoopNestOp>(region.front().front());
}

static Flow runLoop(omp::WsloopOp op, Evaluation &in) {
  omp::LoopNestOp nest = nestOf(op.getRegion());
  if (!nest || op.getOrdered() || !op.getLinearVars().empty())
    return in.unsupported("a loop of this kind");
  if (hasPrivate(op, in))
    return Flow::Stop;
  if (op.getNowait() && op.getNumReductionVars())
    return in.unsupported("a reduction that nobody waits for");
  size_t mark = in.memory.stackMark();
  Reduction reduction;
  if (!reduction.begin(op, in))
    return Flow::Stop;
  for (auto [argument, value] :
       llvm::zip_equal(op.getRegion().getArguments(), reduction.arguments))
    in.set(argument, value);
  if (runNest(nest, /*isShared=*/true, in) == Flow::Stop ||
      reduction.end(op, in) == Flow::Stop)
    return Flow::Stop;
  in.memory.popStack(mark);
  return op.getNowait() ? Flow::Next : meetTeam(op, in);
}

static Flow runSections(omp::SectionsOp op, Evaluation &in) {
  if (hasPrivate(op, in))
    return Flow::Stop;
  if (op.getNumReductionVars())
    return in.unsupported("a reduction of sections");
  int64_t number = 0;
  for (auto section : op.getRegion().front().getOps<omp::SectionOp>()) {
    Handed handed;
    if (isMine(number++, in) &&
        in.run(section.getRegion(), {}, handed) == Flow::Stop)
      return Flow::Stop;
  }
  return op.getNowait() ? Flow::Next : meetTeam(op, in);
}

static Flow runSingle(omp::SingleOp op, Evaluation &in) {
  if (hasPrivate(op, in))
    return Flow::Stop;
  if (!op.getCopyprivateVars().empty())
    return in.unsupported("private variables");
  // Choose another thread than the one that has the first share of a loop.
  Handed handed;
  if (isMine(1, in) && in.run(op.getRegion(), {}, handed) == Flow::Stop)
    return Flow::Stop;
  return op.getNowait() ? Flow::Next : meetTeam(op, in);
}

/// Treats accesses in a critical region as atomic: they do not race with each
/// other.
static Flow runCritical(omp::CriticalOp op, Evaluation &in) {
  Handed handed;
  bool outer = std::exchange(in.memory.isAtomic, true);
  Flow flow = in.run(op.getRegion(), {}, handed);
  in.memory.isAtomic = outer;
  return flow;
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

static bool access(Value pointer, Type type, Evaluation &in, Datum *to,
                   const Datum *from) {
  if (!isa<LLVM::LLVMPointerType>(pointer.getType()))
    return (void)in.unsupported("an atomic access to this"), false;
  std::optional<int64_t> address = in.integer(pointer);
  if (!address)
    return false;
  bool outer = std::exchange(in.memory.isAtomic, true);
  bool isFine = to ? llvmir::load(in, uint64_t(*address), type, *to)
                   : llvmir::store(in, uint64_t(*address), type, *from);
  in.memory.isAtomic = outer;
  return isFine;
}

static Flow readAtomic(omp::AtomicReadOp op, Evaluation &in) {
  Datum value;
  std::optional<int64_t> to = in.integer(op.getV());
  return to && access(op.getX(), op.getElementType(), in, &value, nullptr) &&
                 llvmir::store(in, uint64_t(*to), op.getElementType(), value)
             ? Flow::Next
             : Flow::Stop;
}

static Flow updateAtomic(omp::AtomicUpdateOp op, Evaluation &in) {
  if (op.getRegion().getNumArguments() != 1)
    return in.unsupported("an update of this kind");
  Type type = op.getRegion().getArgument(0).getType();
  Datum old;
  Handed handed;
  if (!access(op.getX(), type, in, &old, nullptr) ||
      in.run(op.getRegion(), old, handed) == Flow::Stop)
    return Flow::Stop;
  if (handed.values.size() != 1)
    return in.unsupported("an update of this kind");
  return access(op.getX(), type, in, nullptr, &handed.values[0]) ? Flow::Next
                                                                 : Flow::Stop;
}

namespace scion::semantics {
void registerOmp(Meanings &to) {
  to.add<omp::ParallelOp>(
      [](omp::ParallelOp op, Evaluation &in) { return runParallel(op, in); });
  to.add<omp::WsloopOp>(
      [](omp::WsloopOp op, Evaluation &in) { return runLoop(op, in); });
  to.add<omp::SectionsOp>(
      [](omp::SectionsOp op, Evaluation &in) { return runSections(op, in); });
  to.add<omp::SingleOp>(
      [](omp::SingleOp op, Evaluation &in) { return runSingle(op, in); });
  to.add<omp::MasterOp>([](omp::MasterOp op, Evaluation &in) {
    Team *team = teamOf(in);
    Handed handed;
    return team && team->member != 0 ? Flow::Next
                                     : in.run(op.getRegion(), {}, handed);
  });
  to.add<omp::CriticalOp>(
      [](omp::CriticalOp op, Evaluation &in) { return runCritical(op, in); });
  to.add<omp::BarrierOp>(
      [](omp::BarrierOp op, Evaluation &in) { return meetTeam(op, in); });
  to.add<omp::AtomicReadOp>(
      [](omp::AtomicReadOp op, Evaluation &in) { return readAtomic(op, in); });
  to.add<omp::AtomicWriteOp>([](omp::AtomicWriteOp op, Evaluation &in) {
    Datum value = in.get(op.getExpr());
    return access(op.getX(), op.getExpr().getType(), in, nullptr, &value)
               ? Flow::Next
               : Flow::Stop;
  });
  to.add<omp::AtomicUpdateOp>([](omp::AtomicUpdateOp op, Evaluation &in) {
    return updateAtomic(op, in);
  });
  // No other thread runs in between.
  to.add<omp::AtomicCaptureOp>([](omp::AtomicCaptureOp op, Evaluation &in) {
    Handed handed;
    return in.run(op.getRegion(), {}, handed);
  });
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(omp::TerminatorOp::getOperationName(), hand);
  to.add(omp::YieldOp::getOperationName(), hand);
  to.add(omp::FlushOp::getOperationName(),
         [](Operation *, Evaluation &) { return Flow::Next; });
}
} // namespace scion::semantics

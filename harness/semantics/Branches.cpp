//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control flow in a run for all inputs. Code without effects is executed for
// each answer to its branches, under the condition of each, and the results are
// merged. Branches around effects become paths of the whole run.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Lift.h"
#include "harness/semantics/Symbolic.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;
using namespace scion::terms;

/// Paths of one op, and blocks of one region, that are merged.
static constexpr size_t mostPaths = 96, mostBlocks = 64;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<int64_t> Evaluation::decideSymbolic(const Element &element) {
  TermElement term = symbolic()->termOf(element);
  symbolic()->undefinedIf(term.isBad);
  if (element.width() != 1) // of a switch: isSelected() compares it
    return 0;
  return symbolic()->ask(term.number.isOne()) ? -1 : 0;
}

bool Evaluation::isSelected(const Datum &selector, int64_t decision,
                            const APInt &value) {
  unsigned width = value.getBitWidth();
  if (selector.isElement() && LLVM_UNLIKELY(selector.element().term))
    return symbolic()->ask(symbolic()->termOf(selector.element()).number ==
                           Bits(value));
  return selector.state() == State::Defined
             ? selector.element().bits() == value
             : APInt(width, uint64_t(decision), true, true) == value;
}

bool Evaluation::canDividePoison(const Datum &dividends, const Datum &divisors,
                                 bool overflows) {
  ArrayRef<Element> list = dividends.numbers();
  for (auto [index, divisor] : llvm::enumerate(divisors.numbers())) {
    // A tensor that is poison as a whole has no numbers.
    const Element *dividend = index < list.size() ? &list[index] : nullptr;
    if (LLVM_UNLIKELY(divisor.term || (dividend && dividend->term))) {
      TermElement by = symbolic()->termOf(divisor);
      terms::Truth isPoison =
          dividend ? symbolic()->termOf(*dividend).isBad : terms::Truth(true);
      terms::Truth mayNot = by.number.isZero();
      if (overflows)
        mayNot = mayNot | by.number.isAllOnes();
      symbolic()->undefinedIf(by.isBad | (isPoison & mayNot));
      continue;
    }
    bool isPoison = !(dividend && dividend->isDefined());
    if (!divisor.isDefined())
      (void)undefined("division by poison");
    else if (isPoison && divisor.bits().isZero())
      (void)undefined("division by zero");
    else if (isPoison && overflows && divisor.bits().isAllOnes())
      (void)undefined("division of poison by -1");
    else
      continue;
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Reading is no effect: nothing is written in between.
bool Evaluation::hasNoEffects(Operation &op) {
  auto [place, isNew] = effectFree.try_emplace(&op, true);
  if (!isNew)
    return place->second;
  bool is = true;
  if (auto effects = dyn_cast<MemoryEffectOpInterface>(&op)) {
    SmallVector<MemoryEffects::EffectInstance> list;
    effects.getEffects(list);
    is = llvm::all_of(list, [](const MemoryEffects::EffectInstance &effect) {
      return isa<MemoryEffects::Read>(effect.getEffect());
    });
  } else if (!op.hasTrait<OpTrait::HasRecursiveMemoryEffects>() &&
             !op.hasTrait<OpTrait::IsTerminator>()) {
    is = false;
  }
  for (Region &region : op.getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        is = is && hasNoEffects(inner);
  return effectFree[&op] = is;
}

Flow Evaluation::runUnknown(Operation &op) {
  bool isRegistered = op.getRegisteredInfo().has_value();
  if (op.getNumRegions() || op.getNumSuccessors() || isRegistered ||
      op.hasTrait<OpTrait::IsTerminator>() || !limits.unknown)
    return unsupported("no meaning is known");
  SmallVector<Datum> arguments, results;
  for (Value operand : op.getOperands())
    arguments.push_back(get(operand));
  std::string what = op.getName().getStringRef().str() + " ";
  llvm::raw_string_ostream(what) << op.getAttrDictionary();
  if (!limits.unknown(&op, what, arguments, results))
    return unsupported("an unknown op");
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), results))
    set(result, std::move(datum));
  return Flow::Next;
}

Flow Evaluation::runSymbolic(Operation &op, Meaning meaning) {
  // Buffers of the program before a pass and after it have other addresses.
  if (op.getName().getStringRef() == "llvm.ptrtoint" ||
      op.getName().getStringRef() == "memref.extract_aligned_pointer_as_index")
    return unsupported("an address is used as a number");
  // The parts of a map have 64 bits, whatever an index has.
  if (indexBits() != 64 && op.getName().getDialectNamespace() == "affine")
    return unsupported("affine maps where an index has not 64 bits");
  bool isMerged = op.getNumRegions() != 0 && hasNoEffects(op);
  if (allowsOtherResults(&op))
    symbolic()->noteFreedom();
  Flow flow = isMerged ? runMerged(op, meaning) : meaning(&op, *this);
  if (symbolic()->isIncomplete() && (!over || resume()))
    return unsupported(symbolic()->whyIncomplete());
  return flow;
}

Flow Evaluation::runMerged(Operation &op, Meaning meaning) {
  struct Path {
    Truth condition;
    SmallVector<Datum, 2> results;
  };
  std::vector<Path> paths;
  Fork fork(symbolic()->graph);
  size_t count = 0;
  do {
    if (++count > mostPaths)
      return unsupported("too many branches");
    Flow flow = meaning(&op, *this);
    current = &op;
    if (over) {
      if (!resume())
        return Flow::Stop;
      symbolic()->undefinedIf(true);
      continue;
    }
    if (flow != Flow::Next)
      return unsupported("a terminator with regions");
    if (symbolic()->isIncomplete())
      return unsupported(symbolic()->whyIncomplete());
    Path path{Truth::of(fork.condition()), {}};
    for (Value result : op.getResults())
      path.results.push_back(get(result));
    paths.push_back(std::move(path));
  } while (fork.next());
  if (paths.empty())
    return undefined("each branch is undefined");
  for (auto [index, result] : llvm::enumerate(op.getResults())) {
    Datum all = paths.back().results[index];
    for (const Path &path : llvm::drop_begin(llvm::reverse(paths)))
      all = symbolic()->choose(path.condition, path.results[index], all);
    set(result, std::move(all));
  }
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// The blocks that can be reached, each before its successors; empty if there
/// is a cycle.
static SmallVector<Block *> topological(Region &region) {
  enum : int { open = 1, closed = 2 };
  llvm::DenseMap<Block *, int> marks;
  SmallVector<Block *> order;
  SmallVector<std::pair<Block *, unsigned>> stack{{&region.front(), 0}};
  marks[&region.front()] = open;
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    if (next == block->getNumSuccessors()) {
      marks[block] = closed;
      order.push_back(block);
      stack.pop_back();
      continue;
    }
    Block *successor = block->getSuccessor(next++);
    int &mark = marks[successor];
    if (mark == open)
      return {};
    if (mark == 0) {
      mark = open;
      stack.push_back({successor, 0});
    }
  }
  std::reverse(order.begin(), order.end());
  return order;
}

/// Whether each way through the region that ends passes the block.
static bool isAlwaysPassed(Block *block, ArrayRef<Block *> order) {
  llvm::SmallPtrSet<Block *, 16> seen;
  SmallVector<Block *> stack{order.front()};
  while (!stack.empty()) {
    Block *next = stack.pop_back_val();
    if (next == block || !seen.insert(next).second)
      continue;
    if (next->getNumSuccessors() == 0)
      return false;
    llvm::append_range(stack, next->getSuccessors());
  }
  return true;
}

bool Evaluation::canMergeBlocks(Region &region) {
  SmallVector<Block *> order = topological(region);
  if (order.empty() || order.size() > mostBlocks)
    return false;
  return llvm::all_of(llvm::drop_begin(order), [&](Block *block) {
    return llvm::all_of(*block,
                        [&](Operation &op) { return hasNoEffects(op); }) ||
           isAlwaysPassed(block, order);
  });
}

Flow Evaluation::runBlocks(Region &region) {
  struct Entry {
    Truth guard;
    SmallVector<Datum, 4> values;
  };
  Graph &graph = symbolic()->graph;
  SmallVector<Block *> order = topological(region);
  llvm::DenseMap<Block *, Entry> entries;
  std::optional<Entry> handed;
  Operation *handing = nullptr;
  auto merge = [&](std::optional<Entry> &to, Truth guard) {
    if (!to) {
      to = Entry{guard, carried};
    } else if (to->values.size() != carried.size()) {
      symbolic()->giveUp("a block has other arguments than it is given");
    } else {
      for (auto [value, other] : llvm::zip_equal(to->values, carried))
        value = symbolic()->choose(guard, other, value);
      to->guard = to->guard | guard;
    }
    carried.clear();
  };
  for (Block *block : order) {
    Truth guard = true;
    if (block != order.front()) {
      auto found = entries.find(block);
      if (found == entries.end())
        continue;
      if (found->second.values.size() != block->getNumArguments())
        return unsupported("a block has other arguments than it is given");
      for (auto [argument, value] :
           llvm::zip_equal(block->getArguments(), found->second.values))
        set(argument, value);
      if (!isAlwaysPassed(block, order))
        guard = found->second.guard;
    }
    symbolic()->pushGuard(guard.term);
    Flow flow = Flow::Next;
    Operation *around = current;
    for (Operation &op : block->without_terminator())
      if ((flow = step(op)) == Flow::Stop)
        break;
    if (flow == Flow::Next) {
      Fork fork(graph);
      do {
        flow = step(block->back());
        if (flow == Flow::Stop) {
          if (!resume())
            break;
          symbolic()->undefinedIf(true);
          continue;
        }
        Truth taken = guard & Truth::of(fork.condition());
        if (flow == Flow::Jump) {
          std::optional<Entry> entry;
          auto found = entries.find(target);
          if (found != entries.end())
            entry = std::move(found->second);
          merge(entry, taken);
          entries[target] = std::move(*entry);
        } else {
          handing = terminator;
          merge(handed, taken);
        }
      } while (fork.next());
    }
    if (over && resume())
      symbolic()->undefinedIf(true);
    current = around;
    symbolic()->popGuard();
    if (over)
      return Flow::Stop;
    if (symbolic()->isIncomplete())
      return unsupported(symbolic()->whyIncomplete());
  }
  if (!handed)
    return undefined("each branch is undefined");
  carried = std::move(handed->values);
  terminator = handing;
  return Flow::Hand;
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

void Evaluation::flushTrace() {
  for (const Observation &one : printed.observations())
    symbolic()->events.push_back({printed.describe(one), {}, {}, true});
  printed.clear();
}

Flow Evaluation::showTerm(StringRef what, const Element &number) {
  flushTrace();
  symbolic()->show(what, number);
  return Flow::Next;
}

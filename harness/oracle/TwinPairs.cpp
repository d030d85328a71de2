//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Value numbering, done twice: once a hidden value has the number of what it
// hides, once it has one of its own. Twins are equal in the first numbering and
// not in the second.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/TwinPairs.h"

#include "harness/exec/Observe.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace scion;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Hiding
//===----------------------------------------------------------------------===//

bool scion::hidesValue(func::FuncOp function) {
  if (!function.isPublic() || !function.getNoInline() ||
      function.isDeclaration() || function.getNumArguments() != 1 ||
      !function.getBody().hasOneBlock())
    return false;
  auto end = dyn_cast<func::ReturnOp>(function.front().front());
  return end && llvm::equal(end.getOperands(), function.getArguments());
}

//===----------------------------------------------------------------------===//
// Numbering
//===----------------------------------------------------------------------===//

/// Ops without effects whose result is any value, and may be another one each
/// time; or whose flags let passes change the result.
static bool isUnspecified(Operation *op) {
  if (isa<tensor::EmptyOp, ub::PoisonOp>(op))
    return true;
  auto fast = dyn_cast<arith::ArithFastMathInterface>(op);
  return fast && fast.getFastMathFlagsAttr() &&
         fast.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none;
}

namespace {
enum class Effects { None, Reads, Others };

class Numbering {
public:
  explicit Numbering(ModuleOp module) : module(module) {}

  void run(func::FuncOp function);

  /// The numbers of the op's results begin with these: equal ops, equal ones.
  struct Class {
    unsigned full, raw; // hidden values looked through, and not
  };
  const Class *classOf(Operation *op) const {
    auto found = classes.find(op);
    return found == classes.end() ? nullptr : &found->second;
  }

private:
  using Key = std::vector<const void *>;
  struct Table {
    llvm::DenseMap<Value, unsigned> numbers;
    std::map<Key, unsigned> known; // looked up, never walked
    std::map<Key, std::vector<Operation *>> withRegions;
  };

  ModuleOp module;
  Table full, raw;
  llvm::DenseMap<Operation *, Class> classes;
  llvm::DenseMap<Operation *, bool> hiding; // functions
  unsigned next = 0;
  uintptr_t epoch = 0; // how many ops before may have written

  unsigned numberOf(Table &table, Value value);
  void setNumbers(Table &table, Operation *op, unsigned first);
  unsigned number(Table &table, Operation *op, Effects effects);
  bool haveEqualRegions(Table &table, Operation *a, Operation *b);
  bool isHidingCall(Operation *op);
  Effects effectsOf(Operation *op);
  void visit(Operation *op);
};
} // namespace

unsigned Numbering::numberOf(Table &table, Value value) {
  auto [found, isNew] = table.numbers.try_emplace(value, next);
  next += isNew;
  return found->second;
}

void Numbering::setNumbers(Table &table, Operation *op, unsigned first) {
  for (Value result : op->getResults())
    table.numbers.try_emplace(result,
                              first + cast<OpResult>(result).getResultNumber());
}

bool Numbering::isHidingCall(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  auto callee =
      call ? module.lookupSymbol<func::FuncOp>(call.getCalleeAttr().getAttr())
           : func::FuncOp();
  if (!callee)
    return false;
  auto [found, isNew] = hiding.try_emplace(callee, false);
  if (isNew)
    found->second = hidesValue(callee);
  return found->second;
}

/// Without a cache that ops of linalg keep in themselves.
static Attribute attributesOf(Operation *op) {
  NamedAttrList attributes(op->getAttrDictionary());
  attributes.erase("linalg.memoized_indexing_maps");
  return attributes.getDictionary(op->getContext());
}

/// A view of memory as a tensor, and whatever else takes memory and gives
/// something else, is a read: bufferization.to_tensor does not say so.
static bool takesMemory(Operation *op) {
  auto isMemory = [](Type type) { return isa<BaseMemRefType>(type); };
  return llvm::any_of(op->getOperandTypes(), isMemory) &&
         !llvm::all_of(op->getResultTypes(), isMemory);
}

Effects Numbering::effectsOf(Operation *op) {
  std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
      getEffectsRecursively(op);
  if (!effects)
    return Effects::Others;
  bool reads = false;
  for (const MemoryEffects::EffectInstance &effect : *effects) {
    if (!isa<MemoryEffects::Read>(effect.getEffect()))
      return Effects::Others;
    reads = true;
  }
  bool isUnknown = false;
  op->walk([&](Operation *inner) {
    isUnknown |= isUnspecified(inner);
    reads |= takesMemory(inner);
  });
  if (isUnknown)
    return Effects::Others;
  return reads ? Effects::Reads : Effects::None;
}

bool Numbering::haveEqualRegions(Table &table, Operation *a, Operation *b) {
  llvm::DenseMap<Value, Value> inside; // of b, by what it is in a
  auto areEqual = [&](Value left, Value right) {
    auto found = inside.find(left);
    if (found != inside.end())
      return success(found->second == right);
    auto one = table.numbers.find(left), other = table.numbers.find(right);
    auto none = table.numbers.end();
    return success(left == right || (one != none && other != none &&
                                     one->second == other->second));
  };
  auto markEqual = [&](Value left, Value right) { inside[left] = right; };
  for (auto [left, right] : llvm::zip_equal(a->getRegions(), b->getRegions()))
    if (!OperationEquivalence::isRegionEquivalentTo(
            &left, &right, areEqual, markEqual,
            OperationEquivalence::IgnoreLocations))
      return false;
  return true;
}

unsigned Numbering::number(Table &table, Operation *op, Effects effects) {
  auto fresh = [&] {
    unsigned first = next;
    next += op->getNumResults();
    return first;
  };
  if (effects == Effects::Others)
    return fresh();
  Key key = {op->getName().getAsOpaquePointer(),
             attributesOf(op).getAsOpaquePointer()};
  for (Type type : op->getResultTypes())
    key.push_back(type.getAsOpaquePointer());
  for (Value operand : op->getOperands())
    key.push_back(
        reinterpret_cast<const void *>(uintptr_t(numberOf(table, operand))));
  if (effects == Effects::Reads) {
    key.push_back(op->getBlock());
    key.push_back(reinterpret_cast<const void *>(epoch));
  }
  if (op->getNumRegions() != 0) {
    std::vector<Operation *> &alike = table.withRegions[key];
    for (Operation *other : alike)
      if (haveEqualRegions(table, other, op))
        return table.numbers.lookup(other->getResult(0));
    alike.push_back(op);
    return fresh();
  }
  auto [found, isNew] = table.known.try_emplace(std::move(key), next);
  if (isNew)
    fresh();
  return found->second;
}

void Numbering::visit(Operation *op) {
  if (isHidingCall(op)) {
    Value argument = op->getOperand(0), hidden = op->getResult(0);
    full.numbers.try_emplace(hidden, numberOf(full, argument));
    // Two hidden forms of one value are no news.
    Key key = {nullptr, reinterpret_cast<const void *>(
                            uintptr_t(numberOf(raw, argument)))};
    auto [found, isNew] = raw.known.try_emplace(std::move(key), next);
    next += isNew;
    raw.numbers.try_emplace(hidden, found->second);
    return;
  }
  if (op->hasTrait<OpTrait::IsTerminator>())
    return;
  Effects effects = effectsOf(op);
  if (op->getNumResults() != 0) {
    unsigned all = number(full, op, effects), own = number(raw, op, effects);
    setNumbers(full, op, all);
    setNumbers(raw, op, own);
    if (effects != Effects::Others)
      classes[op] = {all, own};
  }
  epoch += effects == Effects::Others;
}

void Numbering::run(func::FuncOp function) {
  function.getBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { visit(op); });
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

/// Whether what stands in a region of `op` runs in a known order, so that calls
/// in there print in that order.
static bool isSequential(Operation *op) {
  return isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::IndexSwitchOp,
             scf::ExecuteRegionOp, affine::AffineForOp, affine::AffineIfOp>(op);
}

static void findIn(Block &block, const Numbering &numbering,
                   std::vector<TwinPair> &pairs) {
  // The first op of each class, and the raw classes that were met.
  llvm::DenseMap<unsigned, Operation *> firsts;
  llvm::DenseSet<std::pair<unsigned, unsigned>> met;
  for (Operation &op : block) {
    if (const Numbering::Class *one = numbering.classOf(&op)) {
      Operation *first = firsts.try_emplace(one->full, &op).first->second;
      bool isNew = met.insert({one->full, one->raw}).second;
      if (first != &op && isNew && first->getName() == op.getName())
        pairs.push_back({first, &op});
    }
    if (isSequential(&op))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          findIn(inner, numbering, pairs);
  }
}

/// Takes out the pairs whose second op is read by other twins only.
static void keepLast(std::vector<TwinPair> &pairs) {
  llvm::DenseSet<Operation *> twins;
  for (const TwinPair &pair : pairs) {
    twins.insert(pair.first);
    twins.insert(pair.second);
  }
  llvm::erase_if(pairs, [&](const TwinPair &pair) {
    return !pair.second->use_empty() &&
           llvm::all_of(pair.second->getUsers(), [&](Operation *user) {
             Operation *beside =
                 pair.second->getBlock()->findAncestorOpInBlock(*user);
             return beside && twins.contains(beside);
           });
  });
}

std::vector<TwinPair> scion::findTwinPairs(ModuleOp module) {
  std::vector<TwinPair> pairs;
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isDeclaration())
    return pairs;
  // Most programs hide nothing.
  if (llvm::none_of(module.getOps<func::FuncOp>(), hidesValue))
    return pairs;
  SmallVector<func::FuncOp> functions = {main};
  llvm::append_range(functions, calledOnceInOrder(main));
  for (func::FuncOp function : functions) {
    if (hidesValue(function))
      continue;
    Numbering numbering(module);
    numbering.run(function);
    for (Block &block : function.getBody())
      findIn(block, numbering, pairs);
  }
  keepLast(pairs);
  return pairs;
}

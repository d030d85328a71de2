//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Observe.h"

#include "harness/exec/ObserveRegions.h"
#include "harness/exec/ShowValue.h"
#include "harness/exec/ShownValues.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace scion;

namespace {
/// A value, and the operation before which it is shown.
struct Candidate {
  Value value;
  Operation *before;
};
} // namespace

/// The operation before which to show a value at the end of a function; null if
/// the value is not worth showing or may be undefined.
static Operation *placeToShow(Value value, Operation *end,
                              const ShowValue &show,
                              const ObserveOptions &options) {
  Operation *op = value.getDefiningOp();
  bool isWellDefined = options.isWellDefined;
  if (!show.canShow(value.getType()) || isShownAlready(value) ||
      (options.mayShow && !options.mayShow(value)))
    return nullptr;
  if (op && op->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  if (mayBeUndefined(value, isWellDefined))
    return nullptr;
  if (!isa<MemRefType>(value.getType()))
    return end;
  Operation *last = lastReadablePoint(value, isWellDefined);
  // A block other than that of `end` may run more than once.
  return last && last->getBlock() == end->getBlock() ? last : nullptr;
}

/// Whether the value is a buffer passed to a call: the callee's writes to it
/// are results.
static bool isArgument(Value value) {
  return isa<MemRefType>(value.getType()) &&
         llvm::any_of(value.getUsers(), llvm::IsaPred<func::CallOp>);
}

/// The values that are shown before one return of a function.
static SmallVector<Candidate> chooseAtEnd(func::FuncOp function, Operation *end,
                                          const DominanceInfo &dominance,
                                          ArrayRef<Value> wanted,
                                          ChoiceStream &choices,
                                          const ShowValue &show, unsigned limit,
                                          const ObserveOptions &options) {
  SmallVector<Candidate> sure, drawn;
  auto consider = [&](Value value) {
    if (llvm::is_contained(wanted, value) ||
        !dominance.properlyDominates(value, end))
      return;
    bool isReturned = llvm::is_contained(end->getOperands(), value);
    Operation *place = placeToShow(value, end, show, options);
    if (!place)
      return;
    // Another use of a value can keep rewrites from applying (fusion and
    // folding require a single use; bufferization copies a buffer that is read
    // later). So only results and unused values are always shown, the others
    // now and then.
    if (value.use_empty() || isReturned ||
        (options.isWellDefined && isArgument(value)))
      sure.push_back({value, place});
    else if (choices.chance(isa<MemRefType>(value.getType()) ? 3 : 1, 4))
      drawn.push_back({value, place});
  };
  for (Block &block : function.getBody())
    for (Operation &op : block)
      for (Value result : op.getResults())
        consider(result);
  SmallVector<Candidate> chosen;
  for (Value value : wanted)
    chosen.push_back({value, end});
  for (const SmallVector<Candidate> &list : {sure, drawn})
    for (const Candidate &candidate : list)
      if (chosen.size() < limit + wanted.size())
        chosen.push_back(candidate);
  return chosen;
}

SmallVector<func::FuncOp> scion::calledOnceInOrder(func::FuncOp main) {
  auto module = main->getParentOfType<ModuleOp>();
  llvm::MapVector<StringAttr, unsigned> uses;
  for (func::CallOp call : main.getOps<func::CallOp>())
    uses.insert({call.getCalleeAttr().getAttr(), 0});
  module.walk([&](Operation *op) {
    StringAttr name;
    if (auto call = dyn_cast<func::CallOp>(op))
      name = call.getCalleeAttr().getAttr();
    else if (auto constant = dyn_cast<func::ConstantOp>(op))
      name = constant.getValueAttr().getAttr();
    if (auto *found = name ? uses.find(name) : uses.end(); found != uses.end())
      ++found->second;
  });
  SmallVector<func::FuncOp> functions;
  for (auto [name, count] : uses)
    if (auto function = module.lookupSymbol<func::FuncOp>(name);
        function && count == 1 && !function.isDeclaration())
      functions.push_back(function);
  return functions;
}

FailureOr<ObserveResult> scion::addObservations(ModuleOp module,
                                                ChoiceStream choices,
                                                const ObserveOptions &options) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isDeclaration() || !main.isPublic() ||
      main.getNumArguments() != 0)
    return failure();
  ObserveResult result;
  ShowValue show(module, options.maxElements);
  if (!show.isPossible())
    return failure();

  bool wasObserved =
      llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
        return function.getName().starts_with(showPrefix);
      });
  SmallVector<Value> wanted;
  if (options.regions && !wasObserved) {
    ChoiceStream ofRegions = choices.fork("regions");
    observeRegions(main, ofRegions, show, options, result, wanted);
  }

  ChoiceStream atEnd = choices.fork("end");
  SmallVector<Candidate> chosen;
  auto chooseIn = [&](func::FuncOp function, ArrayRef<Value> wanted,
                      const ChoiceStream &drawn, unsigned limit) {
    DominanceInfo dominance(function);
    for (Block &block : function.getBody()) {
      auto end = dyn_cast<func::ReturnOp>(block.getTerminator());
      if (!end)
        continue;
      SmallVector<Value> reaching;
      for (Value value : wanted)
        if (dominance.properlyDominates(value, end))
          reaching.push_back(value);
      // Draw the same choices for each return. If only some returns showed a
      // value that reaches all of them, the output would depend on the control
      // flow.
      ChoiceStream same = drawn;
      llvm::append_range(chosen, chooseAtEnd(function, end, dominance, reaching,
                                             same, show, limit, options));
    }
  };
  chooseIn(main, wanted, atEnd, wasObserved ? 0 : options.maxAtEnd);
  // Show values that the functions of a wrapped program compute but do not
  // return.
  if (options.isWellDefined && !wasObserved)
    for (func::FuncOp callee : calledOnceInOrder(main))
      chooseIn(callee, {},
               atEnd.fork("callee",
                          stableHash(std::string_view(callee.getSymName()))),
               options.maxAtEnd);
  OpBuilder builder(module.getContext());
  ChoiceStream forms = choices.fork("forms");
  for (const Candidate &candidate : chosen) {
    builder.setInsertionPoint(candidate.before);
    show.show(builder, candidate.value, /*unroll=*/forms.chance(1, 2));
    ++result.atEnd;
  }
  result.atEnd -= result.carried + result.buffered;
  return result;
}

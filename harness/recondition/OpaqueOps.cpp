//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/OpaqueOps.h"
#include "harness/recondition/TypeScope.h"
#include "harness/recondition/Wrapper.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace scion;

static bool isOpaque(Operation *op) { return !op->isRegistered(); }

/// The types that vector.print takes without a library beside the runner's.
static bool canPrint(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return canPrint(vector.getElementType()) && vector.getNumElements() <= 64;
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return type.isIndex() || type.isF32() || type.isF64();
}

/// Whether the value certainly has elements that can be printed.
static bool hasElements(ShapedType type) {
  return type.hasStaticShape() && type.getNumElements() > 0 &&
         canPrint(type.getElementType());
}

/// The outermost enclosing op whose regions cannot contain a call, because they
/// run in any order or must be free of effects; null if there is none.
static Operation *withoutCalls(Operation *op) {
  Operation *outermost = nullptr;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<scf::ParallelOp, scf::ForallOp, affine::AffineParallelOp,
            memref::GenericAtomicRMWOp, linalg::LinalgOp, tensor::GenerateOp,
            tensor::PadOp>(parent))
      outermost = parent;
  return outermost;
}

namespace {
class Replacement {
public:
  Replacement(func::FuncOp function, ChoiceStream choices)
      : function(function), module(function->getParentOfType<ModuleOp>()),
        symbols(module), choices(choices) {}

  unsigned run();

private:
  func::FuncOp function;
  ModuleOp module;
  SymbolTable symbols;
  ChoiceStream choices;
  unsigned sources = 0;

  func::FuncOp sinkFor(ArrayRef<Type> types);
  func::FuncOp makeFunction(StringRef name, FunctionType type);
  void sink(OpBuilder &builder, Location loc, ValueRange values);
  std::optional<SmallVector<Value>> make(OpBuilder &builder, Location loc,
                                         TypeRange types);
  bool giveResults(Operation *op, OpBuilder &builder);
  bool replaceBranch(Operation *op, OpBuilder &builder);
  bool replaceReturn(Operation *op, OpBuilder &builder);
  bool replaceRegions(Operation *op, OpBuilder &builder);
  bool replace(Operation *op);
};
} // namespace

func::FuncOp Replacement::makeFunction(StringRef name, FunctionType type) {
  OpBuilder builder(module.getContext());
  auto made = func::FuncOp::create(builder, module.getLoc(), name, type);
  made.setPrivate();
  made.setNoInline(true);
  symbols.insert(made);
  return made;
}

/// The function for all sinks of these types.
func::FuncOp Replacement::sinkFor(ArrayRef<Type> types) {
  std::string name = "scion_sink";
  llvm::raw_string_ostream stream(name);
  for (Type type : types)
    stream << '_' << type;
  if (auto found = symbols.lookup<func::FuncOp>(name))
    return found;
  OpBuilder builder(module.getContext());
  func::FuncOp made = makeFunction(name, builder.getFunctionType(types, {}));
  builder.setInsertionPointToStart(made.addEntryBlock());
  Location loc = made.getLoc();
  auto print = [&](Value value) {
    vector::PrintOp::create(builder, loc, value);
  };
  for (Value argument : made.getArguments()) {
    auto shaped = dyn_cast<ShapedType>(argument.getType());
    if (!shaped || isa<VectorType>(shaped)) {
      print(argument);
      continue;
    }
    // The first and the last element.
    for (bool isLast : {false, true}) {
      SmallVector<Value> place;
      for (int64_t size : shaped.getShape())
        place.push_back(arith::ConstantIndexOp::create(builder, loc,
                                                       isLast ? size - 1 : 0));
      if (isa<MemRefType>(shaped))
        print(memref::LoadOp::create(builder, loc, argument, place));
      else
        print(tensor::ExtractOp::create(builder, loc, argument, place));
      if (shaped.getNumElements() == 1)
        break;
    }
  }
  func::ReturnOp::create(builder, loc);
  return made;
}

void Replacement::sink(OpBuilder &builder, Location loc, ValueRange values) {
  SmallVector<Value> shown;
  SmallVector<Type> types;
  for (Value value : values) {
    Type type = value.getType();
    if (typeProblem(type))
      continue;
    auto shaped = dyn_cast<ShapedType>(type);
    bool isShown =
        !shaped || isa<VectorType>(type)
            ? canPrint(type)
            : isa<MemRefType, RankedTensorType>(type) && hasElements(shaped);
    if (!isShown)
      continue;
    shown.push_back(value);
    types.push_back(type);
  }
  if (!shown.empty())
    func::CallOp::create(builder, loc, sinkFor(types), shown);
}

/// Makes values by calling a new source function. None if one of the types
/// cannot be made. Each call has its own function, because equal values would
/// hide what passes do with them.
std::optional<SmallVector<Value>>
Replacement::make(OpBuilder &builder, Location loc, TypeRange types) {
  if (!llvm::all_of(types, [](Type type) { return ValueMaker::canMake(type); }))
    return std::nullopt;
  SmallVector<Value> values;
  if (types.empty())
    return values;
  std::string name = "scion_source_" + function.getSymName().str() + "_" +
                     std::to_string(sources);
  func::FuncOp source = makeFunction(name, builder.getFunctionType({}, types));
  addBody(source, choices.fork("source", sources++));
  auto call = func::CallOp::create(builder, loc, source, ValueRange{});
  values.assign(call.result_begin(), call.result_end());
  return values;
}

/// Replaces the used results of the op. Unused results may have types of
/// unknown dialects.
bool Replacement::giveResults(Operation *op, OpBuilder &builder) {
  SmallVector<Value> used;
  for (Value result : op->getResults())
    if (!result.use_empty())
      used.push_back(result);
  std::optional<SmallVector<Value>> made =
      make(builder, op->getLoc(), ValueRange(used).getTypes());
  if (!made)
    return false;
  for (auto [result, value] : llvm::zip(used, *made))
    result.replaceAllUsesWith(value);
  return true;
}

/// Replaces a terminator with successors: a source selects the successor.
bool Replacement::replaceBranch(Operation *op, OpBuilder &builder) {
  Location loc = op->getLoc();
  SmallVector<SmallVector<Value>> arguments;
  for (Block *successor : op->getSuccessors()) {
    auto made = make(builder, loc, successor->getArgumentTypes());
    if (!made)
      return false;
    arguments.push_back(std::move(*made));
  }
  sink(builder, loc, op->getOperands());
  if (op->getNumSuccessors() == 1) {
    cf::BranchOp::create(builder, loc, op->getSuccessor(0), arguments[0]);
    return true;
  }
  auto flag = make(builder, loc, builder.getI32Type());
  SmallVector<int32_t> cases;
  SmallVector<ValueRange> others;
  SmallVector<Block *> targets;
  for (unsigned i = 1; i < op->getNumSuccessors(); ++i) {
    cases.push_back(int32_t(i) - 1);
    others.push_back(arguments[i]);
    targets.push_back(op->getSuccessor(i));
  }
  cf::SwitchOp::create(builder, loc, flag->front(), op->getSuccessor(0),
                       arguments[0], cases, targets, others);
  return true;
}

/// Replaces a terminator of the function.
bool Replacement::replaceReturn(Operation *op, OpBuilder &builder) {
  SmallVector<Value> values(op->getOperands());
  if (TypeRange(op->getOperandTypes()) != function.getResultTypes()) {
    auto made = make(builder, op->getLoc(), function.getResultTypes());
    if (!made)
      return false;
    sink(builder, op->getLoc(), op->getOperands());
    values = std::move(*made);
  }
  func::ReturnOp::create(builder, op->getLoc(), values);
  return true;
}

/// Replaces an op with regions, each of which then runs once. False if a
/// registered op ends a block without successors.
bool Replacement::replaceRegions(Operation *op, OpBuilder &builder) {
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    Block &entry = region.front();
    for (Value argument : entry.getArguments())
      if (!argument.use_empty() && !ValueMaker::canMake(argument.getType()))
        return false;
    // Regions of unregistered ops may end without a terminator.
    for (Block &block : region)
      if (!block.empty() && block.back().getNumSuccessors() == 0 &&
          block.back().hasTrait<OpTrait::IsTerminator>())
        return false;
  }
  sink(builder, op->getLoc(), op->getOperands());
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    auto runs =
        scf::ExecuteRegionOp::create(builder, op->getLoc(), TypeRange{});
    runs.getRegion().takeBody(region);
    for (Block &block : runs.getRegion()) {
      if (!block.empty() && block.back().getNumSuccessors())
        continue;
      OpBuilder inner = OpBuilder::atBlockEnd(&block);
      scf::YieldOp::create(inner, op->getLoc());
    }
    Block &entry = runs.getRegion().front();
    OpBuilder inner = OpBuilder::atBlockBegin(&entry);
    while (entry.getNumArguments()) {
      BlockArgument argument = entry.getArgument(0);
      if (!argument.use_empty())
        argument.replaceAllUsesWith(
            make(inner, op->getLoc(), argument.getType())->front());
      entry.eraseArgument(0);
    }
  }
  return true;
}

bool Replacement::replace(Operation *op) {
  OpBuilder builder(op);
  bool endsFunction = op->getParentOp() == function &&
                      op == &op->getBlock()->back() &&
                      op->getNumSuccessors() == 0;
  bool isReplaced = false;
  if (op->getNumSuccessors())
    isReplaced = !op->getNumRegions() && !op->getNumResults() &&
                 replaceBranch(op, builder);
  else if (endsFunction)
    isReplaced = !op->getNumRegions() && !op->getNumResults() &&
                 replaceReturn(op, builder);
  else if (Operation *around = withoutCalls(op)) {
    // Call sources before `around`, and drop sinks.
    OpBuilder before(around);
    isReplaced = !op->getNumRegions() && giveResults(op, before);
  } else if (giveResults(op, builder)) {
    if (op->getNumRegions())
      isReplaced = replaceRegions(op, builder);
    else {
      sink(builder, op->getLoc(), op->getOperands());
      isReplaced = true;
    }
  }
  if (isReplaced)
    op->erase();
  return isReplaced;
}

unsigned Replacement::run() {
  // Replace users before definitions, so that results used only by opaque ops
  // become unused, and inner ops before outer ops.
  SmallVector<Operation *> opaque;
  function.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (isOpaque(op))
      opaque.push_back(op);
  });
  unsigned count = 0;
  for (Operation *op : opaque)
    count += replace(op);
  return count;
}

unsigned scion::replaceOpaqueOps(func::FuncOp function, ChoiceStream choices) {
  return Replacement(function, choices).run();
}

bool scion::standsForOpaqueOp(func::FuncOp function) {
  StringRef name = function.getSymName();
  return function.isPrivate() && function.getNoInline() &&
         (name.starts_with("scion_sink") || name.starts_with("scion_source"));
}

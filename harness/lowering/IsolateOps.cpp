//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First a walk from the users to what they use decides which ops are moved: one
// that is moved asks nothing of its operands any more. Then each is moved, on a
// clone of the module.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/IsolateOps.h"

#include "harness/compat/MlirVersions.h"
#include "harness/known/Registry.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <vector>

using namespace scion;
using namespace mlir;

/// How far into the regions of a function to go.
enum class Depth { AllThatMayHoldCalls, ControlFlowOnly };

/// What a function can take and return on every path to LLVM.
static bool canBeHandedOver(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.getEncoding() && canBeHandedOver(tensor.getElementType());
  if (auto shaped = dyn_cast<ShapedType>(type))
    return isa<VectorType, MemRefType, UnrankedMemRefType, UnrankedTensorType>(
               shaped) &&
           canBeHandedOver(shaped.getElementType());
  return isa<IntegerType, IndexType, FloatType, ComplexType>(type);
}

/// Whether a region of `op` may hold a call, and is reached by nothing but
/// control flow or the op's own loops.
static bool mayHoldCalls(Operation *op, Depth depth) {
  static const llvm::StringSet<> controlFlow = {
      "scf.execute_region", "scf.for",      "scf.forall", "scf.if",
      "scf.index_switch",   "scf.parallel", "scf.while"};
  static const llvm::StringSet<> others = {
      "affine.for",     "affine.if",  "affine.parallel",
      "linalg.generic", "scf.reduce", "tensor.generate"};
  StringRef name = op->getName().getStringRef();
  return isa<func::FuncOp>(op) || controlFlow.contains(name) ||
         (depth == Depth::AllThatMayHoldCalls && others.contains(name));
}

/// Ops that must see their parent, the stack of their function, memory and
/// tensors at once, or the types of two levels.
static bool isTied(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors() != 0 ||
      op->hasTrait<OpTrait::AutomaticAllocationScope>() ||
      isa<CallOpInterface, SymbolOpInterface, func::ConstantOp>(op))
    return true;
  // A function that returns a constant tensor returns memory that nobody may
  // write to. one-shot-bufferize forgets that in callers, and paths keep off
  // programs with such functions.
  if (op->hasTrait<OpTrait::ConstantLike>() &&
      llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>) &&
      Registry::global().replaces("isolate-constant-tensors"))
    return true;
  static const llvm::StringSet<> tiedOps = {
      "builtin.unrealized_conversion_cast", "linalg.index"};
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "bufferization" || dialect == "llvm" ||
      tiedOps.contains(op->getName().getStringRef()))
    return true;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return false;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffects(instances);
  return llvm::any_of(instances, [](const auto &effect) {
    return isa<SideEffects::AutomaticAllocationScopeResource>(
        effect.getResource());
  });
}

/// Whether the regions of `op` can move along with it.
static bool hasMovableRegions(Operation *op) {
  if (op->getNumRegions() == 0)
    return true;
  if (op->getName().getDialectNamespace() != "linalg")
    return false;
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured.empty();
}

/// Ops of tosa that nothing lowers, or that are invalid, unless some of their
/// operands are constants.
static bool asksForConstants(Operation *op) {
  static const llvm::StringSet<> names = {
      "tosa.avg_pool2d", "tosa.conv2d",  "tosa.conv3d",
      "tosa.matmul",     "tosa.mul",     "tosa.negate",
      "tosa.pad",        "tosa.rescale", "tosa.depthwise_conv2d",
      "tosa.reshape",    "tosa.resize",  "tosa.slice",
      "tosa.table",      "tosa.tile",    "tosa.transpose_conv2d"};
  return names.contains(op->getName().getStringRef());
}

/// Whether `op` is a constant that has to move along with `user`.
static bool movesAlong(Operation *op, Operation *user) {
  return op && op->hasTrait<OpTrait::ConstantLike>() && asksForConstants(user);
}

/// Whether a subscript of an affine op may be the result of any op here.
static bool isTopLevel(Operation *op) {
  return op->getParentOp()->hasTrait<OpTrait::AffineScope>();
}

static bool touchesTensors(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

/// Tensors in a region of several blocks are only bufferized by copying each,
/// and that cannot be where functions take tensors.
static bool hasTensorsInBlocks(ModuleOp module) {
  auto isOne = [](Operation *op) {
    return touchesTensors(op) && !op->getParentRegion()->hasOneBlock();
  };
  return module
      .walk([&](Operation *op) {
        return op->getParentRegion() && isOne(op) ? WalkResult::interrupt()
                                                  : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
class Isolation {
public:
  Isolation(ModuleOp module, Depth depth)
      : module(module), depth(depth),
        keepsTensors(hasTensorsInBlocks(module) &&
                     Registry::global().replaces("isolate-tensors-in-blocks")) {
  }

  /// Whether anything was moved.
  bool run();

private:
  ModuleOp module;
  Depth depth;
  bool keepsTensors;
  llvm::DenseSet<Operation *> chosen;
  SymbolTable symbols{module};
  /// By what makes two ops equal, as addresses of unique objects.
  std::map<std::vector<const void *>, func::FuncOp> functions;
  unsigned counter = 0;

  bool canMove(Operation *op) const;
  bool standsWhereCallsMayStand(Operation *op) const;
  func::FuncOp functionFor(Operation *op, ArrayRef<Value> arguments);
  func::FuncOp makeFunction(Operation *op, ArrayRef<Value> arguments);
  void move(Operation *op);
};
} // namespace

bool Isolation::standsWhereCallsMayStand(Operation *op) const {
  for (Operation *parent = op->getParentOp(); parent != module;
       parent = parent->getParentOp())
    if (!mayHoldCalls(parent, depth))
      return false;
  return true;
}

bool Isolation::canMove(Operation *op) const {
  if (isTied(op) || (keepsTensors && touchesTensors(op)) ||
      !hasMovableRegions(op) || !standsWhereCallsMayStand(op))
    return false;
  for (Value operand : op->getOperands())
    if (!canBeHandedOver(operand.getType()) &&
        !movesAlong(operand.getDefiningOp(), op))
      return false;
  if (!llvm::all_of(op->getResultTypes(), canBeHandedOver))
    return false;
  for (Operation *user : op->getUsers()) {
    if (movesAlong(op, user))
      return false;
    if (chosen.contains(user))
      continue;
    if (isa_and_nonnull<affine::AffineDialect>(user->getDialect()) &&
        !isTopLevel(op) && llvm::any_of(op->getResultTypes(), [](Type type) {
          return type.isIndex();
        }))
      return false;
  }
  // Nobody would call it.
  return op->use_empty() || !llvm::all_of(op->getUsers(), [&](Operation *user) {
           return movesAlong(op, user);
         });
}

func::FuncOp Isolation::makeFunction(Operation *op, ArrayRef<Value> arguments) {
  std::string name;
  do
    name = "isolated_" + std::to_string(counter++);
  while (symbols.lookup(name));
  MLIRContext *context = op->getContext();
  auto type = FunctionType::get(context, ValueRange(arguments).getTypes(),
                                op->getResultTypes());
  auto function = func::FuncOp::create(op->getLoc(), name, type);
  function.setPrivate();
  // For MLIR's inliner, and for LLVM's: the first gets lost on the way down.
  function.setNoInline(true);
  function->setAttr(passthroughAttribute,
                    Builder(context).getStrArrayAttr({"noinline"}));
  symbols.insert(function);

  Block *body = function.addEntryBlock();
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  IRMapping mapping;
  mapping.map(arguments, body->getArguments());
  for (Value operand : op->getOperands())
    if (!mapping.contains(operand))
      builder.clone(*operand.getDefiningOp(), mapping);
  Operation *inside = builder.clone(*op, mapping);
  // An operand that stands there twice is two arguments.
  unsigned next = 0;
  for (OpOperand &operand : inside->getOpOperands())
    if (isa<BlockArgument>(operand.get()))
      operand.set(body->getArgument(next++));
  func::ReturnOp::create(builder, op->getLoc(), inside->getResults());
  return function;
}

func::FuncOp Isolation::functionFor(Operation *op, ArrayRef<Value> arguments) {
  if (op->getNumRegions() != 0)
    return makeFunction(op, arguments);
  std::vector<const void *> key = {
      op->getName().getAsOpaquePointer(),
      op->getAttrDictionary().getAsOpaquePointer()};
  for (Type type : op->getResultTypes())
    key.push_back(type.getAsOpaquePointer());
  for (Value operand : op->getOperands()) {
    key.push_back(operand.getType().getAsOpaquePointer());
    Operation *constant = operand.getDefiningOp();
    if (movesAlong(constant, op))
      key.push_back(constant->getAttrDictionary().getAsOpaquePointer());
  }
  func::FuncOp &function = functions[std::move(key)];
  if (!function)
    function = makeFunction(op, arguments);
  return function;
}

void Isolation::move(Operation *op) {
  SmallVector<Value> arguments;
  llvm::SmallSetVector<Operation *, 4> constants;
  for (Value operand : op->getOperands()) {
    if (movesAlong(operand.getDefiningOp(), op))
      constants.insert(operand.getDefiningOp());
    else
      arguments.push_back(operand);
  }
  OpBuilder builder(op);
  auto call = func::CallOp::create(builder, op->getLoc(),
                                   functionFor(op, arguments), arguments);
  call.setNoInline(true);
  op->replaceAllUsesWith(call.getResults());
  op->erase();
  for (Operation *constant : constants)
    if (constant->use_empty())
      constant->erase();
}

/// Gives each op that asks for constants its own, so that those for others can
/// stand alone.
static void splitConstants(ModuleOp module) {
  module.walk([](Operation *user) {
    for (OpOperand &operand : user->getOpOperands()) {
      Operation *constant = operand.get().getDefiningOp();
      if (movesAlong(constant, user) && !operand.get().hasOneUse())
        operand.set(OpBuilder(user).clone(*constant)->getResult(0));
    }
  });
}

bool Isolation::run() {
  splitConstants(module);
  SmallVector<Operation *> ops;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](Operation *op) {
      if (op != function)
        ops.push_back(op);
    });
  for (Operation *op : llvm::reverse(ops))
    if (canMove(op))
      chosen.insert(op);
  for (Operation *op : ops)
    if (chosen.contains(op))
      move(op);
  return !chosen.empty();
}

bool scion::isolateOps(ModuleOp module) {
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  for (Depth depth : {Depth::AllThatMayHoldCalls, Depth::ControlFlowOnly}) {
    OwningOpRef<ModuleOp> isolated = module.clone();
    if (!Isolation(*isolated, depth).run())
      return false;
    if (succeeded(verify(*isolated))) {
      module.getBodyRegion().takeBody(isolated->getBodyRegion());
      return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Scope.h"

#include "harness/exec/Runtime.h"
#include "harness/input/Extensions.h"
#include "harness/known/Registry.h"
#include "harness/recondition/OpTable.h"
#include "harness/recondition/Recondition.h"
#include "harness/recondition/TypeScope.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

void scion::normalizeProgram(mlir::ModuleOp module) {
  // An index always has 64 bits here, so drop the data layout with all other
  // attributes. GPU launches need the mark of their module, and conversions to
  // spirv its types.
  llvm::SmallVector<mlir::NamedAttribute> kept;
  for (llvm::StringRef name :
       {mlir::gpu::GPUDialect::getContainerModuleAttrName(),
        llvm::StringRef(mlir::spirv::getTargetEnvAttrName())})
    if (mlir::Attribute value = module->getDiscardableAttr(name))
      kept.push_back(mlir::NamedAttribute(
          mlir::StringAttr::get(module.getContext(), name), value));
  module->setDiscardableAttrs(kept);
}

void scion::allowSpirvTypes(mlir::ModuleOp module) {
  llvm::StringRef name = mlir::spirv::getTargetEnvAttrName();
  if (module->hasAttr(name))
    return;
  mlir::MLIRContext *context = module.getContext();
  context->getOrLoadDialect<mlir::spirv::SPIRVDialect>();
  using enum mlir::spirv::Capability;
  mlir::spirv::Capability capabilities[] = {
      Shader, Int8, Int16, Int64, Float16, Float64, Int64Atomics,
      // Arrays of narrow numbers in buffers.
      StorageBuffer8BitAccess, StorageBuffer16BitAccess};
  mlir::spirv::Extension extensions[] = {
      mlir::spirv::Extension::SPV_KHR_storage_buffer_storage_class,
      mlir::spirv::Extension::SPV_KHR_8bit_storage,
      mlir::spirv::Extension::SPV_KHR_16bit_storage};
  auto triple = mlir::spirv::VerCapExtAttr::get(
      mlir::spirv::Version::V_1_6, capabilities, extensions, context);
  module->setAttr(name,
                  mlir::spirv::TargetEnvAttr::get(
                      triple, mlir::spirv::getDefaultResourceLimits(context)));
}

void scion::declareRuntime(mlir::ModuleOp module) {
  mlir::OpBuilder builder(module.getContext());
  for (auto function :
       llvm::make_early_inc_range(module.getOps<mlir::func::FuncOp>())) {
    if (!function.isDeclaration() || function.getNumResults() ||
        !isScalarPrintFunction(function.getName()) ||
        !Registry::global().replaces("declare-runtime-functions"))
      continue;
    bool compatible =
        llvm::all_of(function.getArgumentTypes(), mlir::LLVM::isCompatibleType);
    std::optional<mlir::SymbolTable::UseRange> uses =
        mlir::SymbolTable::getSymbolUses(function, module);
    if (!compatible || !uses ||
        !llvm::all_of(*uses, [](const mlir::SymbolTable::SymbolUse &use) {
          return mlir::isa<mlir::func::CallOp>(use.getUser());
        }))
      continue;
    std::vector<mlir::func::CallOp> calls;
    for (const mlir::SymbolTable::SymbolUse &use : *uses)
      calls.push_back(mlir::cast<mlir::func::CallOp>(use.getUser()));
    builder.setInsertionPoint(function);
    auto type = mlir::LLVM::LLVMFunctionType::get(
        mlir::LLVM::LLVMVoidType::get(module.getContext()),
        function.getArgumentTypes());
    auto declared = mlir::LLVM::LLVMFuncOp::create(builder, function.getLoc(),
                                                   function.getName(), type);
    function->erase();
    for (mlir::func::CallOp call : calls) {
      builder.setInsertionPoint(call);
      mlir::LLVM::CallOp::create(builder, call.getLoc(), declared,
                                 call.getOperands());
      call->erase();
    }
  }
}

/// Whether `function` declares a print function of the runtime with its
/// signature. Types that are lowered to several arguments (memrefs) are left to
/// the executor. Tensors do not match: a tensor that gets a rank becomes a
/// ranked buffer.
static bool isPrintDeclaration(mlir::func::FuncOp function) {
  llvm::StringRef name = function.getName();
  if (!function.isDeclaration() || !isRunnerPrintFunction(name) ||
      llvm::any_of(function.getArgumentTypes(),
                   llvm::IsaPred<mlir::TensorType>))
    return false;
  const RuntimeSymbol *known = findRuntimeFunction(name);
  if (!known)
    return true; // of memrefs: the wrapper that is called is known
  std::string letters(function.getNumResults() ? "?" : "v");
  for (mlir::Type type : function.getArgumentTypes()) {
    if (type.isInteger(1) || type.isInteger(8))
      letters += 'b';
    else if (type.isInteger(16) || type.isF16() || type.isBF16())
      letters += 's';
    else if (type.isInteger(32))
      letters += 'i';
    else if (type.isInteger(64) || type.isIndex())
      letters += 'l';
    else if (type.isF32())
      letters += 'f';
    else if (type.isF64())
      letters += 'd';
    else
      return true;
  }
  return letters == known->signature;
}

void scion::freeRuntimeNames(mlir::ModuleOp module) {
  std::vector<mlir::Operation *> clashes;
  for (mlir::Operation &op : *module.getBody()) {
    auto symbol = mlir::dyn_cast<mlir::SymbolOpInterface>(op);
    if (!symbol || !findRuntimeFunction(symbol.getName()))
      continue;
    auto function = mlir::dyn_cast<mlir::func::FuncOp>(op);
    if (!function || !isPrintDeclaration(function))
      clashes.push_back(&op);
  }
  if (clashes.empty())
    return;
  mlir::SymbolTable symbols(module);
  for (mlir::Operation *op : clashes) {
    // The new name must not begin like a print function's, because the function
    // gets a body.
    std::string own =
        "own_" + mlir::SymbolTable::getSymbolName(op).getValue().str();
    if (symbols.lookup(own) || failed(symbols.rename(op, own)))
      (void)symbols.renameToUnique(op, {});
  }
}

static std::optional<std::string> refuse(mlir::Operation *op,
                                         llvm::StringRef why) {
  return (op->getName().getStringRef() + ": " + why).str();
}

static bool isScalable(mlir::Type type) {
  auto vector = mlir::dyn_cast<mlir::VectorType>(type);
  return vector && vector.isScalable();
}

/// A declaration or call of the runtime, as declareRuntime writes them.
static bool isRuntime(mlir::Operation *op) {
  if (auto function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op))
    return function.isExternal() && isScalarPrintFunction(function.getName());
  auto call = mlir::dyn_cast<mlir::LLVM::CallOp>(op);
  return call && call.getCallee() && isScalarPrintFunction(*call.getCallee());
}

bool scion::hasOtherTarget(mlir::ModuleOp module) {
  return module
             ->walk([](mlir::Operation *op) {
               return isOfOtherTarget(op->getName().getDialectNamespace())
                          ? mlir::WalkResult::interrupt()
                          : mlir::WalkResult::advance();
             })
             .wasInterrupted() ||
         computesWithNarrowFloats(module);
}

static std::optional<std::string> checkOp(mlir::Operation *op, bool toAny) {
  if (isRuntime(op))
    return std::nullopt;
  if (!op->isRegistered())
    return refuse(op, "is not registered");
  llvm::StringRef dialect = op->getName().getDialectNamespace();
  if (!llvm::is_contained(listedDialects(), std::string_view(dialect)) &&
      !isAddedDialect(dialect) && !toAny)
    return refuse(
        op,
        "its dialect has no way to LLVM here (of a project's own: addOpTable)");
  if (llvm::any_of(op->getOperandTypes(), isScalable) ||
      llvm::any_of(op->getResultTypes(), isScalable))
    return refuse(op, "scalable vectors end in a fatal error of LLVM on x86");
  if (Registry::global().replaces("judge-program", op))
    return refuse(op, "a known bug of every path");
  return std::nullopt;
}

std::optional<std::string> scion::whyOutOfScope(mlir::ModuleOp module,
                                                bool toAny) {
  auto main = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!main || main.isDeclaration())
    return "there is no func.func @main with a body";
  if (main.getNumArguments() || main.getNumResults())
    return "@main takes or returns values";
  if (!main.isPublic())
    return "@main is not public";
  std::optional<std::string> why;
  module->walk([&](mlir::Operation *op) {
    if (op == module.getOperation())
      return mlir::WalkResult::advance();
    if (mlir::isa<mlir::ModuleOp>(op))
      why = "modules in modules are not lowered";
    else
      why = checkOp(op, toAny);
    return why ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return why;
}

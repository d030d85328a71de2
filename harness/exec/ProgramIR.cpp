//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/ProgramIR.h"
#include "harness/compat/LlvmVersions.h"
#include "harness/exec/Runtime.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Instrumentation/AddressSanitizer.h"

#include <climits>
#include <map>

using namespace llvm;

//===----------------------------------------------------------------------===//
// Fuel
//===----------------------------------------------------------------------===//

namespace {
class FuelCounters {
public:
  explicit FuelCounters(Module &program)
      : context(program.getContext()), word(Type::getInt64Ty(context)),
        counter(program.getOrInsertGlobal(scion::fuelName, word)),
        outOfFuel(program.getOrInsertFunction(scion::outOfFuelName,
                                              Type::getVoidTy(context))),
        rarely(MDBuilder(context).createBranchWeights(1, 1 << 20)) {}

  void addTo(Function &function) {
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
    FindFunctionBackedges(function, edges);
    // Collect each target once, in the order of the function: a block may be
    // the target of several edges.
    SmallPtrSet<const BasicBlock *, 8> targets;
    targets.insert(&function.getEntryBlock());
    for (auto [from, to] : edges)
      targets.insert(to);
    SmallVector<BasicBlock *> blocks;
    for (BasicBlock &block : function)
      if (targets.contains(&block))
        blocks.push_back(&block);
    exit = nullptr;
    for (BasicBlock *block : blocks)
      addTo(*block, function);
  }

private:
  void addTo(BasicBlock &block, Function &function) {
    // Static allocas stay in the entry block, or they would become dynamic.
    BasicBlock::iterator place = block.getFirstNonPHIIt();
    if (block.isEntryBlock())
      place = scion::firstNonPHIOrAlloca(block);
    BasicBlock *rest = block.splitBasicBlock(place);
    Instruction *jump = block.getTerminator();
    IRBuilder<> builder(jump);
    auto *before = builder.CreateLoad(word, counter);
    Value *after = builder.CreateSub(before, ConstantInt::get(word, 1));
    auto *store = builder.CreateStore(after, counter);
    before->setNoSanitizeMetadata();
    store->setNoSanitizeMetadata();
    Value *isOut = builder.CreateICmpSLT(after, ConstantInt::get(word, 0));
    builder.CreateCondBr(isOut, exitOf(function), rest, rarely);
    jump->eraseFromParent();
  }

  BasicBlock *exitOf(Function &function) {
    if (exit)
      return exit;
    exit = BasicBlock::Create(context, "out.of.fuel", &function);
    IRBuilder<> builder(exit);
    auto *call = builder.CreateCall(outOfFuel);
    call->setNoSanitizeMetadata();
    call->setDoesNotThrow();
    builder.CreateUnreachable();
    return exit;
  }

  LLVMContext &context;
  Type *word;
  Constant *counter;
  FunctionCallee outOfFuel;
  MDNode *rarely;
  BasicBlock *exit = nullptr;
};
} // namespace

void scion::addFuelCounters(Module &program) {
  SmallVector<Function *> functions;
  for (Function &function : program)
    if (!function.isDeclaration())
      functions.push_back(&function);
  FuelCounters counters(program);
  for (Function *function : functions)
    counters.addTo(*function);
}

//===----------------------------------------------------------------------===//
// Stack
//===----------------------------------------------------------------------===//

void scion::addStackFill(Module &program) {
  LLVMContext &context = program.getContext();
  const DataLayout &layout = program.getDataLayout();
  auto *word = Type::getInt64Ty(context);
  SmallVector<AllocaInst *> allocas;
  for (Function &function : program)
    for (Instruction &instruction : instructions(function))
      if (auto *alloca = dyn_cast<AllocaInst>(&instruction);
          alloca && alloca->getAddressSpace() == 0)
        allocas.push_back(alloca);
  if (allocas.empty())
    return;
  FunctionCallee fill =
      program.getOrInsertFunction(fillStackName, Type::getVoidTy(context),
                                  PointerType::getUnqual(context), word);
  for (AllocaInst *alloca : allocas) {
    // Insert after the following allocas: in the entry block, only allocas
    // before the first other instruction are part of the frame.
    BasicBlock::iterator place = std::next(alloca->getIterator());
    while (isa<AllocaInst>(*place))
      ++place;
    IRBuilder<> builder(&*place);
    uint64_t size = layout.getTypeAllocSize(alloca->getAllocatedType());
    Value *bytes = builder.CreateMul(
        builder.CreateZExtOrTrunc(alloca->getArraySize(), word),
        ConstantInt::get(word, size));
    builder.CreateCall(fill, {alloca, bytes})->setDoesNotThrow();
  }
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// Scion's own tables need no redzones.
static void excludeFromSanitizer(GlobalVariable &variable) {
  GlobalValue::SanitizerMetadata metadata;
  metadata.NoAddress = true;
  variable.setSanitizerMetadata(metadata);
}

void scion::addVariableTable(Module &program) {
  LLVMContext &context = program.getContext();
  const DataLayout &layout = program.getDataLayout();
  auto *word = Type::getInt64Ty(context);
  auto *pointer = PointerType::getUnqual(context);
  auto *entry = StructType::get(pointer, word);
  SmallVector<Constant *> entries;
  for (GlobalVariable &variable : program.globals())
    if (!variable.isDeclaration() && !variable.isConstant() &&
        !variable.getName().starts_with("llvm.") &&
        variable.getAddressSpace() == 0)
      entries.push_back(ConstantStruct::get(
          entry,
          {&variable, ConstantInt::get(word, layout.getTypeAllocSize(
                                                 variable.getValueType()))}));
  auto *type = ArrayType::get(entry, entries.size());
  auto *table = new GlobalVariable(
      program, type, /*isConstant=*/true, GlobalValue::ExternalLinkage,
      ConstantArray::get(type, entries), variablesName);
  auto *count = new GlobalVariable(
      program, word, /*isConstant=*/true, GlobalValue::ExternalLinkage,
      ConstantInt::get(word, entries.size()), variableCountName);
  excludeFromSanitizer(*table);
  excludeFromSanitizer(*count);
}

//===----------------------------------------------------------------------===//
// AddressSanitizer
//===----------------------------------------------------------------------===//

void scion::addAddressSanitizer(Module &program) {
  for (Function &function : program)
    if (!function.isDeclaration())
      function.addFnAttr(Attribute::SanitizeAddress);
  AddressSanitizerOptions options;
  options.UseAfterScope = true;
  // The frames live on the guarded stack, never on AddressSanitizer's own.
  options.UseAfterReturn = AsanDetectStackUseAfterReturnMode::Never;
  // Outlined checks would call the report that ends the process.
  options.InstrumentationWithCallsThreshold = INT_MAX;
  options.InsertVersionCheck = false;
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  PassBuilder builder = scion::makePassBuilder(program.getContext(), nullptr);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  // UseGlobalGC relies on sections that the JIT does not provide: with it, 0 of
  // 30 overflows of globals were detected, without it all of them.
  AddressSanitizerPass pass(options, /*UseGlobalGC=*/false,
                            /*UseOdrIndicator=*/true, AsanDtorKind::None);
  pass.run(program, modules);
}

//===----------------------------------------------------------------------===//
// The entry point
//===----------------------------------------------------------------------===//

/// Removes llvm.global_ctors (or _dtors) and returns its functions by priority.
static SmallVector<Function *> takeList(Module &program, StringRef name) {
  std::multimap<uint64_t, Function *> list;
  if (GlobalVariable *variable = program.getNamedGlobal(name)) {
    if (auto *array = dyn_cast<ConstantArray>(variable->getInitializer()))
      for (Value *operand : array->operands()) {
        auto *entry = cast<ConstantStruct>(operand);
        auto *priority = cast<ConstantInt>(entry->getOperand(0));
        auto *function =
            dyn_cast<Function>(entry->getOperand(1)->stripPointerCasts());
        if (function && function->arg_empty() && !function->isDeclaration())
          list.emplace(priority->getZExtValue(), function);
      }
    variable->eraseFromParent();
  }
  SmallVector<Function *> functions;
  for (auto [priority, function] : list)
    functions.push_back(function);
  return functions;
}

void scion::addEntryPoint(Module &program) {
  LLVMContext &context = program.getContext();
  auto *type = FunctionType::get(Type::getVoidTy(context), false);
  SmallVector<Function *> calls = takeList(program, "llvm.global_ctors");
  calls.push_back(program.getFunction("main"));
  append_range(calls, takeList(program, "llvm.global_dtors"));
  Function *entry =
      Function::Create(type, GlobalValue::ExternalLinkage, entryName, program);
  entry->setDoesNotThrow();
  IRBuilder<> builder(BasicBlock::Create(context, "entry", entry));
  for (Function *function : calls)
    builder.CreateCall(function)->setCallingConv(function->getCallingConv());
  builder.CreateRetVoid();
}

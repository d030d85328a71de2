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
#include "harness/known/Registry.h"

#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

//===----------------------------------------------------------------------===//
// Scope
//===----------------------------------------------------------------------===//

/// Time and memory of codegen grow faster than these sizes. Programs above
/// these limits took seconds; the largest seed is far below.
static constexpr uint64_t maxGlobalBytes = 16u << 20;
static constexpr uint64_t maxVectorBits = 32768;
static constexpr unsigned maxIntegerBits = 1024;
static constexpr unsigned maxInstructions = 100'000;

/// A value with more parts crashes llc 22, because a node of instruction
/// selection has at most 65,535 operands.
static constexpr uint64_t maxValueParts = 65535;

/// Intrinsics that need passes codegen does not run, or a runtime.
static constexpr StringRef foreignIntrinsics[] = {
    "llvm.coro.",
    "llvm.eh.",
    "llvm.experimental.gc",
    "llvm.experimental.stackmap",
    "llvm.experimental.patchpoint",
    "llvm.gc",
    "llvm.init.trampoline",
    "llvm.adjust.trampoline",
    "llvm.localescape",
    "llvm.localrecover",
    "llvm.vscale",
    "llvm.wasm.",
    "llvm.preserve.",
    "llvm.swift.",
    "llvm.type.",
    "llvm.vacopy",
    "llvm.va_",
    "llvm.read_register",
    "llvm.write_register",
    "llvm.set.rounding",
    "llvm.set.fpenv",
    "llvm.reset.fpenv",
    "llvm.instrprof.",
    "llvm.readcyclecounter",
    "llvm.readsteadycounter",
    "llvm.returnaddress",
    "llvm.sponentry",
    "llvm.frameaddress",
    "llvm.stackguard",
    "llvm.threadlocal",
    "llvm.seh.",
    "llvm.debugtrap",
    "llvm.pcmarker",
    "llvm.clear_cache",
    "llvm.ptrauth.",
};

namespace {
/// Inspects each type once and returns why it is out of scope.
class TypeCheck {
public:
  StringRef problem(Type *type) {
    auto [place, isNew] = seen.try_emplace(type, "");
    if (!isNew)
      return place->second;
    StringRef answer = inspect(type);
    seen[type] = answer;
    return answer;
  }

  /// The same for the type of an SSA value, which may not have too many parts.
  StringRef problemOfValue(Type *type) {
    StringRef answer = problem(type);
    return answer.empty() && countParts(type) > maxValueParts
               ? "values of too many parts"
               : answer;
  }

private:
  /// The number of parts, at most maxValueParts + 1.
  uint64_t countParts(Type *type) {
    if (!type->isAggregateType())
      return 1;
    if (auto place = parts.find(type); place != parts.end())
      return place->second;
    uint64_t count = 0;
    if (auto *array = dyn_cast<ArrayType>(type))
      count = std::min(array->getNumElements(), maxValueParts + 1) *
              countParts(array->getElementType());
    else
      for (Type *part : type->subtypes())
        count += countParts(part);
    return parts[type] = std::min(count, maxValueParts + 1);
  }

  StringRef inspect(Type *type) {
    if (isa<ScalableVectorType>(type))
      return "scalable vectors";
    if (isa<TargetExtType>(type) || type->isX86_AMXTy() ||
        type->isPPC_FP128Ty())
      return "types of another target";
    if (auto *integer = dyn_cast<IntegerType>(type))
      return integer->getBitWidth() > maxIntegerBits ? "huge integers" : "";
    if (auto *vector = dyn_cast<FixedVectorType>(type))
      if (uint64_t(vector->getNumElements()) *
              std::max(8u, vector->getScalarSizeInBits()) >
          maxVectorBits)
        return "huge vectors";
    if (auto *array = dyn_cast<ArrayType>(type))
      return problem(array->getElementType());
    for (Type *part : type->subtypes())
      if (StringRef answer = problem(part); !answer.empty())
        return answer;
    return "";
  }

  DenseMap<Type *, StringRef> seen;
  DenseMap<Type *, uint64_t> parts;
};
} // namespace

/// The letter of scion::letterOf() for a type of LLVM; '!' if there is none.
static char letterOf(Type *type) {
  if (type->isVoidTy())
    return 'v';
  if (type->isPointerTy())
    return 'p';
  if (type->isFloatTy())
    return 'f';
  if (type->isDoubleTy())
    return 'd';
  if (type->isIntegerTy(1) || type->isIntegerTy(8))
    return 'b';
  if (type->isIntegerTy(16))
    return 's';
  if (type->isIntegerTy(32))
    return 'i';
  return type->isIntegerTy(64) ? 'l' : '!';
}

/// Why a declared function or intrinsic cannot be called; "" if it can.
static std::string whyNotCallable(const Function &function) {
  StringRef name = function.getName();
  if (function.isIntrinsic()) {
    if (Intrinsic::isTargetIntrinsic(function.getIntrinsicID()))
      return "uses an intrinsic of one target, " + name.str();
    for (StringRef prefix : foreignIntrinsics)
      if (name.starts_with(prefix))
        return "uses " + name.str();
    return "";
  }
  const scion::RuntimeSymbol *known = scion::findRuntimeFunction(name);
  if (!known)
    return "calls the unknown function " + name.str();
  if (StringRef(known->signature).contains('?'))
    return "";
  FunctionType *type = function.getFunctionType();
  std::string signature(1, letterOf(type->getReturnType()));
  for (Type *parameter : type->params())
    signature += letterOf(parameter);
  // A declaration that returns void need not have the result type.
  bool same = StringRef(signature).drop_front() ==
                  StringRef(known->signature).drop_front() &&
              (signature[0] == known->signature[0] || signature[0] == 'v');
  return same && !type->isVarArg()
             ? ""
             : "declares '" + name.str() + "' with another signature";
}

static std::string whyOutOfScope(const Function &function, TypeCheck &types,
                                 unsigned &count) {
  if (function.hasPersonalityFn())
    return "uses exceptions";
  if (function.hasGC())
    return "uses a garbage collector";
  if (function.hasFnAttribute(Attribute::Naked))
    return "uses a function without frame";
  if (StringRef problem = types.problem(function.getFunctionType());
      !problem.empty())
    return "uses " + problem.str();
  for (const Instruction &instruction : instructions(function)) {
    if (++count > maxInstructions)
      return "has too many instructions";
    StringRef problem = types.problemOfValue(instruction.getType());
    for (const Use &operand : instruction.operands())
      if (problem.empty())
        problem = types.problem(operand->getType());
    if (auto *alloca = dyn_cast<AllocaInst>(&instruction);
        alloca && problem.empty())
      problem = types.problem(alloca->getAllocatedType());
    if (!problem.empty())
      return "uses " + problem.str();
    if (const auto *call = dyn_cast<CallBase>(&instruction)) {
      if (call->isInlineAsm())
        return "uses inline assembly";
      // Constants as callees: integers cast to pointers.
      const Value *callee = call->getCalledOperand()->stripPointerCasts();
      if (isa<Constant>(callee) && !isa<Function>(callee) &&
          !isa<UndefValue>(callee) && !isa<ConstantPointerNull>(callee))
        return "calls an address";
    }
  }
  return "";
}

std::string scion::whyOutOfScope(const Module &program) {
  const Function *main = program.getFunction("main");
  if (!main || main->isDeclaration() || !main->hasExternalLinkage())
    return "has no public @main with a body";
  Type *result = main->getReturnType();
  if (main->arg_size() || main->isVarArg() ||
      !(result->isVoidTy() || result->isIntOrPtrTy() ||
        result->isFloatingPointTy()))
    return "@main takes arguments or returns more than a scalar";
  if (!program.getModuleInlineAsm().empty())
    return "uses inline assembly";
  if (!program.alias_empty() || !program.ifunc_empty())
    return "uses aliases";
  const DataLayout &layout = program.getDataLayout();
  TypeCheck types;
  for (const GlobalVariable &variable : program.globals()) {
    if (variable.getName().starts_with("llvm."))
      continue;
    if (variable.isThreadLocal())
      return "uses thread-local variables";
    if (variable.isDeclaration())
      return "uses the undefined variable '" + variable.getName().str() + "'";
    if (StringRef problem = types.problem(variable.getValueType());
        !problem.empty())
      return "uses " + problem.str();
    if (layout.getTypeAllocSize(variable.getValueType()) > maxGlobalBytes)
      return "uses huge variables";
  }
  unsigned instructions = 0;
  for (const Function &function : program) {
    std::string problem = function.isDeclaration()
                              ? whyNotCallable(function)
                              : ::whyOutOfScope(function, types, instructions);
    if (!problem.empty())
      return problem;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Names and attributes
//===----------------------------------------------------------------------===//

void scion::renameDefinitions(Module &program) {
  // The triple is always the same.
  static const TargetLibraryInfoImpl libraries(program.getTargetTriple());
  auto rename = [&](GlobalValue &value) {
    StringRef name = value.getName();
    if (value.isDeclaration() || name.starts_with("llvm.") || name == "main")
      return;
    if (scion::isLibraryFunction(libraries, name) ||
        findRuntimeFunction(name) || name.starts_with("_"))
      value.setName("program." + name);
  };
  for (Function &function : program)
    rename(function);
  for (GlobalVariable &variable : program.globals())
    rename(variable);
}

/// Functions whose rounding is the library's choice. LLVM folds them in double
/// precision, `tanhf` at run time uses less: an O0/O2 difference there is not a
/// bug.
static bool isRoundedByLibrary(StringRef name) {
  static constexpr StringRef functions[] = {
      "acos",  "acosh", "asin", "asinh", "atan",  "atan2", "atanh",
      "cbrt",  "cos",   "cosh", "erf",   "erfc",  "exp",   "exp2",
      "exp10", "expm1", "log",  "log10", "log1p", "log2",  "lgamma",
      "pow",   "powi",  "sin",  "sinh",  "tan",   "tanh",  "tgamma"};
  if (name.consume_front("llvm."))
    name = name.take_until([](char c) { return c == '.'; });
  return is_contained(functions, name) ||
         (name.consume_back("f") && is_contained(functions, name));
}

static void keepLibraryCalls(Function &function) {
  for (Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<CallInst>(&instruction))
      if (const Function *callee = call->getCalledFunction();
          callee && callee->isDeclaration() &&
          isRoundedByLibrary(callee->getName()))
        call->addFnAttr(Attribute::NoBuiltin);
}

/// llvm.fmuladd may round once or twice; O2 rounds once when it folds.
/// vector.fma, which is lowered to it, is defined to round once.
static void fuseMultiplyAdds(Function &function) {
  for (Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
      if (call->getIntrinsicID() == Intrinsic::fmuladd &&
          scion::Registry::global().replaces("fuse-multiply-adds"))
        call->setCalledFunction(Intrinsic::getOrInsertDeclaration(
            function.getParent(), Intrinsic::fma, {call->getType()}));
}

void scion::setFunctionAttributes(Module &program) {
  for (Function &function : program) {
    if (function.isDeclaration())
      continue;
    function.setDoesNotThrow();
    keepLibraryCalls(function);
    fuseMultiplyAdds(function);
    function.setUWTableKind(UWTableKind::None);
    function.addFnAttr("probe-stack", "inline-asm");
    // The target machine determines the CPU.
    function.removeFnAttr("target-cpu");
    function.removeFnAttr("target-features");
    function.removeFnAttr("tune-cpu");
    function.setSection("");
    function.setComdat(nullptr);
  }
  for (GlobalVariable &variable : program.globals())
    if (!variable.getName().starts_with("llvm.")) {
      variable.setSection("");
      variable.setComdat(nullptr);
    }
}

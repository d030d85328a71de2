//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Recondition.h"
#include "harness/compat/MlirVersions.h"
#include "harness/known/AffineBounds.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Kernels.h"
#include "harness/recondition/OpTable.h"
#include "harness/recondition/OpaqueOps.h"
#include "harness/recondition/Repair.h"
#include "harness/recondition/StaticTosa.h"
#include "harness/recondition/Strip.h"
#include "harness/recondition/TypeScope.h"
#include "harness/recondition/Wrapper.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace scion;

bool scion::isScalarPrintFunction(std::string_view name) {
  static constexpr std::string_view scalars[] = {
      "printI64",   "printU64",   "printF32",    "printF64",
      "printF16",   "printBF16",  "printString", "printOpen",
      "printClose", "printComma", "printNewline"};
  return llvm::is_contained(scalars, name);
}

bool scion::isRunnerPrintFunction(std::string_view name) {
  return isScalarPrintFunction(name) || name.starts_with("printMemref");
}

namespace {
class Reconditioner {
public:
  Reconditioner(ModuleOp module, uint64_t seed,
                const ReconditionOptions &options)
      : module(module), choices(ChoiceStream(seed).fork("recondition")),
        options(options) {}

  ReconditionResult run();

private:
  std::string problemOf(func::FuncOp function);
  const char *typeProblemCached(Type type);
  void drop(func::FuncOp function, const std::string &reason);
  void dropFunctions(llvm::DenseMap<Operation *, std::string> problems);
  bool makeEntry();
  bool guardFunctions();
  void fixTosaShapes(const ChoiceStream &draws);
  bool refuse(std::string reason) {
    result.inScope = false;
    result.reason = std::move(reason);
    return false;
  }

  ModuleOp module;
  ChoiceStream choices;
  const ReconditionOptions &options;
  ReconditionResult result;
  llvm::DenseMap<Type, const char *> types;
  func::FuncOp main;
  bool mustVerify = false; // types or ops were replaced that ops may depend on
  bool ownMain = false;    // made by this run, so calls may be taken out again
};
} // namespace

bool ReconditionOptions::selects(const Hazard &hazard) const {
  return hazards.empty() || llvm::is_contained(hazards, hazard.name);
}

/// The reason for a builtin type is its problem. For a type of another dialect
/// it includes the name, so that a project sees which type lacks observations,
/// but no parameters: reasons are counted, and parameters differ from program
/// to program.
static std::string typeReason(const char *problem, Type type) {
  if (auto function = dyn_cast<FunctionType>(type))
    for (Type inner :
         llvm::concat<const Type>(function.getInputs(), function.getResults()))
      if (typeProblem(inner))
        return typeReason(problem, inner);
  std::string text = std::string("type: ") + problem;
  if (isa<BuiltinDialect>(type.getDialect()))
    return text;
  return text + ": !" + type.getAbstractType().getName().str() +
         " (of a project's own: addShownType)";
}

const char *Reconditioner::typeProblemCached(Type type) {
  auto [found, isNew] = types.try_emplace(type, nullptr);
  if (isNew)
    found->second = typeProblem(type);
  return found->second;
}

std::string Reconditioner::problemOf(func::FuncOp function) {
  std::string problem;
  if (const char *type = typeProblemCached(function.getFunctionType()))
    return typeReason(type, function.getFunctionType());
  if (function.isExternal()) {
    if (options.isRuntimeFunction
            ? options.isRuntimeFunction(std::string_view(function.getSymName()))
            : isRunnerPrintFunction(std::string_view(function.getSymName())))
      return {};
    for (Type type : function.getResultTypes())
      if (!ValueMaker::canMake(type))
        return "declaration whose results cannot be made";
    return {};
  }
  if (function.getBody().front().getNumArguments() !=
      function.getNumArguments())
    return "arguments";
  function.walk([&](Operation *op) {
    const OpRule *rule = ruleFor(op->getName());
    if (!rule) {
      problem = "op: " + op->getName().getStringRef().str() +
                " is not listed in an ops.table";
      return WalkResult::interrupt();
    }
    if (rule->verdict == OpVerdict::OutOfScope) {
      problem = "op: " + rule->op + ": " + rule->reason;
      return WalkResult::interrupt();
    }
    bool isOfC = op->getName().getDialectNamespace() == "emitc";
    auto check = [&](Type type) {
      if (isOfC && (type.isSignedInteger() || type.isUnsignedInteger()))
        return;
      if (const char *what = typeProblemCached(type))
        problem = typeReason(what, type);
    };
    for (Type type : op->getResultTypes())
      check(type);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          check(type);
    if (auto loop = dyn_cast<affine::AffineForOp>(op);
        loop && hasMiscountedOperands(loop))
      problem = "op: affine.for: a bound with other operands than its map";
    if (auto call = dyn_cast<func::CallOp>(op)) {
      Operation *callee =
          SymbolTable::lookupSymbolIn(module, call.getCalleeAttr().getAttr());
      if (!isa_and_nonnull<func::FuncOp>(callee))
        problem = "calls a symbol that is no func.func";
    }
    return problem.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (problem.empty() && mustVerify) {
    ScopedDiagnosticHandler quiet(module.getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(verify(function)))
      problem = "types or ops that others cannot do without";
  }
  return problem;
}

void Reconditioner::drop(func::FuncOp function, const std::string &reason) {
  result.noteDropped(function.getSymName(), reason);
  function.erase();
}

/// Drops the functions in `problems` and the functions that use them.
void Reconditioner::dropFunctions(
    llvm::DenseMap<Operation *, std::string> problems) {
  for (bool changed = true; changed;) {
    changed = false;
    for (auto function : module.getOps<func::FuncOp>()) {
      if (problems.contains(function) || (ownMain && function == main))
        continue;
      function.walk([&](Operation *op) {
        StringAttr name = functionNamedBy(op);
        if (!name)
          return WalkResult::advance();
        Operation *callee = SymbolTable::lookupSymbolIn(module, name);
        auto found = problems.find(callee);
        if (found == problems.end())
          return WalkResult::advance();
        problems[function] = "calls a dropped function";
        changed = true;
        return WalkResult::interrupt();
      });
    }
  }
  if (ownMain)
    main.walk([&](func::CallOp call) {
      Operation *callee =
          SymbolTable::lookupSymbolIn(module, call.getCalleeAttr().getAttr());
      if (problems.contains(callee))
        call.erase();
    });
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
    auto found = problems.find(function);
    if (found != problems.end())
      drop(function, found->second);
  }
}

bool Reconditioner::guardFunctions() {
  if (!options.guardAll) {
    switch (repair(module, choices, options, result)) {
    case Repaired::Defined:
      result.isRun = true;
      return true;
    case Repaired::Hopeless:
      result.inScope = false;
      return false;
    case Repaired::Unknown:
      main = module.lookupSymbol<func::FuncOp>("main");
      break;
    }
  }
  llvm::DenseSet<Operation *> guarded[2]; // [0]: early hazards, [1]: late
  while (true) {
    Facts facts;
    Guard guard(module, facts, result, choices.fork("contents"));
    llvm::DenseMap<Operation *, std::string> problems;
    // Functions that @main does not reach need no guards.
    for (bool late : {false, true})
      for (func::FuncOp function : reachedFrom(main)) {
        if (problems.contains(function) || guarded[late].contains(function))
          continue;
        if (!guardOps(function, guard, [&](const Hazard &hazard) {
              return hazard.late == late && options.selects(hazard);
            })) {
          guarded[late].insert(function);
          continue;
        }
        std::string reason = guard.takeRefusal();
        if (function == main)
          return refuse(std::move(reason));
        problems[function] = std::move(reason);
      }
    if (problems.empty())
      return true;
    dropFunctions(std::move(problems));
    if (!SymbolTable::lookupSymbolIn(module, "main"))
      return refuse("@main needs a function that is out of scope");
  }
}

/// The functions that are called, or taken as values.
static llvm::DenseSet<StringAttr> calledFunctions(ModuleOp module) {
  llvm::DenseSet<StringAttr> called;
  module.walk([&](Operation *op) {
    if (StringAttr name = functionNamedBy(op))
      called.insert(name);
  });
  return called;
}

/// Makes TOSA shapes static in functions that only the wrapper will call.
void Reconditioner::fixTosaShapes(const ChoiceStream &draws) {
  llvm::DenseSet<StringAttr> called = calledFunctions(module);
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (function.isExternal() || called.contains(function.getSymNameAttr()))
      continue;
    std::string name = function.getSymName().str();
    if (makeTosaStatic(function, draws.fork("sizes", stableHash(name))))
      result.note("tosa-ops", "@" + name, "fixed the sizes of its arguments");
  }
}

/// Makes a @main that calls all functions but private ones that have callers.
bool Reconditioner::makeEntry() {
  if (!options.wrap)
    return refuse("no public @main : () -> ()");
  if (Operation *taken = SymbolTable::lookupSymbolIn(module, "main")) {
    SymbolTable symbols(module);
    if (failed(symbols.renameToUnique(taken, {})))
      return refuse("@main is taken");
    result.note("wrapper", "@main", "renamed");
  }
  ChoiceStream mainChoices = choices.fork("main");
  fixTosaShapes(mainChoices);
  std::vector<func::FuncOp> entries;
  llvm::DenseSet<StringAttr> called = calledFunctions(module);
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    if ((function.isPrivate() && called.contains(function.getSymNameAttr())) ||
        standsForOpaqueOp(function))
      continue;
    bool canCall = true;
    for (Type type : function.getArgumentTypes())
      canCall &= ValueMaker::canMake(type);
    if (!canCall) {
      ++result.dropped["arguments that cannot be made"];
      continue;
    }
    entries.push_back(function);
  }
  if (entries.empty())
    return refuse(result.dropped.empty() ? "no function to execute"
                                         : result.dropped.begin()->first);
  main = addMain(module, entries, mainChoices);
  ownMain = result.hasOwnMain = true;
  result.note("wrapper", "@main",
              "calls " + std::to_string(entries.size()) + " functions");
  return true;
}

ReconditionResult Reconditioner::run() {
  if (options.wrap)
    if (unsigned count = addLaunches(module))
      result.note("wrapper", "module",
                  "launches " + std::to_string(count) + " kernels");
  Stripped stripped = stripModule(module, choices, result);
  mustVerify = stripped.hasOtherTypes;
  if (!stripped.problem.empty()) {
    refuse(std::move(stripped.problem));
    return std::move(result);
  }

  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
    std::string name = function.getSymName().str();
    unsigned count =
        replaceOpaqueOps(function, choices.fork("opaque", stableHash(name)));
    if (!count)
      continue;
    mustVerify = true;
    result.note("opaque-ops", "@" + name,
                "made calls of " + std::to_string(count) +
                    " ops that nobody knows");
  }

  llvm::DenseMap<Operation *, std::string> problems;
  for (auto function : module.getOps<func::FuncOp>())
    if (std::string problem = problemOf(function); !problem.empty())
      problems[function] = std::move(problem);
  for (auto global : module.getOps<memref::GlobalOp>())
    if (const char *problem = typeProblemCached(global.getType())) {
      refuse(std::string("type of a global: ") + problem);
      return std::move(result);
    }

  auto isEntry = [](func::FuncOp function) {
    return function && function.getSymName() == "main" && function.isPublic() &&
           !function.isExternal() && function.getNumArguments() == 0 &&
           function.getNumResults() == 0;
  };
  main = dyn_cast_or_null<func::FuncOp>(
      SymbolTable::lookupSymbolIn(module, "main"));
  bool hasEntry = isEntry(main);
  if (hasEntry)
    if (auto found = problems.find(main); found != problems.end()) {
      refuse("@main: " + found->second);
      return std::move(result);
    }
  if (!problems.empty())
    dropFunctions(std::move(problems));
  if (hasEntry && !SymbolTable::lookupSymbolIn(module, "main")) {
    refuse("@main needs a function that is out of scope");
    return std::move(result);
  }

  // Give bodies to declarations that the runtime does not provide.
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (!function.isExternal())
      continue;
    std::string_view name(function.getSymName());
    if (options.isRuntimeFunction ? options.isRuntimeFunction(name)
                                  : isRunnerPrintFunction(name))
      continue;
    addBody(function, choices.fork("declaration", stableHash(name)));
    result.note("declaration", "@" + std::string(name), "gave it a body");
  }

  if (!hasEntry && !makeEntry())
    return std::move(result);

  result.executableFunctions = reachedFrom(main).size() - (ownMain ? 1 : 0);
  if (options.guards && !guardFunctions())
    return std::move(result);
  if (ownMain && main.getOps<func::CallOp>().empty()) {
    refuse(result.dropped.empty() ? "no function to execute"
                                  : result.dropped.rbegin()->first);
    return std::move(result);
  }
  result.executableFunctions = reachedFrom(main).size() - (ownMain ? 1 : 0);
  result.inScope = true;
  if (!result.rewrites.empty())
    if (failed(verify(module)))
      refuse("defect in reconditioning: the result does not verify");
  module.walk([](linalg::LinalgOp op) {
    op->removeDiscardableAttr("linalg.memoized_indexing_maps");
  });
  return std::move(result);
}

ReconditionResult scion::recondition(ModuleOp module, uint64_t seed,
                                     const ReconditionOptions &options) {
  return Reconditioner(module, seed, options).run();
}

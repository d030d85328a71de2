//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"

#include "base/ChoiceStream.h"
#include "base/Stage.h"
#include "harness/exec/Codegen.h"
#include "harness/exec/FaultGuard.h"
#include "harness/exec/ProgramIR.h"
#include "harness/exec/Runtime.h"
#include "harness/input/Cost.h"
#include "harness/known/Registry.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"

#include <chrono>
#include <csignal>
#include <cstring>
#include <map>

using namespace scion;
using namespace llvm::orc;
using Clock = std::chrono::steady_clock;

CompiledModule::~CompiledModule() = default;

namespace {
/// Adds the time of a scope to a counter. Statistics only.
class Stopwatch {
public:
  Stopwatch(uint64_t &sum, Cost cost)
      : cost(cost), sum(sum), start(Clock::now()) {}
  ~Stopwatch() {
    sum += uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                        Clock::now() - start)
                        .count());
  }

private:
  CostScope cost;
  uint64_t &sum;
  Clock::time_point start;
};

struct Variable {
  char *address;
  uint64_t size;
};
} // namespace

//===----------------------------------------------------------------------===//
// How a run ended
//===----------------------------------------------------------------------===//

static void setTrap(Outcome &outcome, TrapKind kind, std::string message) {
  outcome.kind = Outcome::Kind::Trapped;
  outcome.trap = kind;
  outcome.message = std::move(message);
}

static void setFromSignal(Outcome &outcome, const GuardedExit &exit) {
  switch (exit.signal) {
  case SIGSEGV:
    if (exit.address < 65536)
      return setTrap(outcome, TrapKind::NullAccess, "signal");
    return setTrap(outcome, TrapKind::BadAccess, "signal");
  case SIGBUS:
    return setTrap(outcome, TrapKind::BusError, "signal");
  case SIGFPE:
    return setTrap(outcome, TrapKind::Division, "signal");
  case SIGABRT:
    return setTrap(outcome, TrapKind::Abort, "signal");
  default:
    return setTrap(outcome, TrapKind::IllegalInstruction, "signal");
  }
}

static Outcome runGuarded(void (*entry)(), const RunOptions &options) {
  RunState &state = runState();
  uint64_t fuel = std::min<uint64_t>(options.fuel, INT64_MAX);
  state.fuel = int64_t(fuel);
  state.maxTrace = options.maxTrace;
  state.fill = options.fill;
  state.arena.reset(options.memoryCap, options.fill);
  state.outcome = {};
  GuardedExit exit =
      FaultGuard::get().call(entry, options.fill, options.stackSize);
  unpoisonGlobals();
  Outcome outcome = std::move(state.outcome);
  outcome.fuelUsed = fuel - uint64_t(std::max<int64_t>(state.fuel, 0));
  outcome.memoryUsed = state.arena.peakBytes();
  switch (exit.how) {
  case GuardedExit::How::Returned:
    outcome.kind = Outcome::Kind::Finished;
    if (!state.arena.isIntact())
      setTrap(outcome, TrapKind::HeapOverflow, "write past a block");
    break;
  case GuardedExit::How::Left:
    break; // the runtime has set the outcome
  case GuardedExit::How::StackExhausted:
    outcome.kind = Outcome::Kind::Poisoned;
    outcome.limit = Limit::Stack;
    outcome.message = "stack exhausted";
    break;
  case GuardedExit::How::NoStack:
    outcome.kind = Outcome::Kind::Poisoned;
    outcome.limit = Limit::Stack;
    outcome.message = "no address space for a stack of " +
                      std::to_string(options.stackSize) + " bytes";
    break;
  case GuardedExit::How::Signal:
    setFromSignal(outcome, exit);
    break;
  }
  state.arena.giveBack();
  return outcome;
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

/// The number of outcomes kept. A program has some ten distinct lowered
/// modules.
static constexpr size_t maxRemembered = 256;

/// Unused symbol names are dropped whenever this many modules have been linked.
static constexpr uint64_t namesPeriod = 1024;

struct Executor::Impl {
  std::unique_ptr<ExecutionSession> session;
  std::unique_ptr<ObjectLinkingLayer> layer;
  JITDylib *runtime = nullptr;
  Codegen plain{0}, optimizing{2};
  ExecStatistics statistics;
  std::map<uint64_t, Outcome> remembered;
  uint64_t linked = 0;
  /// The first error that the session has reported for this module. It is the
  /// cause; the error of the lookup only names the missing symbols.
  std::string linkError;

  Impl();
  ~Impl() {
    if (llvm::Error error = session->endSession())
      llvm::consumeError(std::move(error));
  }

  std::unique_ptr<CompiledModule>
  link(std::unique_ptr<llvm::MemoryBuffer> object, CompileProblem &problem);
  void count(const Outcome &outcome);
};

namespace {
class LinkedModule final : public CompiledModule {
public:
  LinkedModule(ExecutionSession &session, JITDylib &library,
               ExecStatistics &statistics)
      : session(session), library(library), statistics(statistics) {}
  ~LinkedModule() override {
    Stopwatch watch(statistics.removeTime, Cost::Link);
    if (llvm::Error error = session.removeJITDylib(library))
      llvm::consumeError(std::move(error));
  }

  Outcome run(const RunOptions &options) override {
    Stopwatch watch(statistics.runTime, Cost::Run);
    if (hasRun)
      setBack();
    hasRun = true;
    ++statistics.ran;
    return runGuarded(entry, options);
  }

  void found(void (*function)(), std::span<const Variable> table) {
    entry = function;
    variables = table;
    size_t size = 0;
    for (const Variable &variable : variables)
      size += variable.size;
    initial.reserve(size);
    for (const Variable &variable : variables)
      initial.insert(initial.end(), variable.address,
                     variable.address + variable.size);
  }

private:
  void setBack() {
    const char *from = initial.data();
    for (const Variable &variable : variables) {
      std::memcpy(variable.address, from, variable.size);
      from += variable.size;
    }
  }

  ExecutionSession &session;
  JITDylib &library;
  ExecStatistics &statistics;
  void (*entry)() = nullptr;
  std::span<const Variable> variables;
  std::vector<char> initial;
  bool hasRun = false;
};
} // namespace

Executor::Impl::Impl() {
  auto control = SelfExecutorProcessControl::Create(
      nullptr, std::make_unique<InPlaceTaskDispatcher>());
  if (!control)
    llvm::report_fatal_error(control.takeError());
  session = std::make_unique<ExecutionSession>(std::move(*control));
  session->setErrorReporter([this](llvm::Error error) {
    std::string text = llvm::toString(std::move(error));
    if (linkError.empty())
      linkError = std::move(text);
  });
  layer = std::make_unique<ObjectLinkingLayer>(
      *session,
      llvm::cantFail(llvm::jitlink::InProcessMemoryManager::Create()));
  runtime = &session->createBareJITDylib("runtime");
  SymbolMap symbols;
  for (auto table : {memorySymbols(), printSymbols(), mathSymbols(),
                     ownSymbols(), sanitizerSymbols()})
    for (const RuntimeSymbol &symbol : table)
      symbols[session->intern(symbol.name)] = {
          ExecutorAddr::fromPtr(symbol.address),
          llvm::JITSymbolFlags::Exported};
  llvm::cantFail(runtime->define(absoluteSymbols(std::move(symbols))));
}

std::unique_ptr<CompiledModule>
Executor::Impl::link(std::unique_ptr<llvm::MemoryBuffer> object,
                     CompileProblem &problem) {
  Stopwatch watch(statistics.linkTime, Cost::Link);
  StageScope stage("llvm-link");
  linkError.clear();
  if (++linked % namesPeriod == 0)
    session->getSymbolStringPool()->clearDeadEntries();
  // Each module gets its own library, because two modules may define the same
  // names.
  JITDylib &library =
      session->createBareJITDylib("program" + std::to_string(linked));
  library.addToLinkOrder(*runtime);
  auto result = std::make_unique<LinkedModule>(*session, library, statistics);
  auto refuse = [&](llvm::Error error) {
    std::string text = llvm::toString(std::move(error));
    problem = {NotRunReason::Link,
               "linking: " + (linkError.empty() ? text : linkError), ""};
    return nullptr;
  };
  if (llvm::Error error = layer->add(library, std::move(object)))
    return refuse(std::move(error));
  SymbolLookupSet names;
  for (const char *name : {entryName, variablesName, variableCountName})
    names.add(session->intern(name));
  auto found = session->lookup(makeJITDylibSearchOrder(&library), names);
  if (!found)
    return refuse(found.takeError());
  auto addressOf = [&](const char *name) {
    return (*found)[session->intern(name)].getAddress();
  };
  auto count = *addressOf(variableCountName).toPtr<const uint64_t *>();
  auto *table = addressOf(variablesName).toPtr<const Variable *>();
  result->found(addressOf(entryName).toPtr<void (*)()>(),
                std::span(table, count));
  return result;
}

void Executor::Impl::count(const Outcome &outcome) {
  uint64_t ExecStatistics::*const counters[] = {
      &ExecStatistics::finished, &ExecStatistics::trapped,
      &ExecStatistics::poisoned, &ExecStatistics::notRun};
  ++(statistics.*counters[size_t(outcome.kind)]);
}

//===----------------------------------------------------------------------===//
// Executor
//===----------------------------------------------------------------------===//

Executor::Executor() : impl(std::make_unique<Impl>()) {}
Executor::~Executor() = default;

Executor &Executor::global() {
  // Leaked on purpose: it must not be destroyed after LLVM's statics.
  static Executor *executor = new Executor;
  return *executor;
}

/// Whether a switch has no cases and its default block takes arguments: MLIR's
/// translation to LLVM IR dereferences a null pointer for it.
static bool hasEmptySwitch(mlir::ModuleOp module) {
  for (auto function : module.getOps<mlir::LLVM::LLVMFuncOp>())
    for (mlir::Block &block : function.getBody())
      if (auto branch =
              mlir::dyn_cast<mlir::LLVM::SwitchOp>(block.getTerminator());
          branch && branch.getCaseDestinations().empty() &&
          !branch.getDefaultOperands().empty())
        return true;
  return false;
}

namespace {
/// While it lives, no handler but this one sees MLIR's errors, because an error
/// of the translation is not an error of a pass. Stores the first error in
/// `problem`.
class FirstError {
public:
  FirstError(mlir::MLIRContext *context, CompileProblem &problem)
      : handler(context, [&problem](mlir::Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
            return mlir::failure();
          if (problem.message == unsaid) {
            problem.message += ": " + diagnostic.str();
            problem.location = placeOf(diagnostic.getLocation());
          }
          return mlir::success();
        }) {
    problem = {NotRunReason::Untranslatable, unsaid, ""};
  }

private:
  static constexpr const char *unsaid = "cannot be translated to LLVM IR";

  static std::string placeOf(mlir::Location location) {
    auto place = location->findInstanceOf<mlir::FileLineColLoc>();
    return place ? place.getFilename().str() + ":" +
                       std::to_string(place.getLine()) + ":" +
                       std::to_string(place.getColumn())
                 : "";
  }

  mlir::ScopedDiagnosticHandler handler;
};
} // namespace

std::unique_ptr<CompiledModule> Executor::compile(mlir::ModuleOp module,
                                                  unsigned optLevel,
                                                  CompileProblem &problem) {
  ExecStatistics &statistics = impl->statistics;
  if (hasEmptySwitch(module) &&
      Registry::global().replaces("refuse-empty-switch")) {
    problem = {NotRunReason::OutOfScope, "a switch without cases", ""};
    return nullptr;
  }
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> program;
  {
    Stopwatch watch(statistics.translateTime, Cost::Translate);
    StageScope stage("llvm-translate");
    ++statistics.translated;
    FirstError error(module.getContext(), problem);
    // Codegen verifies the result and reports errors.
    program = mlir::translateModuleToLLVMIR(module, context, "program",
                                            /*disableVerification=*/true);
  }
  if (!program)
    return nullptr;
  problem = {};
  Codegen::Times times;
  auto object = (optLevel ? impl->optimizing : impl->plain)
                    .emit(*program, problem, times);
  statistics.optimizeTime += times.optimize;
  statistics.codegenTime += times.codegen;
  if (!object)
    return nullptr;
  ++statistics.compiled;
  return impl->link(std::move(object), problem);
}

Outcome Executor::run(mlir::ModuleOp module, const ExecOptions &options) {
  Stopwatch watch(impl->statistics.totalTime, Cost::Harness);
  uint64_t key = 0;
  if (options.key) {
    key = *options.key;
    for (uint64_t part :
         {options.fuel, options.memoryCap, options.maxTrace, options.stackSize,
          uint64_t(options.fill), uint64_t(options.optLevel)})
      key = combineHash(key, part);
    if (auto found = impl->remembered.find(key);
        found != impl->remembered.end()) {
      ++impl->statistics.remembered;
      return found->second;
    }
  }
  CompileProblem problem;
  std::unique_ptr<CompiledModule> compiled =
      compile(module, options.optLevel, problem);
  Outcome outcome =
      compiled ? compiled->run(options)
               : Outcome::notRun(problem.reason, std::move(problem.message));
  impl->count(outcome);
  if (options.key) {
    if (impl->remembered.size() >= maxRemembered)
      impl->remembered.clear();
    impl->remembered.emplace(key, outcome);
  }
  return outcome;
}

void Executor::forgetOutcomes() { impl->remembered.clear(); }

const ExecStatistics &Executor::statistics() const { return impl->statistics; }

Outcome scion::execute(mlir::ModuleOp module, const ExecOptions &options) {
  return Executor::global().run(module, options);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Codegen.h"

#include "base/Stage.h"
#include "harness/compat/LlvmVersions.h"
#include "harness/exec/Outcome.h"
#include "harness/exec/ProgramIR.h"
#include "harness/input/Cost.h"

#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"

#include <chrono>
#include <mutex>

using namespace llvm;

/// Pinned, without features of the host, so that results and crash files are
/// the same on every machine.
static constexpr const char *tripleName = "x86_64-unknown-linux-gnu";
static constexpr const char *cpuName = "x86-64";

namespace {
/// Keeps the first error; the default handler would end the process.
class ErrorKeeper : public DiagnosticHandler {
public:
  explicit ErrorKeeper(std::string &error) : error(error) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (info.getSeverity() == DS_Error && error.empty()) {
      raw_string_ostream stream(error);
      DiagnosticPrinterRawOStream printer(stream);
      info.print(printer);
    }
    return true;
  }

private:
  std::string &error;
};

/// The analysis managers of one run of passes.
struct Managers {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  PassBuilder builder;

  Managers(LLVMContext &context, TargetMachine *machine)
      : builder(scion::makePassBuilder(context, machine)) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(components);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, components, modules);
  }
};
} // namespace

/// The passes that emit an object file. One of LLVM's pass managers may run on
/// several modules in turn (as in `llc -run-twice`); CodegenTest compares it
/// with new ones.
class scion::Codegen::Emitter {
public:
  /// False if there is no code generation for the machine.
  bool prepare(TargetMachine &machine) {
    MCContext *context = nullptr;
    return !machine.addPassesToEmitMC(passes, context, stream,
                                      /*DisableVerify=*/true);
  }

  SmallVector<char, 0> emit(Module &program) {
    passes.run(program);
    return std::exchange(object, {});
  }

private:
  SmallVector<char, 0> object;
  raw_svector_ostream stream{object};
  legacy::PassManager passes; // after the stream: destroyed before it
};

using Clock = std::chrono::steady_clock;

static uint64_t nanoseconds(Clock::time_point from, Clock::time_point to) {
  return uint64_t(
      std::chrono::duration_cast<std::chrono::nanoseconds>(to - from).count());
}

scion::Codegen::Codegen(unsigned optLevel) : optLevel(optLevel) {
  static std::once_flag once;
  std::call_once(once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
  std::string error;
  Triple triple(tripleName);
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    report_fatal_error(Twine("scion: this LLVM has no x86-64: ") + error);
  machine.reset(target->createTargetMachine(
      triple, cpuName, /*Features=*/"", TargetOptions(), Reloc::PIC_,
      CodeModel::Small,
      optLevel ? CodeGenOptLevel::Default : CodeGenOptLevel::None,
      /*JIT=*/true));
}

scion::Codegen::~Codegen() = default;

/// Codegen expands every intrinsic but those on matrices.
static bool usesMatrices(const Module &program) {
  return any_of(program, [](const Function &function) {
    return function.getName().starts_with("llvm.matrix.");
  });
}

std::unique_ptr<MemoryBuffer>
scion::Codegen::emit(Module &program, CompileProblem &problem, Times &times) {
  auto refuse = [&](NotRunReason reason, std::string message) {
    problem = {reason, std::move(message), ""};
    return nullptr;
  };
  Clock::time_point start = Clock::now();
  CostScope cost(Cost::Instrument);
  std::string error;
  program.getContext().setDiagnosticHandler(
      std::make_unique<ErrorKeeper>(error));
  program.setTargetTriple(machine->getTargetTriple());
  program.setDataLayout(machine->createDataLayout());
  {
    // MLIR's verifier checks less than LLVM's, and code generation relies on
    // both.
    std::string text;
    raw_string_ostream stream(text);
    if (!verifyModule(program, &stream))
      // LLVM's reader checks this, its verifier does not.
      for (const GlobalValue &symbol : program.global_values())
        if (symbol.hasLocalLinkage() && !symbol.hasDefaultVisibility())
          stream << "symbol with local linkage must have default visibility\n";
    if (!text.empty())
      return refuse(NotRunReason::InvalidLLVMIR,
                    "invalid LLVM IR: " + text.substr(0, text.find('\n')));
  }
  if (std::string why = whyOutOfScope(program); !why.empty())
    return refuse(NotRunReason::OutOfScope, std::move(why));
  renameDefinitions(program);
  setFunctionAttributes(program);
  if (optLevel || usesMatrices(program)) {
    StageScope stage("llvm-optimize");
    CostScope optimizing(Cost::Optimize);
    Managers managers(program.getContext(), machine.get());
    ModulePassManager passes;
    if (usesMatrices(program))
      passes.addPass(createModuleToFunctionPassAdaptor(
          LowerMatrixIntrinsicsPass(/*Minimal=*/true)));
    if (optLevel)
      passes.addPass(managers.builder.buildPerModuleDefaultPipeline(
          OptimizationLevel::O2));
    passes.run(program, managers.modules);
    setFunctionAttributes(program);
  }
  addVariableTable(program);
  addStackFill(program);
  addFuelCounters(program);
#if __has_feature(address_sanitizer)
  addAddressSanitizer(program);
#endif
  addEntryPoint(program);
  Clock::time_point optimized = Clock::now();
  times.optimize = nanoseconds(start, optimized);

  StageScope stage(optLevel ? "llvm-codegen-O2" : "llvm-codegen-O0");
  CostScope generating(Cost::Codegen);
  if (!emitter) {
    emitter = std::make_unique<Emitter>();
    if (!emitter->prepare(*machine)) {
      emitter.reset();
      return refuse(NotRunReason::Codegen,
                    "LLVM cannot emit code for this target");
    }
  }
  SmallVector<char, 0> object = emitter->emit(program);
  times.codegen = nanoseconds(optimized, Clock::now());
  if (!error.empty()) {
    // The emitter is unusable after an error.
    emitter.reset();
    return refuse(NotRunReason::Codegen, "code generation: " + error);
  }
  return std::make_unique<SmallVectorMemoryBuffer>(
      std::move(object), "program", /*RequiresNullTerminator=*/false);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion observe`: prints a program with the observations that oracles add.
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Observe.h"
#include "harness/input/ParsedInput.h"
#include "tools/ReadProgram.h"
#include "tools/Tool.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct ObserveArguments {
  std::string file = "-";
  std::optional<uint64_t> seed;
  ObserveOptions options;
  bool onlyAtEnd = false, generic = false, brief = false;
};
} // namespace

static ExitCode observe(const ObserveArguments &arguments) {
  ExitCode code;
  std::optional<ParsedInput> parsed = readProgram(arguments.file, code);
  if (!parsed)
    return code;
  mlir::ModuleOp module = parsed->module.get();
  ObserveOptions options = arguments.options;
  options.regions = !arguments.onlyAtEnd;
  ChoiceStream choices(arguments.seed.value_or(parsed->seed));
  auto added = addObservations(module, choices.fork("observe"), options);
  if (mlir::failed(added)) {
    std::fprintf(stderr,
                 "%s: needs a public func.func @main without arguments, and "
                 "printI64 and its like must not mean something else\n",
                 arguments.file.c_str());
    return exitOutOfScope;
  }
  if (mlir::failed(mlir::verify(module))) {
    for (const std::string &problem : parsed->context.takeDiagnostics())
      std::fprintf(stderr, "%s\n", problem.c_str());
    return exitFinding;
  }
  if (arguments.brief) {
    std::printf("%u at the end, %u carried, %u buffered, %u in regions\n",
                added->atEnd, added->carried, added->buffered, added->inRegion);
    return exitFine;
  }
  mlir::OpPrintingFlags flags;
  if (arguments.generic)
    flags.printGenericOpForm();
  module.print(llvm::outs(), flags);
  llvm::outs() << "\n";
  return exitFine;
}

static void addObserve(Subcommand app) {
  auto arguments = std::make_shared<ObserveArguments>();
  Subcommand command = app.addSubcommand(
      "observe",
      "Give a program observations: prints of what it computes, by the names "
      "of\nMLIR's runner libraries. Exit codes: 0 fine, 1 the result is not "
      "valid, 2 no\nfitting @main.");
  command.addOption("FILE", arguments->file, "MLIR file, - for stdin")
      .showDefault();
  command.addOption("--seed", arguments->seed,
                    "Of the choices; by default that of the input");
  command.addFlag("--only-at-end", arguments->onlyAtEnd,
                  "Nothing inside of regions");
  command.addFlag("--generic", arguments->generic, "Print the generic form");
  command.addFlag("--brief", arguments->brief, "Only say how many");
  command.onRun([arguments] { return observe(*arguments); });
}

static RegisterSubcommand registration("observe", addObserve);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion interp`: runs a program by the reference semantics.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"
#include "tools/InterpCheck.h"
#include "tools/InterpOps.h"
#include "tools/ReadProgram.h"
#include "tools/Tool.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>

using namespace scion;
using namespace scion::semantics;

namespace {
struct InterpArguments {
  std::vector<std::string> files{"-"};
  std::string entry = "main";
  std::vector<std::string> arguments;
  EvaluationOptions options;
  bool trace = false, statistics = false, check = false, ops = false;
  InterpCheckOptions checked;
};
} // namespace

static ExitCode exitOf(Ending::Kind kind) {
  switch (kind) {
  case Ending::Kind::Finished:
    return exitFine;
  case Ending::Kind::Trapped:
  case Ending::Kind::Undefined:
    return exitFinding;
  case Ending::Kind::Unsupported:
  case Ending::Kind::Limited:
    return exitOutOfScope;
  }
  return exitOutOfScope;
}

/// "%2 = arith.addi: 5 : i32", on one line.
static void tell(mlir::Operation *op, Evaluation &in) {
  llvm::raw_ostream &out = llvm::errs();
  out.indent(2) << op->getName();
  for (mlir::Value result : op->getResults())
    out << (result == op->getResult(0) ? " = " : ", ")
        << in.get(result).str(result.getType()) << " : " << result.getType();
  if (auto place = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>())
    out << "  (line " << place.getLine() << ")";
  out << "\n";
}

/// Parses the arguments by the types of the entry function. Prints a message
/// and returns none if they do not fit.
static std::optional<std::vector<Datum>>
readArguments(mlir::ModuleOp module, const InterpArguments &arguments) {
  auto function = mlir::dyn_cast_or_null<mlir::func::FuncOp>(
      module.lookupSymbol(arguments.entry));
  std::vector<Datum> made;
  size_t wanted = function ? function.getNumArguments() : 0;
  if (wanted != arguments.arguments.size()) {
    std::fprintf(stderr, "scion: @%s takes %zu arguments\n",
                 arguments.entry.c_str(), wanted);
    return std::nullopt;
  }
  for (auto [index, text] : llvm::enumerate(arguments.arguments)) {
    mlir::Type type = function.getArgumentTypes()[index];
    std::string spelled = text + " : ";
    llvm::raw_string_ostream(spelled) << type;
    mlir::Attribute attribute =
        mlir::parseAttribute(spelled, module.getContext(), {}, nullptr,
                             /*isKnownNullTerminated=*/true);
    std::optional<Datum> datum = datumOf(attribute, type);
    if (!datum) {
      std::fprintf(stderr, "scion: '%s' is no %s\n", text.c_str(),
                   spelled.substr(text.size() + 3).c_str());
      return std::nullopt;
    }
    made.push_back(std::move(*datum));
  }
  return made;
}

static ExitCode interp(const std::string &file,
                       const InterpArguments &arguments) {
  ExitCode code;
  std::optional<ParsedInput> parsed = readProgram(file, code);
  if (!parsed)
    return code;
  mlir::ModuleOp module = parsed->module.get();
  std::optional<std::vector<Datum>> values = readArguments(module, arguments);
  if (!values)
    return exitUsage;
  EvaluationOptions options = arguments.options;
  if (arguments.trace)
    options.afterOp = tell;
  Interpretation made = interpret(module, options, arguments.entry, *values);
  std::string shown = made.outcome.trace.str();
  if (auto function = mlir::dyn_cast_or_null<mlir::func::FuncOp>(
          module.lookupSymbol(arguments.entry)))
    for (auto [datum, type] :
         llvm::zip(made.results, function.getResultTypes()))
      shown += "result: " + datum.str(type) + "\n";
  writeOutput("-", shown + made.str() + "\n");
  if (arguments.statistics)
    std::fprintf(stderr, "%s: %llu ops executed\n", file.c_str(),
                 (unsigned long long)made.executedOps);
  return exitOf(made.kind);
}

static void addInterp(Subcommand app) {
  auto arguments = std::make_shared<InterpArguments>();
  Subcommand command = app.addSubcommand(
      "interp",
      "Interpret a function of modules by the reference semantics, without "
      "lowering\nthem; print what it shows, what it returns, and how it ends.\n"
      "Exit codes: 0 finished, 1 undefined behaviour or a trap, 2 an op that "
      "is not\nknown, or a limit.");
  command.addOption("FILE", arguments->files, "MLIR files, - for stdin")
      .showDefault();
  command.addOption("--entry", arguments->entry, "The function to run")
      .showDefault();
  command
      .addOption("--args", arguments->arguments,
                 "Its arguments, as attributes: 5, -1.5, dense<[1, 2]>")
      .oneValueEach();
  command
      .addOption("--fuel", arguments->options.fuel,
                 "Ops executed, and elements of ops with many")
      .showDefault();
  command.addFlag("--trace", arguments->trace,
                  "Tell on stderr each op that is executed, and its values");
  command.addFlag("--stats", arguments->statistics,
                  "Say on stderr how many ops were executed");
  command.addFlag("--ops", arguments->ops,
                  "Print how many ops of each dialect have a meaning");
  command.addFlag("--check", arguments->check,
                  "Judge each pass of the programs' reference paths by the "
                  "interpreter, and compare with\ntheir executions; FILEs may "
                  "be folders. 1: one differs or is undefined");
  command.addOption("--paths", arguments->checked.paths,
                    "With --check: as many random paths, too");
  command.addFlag("--unchanged", arguments->checked.isUnchanged,
                  "With --check: no guards, no observations");
  command.onRun([arguments] {
    int worst = exitFine;
    if (arguments->ops) {
      printOpsWithMeaning();
      return worst;
    }
    if (arguments->check) {
      arguments->checked.fuel = arguments->options.fuel;
      return interpCheck(arguments->files, arguments->checked);
    }
    for (const std::string &file : arguments->files)
      worst = std::max(worst, int(interp(file, *arguments)));
    return worst;
  });
}

static RegisterSubcommand registration("interp", addInterp);

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/StockTools.h"

#include "base/process/Pool.h"
#include "harness/input/Extensions.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// The limit on the output of a run: an endless loop may print without end.
static constexpr size_t maxOutput = 1 << 20;

namespace {
/// A temporary file, removed by the destructor.
class Scratch {
public:
  explicit Scratch(const char *suffix, llvm::StringRef content = "") {
    int descriptor;
    if (llvm::sys::fs::createTemporaryFile("reduce", suffix, descriptor, path))
      return;
    llvm::raw_fd_ostream out(descriptor, /*shouldClose=*/true);
    out << content;
  }
  ~Scratch() { llvm::sys::fs::remove(path); }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;

  std::string name() const { return path.str().str(); }

private:
  llvm::SmallString<128> path;
};
} // namespace

static ToolRun runTool(const std::string &tool,
                       std::vector<std::string> arguments, unsigned seconds,
                       const std::string &folder = "") {
  process::Job job;
  job.command = {tool};
  job.command.insert(job.command.end(), arguments.begin(), arguments.end());
  job.limits.wallSeconds = seconds;
  job.folder = folder; // with the schedules
  // Ignore Ctrl-C meanwhile: an interrupted tool would give a wrong result.
  process::heedInterrupts(false);
  process::Result end = process::run(std::move(job));
  process::heedInterrupts(true);
  ToolRun result;
  bool isRun = end.ending.how == process::End::Exited &&
               end.ending.code < process::exitNotRun;
  result.crashed = end.ending.signal != 0;
  result.code = isRun ? end.ending.code : result.crashed ? -2 : -1;
  result.output = end.output.substr(0, maxOutput);
  result.errors = end.errors.substr(0, maxOutput);
  return result;
}

std::optional<StockTools> StockTools::find(const std::string &folder) {
  auto locate = [&](llvm::StringRef name) -> std::string {
    llvm::SmallVector<llvm::StringRef> places;
    if (!folder.empty())
      places.push_back(folder);
    auto found = llvm::sys::findProgramByName(name, places);
    if (!found && folder.empty())
      found = llvm::sys::findProgramByName(name, {SCION_LLVM_TOOLS});
    if (!found)
      return "";
    // Make the path absolute: tools run in other folders.
    llvm::SmallString<128> file(*found);
    llvm::sys::fs::make_absolute(file);
    return file.str().str();
  };
  StockTools tools;
  tools.mlirOpt = locate(optTool());
  tools.mlirRunner = locate("mlir-runner");
  if (tools.mlirRunner.empty())
    tools.mlirRunner = locate("mlir-cpu-runner"); // until 19
  tools.fileCheck = locate("FileCheck");
  if (tools.mlirOpt.empty())
    return std::nullopt;
  return tools;
}

/// Whether the folder has the program as reduced.mlir, the name in a report.
/// Messages then name the reader's file.
static bool liesIn(const std::string &folder, const std::string &program) {
  if (folder.empty())
    return false;
  auto buffer = llvm::MemoryBuffer::getFile(folder + "/reduced.mlir");
  return buffer && (*buffer)->getBuffer() == program;
}

std::vector<std::string> scion::flagsFor(const std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  bool isRegistered =
      !input || !input->module
                     ->walk([](mlir::Operation *op) {
                       return op->isRegistered()
                                  ? mlir::WalkResult::advance()
                                  : mlir::WalkResult::interrupt();
                     })
                     .wasInterrupted();
  if (isRegistered)
    return {};
  return {"--allow-unregistered-dialect"};
}

std::string scion::withFlagsFor(const std::string &program,
                                std::string commands) {
  std::string flags = llvm::join(flagsFor(program), " ");
  if (flags.empty() || commands.find(flags) != commands.npos)
    return commands;
  constexpr std::string_view tool = "mlir-opt ";
  for (size_t at = 0; (at = commands.find(tool, at)) != commands.npos;) {
    at += tool.size();
    if (llvm::is_contained("-$%r", commands[at]))
      commands.insert(at, flags + " ");
  }
  return commands;
}

ToolRun StockTools::opt(const std::string &pipeline, const std::string &program,
                        const std::vector<std::string> &flags,
                        const std::string &folder) const {
  Scratch input("mlir", program);
  std::vector<std::string> arguments = flags;
  if (!llvm::is_contained(flags, "--allow-unregistered-dialect"))
    llvm::append_range(arguments, flagsFor(program));
  // The tool needs the plugins of this process, too.
  llvm::append_range(arguments, pluginFlags(pipeline));
  if (!pipeline.empty())
    arguments.push_back("--pass-pipeline=" + pipeline);
  arguments.push_back(liesIn(folder, program) ? "reduced.mlir" : input.name());
  return runTool(mlirOpt, arguments, limit, folder);
}

ToolRun StockTools::run(const std::string &lowered, unsigned level) const {
  if (mlirRunner.empty())
    return {};
  Scratch input("mlir", lowered);
  llvm::SmallString<128> real;
  llvm::sys::fs::real_path(mlirRunner, real);
  std::string libraries =
      (llvm::sys::path::parent_path(llvm::sys::path::parent_path(real)) +
       "/lib/")
          .str();
  return runTool(mlirRunner,
                 {"-O" + std::to_string(level), "-e", "main",
                  "-entry-point-result=void",
                  "-shared-libs=" + libraries + "libmlir_runner_utils.so," +
                      libraries + "libmlir_c_runner_utils.so",
                  input.name()},
                 limit);
}

ToolRun StockTools::optAndRun(const std::string &pipeline,
                              const std::string &program, unsigned level,
                              const std::string &folder) const {
  ToolRun lowered = opt(pipeline, program, {}, folder);
  return lowered.isFine() ? run(lowered.output, level) : lowered;
}

std::optional<ToolRun> StockTools::check(const std::string &test,
                                         const std::string &input) const {
  if (fileCheck.empty())
    return std::nullopt;
  Scratch checks("mlir", test), checked("out", input);
  return runTool(fileCheck, {checks.name(), "--input-file=" + checked.name()},
                 limit);
}

std::string StockTools::prefix() const {
  return llvm::sys::path::parent_path(llvm::sys::path::parent_path(mlirOpt))
      .str();
}

std::string StockTools::defaultPrefix() {
  return llvm::sys::path::parent_path(SCION_LLVM_TOOLS).str();
}

std::string StockTools::version() const {
  std::string text = runTool(mlirOpt, {"--version"}, limit).output;
  llvm::StringRef rest = text;
  rest = rest.drop_front(std::min(rest.find("version ") + 8, rest.size()));
  std::string number =
      rest.take_until([](char c) { return c == '\n' || c == ' '; }).str();
  // Releases begin with N.1.0; some packages of main leave "git" out.
  if (llvm::StringRef(number).ends_with(".0.0"))
    number += "git";
  // A build with assertions prints "Optimized build with assertions."; ours
  // (tools/mlir-opt) prints "MLIR was built with assertions."
  return number + (llvm::StringRef(text).contains("with assertions")
                       ? " (assertions)"
                       : "");
}

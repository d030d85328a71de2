//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/emitc/CppExecutor.h"

#include "base/process/Pool.h"
#include "tools/emitc/CppProgram.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>

using namespace scion;

/// Of processor time. Programs are small; the interpreter has run them to their
/// end.
static constexpr unsigned secondsToCompile = 60, secondsToRun = 10;

/// float-cast-overflow is not part of `undefined`. Contracted products would
/// round differently.
static const std::vector<std::string> &compilerFlags() {
  static const std::vector<std::string> flags = {
      "-std=c++17",
      "-O0",
      "-w",
      "-ffp-contract=off",
      "-fsanitize=undefined,float-cast-overflow",
      "-fno-sanitize-recover=all",
      "-pthread"};
  return flags;
}

std::optional<CppExecutor> CppExecutor::find(const std::string &compiler) {
  llvm::ErrorOr<std::string> found =
      llvm::sys::findProgramByName(compiler.empty() ? "clang++" : compiler);
  if (!found && compiler.empty())
    found = llvm::sys::findProgramByName("clang++", {SCION_LLVM_TOOLS});
  // A path is returned unchecked.
  if (!found || !llvm::sys::fs::can_execute(*found))
    return std::nullopt;
  CppExecutor executor;
  executor.compiler = *found;
  return executor;
}

std::string CppExecutor::defaultCache() {
  llvm::SmallString<128> folder;
  if (!llvm::sys::path::cache_directory(folder))
    return "";
  llvm::sys::path::append(folder, "scion", "emitc");
  return folder.str().str();
}

/// A hash of what the outcome depends on. A compiler with another size or time
/// is another compiler.
std::string CppExecutor::keyOf(const std::string &text) const {
  llvm::sys::fs::file_status status;
  (void)llvm::sys::fs::status(compiler, status);
  llvm::SHA1 hash;
  auto add = [&](llvm::StringRef part) {
    hash.update(part);
    hash.update(llvm::StringRef("\0", 1));
  };
  add(compiler);
  add(std::to_string(status.getSize()));
  add(std::to_string(
      status.getLastModificationTime().time_since_epoch().count()));
  for (const std::string &flag : compilerFlags())
    add(flag);
  add(text);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

namespace {
/// A folder that is removed with what is in it.
struct TemporaryFolder {
  llvm::SmallString<128> path;
  TemporaryFolder() {
    if (llvm::sys::fs::createUniqueDirectory("scion-emitc", path))
      path.clear();
  }
  ~TemporaryFolder() {
    if (!path.empty())
      (void)llvm::sys::fs::remove_directories(path);
  }
  TemporaryFolder(const TemporaryFolder &) = delete;
  std::string file(const char *name) const {
    llvm::SmallString<128> whole = path;
    llvm::sys::path::append(whole, name);
    return whole.str().str();
  }
};
} // namespace

static bool writeFile(const std::string &path, const std::string &text) {
  std::error_code error;
  llvm::raw_fd_ostream out(path, error);
  if (error)
    return false;
  out << text;
  return true;
}

/// The first line that has this word, or else the first line.
static std::string lineWith(llvm::StringRef text, llvm::StringRef word) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    if (size_t at = line.find(word); at != line.npos)
      return line.substr(at).str();
  return lines.empty() ? "" : lines.front().str();
}

static Outcome outcomeOf(const process::Result &end) {
  Outcome outcome;
  bool isWhole = readCppTrace(end.output, outcome.trace);
  auto trap = [&](TrapKind kind, std::string message) {
    outcome.kind = Outcome::Kind::Trapped;
    outcome.trap = kind;
    outcome.message = std::move(message);
  };
  switch (end.ending.how) {
  case process::End::Exited:
    if (isWhole && end.ending.code == 0)
      outcome.kind = Outcome::Kind::Finished;
    else if (llvm::StringRef(end.errors).contains("runtime error: "))
      trap(TrapKind::IllegalInstruction,
           lineWith(end.errors, "runtime error: "));
    else
      return Outcome::notRun(NotRunReason::OutOfScope,
                             "the C++ program: " + end.ending.str());
    break;
  case process::End::Crashed:
    switch (end.ending.signal) {
    case SIGFPE:
      trap(TrapKind::Division, "SIGFPE");
      break;
    case SIGABRT:
      trap(TrapKind::Abort, lineWith(end.errors, ""));
      break;
    case SIGBUS:
      trap(TrapKind::BusError, "SIGBUS");
      break;
    default:
      trap(TrapKind::BadAccess, end.ending.str());
      break;
    }
    break;
  case process::End::TimedOut:
    return Outcome::poisoned(Limit::Fuel, "the C++ program takes too long");
  default:
    return Outcome::notRun(NotRunReason::OutOfScope,
                           "the C++ program: " + end.ending.str());
  }
  return outcome;
}

/// One line for the way it ended and the lines that it printed: what the cache
/// keeps, so that an outcome is read in one way only.
static std::string recordOf(const process::Result &end) {
  return std::to_string(int(end.ending.how)) + " " +
         std::to_string(end.ending.code) + " " +
         std::to_string(end.ending.signal) + "\n" +
         lineWith(end.errors, "runtime error: ") + "\n" + end.output;
}

static std::optional<process::Result> readRecord(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    return std::nullopt;
  auto [ending, rest] = (*buffer)->getBuffer().split('\n');
  auto [errors, output] = rest.split('\n');
  llvm::SmallVector<llvm::StringRef> numbers;
  ending.split(numbers, ' ');
  process::Result end;
  int how = 0;
  if (numbers.size() != 3 || numbers[0].getAsInteger(10, how) ||
      numbers[1].getAsInteger(10, end.ending.code) ||
      numbers[2].getAsInteger(10, end.ending.signal))
    return std::nullopt;
  end.ending.how = process::End(how);
  end.errors = errors.str();
  end.output = output.str();
  return end;
}

/// Whether another run would end the same.
static bool isLasting(const process::Ending &ending) {
  return ending.how == process::End::Exited ||
         ending.how == process::End::Crashed;
}

Outcome CppExecutor::compileAndRun(const std::string &text) const {
  std::string kept = cache.empty() ? "" : cache + "/" + keyOf(text);
  if (!kept.empty())
    if (std::optional<process::Result> end = readRecord(kept))
      return outcomeOf(*end);
  TemporaryFolder folder;
  std::string source = folder.file("program.cpp"),
              program = folder.file("program");
  if (folder.path.empty() || !writeFile(source, text))
    return Outcome::notRun(NotRunReason::OutOfScope, "no temporary folder");
  process::Job compile;
  compile.command = {compiler};
  compile.command.insert(compile.command.end(), compilerFlags().begin(),
                         compilerFlags().end());
  compile.command.insert(compile.command.end(), {source, "-o", program});
  compile.limits = process::Limits::cpu(secondsToCompile);
  process::Result compiled = process::run(std::move(compile));
  if (!compiled.ending.isFine())
    return Outcome::notRun(NotRunReason::Codegen,
                           "clang++: " + lineWith(compiled.errors, "error: "));
  process::Job run;
  run.command = {program};
  run.limits = process::Limits::cpu(secondsToRun);
  run.limits.fileMegabytes = 64;
  process::Result end = process::run(std::move(run));
  if (!kept.empty() && isLasting(end.ending) &&
      !llvm::sys::fs::create_directories(cache)) {
    llvm::SmallString<128> fresh;
    if (!llvm::sys::fs::createUniqueFile(kept + "-%%%%%%", fresh) &&
        writeFile(fresh.str().str(), recordOf(end)))
      (void)llvm::sys::fs::rename(fresh, kept);
  }
  return outcomeOf(end);
}

/// "emitc.add: …" of "'emitc.add' op …", so that reasons can be counted.
static std::string withoutQuotes(llvm::StringRef message) {
  auto [name, rest] =
      message.drop_front(message.starts_with("'")).split("' op ");
  return message.starts_with("'") ? (name + ": " + rest).str() : message.str();
}

TargetRun CppExecutor::run(mlir::ModuleOp module) const {
  std::string problem;
  std::optional<CppProgram> program = translateToCppProgram(module, problem);
  if (!program)
    return {Outcome::notRun(NotRunReason::Untranslatable,
                            "to C++: " + withoutQuotes(problem)),
            ""};
  return {compileAndRun(program->text), program->translation};
}

TargetExecutor CppExecutor::asExecutor(unsigned share) const {
  TargetExecutor executor;
  executor.target = "emitc";
  executor.translation = "mlir-to-cpp";
  executor.command = "mlir-translate --mlir-to-cpp";
  executor.completion = {"lower-affine", "scf-parallel-for-to-nested-fors",
                         "reconcile-unrealized-casts"};
  executor.run = [self = *this](mlir::ModuleOp module) {
    return self.run(module);
  };
  executor.share = share;
  return executor;
}

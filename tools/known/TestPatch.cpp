//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patches for the tests of MLIR.
//
//===----------------------------------------------------------------------===//

#include "tools/known/TestPatch.h"

#include "harness/hunt/RunLines.h"
#include "harness/lowering/PathStep.h"
#include "harness/reduce/SourcePlace.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <vector>

using namespace scion;
using llvm::StringRef;

/// Returns the only pass of a test to which functions can be appended; "" for
/// other tests.
static std::string onlyStep(StringRef text) {
  if (text.contains("check-prefix") || text.contains("verify-diagnostics") ||
      !text.contains("FileCheck %s") || !text.ends_with("\n"))
    return "";
  std::vector<hunt::RunCommand> commands = hunt::readRunLines(text);
  if (commands.size() != 1 || !commands.front().splitsInput ||
      commands.front().wantsErrors || commands.front().steps.size() != 1)
    return "";
  // Other flags may change what the pass does.
  for (const std::string &flag : commands.front().ignored)
    if (!llvm::is_contained(
            {"--allow-unregistered-dialect", "-allow-unregistered-dialect"},
            flag))
      return "";
  return commands.front().steps.front().pipeline;
}

/// The dialect whose test folder has the tests of a pass; "" if there is none.
static StringRef dialectFor(StringRef pass) {
  static constexpr std::pair<StringRef, StringRef> dialects[] = {
      {"affine-", "Affine"},
      {"arith-", "Arith"},
      {"int-range-", "Arith"},
      {"linalg-", "Linalg"},
      {"math-", "Math"},
      {"memref-", "MemRef"},
      {"flatten-memref", "MemRef"},
      {"buffer", "Bufferization"},
      {"one-shot-", "Bufferization"},
      {"scf-", "SCF"},
      {"tensor-", "Tensor"},
      {"fold-tensor-", "Tensor"},
      {"tosa-", "Tosa"},
      {"vector-", "Vector"},
      {"lower-vector-", "Vector"},
      {"transform", "Transform"},
      {"llvm-", "LLVMIR"},
      {"shape-", "Shape"}};
  for (auto [prefix, name] : dialects)
    if (pass.starts_with(prefix))
      return name;
  return "";
}

/// The folder of mlir/test for tests of a pass.
static std::string folderFor(StringRef pass) {
  if (StringRef dialect = dialectFor(pass); !dialect.empty())
    return ("mlir/test/Dialect/" + dialect).str();
  bool isConversion = pass.starts_with("convert-") || pass.contains("-to-");
  return isConversion ? "mlir/test/Conversion" : "mlir/test/Transforms";
}

/// Returns the folder for tests that execute code: that of the dialect of the
/// pass or, if MLIR has none, that of the dialect of `op`. Most are in a folder
/// CPU.
static std::string integrationFolderFor(StringRef pass, StringRef op) {
  static constexpr std::pair<StringRef, StringRef> folders[] = {
      {"arith", "Arith/CPU"},      {"async", "Async/CPU"},
      {"complex", "Complex/CPU"},  {"cf", "ControlFlow"},
      {"linalg", "Linalg/CPU"},    {"llvm", "LLVMIR/CPU"},
      {"math", "Math/CPU"},        {"memref", "MemRef"},
      {"tensor", "Tensor"},        {"tosa", "Tosa/CPU"},
      {"transform", "Transform"},  {"vector", "Vector/CPU"},
      {"bufferization", "Tensor"}, {"index", "Arith/CPU"}};
  std::string dialect = dialectFor(pass).lower();
  for (StringRef wanted : {StringRef(dialect), op.split('.').first})
    for (auto [name, folder] : folders)
      if (wanted == name)
        return ("mlir/test/Integration/Dialect/" + folder).str();
  return "mlir/test/Integration/Dialect/Standard/CPU";
}

UpstreamTests::UpstreamTests(std::string source) : folder(std::move(source)) {
  if (folder.empty())
    return;
  for (const std::string &file : filesBelow(folder + "/mlir/test", {".mlir"})) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    std::string step = buffer ? onlyStep((*buffer)->getBuffer()) : "";
    if (step.empty())
      continue;
    std::string name =
        StringRef(file).drop_front(folder.size()).ltrim('/').str();
    auto [entry, isNew] = byStep.try_emplace(step, name);
    // Prefer "Transforms/cse.mlir" to "Dialect/Quant/cse-of-casts.mlir", and
    // the folder of the dialect of the pass to any other.
    StringRef pass = StringRef(step).rsplit('(').second.empty()
                         ? StringRef(step)
                         : StringRef(step).rsplit('(').second.rtrim(')');
    pass = pass.split('{').first;
    auto rank = [&](StringRef file) {
      return 2 * file.starts_with(folderFor(pass) + "/") +
             (llvm::sys::path::stem(file) == pass);
    };
    if (!isNew && rank(name) > rank(entry->second))
      entry->second = name;
  }
}

std::string UpstreamTests::of(const std::string &step) const {
  auto known = byStep.find(step);
  return known == byStep.end() ? "" : known->second;
}

/// The lines of a patch that add `text`.
static std::string added(StringRef text) {
  std::string lines;
  while (!text.empty()) {
    auto [line, next] = text.split('\n');
    lines += ("+" + line + "\n").str();
    text = next;
  }
  return lines;
}

static std::string newFile(const std::string &name, StringRef text) {
  return "diff --git a/" + name + " b/" + name +
         "\nnew file mode 100644\n--- /dev/null\n+++ b/" + name +
         "\n@@ -0,0 +1," + std::to_string(text.count('\n')) + " @@\n" +
         added(text);
}

static std::string appended(const std::string &name, StringRef old,
                            StringRef fresh) {
  llvm::SmallVector<StringRef> lines;
  old.drop_back().split(lines, '\n');
  size_t context = std::min<size_t>(3, lines.size());
  size_t from = lines.size() - context;
  std::string patch = "diff --git a/" + name + " b/" + name + "\n--- a/" +
                      name + "\n+++ b/" + name + "\n@@ -" +
                      std::to_string(from + 1) + "," + std::to_string(context) +
                      " +" + std::to_string(from + 1) + "," +
                      std::to_string(context + fresh.count('\n')) + " @@\n";
  for (StringRef line : llvm::ArrayRef(lines).drop_front(from))
    patch += (" " + line + "\n").str();
  return patch + added(fresh);
}

/// The test without its commands.
static std::string bodyOf(StringRef test) {
  std::string body;
  while (!test.empty()) {
    auto [line, next] = test.split('\n');
    test = next;
    if (!line.starts_with("// RUN:") && !(body.empty() && line.empty()))
      body += (line + "\n").str();
  }
  return body;
}

std::string scion::testPatch(std::string test, const std::string &schedules,
                             bool isOneFunction, const std::string &step,
                             const std::string &pass, const std::string &op,
                             const UpstreamTests &tests,
                             std::set<std::string> &taken) {
  std::string name = isOneFunction ? tests.of(step) : "";
  auto old = llvm::MemoryBuffer::getFile(tests.source() + "/" + name);
  if (!name.empty() && schedules.empty() && old)
    return appended(name, (*old)->getBuffer(), "\n// -----\n\n" + bodyOf(test));
  std::string fresh = pass + (op.empty() ? "" : "-" + op);
  for (char &c : fresh)
    c = llvm::isAlnum(c) ? c : '-';
  bool isExecuted = StringRef(test).contains("mlir-runner");
  std::string folder =
      (isExecuted ? integrationFolderFor(pass, op) : folderFor(pass)) + "/";
  std::string plainName = fresh;
  for (unsigned i = 2; !taken.insert(folder + fresh).second; ++i)
    fresh = plainName + "-" + std::to_string(i);
  std::string more;
  if (!schedules.empty()) {
    // Put the schedules into Inputs, so that lit does not run them as a test.
    static constexpr StringRef plain = "=%S/schedules.mlir";
    std::string input = "Inputs/" + fresh + "-schedules.mlir";
    for (size_t at = test.find(plain); at != test.npos;
         at = test.find(plain, at + 1))
      test.replace(at + 4, plain.size() - 4, input);
    more = newFile(folder + input, schedules);
  }
  return newFile(folder + fresh + ".mlir", test) + more;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassOptions.h"

#include "harness/input/PrintCapture.h"
#include "harness/lowering/PassEnumeration.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <map>

using namespace scion;

// The options of a pass are protected, and so is their list. The argument of an
// explicit instantiation is exempt from access checks; a C-style cast can
// access a protected base class. The friend function is found by
// argument-dependent lookup.
// NOLINTBEGIN(llvm-prefer-static-over-anonymous-namespace)
namespace {
using OptionsMember = mlir::detail::PassOptions mlir::Pass::*;
struct OptionsAccess {
  friend OptionsMember passOptions(OptionsAccess);
};
template <OptionsMember member>
struct ExposeOptions {
  friend OptionsMember passOptions(OptionsAccess) { return member; }
};
template struct ExposeOptions<&mlir::Pass::passOptions>;
} // namespace
// NOLINTEND(llvm-prefer-static-over-anonymous-namespace)

static const llvm::cl::SubCommand &optionsIn(mlir::Pass &pass) {
  return (const llvm::cl::SubCommand &)(pass.*passOptions(OptionsAccess()));
}

/// Builds the pass with these options. If MLIR rejects them, `problem` gets its
/// message.
static bool build(std::string_view pass, std::string_view set,
                  mlir::OpPassManager &manager, std::string &problem) {
  const mlir::PassInfo *info = mlir::PassInfo::lookup(pass);
  if (!info) {
    problem = "no such pass";
    return false;
  }
  PrintCapture capture; // errors of options are printed on stderr
  capture.start();
  mlir::LogicalResult result =
      info->addToPipeline(manager, set, [&](const llvm::Twine &message) {
        problem = message.str();
        return mlir::failure();
      });
  std::string said = capture.stop();
  if (mlir::succeeded(result) && !manager.empty())
    return true;
  llvm::StringRef text = llvm::StringRef(said).trim();
  if (!text.empty())
    problem = text.split('\n').first.str();
  if (problem.empty())
    problem = "the pass cannot be built";
  return false;
}

/// A manager of the ops that the pass runs on. In any other one, the pass would
/// be in a nested manager, which cannot be accessed.
static mlir::OpPassManager managerFor(std::string_view name) {
  const RegisteredPass *pass = registeredPass(name);
  bool onFunction = pass && pass->onFunction && !pass->onModule;
  bool isWithin = pass && !pass->within.empty();
  return {isWithin     ? llvm::StringRef(pass->within)
          : onFunction ? "func.func"
                       : "builtin.module",
          mlir::OpPassManager::Nesting::Implicit};
}

/// The printed description of one option.
template <typename Print>
static std::string printedBy(Print print) {
  PrintCapture capture;
  llvm::outs().flush();
  capture.start();
  print();
  llvm::outs().flush();
  return capture.stop();
}

/// "--name=<type> - text" and, for an enumeration, a line "=value - text" for
/// each value. (A width less than its own would wrap around.)
static std::string helpOf(const llvm::cl::Option &option) {
  return printedBy([&] { option.printOptionInfo(option.getOptionWidth()); });
}

static std::string asNumber(llvm::StringRef value) {
  return value == "true" ? "1" : value == "false" ? "0" : value.str();
}

/// From "--name = value (default: value)"; lists print nothing. Options are
/// printed one by one, because printing all options of a pass crashes MLIR
/// 22.1.8 if a list has a default.
static std::string valueOf(const llvm::cl::Option &option) {
  std::string text = printedBy([&] {
    option.printOptionValue(option.getOptionWidth(), /*Force=*/true);
  });
  llvm::StringRef value = llvm::StringRef(text).split("= ").second;
  return asNumber(value.split(" (default").first.trim());
}

static std::vector<std::string> valuesIn(llvm::StringRef help) {
  auto [head, rest] = help.split('\n');
  // A switch has no "=<type>" after its name.
  if (!head.trim().split(' ').first.contains('='))
    return {"0", "1"};
  std::vector<std::string> values;
  llvm::SmallVector<llvm::StringRef> lines;
  rest.split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line = line.trim(); line.consume_front("="))
      values.push_back(line.split(' ').first.str());
  return values;
}

std::vector<std::pair<std::string, std::string>>
scion::splitOptions(std::string_view set) {
  std::vector<std::pair<std::string, std::string>> options;
  llvm::StringRef rest = llvm::StringRef(set).trim();
  while (!rest.empty()) {
    size_t end = 0;
    int depth = 0;
    char quote = 0;
    for (; end < rest.size() && (depth || quote || rest[end] != ' '); ++end) {
      char c = rest[end];
      if (quote)
        quote = c == quote ? 0 : quote;
      else if (c == '\'' || c == '"')
        quote = c;
      else
        depth += (c == '{') - (c == '}');
    }
    auto [name, value] = rest.take_front(end).split('=');
    bool isAlone = name.size() == end;
    options.push_back({name.str(), isAlone ? "1" : asNumber(value)});
    rest = rest.drop_front(end).ltrim();
  }
  return options;
}

static std::vector<PassOption> askOptions(std::string_view name) {
  mlir::OpPassManager manager = managerFor(name);
  std::string problem;
  if (!build(name, "", manager, problem))
    return {};
  mlir::Pass *pass = &*manager.getPasses().begin();
  std::vector<PassOption> options;
  for (const auto &[optionName, option] : optionsIn(*pass).OptionsMap)
    options.push_back(
        {optionName.str(), valuesIn(helpOf(*option)), valueOf(*option)});
  llvm::sort(options, [](const PassOption &a, const PassOption &b) {
    return a.name < b.name;
  });
  return options;
}

const std::vector<PassOption> &scion::optionsOf(std::string_view pass) {
  static std::map<std::string, std::vector<PassOption>, std::less<>> asked;
  auto found = asked.find(pass);
  if (found == asked.end())
    found = asked.emplace(pass, askOptions(pass)).first;
  return found->second;
}

std::string scion::problemWithOptions(std::string_view pass,
                                      std::string_view set) {
  mlir::OpPassManager manager = managerFor(pass);
  std::string problem;
  return build(pass, set, manager, problem) ? "" : problem;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/PassNames.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

#include <algorithm>

using namespace scion;

// MLIR has no list of pass names, but a command line parser for passes
// registers all of them: one llvm::cl::Option with many names.
std::vector<std::string> scion::passNamesNow() {
  mlir::PassPipelineCLParser parser("", "passes to run");
  std::vector<std::string> names;
  llvm::cl::Option *passes = nullptr, *pipeline = nullptr;
  for (const auto &[name, option] : llvm::cl::getRegisteredOptions())
    if (mlir::PassInfo::lookup(name)) {
      names.push_back(name.str());
      passes = option;
    } else if (name == "pass-pipeline") {
      pipeline = option;
    }
  // The options are members of the parser and must not outlive it.
  for (llvm::cl::Option *option : {passes, pipeline})
    if (option)
      option->removeArgument();
  std::sort(names.begin(), names.end());
  return names;
}

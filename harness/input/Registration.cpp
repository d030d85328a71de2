//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/Registration.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Error.h"

#include <cstdlib>
#include <vector>

using namespace scion;

static std::vector<RegistrationHook> &hooks() {
  static std::vector<RegistrationHook> list;
  return list;
}

void scion::addRegistrationHook(RegistrationHook hook) {
  hooks().push_back(hook);
}

/// A plugin file may bring passes, dialects or both; it must bring something.
static bool loadPlugin(const std::string &file, mlir::DialectRegistry &registry,
                       std::string &problem) {
  auto passes = mlir::PassPlugin::load(file);
  if (passes)
    passes->registerPassRegistryCallbacks();
  else
    problem = llvm::toString(passes.takeError());
  auto dialects = mlir::DialectPlugin::load(file);
  if (dialects)
    dialects->registerDialectRegistryCallbacks(registry);
  else
    llvm::consumeError(dialects.takeError());
  return static_cast<bool>(passes) || static_cast<bool>(dialects);
}

static void loadPlugins(mlir::DialectRegistry &registry) {
  const char *list = std::getenv("SCION_PLUGINS");
  llvm::SmallVector<llvm::StringRef> files;
  llvm::StringRef(list ? list : "")
      .split(files, ':', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef file : files) {
    std::string problem;
    if (loadPlugin(file.str(), registry, problem))
      continue;
    llvm::errs() << "SCION_PLUGINS: cannot load '" << file << "': " << problem
                 << "\nGive the plugins that mlir-opt --load-pass-plugin or "
                    "--load-dialect-plugin takes, built against the same "
                    "MLIR, separated by ':'.\n";
    std::exit(3);
  }
}

const mlir::DialectRegistry &scion::globalRegistry() {
  static mlir::DialectRegistry *registry = [] {
    auto *all = new mlir::DialectRegistry;
    mlir::registerAllDialects(*all);
    mlir::registerAllExtensions(*all);
    mlir::registerAllToLLVMIRTranslations(*all);
    mlir::registerAllPasses();
    for (RegistrationHook hook : hooks())
      hook(*all);
    loadPlugins(*all);
    return all;
  }();
  return *registry;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/Registration.h"

#include "harness/input/PassNames.h"
#include "harness/input/PublicRewrites.h"
#include "harness/input/RegisterMLIR.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
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
                       std::vector<std::string> &flags, std::string &problem) {
  // A file name without a folder is not relative to the current folder.
  llvm::SmallString<128> place(file);
  if (llvm::StringRef(file).contains('/'))
    llvm::sys::fs::make_absolute(place);
  auto passes = mlir::PassPlugin::load(file);
  if (passes) {
    passes->registerPassRegistryCallbacks();
    flags.push_back("--load-pass-plugin=" + place.str().str());
  } else {
    problem = llvm::toString(passes.takeError());
  }
  auto dialects = mlir::DialectPlugin::load(file);
  if (dialects) {
    dialects->registerDialectRegistryCallbacks(registry);
    flags.push_back("--load-dialect-plugin=" + place.str().str());
  } else {
    llvm::consumeError(dialects.takeError());
  }
  return static_cast<bool>(passes) || static_cast<bool>(dialects);
}

static llvm::SmallVector<llvm::StringRef> pluginFiles() {
  const char *list = std::getenv("SCION_PLUGINS");
  llvm::SmallVector<llvm::StringRef> files;
  llvm::StringRef(list ? list : "")
      .split(files, ':', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return files;
}

namespace {
struct Registered {
  mlir::DialectRegistry registry;
  std::string problem;
  std::vector<std::string> pluginFlags;
  /// Sorted.
  std::vector<std::string> passesOfMLIR, testPasses;
};
} // namespace

static Registered &registered() {
  // Leaked on purpose: contexts use it until the process ends.
  static Registered *all = [] {
    auto *all = new Registered;
    registerDialectsOfMLIR(all->registry);
    std::vector<std::string> before = passNamesNow(); // a project's own
    auto added = [&before] {
      std::vector<std::string> now = passNamesNow(), added;
      std::set_difference(now.begin(), now.end(), before.begin(), before.end(),
                          std::back_inserter(added));
      before = std::move(now);
      return added;
    };
    registerPassesOfMLIR();
    all->passesOfMLIR = added();
    registerTestPassesOfMLIR();
    registerPublicRewrites();
    all->testPasses = added();
    for (RegistrationHook hook : hooks())
      hook(all->registry);
    for (llvm::StringRef file : pluginFiles()) {
      std::string problem;
      if (loadPlugin(file.str(), all->registry, all->pluginFlags, problem))
        continue;
      all->problem = "SCION_PLUGINS: cannot load '" + file.str() +
                     "': " + problem +
                     "\nGive the plugins that mlir-opt --load-pass-plugin or "
                     "--load-dialect-plugin takes, built against the same "
                     "MLIR, separated by ':'.\n";
      break;
    }
    return all;
  }();
  return *all;
}

const std::string &scion::pluginProblem() {
  static const std::string none;
  return pluginFiles().empty() ? none : registered().problem;
}

std::vector<std::string> scion::pluginFlags(std::string_view pipeline) {
  std::vector<std::string> flags;
  if (!pluginFiles().empty())
    flags = registered().pluginFlags;
  if (std::string_view flag = rewritesFlag(pipeline); !flag.empty())
    flags.emplace_back(flag);
  return flags;
}

const mlir::DialectRegistry &scion::globalRegistry() {
  Registered &all = registered();
  if (!all.problem.empty())
    llvm::report_fatal_error(llvm::Twine(all.problem));
  return all.registry;
}

bool scion::isPassOfMLIR(std::string_view name) {
  const auto &passes = registered().passesOfMLIR;
  return std::binary_search(passes.begin(), passes.end(), name);
}

bool scion::isTestPass(std::string_view name) {
  const auto &passes = registered().testPasses;
  return std::binary_search(passes.begin(), passes.end(), name);
}

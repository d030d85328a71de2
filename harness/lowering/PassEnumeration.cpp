//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassEnumeration.h"

#include "base/ChoiceStream.h"
#include "harness/input/ContextPool.h"
#include "harness/input/PassNames.h"
#include "harness/input/Registration.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

// Pass::canScheduleOn is protected, and adding the pass to a PassManager
// instead aborts on a mismatch. The argument of an explicit instantiation is
// exempt from access checks. The friend function is found by argument-dependent
// lookup.
// NOLINTBEGIN(llvm-prefer-static-over-anonymous-namespace)
namespace {
using CanScheduleOn = bool (mlir::Pass::*)(mlir::RegisteredOperationName) const;
struct ScheduleAccess {
  friend CanScheduleOn canScheduleOn(ScheduleAccess);
};
template <CanScheduleOn member>
struct ExposeSchedule {
  friend CanScheduleOn canScheduleOn(ScheduleAccess) { return member; }
};
template struct ExposeSchedule<&mlir::Pass::canScheduleOn>;
} // namespace
// NOLINTEND(llvm-prefer-static-over-anonymous-namespace)

static RegisteredPass describe(const std::string &name,
                               mlir::RegisteredOperationName module,
                               mlir::RegisteredOperationName function) {
  RegisteredPass result{.name = name,
                        .within = "",
                        .isOfMLIR = isPassOfMLIR(name),
                        .needsReview = isTestPass(name)};
  auto ignore = [](const llvm::Twine &) { return mlir::failure(); };
  mlir::OpPassManager manager(mlir::OpPassManager::Nesting::Implicit);
  const mlir::PassInfo *info = mlir::PassInfo::lookup(name);
  if (mlir::failed(info->addToPipeline(manager, "", ignore)) || manager.empty())
    return result;
  // A pass that is fixed to one op sits in a nested manager; either way it can
  // be asked.
  CanScheduleOn ask = canScheduleOn(ScheduleAccess());
  for (mlir::Pass &pass : manager.getPasses()) {
    if (pass.getOpName()) {
      result.onModule = *pass.getOpName() == module.getStringRef();
      result.onFunction = *pass.getOpName() == function.getStringRef();
      if (*pass.getOpName() == mlir::spirv::ModuleOp::getOperationName() ||
          *pass.getOpName() == mlir::gpu::GPUModuleOp::getOperationName()) {
        result.onModule = true;
        result.within = pass.getOpName()->str();
      }
    } else {
      result.onModule = (pass.*ask)(module);
      result.onFunction = (pass.*ask)(function);
    }
  }
  return result;
}

const std::vector<RegisteredPass> &scion::registeredPasses() {
  static const std::vector<RegisteredPass> passes = [] {
    ContextLease context = ContextPool::global().lease(0);
    auto registered = [&](llvm::StringRef name) {
      return *mlir::RegisteredOperationName::lookup(name, context.get());
    };
    auto module = registered(mlir::ModuleOp::getOperationName());
    auto function = registered(mlir::func::FuncOp::getOperationName());
    std::vector<RegisteredPass> all;
    for (const std::string &name : passNamesNow())
      all.push_back(describe(name, module, function));
    return all;
  }();
  return passes;
}

const RegisteredPass *scion::registeredPass(std::string_view name) {
  const std::vector<RegisteredPass> &all = registeredPasses();
  auto found = std::ranges::lower_bound(all, name, {}, &RegisteredPass::name);
  return found != all.end() && found->name == name ? &*found : nullptr;
}

std::string scion::registeredPassesFingerprint() {
  uint64_t hash = 0;
  size_t count = 0;
  for (const RegisteredPass &pass : registeredPasses()) {
    if (!pass.isOfMLIR)
      continue;
    ++count;
    hash = combineHash(stableHash(pass.name, hash),
                       2 * (pass.onModule && pass.within.empty()) +
                           pass.onFunction);
  }
  char text[64];
  std::snprintf(text, sizeof(text), "%zu passes, %016llx", count,
                static_cast<unsigned long long>(hash));
  return text;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which dialects and passes exist: all of upstream MLIR, what a downstream
// project adds through a hook, and what plugins bring (SCION_PLUGINS=a.so:b.so,
// the same files that mlir-opt --load-pass-plugin/--load-dialect-plugin takes).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_REGISTRATION_H
#define SCION_HARNESS_INPUT_REGISTRATION_H

#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace scion {

/// Adds a project's dialects (to the registry) and passes (mlir::registerPass).
using RegistrationHook = void (*)(mlir::DialectRegistry &);

/// Call before the first use of globalRegistry(), for example from a static
/// constructor of the downstream project's own file linked into the target.
void addRegistrationHook(RegistrationHook hook);

/// Loads SCION_PLUGINS. Returns what is wrong with them, for the user to read;
/// "" if nothing is. A program calls this first, and ends with exit code 3.
const std::string &pluginProblem();

/// The flags that load the same plugins into mlir-opt, from any folder, and the
/// passes of the pipeline that are Scion's.
std::vector<std::string> pluginFlags(std::string_view pipeline);

/// The registry of this process. The first call registers all upstream
/// dialects, extensions, translations and passes, runs the hooks, and loads
/// SCION_PLUGINS. While there is a pluginProblem() nobody may call it.
const mlir::DialectRegistry &globalRegistry();

/// Whether MLIR itself registered the pass: no hook, no plugin.
bool isPassOfMLIR(std::string_view name);

/// Whether it is one of MLIR's test passes.
bool isTestPass(std::string_view name);

} // namespace scion

#endif // SCION_HARNESS_INPUT_REGISTRATION_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers dialects and passes: all of upstream MLIR, those that a downstream
// project adds through a hook, and those of plugins (SCION_PLUGINS=a.so:b.so,
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

/// Loads SCION_PLUGINS. Returns an error message for the user; "" on success. A
/// program calls this first, and ends with exit code 3 on an error.
const std::string &pluginProblem();

/// The flags with which mlir-opt, started in any folder, loads the same
/// plugins, and Scion's own plugin if the pipeline has a pass of it.
std::vector<std::string> pluginFlags(std::string_view pipeline);

/// The registry of this process. The first call registers all upstream
/// dialects, extensions, translations and passes, runs the hooks, and loads
/// SCION_PLUGINS. Ends the process with a fatal error if there is a
/// pluginProblem().
const mlir::DialectRegistry &globalRegistry();

/// Whether MLIR itself registered the pass: no hook, no plugin.
bool isPassOfMLIR(std::string_view name);

/// Whether the pass is one of MLIR's test passes, or one for a public function
/// of MLIR (PublicRewrites.h).
bool isTestPass(std::string_view name);

} // namespace scion

#endif // SCION_HARNESS_INPUT_REGISTRATION_H

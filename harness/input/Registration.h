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

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace scion {

/// Adds a project's dialects (to the registry) and passes (mlir::registerPass).
using RegistrationHook = void (*)(mlir::DialectRegistry &);

/// Call before the first use of globalRegistry(), for example from a static
/// constructor of the downstream project's own file linked into the target.
void addRegistrationHook(RegistrationHook hook);

/// The registry of this process. The first call registers all upstream
/// dialects, extensions, translations and passes, runs the hooks, and loads
/// SCION_PLUGINS; a plugin that cannot be loaded ends the process with exit
/// code 3 and a message that names the file.
const mlir::DialectRegistry &globalRegistry();

} // namespace scion

#endif // SCION_HARNESS_INPUT_REGISTRATION_H

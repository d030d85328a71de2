//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Detects work that does not return. libFuzzer's own alarm covers only its
// callback, so a hang in the custom mutator, where MLIR parses and verifies,
// too, would last for ever; AFL++ kills the process without a report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_WATCHDOG_H
#define SCION_HARNESS_ENGINE_WATCHDOG_H

namespace scion {

/// From now on `late` is called, in a signal handler, when a piece of work has
/// gone on for `seconds` (down to a tenth less). Once a process.
void startWatchdog(unsigned seconds, void (*late)());

/// A piece of work. Costs two stores.
void watchedWorkBegins();
void watchedWorkEnds();

} // namespace scion

#endif // SCION_HARNESS_ENGINE_WATCHDOG_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plugin of planted bugs: what it registers, and for whom.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlanted", "1", [] {
            planted::registerArithmetic();
            planted::registerLoops();
            planted::registerMemory();
            planted::registerAccesses();
          }};
}

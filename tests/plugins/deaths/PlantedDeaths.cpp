//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plugin of planted damage: passes, and a dialect.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedDeaths", "1",
          [](mlir::DialectRegistry *registry) {
            planted::registerHangDialect(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedDeaths", "1", [] {
            planted::registerBadIR();
            planted::registerEndless();
            planted::registerAddresses();
            planted::registerProcessEnds();
          }};
}

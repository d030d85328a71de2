//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the other MLIRs on this machine, for the versions in a report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_TOOLSATHAND_H
#define SCION_HARNESS_REDUCE_TOOLSATHAND_H

#include <string>
#include <vector>

namespace scion {

/// Where other MLIRs may be.
struct ToolPlaces {
  /// Packages are in PACKAGES/llvm-VERSION/bin; older versions come first.
  std::string packages = "/usr/lib";

  /// Folders that may exist; they come after the packages.
  std::vector<std::string> maybe;

  /// Folders that the user named: they come last, and are not checked.
  std::vector<std::string> named;
};

/// Folders with an mlir-opt that starts, without duplicates and without the one
/// in use (StockTools::find). The folders of ci/with-mlir are not searched:
/// their tools run only inside of it.
std::vector<std::string> toolsAtHand(const ToolPlaces &places);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_TOOLSATHAND_H

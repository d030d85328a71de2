//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which other MLIRs are on this machine: what a report says of versions.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_TOOLSATHAND_H
#define SCION_HARNESS_REDUCE_TOOLSATHAND_H

#include <string>
#include <vector>

namespace scion {

/// Where other MLIRs may be.
struct ToolPlaces {
  /// Of the packages: PACKAGES/llvm-VERSION/bin, the older version first.
  std::string packages = "/usr/lib";

  /// Folders that may be there, after those.
  std::vector<std::string> maybe;

  /// Folders that somebody named: they come last, and stay whatever they hold.
  std::vector<std::string> named;
};

/// Folders with an mlir-opt that starts, none twice, and not the one in use
/// (StockTools::find). Nothing is looked for in the folders of ci/with-mlir:
/// theirs run only inside.
std::vector<std::string> toolsAtHand(const ToolPlaces &places);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_TOOLSATHAND_H

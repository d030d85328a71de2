//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The documentation of an op, from the definitions that are installed with
// MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_OPDOCUMENTATION_H
#define SCION_HARNESS_REDUCE_OPDOCUMENTATION_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace scion {

/// The first sentences of an op's description, and the file that they are from.
struct OpDocumentation {
  std::string sentences, file; // "" if there are none
};

/// Of the op ("math.powf") in the MLIR below `prefix`, if its mlir-tblgen and
/// .td files are there.
OpDocumentation documentationOf(llvm::StringRef op, const std::string &prefix);

/// The first sentences, about `most` words at the most, of the section of the
/// op on a page of `mlir-tblgen -gen-op-doc`.
std::string sentencesAbout(llvm::StringRef op, llvm::StringRef page,
                           size_t most);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_OPDOCUMENTATION_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the values of enumerated attributes without a list of them: for an
// unknown word, a dialect's parser reports the words that it expects.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_ENUMERATIONS_H
#define SCION_HARNESS_GENERATE_ENUMERATIONS_H

#include "mlir/IR/Attributes.h"

#include <string>
#include <vector>

namespace scion {

/// All values of the attribute that is written `mnemonic`<word>, such as
/// "#arith.overflow"; none if it is no enumeration.
std::vector<mlir::Attribute> valuesOfEnumeration(const std::string &mnemonic,
                                                 mlir::MLIRContext &context);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_ENUMERATIONS_H

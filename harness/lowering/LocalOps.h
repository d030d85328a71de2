//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops' verifiers look at nothing but the op itself: its name, properties,
// attributes, the types of its operands and results, those of its successors'
// arguments, the name of its parent and the data layout around it. Such an op
// needs not be verified when one that is equal in all of this has been.
//
// A table of ops, not of dialects, and one of what is let off: an op that comes
// with the next MLIR is verified until somebody has read its verifier.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_LOCALOPS_H
#define SCION_HARNESS_LOWERING_LOCALOPS_H

#include "llvm/ADT/StringRef.h"

namespace scion {

enum class Locality : unsigned char {
  Unknown,  // verify it always
  Local,    // as long as its regions are empty
  Function, // so are its regions' entry arguments and whether there are blocks;
            // its body only has to be isolated
};

Locality localityOf(llvm::StringRef opName);

/// Ops that llvm.func's verifier looks for in its body.
bool isLookedForByFunctions(llvm::StringRef opName);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_LOCALOPS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists ops whose verifiers depend only on the op itself: its name, properties,
// attributes, the types of its operands and results, those of its successors'
// arguments, the name of its parent and the data layout around it. Such an op
// need not be verified if one that is equal in all of this has been verified.
//
// The table lists single ops, not dialects, and only ops that need not be
// verified again: an op that a new MLIR adds is always verified until its
// verifier has been reviewed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_LOCALOPS_H
#define SCION_HARNESS_LOWERING_LOCALOPS_H

#include "llvm/ADT/StringRef.h"

namespace scion {

enum class Locality : unsigned char {
  Unknown,  // always verify the op
  Local,    // depends only on itself, if its regions are empty
  Function, // also depends on its regions' entry arguments and on whether it
            // has blocks; its body only has to be isolated
};

Locality localityOf(llvm::StringRef opName);

/// Ops that llvm.func's verifier looks for in its body.
bool isLookedForByFunctions(llvm::StringRef opName);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_LOCALOPS_H

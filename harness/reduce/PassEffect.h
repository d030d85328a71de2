//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a pass did to a module, by kinds of ops. Two bugs of a pass differ in
// it, so a reduced program on which the pass does something that it did not do
// on the original shows another bug.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_PASSEFFECT_H
#define SCION_HARNESS_REDUCE_PASSEFFECT_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace scion {

/// "+arith.subi" and "-arith.addi": kinds of which the output has an op more or
/// less. Ops are equal if they have the same name, attributes and types;
/// operands do not count. Sorted.
std::vector<std::string> passEffect(mlir::ModuleOp before,
                                    mlir::ModuleOp after);

/// Whether all of `part` is in `whole`; both are sorted.
bool isPartOf(const std::vector<std::string> &part,
              const std::vector<std::string> &whole);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_PASSEFFECT_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effect of a pass on a module, by kinds of ops. It separates two bugs of
// one pass: the ledger counts findings by it, reduction rejects a smaller
// program on which the pass does something that it did not do on the original,
// and `scion digest` clusters by it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_PASSEFFECT_H
#define SCION_HARNESS_EXPERIMENT_PASSEFFECT_H

#include "mlir/IR/BuiltinOps.h"

#include <map>
#include <string>
#include <vector>

namespace scion {

/// How many ops a module has of each name, attributes and types; operands do
/// not count. The module op is left out.
using OpCounts = std::map<std::string, int>;
OpCounts countOpsByText(mlir::ModuleOp module);

/// "+arith.subi" and "-arith.addi": the names of ops of which the output has
/// more or fewer, with equal attributes and types. Sorted.
std::vector<std::string> passEffect(const OpCounts &before,
                                    const OpCounts &after);

/// Whether all of `part` is in `whole`; both are sorted.
bool isPartOf(const std::vector<std::string> &part,
              const std::vector<std::string> &whole);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_PASSEFFECT_H

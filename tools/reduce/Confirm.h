//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a finding shows with the stock tools of the MLIR in use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_CONFIRM_H
#define SCION_TOOLS_REDUCE_CONFIRM_H

#include <string>

namespace scion {

struct Finding;

/// "shows", "does not show", or why it cannot be said. A tool that takes longer
/// than `seconds` hangs; 0: than StockTools has it.
std::string confirmWithStockTools(const Finding &finding,
                                  const std::string &program,
                                  unsigned seconds = 0);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_CONFIRM_H

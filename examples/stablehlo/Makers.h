//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makers of generated programs for StableHLO and CHLO.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_EXAMPLES_STABLEHLO_MAKERS_H
#define SCION_EXAMPLES_STABLEHLO_MAKERS_H

namespace scion::grow {
class Makers;
} // namespace scion::grow

namespace scion::stablehlo {

void addMakers(grow::Makers &to);

} // namespace scion::stablehlo

#endif // SCION_EXAMPLES_STABLEHLO_MAKERS_H

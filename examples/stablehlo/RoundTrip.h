//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass scion-vhlo-round-trip.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_EXAMPLES_STABLEHLO_ROUNDTRIP_H
#define SCION_EXAMPLES_STABLEHLO_ROUNDTRIP_H

namespace scion::stablehlo {

void registerRoundTripPass();

} // namespace scion::stablehlo

#endif // SCION_EXAMPLES_STABLEHLO_ROUNDTRIP_H

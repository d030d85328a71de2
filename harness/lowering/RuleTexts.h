//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiled-in rule tables as text (generated from the .rules files beside
// this one by cmake/EmbedText.cmake).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_RULETEXTS_H
#define SCION_HARNESS_LOWERING_RULETEXTS_H

#include <string_view>

namespace scion {

std::string_view minedRules();
std::string_view overlayRules();
std::string_view scheduleRules();

} // namespace scion

#endif // SCION_HARNESS_LOWERING_RULETEXTS_H

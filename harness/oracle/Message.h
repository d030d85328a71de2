//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Removes from diagnostics the parts that depend on one run or one place, so
// that two reports of one bug are equal.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_MESSAGE_H
#define SCION_HARNESS_ORACLE_MESSAGE_H

#include <string>
#include <string_view>

namespace scion {

/// "input:33:3: error: text" without the place, which moves with the program:
/// "text". A message without "error: " is returned as it is.
std::string_view withoutPlace(std::string_view message);

/// `0x…` for addresses (0x and six hex digits or more), `…` for decimal numbers
/// above 2^32, with their sign: MLIR prints pointers and uninitialised numbers
/// ("found 94053881038208"), which differ from run to run.
std::string withoutAddresses(std::string_view message);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_MESSAGE_H

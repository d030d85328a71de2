//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages of MLIR without the parts that depend on the program, so that a
// program and its reduced form give equal messages.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_NORMALIZEDMESSAGE_H
#define SCION_HARNESS_ORACLE_NORMALIZEDMESSAGE_H

#include <string>
#include <string_view>

namespace scion {

/// "error: 'arith.addi' op operand #1 must be tensor<4xi8>" becomes
/// "'arith.addi' op operand #… must be …": no place, no numbers, no types, no
/// names of values and symbols. The names of ops stay.
std::string normalizedMessage(std::string_view message);

/// The last message of a process that crashed: the line of LLVM's fatal error,
/// of an assertion or of a sanitizer's report; empty if there is none.
std::string lastWordsOf(std::string_view errors);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_NORMALIZEDMESSAGE_H

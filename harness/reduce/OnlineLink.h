//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A link that opens a program in Compiler Explorer, made without contacting it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_ONLINELINK_H
#define SCION_HARNESS_REDUCE_ONLINELINK_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace scion {

/// Compiler Explorer's name for the mlir-opt of LLVM's main.
inline constexpr llvm::StringLiteral mlirOptOnline = "mliropttrunk";

/// The client state as base64 of JSON, compressed where LLVM has zlib. "" if
/// the link is too long for servers.
std::string compilerExplorerLink(const std::string &program,
                                 const std::string &flags);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_ONLINELINK_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known check`: compares the records with the MLIR in use and, on
// request, with other versions.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_CHECKCOMMAND_H
#define SCION_TOOLS_KNOWN_CHECKCOMMAND_H

#include "tools/Tool.h"

namespace scion {

/// `programs`: the folder of the shipped records' programs.
void addKnownCheck(Subcommand known, const std::string &programs);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_CHECKCOMMAND_H

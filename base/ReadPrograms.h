//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// Reads all programs below folders.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_READPROGRAMS_H
#define SCION_BASE_READPROGRAMS_H

#include <string>
#include <vector>

namespace scion {

/// The texts of files, and of all .mlir files below folders, in the order of
/// their paths. Missing places and unreadable folders are skipped; an
/// unreadable file has an empty text.
std::vector<std::string> readPrograms(const std::vector<std::string> &places);

} // namespace scion

#endif // SCION_BASE_READPROGRAMS_H

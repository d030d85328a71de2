//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a project shows values of a type of its own (Extensions.h).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_SHOWNTYPE_H
#define SCION_HARNESS_INPUT_SHOWNTYPE_H

#include "harness/input/Extensions.h"

#include "mlir/IR/Types.h"
#include "llvm/Support/raw_ostream.h"

namespace scion {

/// The entry of a type that a project has added; null for other types.
inline const ShownType *shownAs(mlir::Type type) {
  std::string text;
  for (const ShownType &shown : addedShownTypes()) {
    if (text.empty())
      llvm::raw_string_ostream(text) << type;
    llvm::StringRef wanted = shown.type;
    if (wanted.consume_back("*") ? llvm::StringRef(text).starts_with(wanted)
                                 : wanted == text)
      return &shown;
  }
  return nullptr;
}

} // namespace scion

#endif // SCION_HARNESS_INPUT_SHOWNTYPE_H

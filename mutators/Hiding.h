//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that hide a value: they are public, are not inlined, and return
// their only argument. Passes treat the result of a call as unknown, but it is
// known here to equal the argument (docs/Generate.md).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_HIDING_H
#define SCION_MUTATORS_HIDING_H

#include "grammar/SymbolTable.h"

#include <string>
#include <string_view>

namespace scion {

/// The name of a function of the program that hides values of the type which is
/// written `type`; "" if there is none.
std::string_view hidingFunction(const Program &program, std::string_view type);

/// Whether the operation is a call of a function that hides its operand.
bool isHidingCall(const Program &program, Index operation);

/// The text of such a function, for the body of a module.
std::string newHidingFunction(std::string_view symbol, std::string_view type,
                              const std::string &indent);

} // namespace scion

#endif // SCION_MUTATORS_HIDING_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding as text, for a parent process that reads what its child has found.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FINDINGTEXT_H
#define SCION_HARNESS_ORACLE_FINDINGTEXT_H

#include "harness/oracle/Finding.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

std::string writeFinding(const Finding &finding);

/// None if `text` holds no finding. One that was cut has a shorter story.
std::optional<Finding> readFinding(std::string_view text);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDINGTEXT_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The larger subcommands of `scion rules`, each in a file of its own.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_RULES_RULES_H
#define SCION_TOOLS_RULES_RULES_H

#include "tools/CommandLine.h"

#include <string>

namespace scion {

/// Lists how each pass is judged, by the verdicts that `file` counts.
int listJudged(const std::string &file);

void addRulesReview(Subcommand rules);
void addRulesTry(Subcommand rules);

} // namespace scion

#endif // SCION_TOOLS_RULES_RULES_H

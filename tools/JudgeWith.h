//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges a program through a pipeline in another process, of this Scion or
// another.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_JUDGEWITH_H
#define SCION_TOOLS_JUDGEWITH_H

#include "harness/oracle/Finding.h"
#include "tools/Child.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

/// Runs this program ("") or another Scion, which then loads
/// SCION_BASELINE_PLUGINS instead of SCION_PLUGINS.
ChildResult runScion(const std::string &scion,
                     const std::vector<std::string> &arguments,
                     unsigned seconds);

/// Returns the finding of `scion run`, else that of `scion pass`. Known bugs
/// are reported, too.
std::optional<Finding> judgeWith(const std::string &scion,
                                 const std::string &program,
                                 const std::string &pipeline);

} // namespace scion

#endif // SCION_TOOLS_JUDGEWITH_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Command-line options for grafting fragments, shared by all subcommands that
// mutate.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_GRAFTARGUMENTS_H
#define SCION_TOOLS_GRAFTARGUMENTS_H

#include "mutators/Mutator.h"
#include "tools/CommandLine.h"

namespace scion {

/// Adds -k, -l, -r and --insert.
inline void addGraftOptions(Subcommand command, GraftOptions &graft) {
  command.addOption("-k", graft.ancestors,
                    "Ancestors that must match where a fragment is put");
  command.addOption("-l", graft.left, "Left siblings …");
  command.addOption("-r", graft.right, "Right siblings …");
  command
      .addOption("--insert", graft.insertPercent,
                 "So many fragments of 100 are inserted, the others replace an "
                 "operation; default: each place is as likely")
      .range(0, 100)
      .valueName("N");
}

} // namespace scion

#endif // SCION_TOOLS_GRAFTARGUMENTS_H

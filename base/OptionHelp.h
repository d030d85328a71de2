//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes an option of a fuzz target or of an oracle's subcommand, for help
// texts and docs/Options.md.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_OPTIONHELP_H
#define SCION_BASE_OPTIONHELP_H

namespace scion {

struct OptionHelp {
  const char *name;
  const char *help;
};

} // namespace scion

#endif // SCION_BASE_OPTIONHELP_H

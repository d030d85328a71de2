//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of all oracles, made from the lines of CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Oracle.h"

using namespace scion;

namespace scion {
#define SCION_ORACLE(name) extern const Oracle name##Oracle;
#include SCION_ORACLES
#undef SCION_ORACLE
} // namespace scion

const std::vector<const Oracle *> &scion::oracles() {
#define SCION_ORACLE(name) &name##Oracle,
  static const std::vector<const Oracle *> all = {
#include SCION_ORACLES
  };
#undef SCION_ORACLE
  return all;
}

const Oracle *scion::oracleNamed(std::string_view name) {
  for (const Oracle *oracle : oracles())
    if (oracle->name == name)
      return oracle;
  return nullptr;
}

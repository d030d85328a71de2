//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A campaign steers: now and then a mutant says which pass its paths are to
// prefer (`// scion: towards=…`), one that applies to it and that did little so
// far. What is judged depends on the program alone: it says so itself.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_STEER_H
#define SCION_HARNESS_ORACLE_STEER_H

#include <string>

namespace scion {

enum class Steering : unsigned char {
  Off,
  Random, // any pass that applies (for comparison)
  Rare,   // the fewer effects it had, the likelier
};

/// One mutant in `oneIn` is steered, others lose what their parent said.
void steer(std::string &program, Steering how, unsigned oneIn);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_STEER_H

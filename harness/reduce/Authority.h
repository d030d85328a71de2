//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who says what the right values are. The one place where another authority
// than the reference path is asked: the meaning of the ops, once an interpreter
// can be asked for it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_AUTHORITY_H
#define SCION_HARNESS_REDUCE_AUTHORITY_H

#include "harness/reduce/Case.h"

#include <string>

namespace scion {

struct RightValues {
  std::string printed; // what the program has to print
  std::string source;  // half a sentence: by which authority
};

RightValues rightValues(const Case &subject, const Evidence &evidence);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_AUTHORITY_H

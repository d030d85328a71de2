//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state that each of several threads of the program has for itself.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_STRANDS_H
#define SCION_HARNESS_SEMANTICS_STRANDS_H

#include "base/ChoiceStream.h"
#include "harness/semantics/Frame.h"

namespace scion::semantics {

struct Evaluation::Strand {
  std::shared_ptr<Frame> own; // a copy of the scope that it began in
  Frame *frame = nullptr;
  unsigned depth = 0;
  mlir::Operation *current = nullptr;
  Conflicts *conflicts = nullptr;
  Team *team = nullptr;
  std::vector<uint64_t> stack;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_STRANDS_H

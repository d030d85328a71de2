//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selection between two lists by a list of conditions, for arith, llvm and
// spirv.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_CHOOSE_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_CHOOSE_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Symbolic.h"

#include "llvm/ADT/STLExtras.h"

namespace scion::semantics {

/// An element is poison where its condition is; the one that is not chosen may
/// be poison.
inline Elements chooseEach(llvm::ArrayRef<Element> conditions, Elements yes,
                           llvm::ArrayRef<Element> no, Evaluation &in) {
  if (conditions.size() * yes.parts != yes.list.size() ||
      no.size() != yes.list.size()) {
    (void)in.unsupported("a choice of values of different sizes");
    return yes;
  }
  for (auto [i, which] : llvm::enumerate(conditions))
    for (unsigned part = 0; part < yes.parts; ++part) {
      size_t index = i * yes.parts + part;
      Element &one = yes.list[index];
      if (LLVM_UNLIKELY(which.term))
        one = in.symbolic()->select(which, one, no[index]).element();
      else if (!which.isDefined())
        one = Element::bad(one.width(), which.state());
      else if (which.bits().isZero())
        one = no[index];
    }
  return yes;
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_CHOOSE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In terms, a float operation is an unknown function of its arguments. This
// file describes it by integer conditions that decide most questions: for
// example, equal arguments give equal results, and x - 0 is x. The description
// is exact for comparisons, minima and maxima, but not for sums, products and
// roundings.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_FLOATFACTS_H
#define SCION_HARNESS_PROVE_FLOATFACTS_H

#include "harness/semantics/Opaque.h"

namespace scion::prove {

/// A condition that always holds for the functions on which `condition`
/// depends. A NaN may have the bits of any NaN. Terms belong to the active
/// graph.
terms::Term factsFor(terms::Term condition, const semantics::OpaqueWorld &world,
                     terms::Graph &graph);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_FLOATFACTS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In terms an operation on floats is an unknown function of its arguments. This
// says as much of it, with integers only, as decides most questions: equal
// arguments give equal results, x - 0 is x, what is compared how. Exact are
// comparisons, minima and maxima; sums, products and roundings are not.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_FLOATFACTS_H
#define SCION_HARNESS_PROVE_FLOATFACTS_H

#include "harness/semantics/Opaque.h"

namespace scion::prove {

/// A condition that holds of the functions that another depends on. The bits of
/// a NaN are any that a NaN can have. Terms belong to the active graph.
terms::Term factsFor(terms::Term condition, const semantics::OpaqueWorld &world,
                     terms::Graph &graph);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_FLOATFACTS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws a pass for any module, relevant ones more often.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_DRAWPASS_H
#define SCION_HARNESS_ORACLE_DRAWPASS_H

#include "base/ChoiceStream.h"
#include "harness/lowering/PathStep.h"

#include <string>
#include <vector>

namespace scion {

struct OpKinds;

struct DrawnPass {
  PathStep step; // its pipeline is empty if nothing can be drawn
  bool isRelevant = false;
};

/// Draws from the passes in `only` or, if it is empty, from all passes and
/// schedules.
DrawnPass drawPass(const OpKinds &kinds, const std::vector<std::string> &only,
                   ChoiceStream &choices);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_DRAWPASS_H

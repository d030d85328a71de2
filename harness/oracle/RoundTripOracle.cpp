//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/RoundTrip.h"

using namespace scion;

static OracleVerdict check(ParsedInput &input) {
  Registry::Timed timed(Registry::global());
  OracleVerdict verdict{checkRoundTrip(*input.module)};
  if (verdict.finding && absorb(*verdict.finding))
    verdict.finding.reset();
  return verdict;
}

const Oracle scion::roundTripOracle = {
    .summary = "prints modules (generic, pretty, bytecode) and reads them back",
    .configure = [](OracleOptions &) { return std::string(); },
    .check = check,
    .readsInvalid = true,
};

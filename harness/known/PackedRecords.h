//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form in which the shipped records are compiled in. Every process reads
// all of them: as YAML that was a fifth of the time of a test of lit, with
// AddressSanitizer (19 % of the samples of 121 tests).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PACKEDRECORDS_H
#define SCION_HARNESS_KNOWN_PACKEDRECORDS_H

#include "harness/known/Record.h"

namespace scion {

std::string packRecords(const std::vector<Record> &records);

/// The records that `packRecords` has written, and nothing else.
std::vector<Record> unpackRecords(std::string_view packed);

/// Those of corpus/known (PackRecords.cpp writes them during the build).
std::string_view packedRecords();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PACKEDRECORDS_H

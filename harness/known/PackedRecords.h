//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form in which the shipped records are compiled in. Every process reads
// all of them; reading them as YAML took 19 % of the time of 121 lit tests with
// AddressSanitizer.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PACKEDRECORDS_H
#define SCION_HARNESS_KNOWN_PACKEDRECORDS_H

#include "harness/known/Record.h"

namespace scion {

std::string packRecords(const std::vector<Record> &records);

/// Reads records from the output of `packRecords`; other input is not allowed.
std::vector<Record> unpackRecords(std::string_view packed);

/// The packed records of corpus/known, which PackRecords.cpp writes during the
/// build.
std::string_view packedRecords();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PACKEDRECORDS_H

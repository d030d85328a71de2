//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports in the XML of JUnit, which CI systems read.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_JUNIT_H
#define SCION_BASE_JUNIT_H

#include <string>
#include <string_view>

namespace scion {

/// The text with XML's special characters escaped, and with '?' for control
/// characters, which XML does not allow.
std::string xmlText(std::string_view text);

/// A report of one suite: the attributes of its element, and its test cases.
std::string junitReport(const std::string &attributes,
                        const std::string &cases);

} // namespace scion

#endif // SCION_BASE_JUNIT_H

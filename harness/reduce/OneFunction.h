//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The function that a bug is about, without the program around it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_ONEFUNCTION_H
#define SCION_HARNESS_REDUCE_ONEFUNCTION_H

#include <string>
#include <vector>

namespace scion {

/// `program` without what the function does not refer to, and the function
/// public and under another name: tests of MLIR have no @main. First a program
/// in which the values it shows are its results, where that can be; then with
/// its prints. Empty where there is no such function with a body.
std::vector<std::string> oneFunction(const std::string &program,
                                     const std::string &function,
                                     const std::string &name);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_ONEFUNCTION_H

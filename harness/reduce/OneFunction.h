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

/// Returns versions of `program` without the functions and globals that the
/// function does not use. The function is public and has another name: tests of
/// MLIR have no @main. In the first version, if possible, it returns the values
/// that it shows; in the second it prints them. Empty if there is no such
/// function with a body.
std::vector<std::string> oneFunction(const std::string &program,
                                     const std::string &function,
                                     const std::string &name);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_ONEFUNCTION_H

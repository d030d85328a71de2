//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of a program's ops, for a reader who checks its result by hand.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_VALUECOMMENTS_H
#define SCION_HARNESS_REDUCE_VALUECOMMENTS_H

#include <string>

namespace scion {

/// Adds a comment such as `// = -4` to each line whose op is executed once and
/// has one number as result, except constants. Returns the program unchanged if
/// the interpreter does not run it to its end, or if it has more than `most`
/// lines.
std::string withValueComments(const std::string &program, size_t most = 24);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_VALUECOMMENTS_H

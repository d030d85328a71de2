//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of Scion.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_VERSION_H
#define SCION_BASE_VERSION_H

#include <string_view>

namespace scion {

/// "0.1.0 4f3a2b1c9d8e": the release, and the commit that the build tree was
/// configured at, if it was a checkout of git.
std::string_view scionVersion();

} // namespace scion

#endif // SCION_BASE_VERSION_H

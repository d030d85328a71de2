//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the definition of a pattern or a pass in a checkout of llvm-project.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_SOURCEPLACE_H
#define SCION_HARNESS_REDUCE_SOURCEPLACE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace scion {

/// The files below a folder whose names have one of these ends, sorted.
std::vector<std::string> filesBelow(const std::string &folder,
                                    llvm::ArrayRef<llvm::StringRef> ends);

/// "mlir/lib/Dialect/Arith/IR/ArithOps.cpp:123, `struct SomePattern`": of the
/// pattern, else of the pass. "" if `source` is "" or has neither.
std::string placeInSource(const std::string &source, const std::string &pass,
                          const std::string &pattern);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_SOURCEPLACE_H

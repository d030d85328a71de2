//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program as a person would write it: custom syntax, no module around it,
// values named after what they are. Read back, it is the same program.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_READABLE_H
#define SCION_HARNESS_REDUCE_READABLE_H

#include <string>
#include <string_view>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// The readable form, or the generic one if no other reads back as the same
/// program.
std::string readableText(const std::string &program);

/// In custom syntax, with the module around it.
std::string customText(mlir::ModuleOp module);

/// Whether custom syntax reads back as the same program.
bool hasCustomSyntax(const std::string &program);

/// `%0 = memref.load …` becomes `%load = memref.load …`; names are those of the
/// ops, with a number where there are several in a function.
std::string withNames(std::string_view text);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_READABLE_H

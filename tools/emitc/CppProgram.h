//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program in emitc as a C++ program that prints a trace.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_EMITC_CPPPROGRAM_H
#define SCION_TOOLS_EMITC_CPPPROGRAM_H

#include "harness/exec/Outcome.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

struct CppProgram {
  /// The translation alone, and the program around it: functions for what is
  /// printed, and main(). The translation is in a namespace, so that its names
  /// do not clash with those of the C library.
  std::string translation, text;
};

/// Translates a module. Calls of the runtime's print functions, of whatever
/// dialect, become calls in C++; functions are declared before they are
/// defined. None if the module cannot be translated; `problem` is the reason.
std::optional<CppProgram> translateToCppProgram(mlir::ModuleOp module,
                                                std::string &problem);

/// Reads what such a program has printed. False if it has not come to its end.
bool readCppTrace(std::string_view output, Trace &trace);

} // namespace scion

#endif // SCION_TOOLS_EMITC_CPPPROGRAM_H

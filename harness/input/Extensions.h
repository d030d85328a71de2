//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds lines of a downstream project to Scion's tables, as text in the syntax
// of the table, from a static constructor of the project's program or plugin.
// Registration.h adds dialects and passes, semantics/Meanings.h the semantics
// of ops. docs/AddADialect.md is the manual.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_EXTENSIONS_H
#define SCION_HARNESS_INPUT_EXTENSIONS_H

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scion {

/// Lines of recondition/ops.table: what can go undefined in the project's ops.
void addOpTable(std::string_view lines);

/// Records of lowering/overlay.rules: passes that lower the project's ops, in
/// the order in which the reference path runs them, before all of MLIR's.
void addPassRules(std::string_view records);

/// Executed programs may have values of this type ("!ledger.amount"). To show
/// one, `op` converts its operand of this type to a result of a type of MLIR:
/// "ledger.value", "i64". A * at the end of the type matches any rest.
void addShownType(std::string_view type, std::string_view op,
                  std::string_view result);

/// The name of the project's mlir-opt. Reports print it in their commands, and
/// `scion reduce` runs it if it is in PATH.
void setOptTool(std::string_view name);

struct ShownType {
  std::string type, op, result;
};

// Everything that was added so far, for the tables.
const std::string &addedOpTable();
const std::string &addedPassRules();
/// Whether addOpTable has named ops of the dialect.
bool isAddedDialect(std::string_view dialect);
const std::vector<ShownType> &addedShownTypes();
/// The name that setOptTool has set; by default "mlir-opt".
const std::string &optTool();
/// Replaces mlir-opt in the text by that tool.
std::string withOptTool(std::string text);

} // namespace scion

#endif // SCION_HARNESS_INPUT_EXTENSIONS_H

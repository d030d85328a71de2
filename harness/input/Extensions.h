//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a project of its own adds to Scion's tables, as text in the form of the
// table, from a static constructor of its program or plugin; dialects and
// passes go through Registration.h, meanings of ops through
// semantics/Meanings.h. docs/AddADialect.md teaches all of it.
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

/// Values of this type ("!ledger.amount") may be in programs that run. They are
/// shown by an op with one operand of the type and one result of a type of
/// MLIR's: "ledger.value", "i64". A type that ends with * is all that begin so.
void addShownType(std::string_view type, std::string_view op,
                  std::string_view result);

/// The name of the project's mlir-opt: reports have it in their commands, and
/// `scion reduce` runs it if it is in PATH.
void setOptTool(std::string_view name);

struct ShownType {
  std::string type, op, result;
};

// For the tables: everything that was added until then.
const std::string &addedOpTable();
const std::string &addedPassRules();
/// Whether addOpTable has named ops of the dialect.
bool isAddedDialect(std::string_view dialect);
const std::vector<ShownType> &addedShownTypes();
/// "mlir-opt", if nobody has set another one.
const std::string &optTool();
/// The text with that tool wherever it says mlir-opt.
std::string withOptTool(std::string text);

} // namespace scion

#endif // SCION_HARNESS_INPUT_EXTENSIONS_H

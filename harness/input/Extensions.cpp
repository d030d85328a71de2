//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/Extensions.h"

using namespace scion;

namespace {
struct Added {
  std::string ops, passes, optTool = "mlir-opt";
  std::vector<ShownType> types;
};
} // namespace

static Added &added() {
  static Added all; // other static constructors may run first
  return all;
}

void scion::addOpTable(std::string_view lines) {
  (added().ops += lines) += '\n';
}

void scion::addPassRules(std::string_view records) {
  (added().passes += records) += '\n';
}

void scion::addShownType(std::string_view type, std::string_view op,
                         std::string_view result) {
  added().types.push_back(
      {std::string(type), std::string(op), std::string(result)});
}

void scion::setOptTool(std::string_view name) { added().optTool = name; }

const std::string &scion::addedOpTable() { return added().ops; }
const std::string &scion::addedPassRules() { return added().passes; }
bool scion::isAddedDialect(std::string_view dialect) {
  std::string start = "\n" + std::string(dialect) + ".";
  return ("\n" + added().ops).find(start) != std::string::npos;
}
const std::vector<ShownType> &scion::addedShownTypes() { return added().types; }
const std::string &scion::optTool() { return added().optTool; }

std::string scion::withOptTool(std::string text) {
  constexpr std::string_view stock = "mlir-opt";
  for (size_t at = 0; (at = text.find(stock, at)) != text.npos;
       at += optTool().size())
    text.replace(at, stock.size(), optTool());
  return text;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Enumerations.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace mlir;
using namespace scion;

/// The words that the parser of `before` + word + `after` accepts.
static std::vector<Attribute> valuesBetween(const std::string &before,
                                            const std::string &after,
                                            MLIRContext &context) {
  // No enumeration has this word.
  constexpr const char *noWord = "scion_no_word";
  constexpr llvm::StringLiteral list = " to be one of: ";
  std::string words;
  ScopedDiagnosticHandler listen(&context, [&](Diagnostic &diagnostic) {
    std::string message = diagnostic.str();
    size_t at = message.find(list.str());
    if (words.empty() && at != message.npos)
      words = message.substr(at + list.size());
    return success();
  });
  if (parseAttribute(before + noWord + after, &context))
    return {};
  std::vector<Attribute> values;
  llvm::SmallVector<llvm::StringRef> parts;
  const std::string found = words;
  llvm::StringRef(found).split(parts, ", ", -1, /*KeepEmpty=*/false);
  for (llvm::StringRef word : parts)
    if (Attribute value = parseAttribute(before + word.str() + after, &context))
      values.push_back(value);
  return values;
}

std::vector<Attribute> scion::valuesOfEnumeration(const std::string &mnemonic,
                                                  MLIRContext &context) {
  std::vector<Attribute> values = valuesBetween(mnemonic + "<", ">", context);
  if (!values.empty())
    return values;
  // The mnemonic may stand without brackets: #index<cmp_predicate eq>.
  auto [dialect, name] = llvm::StringRef(mnemonic).split('.');
  return valuesBetween(dialect.str() + "<" + name.str() + " ", ">", context);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/MineReplacements.h"

#include "harness/engine/SeedPrograms.h"
#include "harness/generate/Catalog.h"
#include "harness/recondition/OpTable.h"
#include "mutators/Replacements.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <set>

using namespace mlir;
using namespace scion;

/// Sets of properties for one operation in one form; edit-attribute makes the
/// others.
static constexpr size_t maxVariants = 4;

/// An operation joins a form if it verifies with at least this percentage of
/// the types that occur there. Forms omit widths, which some operations need: a
/// bitcast verifies with 2 of 16 pairs of an integer and a float, arith.maxsi
/// with 4 of 6 widths.
static constexpr size_t leastShare = 50;

/// The verifiers of LLVM's intrinsics take any types; the translation to LLVM
/// IR does not.
static constexpr llvm::StringLiteral unverified = "llvm.intr.";

namespace {
struct Alternative {
  std::string operation, properties;
  bool operator<(const Alternative &other) const {
    return std::tie(operation, properties) <
           std::tie(other.operation, other.properties);
  }
};

/// The observations of a form.
struct Seen {
  std::set<std::string> signatures; // of the catalog
  std::map<Alternative, std::set<std::string>> verified;
  std::set<Alternative> inPrograms;
};
} // namespace

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  llvm::erase(text, ' ');
  return text;
}

static std::vector<std::string> textsOf(TypeRange types) {
  std::vector<std::string> texts;
  for (Type type : types)
    texts.push_back(textOf(type));
  return texts;
}

/// Prints the properties in generic syntax. Returns none if they are too long
/// for a table or refer to a symbol.
static std::optional<std::string> propertiesOf(DictionaryAttr attributes) {
  if (!attributes || attributes.empty())
    return "";
  bool isPlain = true;
  attributes.walk([&](SymbolRefAttr) { isPlain = false; });
  std::string text;
  llvm::raw_string_ostream stream(text);
  attributes.print(stream);
  constexpr size_t maxLength = 160;
  if (!isPlain || text.size() > maxLength ||
      text.find('\n') != std::string::npos)
    return std::nullopt;
  return text;
}

/// Whether an operand or result is a memref. The catalog has only ops that
/// compute values, and omits such ops.
static bool isOutsideOfCatalog(Operation *op) {
  auto isMemref = [](Type type) { return isa<BaseMemRefType>(type); };
  return llvm::any_of(op->getOperandTypes(), isMemref) ||
         llvm::any_of(op->getResultTypes(), isMemref);
}

std::string scion::mineReplacements(const Catalog &catalog) {
  std::map<std::string, Seen> forms;
  for (const OpKind &kind : catalog.kinds())
    for (const OpInstance &instance : kind.instances) {
      if (instance.example || instance.operands.empty() ||
          instance.name.getStringRef().starts_with(unverified))
        continue;
      std::optional<std::string> properties = propertiesOf(instance.attributes);
      if (!properties)
        continue;
      std::vector<std::string> operands = textsOf(instance.operands);
      std::vector<std::string> results = textsOf(instance.results);
      Seen &seen = forms[signatureForm(operands, results)];
      std::string signature =
          llvm::join(operands, ", ") + " -> " + llvm::join(results, ", ");
      seen.signatures.insert(signature);
      seen.verified[{instance.name.getStringRef().str(), *properties}].insert(
          signature);
    }
  std::vector<std::string_view> programs{catalogExamples()};
  for (const SeedProgram &seed : seedPrograms())
    programs.push_back(seed.text);
  for (std::string_view program : programs) {
    auto module = parseSourceString<ModuleOp>(program, &catalog.context());
    if (!module)
      continue;
    module->walk([&](Operation *op) {
      if (op->getNumRegions() || op->getNumSuccessors() ||
          !op->getNumOperands() || op->hasTrait<OpTrait::IsTerminator>() ||
          isOfOtherTarget(op->getName().getDialectNamespace()) ||
          !isOutsideOfCatalog(op))
        return;
      std::optional<std::string> properties = propertiesOf(cast<DictionaryAttr>(
          op->getPropertiesAsAttribute() ? op->getPropertiesAsAttribute()
                                         : op->getAttrDictionary()));
      if (properties)
        forms[signatureForm(textsOf(op->getOperandTypes()),
                            textsOf(op->getResultTypes()))]
            .inPrograms.insert(
                {op->getName().getStringRef().str(), *properties});
    });
  }
  std::string text;
  for (const auto &[form, seen] : forms) {
    std::map<std::string, std::set<std::string>> operations;
    auto add = [&](const Alternative &one) {
      auto &variants = operations[one.operation];
      if (variants.size() < maxVariants)
        variants.insert(one.properties);
    };
    for (const auto &[alternative, signatures] : seen.verified)
      if (signatures.size() * 100 >= seen.signatures.size() * leastShare)
        add(alternative);
    for (const Alternative &alternative : seen.inPrograms)
      add(alternative);
    if (operations.size() < 2)
      continue; // nothing to choose from
    text += form + '\n';
    for (const auto &[operation, variants] : operations)
      for (const std::string &properties : variants)
        text += "  " + operation + (properties.empty() ? "" : " ") +
                properties + '\n';
  }
  return text;
}

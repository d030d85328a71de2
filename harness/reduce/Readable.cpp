//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Readable.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/PrettyForm.h"
#include "harness/reduce/Edit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>

using namespace scion;

/// The length of a number such as "%12" at the beginning of `text`; 0 for other
/// names.
static size_t lengthOfNumber(llvm::StringRef text) {
  if (!text.starts_with("%"))
    return 0;
  size_t digits = text.drop_front().take_while(llvm::isDigit).size();
  bool isWhole = digits + 1 == text.size() ||
                 !(llvm::isAlnum(text[digits + 1]) || text[digits + 1] == '_');
  return digits && isWhole ? digits + 1 : 0;
}

/// The name for the value that `line` defines: "in" for `= memref.get_global
/// @in`, "for" for `= scf.for`.
static std::string stemOf(llvm::StringRef line) {
  llvm::StringRef op =
      line.drop_front(std::min(line.find("= ") + 2, line.size()));
  op.consume_front("\"");
  llvm::StringRef name = op.take_while(
      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  if (name == "memref.get_global" || name == "call" || name == "func.call") {
    llvm::StringRef symbol =
        op.drop_front(std::min(op.find('@') + 1, op.size()));
    name =
        symbol.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  }
  return name.rsplit('.').second.empty() ? name.str()
                                         : name.rsplit('.').second.str();
}

std::string scion::withNames(std::string_view text) {
  std::string result;
  std::map<std::string, std::string> names; // of the function at hand
  std::set<std::string> taken;
  llvm::StringRef rest = text;
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    llvm::StringRef trimmed = line.ltrim();
    size_t indent = line.size() - trimmed.size();
    if (indent == 0 && !trimmed.starts_with("}") && !trimmed.starts_with("^")) {
      names.clear(); // numbers start again
      taken.clear();
    }
    // A definition is at the beginning of its line: "%0 = ", "%0:2 = ", "%0, %1
    // = ".
    llvm::StringRef left = trimmed.take_front(trimmed.find(" = "));
    if (left.size() != trimmed.size() && left.starts_with("%"))
      for (llvm::StringRef more = left; !more.empty();
           more = more.drop_front(std::min(more.find('%', 1), more.size())))
        if (size_t length = lengthOfNumber(more)) {
          std::string stem = stemOf(trimmed);
          if (stem.empty())
            stem = "v";
          std::string name = stem;
          for (unsigned i = 1; !taken.insert(name).second; ++i)
            name = stem + "_" + std::to_string(i);
          names[more.take_front(length).str()] = "%" + name;
        }
    bool isInString = false;
    for (size_t i = 0; i < line.size();) {
      isInString ^= line[i] == '"' && (i == 0 || line[i - 1] != '\\');
      size_t length = isInString ? 0 : lengthOfNumber(line.drop_front(i));
      auto known = names.find(line.substr(i, length).str());
      if (length && known != names.end()) {
        result += known->second;
        i += length;
        continue;
      }
      result += line[i++];
    }
    result += '\n';
  }
  return result;
}

/// Without `module {` around it.
static std::string withoutModule(llvm::StringRef text) {
  llvm::StringRef inside = text;
  if (!inside.consume_front("module {\n") || !inside.consume_back("}\n"))
    return text.str();
  std::string result;
  while (!inside.empty()) {
    auto [line, next] = inside.split('\n');
    inside = next;
    line.consume_front("  ");
    result += line.str() + "\n";
  }
  return result;
}

std::string scion::customText(mlir::ModuleOp module) {
  std::string custom;
  llvm::raw_string_ostream stream(custom);
  module->print(stream,
                prettyIfItMayBe(module).assumeVerified().useLocalScope());
  return custom + "\n";
}

static bool readsBackAs(const std::string &text, const std::string &wanted) {
  std::optional<ParsedInput> again = parseInput(text);
  return again && genericText(*again->module) == wanted;
}

bool scion::hasCustomSyntax(const std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  return input &&
         readsBackAs(customText(*input->module), genericText(*input->module));
}

std::string scion::readableText(const std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  if (!input)
    return program;
  std::string wanted = genericText(*input->module),
              custom = customText(*input->module);
  std::string bare = withoutModule(custom);
  for (const std::string &text : {withNames(bare), bare, custom})
    if (readsBackAs(text, wanted))
      return text;
  return wanted;
}

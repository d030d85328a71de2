//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/RoundTrip.h"

#include "base/Stage.h"
#include "harness/input/ContextPool.h"
#include "harness/input/Extensions.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Predicate.h"
#include "harness/known/PrettyForm.h"
#include "harness/known/Registry.h"
#include "harness/known/Selectors.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <set>
#include <utility>

using namespace scion;

static std::string print(mlir::ModuleOp module, mlir::OpPrintingFlags flags) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, flags.assumeVerified());
  return text;
}

/// The text by which two modules are compared: generic and without aliases for
/// attributes, whose numbers depend on their order.
static std::string comparableText(mlir::ModuleOp module, bool withLocations) {
  mlir::OpPrintingFlags flags;
  flags.printGenericOpForm().useLocalScope();
  flags.enableDebugInfo(withLocations);
  return print(module, flags);
}

static std::string writeGeneric(mlir::ModuleOp module) {
  mlir::OpPrintingFlags flags;
  return print(module, flags.printGenericOpForm().enableDebugInfo());
}

static std::string writePretty(mlir::ModuleOp module) {
  return print(module, mlir::OpPrintingFlags());
}

/// Pretty syntax is tested with and without locations, since each form hides
/// bugs: a `loc` after an op keeps the parser from reading on into the next
/// line, and aliases of locations change the numbers of those of attributes.
static std::string writePrettyWithLocations(mlir::ModuleOp module) {
  return print(module, mlir::OpPrintingFlags().enableDebugInfo());
}

static std::string writeBytecode(mlir::ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  if (mlir::failed(mlir::writeBytecodeToFile(module, stream)))
    return "";
  return bytes;
}

namespace {
struct Form {
  const char *stage;
  const char *noun;
  std::string (*write)(mlir::ModuleOp);
  bool isText;
  /// Pretty syntax leaves implicit terminators out, and with them their
  /// locations: a legal loss.
  bool keepsLocations;
  const char *replay;
};

/// The result of reading a printed form back.
struct ReadBack {
  bool parsed = false;
  std::string text;        // comparable, if parsed
  std::string diagnostics; // if not
};
} // namespace

static ReadBack readBack(const Form &form, const std::string &written,
                         const std::string &comparable) {
  // The comparable text names the dialects that the form, perhaps bytecode,
  // needs.
  ContextLease context = ContextPool::global().leaseFor(comparable);
  // Sections of bytecode require an alignment, of at most a page in practice.
  // Align the copy, so that the result does not depend on the address of the
  // string.
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      written.size(), "printed", llvm::Align(4096));
  llvm::copy(written, buffer->getBufferStart());
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(
      sources, mlir::ParserConfig(context.get()));
  ReadBack result;
  result.parsed = static_cast<bool>(module);
  if (module)
    result.text = comparableText(*module, form.keepsLocations);
  else
    for (const std::string &line : context.takeDiagnostics())
      result.diagnostics += line + "\n";
  return result;
}

/// The text's line that holds position `at`.
static llvm::StringRef lineAt(llvm::StringRef text, size_t at) {
  size_t start = text.rfind('\n', at);
  start = start == text.npos || at == 0 ? 0 : start + 1;
  return text.slice(start, text.find('\n', at));
}

/// Where two generic texts first differ in more than the numbers of values: one
/// op more renumbers all that follow, and values are numbered region by region.
static std::pair<size_t, size_t> firstDifferingPlaces(llvm::StringRef a,
                                                      llvm::StringRef b) {
  auto isDigit = [](char c) { return llvm::isDigit(c); };
  size_t i = 0, j = 0;
  while (i < a.size() && j < b.size() && a[i] == b[j]) {
    bool isValue = a[i] == '%';
    ++i, ++j;
    if (isValue) {
      i += a.drop_front(i).take_while(isDigit).size();
      j += b.drop_front(j).take_while(isDigit).size();
    }
  }
  return {i, j};
}

/// The op name in the generic text's line, "" if it holds none.
static std::string opNameOfGenericLine(llvm::StringRef line) {
  size_t end = line.find("\"(");
  if (end == line.npos)
    return "";
  size_t start = line.rfind('"', end);
  return start == line.npos ? "" : line.slice(start + 1, end).str();
}

/// The op that a difference at `at` in generic text belongs to: the op of its
/// line, or of the line that opens the region which ends there. Inside a linalg
/// op with a hidden body it is that op, because only that op is printed; this
/// sets `inHiddenBody`.
static std::string opNameAt(llvm::StringRef text, size_t at,
                            bool &inHiddenBody) {
  std::string name = opNameOfGenericLine(lineAt(text, at));
  size_t indent = lineAt(text, at).find_first_not_of(' ');
  size_t start = text.rfind('\n', at);
  while (start != text.npos && start != 0 && indent != 0) {
    llvm::StringRef line = lineAt(text, start - 1);
    start = text.rfind('\n', start - 1);
    size_t lineIndent = line.find_first_not_of(' ');
    bool opens = line.ends_with("({");
    if (!opens || lineIndent > indent ||
        (lineIndent == indent && !name.empty()))
      continue;
    indent = lineIndent;
    std::string opener = opNameOfGenericLine(line);
    bool hidesItsBody = llvm::StringRef(opener).starts_with("linalg.") &&
                        opener != "linalg.generic";
    inHiddenBody |= hidesItsBody;
    if (name.empty() || hidesItsBody)
      name = opener;
  }
  return name;
}

/// The name of the attribute that begins at `at`, after ", " or "<{", or whose
/// name contains `at`; "" if there is none.
static llvm::StringRef keyAt(llvm::StringRef text, size_t at) {
  auto isInKey = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  if (at < text.size() && isInKey(text[at]))
    while (at != 0 && isInKey(text[at - 1]))
      --at;
  text = text.drop_front(at).ltrim(", <{");
  llvm::StringRef key = text.take_while(isInKey);
  return !key.empty() && llvm::isAlpha(key[0]) &&
                 text.drop_front(key.size()).starts_with(" = ")
             ? key
             : "";
}

/// The attribute whose value differs between `a` at `at` and `b` at `atB`, or
/// that only one of them has; "" if the line has none before that place.
static std::string differingKey(llvm::StringRef a, size_t at, llvm::StringRef b,
                                size_t atB) {
  llvm::StringRef key = keyAt(a, at), other = keyAt(b, atB);
  // Take the key of `a`, unless `b` has it later in the line.
  if (key.empty() ||
      (!other.empty() && lineAt(b, atB).contains((key + " = ").str())))
    key = other;
  if (key.empty()) {
    llvm::StringRef before = a.take_front(at);
    before = before.drop_front(before.rfind('\n') + 1);
    before = before.take_front(before.rfind(" = "));
    key = before.drop_front(before.find_last_of("<{ (") + 1);
  }
  return key.starts_with("%") ? "" : key.str();
}

/// Whether `at` is among the operands of the op of its line in generic text.
static bool isInOperands(llvm::StringRef text, size_t at) {
  llvm::StringRef line = lineAt(text, at);
  size_t column = text.data() + at - line.data();
  size_t open = line.find("\"(");
  return open != line.npos && column > open + 1 &&
         column <= line.find(')', open);
}

/// The op name a pretty line starts with: `%0 = dialect.op …`.
static std::string opNameOfPrettyLine(llvm::StringRef line) {
  line = line.trim();
  if (line.starts_with("%"))
    line = line.split(" = ").second;
  line.consume_front("\"");
  return line
      .take_while(
          [](char c) { return llvm::isAlnum(c) || c == '.' || c == '_'; })
      .str();
}

/// The op that a diagnostic of the reader is about. A syntax error has a line
/// of the printed text, "printed:LINE:COLUMN: …"; a verifier error has the
/// location of an op of the module. An error within the results of a line is
/// about the op before, which was read past its end.
static std::string opNameOfDiagnostic(llvm::StringRef diagnostics,
                                      llvm::StringRef form,
                                      mlir::ModuleOp module) {
  // "FILE:LINE:COLUMN: error: …"; AFL++ writes colons into the names of files.
  auto [place, message] = diagnostics.split(": error: ");
  auto [fileAndLine, columnText] = place.rsplit(':');
  auto [file, lineText] = fileAndLine.rsplit(':');
  unsigned line = 0, column = 0;
  if (message.empty() || lineText.getAsInteger(10, line) ||
      columnText.getAsInteger(10, column))
    return "";
  if (file == "printed") {
    llvm::StringRef before, text;
    for (unsigned i = 0; i < line; ++i) {
      before = text;
      std::tie(text, form) = form.split('\n');
    }
    bool inResults =
        text.trim().starts_with("%") && column <= text.find('=') + 1;
    return opNameOfPrettyLine(inResults ? before : text);
  }
  std::string name;
  module->walk([&](mlir::Operation *op) {
    auto place = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>();
    if (!place || place.getLine() != line || place.getColumn() != column)
      return mlir::WalkResult::advance();
    name = op->getName().getStringRef().str();
    return mlir::WalkResult::interrupt();
  });
  return name;
}

/// The kinds of the ops of this name, and the predicates that hold for them.
/// Other ops do not affect how such an op is printed and read.
static std::vector<std::string> kindsOf(mlir::ModuleOp module,
                                        llvm::StringRef name) {
  std::set<std::string> kinds;
  PredicateSet holds;
  module->walk([&](mlir::Operation *op) {
    if (op->getName().getStringRef() != name)
      return;
    kinds.insert(kindOf(op));
    for (const PredicateGroup *group : groupsOf(name))
      group->note(op, holds);
  });
  kinds.insert(holds.begin(), holds.end());
  return {kinds.begin(), kinds.end()};
}

static const Form forms[] = {
    {"print-generic", "generic form", writeGeneric, true, true,
     "mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo "
     "--mlir-print-op-generic INPUT | mlir-opt --allow-unregistered-dialect "
     "--mlir-print-debuginfo --mlir-print-op-generic"},
    {"print-pretty", "pretty form", writePretty, true, false,
     "mlir-opt --allow-unregistered-dialect INPUT | mlir-opt "
     "--allow-unregistered-dialect --mlir-print-op-generic"},
    {"print-pretty", "pretty form with locations", writePrettyWithLocations,
     true, false,
     "mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo INPUT | "
     "mlir-opt --allow-unregistered-dialect --mlir-print-op-generic"},
    {"bytecode", "bytecode", writeBytecode, false, true,
     "mlir-opt --allow-unregistered-dialect --emit-bytecode INPUT | mlir-opt "
     "--allow-unregistered-dialect --mlir-print-debuginfo "
     "--mlir-print-op-generic"},
};

std::optional<Finding> scion::checkRoundTrip(mlir::ModuleOp module) {
  std::string withLocations, plain;
  {
    StageScope stage("print-generic");
    withLocations = comparableText(module, true);
    plain = comparableText(module, false);
  }
  bool hasPretty = !isPrettySuppressed(module);
  for (const Form &form : forms) {
    if (!hasPretty && llvm::StringRef(form.stage) == "print-pretty")
      continue;
    StageScope stage(form.stage);
    std::string written = form.write(module);
    if (written.empty())
      continue; // bytecode of this module is not supported by its dialects
    const std::string &expected = form.keepsLocations ? withLocations : plain;
    ReadBack back = readBack(form, written, expected);
    if (back.parsed && back.text == expected)
      continue;

    Finding finding{FindingKind::RoundTrip, form.stage, "", "", "", {}};
    finding.judgedBy = JudgedBy::RoundTrip;
    std::string op;
    if (back.parsed) {
      auto [at, atBack] = firstDifferingPlaces(expected, back.text);
      bool inHiddenBody = false;
      op = opNameAt(expected, at, inHiddenBody);
      bool identity =
          llvm::StringRef(expected).take_front(at).ends_with("distinct[");
      finding.summary =
          "'" + op + "' in " + form.noun + " reads back " +
          (identity ? "with another distinct attribute" : "as another module");
      if (inHiddenBody)
        finding.summary += ", in its body";
      if (!inHiddenBody && isInOperands(expected, at))
        finding.summary += ", its operands differ";
      else if (std::string key = differingKey(expected, at, back.text, atBack);
               !identity && !key.empty())
        finding.summary += ", '" + key + "' differs";
      finding.details = "the module prints (generic)\n  " +
                        lineAt(expected, at).str() + "\nread back from its " +
                        form.noun + " it prints\n  " +
                        lineAt(back.text, atBack).str() + "\n";
    } else {
      op = form.isText ? opNameOfDiagnostic(back.diagnostics, written, module)
                       : "";
      finding.summary = (op.empty() ? "the module" : "'" + op + "'") +
                        std::string(" in ") + form.noun +
                        " cannot be read back: " +
                        back.diagnostics.substr(0, back.diagnostics.find('\n'));
      finding.details = back.diagnostics;
      if (form.isText)
        finding.details += "the printed text:\n" + written + "\n";
    }
    if (!op.empty())
      finding.culprit += ":" + op;
    finding.inputKinds = kindsOf(module, op);
    finding.replay.push_back(withOptTool(form.replay));
    return finding;
  }
  return std::nullopt;
}

static OracleVerdict check(ParsedInput &input) {
  Registry::Timed timed(Registry::global());
  OracleVerdict verdict{checkRoundTrip(*input.module)};
  if (verdict.finding && absorb(*verdict.finding)) {
    if (verdict.finding->known.empty())
      verdict.legal = verdict.finding->summary;
    verdict.finding.reset();
  }
  return verdict;
}

namespace scion {
extern constinit const Oracle roundtripOracle = {
    .name = "roundtrip",
    .summary = "prints modules (generic, pretty, bytecode) and reads them back",
    .configure = [](OracleOptions &) { return std::string(); },
    .check = check,
    .readsInvalid = true,
};
} // namespace scion

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion dict`: a fuzzing dictionary of the registered dialects.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ContextPool.h"
#include "tools/Tool.h"
#include "tools/dict/Dictionary.h"
#include "tools/dict/Words.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>

using namespace scion;
using namespace scion::dict;

static constexpr const char *help = R"(
Writes the words that MLIR programs are made of, for the byte-level mutators of
libFuzzer and AFL++: keywords, and of every registered dialect the operations,
the mnemonics of attributes and types, and the names of its operations'
attributes. Plugins count (SCION_PLUGINS=a.so:b.so).

  scion dict -o dictionaries/mlir-22.dict
  scion dict --dialects arith,func,scf -o small.dict
  scion dict --check dictionaries/mlir-22.dict
  build/default/bin/mlir_roundtrip_fuzzer -dict=dictionaries/mlir-22.dict corpus/

Words over 64 bytes are left out: libFuzzer would drop them silently.

Exit codes: 0 fine, 1 --check found the file stale, 2 a file cannot be read or
written, 3 usage.)";

namespace {
struct DictOptions {
  std::string output = "-";
  std::string check;
  std::vector<std::string> dialects;
};
} // namespace

[[noreturn]] static void fail(int code, const std::string &message) {
  std::fprintf(stderr, "scion dict: %s\n", message.c_str());
  throw EndWith{code};
}

static std::string makeDictionary(const DictOptions &options) {
  ContextLease context = ContextPool::global().lease(0);
  context.discardAfterUse(); // completions are computed in broken programs
  std::map<std::string, mlir::Dialect *> dialects;
  for (mlir::Dialect *dialect : context->getLoadedDialects())
    dialects[dialect->getNamespace().str()] = dialect;
  for (const std::string &name : options.dialects)
    if (!dialects.count(name))
      fail(exitUsage, "--dialects: no dialect '" + name + "' is registered");

  Dictionary dictionary;
  dictionary.add("Syntax", syntaxWords());
  dictionary.add("Builtin types", builtinTypeWords());
  dictionary.add("Builtin attributes", builtinAttributeWords());
  for (auto &[name, dialect] : dialects) {
    if (!options.dialects.empty() &&
        !llvm::is_contained(options.dialects, name))
      continue;
    DialectWords words = wordsOf(*dialect);
    dictionary.add(name + ": operations", words.ops);
    dictionary.add(name + ": attributes", words.attributes);
    dictionary.add(name + ": types", words.types);
    dictionary.add(name + ": names of attributes", words.attributeNames);
  }
  return "# Written by `scion dict`; do not edit. For libFuzzer (-dict=) and "
         "AFL++ (-x).\n" +
         dictionary.text();
}

/// The first line that differs, from 1.
static size_t firstDifference(llvm::StringRef a, llvm::StringRef b) {
  size_t line = 1;
  for (; !a.empty() && !b.empty(); ++line) {
    auto [lineOfA, restOfA] = a.split('\n');
    auto [lineOfB, restOfB] = b.split('\n');
    if (lineOfA != lineOfB)
      break;
    a = restOfA;
    b = restOfB;
  }
  return line;
}

static void run(const DictOptions &options) {
  std::string dictionary = makeDictionary(options);
  if (options.check.empty()) {
    if (!writeOutput(options.output, dictionary))
      throw EndWith{exitOutOfScope};
    return;
  }
  std::optional<std::string> committed = readInput(options.check);
  if (!committed)
    throw EndWith{exitOutOfScope};
  if (*committed != dictionary)
    fail(exitFinding,
         options.check + ":" +
             std::to_string(firstDifference(*committed, dictionary)) +
             ": stale from this line on; write it anew with `scion dict -o " +
             options.check + "`");
}

static void addDict(Subcommand app) {
  static DictOptions options;
  Subcommand command = app.addSubcommand(
      "dict", "Write a fuzzing dictionary of the registered dialects");
  command.footer(help);
  Option output = command
                      .addOption("-o,--output", options.output,
                                 "File to write (default: stdout)")
                      .valueName("FILE");
  command
      .addOption("--check", options.check,
                 "Write nothing; fail when this file is not what would be "
                 "written")
      .valueName("FILE")
      .excludes(output);
  command
      .addOption("--dialects", options.dialects,
                 "Only these dialects, e.g. arith,func,scf")
      .separatedBy(',');
  command.onRun([] { run(options); });
}

static RegisterSubcommand registration("dict", addDict);

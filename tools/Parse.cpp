//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion parse`: the grammar alone. Checks whether a file is generic MLIR,
// prints the tree, or prints the file again in one of two forms.
//
//===----------------------------------------------------------------------===//

#include "grammar/Fragment.h"
#include "grammar/SymbolTable.h"
#include "tools/Tool.h"

#include <cstdio>

using namespace scion;

static void dumpTree(const Program &program, Index node, unsigned depth,
                     std::string &out) {
  const Node &info = program.node(node);
  out.append(depth * 2, ' ');
  out += productionName(info.production);
  if (char kind = quantifierInfo(info.quantifier).kind; kind != ' ')
    out += kind;
  // Tokens that no child owns.
  Index token = info.firstToken;
  auto own = [&](Index end) {
    for (; token < end; ++token) {
      out += ' ';
      out += program.tokenText(token);
    }
  };
  for (Index child : program.children(node)) {
    own(program.node(child).firstToken);
    token = program.node(child).endToken;
  }
  own(info.endToken);
  out += '\n';
  for (Index child : program.children(node))
    dumpTree(program, child, depth + 1, out);
}

static void dumpSymbols(const Program &program, std::string &out) {
  const SymbolTable &table = program.symbols();
  auto line = [&](const std::string &text) { out += text + '\n'; };
  auto text = [&](Index node) {
    return node == none ? std::string("?")
                        : std::string(program.nodeText(node));
  };
  for (const OperationInfo &info : table.operations) {
    line("operation " + std::string(info.name) +
         (info.isolated ? " (isolated)" : ""));
    for (Index use = info.firstUse; use < info.endUse; ++use)
      line("  uses " + text(table.uses[use].node) + " : " +
           text(table.uses[use].typeNode) +
           (table.uses[use].value == none
                ? " (undefined)"
                : " = value " + std::to_string(table.uses[use].value)));
    for (Index value = info.firstResult; value < info.endResult; ++value)
      line("  defines value " + std::to_string(value) + ": " +
           text(table.values[value].node) + " #" +
           std::to_string(table.values[value].number) + " : " +
           text(table.values[value].typeNode));
  }
  for (const BlockInfo &block : table.blocks)
    for (Index value = block.firstArgument; value < block.endArgument; ++value)
      line("block argument, value " + std::to_string(value) + ": " +
           text(table.values[value].node));
  for (const SuccessorInfo &successor : table.successors)
    line("successor " + text(successor.node) +
         (successor.block == none ? " (undefined)" : ""));
  for (const SymbolDefinition &symbol : table.symbols)
    line("symbol @" + std::string(symbol.name));
  for (const SymbolUse &use : table.symbolUses)
    line("symbol use " + text(use.node));
  for (const Alias &alias : table.aliases)
    line("alias " + std::string(alias.name));
}

static void add(Subcommand app) {
  struct Options {
    std::vector<std::string> files;
    bool tree = false, symbols = false, emit = false, copies = false,
         roundTrip = false;
  };
  auto options = std::make_shared<Options>();
  Subcommand command = app.addSubcommand(
      "parse", "Read generic MLIR with Scion's own grammar (no MLIR involved)");
  command.addOption("files", options->files, "Files, or - for stdin")
      .required();
  command.addFlag("--tree", options->tree, "Print the tree");
  command.addFlag("--symbols", options->symbols,
                  "Print operations, values, uses, labels and symbols");
  command.addFlag("--emit", options->emit,
                  "Write the program back token by token");
  command.addFlag("--emit-copies", options->copies,
                  "Write it back with every subtree replaced by its copy");
  command.addFlag("--check-round-trip", options->roundTrip,
                  "Check that both forms of writing it back give the same "
                  "bytes");
  command.onRun([options] {
    bool bad = false, different = false;
    for (const std::string &file : options->files) {
      std::optional<std::string> text = readInput(file);
      if (!text)
        return int(exitOutOfScope);
      ParseError error;
      std::optional<Program> program = Program::parse(*text, &error);
      if (!program) {
        std::fprintf(stderr, "%s\n", error.str(file).c_str());
        bad = true;
        continue;
      }
      std::string out;
      if (options->tree)
        dumpTree(*program, 0, 0, out);
      if (options->symbols)
        dumpSymbols(*program, out);
      if (options->emit)
        out += emit(*program);
      if (options->copies)
        out += emitThroughCopies(*program);
      if (options->roundTrip &&
          (emit(*program) != *text || emitThroughCopies(*program) != *text)) {
        std::fprintf(stderr, "%s: written back differently\n", file.c_str());
        different = true;
      }
      writeOutput("-", out);
    }
    if (options->roundTrip)
      std::printf("%zu files, %s\n", options->files.size(),
                  bad || different ? "not all written back the same"
                                   : "all written back byte by byte");
    return int(different ? exitFinding : bad ? exitOutOfScope : exitFine);
  });
}

static RegisterSubcommand registration("parse", add);

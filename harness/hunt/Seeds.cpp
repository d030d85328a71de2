//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Seeds.h"

#include "harness/hunt/Variations.h"
#include "harness/input/ParsedInput.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <algorithm>

using namespace scion;
using namespace scion::hunt;
using llvm::StringRef;

std::pair<unsigned, unsigned> hunt::linesOfOp(std::string_view text,
                                              unsigned line) {
  llvm::SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  auto ends = [&](unsigned number) {
    return lines[number - 1].starts_with("}") ||
           lines[number - 1].starts_with("func.func private");
  };
  unsigned count = unsigned(lines.size());
  line = std::min(std::max(line, 1u), count);
  unsigned first = line, last = line;
  while (first > 1 && !ends(first - 1))
    --first;
  while (last < count && !ends(last))
    ++last;
  return {first, last};
}

/// The top-level ops that `op` names, and those that they name.
static void addNamed(mlir::ModuleOp module, mlir::Operation *op,
                     llvm::SetVector<mlir::Operation *> &needed) {
  if (!needed.insert(op))
    return;
  op->walk([&](mlir::Operation *inner) {
    for (mlir::NamedAttribute attribute : inner->getAttrs())
      attribute.getValue().walk([&](mlir::SymbolRefAttr symbol) {
        if (mlir::Operation *named = mlir::SymbolTable::lookupSymbolIn(
                module, symbol.getRootReference()))
          addNamed(module, named, needed);
      });
  });
}

static unsigned lineOf(mlir::Operation *op) {
  auto place = mlir::dyn_cast<mlir::FileLineColLoc>(op->getLoc());
  return place ? place.getLine() : 1;
}

std::vector<Seed> hunt::seedsOf(const TestChunk &chunk, std::string &why) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input =
      parseInput(chunk.text, &problems, chunk.file);
  if (!input) {
    why = problems.empty() ? "not a valid module" : problems.front();
    return {};
  }
  mlir::ModuleOp module = *input->module;
  auto isTouched = [&](mlir::Operation *op) {
    if (!chunk.isTouched || chunk.changed.empty())
      return chunk.isTouched;
    auto [first, last] = linesOfOp(chunk.text, lineOf(op));
    return llvm::any_of(chunk.changed,
                        [&, first = first, last = last](unsigned changed) {
                          return changed + 1 >= chunk.line + first &&
                                 changed + 1 <= chunk.line + last;
                        });
  };
  std::vector<mlir::Operation *> roots;
  bool hasOther = false;
  for (mlir::Operation &op : *module.getBody()) {
    auto function = mlir::dyn_cast<mlir::func::FuncOp>(op);
    if (function && !function.isExternal())
      roots.push_back(&op);
    else if (!function && op.getNumRegions() && !op.getRegion(0).empty())
      hasOther = true;
  }
  std::vector<Seed> seeds;
  auto add = [&](mlir::ModuleOp one, mlir::Operation *root, StringRef name) {
    Seed seed;
    seed.name = chunk.file + ":" +
                std::to_string(chunk.line + (root ? lineOf(root) : 1) - 1) +
                (name.empty() ? "" : " @" + name.str());
    seed.text = printGeneric(one);
    seed.isTouched = root ? isTouched(root) : chunk.isTouched;
    seed.pipelines = chunk.pipelines;
    Seed smaller = seed;
    seeds.push_back(std::move(seed));
    std::optional<std::string> shrunk = shrinkNumbers(smaller.text);
    if (!shrunk || !parseInput(*shrunk))
      return;
    smaller.text = std::move(*shrunk);
    smaller.name += ", smaller";
    seeds.push_back(std::move(smaller));
  };
  // Modules in modules, functions of other dialects, patterns: all together.
  if (hasOther || roots.size() == 1) {
    add(module, nullptr,
        roots.size() == 1
            ? mlir::cast<mlir::func::FuncOp>(roots.front()).getName()
            : "");
    return seeds;
  }
  for (mlir::Operation *root : roots) {
    llvm::SetVector<mlir::Operation *> needed;
    addNamed(module, root, needed);
    mlir::OwningOpRef<mlir::ModuleOp> one =
        mlir::ModuleOp::create(module.getLoc());
    (*one)->setAttrs(module->getAttrs());
    for (mlir::Operation &op : *module.getBody())
      if (needed.contains(&op))
        one->push_back(op.clone());
    add(*one, root, mlir::cast<mlir::func::FuncOp>(root).getName());
  }
  if (seeds.empty())
    why = chunk.file + ":" + std::to_string(chunk.line) + ": no function";
  return seeds;
}

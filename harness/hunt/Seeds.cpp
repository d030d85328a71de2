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

/// Adds `op` and the top-level ops that it refers to, directly or through
/// others.
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

/// Maximum number of functions of a chunk that are left out because they do not
/// parse.
static constexpr unsigned mostLeftOut = 64;

/// The line in "a.mlir:17:8: error: …".
static std::optional<unsigned> lineIn(StringRef problem, StringRef file) {
  unsigned line = 0;
  if (problem.consume_front(file) && problem.consume_front(":") &&
      !problem.consumeInteger(10, line) && problem.starts_with(":"))
    return line;
  return std::nullopt;
}

/// The module without the top-level ops in which the parser or the verifier
/// finds an error, such as those of a dialect that only tests have. `why` is
/// the first error; "" if there is none.
static std::optional<ParsedInput> parseReadable(const TestChunk &chunk,
                                                std::string &why) {
  std::string text = chunk.text;
  for (unsigned leftOut = 0; leftOut <= mostLeftOut; ++leftOut) {
    std::vector<std::string> problems;
    if (std::optional<ParsedInput> input =
            parseInput(text, &problems, chunk.file))
      return input;
    std::string problem =
        problems.empty() ? "not a valid module" : problems.front();
    if (why.empty())
      why = problem;
    std::optional<unsigned> line = lineIn(problem, chunk.file);
    if (!line)
      return std::nullopt;
    auto [first, last] = linesOfOp(text, *line);
    std::string left;
    bool isBlank = true;
    llvm::SmallVector<StringRef> lines;
    StringRef(text).split(lines, '\n');
    for (auto [i, one] : llvm::enumerate(lines)) {
      bool isOut = i + 1 >= first && i + 1 <= last;
      isBlank &= !isOut || one.trim().empty();
      left += (i ? "\n" : "") + (isOut ? "" : one.str());
    }
    if (isBlank) // the same error would come again
      return std::nullopt;
    text = std::move(left);
  }
  return std::nullopt;
}

std::vector<Seed> hunt::seedsOf(const TestChunk &chunk, std::string &why) {
  std::optional<ParsedInput> input = parseReadable(chunk, why);
  if (!input)
    return {};
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
  // A chunk with nested modules, functions of other dialects or patterns
  // becomes one seed.
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
  if (seeds.empty() && why.empty())
    why = chunk.file + ":" + std::to_string(chunk.line) + ": no function";
  return seeds;
}

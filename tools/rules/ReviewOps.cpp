//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Review.h"

#include "harness/known/Predicate.h"
#include "harness/recondition/OpTable.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <filesystem>

using namespace scion;
namespace fs = std::filesystem;

/// Strings in C++ that look like ops but are not: attributes, names that LLVM
/// uses in modules, and ops that only some versions have.
static constexpr std::string_view noOps[] = {"arith.convertf",
                                             "arith.maximumnumf",
                                             "arith.minimumnumf",
                                             "arith.subui_extended",
                                             "emitc.apply",
                                             "gpu.kernel",
                                             "linalg.memoized_indexing_maps",
                                             "llvm.emit_c_interface",
                                             "llvm.global_ctors",
                                             "llvm.global_dtors",
                                             "llvm.passthrough",
                                             "nvvm.barrier0",
                                             "rocdl.grid.dim.x",
                                             "rocdl.grid.dim.y",
                                             "rocdl.grid.dim.z",
                                             "rocdl.workgroup.dim.x",
                                             "rocdl.workgroup.dim.y",
                                             "rocdl.workgroup.dim.z"};

namespace {
class Names {
public:
  Names(const ReviewTables &tables, mlir::MLIRContext &context, Checklist &list)
      : tables(tables), context(context), list(list) {
    for (const PredicateGroup &group : predicateGroups())
      for (const Predicate &predicate : group.predicates)
        predicates.insert(predicate.name);
  }

  /// Whether an op or, for "dialect.*", a dialect has this name.
  bool exists(llvm::StringRef name) const {
    if (name == "*")
      return true;
    return name.consume_back(".*")
               ? context.getLoadedDialect(name) != nullptr
               : mlir::RegisteredOperationName::lookup(name, &context)
                     .has_value();
  }

  void checkSelector(std::string_view selector, const llvm::Twine &place) {
    llvm::StringRef name = llvm::StringRef(selector).split(':').first;
    if (name.starts_with("@")) {
      if (!predicates.contains(name))
        list.open(place, "no predicate is called '" + name + "'");
    } else {
      checkOp(name, place);
    }
  }

  void checkOp(llvm::StringRef name, const llvm::Twine &place) {
    if (!exists(name))
      list.open(place,
                "nothing is called '" + name + "'; mend the name or remove it");
  }

  void checkRules() {
    for (const PassRule &rule : tables.rules.rules())
      for (const auto &selectors : {rule.ops, rule.notWith, rule.worksOn})
        for (const std::string &selector : selectors)
          checkSelector(selector, tables.overlay.place(selector, rule.line));
  }

  void checkRecords() {
    for (const Record &record : tables.known)
      checkWhere(
          record.recognised, record.suppressRules,
          [&](std::string_view word) { return tables.placeOf(record, word); });
    for (const LegalDifference &difference : tables.differences)
      checkWhere(
          difference.recognised, difference.suppressRules,
          [&](std::string_view word) { return tables.legal.place(word); });
  }

  void checkOpTable() {
    std::vector<std::string> errors;
    llvm::StringSet<> known;
    for (const OpRule &rule : parseOpTable(tables.ops.text, errors)) {
      known.insert(rule.op);
      if (exists(rule.op))
        continue;
      // Most ops are written as "arith.{addf subf}".
      auto [dialect, op] = llvm::StringRef(rule.op).split('.');
      std::string place = tables.ops.place(rule.op);
      llvm::StringRef rest = tables.ops.text;
      for (unsigned line = 1; place == tables.ops.name && !rest.empty();
           ++line) {
        auto [text, after] = rest.split('\n');
        rest = after;
        if (text.contains((dialect + ".{").str())) {
          std::string here = tables.ops.place(op, line);
          if (here == tables.ops.name + ":" + std::to_string(line))
            place = here;
        }
      }
      checkOp(rule.op, place);
    }
    for (const std::string &error : errors)
      list.open("harness/recondition", error);
    std::vector<std::string> missing;
    std::span<const std::string_view> dialects = listedDialects();
    for (mlir::RegisteredOperationName name : context.getRegisteredOperations())
      if (llvm::is_contained(dialects,
                             std::string_view(name.getDialectNamespace())) &&
          !known.contains(name.getStringRef()))
        missing.push_back(name.getStringRef().str());
    std::sort(missing.begin(), missing.end());
    for (const std::string &op : missing)
      list.open(tables.ops.name,
                "no line knows '" + op + "'; say what can go undefined in it");
  }

  void checkPredicates() {
    for (const PredicateGroup &group : predicateGroups())
      for (std::string_view root : group.roots)
        checkOp(root, "harness/known/predicates (" +
                          llvm::Twine(group.predicates.front().name) + ")");
  }

  void checkMoves() {
    for (const ScheduleMove &move : tables.schedules) {
      for (const auto &selectors : {move.ops, move.notWith})
        for (const std::string &selector : selectors)
          checkSelector(selector, tables.moves.place(selector));
      for (llvm::StringRef op : opsOfSchedule(move.body)) {
        // Sets of patterns are written without their common prefix.
        llvm::StringRef word = op;
        word.consume_front("transform.apply_patterns.");
        checkOp(op, tables.moves.place(std::string_view(word)));
      }
    }
  }

  /// Checks strings in C++ that look like names of ops.
  void checkSources() {
    for (const char *folder : {"harness", "mutators", "tools"}) {
      std::vector<fs::path> files;
      std::error_code error;
      for (const auto &entry : fs::recursive_directory_iterator(
               fs::path(tables.sources) / folder, error))
        if (std::string extension = entry.path().extension();
            extension == ".cpp" || extension == ".h" || extension == ".def")
          files.push_back(entry.path());
      if (files.empty())
        list.open(tables.sources.empty() ? "sources" : tables.sources,
                  "the names of ops in C++ cannot be compared: no " +
                      llvm::Twine(folder) + "; give --sources");
      std::sort(files.begin(), files.end());
      for (const fs::path &file : files)
        checkFile(file);
    }
  }

private:
  const ReviewTables &tables;
  mlir::MLIRContext &context;
  Checklist &list;
  llvm::StringSet<> predicates;

  template <typename Place>
  void checkWhere(const std::vector<Recognition> &recognised,
                  const std::vector<SuppressRule> &suppressRules, Place place) {
    for (const Recognition &each : recognised)
      for (const std::string &selector : each.where)
        checkSelector(selector, place(selector));
    for (const SuppressRule &each : suppressRules)
      for (const std::string &selector : each.where)
        checkSelector(selector, place(selector));
  }

  bool looksLikeOp(llvm::StringRef text) const {
    auto [dialect, op] = text.split('.');
    auto isWord = [](llvm::StringRef word) {
      return !word.empty() && llvm::all_of(word, [](char c) {
        return llvm::isLower(c) || llvm::isDigit(c) || c == '_' || c == '.';
      });
    };
    return isWord(dialect) && (isWord(op) || op == "*") && !op.ends_with(".") &&
           context.getLoadedDialect(dialect) &&
           !llvm::is_contained(noOps, std::string_view(text));
  }

  void checkFile(const fs::path &file) {
    auto buffer = llvm::MemoryBuffer::getFile(file.string());
    if (!buffer)
      return list.open(file.string(), "it cannot be read");
    std::string name = file.lexically_relative(tables.sources).string();
    // The text of LLVM IR: there, "llvm." begins an intrinsic.
    bool isOfLLVM = name.starts_with("harness/exec/");
    llvm::StringRef rest = (*buffer)->getBuffer();
    for (unsigned number = 1; !rest.empty(); ++number) {
      auto [line, after] = rest.split('\n');
      rest = after;
      llvm::StringRef code = line.split("//").first;
      llvm::SmallVector<llvm::StringRef> pieces;
      code.split(pieces, '"');
      for (size_t i = 1; i < pieces.size(); i += 2)
        if (looksLikeOp(pieces[i]) &&
            !(isOfLLVM && pieces[i].starts_with("llvm.")))
          checkOp(pieces[i], name + ":" + llvm::Twine(number));
    }
  }
};
} // namespace

void scion::reviewOps(const ReviewTables &tables, mlir::MLIRContext &context,
                      Checklist &list) {
  Names names(tables, context, list);
  names.checkRules();
  names.checkRecords();
  names.checkOpTable();
  names.checkPredicates();
  names.checkMoves();
  names.checkSources();
}

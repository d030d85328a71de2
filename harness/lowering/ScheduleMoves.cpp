//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ScheduleMoves.h"

#include "harness/compat/VersionedTable.h"
#include "harness/lowering/RuleTexts.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"

#include <tuple>

using namespace scion;

namespace {
class MoveReader {
public:
  MoveReader(llvm::StringRef text, std::vector<ScheduleMove> &moves,
             std::vector<std::string> &errors)
      : table(text, "schedules.rules", LLVM_VERSION_MAJOR, errors),
        moves(moves) {}

  void read() {
    while (std::optional<llvm::StringRef> line = table.next()) {
      auto [word, value] = line->split(' ');
      if (!table.isIndented())
        readHead(word, value.trim());
      else if (moves.empty())
        table.problem("a property needs a move above it");
      else
        readProperty(moves.back(), word, value);
    }
    finish();
  }

private:
  VersionedTable table;
  std::vector<ScheduleMove> &moves;
  std::string patterns; // of the current move
  std::string closing;  // that ends the ops which its body opened

  void readHead(llvm::StringRef word, llvm::StringRef name) {
    finish();
    if (word != "move" || name.empty())
      table.problem("'" + word + "' begins no record; write move NAME");
    moves.emplace_back().name = name.str();
  }

  /// Completes the body of the move that was read last.
  void finish() {
    if (moves.empty())
      return;
    ScheduleMove &move = moves.back();
    if (!patterns.empty())
      move.body += "  transform.apply_patterns to %root {\n" + patterns +
                   "  } : !transform.any_op\n";
    move.body += closing;
    patterns.clear();
    closing.clear();
    if (move.ops.empty())
      table.problem("'" + llvm::Twine(move.name) +
                    "' applies to nothing; add an 'ops' line");
    if (move.body.empty())
      table.problem("'" + llvm::Twine(move.name) +
                    "' does nothing; give it a body");
  }

  static void append(std::vector<std::string> &list, llvm::StringRef value) {
    llvm::SmallVector<llvm::StringRef> words;
    value.split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words)
      list.push_back(word.str());
  }

  void readProperty(ScheduleMove &move, llvm::StringRef word,
                    llvm::StringRef value) {
    llvm::StringRef first, second;
    std::tie(first, second) = value.trim().split(' ');
    if (word == "ops")
      append(move.ops, value);
    else if (word == "not-with")
      append(move.notWith, value);
    else if (word == "reorders-floats")
      move.reordersFloats = true;
    else if (word == "conversion")
      move.isConversion = true;
    else if (word == "weight") {
      if (value.trim().getAsInteger(10, move.weight) || move.weight == 0)
        table.problem("weight needs a number, 1 or more");
    } else if (word == "match" || word == "typed") {
      std::string type = word == "match"
                             ? std::string("!transform.any_op")
                             : ("!transform.op<\"" + second + "\">").str();
      move.body +=
          ("  %" + first + " = transform.structured.match ops{[\"" + second +
           "\"]} in %root : (!transform.any_op) -> " + type + "\n")
              .str();
    } else if (word == "each") {
      readEach(move, first, second);
    } else if (word == "patterns") {
      patterns += ("    transform.apply_patterns." + value + "\n").str();
    } else if (word == "|") {
      std::string line = value.str();
      for (size_t at = line.find("$any"); at != line.npos;
           at = line.find("$any", at))
        line.replace(at, 4, "!transform.any_op");
      move.body += "  " + line + "\n";
    } else {
      table.problem("'" + word + "' is no property");
    }
  }

  /// Opens "each X of H". The type of %H is that of the line which made it.
  void readEach(ScheduleMove &move, llvm::StringRef name,
                llvm::StringRef value) {
    auto [of, handle] = value.split(' ');
    llvm::StringRef body = move.body;
    size_t made = body.find(("%" + handle + " = ").str());
    if (of != "of" || made == body.npos || !closing.empty())
      return table.problem(
          "write each X of H, once, where a line above makes %H");
    llvm::StringRef type =
        body.substr(made).split('\n').first.rsplit("-> ").second;
    move.body +=
        ("  transform.foreach %" + handle + " : " + type + " {\n  ^bb0(%one: " +
         type + "):\n  transform.sequence %one : " + type +
         " failures(suppress) {\n  ^bb1(%" + name + ": " + type + "):\n")
            .str();
    closing = "  }\n  }\n";
  }
};
} // namespace

std::vector<ScheduleMove> scion::parseMoves(std::string_view text,
                                            std::vector<std::string> &errors) {
  std::vector<ScheduleMove> moves;
  MoveReader(text, moves, errors).read();
  return moves;
}

std::span<const ScheduleMove> scion::scheduleMoves() {
  static const std::vector<ScheduleMove> *moves = [] {
    std::vector<std::string> errors;
    auto *all =
        new std::vector<ScheduleMove>(parseMoves(scheduleRules(), errors));
    if (!errors.empty())
      llvm::report_fatal_error(llvm::StringRef(errors.front()));
    return all;
  }();
  return *moves;
}

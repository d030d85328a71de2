//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Trim.h"

#include "grammar/Program.h"

#include <algorithm>

using namespace scion;

/// AFL++ executes the target once per step; more than this many would take
/// longer than the smaller input saves.
static constexpr size_t maxSteps = 128;

/// The operations of a program, from the outermost inwards.
static std::vector<Index> operationsOf(const Program &program) {
  std::vector<Index> operations;
  for (Index node = 0; node < program.nodes().size(); ++node)
    if (program.node(node).production == Production::Operation)
      operations.push_back(node);
  return operations;
}

size_t Trimmer::countOperations() const {
  std::optional<Program> program = Program::parse(current);
  return program ? operationsOf(*program).size() : 0;
}

Trimmer::Trimmer(std::string_view text) : current(text) {
  total = std::min(countOperations(), maxSteps);
}

const std::string &Trimmer::candidate() {
  std::optional<Program> program = Program::parse(current);
  std::vector<Index> operations = operationsOf(*program);
  auto [begin, end] = program->nodeSpan(operations[position]);
  next = current.substr(0, begin) + current.substr(end);
  return next;
}

void Trimmer::judge(bool good) {
  if (!good) {
    ++position;
    ++done;
    return;
  }
  // The operations inside it are erased, too, so `position` is the next one.
  current = std::move(next);
  size_t left = std::min(countOperations(), maxSteps + position) - position;
  done = std::max(done + 1, total - std::min(total, left));
}

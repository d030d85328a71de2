//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ValueComments.h"

#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/reduce/LightTest.h"
#include "harness/reduce/Probe.h"
#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/Matchers.h"

#include <map>
#include <vector>

using namespace scion;

/// The most ops that the interpreter executes.
static constexpr uint64_t fuel = 100000;

std::string scion::withValueComments(const std::string &program, size_t most) {
  std::vector<std::string> lines = linesOf(program);
  if (lines.size() > most)
    return program;
  std::optional<ParsedInput> input = parseInput(program);
  if (!input)
    return program;
  std::map<unsigned, std::vector<std::string>> values; // by line, from 1
  semantics::EvaluationOptions options;
  options.afterOp = [&](mlir::Operation *op, semantics::Evaluation &run) {
    auto place = mlir::dyn_cast<mlir::FileLineColLoc>(op->getLoc());
    if (!place || op->getNumResults() != 1 ||
        mlir::matchPattern(op, mlir::m_Constant()))
      return;
    mlir::Value result = op->getResult(0);
    const semantics::Datum *datum = run.find(result);
    if (datum && datum->isElement())
      values[place.getLine()].push_back(datum->str(result.getType()));
  };
  if (interpretLimited(*input->module, fuel, std::move(options)).kind !=
      semantics::Ending::Kind::Finished)
    return program;
  std::string text;
  for (size_t i = 0; i < lines.size(); ++i) {
    text += lines[i];
    if (auto known = values.find(unsigned(i + 1));
        known != values.end() && known->second.size() == 1)
      text += "  // = " + known->second.front();
    text += '\n';
  }
  return text;
}

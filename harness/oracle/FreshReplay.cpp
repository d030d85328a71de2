//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FreshReplay.h"

#include "base/ChoiceStream.h"
#include "base/Stage.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

using namespace scion;

/// `@assert_msg_7` is `@assert_msg`.
static std::string withoutNumbers(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    size_t at = text.find('@');
    result += text.take_front(at == text.npos ? at : at + 1);
    text = at == text.npos ? "" : text.drop_front(at + 1);
    llvm::StringRef name = text.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    text = text.drop_front(name.size());
    llvm::StringRef stem = name.rtrim("0123456789");
    result += stem.ends_with("_") && stem.size() != name.size() ? stem : name;
  }
  return result;
}

/// Sorts the symbols: their order has no semantics, and one-shot-bufferize of
/// MLIR 22 creates globals in an order that depends on addresses.
std::string scion::comparableText(mlir::ModuleOp module) {
  std::vector<std::string> symbols;
  for (mlir::Operation &op : *module.getBody()) {
    if (!mlir::isa<mlir::SymbolOpInterface>(op) || op.getNumResults() != 0)
      return withoutNumbers(printModule(module));
    std::string text;
    llvm::raw_string_ostream stream(text);
    op.print(stream, mlir::OpPrintingFlags().useLocalScope().assumeVerified());
    symbols.push_back(withoutNumbers(text));
  }
  std::ranges::sort(symbols);
  return llvm::join(symbols, "\n");
}

std::string scion::outcomeWord(const Outcome &outcome) {
  switch (outcome.kind) {
  case Outcome::Kind::Finished:
    return "finished " + llvm::utohexstr(outcome.hash());
  case Outcome::Kind::Trapped:
    return "trapped " + llvm::utohexstr(outcome.hash());
  case Outcome::Kind::Poisoned:
    return std::string("poisoned ") + toString(outcome.limit);
  case Outcome::Kind::NotRun:
    return std::string("not run ") + toString(outcome.notRunReason);
  }
  return "";
}

/// Drops locations because generate-runtime-verification writes them into
/// messages, and they change when a program is printed and parsed again.
static void dropLocations(mlir::ModuleOp module) {
  auto unknown = mlir::UnknownLoc::get(module.getContext());
  module->walk([&](mlir::Operation *op) {
    op->setLoc(unknown);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          argument.setLoc(unknown);
  });
}

ReplayRecord scion::replayHere(mlir::ModuleOp program, ContextLease &lease,
                               const ReplayRequest &request) {
  ReplayRecord record;
  mlir::OwningOpRef<mlir::ModuleOp> module = program.clone();
  dropLocations(*module);
  PassRunner &runner = PassRunner::of(lease);
  runner.patterns().boundAttempts(request.maxAttempts);
  for (const PathStep &step : request.steps) {
    StepResult result = runner.run(*module, step, lease);
    record.status = result.status;
    record.message = result.message;
    if (result.status == StepStatus::EndlessPatterns)
      record.pattern = runner.patterns().patternAtBound();
    if (result.status == StepStatus::InvalidIR)
      lease.abandon(module.release());
    if (result.status != StepStatus::Effect &&
        result.status != StepStatus::NoEffect)
      break;
    record.modules.push_back(stableHash(comparableText(*module)));
  }
  runner.patterns().boundAttempts(PatternTrace::maxAttempts);
  if (record.modules.size() != request.steps.size() ||
      !scanKinds(*module).lowered)
    return record;
  ExecOptions options;
  static_cast<RunOptions &>(options) = request.limits;
  options.optLevel = request.optLevel;
  StageScope stage(request.optLevel ? "codegen-O2" : "codegen-O0");
  Outcome outcome = execute(*module, options);
  record.outcome = outcomeWord(outcome);
  record.shown = outcome.str();
  return record;
}

//===----------------------------------------------------------------------===//
// Messages between the processes: texts, each after its length
//===----------------------------------------------------------------------===//

namespace {
class Writer {
public:
  void add(std::string_view field) {
    text += std::to_string(field.size());
    text += ':';
    text += field;
  }
  void add(uint64_t number) { add(std::to_string(number)); }
  std::string text;
};

class Reader {
public:
  explicit Reader(std::string_view text) : rest(text) {}

  std::string take() {
    size_t colon = std::min(rest.find(':'), rest.size());
    uint64_t size = numberOf(rest.substr(0, colon));
    rest.remove_prefix(std::min(colon + 1, rest.size()));
    isGood &= size <= rest.size();
    std::string field(rest.substr(0, size));
    rest.remove_prefix(field.size());
    return field;
  }
  uint64_t takeNumber() { return numberOf(take()); }
  bool isGood = true;

private:
  uint64_t numberOf(std::string_view digits) {
    uint64_t value = 0;
    auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
    isGood &= error == std::errc() && end == digits.data() + digits.size();
    return isGood ? value : 0;
  }
  std::string_view rest;
};
} // namespace

static std::string write(const ReplayRequest &request,
                         const std::string &answerFile) {
  Writer out;
  out.add(answerFile);
  out.add(request.program);
  out.add(request.optLevel);
  out.add(request.limits.fuel);
  out.add(request.limits.memoryCap);
  out.add(request.limits.maxTrace);
  out.add(request.limits.fill);
  out.add(request.limits.stackSize);
  out.add(request.maxAttempts);
  out.add(Registry::global().settings());
  out.add(request.steps.size());
  for (const PathStep &step : request.steps) {
    out.add(uint64_t(step.kind));
    out.add(step.pass);
    out.add(step.pipeline);
    out.add(step.schedule);
    out.add(step.isAsked);
  }
  return out.text;
}

static ReplayRequest readRequest(const std::string &text,
                                 std::string &answerFile, std::string &known) {
  Reader in(text);
  ReplayRequest request;
  answerFile = in.take();
  request.program = in.take();
  request.optLevel = unsigned(in.takeNumber());
  request.limits.fuel = in.takeNumber();
  request.limits.memoryCap = in.takeNumber();
  request.limits.maxTrace = in.takeNumber();
  request.limits.fill = uint8_t(in.takeNumber());
  request.limits.stackSize = in.takeNumber();
  request.maxAttempts = in.takeNumber();
  known = in.take();
  for (uint64_t left = in.takeNumber(); left && in.isGood; --left) {
    PathStep step;
    step.kind = StepKind(in.takeNumber());
    step.pass = in.take();
    step.pipeline = in.take();
    step.schedule = in.take();
    step.isAsked = in.takeNumber();
    request.steps.push_back(std::move(step));
  }
  return request;
}

static std::string write(const ReplayRecord &record) {
  Writer out;
  out.add(record.modules.size());
  for (uint64_t hash : record.modules)
    out.add(hash);
  out.add(uint64_t(record.status));
  out.add(record.message);
  out.add(record.pattern);
  out.add(record.outcome);
  out.add(record.shown);
  return out.text;
}

static bool readRecord(const std::string &text, ReplayRecord &record) {
  Reader in(text);
  for (uint64_t left = in.takeNumber(); left && in.isGood; --left)
    record.modules.push_back(in.takeNumber());
  record.status = StepStatus(in.takeNumber());
  record.message = in.take();
  record.pattern = in.take();
  record.outcome = in.take();
  record.shown = in.take();
  return in.isGood && !text.empty();
}

static int answer(const char *file) {
  installCrashAttribution();
  std::string answerFile, known;
  ReplayRequest request = readRequest(contentOf(file), answerFile, known);
  Registry::global().adopt(known);
  std::optional<ParsedInput> input = parseInput(request.program);
  if (!input)
    return 2;
  std::string text = write(replayHere(*input->module, input->context, request));
  std::FILE *out = std::fopen(answerFile.c_str(), "wb");
  if (!out)
    return 3;
  bool isWritten = std::fwrite(text.data(), 1, text.size(), out) == text.size();
  return std::fclose(out) == 0 && isWritten ? 0 : 3;
}

static const FreshJob replayJob("replay", answer);

FreshReplay scion::replayFresh(const ReplayRequest &request,
                               const FreshOptions &options) {
  FreshReplay result;
  JobFile answerFile("");
  JobFile requestFile(write(request, answerFile.path()));
  result.process = runFresh(replayJob, requestFile.path(), options);
  result.answered = result.process.isFine() &&
                    readRecord(contentOf(answerFile.path()), result.record);
  if (!result.answered) {
    std::optional<Finding> said = findingOfReport(result.process.text);
    result.diedIn = said ? said->culprit : "unknown";
  }
  return result;
}

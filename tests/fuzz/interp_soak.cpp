//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interprets odd programs that MLIR's verifier accepts: mutants of a folder's
// programs, and those programs and grown ones with attributes, types and
// operands changed. The interpreter may call a program undefined or
// unsupported. It must not crash, which AddressSanitizer makes strict.
//
//   interp_soak <folder> <programs> [seed] [first]
//   interp_soak <folder> show <number> [seed]      prints one of them
//
// A crash prints the program's number.
//
//===----------------------------------------------------------------------===//

#include "base/ReadPrograms.h"
#include "harness/generate/Survive.h"
#include "harness/generate/grow/Invalid.h"
#include "harness/generate/grow/Programs.h"
#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"
#include "mutators/Mutate.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>

#include <unistd.h>

using namespace scion;
using namespace scion::semantics;

extern "C" __attribute__((weak)) void
__sanitizer_set_death_callback(void (*callback)());

static uint64_t number = 0;

static void tellNumber() {
  char line[64];
  int size = std::snprintf(line, sizeof(line), "\ninterp_soak: program %llu\n",
                           (unsigned long long)number);
  [[maybe_unused]] ssize_t ignored = write(STDERR_FILENO, line, size_t(size));
}

namespace {
class Soak {
public:
  Soak(std::vector<std::string> texts, uint64_t seed)
      : texts(std::move(texts)), seed(seed), engine([] {
          MutationOptions options;
          options.recentDonors = 0; // each program is a function of its number
          return options;
        }()) {}

  /// The program of this number; none if the verifier refuses it.
  std::optional<ParsedInput> make(uint64_t index);

  void interpretAll(mlir::ModuleOp module);

  std::map<std::string, uint64_t> ends;

private:
  std::vector<std::string> texts;
  uint64_t seed;
  MutationEngine engine;
  std::optional<ParsedInput> parse(const std::string &text);
};
} // namespace

/// The verifier itself may fault on a mutant.
std::optional<ParsedInput> Soak::parse(const std::string &text) {
  std::optional<ParsedInput> input;
  auto work = [&] {
    if (std::optional<ParsedInput> parsed = parseInput(text))
      input.emplace(std::move(*parsed));
  };
  return survives(work) ? std::move(input) : std::nullopt;
}

std::optional<ParsedInput> Soak::make(uint64_t index) {
  ChoiceStream choices(combineHash(seed, index));
  const std::string &base = choices.pick(texts);
  if (base.size() > (32 << 10))
    return std::nullopt;
  if (choices.chance(1, 2)) {
    std::optional<Mutant> mutant =
        engine.mutate(base, choices.pick(texts), 64 << 10, choices.next());
    return mutant ? parse(mutant->text) : std::nullopt;
  }
  std::string text = base;
  if (choices.chance(1, 2)) {
    std::optional<ParsedInput> any = parse("module {}");
    grow::DraftOptions options;
    options.size = 6;
    text = grow::definedProgram(*any->module->getContext(), choices.next(),
                                options);
  }
  std::optional<ParsedInput> input = parse(text);
  if (!input)
    return std::nullopt;
  bool isChanged = false;
  for (unsigned want = 1 + unsigned(choices.below(3)), tries = 0;
       want && tries < 20; ++tries) {
    grow::Violation change;
    auto changed = grow::changeOnce(*input->module, choices, change);
    if (change.isFault) {
      // The context may be half changed, and nothing else may use it.
      if (changed)
        (void)changed->release();
      input->context.abandon(input->module.release());
      return std::nullopt;
    }
    if (!changed || !change.isValid)
      continue;
    input->module = std::move(*changed);
    isChanged = true;
    --want;
  }
  if (!isChanged)
    return std::nullopt;
  // As text: where an attribute with a default is missing, the parser adds it.
  std::string changed;
  if (!survives([&] { changed = grow::textOf(*input->module); }))
    return std::nullopt;
  return parse(changed);
}

/// @main and every other function without arguments.
void Soak::interpretAll(mlir::ModuleOp module) {
  std::vector<std::string> entries;
  for (mlir::Operation &op : *module.getBody())
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
      if (!function.isExternal() && !function.getNumArguments())
        entries.push_back(function.getName().str());
  EvaluationOptions options;
  options.fuel = 20'000;
  options.memoryCap = 8 << 20;
  options.maxTrace = 2'000;
  for (const std::string &entry : entries) {
    Interpretation made = interpret(module, options, entry);
    std::string end = made.str();
    ++ends[end.substr(0, end.find(':'))];
  }
}

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr,
                 "usage: interp_soak <folder> <programs> [seed] [first]\n"
                 "       interp_soak <folder> show <number> [seed]\n");
    return 3;
  }
  std::vector<std::string> texts = readPrograms({argv[1]});
  if (texts.empty()) {
    std::fprintf(stderr, "%s: no .mlir files\n", argv[1]);
    return 2;
  }
  if (&__sanitizer_set_death_callback)
    __sanitizer_set_death_callback(tellNumber);
  std::signal(SIGABRT, [](int) {
    tellNumber();
    std::signal(SIGABRT, SIG_DFL);
    std::raise(SIGABRT);
  });
  auto argument = [&](int at, uint64_t otherwise) {
    return argc > at ? std::strtoull(argv[at], nullptr, 10) : otherwise;
  };
  bool isShown = std::string_view(argv[2]) == "show";
  Soak soak(std::move(texts), argument(isShown ? 4 : 3, 1));
  if (isShown) {
    number = argument(3, 0);
    std::optional<ParsedInput> input = soak.make(number);
    if (input)
      std::fputs(grow::textOf(*input->module).c_str(), stdout);
    return input ? 0 : 2;
  }
  uint64_t count = argument(2, 0), made = 0;
  for (number = argument(4, 0); number < count; ++number)
    if (std::optional<ParsedInput> input = soak.make(number)) {
      ++made;
      soak.interpretAll(*input->module);
    }
  std::printf("%llu tries, %llu programs\n", (unsigned long long)count,
              (unsigned long long)made);
  for (const auto &[end, times] : soak.ends)
    std::printf("%8llu %s\n", (unsigned long long)times, end.c_str());
  return 0;
}

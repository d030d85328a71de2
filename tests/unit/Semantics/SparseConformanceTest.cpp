//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares drawn programs on sparse tensors with their execution: lowered by
// MLIR's sparsifier, with its runtime library and without, and run by
// mlir-runner.
//
//===----------------------------------------------------------------------===//

#include "base/ChoiceStream.h"
#include "base/process/Pool.h"
#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::semantics;

static constexpr const char *formats[] = {
    "(d0, d1) -> (d0 : dense, d1 : dense)",
    "(d0, d1) -> (d0 : dense, d1 : compressed)",
    "(d0, d1) -> (d1 : dense, d0 : compressed)",
    "(d0, d1) -> (d0 : compressed, d1 : compressed)",
    "(d0, d1) -> (d1 : compressed, d0 : compressed)",
    "(d0, d1) -> (d0 : compressed, d1 : dense)",
    "(d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)",
    "(d0, d1) -> (d0 : dense, d1 : loose_compressed)",
    ("(i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, "
     "i mod 2 : dense, j mod 3 : dense)"),
};

namespace {
/// A program on matrices of 4 x 6 elements in drawn formats.
struct DrawnSparse {
  explicit DrawnSparse(uint64_t seed) : choices(seed) {
    isFloat = choices.chance(1, 2);
    type = isFloat ? "f64" : "i64";
  }

  ChoiceStream choices;
  bool isFloat;
  std::string type, text;

  std::string tensor(const std::string &format) const {
    return "tensor<4x6x" + type + ", " + format + ">";
  }
  std::string dense() const { return "tensor<4x6x" + type + ">"; }
  std::string op(const std::string &name) const {
    return "arith." + name + (isFloat ? "f" : "i");
  }
  std::string number(int64_t value) const {
    return std::to_string(value) + (isFloat ? ".0" : "");
  }

  /// Products of negative floats and implicit zeros are -0, for which the
  /// interpreter has no result.
  int64_t least() const { return isFloat ? 0 : -9; }

  /// A constant in which most elements are zero.
  std::string matrix() {
    std::string made = "dense<[";
    for (unsigned i = 0; i < 4; ++i) {
      made += i ? ", [" : "[";
      for (unsigned j = 0; j < 6; ++j)
        made += (j ? ", " : "") +
                number(choices.chance(2, 3) ? 0 : choices.between(least(), 9));
      made += "]";
    }
    return made + "]> : " + dense();
  }

  /// %r of format #C from %a and %b, of formats #A and #B.
  std::string elementwise() {
    static constexpr const char *ops[] = {"mul", "add", "sub"};
    std::string head =
        "%e = tensor.empty() : " + tensor("#C") +
        "\n%r = linalg.generic {indexing_maps = [#id, #id, #id], "
        "iterator_types = [\"parallel\", \"parallel\"]} ins(%a, %b : " +
        tensor("#A") + ", " + tensor("#B") + ") outs(%e : " + tensor("#C") +
        ") {\n^bb0(%x: $T, %y: $T, %o: $T):\n";
    std::string body;
    switch (choices.below(3)) {
    case 0:
      body =
          "%v = " + op(ops[choices.below(isFloat ? 2 : 3)]) + " %x, %y : $T\n";
      break;
    case 1:
      body = "%v = sparse_tensor.binary %x, %y : $T, $T to $T\noverlap = "
             "{\n^bb0(%p: $T, %q: $T):\n%s = " +
             op("mul") +
             " %p, %q : $T\nsparse_tensor.yield %s : $T\n}\nleft = " +
             (choices.chance(1, 2) ? "identity" : "{}") +
             "\nright = {\n^bb0(%q: $T):\n%s = " + op("add") +
             " %q, %q : $T\nsparse_tensor.yield %s : $T\n}\n";
      break;
    default:
      body = "%w = " + op("mul") + " %x, %y : $T\n%v = " + op("add") +
             " %w, %x : $T\n";
    }
    return head + body + "linalg.yield %v : $T\n} -> " + tensor("#C") + "\n";
  }

  /// %r of format #C from %a, by way of #B.
  std::string convertOnly() {
    return "%m = sparse_tensor.convert %a : " + tensor("#A") + " to " +
           tensor("#B") + "\n%r = sparse_tensor.convert %m : " + tensor("#B") +
           " to " + tensor("#C") + "\n";
  }

  std::string draw() {
    std::string kernel = choices.chance(3, 4) ? elementwise() : convertOnly();
    std::string a = formats[choices.below(std::size(formats))],
                b = formats[choices.below(std::size(formats))],
                c = formats[choices.below(5)];
    auto encoding = [&](const char *name, const std::string &format) {
      static constexpr const char *widths[] = {
          "", "", ", posWidth = 32, crdWidth = 32", ", crdWidth = 8"};
      return std::string("#") + name +
             " = #sparse_tensor.encoding<{ map = " + format +
             widths[choices.below(4)] + " }>\n";
    };
    text = encoding("A", a) + encoding("B", b) + encoding("C", c) +
           "#id = affine_map<(i, j) -> (i, j)>\n"
           "#row = affine_map<(i, j) -> (i)>\n"
           "#column = affine_map<(i, j) -> (j)>\n"
           "func.func @main() {\n"
           "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
           "%c4 = arith.constant 4 : index\n%c6 = arith.constant 6 : index\n"
           "%zero = arith.constant $ZERO : $T\n"
           "%da = arith.constant " +
           matrix() + "\n%db = arith.constant " + matrix() +
           "\n%dx = arith.constant dense<[1$P, $N2$P, 3$P, 4$P, $N5$P, 6$P]> : "
           "tensor<6x$T>\n"
           "%a = sparse_tensor.convert %da : " +
           dense() + " to " + tensor("#A") +
           "\n%b = sparse_tensor.convert %db : " + dense() + " to " +
           tensor("#B") + "\n" + kernel +
           "%d = sparse_tensor.convert %r : " + tensor("#C") + " to " +
           dense() +
           "\n%ve = tensor.empty() : tensor<4x$T>\n"
           "%vz = linalg.fill ins(%zero : $T) outs(%ve : tensor<4x$T>) -> "
           "tensor<4x$T>\n"
           "%v = linalg.generic {indexing_maps = [#id, #column, #row], "
           "iterator_types = [\"parallel\", \"reduction\"]} ins(%b, %dx : " +
           tensor("#B") +
           ", tensor<6x$T>) outs(%vz : tensor<4x$T>) {\n"
           "^bb0(%x: $T, %y: $T, %o: $T):\n%p = " +
           op("mul") + " %x, %y : $T\n%s = " + op("add") +
           " %o, %p : $T\nlinalg.yield %s : $T\n} -> tensor<4x$T>\n"
           "%n = sparse_tensor.number_of_entries %a : " +
           tensor("#A") +
           "\nvector.print %n : index\n"
           "scf.for %i = %c0 to %c4 step %c1 {\n"
           "%y = tensor.extract %v[%i] : tensor<4x$T>\n"
           "vector.print %y : $T\n"
           "scf.for %j = %c0 to %c6 step %c1 {\n"
           "%z = tensor.extract %d[%i, %j] : " +
           dense() + "\nvector.print %z : $T\n}\n}\n" +
           "%f = sparse_tensor.foreach in %a init(%zero) : " + tensor("#A") +
           ", $T -> $T do {\n^bb0(%i: index, %j: index, %x: $T, %s: $T):\n"
           "%three = arith.constant 3$P : $T\n%t = " +
           op("mul") + " %s, %three : $T\n%u = " + op("add") +
           " %t, %x : $T\nsparse_tensor.yield %u : $T\n}\n"
           "vector.print %f : $T\nreturn\n}\n";
    for (auto [from, to] :
         {std::pair<std::string, std::string>{"$ZERO", number(0)},
          {"$T", type},
          {"$P", isFloat ? ".0" : ""},
          {"$N", isFloat ? "" : "-"}})
      for (size_t at = 0; (at = text.find(from, at)) != text.npos;
           at += to.size())
        text.replace(at, from.size(), to);
    return text;
  }
};
} // namespace

/// The trace of the interpreter, one number a line, as mlir-runner prints it.
static std::string shownBy(const Interpretation &run) {
  std::string text;
  for (const Observation &one : run.outcome.trace.observations()) {
    char line[64] = "";
    if (one.kind == Observation::Kind::Float)
      std::snprintf(line, sizeof line, "%lg\n",
                    llvm::bit_cast<double>(one.bits));
    else if (one.kind == Observation::Kind::Signed ||
             one.kind == Observation::Kind::Unsigned)
      std::snprintf(line, sizeof line, "%lld\n", (long long)one.bits);
    text += line;
  }
  return text;
}

/// Lowers and executes a program; empty if it does not lower.
static std::string execute(llvm::StringRef program,
                           const std::string &options) {
  llvm::SmallString<128> folder;
  EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("scion-sparse", folder));
  llvm::SmallString<128> lowered = folder, source = folder;
  llvm::sys::path::append(lowered, "lowered.mlir");
  llvm::sys::path::append(source, "program.mlir");
  {
    std::error_code error;
    llvm::raw_fd_ostream(source, error) << program;
  }
  process::Job lower;
  lower.command = {SCION_LLVM_TOOLS "/mlir-opt", "--sparsifier=" + options,
                   std::string(source), "-o", std::string(lowered)};
  (void)process::run(std::move(lower));
  std::string output;
  if (llvm::sys::fs::exists(lowered)) {
    process::Job run;
    run.command = {SCION_LLVM_TOOLS "/mlir-runner",
                   "-O0",
                   "-e",
                   "main",
                   "--entry-point-result=void",
                   "--shared-libs=" SCION_LLVM_TOOLS
                   "/../lib/libmlir_c_runner_utils.so",
                   std::string(lowered)};
    output = process::run(std::move(run)).output;
  }
  (void)llvm::sys::fs::remove_directories(folder);
  return output;
}

TEST(SparseConformance, ProgramsDoWhatTheSparsifierMakesOfThem) {
  uint64_t count = std::getenv("SCION_CONFORMANCE") ? 800 : 20;
  size_t compared = 0, open = 0, unlowered = 0;
  for (uint64_t seed = 1; seed <= count; ++seed) {
    std::string program = DrawnSparse(seed).draw();
    std::vector<std::string> problems;
    auto input = parseInput(program, &problems, "sparse");
    ASSERT_TRUE(input) << (problems.empty() ? "" : problems[0]) << program;
    Interpretation run = interpret(*input->module);
    if (run.kind == Ending::Kind::Unsupported) {
      ++open;
      continue;
    }
    ASSERT_EQ(run.kind, Ending::Kind::Finished) << run.str() << program;
    for (const char *options :
         {"enable-runtime-library=true", "enable-runtime-library=false"}) {
      std::string output = execute(program, options);
      if (output.empty()) {
        ++unlowered;
        continue;
      }
      ++compared;
      EXPECT_EQ(shownBy(run), output) << options << "\n" << program;
    }
  }
  EXPECT_GE(compared, count); // of two for each program
  std::printf("%zu executions, %zu programs without a result, %zu that do not "
              "lower\n",
              compared, open, unlowered);
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc against C++: each op on boundary values, one function a case, which the
// interpreter runs and clang compiles. Where the interpreter says that a case
// is undefined, UndefinedBehaviorSanitizer has to trap, and nowhere else.
//
//===----------------------------------------------------------------------===//

#include "base/process/Pool.h"
#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"

#include "gtest/gtest.h"

#include "mlir/Target/Cpp/CppEmitter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

namespace {
struct CCase {
  std::string what, result, body; // the body sets %r
};

/// Types, and what their constants say: value and type of the attribute.
struct CValues {
  std::string type, attribute;
  std::vector<std::string> values;
};
} // namespace

static const std::vector<CValues> &typesOfC() {
  static const std::vector<CValues> all = {
      {"i1", "i1", {"false", "true"}},
      {"i8", "i8", {"-128", "-1", "0", "5", "127"}},
      {"ui8", "ui8", {"0", "3", "200", "255"}},
      {"i16", "i16", {"-32768", "-7", "0", "32767"}},
      {"ui16", "ui16", {"1", "65535"}},
      {"i32", "i32", {"-2147483648", "-1", "0", "3", "31", "2147483647"}},
      {"ui32", "ui32", {"0", "1", "32", "4294967295"}},
      {"i64",
       "i64",
       {"-9223372036854775808", "-1", "0", "40", "9223372036854775807"}},
      {"ui64", "ui64", {"0", "7", "18446744073709551615"}},
      {"!emitc.size_t", "index", {"0", "2", "9223372036854775807"}},
      {"!emitc.ptrdiff_t", "index", {"-3", "0", "64"}},
      {"f32", "f32", {"-0.0", "0.5", "-3.5", "0x7F800000", "0x4F000000"}},
      {"f64",
       "f64",
       {"0.0", "-1.75", "1.0e+300", "0x7FF8000000000000",
        "0x41EFFFFFFFF00000"}}};
  return all;
}

static std::string constantOf(const std::string &name, const CValues &of,
                              const std::string &value) {
  return "%" + name + " = \"emitc.constant\"() <{value = " + value +
         (of.type == "i1" ? "" : " : " + of.attribute) + "}> : () -> " +
         of.type + "\n";
}

static bool isFloatOfC(const CValues &type) { return type.type[0] == 'f'; }

static std::vector<CCase> casesOfC() {
  std::vector<CCase> cases;
  bool areAll = std::getenv("SCION_CONFORMANCE");
  for (auto [i, left] : llvm::enumerate(typesOfC()))
    for (auto [j, right] : llvm::enumerate(typesOfC())) {
      for (const std::string &x : left.values)
        cases.push_back({"cast " + left.type + " to " + right.type, right.type,
                         constantOf("a", left, x) + "%r = emitc.cast %a : " +
                             left.type + " to " + right.type + "\n"});
      // Every third pair of different types, and the outer values.
      if (!areAll && i != j && (i + 2 * j) % 3 != 0)
        continue;
      auto isLeftOut = [&](const CValues &type, const std::string &value) {
        return !areAll && i != j && value != type.values.front() &&
               value != type.values.back();
      };
      bool isFloat = isFloatOfC(left) || isFloatOfC(right);
      std::vector<std::string> results = {left.type};
      if (right.type != left.type)
        results.push_back(right.type);
      for (const std::string &x : left.values)
        for (const std::string &y : right.values) {
          if (isLeftOut(left, x) || isLeftOut(right, y))
            continue;
          std::string operands =
              constantOf("a", left, x) + constantOf("b", right, y);
          std::string types = "(" + left.type + ", " + right.type + ") -> ";
          for (const char *op :
               {"add", "sub", "mul", "div", "rem", "bitwise_and", "bitwise_or",
                "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift"}) {
            std::string name = op;
            bool isPlain = name == "add" || name == "sub" || name == "mul" ||
                           name == "div";
            if (isFloat && !isPlain)
              continue;
            for (const std::string &result : results)
              cases.push_back({name + " " + types + result, result,
                               operands + "%r = emitc." + name +
                                   " %a, %b : " + types + result + "\n"});
          }
          for (const char *predicate : {"eq", "ne", "lt", "le", "gt", "ge"})
            cases.push_back({"cmp " + types, "i1",
                             operands + "%r = emitc.cmp " + predicate +
                                 ", %a, %b : " + types + "i1\n"});
          for (const char *op : {"logical_and", "logical_or"})
            cases.push_back({op + (" " + types), "i1",
                             operands + "%r = emitc." + op + " %a, %b : " +
                                 left.type + ", " + right.type + "\n"});
        }
    }
  for (const CValues &type : typesOfC())
    for (const std::string &x : type.values) {
      for (const char *op : {"unary_minus", "unary_plus", "bitwise_not"})
        if (!isFloatOfC(type) || op[0] == 'u')
          cases.push_back({op + (" " + type.type), type.type,
                           constantOf("a", type, x) + "%r = emitc." + op +
                               " %a : (" + type.type + ") -> " + type.type +
                               "\n"});
      cases.push_back({"logical_not " + type.type, "i1",
                       constantOf("a", type, x) +
                           "%r = emitc.logical_not %a : " + type.type + "\n"});
    }
  return cases;
}

/// "undefined", or the bits; all NaNs are one.
static std::string bitsOfResult(const Datum &datum, Type type) {
  if (!datum.isElement() || !datum.element().isDefined())
    return "not defined";
  if (isa<FloatType>(type) && asFloat(datum.element(), type).isNaN())
    return "nan";
  return std::to_string(datum.element().asUnsigned());
}

static constexpr const char *driver = R"(
#include <csetjmp>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <type_traits>
static sigjmp_buf place;
template <typename T> static void show(int number, T (*function)()) {
  if (sigsetjmp(place, 1)) {
    std::printf("%d undefined\n", number);
    return;
  }
  T result = function();
  std::uint64_t bits = 0;
  std::memcpy(&bits, &result, sizeof result);
  if (result != result)
    std::printf("%d nan\n", number);
  else
    std::printf("%d %llu\n", number, (unsigned long long)bits);
}
static void trapped(int) { siglongjmp(place, 1); }
int main() {
  for (int signal : {SIGILL, SIGTRAP, SIGFPE})
    std::signal(signal, trapped);
)";

/// Compiles and runs it: what each function gives, by number.
static std::map<size_t, std::string> runInC(const std::string &functions,
                                            size_t count) {
  SmallString<128> folder;
  EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("scion-emitc", folder));
  SmallString<128> source = folder, program = folder;
  llvm::sys::path::append(source, "cases.cpp");
  llvm::sys::path::append(program, "cases");
  {
    std::error_code error;
    llvm::raw_fd_ostream out(source, error);
    out << "#include <cmath>\n#include <cstddef>\n#include <cstdint>\n"
        << functions << driver;
    for (size_t i = 0; i < count; ++i)
      out << "  show(" << i << ", f" << i << ");\n";
    out << "}\n";
  }
  process::Job compile;
  compile.command = {SCION_CXX_COMPILER,
                     "-std=c++17",
                     "-O0",
                     "-w",
                     "-ffp-contract=off",
                     "-fsanitize=signed-integer-overflow,shift,"
                     "integer-divide-by-zero,float-cast-overflow",
                     "-fsanitize-trap=all",
                     std::string(source),
                     "-o",
                     std::string(program)};
  process::Result compiled = process::run(std::move(compile));
  EXPECT_TRUE(llvm::sys::fs::exists(program)) << compiled.errors;
  process::Job execute;
  execute.command = {std::string(program)};
  std::string output = process::run(std::move(execute)).output;
  (void)llvm::sys::fs::remove_directories(folder);
  std::map<size_t, std::string> results;
  SmallVector<StringRef> lines;
  StringRef(output).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    auto [number, result] = line.split(' ');
    size_t index = 0;
    if (!number.getAsInteger(10, index))
      results[index] = result.str();
  }
  return results;
}

/// A symbol is looked for among all of its module.
static constexpr size_t casesPerModule = 500;

TEST(EmitCConformance, OperatorsDoWhatClangMakesOfThem) {
  std::vector<CCase> cases = casesOfC();
  std::string functions;
  std::map<size_t, std::string> expected;
  size_t open = 0, undefined = 0, wrong = 0;
  for (size_t first = 0; first < cases.size(); first += casesPerModule) {
    size_t end = std::min(cases.size(), first + casesPerModule);
    std::string text;
    for (size_t i = first; i < end; ++i)
      text += "emitc.func @f" + std::to_string(i) + "() -> " + cases[i].result +
              " {\n" + cases[i].body + "emitc.return %r : " + cases[i].result +
              "\n}\n";
    std::vector<std::string> problems;
    auto input = parseInput(text, &problems, "emitc");
    ASSERT_TRUE(input) << (problems.empty() ? "" : problems[0]);
    llvm::raw_string_ostream stream(functions);
    ASSERT_TRUE(succeeded(emitc::translateToCpp(*input->module, stream)));
    for (size_t i = first; i < end; ++i) {
      std::string name = "f" + std::to_string(i);
      Interpretation meaning = interpret(*input->module, {}, name);
      if (meaning.kind == Ending::Kind::Undefined)
        expected[i] = "undefined";
      else if (meaning.kind == Ending::Kind::Finished &&
               meaning.results[0].element().isDefined())
        expected[i] = bitsOfResult(
            meaning.results[0],
            cast<FunctionOpInterface>(input->module->lookupSymbol(name))
                .getResultTypes()[0]);
      else // what C++20 defines and C does not
        ++open;
    }
  }
  std::map<size_t, std::string> actual = runInC(functions, cases.size());
  ASSERT_EQ(actual.size(), cases.size());
  for (const auto &[i, result] : expected) {
    undefined += result == "undefined";
    if (result != actual[i] && ++wrong <= 20)
      ADD_FAILURE() << cases[i].what << ": " << result << " against "
                    << actual[i] << "\n"
                    << cases[i].body;
  }
  EXPECT_EQ(wrong, 0u);
  std::printf("%zu cases, %zu undefined, %zu not specified\n", cases.size(),
              undefined, open);
}

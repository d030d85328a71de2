//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layers, checked on the sources:
//   base, grammar <- mutators <- engine
//   terms <- semantics <- prove
//   base <- input <- known <- recondition, lowering, exec, semantics
//   <- experiment <- oracle <- targets
// The tables below are the rules. When this fails, the include is in the wrong
// folder far more often than the rule is wrong.
//
//===----------------------------------------------------------------------===//

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {
/// A folder and what its files may include: prefixes of paths. Names without a
/// prefix in `checkedRoots` (standard library, ANTLR, gtest …) are free.
struct Layer {
  std::string folder;
  std::vector<std::string> mayInclude;
};
} // namespace

static const std::vector<std::string> checkedRoots = {
    "base/",  "grammar/", "mutators/", "harness/",
    "tools/", "tests/",   "mlir/",     "llvm/"};

/// Free for all, without MLIR: choices, directives, features.
static const std::string base = "base/";

/// API differences between the supported MLIR versions, free for all code on
/// MLIR.
static const std::string versions = "harness/compat/";

static const std::vector<Layer> layers = {
    {"base", {base}},
    {"grammar", {"grammar/"}},
    {"mutators", {"mutators/", "grammar/", base}},
    {"harness/compat", {versions, "mlir/", "llvm/"}},
    {"harness/input", {"harness/input/", versions, base, "mlir/", "llvm/"}},
    // The registry of bugs: free for all below the oracles.
    {"harness/known", {"harness/known/", versions, base, "mlir/", "llvm/"}},
    {"harness/recondition",
     {"harness/recondition/", "harness/semantics/", versions, "harness/known/",
      "harness/input/", base, "mlir/", "llvm/"}},
    {"harness/lowering",
     {"harness/lowering/", versions, "harness/known/", "harness/input/", base,
      "mlir/", "llvm/"}},
    {"harness/exec",
     {"harness/exec/", versions, "harness/known/", "harness/input/", base,
      "mlir/", "llvm/"}},
    // The reference interpreter must not share anything with what it judges,
    // but the form of an Outcome.
    {"harness/terms", {"harness/terms/", "llvm/"}},
    {"harness/semantics",
     {"harness/semantics/", "harness/terms/", "harness/input/", base,
      "harness/exec/Outcome.h", "mlir/", "llvm/"}},
    // Proves that passes are right for all inputs; uses no code that generates
    // programs, runs passes or executes.
    {"harness/prove",
     {"harness/prove/", "harness/semantics/", "harness/terms/", base, "mlir/",
      "llvm/"}},
    // Makes no findings and reports: the oracles do.
    {"harness/experiment",
     {"harness/experiment/", versions, "harness/known/", "harness/input/",
      "harness/recondition/", "harness/lowering/", "harness/exec/",
      "harness/semantics/", base, "mlir/", "llvm/"}},
    {"harness/oracle",
     {"harness/oracle/", versions, "harness/known/", "harness/input/",
      "harness/recondition/", "harness/lowering/", "harness/exec/",
      "harness/experiment/", "harness/semantics/", "harness/prove/", base,
      "mlir/", "llvm/"}},
    {"harness/reduce",
     {"harness/reduce/", versions, "harness/known/", "harness/input/",
      "harness/recondition/", "harness/lowering/", "harness/exec/",
      "harness/semantics/", "harness/experiment/", "harness/oracle/", base,
      "mlir/", "llvm/"}},
    // Between a patch and the oracles: mutators, and reducing's copies of the
    // process.
    {"harness/hunt",
     {"harness/hunt/", versions, "mutators/", "grammar/", "harness/known/",
      "harness/input/", "harness/lowering/", "harness/experiment/",
      "harness/oracle/", "harness/prove/", "harness/reduce/", base, "mlir/",
      "llvm/"}},
    {"harness/generate",
     {"harness/generate/", "harness/input/", base, versions,
      "harness/recondition/", "harness/semantics/", "harness/exec/Outcome.h",
      "mlir/", "llvm/"}},
    {"harness/engine",
     {"harness/engine/", "mutators/", "grammar/", base,
      "harness/input/FreshProcess.h", "llvm/", "harness/oracle/Finding.h",
      "harness/oracle/FindingFile.h", "harness/oracle/FindingJson.h",
      "harness/oracle/Ledger.h", "harness/oracle/Recognise.h", "harness/known/",
      "harness/lowering/HybridPool.h", "harness/lowering/RuleRounds.h",
      "harness/oracle/Report.h"}},
    {"harness/targets", {"harness/", base, "mlir/", "llvm/"}},
    {"tools",
     {"tools/", base, "grammar/", "mutators/", "harness/", "mlir/", "llvm/"}},
};

//===----------------------------------------------------------------------===//
// Reading sources
//===----------------------------------------------------------------------===//

/// `text` with comments and the inside of string and character literals blanked
/// out; lines stay where they are.
static std::string codeOnly(const std::string &text) {
  std::string code = text;
  auto blank = [&](size_t from, size_t to) {
    for (size_t i = from; i < std::min(to, code.size()); ++i)
      if (code[i] != '\n')
        code[i] = ' ';
  };
  auto endOf = [&](const std::string &what, size_t from) {
    size_t at = text.find(what, from);
    return at == text.npos ? text.size() : at + what.size();
  };
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    if (text.compare(i, 2, "//") == 0) {
      end = endOf("\n", i);
      blank(i, end);
    } else if (text.compare(i, 2, "/*") == 0) {
      end = endOf("*/", i + 2);
      blank(i, end);
    } else if (text.compare(i, 2, "R\"") == 0) {
      size_t open = endOf("(", i);
      end = endOf(")" + text.substr(i + 2, open - i - 3) + "\"", open);
      blank(i + 1, end);
    } else if (text[i] == '"' ||
               // Not the separator of digits.
               (text[i] == '\'' &&
                (i == 0 || !std::isalnum((unsigned char)text[i - 1])))) {
      while (end < text.size() && text[end] != text[i] && text[end] != '\n')
        end += text[end] == '\\' ? 2 : 1;
      blank(i + 1, end++);
    }
    i = end;
  }
  return code;
}

static std::vector<std::string>
matches(const std::string &text, const std::string &pattern, size_t group = 0) {
  std::vector<std::string> found;
  std::regex regex(pattern, std::regex::ECMAScript | std::regex::multiline);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end;
       ++it)
    found.push_back((*it)[group]);
  return found;
}

static std::vector<std::string> includesOf(const std::string &text) {
  return matches(text, "^[ \\t]*#[ \\t]*include[ \\t]*[\"<]([^\">]*)[\">]", 1);
}

static bool startsWithAny(const std::string &path,
                          const std::vector<std::string> &prefixes) {
  return std::any_of(
      prefixes.begin(), prefixes.end(),
      [&](const std::string &prefix) { return path.starts_with(prefix); });
}

/// The includes of `text` that a file of `layer` must not have.
static std::vector<std::string> forbiddenIncludes(const Layer &layer,
                                                  const std::string &text) {
  std::vector<std::string> forbidden;
  for (const std::string &include : includesOf(text))
    if (startsWithAny(include, checkedRoots) &&
        !startsWithAny(include, layer.mayInclude))
      forbidden.push_back(include);
  return forbidden;
}

/// Names that belong to libFuzzer or AFL++.
static std::vector<std::string> engineNames(const std::string &text) {
  return matches(codeOnly(text),
                 "\\b(LLVMFuzzer\\w+|__afl\\w+|afl_\\w+|__sanitizer_cov\\w+|"
                 "__libfuzzer\\w+)");
}

static std::vector<std::string> aborts(const std::string &text) {
  return matches(codeOnly(text), "\\babort[ \\t]*\\(");
}

/// Calls that make a process, run a program or wait for one.
static std::vector<std::string> processCalls(const std::string &text) {
  return matches(
      codeOnly(text),
      "(^|[^.>\\w])(v?fork\\s*\\(\\s*\\)|SYS_(v?fork|clone)|Execute(AndWait|"
      "NoWait)|(waitpid|wait[34]|waitid|exec[lv]p?e?|posix_spawnp?|popen|"
      "system)\\s*\\()");
}

/// Lines that hold more than blanks, comments and includes.
static size_t linesOfCode(const std::string &text) {
  std::istringstream code(codeOnly(text));
  size_t count = 0;
  for (std::string line; std::getline(code, line);)
    count += line.find_first_not_of(" \t\r") != line.npos && line[0] != '#';
  return count;
}

static std::string read(const fs::path &path) {
  std::ifstream stream(path);
  EXPECT_TRUE(stream) << path;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// The C++ files below `folder`, by their path in the repository.
static std::vector<std::string> sourcesIn(const std::string &folder) {
  fs::path root(SCION_SOURCE_DIR);
  std::vector<std::string> paths;
  if (!fs::is_directory(root / folder)) {
    ADD_FAILURE() << "no folder " << folder << " in " << root;
    return paths;
  }
  for (const auto &entry : fs::recursive_directory_iterator(root / folder)) {
    std::string extension = entry.path().extension();
    if (extension == ".cpp" || extension == ".h" || extension == ".def" ||
        extension == ".inc")
      paths.push_back(entry.path().lexically_relative(root));
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

static std::vector<std::string> allSources() {
  std::vector<std::string> all;
  for (const char *folder : {"grammar", "mutators", "harness", "tools"})
    for (std::string &path : sourcesIn(folder))
      all.push_back(std::move(path));
  return all;
}

static std::string readSource(const std::string &path) {
  return read(fs::path(SCION_SOURCE_DIR) / path);
}

//===----------------------------------------------------------------------===//
// The rules
//===----------------------------------------------------------------------===//

TEST(Layering, FoldersIncludeOnlyWhatIsBelowThem) {
  for (const Layer &layer : layers)
    for (const std::string &path : sourcesIn(layer.folder))
      EXPECT_THAT(forbiddenIncludes(layer, readSource(path)), IsEmpty())
          << path << " belongs to " << layer.folder
          << "; see the table in this test";
}

TEST(Layering, TheTableIsOfWhatIsThere) {
  for (const Layer &layer : layers)
    for (const std::string &allowed : layer.mayInclude) {
      std::string top = allowed.substr(0, allowed.find('/') + 1);
      if (top != "mlir/" && top != "llvm/")
        EXPECT_TRUE(fs::exists(fs::path(SCION_SOURCE_DIR) / allowed))
            << layer.folder << " may include " << allowed;
    }
}

TEST(Layering, EveryFolderHasItsRule) {
  std::vector<std::string> sources = allSources();
  EXPECT_GT(sources.size(), 50u) << "looked in " << SCION_SOURCE_DIR;
  for (const std::string &path : sources)
    EXPECT_TRUE(std::any_of(layers.begin(), layers.end(),
                            [&](const Layer &layer) {
                              return path.starts_with(layer.folder + "/");
                            }))
        << path << " is in a folder without a rule";
}

TEST(Layering, OnlyTheEngineFolderNamesAnEngine) {
  for (const std::string &path : allSources())
    if (!path.starts_with("harness/engine/"))
      EXPECT_THAT(engineNames(readSource(path)), IsEmpty()) << path;
}

TEST(Layering, OnlyOneFunctionAborts) {
  std::vector<std::string> places;
  for (const std::string &path : allSources())
    for (size_t i = aborts(readSource(path)).size(); i > 0; --i)
      places.push_back(path);
  EXPECT_THAT(places, ElementsAre("harness/oracle/Report.cpp"))
      << "a finding ends in reportAndAbort; a broken promise of Scion's own in "
         "llvm::report_fatal_error or __builtin_trap; anything else returns an "
         "error";
}

TEST(Layering, OnlyOneFileMakesProcesses) {
  std::vector<std::string> sources = allSources(), places;
  for (const char *folder : {"base", "tests/fuzz"})
    for (std::string &path : sourcesIn(folder))
      sources.push_back(std::move(path));
  for (const std::string &path : sources)
    if (!processCalls(readSource(path)).empty())
      places.push_back(path);
  EXPECT_THAT(places, ElementsAre("base/process/Fork.cpp"))
      << "base/process/Pool.h runs programs and functions, with limits";
}

TEST(Layering, TargetsAreShort) {
  for (const std::string &path : sourcesIn("harness/targets"))
    EXPECT_LE(linesOfCode(readSource(path)), 40u)
        << path << ": a target wires parts together; what it does belongs into "
        << "harness/oracle";
}

/// Whether the file is too long and has no comment `// One idea:` that
/// justifies it.
static bool isTooLong(const std::string &text) {
  return std::count(text.begin(), text.end(), '\n') > 500 &&
         text.find("\n// One idea: ") == std::string::npos;
}

TEST(Layering, LongFilesSayWhyTheyAreOneIdea) {
  for (const std::string &path : allSources())
    EXPECT_FALSE(isTooLong(readSource(path)))
        << path << " has more than 500 lines: two ideas, or a line `// One "
        << "idea: …` that says why not";
}

//===----------------------------------------------------------------------===//
// That the rules can fail
//===----------------------------------------------------------------------===//

TEST(Layering, SeesForbiddenIncludes) {
  auto forbidden = [](const std::string &folder, const std::string &text) {
    for (const Layer &layer : layers)
      if (layer.folder == folder)
        return forbiddenIncludes(layer, text);
    return std::vector<std::string>{"no such layer"};
  };
  EXPECT_THAT(forbidden("mutators", "#include \"mlir/IR/Operation.h\"\n"
                                    "#include <vector>\n"
                                    "#include \"grammar/Program.h\"\n"
                                    " #  include <harness/oracle/Report.h>\n"),
              ElementsAre("mlir/IR/Operation.h", "harness/oracle/Report.h"));
  EXPECT_THAT(forbidden("mutators", "#include \"harness/input/ParsedInput.h\""),
              ElementsAre("harness/input/ParsedInput.h"));
  EXPECT_THAT(forbidden("harness/oracle",
                        "#include \"mutators/Mutator.h\"\n"
                        "#include \"harness/exec/Outcome.h\""),
              ElementsAre("mutators/Mutator.h"));
  EXPECT_THAT(
      forbidden("harness/lowering", "#include \"harness/oracle/Finding.h\"\n"
                                    "#include \"base/FeatureMap.h\"\n"
                                    "#include \"harness/engine/Target.h\"\n"),
      ElementsAre("harness/oracle/Finding.h", "harness/engine/Target.h"));
  EXPECT_THAT(forbidden("grammar", "#include \"antlr4-runtime.h\"\n"
                                   "#include \"llvm/ADT/StringRef.h\"\n"),
              ElementsAre("llvm/ADT/StringRef.h"));
}

TEST(Layering, SeesEngineNamesInCodeOnly) {
  EXPECT_THAT(
      engineNames("size_t LLVMFuzzerMutate(int); x = __afl_area_ptr;\n"
                  "afl_custom_fuzz();"),
      ElementsAre("LLVMFuzzerMutate", "__afl_area_ptr", "afl_custom_fuzz"));
  EXPECT_THAT(engineNames("// LLVMFuzzerMutate\n/* __afl_x\n */ \"afl_fuzz\" "
                          "R\"(afl_a)\" LLVMFuzzers_"),
              ElementsAre("LLVMFuzzers_"));
}

TEST(Layering, SeesAborts) {
  EXPECT_EQ(aborts("std::abort(); abort (); // abort()\n"
                   "call(\"abort()\"); reportAndAbort(x); 'a'; abortProgram();")
                .size(),
            2u);
}

TEST(Layering, SeesProcesses) {
  EXPECT_EQ(
      processCalls("pid = fork(); ::waitpid(x, 0, 0); syscall(SYS_fork);\n"
                   "execve(a, b, c); std::system(\"x\");\n"
                   "llvm::sys::ExecuteAndWait(a); popen (x);")
          .size(),
      7u);
  EXPECT_THAT(processCalls("choices.fork(); // fork()\nexecute(x); "
                           "\"fork()\"; ecosystem(x); pool.system(x);"),
              IsEmpty());
}

TEST(Layering, SeesLongFiles) {
  std::string lines(501, '\n');
  EXPECT_TRUE(isTooLong(lines));
  EXPECT_FALSE(isTooLong(lines + "// One idea: a table.\n"));
  EXPECT_FALSE(isTooLong(lines.substr(1)));
}

TEST(Layering, CountsLinesOfCode) {
  EXPECT_EQ(
      linesOfCode(
          "// a\n#include <a>\n\nint x; // b\n/* c\n c */ int y;\n\"// d\""),
      3u);
}

TEST(Layering, CodeOnlyKeepsLinesAndCode) {
  EXPECT_EQ(codeOnly("a /* b\nc */ d // e\nf"), "a     \n     d     \nf");
  EXPECT_EQ(codeOnly("x = \"a\\\"b\" + '\\'' + 1'000;"),
            "x = \"    \" + '  ' + 1'000;");
  EXPECT_EQ(codeOnly("R\"x(a)\" b)x\" c"), "R            c");
}

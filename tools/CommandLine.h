//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface by which a subcommand declares its options. It wraps CLI11,
// which takes ten seconds to compile, so only CommandLine.cpp and Main.cpp
// include it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_COMMANDLINE_H
#define SCION_TOOLS_COMMANDLINE_H

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace scion {

/// An option, or a positional argument. Its setters return it again.
class Option {
public:
  explicit Option(CLI::Option *option) : option(option) {}

  Option required();
  Option showDefault();                      // in --help
  Option valueName(const std::string &name); // in --help
  Option hidden();                           // from --help
  Option separatedBy(char separator);        // several values in one word
  Option oneValueEach();                     // given once for each value
  Option excludes(Option other);

  /// Conditions on the value. A command line that breaks one is rejected.
  Option positive();
  Option range(int64_t least, int64_t most);
  Option oneOf(std::initializer_list<const char *> values);
  Option existingPath();
  /// `problem` returns what is wrong with a value, or "".
  Option check(std::function<std::string(const std::string &)> problem);

  /// Whether the command line has this option. Valid only while a subcommand
  /// runs.
  bool isGiven() const;
  std::string value() const;

private:
  CLI::Option *option;
};

class Subcommand {
public:
  explicit Subcommand(CLI::App *app) : app(app) {}

  /// Adds a nested subcommand. The command line must then name one of them.
  Subcommand addSubcommand(const std::string &name,
                           const std::string &description);
  Subcommand footer(const std::string &text); // of --help
  Subcommand hidden();                        // from --help

  /// `names` is "-o,--output", or a word without dashes for a positional
  /// argument. CommandLine.cpp lists the types of values that are supported.
  template <typename Value>
  Option addOption(const std::string &names, Value &value,
                   const std::string &help = "");
  Option addFlag(const std::string &names, bool &value,
                 const std::string &help = "");

  /// Runs when all options are read. It may return an ExitCode.
  template <typename Run>
  void onRun(Run run) {
    setRun([run = std::move(run)]() mutable -> int {
      if constexpr (std::is_void_v<std::invoke_result_t<Run &>>)
        return run(), 0;
      else
        return run();
    });
  }

  /// An option by its name, which must be there.
  Option option(const std::string &name) const;
  /// The options common to all subcommands as given on the command line, to
  /// pass to children: "--known=meet".
  std::vector<std::string> settings() const;
  /// The subcommand's name and the options it was given, without the ones named
  /// in `without`.
  std::vector<std::string>
  arguments(const std::vector<std::string> &without) const;

private:
  void setRun(std::function<int()> run);

  CLI::App *app;
};

/// Thrown to end a subcommand at once.
struct EndWith {
  int code; // an ExitCode
};

} // namespace scion

#endif // SCION_TOOLS_COMMANDLINE_H

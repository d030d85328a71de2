//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/CommandLine.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>
#include <utility>

using namespace scion;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

Option Option::required() { return Option(option->required()); }
Option Option::showDefault() { return Option(option->capture_default_str()); }
Option Option::valueName(const std::string &name) {
  return Option(option->type_name(name));
}
Option Option::hidden() { return Option(option->group("")); }
Option Option::separatedBy(char separator) {
  return Option(option->delimiter(separator));
}
Option Option::oneValueEach() {
  return Option(option->allow_extra_args(false));
}
Option Option::excludes(Option other) {
  return Option(option->excludes(other.option));
}

Option Option::positive() {
  return check([](const std::string &value) -> std::string {
    double number = 0;
    bool isPositive = CLI::detail::lexical_cast(value, number) && number > 0;
    return isPositive ? "" : value + " is no number greater than 0";
  });
}
Option Option::range(int64_t least, int64_t most) {
  return Option(option->check(CLI::Range(least, most)));
}
Option Option::oneOf(std::initializer_list<const char *> values) {
  return Option(option->check(
      CLI::IsMember(std::vector<std::string>(values.begin(), values.end()))));
}
Option Option::existingPath() {
  return Option(option->check(CLI::ExistingPath));
}
Option Option::check(std::function<std::string(const std::string &)> problem) {
  return Option(option->check(std::move(problem)));
}

bool Option::isGiven() const { return option->count() != 0; }
std::string Option::value() const { return option->as<std::string>(); }

//===----------------------------------------------------------------------===//
// Subcommands
//===----------------------------------------------------------------------===//

Subcommand Subcommand::addSubcommand(const std::string &name,
                                     const std::string &description) {
  app->require_subcommand(1);
  if (app->get_parent())
    app->fallthrough(); // its own options may stand after the one named
  return Subcommand(app->add_subcommand(name, description));
}

Subcommand Subcommand::footer(const std::string &text) {
  return Subcommand(app->footer(text));
}

Subcommand Subcommand::hidden() { return Subcommand(app->group("")); }

template <typename Value>
Option Subcommand::addOption(const std::string &names, Value &value,
                             const std::string &help) {
  return Option(app->add_option(names, value, help));
}

// The types of values.
template Option Subcommand::addOption(const std::string &, int &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &, unsigned &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &, uint64_t &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &, uint8_t &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &, double &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &, std::string &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &,
                                      std::vector<std::string> &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &,
                                      std::optional<unsigned> &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &,
                                      std::optional<uint64_t> &,
                                      const std::string &);
template Option Subcommand::addOption(const std::string &,
                                      std::optional<std::string> &,
                                      const std::string &);

Option Subcommand::addFlag(const std::string &names, bool &value,
                           const std::string &help) {
  return Option(app->add_flag(names, value, help));
}

void Subcommand::setRun(std::function<int()> run) {
  app->callback([run = std::move(run)] {
    if (int code = run())
      throw EndWith{code};
  });
}

Option Subcommand::option(const std::string &name) const {
  return Option(app->get_option(name));
}

std::vector<std::string> Subcommand::settings() const {
  std::vector<std::string> settings;
  for (const char *name :
       {"--known", "--without", "--records", "--known-state"})
    if (const CLI::Option *option = app->get_option_no_throw(name);
        option && option->count())
      settings.push_back(std::string(name) + "=" +
                         CLI::detail::join(option->results(), ","));
  return settings;
}

std::vector<std::string>
Subcommand::arguments(const std::vector<std::string> &without) const {
  std::vector<std::string> arguments{app->get_name()};
  for (const CLI::Option *option : app->parse_order()) {
    if (std::find(without.begin(), without.end(), option->get_name()) !=
        without.end())
      continue;
    arguments.push_back(option->get_name());
    if (option->get_items_expected_max() != 0)
      for (const std::string &value : option->results())
        arguments.push_back(value);
  }
  return arguments;
}

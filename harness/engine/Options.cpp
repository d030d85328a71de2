//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Options.h"

#include <charconv>

using namespace scion;

Options Options::read(int argc, char **argv, const char *environment) {
  Options options;
  auto add = [&](std::string_view text, std::string_view shown) {
    size_t equals = text.find('=');
    if (equals == 0 || equals == text.npos)
      options.malformed.push_back("'" + std::string(shown) +
                                  "' is not of the form name=value");
    else
      options.list.push_back({std::string(text.substr(0, equals)),
                              std::string(text.substr(equals + 1))});
  };
  std::string_view rest = environment ? environment : "";
  while (!rest.empty()) {
    size_t end = rest.find(' ');
    std::string_view word = rest.substr(0, end);
    if (!word.empty())
      add(word, word);
    rest = end == rest.npos ? std::string_view() : rest.substr(end + 1);
  }
  constexpr std::string_view prefix = "--scion-";
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]).starts_with(prefix))
      add(std::string_view(argv[i]).substr(prefix.size()), argv[i]);
  return options;
}

std::optional<std::string_view> Options::get(std::string_view name) const {
  std::optional<std::string_view> value;
  for (const Entry &entry : list)
    if (entry.name == name) {
      entry.used = true;
      value =
          entry.value; // the last one wins: flags come after the environment
    }
  return value;
}

uint64_t Options::getNumber(std::string_view name, uint64_t fallback) {
  std::optional<std::string_view> text = get(name);
  if (!text)
    return fallback;
  uint64_t value = 0;
  auto [end, error] =
      std::from_chars(text->data(), text->data() + text->size(), value);
  if (error == std::errc() && end == text->data() + text->size())
    return value;
  malformed.push_back("'" + std::string(name) + "=" + std::string(*text) +
                      "' needs a number");
  return fallback;
}

std::vector<std::string> Options::problems() const {
  std::vector<std::string> all = malformed;
  for (const Entry &entry : list)
    if (!entry.used)
      all.push_back("'" + entry.name + "' is not an option of this target");
  return all;
}

Options &scion::targetOptions() {
  static Options options;
  return options;
}

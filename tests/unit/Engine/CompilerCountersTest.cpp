//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/CompilerCounters.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include <unistd.h>

using namespace scion;
using testing::ElementsAre;

static std::vector<uint32_t> numbersOf(const std::string &file) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<uint32_t> numbers(std::filesystem::file_size(file) / 4);
  stream.read(reinterpret_cast<char *>(numbers.data()),
              std::streamsize(numbers.size() * 4));
  return numbers;
}

static std::vector<std::string> namesIn(const std::string &folder) {
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::directory_iterator(folder))
    names.push_back(entry.path().filename());
  std::ranges::sort(names);
  return names;
}

static std::string textOf(const std::string &file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(EdgeLogTest, NotesWhichInputReachedACounterFirstAndGoesOn) {
  std::string file =
      testing::TempDir() + "/scion-edges-" + std::to_string(getpid());
  std::filesystem::remove(file);
  // More than a word of 8, and not a multiple of it.
  std::vector<uint8_t> first = {0, 1, 0, 0, 0, 0, 0, 0, 0, 3};
  std::vector<uint8_t> second = {9, 1, 0, 0, 0, 0, 0, 0, 0, 1};
  {
    std::optional<EdgeLog> log = EdgeLog::open(file, first.size());
    ASSERT_TRUE(log);
    log->note(first, "first");
  }
  EXPECT_THAT(numbersOf(file), ElementsAre(1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1));
  std::optional<EdgeLog> again = EdgeLog::open(file, second.size());
  ASSERT_TRUE(again);
  again->note(second, "second");
  again->note(second, "third");
  EXPECT_THAT(numbersOf(file), ElementsAre(3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1));
  // An input that reached nothing first is not kept.
  EXPECT_THAT(namesIn(file + ".inputs"),
              ElementsAre("00000001.mlir", "00000002.mlir"));
  EXPECT_EQ(textOf(file + ".inputs/00000002.mlir"), "second");
  // Another program's.
  EXPECT_FALSE(EdgeLog::open(file, second.size() + 1));
  EXPECT_FALSE(EdgeLog::open(testing::TempDir(), 10));
  std::filesystem::remove(file);
  std::filesystem::remove_all(file + ".inputs");
}

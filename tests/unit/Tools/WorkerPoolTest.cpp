//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/WorkerPool.h"

#include "gtest/gtest.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace scion::harvest;

namespace {
/// A folder with `count` files of two chunks: @f<i>, and a constant.
class WorkerPool : public testing::Test {
protected:
  void SetUp() override {
    folder =
        testing::TempDir() + "scion-worker-pool-" + std::to_string(::getpid());
    std::filesystem::create_directories(folder);
    options.read.maxSize = 10000;
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  void write(const std::string &name, const std::string &text) {
    files.push_back(folder + "/" + name);
    std::ofstream(files.back()) << text;
  }

  std::vector<FileOutcome> readAll(unsigned workers) {
    options.workers = workers;
    std::vector<FileOutcome> outcomes;
    EXPECT_TRUE(readFiles(
        files, options,
        [&](size_t index, FileOutcome outcome) {
          EXPECT_EQ(index, outcomes.size());
          outcomes.push_back(std::move(outcome));
          return Continue::Yes;
        },
        [](size_t) {}));
    return outcomes;
  }

  std::string folder;
  std::vector<std::string> files;
  WorkOptions options;
};
} // namespace

TEST_F(WorkerPool, KeepsTheOrderOfTheFilesForAnyNumberOfWorkers) {
  for (int i = 0; i < 20; ++i)
    write(std::to_string(i),
          "\"a.b\"() {n = " + std::to_string(i) +
              "} : () -> ()\n// -----\n\"c.d\"() : () -> ()");
  for (unsigned workers : {1, 3, 40}) {
    std::vector<FileOutcome> outcomes = readAll(workers);
    ASSERT_EQ(outcomes.size(), 20u);
    for (int i = 0; i < 20; ++i) {
      ASSERT_EQ(outcomes[i].chunks.size(), 2u);
      EXPECT_NE(
          outcomes[i].chunks[0].text.find("n = " + std::to_string(i) + " :"),
          std::string::npos);
      EXPECT_EQ(outcomes[i].lines, (std::vector<unsigned>{1, 3}));
    }
  }
}

TEST_F(WorkerPool, ACrashCostsOneChunk) {
  std::string bomb;
  for (int i = 0; i < 300000; ++i)
    bomb += "\"a.b\"() ({\n";
  options.read.maxSize = bomb.size();
  std::string good = "\"c.d\"() : () -> ()\n// -----\n";
  write("a", good + bomb + "// -----\n" + good + bomb);
  write("b", good);
  std::vector<FileOutcome> outcomes = readAll(1);
  ASSERT_EQ(outcomes.size(), 2u);
  std::vector<Fate> fates;
  for (const ChunkResult &chunk : outcomes[0].chunks)
    fates.push_back(chunk.fate);
  EXPECT_EQ(fates, (std::vector<Fate>{Fate::Valid, Fate::Crash, Fate::Valid,
                                      Fate::Crash}));
  EXPECT_EQ(outcomes[1].chunks[0].fate, Fate::Valid);
}

TEST_F(WorkerPool, AFileThatCannotBeReadIsAProblemOfThatFile) {
  files.push_back(folder + "/missing");
  write("b", "\"c.d\"() : () -> ()");
  std::vector<FileOutcome> outcomes = readAll(2);
  ASSERT_EQ(outcomes.size(), 2u);
  EXPECT_EQ(outcomes[0].problem, "No such file or directory");
  EXPECT_EQ(outcomes[1].chunks[0].fate, Fate::Valid);
}

TEST_F(WorkerPool, StopsWhenTheConsumerHasEnough) {
  for (int i = 0; i < 10; ++i)
    write(std::to_string(i), "\"a.b\"() : () -> ()");
  options.workers = 2;
  size_t consumed = 0;
  EXPECT_TRUE(readFiles(
      files, options,
      [&](size_t, FileOutcome) {
        return ++consumed == 3 ? Continue::No : Continue::Yes;
      },
      [](size_t) {}));
  EXPECT_EQ(consumed, 3u);
}

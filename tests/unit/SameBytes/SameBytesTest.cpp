//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One seed and one input give the same bytes through libFuzzer's hook, AFL++'s
// library, and `scion mutate --engine`. So a mutant of an engine can be made
// again by hand, with an explanation.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Drive.h"
#include "harness/engine/Mutation.h"
#include "harness/engine/Target.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#ifdef SCION_AFL_LIBRARY
#include <dlfcn.h>
#endif

using namespace scion;

const Target scion::fuzzTarget = {
    .name = "test",
    .summary = "",
    .initialize = nullptr,
    .run = [](std::string_view) { return Verdict::Interesting; },
    .checkMutant = nullptr,
    .printStatistics = nullptr,
};

// libFuzzer's own mutations cannot be repeated: the test passes by them.
extern "C" size_t LLVMFuzzerMutate(uint8_t *, size_t size, size_t) {
  return size;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed);

using AflInit = void *(void *, unsigned);
using AflFuzz = size_t(void *, uint8_t *, size_t, uint8_t **, uint8_t *, size_t,
                       size_t);
using AflDeinit = void(void *);
#ifndef SCION_AFL_LIBRARY
extern "C" AflInit afl_custom_init;
extern "C" AflFuzz afl_custom_fuzz;
extern "C" AflDeinit afl_custom_deinit;
#endif

static constexpr unsigned firstSeed = 7000;
static constexpr size_t count = 150;
static constexpr size_t maxSize = 8192;

static std::string readFile(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

static std::string shippedProgram() {
  for (const auto &entry : std::filesystem::recursive_directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds"))
    if (entry.path().extension() == ".mlir" && entry.file_size() > 600 &&
        entry.file_size() < 4000)
      return entry.path().string();
  return "";
}

static std::vector<std::string> byAfl(const std::string &input) {
#ifdef SCION_AFL_LIBRARY
  void *library = dlopen(SCION_AFL_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  EXPECT_TRUE(library) << dlerror();
  auto *afl_custom_init =
      reinterpret_cast<AflInit *>(dlsym(library, "afl_custom_init"));
  auto *afl_custom_fuzz =
      reinterpret_cast<AflFuzz *>(dlsym(library, "afl_custom_fuzz"));
  auto *afl_custom_deinit =
      reinterpret_cast<AflDeinit *>(dlsym(library, "afl_custom_deinit"));
#endif
  void *state = afl_custom_init(nullptr, firstSeed);
  std::vector<std::string> results;
  for (size_t i = 0; i < count; ++i) {
    std::vector<uint8_t> buffer(input.begin(), input.end());
    uint8_t *out = nullptr;
    size_t size = afl_custom_fuzz(state, buffer.data(), buffer.size(), &out,
                                  nullptr, 0, maxSize);
    results.emplace_back(reinterpret_cast<char *>(out), size);
  }
  afl_custom_deinit(state);
  return results;
}

static std::vector<std::string> byTool(const std::string &file) {
  std::string folder = testing::TempDir() + "same-bytes";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::string command =
      std::string(SCION_TOOL) + " mutate --engine --seed " +
      std::to_string(firstSeed) + " --count " + std::to_string(count) +
      " --max-size " + std::to_string(maxSize) + " --to " + folder + " " + file;
  EXPECT_EQ(std::system(command.c_str()), 0) << command;
  std::vector<std::string> results;
  for (size_t i = 0; i < count; ++i)
    results.push_back(
        readFile(folder + "/" + std::to_string(firstSeed + i) + ".mlir"));
  return results;
}

TEST(SameBytesTest, BothEnginesAndTheToolAgree) {
  std::string file = shippedProgram();
  ASSERT_FALSE(file.empty());
  std::string input = readFile(file);
  std::vector<std::string> afl = byAfl(input), tool = byTool(file);
  char name[] = "test", *argv[] = {name, nullptr};
  initializeTarget(1, argv);
  size_t structured = 0, different = 0;
  for (size_t i = 0; i < count; ++i) {
    std::vector<uint8_t> buffer(maxSize);
    std::copy(input.begin(), input.end(), buffer.begin());
    size_t size = LLVMFuzzerCustomMutator(buffer.data(), input.size(), maxSize,
                                          firstSeed + i);
    std::string mutant(reinterpret_cast<char *>(buffer.data()), size);
    // Byte mutations are AFL++'s and the tool's in common.
    EXPECT_EQ(afl[i], tool[i]) << "seed " << firstSeed + i;
    if (targetMutations().describeLast() == "bytes")
      continue;
    ++structured;
    different += mutant != input;
    EXPECT_EQ(mutant, afl[i])
        << "seed " << firstSeed + i << ": " << targetMutations().describeLast();
  }
  // Nearly all are structured, and none of those is the input.
  EXPECT_GT(structured, count * 8 / 10);
  EXPECT_EQ(different, structured);
}

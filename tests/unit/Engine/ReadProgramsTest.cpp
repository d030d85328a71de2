//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/ReadPrograms.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(ReadPrograms, InTheOrderOfPathsWhateverIsNamed) {
  namespace fs = std::filesystem;
  fs::path folder = fs::path(testing::TempDir()) / "scion-read-programs";
  fs::remove_all(folder);
  fs::create_directories(folder / "b.mlir"); // a folder, in spite of its name
  auto write = [&](const char *name, const char *text) {
    std::ofstream(folder / name) << text;
  };
  write("c.mlir", "three");
  write("a.mlir", "one");
  write("b.mlir/x.mlir", "two");
  write("notes.txt", "no program");
  EXPECT_THAT(readPrograms({folder.string()}),
              ElementsAre("one", "two", "three"));
  EXPECT_THAT(readPrograms({(folder / "notes.txt").string(),
                            (folder / "a.mlir").string()}),
              ElementsAre("one", "no program"));
  EXPECT_THAT(readPrograms({(folder / "missing").string()}), IsEmpty());
  fs::remove_all(folder);
}

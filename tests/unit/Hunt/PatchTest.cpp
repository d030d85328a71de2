//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Patch.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::hunt;
using testing::ElementsAre;
using testing::IsEmpty;

static const char *const patch = R"(diff --git a/mlir/lib/X.cpp b/mlir/lib/X.cpp
index 111..222 100644
--- a/mlir/lib/X.cpp
+++ b/mlir/lib/X.cpp
@@ -2,3 +2,3 @@ void f()
 two
-three
+THREE
 four
@@ -7,2 +7,3 @@
 seven
+seven and a half
 eight
diff --git a/mlir/test/new.mlir b/mlir/test/new.mlir
new file mode 100644
--- /dev/null
+++ b/mlir/test/new.mlir
@@ -0,0 +1,2 @@
+// RUN: mlir-opt %s
+module {}
diff --git a/gone.td b/gone.td
deleted file mode 100644
--- a/gone.td
+++ /dev/null
@@ -1 +0,0 @@
-def X;
)";

static const char *const before =
    "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n";
static const char *const after = "one\ntwo\nTHREE\nfour\nfive\nsix\nseven\n"
                                 "seven and a half\neight\nnine\n";

static std::vector<TouchedFile> read(std::string_view text) {
  std::vector<std::string> problems;
  std::vector<TouchedFile> files = readPatch(text, problems);
  EXPECT_THAT(problems, IsEmpty());
  return files;
}

TEST(Patch, NamesFilesAndWhatBecomesOfThem) {
  std::vector<TouchedFile> files = read(patch);
  ASSERT_EQ(files.size(), 3u);
  EXPECT_EQ(files[0].path, "mlir/lib/X.cpp");
  EXPECT_FALSE(files[0].isNew || files[0].isDeleted);
  EXPECT_EQ(files[1].path, "mlir/test/new.mlir");
  EXPECT_TRUE(files[1].isNew);
  EXPECT_EQ(files[2].path, "gone.td");
  EXPECT_TRUE(files[2].isDeleted);
}

TEST(Patch, ChangedLinesAreThoseOfTheNewFile) {
  std::vector<TouchedFile> files = read(patch);
  EXPECT_THAT(files[0].changedLines(), ElementsAre(3, 8));
  EXPECT_THAT(files[1].changedLines(), ElementsAre(1, 2));
}

TEST(Patch, ALineThatIsTakenAwayChangesThePlaceWhereItStood) {
  std::vector<TouchedFile> files =
      read("--- a/x\n+++ b/x\n@@ -1,3 +1,2 @@\n a\n-b\n c\n");
  ASSERT_EQ(files.size(), 1u);
  EXPECT_THAT(files[0].changedLines(), ElementsAre(2));
}

TEST(Patch, IsPutIntoAFileThatHasItNot) {
  EXPECT_EQ(read(patch)[0].contentAfter(std::string(before)), after);
}

TEST(Patch, LeavesAFileThatHasIt) {
  EXPECT_EQ(read(patch)[0].contentAfter(std::string(after)), after);
}

TEST(Patch, FitsNoOtherFile) {
  EXPECT_EQ(read(patch)[0].contentAfter("one\n2\n3\n"), std::nullopt);
  EXPECT_EQ(read(patch)[0].contentAfter(std::nullopt), std::nullopt);
}

TEST(Patch, ANewFileIsWhatIsAdded) {
  EXPECT_EQ(read(patch)[1].contentAfter(std::nullopt),
            "// RUN: mlir-opt %s\nmodule {}\n");
}

TEST(Patch, LinesThatAreOnlyAddedStandBehindTheirPlace) {
  std::vector<TouchedFile> files =
      read("--- a/x\n+++ b/x\n@@ -1,0 +2,1 @@\n+b\n");
  EXPECT_EQ(files[0].contentAfter("a\nc\n"), "a\nb\nc\n");
}

TEST(Patch, SaysWhereAHunkEndsTooEarly) {
  std::vector<std::string> problems;
  readPatch("--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n", problems);
  EXPECT_THAT(problems, ElementsAre(testing::HasSubstr("too early")));
}

TEST(Patch, AnyOtherTextTouchesNothing) {
  EXPECT_THAT(read("hello\n--- no\nworld\n"), IsEmpty());
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Patch.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace scion::hunt;
using llvm::StringRef;

/// The path without quotes and without the prefix "a/" or "b/" of git.
static std::string pathOf(StringRef text) {
  text = text.split('\t').first.trim();
  text = text.trim('"');
  if (text == "/dev/null")
    return "";
  if (text.starts_with("a/") || text.starts_with("b/"))
    text = text.drop_front(2);
  return text.str();
}

/// "12,7" or "12": where it starts, how many lines.
static bool readRange(StringRef text, unsigned &start, unsigned &count) {
  auto [first, second] = text.split(',');
  count = 1;
  return !first.getAsInteger(10, start) &&
         (second.empty() || !second.getAsInteger(10, count));
}

/// "@@ -12,7 +12,9 @@ …"
static bool readHead(StringRef line, Hunk &hunk, unsigned &oldCount,
                     unsigned &newCount) {
  if (!line.consume_front("@@ -"))
    return false;
  auto [before, rest] = line.split(" +");
  StringRef after = rest.split(" @@").first;
  return readRange(before, hunk.oldStart, oldCount) &&
         readRange(after, hunk.newStart, newCount);
}

std::vector<TouchedFile>
scion::hunt::readPatch(std::string_view text,
                       std::vector<std::string> &problems) {
  std::vector<TouchedFile> files;
  llvm::SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  std::string before;
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i].rtrim('\r');
    if (line.consume_front("--- ")) {
      before = pathOf(line);
      if (i + 1 >= lines.size())
        break;
      StringRef next = lines[i + 1].rtrim('\r');
      if (!next.consume_front("+++ "))
        continue;
      TouchedFile file;
      file.path = pathOf(next);
      file.isNew = before.empty();
      file.isDeleted = file.path.empty();
      if (file.isDeleted)
        file.path = before;
      files.push_back(std::move(file));
      ++i;
      continue;
    }
    Hunk hunk;
    unsigned oldLeft, newLeft;
    if (files.empty() || !readHead(line, hunk, oldLeft, newLeft))
      continue;
    while ((oldLeft || newLeft) && i + 1 < lines.size()) {
      StringRef next = lines[++i].rtrim('\r');
      if (next.starts_with("\\")) // "\ No newline at end of file"
        continue;
      // Some mailers remove the blank of an empty context line.
      char mark = next.empty() ? ' ' : next.front();
      if (mark != ' ' && mark != '+' && mark != '-') {
        --i;
        break;
      }
      oldLeft -= mark != '+' && oldLeft;
      newLeft -= mark != '-' && newLeft;
      hunk.lines.push_back({mark, next.drop_front(!next.empty()).str()});
    }
    if (oldLeft || newLeft)
      problems.push_back(files.back().path + ": the hunk at line " +
                         std::to_string(hunk.newStart) + " ends too early");
    files.back().hunks.push_back(std::move(hunk));
  }
  return files;
}

std::vector<unsigned> TouchedFile::changedLines() const {
  std::vector<unsigned> changed;
  for (const Hunk &hunk : hunks) {
    unsigned line = hunk.newStart;
    for (const Hunk::Line &one : hunk.lines) {
      if (one.mark != ' ' && (changed.empty() || changed.back() != line))
        changed.push_back(line);
      line += one.mark != '-';
    }
  }
  return changed;
}

std::string TouchedFile::addedText() const {
  std::string text;
  for (const Hunk &hunk : hunks)
    for (const Hunk::Line &line : hunk.lines)
      if (line.mark == '+')
        text += line.text + "\n";
  return text;
}

/// The lines of the file before ('-') or after ('+') the hunk.
static std::vector<StringRef> sideOf(const Hunk &hunk, char mark) {
  std::vector<StringRef> side;
  for (const Hunk::Line &line : hunk.lines)
    if (line.mark == ' ' || line.mark == mark)
      side.push_back(line.text);
  return side;
}

/// Whether the file has all hunks' lines of that side at their positions.
static bool holds(const std::vector<Hunk> &hunks, char mark,
                  llvm::ArrayRef<StringRef> lines) {
  return std::all_of(hunks.begin(), hunks.end(), [&](const Hunk &hunk) {
    std::vector<StringRef> side = sideOf(hunk, mark);
    size_t start = mark == '+' ? hunk.newStart : hunk.oldStart;
    start -= start > 0;
    if (side.empty())
      return true;
    if (start + side.size() > lines.size())
      return false;
    return std::equal(
        side.begin(), side.end(), lines.begin() + start,
        [](StringRef a, StringRef b) { return a.rtrim() == b.rtrim(); });
  });
}

std::optional<std::string>
TouchedFile::contentAfter(const std::optional<std::string> &onDisk) const {
  if (isDeleted)
    return std::nullopt;
  if (isNew)
    return addedText();
  if (!onDisk)
    return std::nullopt;
  llvm::SmallVector<StringRef> lines;
  StringRef(*onDisk).split(lines, '\n');
  if (holds(hunks, '+', lines))
    return onDisk;
  if (!holds(hunks, '-', lines))
    return std::nullopt;
  std::string text;
  size_t at = 0;
  auto copyTo = [&](size_t end) {
    for (; at < std::min(end, lines.size()); ++at)
      text += lines[at].str() + (at + 1 < lines.size() ? "\n" : "");
  };
  for (const Hunk &hunk : hunks) {
    // If the hunk has no old lines, oldStart is the line before it.
    bool hasOld = !sideOf(hunk, '-').empty();
    copyTo(hunk.oldStart - (hasOld && hunk.oldStart));
    for (StringRef line : sideOf(hunk, '+'))
      text += line.str() + "\n";
    at += sideOf(hunk, '-').size();
  }
  copyTo(lines.size());
  return text;
}

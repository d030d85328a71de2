//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OpDocumentation.h"

#include "base/process/Pool.h"
#include "harness/reduce/SourcePlace.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace scion;
using llvm::StringRef;

/// Enough for the rule and its exceptions; reports have to stay short.
static constexpr size_t mostWords = 60;

/// mlir-tblgen takes 0.1 s for a dialect.
static constexpr unsigned secondsForPage = 20;

/// Whether the line comes after the description.
static bool endsDescription(StringRef line) {
  return line.starts_with("#") || line.starts_with("```") ||
         line.starts_with("Example") || line.starts_with("Traits:") ||
         line.starts_with("Interfaces:") || line.starts_with("Effects:");
}

/// The lines of the description of the op, without blank ones.
static llvm::SmallVector<StringRef> descriptionOf(StringRef op,
                                                  StringRef page) {
  std::string heading = ("### `" + op + "`").str();
  llvm::SmallVector<StringRef> all, lines;
  size_t at = page.find(heading);
  if (at == page.npos)
    return lines;
  page.substr(at).split(all, '\n');
  size_t next = 1;
  auto skipBlank = [&] {
    while (next < all.size() && all[next].trim().empty())
      ++next;
  };
  skipBlank();
  if (next < all.size() && all[next].starts_with("_")) // the summary
    ++next;
  skipBlank();
  if (next < all.size() && all[next].starts_with("Syntax:"))
    for (unsigned fences = 0; next < all.size() && fences < 2; ++next)
      fences += all[next].starts_with("```");
  for (; next < all.size() && !endsDescription(all[next]); ++next)
    if (StringRef line = all[next].trim(); !line.empty())
      lines.push_back(line);
  return lines;
}

std::string scion::sentencesAbout(StringRef op, StringRef page, size_t most) {
  std::string text;
  size_t end = 0, count = 0; // of the last sentence
  for (StringRef line : descriptionOf(op, page)) {
    llvm::SmallVector<StringRef> words;
    line.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef word : words) {
      if (++count > most && end)
        return text.substr(0, end);
      text += (text.empty() ? "" : " ") + word.str();
      bool isEnd = word.ends_with(".") || word.ends_with(".)");
      if (isEnd && word != "i.e." && word != "e.g." && word != "(i.e." &&
          word != "(e.g.")
        end = text.size();
    }
  }
  return text.substr(0, end);
}

OpDocumentation scion::documentationOf(StringRef op,
                                       const std::string &prefix) {
  std::string tool = prefix + "/bin/mlir-tblgen", include = prefix + "/include";
  if (!llvm::sys::fs::exists(tool))
    return {};
  std::string quoted = ("\"" + op.split('.').second + "\"").str();
  for (const std::string &file : filesBelow(include + "/mlir", {".td"})) {
    auto text = llvm::MemoryBuffer::getFile(file);
    if (!text || !(*text)->getBuffer().contains(quoted))
      continue;
    process::Job job;
    job.command = {tool, "-gen-op-doc", "-I", include, file};
    job.limits.wallSeconds = secondsForPage;
    process::Result page = process::run(std::move(job));
    std::string sentences = sentencesAbout(op, page.output, mostWords);
    if (!sentences.empty())
      return {sentences, llvm::sys::path::filename(file).str()};
  }
  return {};
}

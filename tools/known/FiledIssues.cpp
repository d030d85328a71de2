//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a list of filed issues, and writes them into records.
//
//===----------------------------------------------------------------------===//

#include "tools/known/FiledIssues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;
using llvm::StringRef;

static constexpr StringRef issues =
    "https://github.com/llvm/llvm-project/issues/";

std::vector<FiledIssue>
scion::readFiledIssues(std::string_view text, std::string_view name,
                       std::vector<std::string> &problems) {
  std::vector<FiledIssue> list;
  unsigned number = 0;
  for (StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    ++number;
    auto problem = [&](const std::string &what) {
      problems.push_back(std::string(name) + ":" + std::to_string(number) +
                         ": " + what);
    };
    llvm::SmallVector<StringRef> words;
    llvm::SplitString(line.split('#').first, words);
    // A line may begin with the number of an issue, as in "#123", which is no
    // comment.
    if (line.trim().starts_with("#") && line.trim().size() > 1 &&
        llvm::isDigit(line.trim()[1])) {
      words.clear();
      llvm::SplitString(line.trim().drop_front(), words);
    }
    if (words.empty())
      continue;
    FiledIssue issue;
    bool isNumber = llvm::all_of(words[0], llvm::isDigit);
    issue.url = isNumber ? (issues + words[0]).str() : words[0].str();
    if (!StringRef(issue.url).starts_with("https://")) {
      problem("give an issue's number or address first");
      continue;
    }
    issue.state = words.size() > 1 ? words[1].str() : "";
    if (!llvm::is_contained({"reported", "confirmed", "fixed"}, issue.state)) {
      problem("the state is reported, confirmed or fixed");
      continue;
    }
    for (StringRef id : llvm::ArrayRef(words).drop_front(2))
      issue.ids.push_back(id.str());
    list.push_back(std::move(issue));
  }
  return list;
}

std::string scion::withFiled(std::string_view record, const std::string &url,
                             const std::string &state) {
  std::string made;
  std::string filed = "filed: " + url + "\nfiled-state: " + state + "\n";
  for (StringRef rest = record; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (line.starts_with("filed:") || line.starts_with("filed-state:"))
      continue;
    // Insert it after the key `upstream`, like the writer of records does.
    if (line.starts_with("upstream:")) {
      bool isFound = line.contains("https://");
      made += (isFound ? line.str() : "upstream: " + url) + "\n" + filed;
      filed.clear();
      continue;
    }
    made += line.str() + "\n";
  }
  return made + filed;
}

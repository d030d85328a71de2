//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/JudgedFile.h"

#include "tools/Tool.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

std::string scion::lineOf(uint64_t content, const Judged &judged) {
  auto text = [](const std::string &bytes) {
    return llvm::json::fixUTF8(bytes);
  };
  llvm::json::Object object{{"content", llvm::utohexstr(content)},
                            {"kind", judged.kind},
                            {"culprit", text(judged.culprit)},
                            {"detail", text(judged.detail)},
                            {"known", judged.known},
                            {"how", judged.how},
                            {"nothing", text(judged.nothing)},
                            {"reason", text(judged.reason)},
                            {"key", text(judged.bucket)},
                            {"family", text(judged.family)}};
  std::string line;
  llvm::raw_string_ostream stream(line);
  stream << llvm::json::Value(std::move(object)) << '\n';
  return line;
}

std::string scion::lineOfBucket(const std::string &bucket,
                                const std::string &confirmed) {
  std::string line;
  llvm::raw_string_ostream stream(line);
  stream << llvm::json::Value(
                llvm::json::Object{{"bucket", llvm::json::fixUTF8(bucket)},
                                   {"stock-tools", confirmed}})
         << '\n';
  return line;
}

JudgedFile scion::readJudged(const std::string &path) {
  JudgedFile all;
  std::string text =
      llvm::sys::fs::exists(path) ? readInput(path).value_or("") : "";
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
    if (!object) {
      if (!value)
        llvm::consumeError(value.takeError());
      continue;
    }
    auto field = [&](llvm::StringRef name) {
      return object->getString(name).value_or("").str();
    };
    if (std::string bucket = field("bucket"); !bucket.empty()) {
      all.confirmed[bucket] = field("stock-tools");
      continue;
    }
    uint64_t content = 0;
    std::string digits = field("content");
    if (llvm::StringRef(digits).getAsInteger(16, content))
      continue;
    Judged judged{field("kind"),   field("culprit"), field("detail"),
                  field("known"),  field("how"),     field("nothing"),
                  field("reason"), field("key"),     field("family")};
    // Ignore lines of an older Scion, which have no bucket.
    if (!judged.isFinding() || !judged.bucket.empty())
      all.contents[content] = std::move(judged);
  }
  return all;
}

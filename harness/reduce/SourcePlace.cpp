//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches for definitions by their first words, as a person would with grep.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/SourcePlace.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <functional>
#include <vector>

using namespace scion;
using llvm::StringRef;

static bool isWordChar(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Whether the line contains `word` as a whole word.
static bool hasWord(StringRef line, StringRef word) {
  for (size_t at = line.find(word); at != line.npos;
       at = line.find(word, at + 1)) {
    size_t end = at + word.size();
    if ((at == 0 || !isWordChar(line[at - 1])) &&
        (end == line.size() || !isWordChar(line[end])))
      return true;
  }
  return false;
}

std::vector<std::string> scion::filesBelow(const std::string &folder,
                                           llvm::ArrayRef<StringRef> ends) {
  std::vector<std::string> files;
  std::error_code error;
  llvm::sys::fs::recursive_directory_iterator it(folder, error), end;
  for (; !error && it != end; it.increment(error))
    if (llvm::any_of(ends, [&](StringRef each) {
          return StringRef(it->path()).ends_with(each);
        }))
      files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The first line that `isIt` accepts: "FILE:LINE", relative to `source`, and
/// the line.
static std::pair<std::string, std::string>
firstLine(const std::string &source, llvm::ArrayRef<std::string> folders,
          llvm::ArrayRef<StringRef> ends,
          const std::function<bool(StringRef)> &isIt) {
  for (const std::string &folder : folders)
    for (const std::string &file : filesBelow(source + "/" + folder, ends)) {
      auto buffer = llvm::MemoryBuffer::getFile(file);
      if (!buffer)
        continue;
      unsigned number = 0;
      for (StringRef rest = (*buffer)->getBuffer(); !rest.empty();) {
        auto [line, next] = rest.split('\n');
        rest = next;
        ++number;
        if (isIt(line))
          return {StringRef(file).drop_front(source.size()).ltrim('/').str() +
                      ":" + std::to_string(number),
                  line.trim().str()};
      }
    }
  return {};
}

/// Whether the line defines the class, and does not only name it.
static bool defines(StringRef line, StringRef name) {
  StringRef text = line.trim();
  for (StringRef word : {"struct ", "class ", "def "})
    if (text.starts_with(word))
      return hasWord(text, name) && !text.ends_with(";") &&
             text.find(name) < text.find(':');
  return false;
}

std::string scion::placeInSource(const std::string &source,
                                 const std::string &pass,
                                 const std::string &pattern) {
  if (source.empty())
    return "";
  StringRef name = StringRef(pattern).split('<').first;
  name = name.rsplit("::").second.empty() ? name : name.rsplit("::").second;
  auto said = [](const std::pair<std::string, std::string> &found,
                 StringRef what) {
    return found.first.empty() ? std::string()
                               : found.first + ", `" + what.str() + "`";
  };
  const std::vector<std::string> code{"mlir/lib", "mlir/include"};
  if (!name.empty())
    return said(firstLine(source, code, {".cpp", ".h", ".td"},
                          [&](StringRef line) { return defines(line, name); }),
                name);
  // def SomePass : Pass<"some-pass", …> becomes impl::SomePassBase.
  std::string quoted =
      "Pass<\"" + StringRef(pass).split('{').first.str() + "\"";
  auto [place, line] =
      firstLine(source, {"mlir/include"}, {".td"}, [&](StringRef text) {
        return text.contains(quoted) && text.trim().starts_with("def ");
      });
  if (place.empty())
    return "";
  StringRef rest = line;
  rest.consume_front("def ");
  std::string base = "impl::" + rest.take_while(isWordChar).str() + "Base<";
  auto [definition, head] =
      firstLine(source, {"mlir/lib"}, {".cpp"}, [&](StringRef text) {
        return text.contains(base) && !text.trim().starts_with("using ");
      });
  if (definition.empty())
    return place + ", `" + rest.take_while(isWordChar).str() + "`";
  return said({definition, head}, rest.take_while(isWordChar));
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Corpus.h"

#include "base/ChoiceStream.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstring>

using namespace scion;
using namespace scion::harvest;

static std::string hex(uint64_t number) {
  return llvm::utohexstr(number, /*LowerCase=*/true, /*Width=*/16);
}

std::string Origin::str() const {
  std::string place = root.empty() ? path : root + "/" + path;
  return place + ":" + std::to_string(line);
}

/// Reads `file` and `key` of each line of an earlier manifest.
static bool readManifest(llvm::StringRef text,
                         std::map<uint64_t, std::string> &fileOfKey,
                         size_t &badLine) {
  for (badLine = 1; !text.empty(); ++badLine) {
    auto [line, rest] = text.split('\n');
    text = rest;
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    if (!value) {
      llvm::consumeError(value.takeError());
      return false;
    }
    const llvm::json::Object *entry = value->getAsObject();
    auto file = entry ? entry->getString("file") : std::nullopt;
    auto key = entry ? entry->getString("key") : std::nullopt;
    uint64_t number;
    if (!file || !key || key->getAsInteger(16, number))
      return false;
    fileOfKey.try_emplace(number, *file);
  }
  return true;
}

bool Corpus::open(const std::string &path, std::string &problem) {
  folder = path;
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    problem = folder + ": cannot make this folder: " + error.message();
    return false;
  }
  std::string manifestPath = folder + "/" + manifestName;
  if (auto buffer = llvm::MemoryBuffer::getFile(manifestPath)) {
    size_t badLine;
    if (!readManifest((*buffer)->getBuffer(), fileOfKey, badLine)) {
      problem = manifestPath + ":" + std::to_string(badLine) +
                ": not a line of a harvest's manifest; remove the folder or "
                "give another one";
      return false;
    }
  }
  manifest.reset(std::fopen(manifestPath.c_str(), "ab"));
  if (!manifest) {
    problem = manifestPath + ": cannot write: " + std::strerror(errno);
    return false;
  }
  return true;
}

const std::string *Corpus::find(const ChunkResult &outcome) const {
  auto entry = fileOfKey.find(outcome.key);
  return entry == fileOfKey.end() ? nullptr : &entry->second;
}

bool Corpus::add(const ChunkResult &outcome, const Origin &origin,
                 std::string &problem) {
  std::string name = hex(stableHash(outcome.text)) + ".mlir";
  std::string path = folder + "/" + name;
  {
    std::error_code error;
    llvm::raw_fd_ostream stream(path, error);
    if (!error) {
      stream << outcome.text;
      stream.close();
      error = stream.error();
      stream.clear_error();
    }
    if (error) {
      problem = path + ": cannot write: " + error.message();
      return false;
    }
  }

  std::string line;
  llvm::raw_string_ostream stream(line);
  llvm::json::OStream json(stream);
  json.object([&] {
    json.attribute("file", name);
    if (!origin.root.empty())
      json.attribute("root", llvm::json::fixUTF8(origin.root));
    json.attribute("origin", llvm::json::fixUTF8(origin.path));
    json.attribute("chunk", origin.chunk);
    json.attribute("line", origin.line);
    json.attribute("ops", outcome.ops);
    json.attribute("bytes", outcome.text.size());
    json.attributeArray("dialects", [&] {
      for (const std::string &dialect : outcome.dialects)
        json.value(dialect);
    });
    json.attribute("key", hex(outcome.key));
  });
  line += '\n';
  // Flush at once, so that the manifest is complete however the harvest ends.
  if (std::fwrite(line.data(), 1, line.size(), manifest.get()) != line.size() ||
      std::fflush(manifest.get())) {
    problem =
        folder + "/" + manifestName + ": cannot write: " + std::strerror(errno);
    return false;
  }
  fileOfKey.try_emplace(outcome.key, name);
  ++added;
  bytesAdded += outcome.text.size();
  return true;
}

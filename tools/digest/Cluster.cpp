//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/digest/Cluster.h"

#include "tools/Tool.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

static llvm::json::Array arrayOf(const std::vector<std::string> &texts) {
  llvm::json::Array array;
  for (const std::string &text : texts)
    array.push_back(llvm::json::fixUTF8(text));
  return array;
}

std::string scion::writeCluster(const Cluster &cluster) {
  auto text = [](const std::string &bytes) {
    return llvm::json::fixUTF8(bytes);
  };
  llvm::json::Object object{{"name", text(cluster.name)},
                            {"family", text(cluster.family)},
                            {"bucket", text(cluster.bucket)},
                            {"kind", cluster.kind},
                            {"culprit", text(cluster.culprit)},
                            {"title", text(cluster.title)},
                            {"stock-tools", text(cluster.stockTools)},
                            {"effect", arrayOf(cluster.effect)},
                            {"kill-vector", arrayOf(cluster.killVector)},
                            {"near-miss", text(cluster.nearMiss)},
                            {"selector", arrayOf(cluster.selector)},
                            {"files", arrayOf(cluster.files)},
                            {"bucket-files", cluster.bucketFiles}};
  std::string line;
  llvm::raw_string_ostream(line)
      << llvm::json::Value(std::move(object)) << '\n';
  return line;
}

std::optional<Cluster> scion::readCluster(const std::string &folder) {
  std::string path = folder + "/cluster.json";
  if (!llvm::sys::fs::exists(path))
    return std::nullopt;
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(readInput(path).value_or(""));
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  auto text = [&](llvm::StringRef key) {
    return object->getString(key).value_or("").str();
  };
  auto texts = [&](llvm::StringRef key) {
    std::vector<std::string> list;
    if (const llvm::json::Array *array = object->getArray(key))
      for (const llvm::json::Value &each : *array)
        list.push_back(each.getAsString().value_or("").str());
    return list;
  };
  Cluster cluster{text("name"),
                  text("family"),
                  text("bucket"),
                  text("kind"),
                  text("culprit"),
                  text("title"),
                  text("stock-tools"),
                  texts("effect"),
                  texts("kill-vector"),
                  text("near-miss"),
                  texts("selector"),
                  texts("files"),
                  0};
  cluster.bucketFiles =
      unsigned(object->getInteger("bucket-files").value_or(0));
  return cluster;
}

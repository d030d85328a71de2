//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ToolsAtHand.h"

#include "harness/reduce/StockTools.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <map>
#include <optional>
#include <set>

using namespace scion;
namespace fs = llvm::sys::fs;

/// The path with all links resolved, or the path itself if there is no such
/// file.
static std::string realPathOf(const std::string &path) {
  llvm::SmallString<128> real;
  return fs::real_path(path, real) ? path : real.str().str();
}

/// The `bin` folders of packages, by version.
static std::vector<std::string> ofPackages(const std::string &place) {
  std::map<unsigned, std::string> found;
  std::error_code error;
  for (fs::directory_iterator it(place, error), end; !error && it != end;
       it.increment(error)) {
    llvm::StringRef name = llvm::sys::path::filename(it->path());
    unsigned version;
    if (name.consume_front("llvm-") && !name.getAsInteger(10, version))
      found[version] = it->path() + "/bin";
  }
  auto folders = llvm::make_second_range(found);
  return {folders.begin(), folders.end()};
}

std::vector<std::string> scion::toolsAtHand(const ToolPlaces &places) {
  std::set<std::string> taken;
  if (std::optional<StockTools> inUse = StockTools::find())
    taken.insert(realPathOf(inUse->mlirOptPath()));
  std::vector<std::string> folders = ofPackages(places.packages);
  folders.insert(folders.end(), places.maybe.begin(), places.maybe.end());
  std::vector<std::string> result;
  for (const std::string &folder : folders) {
    std::optional<StockTools> tools = StockTools::find(folder);
    // A build may be incomplete, a package may lack a library.
    if (tools && !tools->version().empty() &&
        taken.insert(realPathOf(tools->mlirOptPath())).second)
      result.push_back(folder);
  }
  // Take named folders unchecked and last, and drop other folders with the same
  // mlir-opt.
  for (const std::string &folder : places.named) {
    std::erase_if(result, [&](const std::string &other) {
      return realPathOf(other + "/mlir-opt") ==
             realPathOf(folder + "/mlir-opt");
    });
    result.push_back(folder);
  }
  return result;
}

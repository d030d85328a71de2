//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/LibraryOfMLIR.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Object/BuildID.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Error.h"

#include <dlfcn.h>
#include <filesystem>

using namespace scion;
namespace fs = std::filesystem;

/// "20261025 7e3c57157096", or "" of a release.
static constexpr std::string_view snapshot = SCION_MLIR_SNAPSHOT;

std::string_view scion::mlirVersion() {
  static const std::string version =
      snapshot.empty()
          ? LLVM_VERSION_STRING
          : LLVM_VERSION_STRING "git" +
                std::string(snapshot.substr(0, snapshot.find(' ')));
  return version;
}

std::string_view scion::mlirName() {
  static const std::string name =
      snapshot.empty() ? LLVM_VERSION_STRING
                       : LLVM_VERSION_STRING "git " + std::string(snapshot);
  return name;
}

bool scion::mlirHasAssertions() { return SCION_MLIR_ASSERTIONS; }

static std::string thisProgram() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).string();
}

std::string scion::libraryOfMLIR() {
  Dl_info info;
  if (!dladdr((void *)&mlir::PassInfo::lookup, &info) || !info.dli_fname)
    return thisProgram();
  std::error_code error;
  fs::path file = fs::canonical(info.dli_fname, error);
  // For the program itself, the name may be argv[0], which is no path.
  return error ? thisProgram() : file.string();
}

std::string scion::fingerprintOfMLIR() {
  static const std::string fingerprint = [] {
    std::string text(mlirVersion()), file = libraryOfMLIR();
    if (file == thisProgram())
      return text;
    auto object = llvm::object::ObjectFile::createObjectFile(file);
    if (object) {
      llvm::object::BuildIDRef id =
          llvm::object::getBuildID(object->getBinary());
      if (!id.empty())
        return text + ", build " + llvm::toHex(id, /*LowerCase=*/true);
    } else {
      llvm::consumeError(object.takeError());
    }
    std::error_code error;
    return text + ", " + std::to_string(fs::file_size(file, error)) + " bytes";
  }();
  return fingerprint;
}

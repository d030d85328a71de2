//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/LibraryOfMLIR.h"

#include "harness/known/Registry.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/BuildID.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Error.h"

#include <dlfcn.h>
#include <filesystem>

using namespace scion;
namespace fs = std::filesystem;

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
  // The program itself may be known by the word that started it.
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

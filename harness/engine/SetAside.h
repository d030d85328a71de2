//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hashes of inputs that ended a process, in a file that all processes of a
// campaign map. Such an input is not run again, wherever the engine gets it
// from.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_SETASIDE_H
#define SCION_HARNESS_ENGINE_SETASIDE_H

#include <cstdint>
#include <memory>
#include <string>

namespace scion {

class SetAside {
public:
  /// The list of the folder, which is created if needed; null if that fails.
  static std::unique_ptr<SetAside> open(const std::string &folder);
  ~SetAside();

  /// False if the list is full (65,536 inputs).
  bool add(uint64_t hash);
  bool contains(uint64_t hash) const;
  uint64_t size() const;

private:
  struct File;
  explicit SetAside(File *file) : file(file) {}
  File *file;
};

} // namespace scion

#endif // SCION_HARNESS_ENGINE_SETASIDE_H

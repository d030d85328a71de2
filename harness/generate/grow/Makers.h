//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of makers, which are functions that add one op of a given name to a
// program. Each dialect's file in dialects/ registers its own makers, and no
// other file has to be changed. A project with ops of its own calls addMakers()
// from a static constructor.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_MAKERS_H
#define SCION_HARNESS_GENERATE_GROW_MAKERS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scion::grow {

class Draft;

/// Adds one op, or a few that belong together; false if there is no place for
/// them now, and nothing was added.
using Make = bool (*)(Draft &draft);

/// The surroundings that an op needs.
enum class Place : uint8_t {
  Anywhere,
  Function, // outside of any region of another op
};

struct Maker {
  std::string name; // of the op, or of what it stands for
  Make make;
  unsigned weight;
  /// The op has regions, which makers fill with ops.
  bool isNest;
  Place place;
};

class Makers {
public:
  /// All dialects of this process.
  static const Makers &global();

  /// Dialects have equal shares of the ops; within a dialect, a maker's share
  /// is proportional to its weight.
  void add(llvm::StringRef name, Make make, unsigned weight = 1) {
    list.push_back({name.str(), make, weight, false, Place::Anywhere});
  }
  void addNest(llvm::StringRef name, Make make, unsigned weight = 1,
               Place place = Place::Anywhere) {
    list.push_back({name.str(), make, weight, true, place});
  }

  const std::vector<Maker> &all() const { return list; }

  /// Whether a project added it.
  bool isAdded(const Maker &maker) const {
    return size_t(&maker - list.data()) >= shipped;
  }

  bool hasAdded() const { return list.size() > shipped; }

private:
  std::vector<Maker> list;
  size_t shipped = SIZE_MAX;
};

/// For projects of their own: `fill` is called before the first program.
void addMakers(void (*fill)(Makers &));

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_MAKERS_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects knowledge about programs from the programs that the mutators saw,
// instead of a table of dialects: under which parents operations occur, which
// operations end a block, and which attribute values they have. Nothing is
// learned beyond fixed limits.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_KNOWLEDGE_H
#define SCION_MUTATORS_KNOWLEDGE_H

#include "grammar/SymbolTable.h"
#include "mutators/RegionShape.h"

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace scion {

class Knowledge {
public:
  /// Learns from one program. The order of programs only matters once a limit
  /// is reached.
  void learn(const Program &program);

  /// Whether `operation` was seen as the last of a block and never elsewhere.
  /// Operations that define symbols never end a block.
  bool endsBlocks(std::string_view operation) const;

  /// Whether `operation` may stand right under an operation called `parent` (""
  /// is the top of the file): it was seen there, or under so many parents that
  /// it seems valid anywhere, or `parent` and a parent that it was seen under
  /// accept many dialects.
  bool fitsUnder(std::string_view operation, std::string_view parent) const;

  /// Values seen for that attribute or property of that operation, with aliases
  /// expanded; in the order in which they were seen.
  const std::vector<std::string> &values(std::string_view operation,
                                         std::string_view attribute) const;

  /// An operation without operands that makes a value of a type.
  struct Producer {
    std::string operation; // its name
    std::string text;      // without `%x = `
  };
  const std::vector<Producer> &producers(TypeKey type) const;

  /// Operations with regions, a few of each name, in the order in which they
  /// were seen.
  const std::vector<RegionShape> &regionShapes() const { return shapes; }

  /// Names of all attributes and properties seen on that operation, sorted.
  std::vector<std::string_view> attributes(std::string_view operation) const;

  /// Whether that operation was seen with and without that attribute.
  bool isOptional(std::string_view operation, std::string_view attribute) const;

private:
  struct AttributeLore {
    uint32_t count = 0;              // operations that have it
    std::vector<std::string> values; // none for a unit attribute
  };
  struct OperationLore {
    uint32_t last = 0, elsewhere = 0;
    bool symbol = false;
    uint8_t shapes = 0;                     // at most maxShapesOfOne
    std::vector<std::string> parents;       // at most maxParents
    std::vector<std::string> childDialects; // at most openDialects
    std::map<std::string, AttributeLore, std::less<>> attributes;
  };
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const;
  };
  struct Equal {
    using is_transparent = void;
    bool operator()(std::string_view a, std::string_view b) const {
      return a == b;
    }
  };
  // Never iterated over, so its order does not matter.
  std::unordered_map<std::string, OperationLore, Hash, Equal> operations;

  std::unordered_map<TypeKey, std::vector<Producer>> producersOf;

  std::vector<RegionShape> shapes;

  const OperationLore *find(std::string_view operation) const;
  void learnShape(const Program &program, Index operation, OperationLore &lore);
  void learnProducer(const Program &program, const OperationInfo &info);
  void learnAttributes(const Program &program, Index dictionary,
                       OperationLore &lore);
};

/// The text of a node with every alias replaced by what it stands for. None
/// when it grows beyond `limit` bytes or an alias is not defined.
std::optional<std::string> expandAliases(const Program &program, Index node,
                                         size_t limit = 4096);

} // namespace scion

#endif // SCION_MUTATORS_KNOWLEDGE_H

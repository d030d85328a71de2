//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolves the names in a Program: numbers its operations, regions and blocks,
// and lists SSA values with their types, uses with the values they read, block
// labels, symbols and aliases. Refers to the Program by position, not by
// pointer.
//
// Names are resolved as MLIR's parser does: a name is visible from its
// definition to the end of its region, forward references within one isolated
// operation are found, and an operation that is isolated from above starts with
// no names. The text does not state which operations are isolated. We assume
// that builtin.module is, and every operation with regions that defines a
// symbol. This is wrong for only a handful of upstream operations, and a wrong
// guess only hides values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_SYMBOLTABLE_H
#define SCION_GRAMMAR_SYMBOLTABLE_H

#include "grammar/Program.h"

#include <span>

namespace scion {

/// A hash of a type's text without whitespace and with aliases expanded, so
/// that it is the same in every program. 0 is no type.
using TypeKey = uint64_t;

struct Value {
  Index node;     // its Result or BlockArgument
  Index typeNode; // its Type; none where the operation states too few
  TypeKey type;
  uint32_t number; // of the result in `%0:2`: 0 or 1
  Index operation; // that defines it; none for block arguments
  Index block;     // that it is an argument of, or that its operation is in
};

struct Use {
  Index node;     // its Operand
  Index value;    // none if no visible definition
  Index typeNode; // its Type in the operation's function type, or none
  TypeKey type;
  Index operation;
};

struct OperationInfo {
  Index node;
  Index block;           // none at the top of the file
  Index parent;          // operation that encloses it, or none
  Index end;             // one past the last operation nested in it
  std::string_view name; // without quotes
  uint32_t nameHash;
  // Ranges of values, uses, regions and successors.
  Index firstResult, endResult;
  Index firstUse, endUse;
  Index firstRegion, endRegion;
  Index firstSuccessor, endSuccessor;
  // Child nodes, or none.
  Index resultList, operandList, successors, properties, attributes, regions;
  Index functionType;
  bool isolated;
};

struct RegionInfo {
  Index node;
  Index operation;
  Index firstBlock, endBlock; // among `regionBlocks` of the table
};

struct BlockInfo {
  Index node;
  Index region;
  Index label; // token, or none
  // Direct operations, in order, as a range of `blockOperations`.
  Index firstOperation, endOperation;
  Index firstArgument, endArgument; // values
};

struct SuccessorInfo {
  Index node;
  Index operation;
  Index block; // none: no such label in the region
};

/// `sym_name = "f"` of an operation.
struct SymbolDefinition {
  std::string_view name; // without quotes
  Index token;           // the STRING
  Index operation;
};

/// `@f` or `@a::@b`, anywhere in an attribute.
struct SymbolUse {
  Index node;      // SymbolReference
  Index operation; // that holds it; none in an alias
};

struct Alias {
  std::string_view name; // with # or !
  Index node;            // AttributeAlias or TypeAlias
  Index body;            // its Attribute or Type
};

class SymbolTable {
public:
  explicit SymbolTable(const Program &program);

  std::vector<OperationInfo> operations; // preorder
  std::vector<RegionInfo> regions;
  std::vector<BlockInfo> blocks;
  std::vector<Value> values;
  std::vector<Use> uses;
  std::vector<SuccessorInfo> successors;
  std::vector<SymbolDefinition> symbols;
  std::vector<SymbolUse> symbolUses;
  std::vector<Alias> aliases;
  std::vector<Index> topOperations;

  std::span<const Index> blockOperationsOf(Index block) const {
    return std::span(blockOperations)
        .subspan(blocks[block].firstOperation,
                 blocks[block].endOperation - blocks[block].firstOperation);
  }
  std::span<const Index> blocksOf(Index region) const {
    return std::span(regionBlocks)
        .subspan(regions[region].firstBlock,
                 regions[region].endBlock - regions[region].firstBlock);
  }

  std::vector<TypeKey> operandTypesOf(const OperationInfo &operation) const;
  std::vector<TypeKey> argumentTypesOf(Index block) const;

  const Alias *findAlias(std::string_view name) const;

  /// The (first) value that a Result or BlockArgument defines, or that an
  /// Operand reads; none for other nodes.
  Index valueOf(Index node) const;

  /// The use whose Operand is `node`, or none.
  Index useOf(Index node) const;

  /// The key of any type node of `program`.
  TypeKey typeKey(const Program &program, Index typeNode) const;

  size_t memoryUsage() const;

private:
  friend class SymbolTableBuilder;
  std::vector<Index> blockOperations;               // grouped by block
  std::vector<Index> regionBlocks;                  // grouped by region
  std::vector<std::pair<Index, Index>> definitions; // node, first value; sorted
};

/// The key of a type that stands alone, without aliases.
TypeKey typeKeyOfText(std::string_view text);

/// `"abc"` without its quotes; other text unchanged.
std::string_view unquote(std::string_view text);

} // namespace scion

#endif // SCION_GRAMMAR_SYMBOLTABLE_H

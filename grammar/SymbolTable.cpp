//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one walk over the tree fills all columns of the table.
//
//===----------------------------------------------------------------------===//

#include "grammar/SymbolTable.h"

#include "grammar/Lexer.h"

#include <algorithm>
#include <bit>

using namespace scion;

std::string_view scion::unquote(std::string_view text) {
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
    return text.substr(1, text.size() - 2);
  return text;
}

static uint64_t hashBytes(std::string_view bytes, uint64_t hash) {
  for (unsigned char byte : bytes)
    hash = (hash ^ byte) * 0x100000001b3ull;
  return hash;
}

static uint64_t finish(uint64_t hash) {
  hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93ull;
  return hash ^ (hash >> 32);
}

const Alias *SymbolTable::findAlias(std::string_view name) const {
  auto it = std::lower_bound(aliases.begin(), aliases.end(), name,
                             [](const Alias &alias, std::string_view name) {
                               return alias.name < name;
                             });
  return it != aliases.end() && it->name == name ? &*it : nullptr;
}

TypeKey scion::typeKeyOfText(std::string_view text) {
  std::vector<Token> tokens;
  ParseError error;
  if (!tokenize(text, tokens, error))
    return 0;
  uint64_t hash = 0xcbf29ce484222325ull;
  for (const Token &token : tokens)
    if (token.kind != TokenKind::EndOfInput)
      hash =
          (hashBytes(text.substr(token.begin, token.end - token.begin), hash) ^
           0x1ff) *
          0x100000001b3ull;
  return finish(hash) | 1;
}

namespace {
/// Hashes the tokens of types. Aliases are expanded, but at most 8 levels deep
/// (upstream: 4) and to 4096 tokens, since nested aliases can expand to
/// exponentially many tokens. Beyond that, their names are hashed.
class TypeHasher {
public:
  TypeHasher(const Program &program, const SymbolTable &table)
      : program(program), table(table) {}

  TypeKey operator()(Index node) const {
    uint64_t hash = 0xcbf29ce484222325ull;
    size_t budget = 4096;
    feed(node, hash, 0, budget);
    return finish(hash) | 1;
  }

private:
  void feed(Index node, uint64_t &hash, unsigned depth, size_t &budget) const {
    const Node &info = program.node(node);
    for (Index i = info.firstToken; i < info.endToken; ++i) {
      TokenKind kind = program.token(i).kind;
      if ((kind == TokenKind::TypeId || kind == TokenKind::HashId) &&
          depth < 8 && budget > 0 && !table.aliases.empty())
        if (const Alias *alias = table.findAlias(program.tokenText(i))) {
          feed(alias->body, hash, depth + 1, budget);
          continue;
        }
      budget -= depth > 0 && budget > 0;
      hash = hashBytes(program.tokenText(i), hash);
      hash = (hash ^ 0x1ff) * 0x100000001b3ull; // end of a token
    }
  }

  const Program &program;
  const SymbolTable &table;
};
} // namespace

namespace scion {
class SymbolTableBuilder {
public:
  SymbolTableBuilder(const Program &program, SymbolTable &table)
      : program(program), table(table), hashType(program, table) {}

  void run() {
    internNames();
    for (Index node : program.children(0)) {
      Production production = program.node(node).production;
      if (production == Production::AttributeAlias ||
          production == Production::TypeAlias)
        table.aliases.push_back(
            {program.tokenText(program.node(node).firstToken), node, node + 1});
    }
    // Sort aliases of the same name by position: the first one is found.
    std::sort(table.aliases.begin(), table.aliases.end(),
              [](const Alias &a, const Alias &b) {
                return a.name != b.name ? a.name < b.name : a.node < b.node;
              });
    for (Index node : program.children(0)) {
      if (program.node(node).production != Production::Operation)
        continue;
      table.topOperations.push_back(table.operations.size());
      addOperation(node, none, none);
    }
    for (Index node = 0; node < program.nodes().size(); ++node)
      if (program.node(node).production == Production::SymbolReference)
        table.symbolUses.push_back({node, none});
    Index operation = 0;
    for (SymbolUse &use : table.symbolUses) {
      while (operation < table.operations.size() &&
             table.operations[operation].node < use.node)
        ++operation;
      for (Index at = operation == 0 ? none : operation - 1; at != none;
           at = table.operations[at].parent)
        if (use.node < program.node(table.operations[at].node).end) {
          use.operation = at;
          break;
        }
    }
  }

private:
  const Program &program;
  SymbolTable &table;
  TypeHasher hashType;

  // Every distinct `%name` has a number; `nameOfToken` is dense over VALUE_IDs.
  struct Binding {
    Index value = none; // first value of the definition
    uint32_t count = 0;
    uint32_t scope = 0; // isolated operation it belongs to
  };
  struct Undo {
    uint32_t name;
    Binding old;
  };
  std::vector<uint32_t> slots; // open addressing over name numbers, 0 is free
  std::vector<std::string_view> names;
  std::vector<Binding> bindings;           // per name
  std::vector<std::vector<Index>> forward; // per name: unresolved uses
  std::vector<uint32_t> forwardScopes;     // per name, of `forward`
  std::vector<Undo> log;
  uint32_t scope = 0, scopes = 0;

  void internNames() {
    size_t count = 0;
    for (const Token &token : program.tokens())
      count += token.kind == TokenKind::ValueId;
    slots.assign(std::bit_ceil(count * 2 + 16), 0);
  }

  uint32_t nameNumber(std::string_view name) {
    size_t mask = slots.size() - 1;
    for (size_t slot = finish(hashBytes(name, 1)) & mask;;
         slot = (slot + 1) & mask) {
      if (slots[slot] == 0) {
        names.push_back(name);
        bindings.emplace_back();
        forward.emplace_back();
        forwardScopes.push_back(0);
        slots[slot] = names.size();
      }
      if (names[slots[slot] - 1] == name)
        return slots[slot] - 1;
    }
  }

  void define(std::string_view name, Index firstValue, uint32_t count) {
    uint32_t number = nameNumber(name);
    log.push_back({number, bindings[number]});
    bindings[number] = {firstValue, count, scope};
    if (!forward[number].empty() && forwardScopes[number] == scope) {
      for (Index use : forward[number])
        bind(table.uses[use], bindings[number]);
      forward[number].clear();
    }
  }

  void bind(Use &use, const Binding &binding) {
    uint32_t index = 0;
    const Node &node = program.node(use.node);
    if (node.endToken - node.firstToken == 2) // %x#3
      for (char digit : program.tokenText(node.firstToken + 1).substr(1))
        index = std::min<uint32_t>(index * 10 + (digit - '0'), 1u << 20);
    if (index < binding.count)
      use.value = binding.value + index;
  }

  void resolve(Index useIndex) {
    Use &use = table.uses[useIndex];
    uint32_t number =
        nameNumber(program.tokenText(program.node(use.node).firstToken));
    const Binding &binding = bindings[number];
    if (binding.value != none && binding.scope == scope) {
      bind(use, binding);
      return;
    }
    if (forwardScopes[number] != scope) {
      forward[number].clear();
      forwardScopes[number] = scope;
    }
    forward[number].push_back(useIndex);
  }

  void forget(size_t mark) {
    while (log.size() > mark) {
      bindings[log.back().name] = log.back().old;
      log.pop_back();
    }
  }

  /// `sym_name` of the properties or the attributes, or none.
  Index findSymbolName(const OperationInfo &info) const {
    for (Index holder : {info.properties, info.attributes}) {
      if (holder == none)
        continue;
      Index dictionary = holder;
      if (holder == info.properties) { // properties > attribute > dictionary
        dictionary = program.child(holder + 1, Production::AttributeDictionary);
        if (dictionary == none)
          continue;
      }
      for (Index entry : program.children(dictionary)) {
        const Node &node = program.node(entry);
        // The entry must be exactly `sym_name = STRING`.
        if (node.endToken - node.firstToken == 3 &&
            program.tokenText(node.firstToken) == "sym_name" &&
            program.token(node.firstToken + 2).kind == TokenKind::String)
          return node.firstToken + 2;
      }
    }
    return none;
  }

  void addOperation(Index node, Index block, Index parent) {
    Index number = table.operations.size();
    OperationInfo info{};
    info.node = node;
    info.block = block;
    info.parent = parent;
    info.resultList = info.operandList = info.successors = info.properties =
        info.attributes = info.regions = info.functionType = none;
    for (Index child : program.children(node)) {
      switch (program.node(child).production) {
      case Production::ResultList:
        info.resultList = child;
        break;
      case Production::OperationName:
        info.name = unquote(program.nodeText(child));
        info.nameHash = finish(hashBytes(info.name, 7));
        break;
      case Production::OperandList:
        info.operandList = child;
        break;
      case Production::SuccessorList:
        info.successors = child;
        break;
      case Production::Properties:
        info.properties = child;
        break;
      case Production::RegionList:
        info.regions = child;
        break;
      case Production::AttributeDictionary:
        info.attributes = child;
        break;
      case Production::FunctionType:
        info.functionType = child;
        break;
      default:
        break;
      }
    }
    Index symbol = findSymbolName(info);
    if (symbol != none)
      table.symbols.push_back(
          {unquote(program.tokenText(symbol)), symbol, number});
    info.isolated = (symbol != none && info.regions != none) ||
                    info.name == "builtin.module";
    table.operations.push_back(info);

    addUses(number);
    addRegions(number);
    addResults(number);
    table.operations[number].end = table.operations.size();
  }

  void addUses(Index number) {
    OperationInfo &info = table.operations[number];
    info.firstUse = table.uses.size();
    if (info.operandList != none) {
      for (Index operand : program.children(info.operandList))
        table.uses.push_back({operand, none, none, 0, number});
      Index use = info.firstUse;
      // functionType > inputTypes
      for (Index type : program.children(info.functionType + 1)) {
        if (use == table.uses.size())
          break;
        table.uses[use].typeNode = type;
        table.uses[use].type = hashType(type);
        ++use;
      }
      for (use = info.firstUse; use < table.uses.size(); ++use)
        resolve(use);
    }
    info.endUse = table.uses.size();
  }

  void addResults(Index number) {
    OperationInfo &info = table.operations[number];
    info.firstResult = table.values.size();
    if (info.resultList != none) {
      for (Index result : program.children(info.resultList)) {
        const Node &node = program.node(result);
        uint32_t count = 1;
        if (node.endToken - node.firstToken == 3) { // %x : 2
          count = 0;
          for (char digit : program.tokenText(node.firstToken + 2))
            count = std::min<uint32_t>(count * 10 + (digit - '0'), 1u << 20);
        }
        // Limit a wrong count, which would cost memory: an operation has at
        // most as many results as it states types.
        count = std::min<uint32_t>(count, program.node(info.functionType).end -
                                              info.functionType);
        Index first = table.values.size();
        for (uint32_t i = 0; i < count; ++i)
          table.values.push_back({result, none, 0, i, number, info.block});
        define(program.tokenText(node.firstToken), first, count);
      }
      Index value = info.firstResult;
      Index resultTypes = program.node(info.functionType + 1).end;
      for (Index type : program.children(resultTypes)) {
        if (value == table.values.size())
          break;
        table.values[value].typeNode = type;
        table.values[value].type = hashType(type);
        ++value;
      }
    }
    info.endResult = table.values.size();
  }

  void addRegions(Index number) {
    // table.operations grows below, which would invalidate a reference.
    Index regions = table.operations[number].regions;
    table.operations[number].firstRegion = table.regions.size();
    if (regions == none) {
      table.operations[number].endRegion = table.regions.size();
      return;
    }
    // The regions of one operation have consecutive numbers, so they are all
    // numbered before their contents are read.
    for (Index node : program.children(regions))
      table.regions.push_back({node, number, 0, 0});
    Index first = table.operations[number].firstRegion;
    Index end = table.regions.size();
    table.operations[number].endRegion = end;

    uint32_t outerScope = scope;
    if (table.operations[number].isolated)
      scope = ++scopes;
    for (Index region = first; region < end; ++region)
      addBlocks(region, number);
    scope = outerScope;
  }

  void addBlocks(Index region, Index operation) {
    size_t mark = log.size();
    std::vector<Index> own;
    for (Index node : program.children(table.regions[region].node)) {
      Index block = table.blocks.size();
      own.push_back(block);
      bool labelled = program.node(node).production == Production::Block;
      table.blocks.push_back({node, region,
                              labelled ? program.node(node).firstToken : none,
                              0, 0, 0, 0});
      table.blocks[block].firstArgument = table.values.size();
      Index arguments =
          labelled ? program.child(node, Production::BlockArgumentList) : none;
      if (arguments != none)
        for (Index argument : program.children(arguments)) {
          Index type = argument + 1;
          table.values.push_back(
              {argument, type, hashType(type), 0, none, block});
          define(program.tokenText(program.node(argument).firstToken),
                 table.values.size() - 1, 1);
        }
      table.blocks[block].endArgument = table.values.size();

      std::vector<Index> direct;
      for (Index child : program.children(node))
        if (program.node(child).production == Production::Operation) {
          direct.push_back(table.operations.size());
          addOperation(child, block, operation);
        }
      table.blocks[block].firstOperation = table.blockOperations.size();
      table.blockOperations.insert(table.blockOperations.end(), direct.begin(),
                                   direct.end());
      table.blocks[block].endOperation = table.blockOperations.size();
    }
    table.regions[region].firstBlock = table.regionBlocks.size();
    table.regionBlocks.insert(table.regionBlocks.end(), own.begin(), own.end());
    table.regions[region].endBlock = table.regionBlocks.size();
    addSuccessors(own);
    forget(mark);
  }

  void addSuccessors(const std::vector<Index> &blocks) {
    std::vector<std::pair<std::string_view, Index>> labels;
    for (Index block : blocks)
      if (table.blocks[block].label != none)
        labels.push_back({program.tokenText(table.blocks[block].label), block});
    std::sort(labels.begin(), labels.end());
    for (Index block : blocks)
      for (Index operation : table.blockOperationsOf(block)) {
        Index list = table.operations[operation].successors;
        if (list == none)
          continue;
        table.operations[operation].firstSuccessor = table.successors.size();
        for (Index node : program.children(list)) {
          std::pair<std::string_view, Index> wanted(program.nodeText(node), 0);
          auto it = std::lower_bound(labels.begin(), labels.end(), wanted);
          bool found = it != labels.end() && it->first == wanted.first;
          table.successors.push_back(
              {node, operation, found ? it->second : none});
          table.operations[operation].endSuccessor = table.successors.size();
        }
      }
  }
};
} // namespace scion

SymbolTable::SymbolTable(const Program &program) {
  SymbolTableBuilder(program, *this).run();
  definitions.reserve(values.size());
  for (Index value = values.size(); value-- > 0;)
    if (values[value].number == 0)
      definitions.push_back({values[value].node, value});
  std::sort(definitions.begin(), definitions.end());
}

Index SymbolTable::useOf(Index node) const {
  auto it = std::lower_bound(
      uses.begin(), uses.end(), node,
      [](const Use &use, Index node) { return use.node < node; });
  return it != uses.end() && it->node == node ? it - uses.begin() : none;
}

Index SymbolTable::valueOf(Index node) const {
  auto it = std::lower_bound(definitions.begin(), definitions.end(),
                             std::pair<Index, Index>(node, 0));
  if (it != definitions.end() && it->first == node)
    return it->second;
  Index use = useOf(node);
  return use == none ? none : uses[use].value;
}

std::vector<TypeKey>
SymbolTable::operandTypesOf(const OperationInfo &operation) const {
  std::vector<TypeKey> types;
  for (Index use = operation.firstUse; use < operation.endUse; ++use)
    types.push_back(uses[use].type);
  return types;
}

std::vector<TypeKey> SymbolTable::argumentTypesOf(Index block) const {
  std::vector<TypeKey> types;
  const BlockInfo &info = blocks[block];
  for (Index value = info.firstArgument; value < info.endArgument; ++value)
    types.push_back(values[value].type);
  return types;
}

TypeKey SymbolTable::typeKey(const Program &program, Index typeNode) const {
  return TypeHasher(program, *this)(typeNode);
}

size_t SymbolTable::memoryUsage() const {
  auto bytes = [](const auto &vector) {
    return vector.capacity() * sizeof(vector[0]);
  };
  return sizeof(*this) + bytes(operations) + bytes(regions) + bytes(blocks) +
         bytes(values) + bytes(uses) + bytes(successors) + bytes(symbols) +
         bytes(symbolUses) + bytes(aliases) + bytes(topOperations) +
         bytes(blockOperations) + bytes(regionBlocks) + bytes(definitions);
}

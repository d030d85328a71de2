//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"
#include "mutators/graft/Graft.h"
#include "mutators/graft/TypeRewrite.h"

#include <algorithm>
#include <map>

using namespace scion;
using namespace scion::graft;

// A slice of the donor is cut off at this depth and number of operations:
// deeper ones bring more than the fragment itself.
static constexpr unsigned maxSliceDepth = 4;
static constexpr unsigned maxSliceOperations = 8;
static constexpr size_t maxImportSize = 4096;
static constexpr unsigned maxImports = 4;

namespace {
struct Bound {
  std::string text; // "%x#1"
  TypeKey type;
};

/// Makes the text of the fragment and of all that it needs.
class Instantiator {
public:
  Instantiator(const Synthesized &fragment, const Program &recipient,
               const Location &location, const Bindings &bindings,
               MutationContext &context, Rewriter &edits)
      : fragment(fragment), donor(*fragment.donor), theirs(donor.symbols()),
        recipient(recipient), ours(recipient.symbols()), location(location),
        bindings(bindings), context(context), edits(edits), fresh(recipient),
        visible(visibleValues(recipient, location.operation, location.block)) {}

  bool run() {
    if (location.replace && !mayReplace())
      return false;
    chooseRewrite();
    if (!renameDefinitions(fragment.first(), fragment.end()) || !bindLabels() ||
        !bindSymbols(fragment.first(), fragment.end()) || !bindOperands())
      return false;
    std::string body;
    for (Index operation : fragment.operations) {
      std::optional<std::string> text = write(operation);
      if (!text)
        return false;
      body += (body.empty() ? "" : "\n" + indent()) + *text;
    }
    return place(body);
  }

private:
  const Synthesized &fragment;
  const Program &donor;
  const SymbolTable &theirs;
  const Program &recipient;
  const SymbolTable &ours;
  const Location &location;
  const Bindings &bindings;
  MutationContext &context;
  Rewriter &edits;
  FreshNames fresh;
  std::vector<Index> visible; // of the recipient, at the place

  TypeRewrite rewrite;
  std::map<Index, std::string> names;        // definition's node -> new name
  std::map<Index, Bound> values;             // donor's value -> its stand-in
  std::map<std::string, Bound> undefined;    // `%x : type` that no one defines
  std::map<std::string, std::string> labels; // ^bb1 -> ^bb7
  std::map<std::string, std::string> symbolNames; // f -> g, without @
  std::map<Index, std::string> attributes;        // node -> text
  std::vector<std::string> prefix;     // operations before the fragment
  std::string imports;                 // symbols for the recipient
  std::vector<std::string> newSymbols; // that the fragment brings
  unsigned sliceOperations = 0, importCount = 0;

  const GraftOptions &options() const { return context.graft; }

  std::string indent() const {
    Index near =
        location.operation != none ? location.operation : lastInBlock();
    return near == none ? ""
                        : indentation(recipient, ours.operations[near].node);
  }

  Index lastInBlock() const {
    auto inside = operationsOf(recipient, location.block);
    return inside.empty() ? none : inside.back();
  }

  //===--------------------------------------------------------------------===//
  // Types
  //===--------------------------------------------------------------------===//

  /// The text of a donor's type in the recipient; empty if it cannot be told.
  std::string typeText(Index typeNode) const {
    std::optional<std::string> text = expandAliases(donor, typeNode);
    return text ? rewrite.apply(*text) : "";
  }

  TypeKey typeKey(Index typeNode, TypeKey original) const {
    return rewrite.empty() ? original : typeKeyOfText(typeText(typeNode));
  }

  bool isVisible(TypeKey type) const {
    return std::any_of(visible.begin(), visible.end(), [&](Index value) {
      return ours.values[value].type == type;
    });
  }

  /// Which type of the fragment becomes which of the recipient: what stands in
  /// the same place of the two contexts, else (for a type that nothing in sight
  /// has) a scalar that can stand for it.
  void chooseRewrite() {
    if (!options().parameters || !options().typeBinding)
      return;
    std::vector<TypeRewrite> wanted, possible;
    auto consider = [&](Index from, Index to, bool missing) {
      if (from == none || to == none)
        return;
      std::optional<std::string> one = expandAliases(donor, from);
      std::optional<std::string> two = expandAliases(recipient, to);
      if (!one || !two)
        return;
      if (std::optional<TypeRewrite> found = TypeRewrite::between(*one, *two))
        (missing ? wanted : possible).push_back(std::move(*found));
    };
    for (size_t i = 0; i < fragment.parameters.size(); ++i) {
      const Parameter &parameter = fragment.parameters[i];
      if (parameter.kind == Parameter::Value) {
        Index from = parameter.node == none
                         ? none
                         : theirs.uses[theirs.useOf(parameter.node)].typeNode;
        bool missing = !isVisible(parameter.type);
        for (Index node : bindings[i])
          if (Index value = ours.valueOf(node); value != none)
            consider(from, ours.values[value].typeNode, missing);
        // Nothing at the matching place, nothing in sight: any scalar will do.
        if (missing && !visible.empty())
          consider(from, ours.values[context.choices.pick(visible)].typeNode,
                   false);
      } else if (parameter.kind == Parameter::Type) {
        for (Index node : bindings[i])
          consider(parameter.node, node, false);
      }
    }
    // A rewrite that a binding needs is made; others now and then, for variety.
    if (!wanted.empty())
      rewrite =
          wanted[context.choices.below(std::min<size_t>(wanted.size(), 3))];
    else if (!possible.empty() && context.choices.chance(1, 4))
      rewrite = context.choices.pick(possible);
    if (!rewrite.empty())
      context.explain("types: " + rewrite.source() + " becomes " +
                      rewrite.target());
  }

  //===--------------------------------------------------------------------===//
  // Names
  //===--------------------------------------------------------------------===//

  /// Fresh names for all values defined by operations [first, end): the
  /// recipient may know every one of them.
  bool renameDefinitions(Index first, Index end) {
    if (!options().parameters)
      return true;
    Index begin = theirs.operations[first].node;
    Index last = donor.node(theirs.operations[first].node).end;
    for (Index operation = first; operation < end;
         operation = theirs.operations[operation].end)
      last = donor.node(theirs.operations[operation].node).end;
    for (Index node = begin; node < last; ++node)
      if (donor.node(node).production == Production::Result ||
          donor.node(node).production == Production::BlockArgument)
        names[node] = fresh.value();
    // Symbols defined in here: only those that the recipient has as well.
    for (const SymbolDefinition &symbol : theirs.symbols) {
      if (symbol.operation < first || symbol.operation >= end)
        continue;
      if (isTaken(symbol.name))
        symbolNames[std::string(symbol.name)] = fresh.symbol();
      else
        newSymbols.emplace_back(symbol.name);
    }
    return true;
  }

  bool isTaken(std::string_view symbol) const {
    return std::find(newSymbols.begin(), newSymbols.end(), symbol) !=
               newSymbols.end() ||
           std::any_of(ours.symbols.begin(), ours.symbols.end(),
                       [&](const SymbolDefinition &other) {
                         return other.name == symbol;
                       });
  }

  /// Types of the arguments of a block of either program.
  static std::vector<TypeKey> argumentTypes(const SymbolTable &table,
                                            Index block) {
    std::vector<TypeKey> types;
    const BlockInfo &info = table.blocks[block];
    for (Index value = info.firstArgument; value < info.endArgument; ++value)
      types.push_back(table.values[value].type);
    return types;
  }

  /// Labels outside of the fragment become labels of the recipient's region
  /// with the same argument types.
  bool bindLabels() {
    if (!options().parameters)
      return true;
    for (const Parameter &parameter : fragment.parameters) {
      if (parameter.kind != Parameter::Label)
        continue;
      if (location.block == none)
        return false;
      auto it = std::find_if(theirs.successors.begin(), theirs.successors.end(),
                             [&](const SuccessorInfo &info) {
                               return info.node == parameter.node;
                             });
      if (it == theirs.successors.end() || it->block == none)
        return false;
      std::vector<std::string> candidates;
      auto blocks = ours.blocksOf(ours.blocks[location.block].region);
      for (Index block : blocks)
        if (block != blocks.front() && ours.blocks[block].label != none &&
            argumentTypes(ours, block) == argumentTypes(theirs, it->block))
          candidates.emplace_back(
              recipient.tokenText(ours.blocks[block].label));
      if (candidates.empty())
        return false;
      labels[parameter.text] = context.choices.pick(candidates);
      context.explain("label: " + parameter.text + " becomes " +
                      labels[parameter.text]);
    }
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Symbols
  //===--------------------------------------------------------------------===//

  /// What two symbols must share to stand for each other.
  static std::string signature(const Program &program, Index operation) {
    const OperationInfo &info = program.symbols().operations[operation];
    std::string text(info.name);
    for (const char *name : {"function_type", "type", "global_type"})
      if (Index node = findAttribute(program, operation, name); node != none)
        if (std::optional<std::string> type = expandAliases(program, node))
          text += ' ' + *type;
    return text;
  }

  static Index definitionOf(const SymbolTable &table, std::string_view name) {
    for (const SymbolDefinition &symbol : table.symbols)
      if (symbol.name == name)
        return symbol.operation;
    return none;
  }

  /// Every symbol that operations [first, end) of the donor name and do not
  /// define gets a definition in the recipient.
  bool bindSymbols(Index first, Index end) {
    if (!options().parameters)
      return true;
    for (const SymbolUse &use : theirs.symbolUses) {
      if (use.operation == none || use.operation < first ||
          use.operation >= end)
        continue;
      std::string name(
          unquote(donor.tokenText(donor.node(use.node).firstToken).substr(1)));
      if (symbolNames.count(name))
        continue;
      Index definition = definitionOf(theirs, name);
      if (definition == none || (definition >= first && definition < end))
        continue; // broken in the donor as well, or comes along
      if (!bindSymbol(name, definition))
        return false;
    }
    return true;
  }

  bool bindSymbol(const std::string &name, Index definition) {
    std::string wanted = signature(donor, definition);
    std::vector<std::string_view> candidates;
    for (const SymbolDefinition &symbol : ours.symbols)
      if (signature(recipient, symbol.operation) == wanted)
        candidates.push_back(symbol.name);
    if (!candidates.empty()) {
      bool same = std::find(candidates.begin(), candidates.end(), name) !=
                  candidates.end();
      symbolNames[name] =
          same ? name : std::string(context.choices.pick(candidates));
      context.explain("symbol: @" + name + " becomes @" + symbolNames[name]);
      return true;
    }
    // The definition comes along.
    const OperationInfo &info = theirs.operations[definition];
    if (!options().slices || ++importCount > maxImports ||
        donor.nodeText(info.node).size() > maxImportSize)
      return false;
    std::string newName = isTaken(name) ? fresh.symbol() : name;
    symbolNames[name] = newName;
    // What comes along may hold the fragment itself: its names are its own.
    auto keptNames = names;
    for (Index use = info.firstUse;
         use < theirs.uses.size() && theirs.uses[use].operation < info.end;
         ++use)
      if (Index value = theirs.uses[use].value;
          value == none || !definedIn(value, definition, info.end))
        return false;
    renameDefinitions(definition, info.end);
    symbolNames[name] = newName;
    newSymbols.push_back(newName);
    if (!bindSymbols(definition, info.end))
      return false;
    TypeRewrite kept = std::exchange(rewrite, TypeRewrite());
    std::optional<std::string> text = write(definition);
    rewrite = std::move(kept);
    names = std::move(keptNames);
    if (!text)
      return false;
    imports += *text + '\n';
    context.explain("symbol: @" + name + " comes along as @" + newName);
    return true;
  }

  bool definedIn(Index value, Index first, Index end) const {
    const Value &info = theirs.values[value];
    Index operation =
        info.operation != none
            ? info.operation
            : theirs.regions[theirs.blocks[info.block].region].operation;
    return operation >= first && operation < end;
  }

  /// The operation that imported symbols are put before: a child of the nearest
  /// operation that holds symbols. None: right here.
  Index importPlace() const {
    Index child = none;
    Index block = location.block;
    while (block != none) {
      Index holder = ours.regions[ours.blocks[block].region].operation;
      for (const SymbolDefinition &symbol : ours.symbols)
        if (ours.operations[symbol.operation].block == block)
          return child;
      if (ours.operations[holder].name == "builtin.module")
        return child;
      child = holder;
      block = ours.operations[holder].block;
    }
    return child;
  }

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  bool bindOperands() {
    if (!options().parameters)
      return true;
    for (size_t i = 0; i < fragment.parameters.size(); ++i) {
      const Parameter &parameter = fragment.parameters[i];
      if (parameter.kind == Parameter::Attribute)
        bindAttribute(parameter, bindings[i]);
    }
    const OperationInfo &first = theirs.operations[fragment.first()];
    return bindUses(first.firstUse, fragment.first(), fragment.end(), 0);
  }

  /// Binds what operations [first, end) read and do not define.
  bool bindUses(Index use, Index first, Index end, unsigned depth) {
    for (; use < theirs.uses.size() && theirs.uses[use].operation < end;
         ++use) {
      const Use &which = theirs.uses[use];
      if (which.value != none && definedIn(which.value, first, end))
        continue;
      if (which.value != none && names.count(theirs.values[which.value].node))
        continue; // a slice brings it
      if (which.typeNode == none)
        return false;
      if (which.value == none) {
        std::string key = undefinedKey(which);
        if (!undefined.count(key)) {
          std::optional<Bound> bound = bind(use, depth);
          if (!bound)
            return false;
          undefined[key] = *bound;
        }
        continue;
      }
      if (values.count(which.value))
        continue;
      std::optional<Bound> bound = bind(use, depth);
      if (!bound)
        return false;
      if (!bound->text.empty())
        values[which.value] = *bound;
    }
    return true;
  }

  std::string undefinedKey(const Use &use) const {
    return std::string(donor.nodeText(use.node)) + " : " +
           std::to_string(use.type);
  }

  /// What stands for the value that `use` reads; a Bound without text when a
  /// slice brings the value itself.
  std::optional<Bound> bind(Index use, unsigned depth) {
    const Use &which = theirs.uses[use];
    TypeKey type = typeKey(which.typeNode, which.type);
    std::string name(donor.nodeText(which.node));
    auto bound = [&](Index value, const char *why) {
      context.explain("operand: " + name + " becomes " +
                      valueText(recipient, value) + " (" + why + ")");
      return Bound{valueText(recipient, value), ours.values[value].type};
    };
    if (!options().typeBinding) {
      if (!visible.empty())
        return bound(context.choices.pick(visible), "whatever its type");
      return make(which.typeNode, type, name);
    }
    // What stands at the matching place, if it is in sight and of the type.
    for (size_t i = 0; i < fragment.parameters.size(); ++i) {
      const Parameter &parameter = fragment.parameters[i];
      if (parameter.kind != Parameter::Value ||
          (parameter.value != none ? parameter.value != which.value
                                   : parameter.text != name))
        continue;
      for (Index node : bindings[i]) {
        Index value = ours.valueOf(node);
        if (value != none && ours.values[value].type == type &&
            std::find(visible.begin(), visible.end(), value) != visible.end())
          return bound(value, "at the matching place");
      }
    }
    // A slice now and then even where it is not needed: it brings new
    // operations.
    bool sliceFirst = context.choices.chance(1, 8);
    if (sliceFirst && slice(which.value, depth))
      return Bound{"", type};
    if (Index value = pickOfType(recipient, visible, type, context.choices);
        value != none)
      return bound(value, "of the same type");
    if (!sliceFirst && slice(which.value, depth))
      return Bound{"", type};
    return make(which.typeNode, type, name);
  }

  /// Brings the donor's operation that defines `value`, and what that one
  /// reads.
  bool slice(Index value, unsigned depth) {
    if (!options().slices || value == none || depth >= maxSliceDepth ||
        sliceOperations >= maxSliceOperations)
      return false;
    Index operation = theirs.values[value].operation;
    if (operation == none)
      return false;
    const OperationInfo &info = theirs.operations[operation];
    if (info.isolated || info.successors != none ||
        (info.regions != none && info.end - operation > 6) ||
        donor.nodeText(info.node).size() > 1000 ||
        !context.knowledge.fitsUnder(info.name, placeName()))
      return false;
    // A failed slice leaves no trace.
    auto keptNames = names;
    auto keptValues = values;
    auto keptPrefix = prefix;
    unsigned keptCount = sliceOperations;
    ++sliceOperations;
    renameDefinitions(operation, info.end);
    if (bindUses(info.firstUse, operation, info.end, depth + 1) &&
        bindSymbols(operation, info.end))
      if (std::optional<std::string> text = write(operation)) {
        prefix.push_back(std::move(*text));
        context.explain("slice: brings " + std::string(info.name));
        return true;
      }
    names = std::move(keptNames);
    values = std::move(keptValues);
    prefix = std::move(keptPrefix);
    sliceOperations = keptCount;
    return false;
  }

  std::string_view placeName() const {
    if (location.block == none)
      return {};
    return ours
        .operations[ours.regions[ours.blocks[location.block].region].operation]
        .name;
  }

  /// A new operation that makes a value of the type.
  std::optional<Bound> make(Index typeNode, TypeKey type,
                            const std::string &name) {
    std::string text = typeText(typeNode);
    return text.empty() ? std::nullopt : makeOfType(text, type, name);
  }

  std::optional<Bound> makeOfType(const std::string &typeName, TypeKey type,
                                  const std::string &name) {
    std::vector<const std::string *> known;
    for (const Knowledge::Producer &producer :
         context.knowledge.producers(type))
      if (context.knowledge.fitsUnder(producer.operation, placeName()))
        known.push_back(&producer.text);
    std::string text;
    if (!known.empty())
      text = *context.choices.pick(known);
    else
      text = constantOf(typeName);
    std::string value = fresh.value();
    prefix.push_back(value + " = " + text);
    context.explain("operand: " + name + " is made by " +
                    text.substr(0, text.find('(')));
    return Bound{value, type};
  }

  /// A constant where builtin types allow one, else an opaque definition, which
  /// MLIR's verifier takes for every type.
  std::string constantOf(const std::string &type) {
    auto number = [&](std::string_view element) -> std::string {
      bool integer =
          element == "index" ||
          (element.starts_with("i") && element.size() > 1 &&
           element.find_first_not_of("0123456789", 1) == element.npos);
      if (integer)
        return context.choices.chance(1, 2) ? "1" : "0";
      static constexpr std::string_view floats[] = {"f16", "bf16", "f32",
                                                    "f64"};
      if (std::find(std::begin(floats), std::end(floats), element) !=
          std::end(floats))
        return context.choices.chance(1, 2) ? "1.0" : "-0.5";
      return "";
    };
    std::string value = number(type);
    if (!value.empty())
      return "\"arith.constant\"() <{value = " + value + " : " + type +
             "}> : () -> " + type;
    if ((type.starts_with("tensor<") || type.starts_with("vector<")) &&
        type.find_first_of("?*,[") == type.npos) {
      size_t element = type.find_last_of("x<") + 1;
      // `index` has an x in it.
      if (type.ends_with("index>"))
        element = type.size() - 6;
      value = number(type.substr(element, type.size() - element - 1));
      if (!value.empty())
        return "\"arith.constant\"() <{value = dense<" + value + "> : " + type +
               "}> : () -> " + type;
    }
    // A function type as the only result needs parentheses.
    std::string result = type.starts_with("(") ? "(" + type + ")" : type;
    return "\"builtin.unrealized_conversion_cast\"() : () -> " + result;
  }

  /// An attribute that the fragment shares with its context becomes what stands
  /// at the matching place, if it is of the same kind and type.
  void bindAttribute(const Parameter &parameter,
                     const std::vector<Index> &candidates) {
    auto typeOf = [](const Program &program, Index attribute) {
      Index type = program.child(attribute, Production::Type);
      return type == none ? std::string_view() : program.nodeText(type);
    };
    // What an attribute must share with another to stand for it: its
    // production, and there the dialect attribute's name, the inputs of a map,
    // the length of an array.
    auto kindOf = [](const Program &program, Index attribute) {
      const Node &node = program.node(attribute);
      if (node.end == attribute + 1)
        return std::string();
      Index inner = attribute + 1;
      std::string kind(productionName(program.node(inner).production));
      switch (program.node(inner).production) {
      case Production::DialectAttribute:
        return kind +
               std::string(program.tokenText(program.node(inner).firstToken));
      case Production::AffineMap:
      case Production::AffineSet:
        for (Index child : program.children(inner)) {
          size_t length = 0;
          for (Index part : program.children(child))
            length += part != none;
          kind += ' ' + (length ? std::to_string(length)
                                : std::string(program.nodeText(child)));
        }
        return kind;
      case Production::DenseArray:
      case Production::ArrayAttribute: {
        size_t length = 0;
        for (Index child : program.children(inner))
          length += child != none;
        return kind + ' ' + std::to_string(length);
      }
      default:
        return kind;
      }
    };
    for (Index node : candidates) {
      std::optional<std::string> text = expandAliases(recipient, node);
      if (!text || kindOf(recipient, node) != kindOf(donor, parameter.node) ||
          typeOf(recipient, node) != typeOf(donor, parameter.node) ||
          *text == parameter.text)
        continue;
      attributes[parameter.node] = *text;
      context.explain("attribute: " + parameter.text + " becomes " + *text);
      return;
    }
  }

  //===--------------------------------------------------------------------===//
  // Writing
  //===--------------------------------------------------------------------===//

  /// The donor's operation in the recipient's words; none if it says what
  /// cannot be said there.
  std::optional<std::string> write(Index operation) {
    Index root = theirs.operations[operation].node;
    if (!options().parameters)
      return std::string(donor.nodeText(root));
    std::string out;
    const Node &whole = donor.node(root);
    Index next = root; // first node that is not behind us
    Index token = whole.firstToken;
    while (token < whole.endToken) {
      // Nodes that start here, outermost first.
      bool replaced = false;
      while (next < whole.end && donor.node(next).firstToken <= token) {
        if (donor.node(next).firstToken < token ||
            donor.node(next).endToken == token) {
          ++next;
          continue;
        }
        std::optional<std::string> text;
        if (!replacement(next, text))
          return std::nullopt;
        if (text) {
          if (!text->empty())
            gap(whole, token, out);
          out += *text;
          token = donor.node(next).endToken;
          next = donor.node(next).end;
          replaced = true;
          break;
        }
        ++next;
      }
      if (replaced)
        continue;
      gap(whole, token, out);
      if (!writeToken(token, out))
        return std::nullopt;
      ++token;
    }
    return out;
  }

  void gap(const Node &whole, Index token, std::string &out) const {
    if (token == whole.firstToken)
      return;
    size_t begin = donor.token(token - 1).end, end = donor.token(token).begin;
    // Comments stay behind.
    std::string_view between =
        std::string_view(donor.text()).substr(begin, end - begin);
    if (between.find("//") != between.npos)
      out += '\n';
    else
      out += between;
  }

  /// Sets `text` if the node is written in another way; false if it cannot be.
  bool replacement(Index index, std::optional<std::string> &text) {
    const Node &node = donor.node(index);
    switch (node.production) {
    case Production::Operand: {
      const Use &use = theirs.uses[theirs.useOf(index)];
      if (use.value == none) {
        auto it = undefined.find(undefinedKey(use));
        if (it == undefined.end())
          return false;
        text = it->second.text;
        return true;
      }
      const Value &value = theirs.values[use.value];
      if (auto it = names.find(value.node); it != names.end()) {
        text = it->second;
        if (node.endToken - node.firstToken == 2)
          *text += donor.tokenText(node.firstToken + 1);
        return true;
      }
      auto it = values.find(use.value);
      if (it == values.end())
        return false;
      text = it->second.text;
      return true;
    }
    case Production::Attribute:
      if (auto it = attributes.find(index); it != attributes.end())
        text = it->second;
      return true;
    case Production::Type:
      if (!rewrite.empty() && !rewrite.isScalar() &&
          rewrite.matchesKey(theirs.typeKey(donor, index)))
        text = rewrite.target();
      return true;
    case Production::Location: {
      // Where something came from says nothing here.
      Production parent = donor.node(node.parent).production;
      if (parent == Production::Operation ||
          parent == Production::BlockArgument)
        text = "";
      return true;
    }
    case Production::Successor: {
      auto it = labels.find(std::string(donor.nodeText(index)));
      if (it != labels.end() && isOutside(index))
        text = it->second;
      return true;
    }
    case Production::Number:
      if (rewrite.isScalar() && isOfRewrittenType(index)) {
        text = rewrite.literal(donor.nodeText(index));
        return text.has_value();
      }
      return true;
    default:
      return true;
    }
  }

  bool isOutside(Index successor) const {
    return std::any_of(fragment.parameters.begin(), fragment.parameters.end(),
                       [&](const Parameter &parameter) {
                         return parameter.kind == Parameter::Label &&
                                parameter.text == donor.nodeText(successor);
                       });
  }

  /// Whether the attribute that holds a number says that it is of the type
  /// that is rewritten.
  bool isOfRewrittenType(Index number) const {
    for (Index node = donor.node(number).parent; node != none;
         node = donor.node(node).parent) {
      Production production = donor.node(node).production;
      if (production == Production::Attribute ||
          production == Production::DenseArray) {
        Index type = donor.child(node, Production::Type);
        if (type == none)
          return false;
        const Node &info = donor.node(type);
        for (Index i = info.firstToken; i < info.endToken; ++i)
          if (rewrite.matches(donor.tokenText(i)))
            return true;
        return false;
      }
      if (production == Production::Operation)
        return false;
    }
    return false;
  }

  bool writeToken(Index index, std::string &out) {
    std::string_view text = donor.tokenText(index);
    switch (donor.token(index).kind) {
    case TokenKind::ValueId: { // a definition: operands were replaced as nodes
      for (auto it = names.begin(); it != names.end(); ++it)
        if (donor.node(it->first).firstToken == index) {
          out += it->second;
          return true;
        }
      out += text;
      return true;
    }
    case TokenKind::HashId:
    case TokenKind::TypeId:
      if (const Alias *alias = theirs.findAlias(text)) {
        std::optional<std::string> body = expandAliases(donor, alias->body);
        // A location in a location has no `loc(` around it.
        if (!body || body->starts_with("loc"))
          return false;
        out += rewrite.apply(*body);
        return true;
      }
      break;
    case TokenKind::IntegerType:
    case TokenKind::FloatType:
      if (rewrite.matches(text)) {
        out += rewrite.target();
        return true;
      }
      break;
    case TokenKind::SymbolId: {
      auto it = symbolNames.find(std::string(unquote(text.substr(1))));
      // The roots of references; what is nested keeps its name.
      if (it != symbolNames.end() && it->second != it->first &&
          !(index > 0 &&
            donor.token(index - 1).kind == TokenKind::ColonColon)) {
        out += '@' + it->second;
        return true;
      }
      break;
    }
    case TokenKind::String: {
      if (symbolNames.empty() || index < 2 ||
          donor.tokenText(index - 2) != "sym_name")
        break;
      auto it = symbolNames.find(std::string(unquote(text)));
      if (it != symbolNames.end()) {
        out += '"' + it->second + '"';
        return true;
      }
      break;
    }
    default:
      break;
    }
    out += text;
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Placing
  //===--------------------------------------------------------------------===//

  bool mayReplace() const {
    return !options().context || !isReferenced(recipient, location.operation);
  }

  /// The fragment's results by their new types: text and key.
  std::vector<Bound> results() const {
    std::vector<Bound> found;
    for (auto it = fragment.operations.rbegin();
         it != fragment.operations.rend(); ++it) {
      const OperationInfo &info = theirs.operations[*it];
      for (Index value = info.firstResult; value < info.endResult; ++value) {
        const Value &which = theirs.values[value];
        if (which.typeNode == none)
          continue;
        auto name = names.find(which.node);
        if (name == names.end())
          continue;
        const Node &node = donor.node(which.node);
        std::string text = name->second;
        if (node.endToken - node.firstToken == 3)
          text += '#' + std::to_string(which.number);
        found.push_back({text, typeKey(which.typeNode, which.type)});
      }
    }
    return found;
  }

  bool place(const std::string &body) {
    std::vector<Bound> made = results();
    bool replace = location.replace;
    if (replace && options().parameters)
      rewireReplaced(made);
    std::string text;
    Index importBefore = imports.empty() ? none : importPlace();
    if (!imports.empty()) {
      if (importBefore == none)
        text += imports + indent();
      else
        edits.insertBefore(
            ours.operations[importBefore].node,
            imports +
                indentation(recipient, ours.operations[importBefore].node));
    }
    for (const std::string &line : prefix)
      text += line + "\n" + indent();
    text += body;
    if (replace) {
      edits.replaceNode(ours.operations[location.operation].node, text);
      return true;
    }
    if (options().parameters)
      rewireLater(made);
    if (location.operation != none) {
      edits.insertBefore(ours.operations[location.operation].node,
                         text + "\n" + indent());
      return true;
    }
    if (Index last = lastInBlock(); last != none) {
      edits.insertAfter(ours.operations[last].node, "\n" + indent() + text);
      return true;
    }
    if (location.block == none) {
      edits.replace(recipient.text().size(), recipient.text().size(),
                    text + "\n");
      return true;
    }
    edits.insertAfter(ours.blocks[location.block].node, "\n" + text);
    return true;
  }

  /// Uses of the operation that goes read a result of the fragment of the same
  /// type, else another value, else one made for them.
  void rewireReplaced(const std::vector<Bound> &made) {
    std::map<Index, std::string> standIns;
    for (Index use : usersOf(recipient, location.operation)) {
      const Use &which = ours.uses[use];
      auto it = standIns.find(which.value);
      if (it == standIns.end()) {
        std::string text;
        for (const Bound &result : made)
          if (result.type == which.type) {
            text = result.text;
            break;
          }
        const char *why = "a result of the fragment";
        if (text.empty() || !options().typeBinding) {
          if (Index value =
                  pickOfType(recipient, visible, which.type, context.choices);
              value != none && text.empty()) {
            text = valueText(recipient, value);
            why = "of the same type";
          }
        }
        if (text.empty()) {
          std::optional<std::string> type =
              which.typeNode == none ? std::nullopt
                                     : expandAliases(recipient, which.typeNode);
          if (type)
            if (std::optional<Bound> bound =
                    makeOfType(*type, which.type,
                               std::string(recipient.nodeText(which.node))))
              text = bound->text;
          why = "made";
        }
        context.explain(
            "repaired: " + std::string(recipient.nodeText(which.node)) +
            " is now " + text + " (" + why + ")");
        it = standIns.emplace(which.value, text).first;
      }
      if (!it->second.empty())
        edits.replaceNode(which.node, it->second);
    }
  }

  /// Lets later operations of the block read the new results, so that they are
  /// not simply dead.
  void rewireLater(const std::vector<Bound> &made) {
    if (location.operation == none || made.empty())
      return;
    auto inside = operationsOf(recipient, location.block);
    Index end = ours.operations[inside.back()].end;
    std::vector<std::pair<Index, const Bound *>> possible;
    for (Index use = ours.operations[location.operation].firstUse;
         use < ours.uses.size() && ours.uses[use].operation < end &&
         possible.size() < 256;
         ++use) {
      // Isolated operations see nothing of this.
      if (isShielded(ours.uses[use].operation))
        continue;
      for (const Bound &result : made)
        if (result.type == ours.uses[use].type)
          possible.push_back({use, &result});
    }
    size_t count = std::min<size_t>(possible.size(), context.choices.below(3));
    context.choices.shuffle(possible);
    std::vector<Index> taken;
    for (size_t i = 0; i < count; ++i) {
      auto [use, result] = possible[i];
      if (std::find(taken.begin(), taken.end(), use) != taken.end())
        continue;
      taken.push_back(use);
      context.explain(
          "rewired: " + std::string(recipient.nodeText(ours.uses[use].node)) +
          " is now " + result->text);
      edits.replaceNode(ours.uses[use].node, result->text);
    }
  }

  bool isShielded(Index operation) const {
    for (Index at = ours.operations[operation].parent; at != none;
         at = ours.operations[at].parent) {
      if (ours.operations[operation].block == location.block)
        return false;
      if (ours.operations[at].isolated && at >= location.operation)
        return true;
      if (ours.operations[at].block == location.block)
        return false;
    }
    return false;
  }
};
} // namespace

bool graft::instantiate(const Synthesized &fragment, const Program &recipient,
                        const Location &location, const Bindings &bindings,
                        MutationContext &context, Rewriter &edits) {
  return Instantiator(fragment, recipient, location, bindings, context, edits)
      .run();
}

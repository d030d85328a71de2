//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Instantiator.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

#include <algorithm>

using namespace scion;
using namespace scion::graft;

bool Instantiator::bindOperands() {
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

/// Draws the nearest match with a probability of at least a half, else any.
static Index pickNear(std::span<const Index> nearestFirst,
                      ChoiceStream &choices) {
  return nearestFirst.size() == 1 || choices.chance(1, 2)
             ? nearestFirst.front()
             : choices.pick(nearestFirst);
}

bool Instantiator::bindUses(Index use, Index first, Index end, unsigned depth) {
  for (; use < theirs.uses.size() && theirs.uses[use].operation < end; ++use) {
    const Use &which = theirs.uses[use];
    if (which.value != none && definedIn(which.value, first, end))
      continue;
    if (which.value != none && nameOf(theirs.values[which.value].node))
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

std::string Instantiator::undefinedKey(const Use &use) const {
  return std::string(donor.nodeText(use.node)) + " : " +
         std::to_string(use.type);
}

std::optional<Bound> Instantiator::bind(Index use, unsigned depth) {
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
  // A value at a matching place, if it is visible and of the type.
  std::vector<Index> matching;
  for (size_t i = 0; i < fragment.parameters.size(); ++i) {
    const Parameter &parameter = fragment.parameters[i];
    if (parameter.kind != Parameter::Value ||
        (parameter.value != none ? parameter.value != which.value
                                 : parameter.text != name))
      continue;
    for (Index node : bindings[i]) {
      Index value = ours.valueOf(node);
      if (value != none && ours.values[value].type == type &&
          std::find(visible.begin(), visible.end(), value) != visible.end() &&
          std::find(matching.begin(), matching.end(), value) == matching.end())
        matching.push_back(value);
    }
  }
  if (!matching.empty())
    return bound(pickNear(matching, context.choices), "at a matching place");
  // Sometimes slice even if a value is visible, to bring new operations.
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

bool Instantiator::slice(Index value, unsigned depth) {
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
      (!rewrite.empty() && namesSymbols(operation, info.end)) ||
      !context.knowledge.fitsUnder(info.name, placeName()))
    return false;
  // Restore the state if the slice fails.
  auto keptNames = names;
  auto keptValues = values;
  auto keptPrefix = prefix;
  unsigned keptCount = sliceOperations;
  ++sliceOperations;
  renameDefinitions(info.node, donor.node(info.node).end);
  if (bindUses(info.firstUse, operation, info.end, depth + 1) &&
      bindSymbols(operation, info.end))
    if (std::optional<std::string> text = write(info.node)) {
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

std::optional<Bound> Instantiator::make(Index typeNode, TypeKey type,
                                        const std::string &name) {
  std::string text = typeText(typeNode);
  return text.empty() ? std::nullopt : makeOfType(text, type, name);
}

std::optional<Bound> Instantiator::makeOfType(const std::string &typeName,
                                              TypeKey type,
                                              const std::string &name) {
  std::vector<const std::string *> known;
  for (const Knowledge::Producer &producer : context.knowledge.producers(type))
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

std::string Instantiator::constantOf(const std::string &type) {
  auto number = [&](std::string_view element) -> std::string {
    bool integer = element == "index" ||
                   (element.starts_with("i") && element.size() > 1 &&
                    element.find_first_not_of("0123456789", 1) == element.npos);
    if (integer)
      return context.choices.chance(1, 2) ? "1" : "0";
    static constexpr std::string_view floats[] = {"f16", "bf16", "f32", "f64"};
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

void Instantiator::bindAttribute(const Parameter &parameter,
                                 const std::vector<Index> &candidates) {
  auto typeOf = [](const Program &program, Index attribute) {
    Index type = program.child(attribute, Production::Type);
    return type == none ? std::string_view() : program.nodeText(type);
  };
  // Attributes of the same kind can replace each other. The kind is the
  // production, with the name of a dialect attribute, the lengths of the lists
  // of a map, or the length of an array.
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

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

std::optional<std::string> Instantiator::write(Index root) {

  if (!options().parameters)
    return std::string(donor.nodeText(root));
  std::string out;
  const Node &whole = donor.node(root);
  Index next = root; // first node after the current place
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

void Instantiator::gap(const Node &whole, Index token, std::string &out) const {
  if (token == whole.firstToken)
    return;
  size_t begin = donor.token(token - 1).end, end = donor.token(token).begin;
  // Comments are not copied: a line break replaces a gap with a comment.
  std::string_view between =
      std::string_view(donor.text()).substr(begin, end - begin);
  if (between.find("//") != between.npos)
    out += '\n';
  else
    out += between;
}

bool Instantiator::replacement(Index index, std::optional<std::string> &text) {
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
    if (const std::string *name = nameOf(value.node)) {
      text = *name;
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
    // Keep the type of `array<i32: …>`, which stores parameters of the
    // operation.
    if (rewrite.isScalar() &&
        donor.node(node.parent).production == Production::DenseArray)
      text = std::string(donor.nodeText(index));
    return true;
  case Production::Location: {
    // Drop the locations of operations and block arguments.
    Production parent = donor.node(node.parent).production;
    if (parent == Production::Operation || parent == Production::BlockArgument)
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

bool Instantiator::isOutside(Index successor) const {
  return std::any_of(fragment.parameters.begin(), fragment.parameters.end(),
                     [&](const Parameter &parameter) {
                       return parameter.kind == Parameter::Label &&
                              parameter.text == donor.nodeText(successor);
                     });
}

bool Instantiator::isOfRewrittenType(Index number) const {
  for (Index node = donor.node(number).parent; node != none;
       node = donor.node(node).parent) {
    Production production = donor.node(node).production;
    if (production == Production::DenseArray)
      return false;
    if (production == Production::Attribute) {
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

bool Instantiator::writeToken(Index index, std::string &out) {
  std::string_view text = donor.tokenText(index);
  switch (donor.token(index).kind) {
  case TokenKind::LabelId:
  case TokenKind::ValueId: { // a definition; `replacement` handles operands
    auto it = names.find(index);
    if (it != names.end()) {
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
    // Rename the root of a reference; nested symbols keep their names.
    if (it != symbolNames.end() && it->second != it->first &&
        !(index > 0 && donor.token(index - 1).kind == TokenKind::ColonColon)) {
      out += symbolReference(it->second);
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

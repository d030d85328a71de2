//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ChunkResult.h"

#include <cstring>

using namespace scion;
using namespace scion::harvest;

std::string_view harvest::toString(Fate fate) {
  switch (fate) {
  case Fate::Valid:
    return "valid";
  case Fate::ParseError:
    return "parse error";
  case Fate::VerifyError:
    return "verify error";
  case Fate::ToolError:
    return "tool error";
  case Fate::Crash:
    return "crash";
  case Fate::TimeOut:
    return "time-out";
  case Fate::Empty:
    return "empty";
  case Fate::TooLarge:
    return "too large";
  case Fate::Unreadable:
    return "unreadable";
  case Fate::OtherDialect:
    return "other dialect";
  case Fate::Duplicate:
    return "duplicate";
  }
  return "unknown";
}

ChunkResult harvest::refusal(Fate fate, std::string reason, unsigned line) {
  ChunkResult outcome;
  outcome.fate = fate;
  outcome.reason = std::move(reason);
  outcome.line = line;
  return outcome;
}

// Sender and receiver are the same binary, so numbers are sent in their memory
// representation: total size, then fate, verified, line, key, ops, count of
// dialects, then each string after its size.
template <typename Number>
static void put(std::string &wire, Number number) {
  wire.append(reinterpret_cast<const char *>(&number), sizeof(number));
}

static void putString(std::string &wire, std::string_view text) {
  put<uint64_t>(wire, text.size());
  wire += text;
}

template <typename Number>
static Number get(std::string_view &wire) {
  Number number;
  std::memcpy(&number, wire.data(), sizeof(number));
  wire.remove_prefix(sizeof(number));
  return number;
}

static std::string getString(std::string_view &wire) {
  auto size = get<uint64_t>(wire);
  std::string text(wire.substr(0, size));
  wire.remove_prefix(size);
  return text;
}

void harvest::encode(const ChunkResult &outcome, std::string &wire) {
  size_t start = wire.size();
  put<uint64_t>(wire, 0);
  put(wire, outcome.fate);
  put(wire, outcome.verified);
  put(wire, outcome.line);
  put(wire, outcome.key);
  put(wire, outcome.ops);
  put<uint64_t>(wire, outcome.dialects.size());
  putString(wire, outcome.reason);
  putString(wire, outcome.text);
  for (const std::string &dialect : outcome.dialects)
    putString(wire, dialect);
  uint64_t size = wire.size() - start;
  std::memcpy(wire.data() + start, &size, sizeof(size));
}

std::optional<ChunkResult> harvest::decode(std::string &wire) {
  std::string_view rest = wire;
  if (rest.size() < sizeof(uint64_t))
    return std::nullopt;
  auto size = get<uint64_t>(rest);
  if (wire.size() < size)
    return std::nullopt;
  ChunkResult outcome;
  outcome.fate = get<Fate>(rest);
  outcome.verified = get<bool>(rest);
  outcome.line = get<unsigned>(rest);
  outcome.key = get<uint64_t>(rest);
  outcome.ops = get<uint64_t>(rest);
  outcome.dialects.resize(get<uint64_t>(rest));
  outcome.reason = getString(rest);
  outcome.text = getString(rest);
  for (std::string &dialect : outcome.dialects)
    dialect = getString(rest);
  wire.erase(0, size);
  return outcome;
}

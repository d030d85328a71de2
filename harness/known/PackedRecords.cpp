//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number is its digits and a ':', a text its size as a number and its bytes,
// a list its size and its items, a record its fields in this order.
//
//===----------------------------------------------------------------------===//

#include "harness/known/PackedRecords.h"

#include <charconv>
#include <type_traits>

using namespace scion;

// The fields that are written and read. RecordTest.cpp checks that none is
// missing.

template <typename Stream, typename R>
static void fieldsOf(Stream &io, R &record)
  requires std::is_same_v<std::remove_const_t<R>, Record>
{
  io(record.id, record.aliases, record.title, record.kind, record.culprits,
     record.patterns, record.family, record.severity, record.live, record.fixed,
     record.asserts, record.upstream, record.regressions, record.nearMisses,
     record.recognised, record.suppressRules, record.note);
}

template <typename Stream, typename R>
static void fieldsOf(Stream &io, R &one)
  requires std::is_same_v<std::remove_const_t<R>, Regression>
{
  io(one.since, one.until, one.program, one.through, one.shows);
}

template <typename Stream, typename R>
static void fieldsOf(Stream &io, R &one)
  requires std::is_same_v<std::remove_const_t<R>, Recognition>
{
  io(one.since, one.until, one.kind, one.culprit, one.pattern, one.summary,
     one.bucket, one.reason, one.where, one.runs);
}

template <typename Stream, typename R>
static void fieldsOf(Stream &io, R &one)
  requires std::is_same_v<std::remove_const_t<R>, SuppressRule>
{
  io(one.since, one.until, one.pass, one.options, one.move, one.step,
     one.pattern, one.behaviour, one.where);
}

template <typename T>
static constexpr bool isNumber = std::is_integral_v<T> || std::is_enum_v<T>;

namespace {
struct Writer {
  std::string text;

  template <typename... Values>
  void operator()(const Values &...values) {
    (put(values), ...);
  }

  template <typename T>
  void put(const T &value) {
    if constexpr (isNumber<T>)
      text += std::to_string(unsigned(value)) + ":";
    else
      fieldsOf(*this, value);
  }
  void put(const std::string &value) {
    put(unsigned(value.size()));
    text += value;
  }
  void put(const Glob &glob) {
    put(glob.empty() ? std::string() : glob.text());
  }
  template <typename T>
  void put(const std::vector<T> &list) {
    put(unsigned(list.size()));
    for (const T &item : list)
      put(item);
  }
};

struct Reader {
  std::string_view rest;

  template <typename... Values>
  void operator()(Values &...values) {
    (get(values), ...);
  }

  template <typename T>
  void get(T &value) {
    if constexpr (isNumber<T>) {
      unsigned number = 0;
      const char *end =
          std::from_chars(rest.data(), rest.data() + rest.size(), number).ptr;
      rest.remove_prefix(size_t(end - rest.data()) + 1);
      value = T(number);
    } else {
      fieldsOf(*this, value);
    }
  }
  std::string_view text() {
    unsigned size = 0;
    get(size);
    std::string_view text = rest.substr(0, size);
    rest.remove_prefix(size);
    return text;
  }
  void get(std::string &value) { value = text(); }
  void get(Glob &glob) {
    std::string problem;
    if (std::string_view pattern = text(); !pattern.empty())
      glob = Glob::read(pattern, problem);
  }
  template <typename T>
  void get(std::vector<T> &list) {
    unsigned size = 0;
    get(size);
    list.resize(size);
    for (T &item : list)
      get(item);
  }
};
} // namespace

std::string scion::packRecords(const std::vector<Record> &records) {
  Writer out;
  out(records);
  return out.text;
}

std::vector<Record> scion::unpackRecords(std::string_view packed) {
  std::vector<Record> records;
  Reader in{packed};
  in(records);
  return records;
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/State.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace scion::drive;
namespace json = llvm::json;

/// The numbers of Sums, by their names in the file.
static constexpr std::pair<const char *, uint64_t Sums::*> sumFields[] = {
    {"mutants", &Sums::mutants},
    {"accepted", &Sums::accepted},
    {"not-made", &Sums::notMade},
    {"outputs", &Sums::outputs},
    {"unread", &Sums::unread},
    {"runs", &Sums::runs},
    {"passes", &Sums::passes},
    {"effects", &Sums::effects},
    {"refusals", &Sums::refusals},
    {"not-again", &Sums::notAgain},
    {"extra", &Sums::extra},
    {"starts", &Sums::starts},
    {"compared", &Sums::compared},
    {"undefined", &Sums::undefined},
    {"not-run", &Sums::notRun},
    {"not-run-after", &Sums::notRunAfter},
    {"not-the-same", &Sums::notTheSame}};

static constexpr std::pair<const char *, std::string Bucket::*> bucketFields[] =
    {{"kind", &Bucket::kind},       {"culprit", &Bucket::culprit},
     {"detail", &Bucket::detail},   {"known", &Bucket::known},
     {"summary", &Bucket::summary}, {"command", &Bucket::command},
     {"folder", &Bucket::folder},   {"flags", &Bucket::flags}};

std::string drive::writeState(const State &state) {
  json::Object sums, buckets, passes, effects, suppressed;
  for (auto [name, field] : sumFields)
    sums[name] = state.sums.*field;
  for (const auto &[key, bucket] : state.buckets) {
    json::Object object{{"count", bucket.count}};
    for (auto [name, field] : bucketFields)
      object[name] = json::fixUTF8(bucket.*field);
    buckets[json::fixUTF8(key)] = std::move(object);
  }
  for (const auto &[pass, counts] : state.learned.passes)
    passes[pass] =
        json::Array{counts.ran, counts.changed, counts.refused, counts.ended};
  for (const auto &[key, counts] : state.learned.effects)
    effects[key] = json::Array{counts.first, counts.second};
  for (const auto &[pass, count] : state.suppressed)
    suppressed[pass] = count;
  std::string text;
  llvm::raw_string_ostream(text)
      << json::Value(json::Object{{"subject", state.subject},
                                  {"rounds", state.rounds},
                                  {"sums", std::move(sums)},
                                  {"kept", json::Array(state.kept)},
                                  {"new-pairs", json::Array(state.newPairs)},
                                  {"buckets", std::move(buckets)},
                                  {"suppressed", std::move(suppressed)},
                                  {"passes", std::move(passes)},
                                  {"effects", std::move(effects)}})
      << '\n';
  return text;
}

static uint64_t numberAt(const json::Array *array, size_t i) {
  if (!array || i >= array->size())
    return 0;
  return uint64_t((*array)[i].getAsInteger().value_or(0));
}

bool drive::readState(std::string_view text, State &state) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return false;
  }
  const json::Object *all = value->getAsObject();
  if (!all || !all->getString("subject"))
    return false;
  state.subject = all->getString("subject")->str();
  state.rounds = uint64_t(all->getInteger("rounds").value_or(0));
  if (const json::Object *sums = all->getObject("sums"))
    for (auto [name, field] : sumFields)
      state.sums.*field = uint64_t(sums->getInteger(name).value_or(0));
  if (const json::Array *kept = all->getArray("kept"))
    for (const json::Value &name : *kept)
      state.kept.push_back(name.getAsString().value_or("").str());
  if (const json::Array *pairs = all->getArray("new-pairs"))
    for (const json::Value &pair : *pairs)
      state.newPairs.insert(pair.getAsString().value_or("").str());
  if (const json::Object *buckets = all->getObject("buckets"))
    for (const auto &[key, each] : *buckets) {
      Bucket &bucket = state.buckets[key.str()];
      const json::Object *object = each.getAsObject();
      for (auto [name, field] : bucketFields)
        bucket.*field =
            object ? object->getString(name).value_or("").str() : "";
      bucket.count =
          object ? uint64_t(object->getInteger("count").value_or(0)) : 0;
    }
  if (const json::Object *suppressed = all->getObject("suppressed"))
    for (const auto &[pass, count] : *suppressed)
      state.suppressed[pass.str()] = uint64_t(count.getAsInteger().value_or(0));
  if (const json::Object *passes = all->getObject("passes"))
    for (const auto &[pass, each] : *passes) {
      const json::Array *counts = each.getAsArray();
      state.learned.passes[pass.str()] = {
          numberAt(counts, 0), numberAt(counts, 1), numberAt(counts, 2),
          numberAt(counts, 3)};
    }
  if (const json::Object *effects = all->getObject("effects"))
    for (const auto &[key, each] : *effects)
      state.learned.effects[key.str()] = {numberAt(each.getAsArray(), 0),
                                          numberAt(each.getAsArray(), 1)};
  return true;
}

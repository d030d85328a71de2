//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognises a finding as a known bug, by the record's conditions: the culprit,
// its pattern, the words of the summary, and selectors on the culprit's input.
// A condition on something that the finding does not have fails: a known bug
// must not hide an unknown one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_RECOGNISE_H
#define SCION_HARNESS_ORACLE_RECOGNISE_H

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct Finding;
struct PathStep;
struct Record;
class Registry;

/// The record's place in the registry, or Registry::isLegal. Lifted ones come
/// first. Records that are switched off (`--without`) are not asked.
std::optional<unsigned> recognise(const Finding &finding,
                                  const Registry &registry);

/// Notes how a finding is recognised: the culprit, and the kinds of ops and
/// predicates of its input, with the ops of its schedule.
void noteInput(Finding &finding, const PathStep &step,
               std::vector<std::string> kinds);
std::vector<std::string> kindsGiven(const PathStep &step,
                                    std::vector<std::string> kinds);

bool fitsRecord(const Finding &finding, const Record &record);

/// Decides what becomes of a finding: true if it is counted and passed by. Else
/// it is to be reported, and says which bug it is if that is known.
/// `isAsked`: a person wants to know about the step in any case.
bool absorb(Finding &finding, bool isAsked = false);

/// True if a record that was enabled on this path knows the finding by its
/// message alone; it is counted. Blame is not needed then, which takes as long
/// as 20 paths: without this it took a third of a minute of ci/fuzz.
bool absorbEnabled(const Finding &finding);

/// From now on findings that do not end the process go there: a campaign saves
/// them by its ledger.
void setFindingKeeper(void (*keep)(const Finding &finding));

/// Without a keeper: reports it, unless it was before; from now on it is known,
/// by its pattern (Registry::learn).
void reportAndLearn(const Finding &finding);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_RECOGNISE_H

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

/// The record's index in the registry, or Registry::isLegal. Enabled records
/// come first. Records that are switched off (`--without`) are ignored.
std::optional<unsigned> recognise(const Finding &finding,
                                  const Registry &registry);

/// Notes how a finding is recognised: the culprit, and the kinds of ops and
/// predicates of its input, with the ops of its schedule.
void noteInput(Finding &finding, const PathStep &step,
               std::vector<std::string> kinds);
std::vector<std::string> kindsGiven(const PathStep &step,
                                    std::vector<std::string> kinds);

bool fitsRecord(const Finding &finding, const Record &record);

/// Returns true if the finding is suppressed, and counts it. Otherwise the
/// caller must report it; Finding::known then names the bug if it was
/// recognised. `isAsked`: the user asked for the step, so known bugs are not
/// suppressed.
bool absorb(Finding &finding, bool isAsked = false);

/// Returns true, and counts the finding, if a record that is enabled on this
/// path recognises it by its message alone. This saves the search for the
/// culprit, which takes as long as 20 paths and took a third of a one-minute
/// run of ci/fuzz.
bool absorbEnabled(const Finding &finding);

/// From now on findings that do not end the process are passed to `keep`: a
/// campaign saves those that its ledger selects.
void setFindingKeeper(void (*keep)(const Finding &finding));

/// Passes the finding to the keeper. If there is none, reports it, unless it
/// was reported before, and suppresses its pattern from now on
/// (Registry::learn).
void reportAndLearn(const Finding &finding);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_RECOGNISE_H

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/Check.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/PassCheck.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"
#include "harness/oracle/RoundTrip.h"
#include "tools/Child.h"
#include "tools/Judging.h"
#include "tools/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"

#include <algorithm>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>

using namespace scion;

/// Processor time that a worker may take: a base, and an amount for each
/// program. A worker that exceeds it counts as a hang, which may also come from
/// a heap that an earlier program has corrupted. The slowest program takes 3 s
/// with AddressSanitizer.
static constexpr unsigned secondsFirst = 20, secondsEach = 3;

/// The limit for a program that is known to hang. With the bug fixed, each of
/// them takes less than 1 s.
static constexpr unsigned secondsHanging = 5;

/// Programs that one worker replays: starting one takes a third of a second.
static constexpr size_t itemsEach = 24;

std::string_view scion::toString(RecordState state) {
  switch (state) {
  case RecordState::Live:
    return "live";
  case RecordState::Fixed:
    return "fixed";
  case RecordState::Changed:
    return "changed";
  case RecordState::Unchecked:
    return "unchecked";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// The worker
//===----------------------------------------------------------------------===//

static std::optional<Finding> roundTrip(const std::string &text,
                                        const std::string &name) {
  std::optional<ParsedInput> input = parseInput(text, nullptr, name);
  return input ? checkRoundTrip(input->module.get()) : std::nullopt;
}

static std::optional<Finding> runPasses(const std::string &text,
                                        const std::string &name,
                                        const std::vector<PathStep> &through,
                                        const std::string &breadcrumb) {
  std::optional<ParsedInput> input = parseInput(text, nullptr, name);
  if (!input || through.empty())
    return std::nullopt;
  PassCheckOptions options;
  options.through = through;
  options.progress = [&](const std::string &program,
                         const std::vector<PathStep> &path,
                         const std::vector<std::string> &kinds) {
    dropBreadcrumb(breadcrumb, program, path, kinds);
  };
  return checkPasses(*input, options);
}

/// Random paths to draw if the plain lowering itself shows the bug, so that
/// some paths avoid it.
static constexpr unsigned drawnPaths = 12;

/// Prefix of the answer for a program whose worker did not start in time.
static constexpr char noWorker[] = "no worker: ";

/// Answer of a worker whose MLIR rejects the program or the pipeline.
static constexpr const char *notTaken = "not-taken";

static bool isTaken(const Regression &regression, const std::string &text) {
  std::string error;
  splitPipeline(regression.through, error);
  return error.empty() && parseInput(text);
}

static std::optional<Finding>
lower(const std::string &text, const std::string &name,
      const std::vector<PathStep> &through, bool recondition, bool observe,
      const std::string &breadcrumb, const std::function<bool()> &isMet) {
  std::optional<ParsedInput> input = parseInput(text, nullptr, name);
  if (!input)
    return std::nullopt;
  LoweringOptions options;
  options.through = through;
  options.paths = through.empty() ? drawnPaths : 1;
  options.prepare.recondition = recondition;
  options.prepare.observe = observe;
  options.isEnough = isMet;
  options.progress = [&](const std::string &program,
                         const std::vector<PathStep> &path,
                         const std::vector<std::string> &kinds) {
    dropBreadcrumb(breadcrumb, program, path, kinds);
  };
  return checkLowering(*input, options).finding;
}

/// Returns the first finding of the oracles for this kind of bug. Stops and
/// returns none once the bug of the record was hit and recognised.
static std::optional<Finding> replay(const Record &record,
                                     const Regression &regression,
                                     const std::string &text,
                                     const std::string &breadcrumb,
                                     const std::function<bool()> &isMet) {
  const std::string &name = regression.program;
  std::string error;
  std::vector<PathStep> through = splitPipeline(regression.through, error);
  if (!error.empty())
    std::printf("note %s: %s\n", name.c_str(), error.c_str());
  if (record.kind == BugKind::RoundTrip)
    return roundTrip(text, name);
  bool isMiscompile = record.kind == BugKind::Miscompile;
  if (!isMiscompile)
    if (auto finding = runPasses(text, name, through, breadcrumb);
        finding || isMet())
      return finding;
  // Run the program with its own output first; add observations only if nothing
  // shows.
  for (bool observe : {false, true})
    for (bool recondition : {true, false}) {
      auto finding =
          lower(text, name, through, recondition, observe, breadcrumb, isMet);
      if (finding || isMet())
        return finding;
    }
  return isMiscompile ? runPasses(text, name, through, breadcrumb)
                      : std::nullopt;
}

int scion::replayRecords(const std::string &items, const std::string &programs,
                         const std::string &breadcrumb,
                         const std::string &settings) {
  Registry &registry = Registry::global();
  registry.adopt(readInput(settings).value_or(""));
  installCrashAttribution();
  llvm::SmallVector<llvm::StringRef> list;
  llvm::StringRef(items).split(list, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef item : list) {
    auto [id, number] = item.split(':');
    unsigned index = 0;
    std::optional<unsigned> record = registry.find(id);
    if (!record || number.getAsInteger(10, index))
      return exitUsage;
    const Record &known = registry.records()[*record];
    const Regression &regression = known.regressions[index];
    std::printf("begin %s\n", item.str().c_str());
    std::fflush(stdout);
    writeOutput(breadcrumb, "");
    std::optional<std::string> text =
        readInput(programs + "/" + regression.program);
    if (!text)
      return exitUsage;
    // All other bugs are suppressed; this one is enabled, on every path.
    auto isMet = [&, hits = registry.counts(*record).hits] {
      return registry.counts(*record).hits != hits;
    };
    std::optional<Finding> finding =
        replay(known, regression, "// scion: enable=" + known.id + "\n" + *text,
               breadcrumb, isMet);
    if (finding && finding->known.empty())
      absorb(*finding, /*isAsked=*/true);
    bool isThis = isMet() || (finding && fitsRecord(*finding, known));
    if (finding)
      std::fputs(formatReport(*finding).c_str(), stderr);
    bool isShown = finding || isThis;
    std::string what =
        finding ? finding->culprit + "." + std::string(toString(finding->kind))
        : isShown || isTaken(regression, *text) ? "."
                                                : notTaken;
    std::printf("end %s %s %s %s\n", item.str().c_str(),
                isShown ? "found" : "nothing",
                isThis                               ? known.id.c_str()
                : finding && !finding->known.empty() ? finding->known.c_str()
                                                     : "-",
                what.c_str());
    std::fflush(stdout);
  }
  return exitFine;
}

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

namespace {
struct Item {
  std::string name; // "ID:NUMBER"
  bool mayHang = false;
  bool diedBehindOthers = false;

  /// Whether the program needs its own worker, because it may hang or an
  /// earlier program may affect it.
  bool isAlone() const { return mayHang || diedBehindOthers; }
};

struct Answer {
  bool isFound = false;
  std::string known, what; // `known` is "-" for an unknown bug
};

using Answers = std::map<std::string, Answer>;
} // namespace

namespace {
using Batch = std::vector<Item>;

/// Replays batches in workers. If a worker crashes, another one continues with
/// the rest of its batch.
class Replayer {
public:
  Replayer(const KnownCheckOptions &how, std::deque<Batch> batches)
      : how(how), batches(std::move(batches)) {}

  Answers run() {
    process::Pool pool(how.jobs);
    while (!batches.empty() || !pool.isEmpty()) {
      while (!batches.empty() && !pool.isFull()) {
        start(pool, std::move(batches.front()));
        batches.pop_front();
      }
      if (!pool.wait())
        break;
    }
    return std::move(answers);
  }

private:
  struct Files {
    TemporaryFile breadcrumb{""}, settings{Registry::global().settings()};
  };

  void start(process::Pool &pool, Batch items) {
    size_t count = items[0].isAlone() ? 1 : items.size();
    std::string names;
    for (size_t i = 0; i < count; ++i)
      names += items[i].name + ",";
    auto files = std::make_shared<Files>();
    process::Job job = selfJob(
        {"known", "check", "--items", names, "--programs", how.programs,
         "--breadcrumb", files->breadcrumb.path(), "--settings",
         files->settings.path()},
        items[0].mayHang ? secondsHanging
                         : secondsFirst + unsigned(count) * secondsEach);
    pool.start(std::move(job), [this, files, count, items = std::move(items)](
                                   process::Result result) {
      take(childResult(std::move(result)), files->breadcrumb.path(), count,
           items);
    });
  }

  void take(const ChildResult &child, const std::string &breadcrumb,
            size_t count, Batch items);

  const KnownCheckOptions &how;
  std::deque<Batch> batches;
  Answers answers;
};
} // namespace

void Replayer::take(const ChildResult &child, const std::string &breadcrumb,
                    size_t count, Batch items) {
  size_t done = 0;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(child.output).split(lines, '\n');
  std::string open;
  for (llvm::StringRef line : lines) {
    llvm::SmallVector<llvm::StringRef> words;
    line.split(words, ' ');
    if (words.size() == 2 && words[0] == "begin")
      open = words[1].str();
    if (words.size() != 5 || words[0] != "end")
      continue;
    answers[words[1].str()] = {words[2] == "found", words[3].str(),
                               words[4].str()};
    open.clear();
    ++done;
  }
  if (!how.reports.empty())
    writeOutput(how.reports + "/" + items.front().name + ".txt",
                child.output + child.errors);
  if (done < count && !open.empty()) {
    // The worker crashed or hung in this program.
    Finding finding = crashFinding(child, breadcrumb);
    const Registry &registry = Registry::global();
    const Record &known =
        registry
            .records()[*registry.find(llvm::StringRef(open).split(':').first)];
    if (child.timedOut) {
      finding.kind = FindingKind::Hang;
      // Extract the pass from func.func(pass{option=1}).
      if (finding.culprit == "unknown" && !finding.step.empty()) {
        llvm::StringRef pass = llvm::StringRef(finding.step).split('{').first;
        finding.culprit = pass.drop_front(pass.rfind('(') + 1);
      }
      finding.known.clear();
      absorb(finding, /*isAsked=*/true);
    }
    bool isOwn = fitsRecord(finding, known);
    if (isOwn)
      finding.known = known.id;
    if (!isOwn && done > 0) {
      // An earlier program may have caused this crash, so try again alone.
      items[done].diedBehindOthers = true;
      items.erase(items.begin(), items.begin() + done);
      batches.push_front(std::move(items));
      return;
    }
    answers[open] = {true, finding.known.empty() ? "-" : finding.known,
                     finding.culprit + "." +
                         std::string(toString(finding.kind))};
    ++done;
  } else if (done < count) {
    answers[items[done].name] = {false, "-", noWorker + child.ending};
    ++done;
  }
  items.erase(items.begin(), items.begin() + done);
  if (!items.empty())
    batches.push_front(std::move(items));
}

/// Splits the programs into batches, one for each worker, independent of the
/// number of jobs. Hangs come first, so that none is left for the end.
static std::deque<Batch> batchesOf(const std::vector<Item> &items,
                                   const KnownCheckOptions &how) {
  // With --reports, each program has its own file.
  size_t most = how.reports.empty() ? itemsEach : 1;
  std::deque<Batch> alone, batches;
  for (const Item &item : items)
    if (item.isAlone())
      alone.push_back({item});
    else if (batches.empty() || batches.back().size() == most)
      batches.push_back({item});
    else
      batches.back().push_back(item);
  alone.insert(alone.end(), batches.begin(), batches.end());
  return alone;
}

/// Whether AddressSanitizer may change how the bug shows. It keeps freed
/// memory, and if MLIR reads that, its content decides between a crash and
/// another result.
static bool isOfFreedMemory(const Record &record, const Answer &answer) {
#if __has_feature(address_sanitizer)
  return (record.kind == BugKind::Crash && !answer.isFound) ||
         (record.kind == BugKind::InvalidIR &&
          llvm::StringRef(answer.what).ends_with(".crash"));
#else
  return false;
#endif
}

std::vector<CheckedRecord>
scion::checkRecords(const KnownCheckOptions &options) {
  if (!options.reports.empty()) {
    std::error_code ignored; // writing reports it
    std::filesystem::create_directories(options.reports, ignored);
  }
  const Registry &registry = Registry::global();
  std::vector<Item> items;
  std::vector<const Record *> chosen;
  std::set<std::string> asked;
  for (const std::string &id : options.ids)
    asked.insert(registry.records()[*registry.find(id)].id); // of an alias, too
  for (const Record &record : registry.records()) {
    if (!asked.empty() && !asked.contains(record.id))
      continue;
    chosen.push_back(&record);
    for (size_t i = 0; i < record.regressions.size(); ++i)
      if (record.regressions[i].isFor(LLVM_VERSION_MAJOR))
        items.push_back({record.id + ":" + std::to_string(i),
                         record.kind == BugKind::Hang});
  }
  Answers answers = Replayer(options, batchesOf(items, options)).run();
  std::vector<CheckedRecord> results;
  for (const Record *record : chosen) {
    CheckedRecord result{record->id, RecordState::Unchecked, {}};
    bool isReplayed = false, isFixed = true, isUnchecked = false;
    bool isOfOthers = false; // AddressSanitizer may change the result
    for (size_t i = 0; i < record->regressions.size(); ++i) {
      const Regression &regression = record->regressions[i];
      if (!regression.isFor(LLVM_VERSION_MAJOR))
        continue;
      isReplayed = true;
      auto found = answers.find(record->id + ":" + std::to_string(i));
      std::string place =
          regression.program + (regression.through.empty()
                                    ? ""
                                    : " through '" + regression.through + "'");
      result.wasReplayed &=
          found == answers.end() || !found->second.what.starts_with(noWorker);
      std::string seen = found == answers.end()  ? ""
                         : found->second.isFound ? found->second.what
                                                 : "nothing";
      if (found == answers.end()) {
        result.stories.push_back(place + ": was not replayed");
        isFixed = false;
      } else if (!regression.shows.empty() && seen == regression.shows) {
        // The record says that this program shows something else or cannot be
        // replayed.
        isFixed = false;
        if (found->second.isFound)
          result.state = RecordState::Live;
        else
          isUnchecked = true;
      } else if (isOfFreedMemory(*record, found->second) &&
                 found->second.known != record->id) {
        result.stories.push_back(place + ": shows " + seen +
                                 "; ask a build without AddressSanitizer");
        isOfOthers = true;
      } else if (found->second.what == notTaken) {
        result.stories.push_back(
            place + ": this MLIR does not take it: give it `until` or "
                    "`since`, and look whether another program shows the bug");
        isFixed = false;
      } else if (!found->second.isFound) {
        result.stories.push_back(place + ": shows nothing" +
                                 (found->second.what.size() > 1
                                      ? " (" + found->second.what + ")"
                                      : ""));
      } else if (found->second.known == record->id) {
        result.state = RecordState::Live;
      } else {
        result.stories.push_back(
            place + ": shows " + found->second.what +
            (found->second.known == "-"
                 ? ", which no record recognises"
                 : ", which is recognised as " + found->second.known));
        isFixed = false;
      }
    }
    if (result.state != RecordState::Live && isReplayed && !isOfOthers &&
        !(isUnchecked && result.stories.empty()))
      result.state = isFixed ? RecordState::Fixed : RecordState::Changed;
    results.push_back(std::move(result));
  }
  return results;
}

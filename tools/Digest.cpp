//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion digest`: a campaign's findings become clusters, one for each bug, each
// with a reduced program, its near miss and a report. Each result is recorded
// at once, so a later call goes on with the findings that are left.
//
// One idea: the steps of one call, which share the folder and its contents.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Bucket.h"
#include "harness/oracle/FindingFile.h"
#include "harness/oracle/Ledger.h"
#include "harness/reduce/FindingReplay.h"
#include "harness/reduce/Neighbours.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/Deadline.h"
#include "tools/Tool.h"
#include "tools/digest/Cluster.h"
#include "tools/digest/Pile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <set>

using namespace scion;
namespace fs = std::filesystem;

static constexpr const char *help = R"(Examples:
  scion digest work/mlir_pass_fuzzer
      the findings of ci/fuzz: reduced, clustered, and a page of them
  scion digest work/mlir_pass_fuzzer --time 600
      ends after ten minutes with what there is; the same call goes on
  scion known adopt work/mlir_pass_fuzzer/digest/crash-canonicalize-1f3a9c02
      makes a record of a cluster

The folder DIR/digest gets
  CLUSTER/      one folder a bug: reduced.mlir, near-miss.mlir, report.md, …
  clusters.md   the page: a table, and a paragraph each
  done.jsonl    what was done with each finding; removed, all is done anew
Findings of known bugs are counted, not reduced. Hangs have a queue of their own,
which takes a tenth of the time while other findings wait: each try waits for its
end.)";

namespace {
struct DigestTool {
  std::string folder;
  unsigned jobs = 2;
  unsigned each = 12; // files of a bucket that may hold several bugs
  uint64_t fuel = 3000;
  bool json = false, isQuiet = false;
  Deadline deadline;
  std::vector<std::string> settings;
};

/// The result of one finding.
struct Done {
  std::string cluster, why; // one of them
  std::vector<std::string> effect = {}, killVector = {};
};
} // namespace

/// Time limit of one try, for a hang and for any other finding.
static constexpr unsigned hangSeconds = 5, trySeconds = 20;

/// Time limit of a reduction, which then takes the best program so far. In a
/// campaign one of 40 findings took longer than 60 s: constants of 2^31
/// elements, 3 s a try.
static constexpr unsigned reduceSeconds = 60;

/// CPU time limit of a reduction. If it is hit, there is no result.
static constexpr unsigned lostSeconds = 600;

/// While other findings wait, hangs take one part in this many of the time.
static constexpr unsigned hangShare = 10;

//===----------------------------------------------------------------------===//
// done.jsonl
//===----------------------------------------------------------------------===//

static std::map<std::string, Done> readDone(const std::string &path) {
  std::map<std::string, Done> done;
  std::string text = fs::exists(path) ? readInput(path).value_or("") : "";
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    if (!value) {
      llvm::consumeError(value.takeError()); // the call was ended in its middle
      continue;
    }
    if (const llvm::json::Object *object = value->getAsObject())
      done[object->getString("file").value_or("").str()] = {
          object->getString("cluster").value_or("").str(),
          object->getString("why").value_or("").str()};
  }
  return done;
}

static void noteDone(const std::string &path, const std::string &file,
                     const Done &done) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error, llvm::sys::fs::OF_Append);
  stream << llvm::json::Value(llvm::json::Object{
                {"file", llvm::json::fixUTF8(file)},
                {"cluster", done.cluster},
                {"why", llvm::json::fixUTF8(done.why)},
                {"effect", llvm::json::Array(done.effect)},
                {"kill-vector", llvm::json::Array(done.killVector)}})
         << '\n';
}

//===----------------------------------------------------------------------===//
// One finding
//===----------------------------------------------------------------------===//

static std::string lastLine(llvm::StringRef text) {
  auto [before, last] = text.trim().rsplit('\n');
  return (last.empty() ? before : last).str();
}

/// The title without the properties of the program.
static std::string titleOf(const std::string &report) {
  llvm::StringRef line = llvm::StringRef(report).split('\n').first;
  line = line.ltrim("# ");
  while (line.consume_front("["))
    line = line.split(']').second;
  return line.trim().str();
}

/// Reduces the finding, judges its neighbours, and puts it into its cluster.
static Done digestFinding(const DigestTool &tool, const Pile &pile,
                          const std::string &file) {
  std::string place = tool.folder + "/digest", work = place + "/.work";
  std::error_code error;
  fs::remove_all(work, error);
  unsigned seconds =
      pile.key.kind == FindingKind::Hang ? hangSeconds : trySeconds;
  ShrinkOptions options;
  options.jobs = tool.jobs;
  options.seconds = seconds;
  std::string why;
  std::optional<Finding> found = loadFinding(file);
  std::optional<Replayed> first;
  if (found)
    first = replayFinding(*found, options, why);
  if (!first)
    return {"", "it does not show again: " + why};
  recogniseReplayed(*first, options);
  if (!first->finding.known.empty())
    return {"", "it is known: " + first->finding.known};
  std::vector<std::string> command{"reduce",
                                   "--quiet",
                                   "-o",
                                   work,
                                   "-j",
                                   std::to_string(tool.jobs),
                                   "--fuel",
                                   std::to_string(tool.fuel),
                                   "--try-seconds",
                                   std::to_string(seconds),
                                   "--time",
                                   std::to_string(reduceSeconds)};
  command.insert(command.end(), tool.settings.begin(), tool.settings.end());
  command.push_back(file);
  ChildResult child = runSelf(command, lostSeconds);
  std::optional<Finding> reduced = loadFinding(work + "/reduced.finding");
  if (!reduced) {
    return {"", child.timedOut ? "it is not reduced in time"
                               : lastLine(child.errors)};
  }
  std::optional<Replayed> shown = replayFinding(*reduced, options, why);
  if (!shown)
    return {"", "the reduced program does not show it again: " + why};
  recogniseReplayed(*shown, options);
  // The report has custom syntax, in which literals are no attributes;
  // neighbours need generic syntax.
  if (std::string generic = programBehind(shown->subject, {}, options);
      !generic.empty())
    shown->subject.program = std::move(generic);
  std::vector<Neighbour> neighbours;
  if (pile.key.kind != FindingKind::Hang) {
    neighbours = neighboursOf(shown->subject.program);
    judgeNeighbours(neighbours, shown->subject, shown->shown.shown, options);
  }
  BucketKey key = bucketOf(*reduced);
  Cluster cluster;
  cluster.effect = shown->shown.shown.effect;
  cluster.killVector = killVector(neighbours);
  cluster.family = key.family();
  cluster.bucket = key.name();
  cluster.kind = toString(reduced->kind);
  cluster.culprit = reduced->culprit;
  cluster.name = clusterName(*reduced, cluster.family, cluster.effect);
  cluster.title = titleOf(readInput(work + "/report.md").value_or(""));
  cluster.stockTools =
      child.exitCode == exitFine ? "shows" : lastLine(child.errors);
  cluster.selector = shown->finding.inputKinds;
  llvm::sort(cluster.selector);
  if (const Neighbour *near = nearMissOf(neighbours)) {
    cluster.nearMiss = near->role + " " + near->change;
    writeOutput(work + "/near-miss.mlir", near->program);
  }
  Done done{cluster.name, "", cluster.effect, cluster.killVector};
  std::string folder = place + "/" + cluster.name;
  std::optional<Cluster> before = readCluster(folder);
  if (before) {
    // Keep only the kinds that all inputs of the cluster have.
    llvm::erase_if(before->selector, [&](const std::string &kind) {
      return !llvm::is_contained(cluster.selector, kind);
    });
    cluster.selector = before->selector;
    cluster.files = before->files;
  }
  // Keep the first program, or the first that shows with stock tools.
  if (before &&
      (before->stockTools == "shows" || cluster.stockTools != "shows"))
    cluster = std::move(*before);
  else
    fs::remove_all(folder, error);
  if (!fs::exists(folder, error))
    fs::rename(work, folder, error);
  if (error)
    return {"", folder + ": " + error.message()};
  fs::remove_all(work, error);
  for (const std::string &each :
       mayHoldSeveral(reduced->kind) ? std::vector{file} : pile.files)
    if (!llvm::is_contained(cluster.files, each))
      cluster.files.push_back(each);
  cluster.bucketFiles =
      std::max(cluster.bucketFiles, unsigned(pile.files.size()));
  if (!writeOutput(folder + "/cluster.json", writeCluster(cluster)))
    return {"", "cannot write " + folder};
  return done;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static std::vector<Cluster> clustersIn(const std::string &place) {
  std::set<std::string> folders;
  std::error_code error;
  for (auto it = fs::directory_iterator(place, error);
       !error && it != fs::directory_iterator(); it.increment(error))
    if (it->is_directory(error) &&
        !it->path().filename().string().starts_with("."))
      folders.insert(it->path().string());
  std::vector<Cluster> clusters;
  for (const std::string &folder : folders)
    if (std::optional<Cluster> cluster = readCluster(folder))
      clusters.push_back(std::move(*cluster));
  // First those that stock tools show, then the frequent ones.
  llvm::sort(clusters, [](const Cluster &a, const Cluster &b) {
    bool left = a.stockTools == "shows", right = b.stockTools == "shows";
    return left != right                    ? left
           : a.bucketFiles != b.bucketFiles ? a.bucketFiles > b.bucketFiles
                                            : a.name < b.name;
  });
  return clusters;
}

static std::string pageOf(const std::vector<Cluster> &clusters) {
  std::string page = "# Clusters\n\n| cluster | files | stock tools | title |\n"
                     "| --- | --- | --- | --- |\n";
  for (const Cluster &each : clusters)
    page += "| [" + each.name + "](" + each.name + "/report.md) | " +
            std::to_string(each.bucketFiles) + " | " +
            (each.stockTools == "shows" ? "show it" : "do not show it") +
            " | " + each.title + " |\n";
  for (const Cluster &each : clusters) {
    page += "\n## " + each.name + "\n\n" + each.title + ".\n\n- bucket: `" +
            each.bucket + "`\n- program: [reduced.mlir](" + each.name +
            "/reduced.mlir)";
    if (!each.nearMiss.empty())
      page += ", near miss: [" + each.nearMiss + "](" + each.name +
              "/near-miss.mlir)";
    if (each.stockTools != "shows")
      page += "\n- stock tools: " + each.stockTools;
    if (!each.effect.empty())
      page += "\n- effect of the pass: " + llvm::join(each.effect, " ");
    page +=
        "\n- all inputs of the pass had: " + llvm::join(each.selector, ", ") +
        "\n";
    if (!each.killVector.empty())
      page += "- neighbours: " + llvm::join(each.killVector, "; ") + "\n";
  }
  return page;
}

static int digest(const DigestTool &tool) {
  if (!fs::is_directory(tool.folder)) {
    std::fprintf(stderr, "%s: no such folder\n", tool.folder.c_str());
    return exitUsage;
  }
  handleInterrupts();
  std::string place = tool.folder + "/digest";
  std::error_code error;
  fs::create_directories(place, error);
  std::string list = place + "/done.jsonl";
  unsigned unreadable = 0;
  std::map<std::string, Pile> piles = findPiles(tool.folder, unreadable);
  std::map<std::string, Done> done = readDone(list);

  std::deque<std::pair<const Pile *, std::string>> findings, hangs;
  unsigned known = 0;
  for (const auto &[name, pile] : piles) {
    if (!pile.key.known.empty()) {
      ++known;
      continue;
    }
    size_t wanted = mayHoldSeveral(pile.key.kind) ? tool.each : 1;
    for (const std::string &file : chooseFiles(pile, wanted))
      if (!done.contains(file))
        (pile.key.kind == FindingKind::Hang ? hangs : findings)
            .emplace_back(&pile, file);
  }
  size_t count = 0, all = findings.size() + hangs.size();
  using Clock = std::chrono::steady_clock;
  Clock::duration spent{}, spentOnHangs{};
  while (count < all && !tool.deadline.isOver()) {
    // The order does not affect the results, because hangs share no cluster
    // with other findings.
    bool isHang = findings.empty() ||
                  (!hangs.empty() && spentOnHangs * hangShare < spent);
    auto &queue = isHang ? hangs : findings;
    auto [pile, file] = queue.front();
    queue.pop_front();
    Clock::time_point begin = Clock::now();
    Done what = digestFinding(tool, *pile, file);
    spent += Clock::now() - begin;
    spentOnHangs += isHang ? Clock::now() - begin : Clock::duration{};
    if (isInterrupted())
      break; // half done
    done[file] = what;
    noteDone(list, file, what);
    ++count;
    if (!tool.isQuiet)
      std::fprintf(
          stderr, "scion digest: %zu of %zu  %s\n", count, all,
          (what.cluster.empty() ? file + ": " + what.why : what.cluster)
              .c_str());
  }
  std::vector<Cluster> clusters = clustersIn(place);
  if (!writeOutput(place + "/clusters.md", pageOf(clusters)))
    return exitUsage;
  unsigned failed = 0;
  std::map<std::string, unsigned> reasons;
  for (const auto &[file, what] : done)
    if (what.cluster.empty()) {
      ++failed;
      ++reasons[what.why];
    }
  if (tool.json) {
    llvm::json::Array array;
    for (const Cluster &cluster : clusters)
      if (llvm::Expected<llvm::json::Value> value =
              llvm::json::parse(writeCluster(cluster)))
        array.push_back(std::move(*value));
      else
        llvm::consumeError(value.takeError());
    llvm::outs() << llvm::json::Value(llvm::json::Object{
                        {"clusters", std::move(array)},
                        {"buckets", int64_t(piles.size())},
                        {"known", known},
                        {"not-digested", int64_t(all - count)},
                        {"not-reduced", failed},
                        {"unreadable", unreadable}})
                 << '\n';
    llvm::outs().flush();
  } else {
    if (!clusters.empty())
      std::printf("%6s  %-12s %s\n", "files", "stock tools", "cluster");
    for (const Cluster &each : clusters)
      std::printf("%6u  %-12s %s\n        %s\n", each.bucketFiles,
                  each.stockTools == "shows" ? "show" : "do not show",
                  each.name.c_str(), each.title.c_str());
    std::printf("%zu buckets, %u of them known: %zu clusters; %zu findings not "
                "digested yet, %u not reduced, %u files unreadable; %s\n",
                piles.size(), known, clusters.size(), all - count, failed,
                unreadable, (place + "/clusters.md").c_str());
    for (const auto &[reason, number] : reasons)
      std::printf("%6u not reduced: %s\n", number, reason.c_str());
  }
  std::fflush(stdout);
  return isInterrupted()    ? exitInterrupted
         : clusters.empty() ? exitFine
                            : exitFinding;
}

static void addDigest(Subcommand app) {
  auto tool = std::make_shared<DigestTool>();
  Subcommand command = app.addSubcommand(
      "digest",
      "Reduce a campaign's findings and put them into clusters, one a bug.\n"
      "Exit codes: 0 there is none, 1 there are clusters, 3 usage, 130 "
      "interrupted (call it again: it goes on).");
  command.footer(help);
  command
      .addOption("DIR", tool->folder,
                 "A folder with findings (FILE.finding), of ci/fuzz or "
                 "ci/campaign")
      .required();
  command.addOption("-j,--jobs", tool->jobs, "Processes at a time")
      .range(1, 256)
      .showDefault();
  command
      .addOption("--each", tool->each,
                 "Findings of a bucket that are reduced, if it may hold "
                 "several bugs")
      .range(1, 1000)
      .showDefault();
  command.addOption("--fuel", tool->fuel, "Tries to reduce a finding")
      .showDefault();
  command
      .addOption("--time", tool->deadline.seconds,
                 "Seconds after which no other finding is begun")
      .valueName("S");
  command.addFlag("--json", tool->json, "Print the clusters as JSON");
  command.addFlag("-q,--quiet", tool->isQuiet, "No progress on stderr");
  command.onRun([tool, command] {
    tool->settings = command.settings();
    return digest(*tool);
  });
}

static RegisterSubcommand registration("digest", addDigest);

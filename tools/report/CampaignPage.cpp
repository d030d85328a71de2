//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: reads the folder of a campaign once and makes a page of its sums.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/lowering/PathCoverage.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/FindingFile.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Report.h"
#include "tools/Tool.h"
#include "tools/digest/Cluster.h"
#include "tools/report/Chart.h"
#include "tools/report/Sources.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

using namespace scion;
namespace fs = std::filesystem;

namespace {
/// The contents of the folder's files, file by file in the order of their
/// names.
class Campaign {
public:
  bool addFolder(const fs::path &folder);
  void addBuckets(const std::string &text);
  Page page(const std::string &name) const;

private:
  struct Bucket {
    std::string kind, culprit, detail, known, confirmed, example, report;
    double files = 0;
  };
  std::map<std::string, Bucket> buckets;
  std::map<std::string, double> byPass, byKind;
  std::vector<double> found;               // seconds: when files were saved
  std::vector<double> kept;                // likewise, of the corpus
  std::map<std::string, fs::path> reports; // by the names of their folders
  PathCoverage ops;
  ChartPoints features, findingsBy, edges, crashes, executedBy;
  double executions = 0; // of the logs
  double tabled = 0;     // of AFL++
  /// Executions so far of each process that a log has lines of.
  std::vector<double> counters;
  double highest = 0, seen = 0;
  std::string words; // lines of statistics that processes print at their end

  void addLog(const fs::path &file);
  void addPlot(const fs::path &file);
  void addFinding(llvm::StringRef line);
  void addSaved(const fs::path &file, std::vector<double> &times);
  void noteExecutions(double count);
  static void addReport(PageItem &item, const fs::path &folder);
};
} // namespace

static std::string textOf(const fs::path &file) {
  return readInput(file.string()).value_or("");
}

static std::vector<fs::path> sorted(const fs::path &folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (auto it = fs::directory_iterator(folder, error);
       !error && it != fs::directory_iterator(); it.increment(error))
    files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

static double numberBehind(llvm::StringRef line, llvm::StringRef key) {
  size_t at = line.find(key);
  double number = 0;
  if (at != line.npos)
    std::sscanf(line.substr(at + key.size()).str().c_str(), "%lf", &number);
  return number;
}

/// "…FuzzerHash=CULPRIT.KIND SUMMARY -> FILE", the last part if it is there.
void Campaign::addFinding(llvm::StringRef line) {
  llvm::StringRef rest = line.split("FuzzerHash=").second;
  auto [key, summary] = rest.split(' ');
  auto [culprit, kind] = key.rsplit('.');
  if (kind.empty())
    return;
  auto [words, file] = summary.split(" -> ");
  ++seen;
  ++byPass[culprit.str()];
  ++byKind[kind.str()];
  Bucket &bucket = buckets[key.str()];
  if (bucket.files++ == 0) {
    bucket.kind = kind.str();
    bucket.culprit = culprit.str();
    bucket.detail = words.str();
  }
  if (bucket.example.empty() && fs::exists(file.str()))
    bucket.example = file.str();
}

/// Distinguishes processes that share a log by their counts, which only grow. A
/// line belongs to the process with the largest count not above its own, or to
/// a new process.
void Campaign::noteExecutions(double count) {
  double *best = nullptr;
  for (double &counter : counters)
    if (counter <= count && (!best || counter > *best))
      best = &counter;
  if (!best)
    best = &counters.emplace_back(0);
  executions += count - *best;
  *best = count;
}

void Campaign::addLog(const fs::path &file) {
  std::string text = textOf(file);
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (line.contains("FuzzerHash=")) {
      // The finding as JSON is the next line; older logs have a summary there.
      std::string whole = line.str();
      if (std::optional<Finding> finding =
              readFinding(next.split('\n').first.str()))
        whole = llvm::StringRef(formatLine(*finding)).trim().str();
      else if (next.consume_front("summary: "))
        whole += " " + next.split('\n').first.str();
      addFinding(whole);
      findingsBy.push_back({executions, seen});
    } else if (line.starts_with("#") && line.contains(" ft: ")) {
      noteExecutions(numberBehind(line, "#"));
      highest = std::max(highest, numberBehind(line, " ft: "));
      features.push_back({executions, highest});
      findingsBy.push_back({executions, seen});
    } else if (line.starts_with("scion: ") && line.contains(" inputs, ")) {
      words += line.str() + "\n";
      // Engines print the count only at powers of two and for new inputs; this
      // line has the final count of the process.
      noteExecutions(numberBehind(line.substr(line.find(": ", 7)), ": "));
      if (!features.empty())
        features.push_back({executions, highest});
      findingsBy.push_back({executions, seen});
    }
  }
}

/// The table of AFL++: its first line names the columns.
void Campaign::addPlot(const fs::path &file) {
  std::string text = textOf(file);
  std::vector<std::string> names;
  auto split = [](llvm::StringRef line) {
    llvm::SmallVector<llvm::StringRef> parts;
    line.split(parts, ',');
    std::vector<std::string> words;
    for (llvm::StringRef part : parts)
      words.push_back(part.trim(" #").str());
    return words;
  };
  double last = 0;
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    std::vector<std::string> cells = split(line);
    if (names.empty()) {
      names = cells;
      continue;
    }
    auto cell = [&](llvm::StringRef name) {
      double number = 0;
      auto at = std::find(names.begin(), names.end(), name.str());
      size_t column = size_t(at - names.begin());
      if (column < cells.size())
        std::sscanf(cells[column].c_str(), "%lf", &number);
      return number;
    };
    double time = cell("relative_time");
    edges.push_back({time, cell("edges_found")});
    crashes.push_back({time, cell("saved_crashes") + cell("saved_hangs")});
    executedBy.push_back({time, cell("total_execs")});
    last = cell("total_execs");
  }
  tabled += last;
}

void Campaign::addSaved(const fs::path &file, std::vector<double> &times) {
  std::error_code error;
  auto time = fs::last_write_time(file, error);
  if (!error)
    times.push_back(
        std::chrono::duration<double>(time.time_since_epoch()).count());
}

/// A folder of `scion reduce`: a bucket of its own, or the report of one.
static bool isReport(const fs::path &folder) {
  return fs::exists(folder / "report.md") &&
         fs::exists(folder / "reduced.mlir");
}

bool Campaign::addFolder(const fs::path &folder) {
  bool isAny = false;
  for (const fs::path &path : sorted(folder)) {
    std::string name = path.filename().string();
    if (!fs::is_directory(path)) {
      bool isLog =
          name == "log" || name.ends_with(".log") || name.starts_with("fuzz-");
      if (name == "plot_data")
        addPlot(path);
      else if (name == "ops")
        ops.read(textOf(path));
      else if (isLog)
        addLog(path);
      else if (name.ends_with(".json") && !name.ends_with("stats.json"))
        addBuckets(textOf(path));
      else
        continue;
      isAny = true;
    } else if (isReport(path)) {
      reports[name] = path;
      isAny = true;
    } else if (name == "findings" || name.starts_with("crashes") ||
               name.starts_with("hangs")) {
      for (const fs::path &file : sorted(path))
        addSaved(file, found);
      isAny |= !found.empty();
    } else if (name == "corpus" || name == "queue") {
      for (const fs::path &file : sorted(path))
        addSaved(file, kept);
      isAny |= !kept.empty();
    } else if (name != "run" && name != "trail" && !name.starts_with(".")) {
      isAny |= addFolder(path);
    }
  }
  return isAny;
}

/// Reads the output of `scion triage --json`; skips other JSON.
void Campaign::addBuckets(const std::string &text) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value)
    return llvm::consumeError(value.takeError());
  const llvm::json::Object *object = value->getAsObject();
  const llvm::json::Array *list =
      object ? object->getArray("buckets") : nullptr;
  if (!list)
    return;
  for (const llvm::json::Value &each : *list) {
    const llvm::json::Object *told = each.getAsObject();
    if (!told)
      continue;
    auto word = [&](llvm::StringRef name) {
      return told->getString(name).value_or("").str();
    };
    // Triage knows more than the first lines in a log.
    Bucket bucket{word("kind"),        word("culprit"),
                  word("detail"),      word("known"),
                  word("stock-tools"), "",
                  word("report"),      0};
    buckets.erase(bucket.culprit + "." + bucket.kind);
    if (const llvm::json::Array *files = told->getArray("files")) {
      bucket.files = double(files->size());
      if (!files->empty())
        bucket.example = files->front().getAsString().value_or("").str();
    }
    if (byPass.find(bucket.culprit) == byPass.end())
      byPass[bucket.culprit] = bucket.files;
    buckets[word("bucket")] = bucket;
  }
}

/// Cumulative counts, by seconds since `start`.
static ChartPoints sums(std::vector<double> times, double start) {
  std::sort(times.begin(), times.end());
  ChartPoints points;
  if (!times.empty())
    points.push_back({0, 0});
  for (size_t i = 0; i < times.size(); ++i)
    points.push_back({times[i] - start, double(i + 1)});
  return points;
}

/// Draws points by time, in the largest unit of which the chart spans at least
/// two.
static std::string timeChart(const std::string &title, ChartPoints points) {
  static constexpr std::pair<double, const char *> units[] = {
      {3600, "hours"}, {60, "minutes"}, {1, "seconds"}};
  double last = points.empty() ? 0 : points.back().first;
  for (const auto &[seconds, name] : units) {
    if (last < 2 * seconds && seconds > 1)
      continue;
    for (auto &[time, value] : points)
      time /= seconds;
    return lineChart(title, name, points);
  }
  return "";
}

/// The culprit's output in a report; "" of a crash, say.
static std::string outputIn(llvm::StringRef report) {
  for (llvm::StringRef mark : {"\n// After\n", "\nOutput:\n```mlir\n"})
    if (size_t at = report.find(mark); at != report.npos)
      return report.substr(at + mark.size()).split("```").first.str();
  return "";
}

/// The finding as its file holds it, if there is one.
static void addFindingPane(PageItem &item, const fs::path &file) {
  if (fs::exists(file))
    item.panes.push_back({"Finding (JSON)", textOf(file)});
}

/// Ranks silent bugs before others. Within each group, bugs without a record
/// come first, then those that LLVM's main still has.
static unsigned rankOf(const PageItem &item, llvm::StringRef known) {
  const Registry &registry = Registry::global();
  unsigned rank = item.severity == "silent" ? 0 : 3;
  if (known.empty())
    return rank;
  std::optional<unsigned> record = registry.find(known.str());
  bool isOnMain = record && llvm::any_of(registry.records()[*record].live,
                                         [](llvm::StringRef version) {
                                           return version.contains("git");
                                         });
  return rank + (isOnMain ? 1 : 2);
}

/// As records have it (known/Record.h).
static std::string severityOf(llvm::StringRef kind) {
  if (kind.empty())
    return "";
  bool isSilent = llvm::is_contained(
      {"miscompile", "nondeterminism", "reference-mismatch"}, kind);
  return std::string(toString(isSilent               ? BugSeverity::Silent
                              : kind == "round-trip" ? BugSeverity::Text
                                                     : BugSeverity::Loud));
}

void Campaign::addReport(PageItem &item, const fs::path &folder) {
  std::string report = textOf(folder / "report.md"),
              program = textOf(folder / "reduced.mlir");
  auto [title, rest] = llvm::StringRef(report).split('\n');
  item.title = title.ltrim("# ").str();
  // Its title and its program are there already.
  rest = rest.ltrim();
  if (rest.starts_with("```mlir\n"))
    rest = rest.split("\n```\n").second;
  item.panes.push_back({"Reduced program", program});
  if (std::string output = outputIn(rest); !output.empty())
    item.panes.push_back({"Wrong output", output});
  item.panes.push_back({"Report", rest.ltrim().str()});
  addFindingPane(item, folder / ("reduced" + std::string(findingSuffix)));
  std::optional<Cluster> cluster = readCluster(folder.string());
  if (!cluster)
    return;
  item.kind = cluster->kind;
  item.state = "cluster";
  item.passes = {cluster->culprit};
  item.facts = {std::to_string(cluster->bucketFiles) +
                    " findings of the bucket " + cluster->bucket + ".",
                "Stock tools: " + cluster->stockTools + "."};
  if (!cluster->nearMiss.empty())
    item.panes.push_back(
        {"Near miss: " + cluster->nearMiss, textOf(folder / "near-miss.mlir")});
}

Page Campaign::page(const std::string &name) const {
  Page page;
  page.title = "Campaign " + name;
  page.about = "What the engines' logs, saved files and reports of the folder "
               "tell. Each entry opens.";
  double start = 0;
  for (const std::vector<double> *times : {&found, &kept})
    for (double time : *times)
      start = start == 0 ? time : std::min(start, time);
  std::vector<std::pair<std::string, double>> passes(byPass.begin(),
                                                     byPass.end());
  std::sort(passes.begin(), passes.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  if (passes.size() > 20)
    passes.resize(20);
  page.charts = {
      lineChart("Features over executions", "executions", features),
      lineChart("Findings over executions", "executions", findingsBy),
      timeChart("Findings saved over time", sums(found, start)),
      timeChart("Inputs kept over time", sums(kept, start)),
      timeChart("Executions over time", executedBy),
      timeChart("Edges over time", edges),
      timeChart("Crashes and hangs over time", crashes),
      barChart("Findings by pass", passes)};
  if (!ops.onPaths().empty()) {
    std::map<std::string, double> dialects;
    for (const auto &[dialect, counts] : ops.byDialect())
      dialects[dialect] = counts.onPaths;
    page.charts.push_back(barChart("Ops of programs and along their paths, "
                                   "by dialect",
                                   {dialects.begin(), dialects.end()}));
  }
  page.figures = {
      {shortNumber(executions + tabled), "executions"},
      {std::to_string(buckets.size()), "buckets"},
      {shortNumber(std::max(seen, double(found.size()))), "findings"},
      {shortNumber(double(kept.size())), "inputs kept"}};
  if (!ops.onPaths().empty())
    page.figures.push_back({std::to_string(ops.onPaths().size()) + " (" +
                                std::to_string(ops.inPrograms().size()) + ")",
                            "ops along paths (in programs)"});
  auto clusters =
      std::count_if(reports.begin(), reports.end(), [](const auto &report) {
        return fs::exists(report.second / "cluster.json");
      });
  if (clusters)
    page.figures.push_back({std::to_string(clusters), "clusters"});
  std::set<std::string> told;
  std::map<std::string, unsigned> ranks; // by the items' ids
  for (const auto &[key, bucket] : buckets) {
    PageItem item;
    item.id = key;
    item.title = bucket.detail == key ? "" : bucket.detail;
    item.kind = bucket.kind;
    item.state = bucket.known.empty() ? "new" : "known";
    if (!bucket.culprit.empty())
      item.passes = {bucket.culprit};
    if (bucket.files > 0)
      item.facts.push_back(shortNumber(bucket.files) +
                           (bucket.files == 1 ? " finding." : " findings."));
    if (!bucket.known.empty())
      item.facts.push_back("Known as " + bucket.known + ".");
    if (!bucket.confirmed.empty())
      item.facts.push_back("Stock tools: " + bucket.confirmed + ".");
    std::string name = fs::path(bucket.report).filename().string();
    if (auto report = reports.find(name); report != reports.end()) {
      addReport(item, report->second);
      told.insert(name);
    } else if (!bucket.report.empty() && isReport(bucket.report)) {
      addReport(item, bucket.report);
    } else if (!bucket.example.empty() && fs::exists(bucket.example)) {
      // Show only the start of a long mutant.
      item.panes.push_back(
          {"First program", textOf(bucket.example).substr(0, 8000)});
      addFindingPane(item, bucket.example + std::string(findingSuffix));
    }
    item.severity = severityOf(item.kind);
    ranks[item.id] = rankOf(item, bucket.known);
    page.items.push_back(std::move(item));
  }
  for (const auto &[name, folder] : reports) {
    if (told.contains(name))
      continue;
    PageItem item;
    item.id = name;
    addReport(item, folder);
    item.severity = severityOf(item.kind);
    ranks[item.id] = rankOf(item, "");
    page.items.push_back(std::move(item));
  }
  llvm::sort(page.items, [&](const PageItem &one, const PageItem &other) {
    return std::pair(ranks.at(one.id), one.id) <
           std::pair(ranks.at(other.id), other.id);
  });
  if (!words.empty())
    page.items.push_back({"statistics",
                          "What processes said at their end",
                          "",
                          "",
                          "",
                          "",
                          "",
                          {},
                          {},
                          {{"Lines", words.substr(0, 100000)}}});
  return page;
}

std::optional<Page> scion::campaignPage(const CampaignPageOptions &options) {
  Campaign campaign;
  bool isAny = campaign.addFolder(options.folder);
  if (!options.buckets.empty()) {
    std::optional<std::string> text = readInput(options.buckets);
    if (!text)
      return std::nullopt;
    campaign.addBuckets(*text);
    isAny = true;
  }
  if (!isAny) {
    std::fprintf(stderr,
                 "%s: no log, plot_data, findings, corpus or report in it\n",
                 options.folder.c_str());
    return std::nullopt;
  }
  return campaign.page(
      fs::path(options.folder).lexically_normal().filename().string());
}

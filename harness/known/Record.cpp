//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Record.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
namespace yaml = llvm::yaml;

std::string_view scion::toString(BugKind kind) {
  switch (kind) {
  case BugKind::RoundTrip:
    return "round-trip";
  case BugKind::Miscompile:
    return "miscompile";
  case BugKind::Crash:
    return "crash";
  case BugKind::InvalidIR:
    return "invalid-ir";
  case BugKind::Hang:
    return "hang";
  case BugKind::Nondeterminism:
    return "nondeterminism";
  }
  return "";
}

std::string_view scion::toString(BugSeverity severity) {
  switch (severity) {
  case BugSeverity::Silent:
    return "silent";
  case BugSeverity::Loud:
    return "loud";
  case BugSeverity::Text:
    return "text";
  }
  return "";
}

LLVM_YAML_IS_SEQUENCE_VECTOR(scion::Regression)
LLVM_YAML_IS_SEQUENCE_VECTOR(scion::Recognition)
LLVM_YAML_IS_SEQUENCE_VECTOR(scion::SuppressRule)
LLVM_YAML_IS_SEQUENCE_VECTOR(scion::LegalDifference)
LLVM_YAML_IS_FLOW_SEQUENCE_VECTOR(scion::Glob)

namespace llvm::yaml {
template <>
struct ScalarEnumerationTraits<BugKind> {
  static void enumeration(IO &io, BugKind &kind) {
    for (BugKind each :
         {BugKind::RoundTrip, BugKind::Miscompile, BugKind::Crash,
          BugKind::InvalidIR, BugKind::Hang, BugKind::Nondeterminism})
      io.enumCase(kind, scion::toString(each).data(), each);
  }
};

template <>
struct ScalarEnumerationTraits<BugSeverity> {
  static void enumeration(IO &io, BugSeverity &severity) {
    for (BugSeverity each :
         {BugSeverity::Silent, BugSeverity::Loud, BugSeverity::Text})
      io.enumCase(severity, scion::toString(each).data(), each);
  }
};

template <>
struct ScalarTraits<Glob> {
  static void output(const Glob &glob, void *, raw_ostream &out) {
    out << glob.text();
  }
  static StringRef input(StringRef text, void *, Glob &glob) {
    // The reader refers to the message, so it must outlive this function.
    static std::string problem;
    problem.clear();
    glob = Glob::read(text, problem);
    return problem;
  }
  static QuotingType mustQuote(StringRef text) { return needsQuotes(text); }
};

static void mapVersions(IO &io, ForVersions &range) {
  io.mapOptional("since", range.since, 0u);
  io.mapOptional("until", range.until, 0u);
}

template <>
struct MappingTraits<Regression> {
  static void mapping(IO &io, Regression &regression) {
    io.mapRequired("program", regression.program);
    io.mapOptional("through", regression.through, "");
    io.mapOptional("shows", regression.shows, "");
    mapVersions(io, regression);
  }
};

/// Does not write an empty glob.
static void mapGlob(IO &io, const char *key, Glob &glob) {
  if (!io.outputting() || !glob.empty())
    io.mapOptional(key, glob);
}

template <>
struct MappingTraits<Recognition> {
  static void mapping(IO &io, Recognition &recognition) {
    io.mapRequired("kind", recognition.kind);
    mapGlob(io, "culprit", recognition.culprit);
    mapGlob(io, "pattern", recognition.pattern);
    io.mapOptional("summary", recognition.summary, "");
    io.mapOptional("reason", recognition.reason, "");
    io.mapOptional("bucket", recognition.bucket, "");
    io.mapOptional("where", recognition.where);
    io.mapOptional("runs", recognition.runs);
    mapVersions(io, recognition);
  }
};

template <>
struct MappingTraits<SuppressRule> {
  static void mapping(IO &io, SuppressRule &suppressRule) {
    io.mapOptional("pass", suppressRule.pass, "");
    if (!io.outputting() || !suppressRule.options.empty())
      io.mapOptional("options", suppressRule.options);
    io.mapOptional("move", suppressRule.move, "");
    mapGlob(io, "step", suppressRule.step);
    mapGlob(io, "pattern", suppressRule.pattern);
    io.mapOptional("behaviour", suppressRule.behaviour, "");
    io.mapOptional("where", suppressRule.where);
    mapVersions(io, suppressRule);
  }
  static std::string validate(IO &, SuppressRule &suppressRule) {
    int ways = !suppressRule.pass.empty() + !suppressRule.move.empty() +
               !suppressRule.step.empty() + !suppressRule.pattern.empty() +
               !suppressRule.behaviour.empty();
    if (ways != 1)
      return "give one of pass, move, step, pattern and behaviour";
    if (!suppressRule.options.empty() && suppressRule.pass.empty())
      return "options are of a pass: give it too";
    return "";
  }
};

template <>
struct MappingTraits<Record> {
  static void mapping(IO &io, Record &record) {
    io.mapRequired("id", record.id);
    io.mapOptional("aliases", record.aliases);
    io.mapRequired("title", record.title);
    io.mapRequired("kind", record.kind);
    io.mapOptional("culprits", record.culprits);
    io.mapOptional("patterns", record.patterns);
    io.mapOptional("family", record.family, "");
    io.mapOptional("severity", record.severity);
    io.mapOptional("live", record.live);
    io.mapOptional("fixed", record.fixed);
    io.mapOptional("asserts", record.asserts, false);
    io.mapOptional("upstream", record.upstream, "");
    io.mapOptional("filed", record.filed, "");
    io.mapOptional("filed-state", record.filedState, "");
    io.mapOptional("regressions", record.regressions);
    io.mapOptional("near-misses", record.nearMisses);
    io.mapOptional("recognised", record.recognised);
    io.mapOptional("suppressed", record.suppressRules);
    io.mapOptional("note", record.note, "");
    // Used only for docs/BugsFound.md (tools/known/Story.h), which is made from
    // the files. Binaries do not contain it.
    std::string story;
    if (!io.outputting())
      io.mapOptional("story", story, "");
  }
  static std::string validate(IO &, Record &record) {
    if (record.id.empty())
      return "a record needs an id";
    bool isState = record.filedState == "reported" ||
                   record.filedState == "confirmed" ||
                   record.filedState == "fixed";
    return record.filed.empty() ? (record.filedState.empty()
                                       ? ""
                                       : "filed-state is of filed: give it too")
           : isState ? ""
                     : "filed-state is one of reported, confirmed, fixed";
  }
};

template <>
struct MappingTraits<LegalDifference> {
  static void mapping(IO &io, LegalDifference &difference) {
    io.mapRequired("because", difference.because);
    io.mapOptional("recognised", difference.recognised);
    io.mapOptional("suppressed", difference.suppressRules);
  }
};
} // namespace llvm::yaml

/// Begins each file in a text that concatenates a folder
/// (cmake/EmbedText.cmake).
static constexpr llvm::StringLiteral fileMark = "--- # ";

namespace {
/// Collects the diagnostics of the YAML reader, each with its position in the
/// original file.
struct Problems {
  llvm::StringRef text;
  std::string_view name;
  std::vector<std::string> &list;
  size_t last = 0; ///< where in the text the last one is

  static void take(const llvm::SMDiagnostic &diagnostic, void *self) {
    auto &problems = *static_cast<Problems *>(self);
    if (const char *at = diagnostic.getLoc().getPointer())
      problems.last = at - problems.text.data();
    problems.list.push_back(problems.place() + ": " +
                            diagnostic.getMessage().str());
  }

  std::string place() const {
    std::string file(name);
    llvm::StringRef before = text.take_front(last);
    if (text.starts_with(fileMark)) {
      size_t mark = before.rfind(("\n" + fileMark).str()) + 1; // npos + 1 is 0
      auto [head, body] = before.substr(mark + fileMark.size()).split('\n');
      file += ("/" + head).str();
      before = body;
    }
    return file + ":" + std::to_string(before.count('\n') + 1);
  }
};
} // namespace

// Reads as many files as possible with one YAML reader, because each reader
// takes 70 KB. A new one continues after a file with an error.
std::vector<Record> scion::readRecords(std::string_view text,
                                       std::string_view name,
                                       std::vector<std::string> &problems) {
  std::vector<Record> records;
  Problems sink{text, name, problems};
  for (size_t from = 0; from != llvm::StringRef::npos;) {
    yaml::Input in(sink.text.drop_front(from), nullptr, Problems::take, &sink);
    for (bool more = in.setCurrentDocument(); more && !in.error();
         more = in.nextDocument() && in.setCurrentDocument()) {
      Record record;
      yaml::EmptyContext context;
      yaml::yamlize(in, record, true, context);
      if (!in.error())
        records.push_back(std::move(record));
    }
    bool goesOn = in.error() && sink.text.starts_with(fileMark);
    size_t end =
        sink.text.find(("\n" + fileMark).str(), std::max(sink.last, from));
    from = goesOn && end != sink.text.npos ? end + 1 : sink.text.npos;
  }
  return records;
}

std::vector<LegalDifference>
scion::readLegalDifferences(std::string_view text, std::string_view name,
                            std::vector<std::string> &problems) {
  std::vector<LegalDifference> differences;
  Problems sink{text, name, problems};
  yaml::Input in(text, nullptr, Problems::take, &sink);
  in >> differences;
  return differences;
}

std::string scion::writeRecord(Record record) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  yaml::Output out(stream, nullptr, /*WrapColumn=*/100);
  out << record;
  llvm::StringRef body = text;
  body.consume_front("---\n");
  body.consume_back("...\n");
  return body.str();
}

//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternTrace.h"

#include "harness/engine/FeatureMap.h"

#include "mlir/IR/Action.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

/// The action keeps its pattern to itself, but prints it: "`apply-pattern
/// pattern: NAME".
static llvm::StringRef patternName(const mlir::tracing::Action &action,
                                   llvm::SmallVectorImpl<char> &buffer) {
  llvm::raw_svector_ostream stream(buffer);
  action.print(stream);
  llvm::StringRef name = stream.str().split("pattern: ").second.trim();
  name.consume_front("(anonymous namespace)::");
  return name;
}

static bool matches(llvm::StringRef glob, llvm::StringRef name) {
  return glob.consume_back("*") ? name.contains(glob) : name == glob;
}

PatternTrace::PatternTrace(mlir::MLIRContext &context) : context(context) {
  context.registerActionHandler([this](llvm::function_ref<void()> apply,
                                       const mlir::tracing::Action &action) {
    if (!llvm::isa<mlir::ApplyPatternAction>(action))
      return apply();
    if (++attempts > maxAttempts || attempts > limit) {
      ++skipped;
      return;
    }
    llvm::SmallString<96> buffer;
    llvm::StringRef name = patternName(action, buffer);
    noteFeature(FeatureKind::Pattern, std::string_view(name));
    for (const std::string &glob : disabled)
      if (matches(glob, name))
        return;
    if (limit != ~0ull)
      lastAllowed = name.str();
    if (collect)
      collect->insert(name.str());
    apply();
  });
}

PatternTrace::~PatternTrace() { context.registerActionHandler(nullptr); }

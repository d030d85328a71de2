//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass that writes the program as a portable artifact of a version of
// StableHLO, and reads it back. The program must not change.
// `stablehlo-translate --serialize --target=VERSION` and `--deserialize` do the
// same.
//
//===----------------------------------------------------------------------===//

#include "RoundTrip.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "stablehlo/dialect/Serialization.h"
#include "stablehlo/dialect/StablehloOps.h"
#include "stablehlo/dialect/VhloOps.h"

using namespace mlir;

namespace {
class RoundTrip : public PassWrapper<RoundTrip, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RoundTrip)

  RoundTrip() = default;
  RoundTrip(const RoundTrip &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "scion-vhlo-round-trip"; }
  StringRef getDescription() const final {
    return "Writes a portable artifact of StableHLO and reads it back";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<func::FuncDialect, mlir::stablehlo::StablehloDialect,
                    vhlo::VhloDialect>();
  }

  void runOnOperation() final {
    std::string target = version;
    if (target.empty())
      target = vhlo::Version::getCurrentVersion().toString();
    std::string artifact;
    {
      // If the version lacks an op, leave the program unchanged and report no
      // error.
      ScopedDiagnosticHandler quiet(&getContext(),
                                    [](Diagnostic &) { return success(); });
      OwningOpRef<ModuleOp> copy = getOperation().clone();
      llvm::raw_string_ostream os(artifact);
      if (failed(mlir::stablehlo::serializePortableArtifact(
              *copy, target, os, /*allowOtherDialects=*/true)))
        return;
    }
    OwningOpRef<ModuleOp> back =
        mlir::stablehlo::deserializePortableArtifact(artifact, &getContext());
    if (!back) {
      getOperation().emitError("the portable artifact cannot be read back");
      return signalPassFailure();
    }
    Block *body = getOperation().getBody();
    body->clear();
    body->getOperations().splice(body->end(), back->getBody()->getOperations());
  }

private:
  Option<std::string> version{
      *this, "version",
      llvm::cl::desc("Of StableHLO; the default is the current one")};
};
} // namespace

void scion::stablehlo::registerRoundTripPass() {
  PassRegistration<RoundTrip>();
}

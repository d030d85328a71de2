// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// REQUIRES: mlir-22
// Affine steps are attributes, and the verifier takes any (that of 23 wants them above 0).

// CHECK-LABEL: func.func @affine
// CHECK: affine.for %{{.*}} = 0 to 4 {
// CHECK: affine.for %{{.*}} = 0 to 4 step 2 {
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (4, 4) step (1, 2) {
func.func @affine() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  affine.for %i = 0 to 4 step 2 {
  }
  affine.parallel (%i, %j) = (0, 0) to (4, 4) step (0, 2) {
  }
  return
}

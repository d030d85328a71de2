// A public function of MLIR that no pass reaches has a pass here, which has its
// name. It is drawn as any other, and mlir-opt gets it from a plugin.

// RUN: %scion run %s --through populateSCFStructuralTypeConversionsAndLegality --statistics 2>&1 | FileCheck %s
// CHECK: {{[1-9][0-9]*}} comparisons agree

// RUN: mlir-opt %s --load-pass-plugin=%bin/../lib/ScionRewrites.so \
// RUN:   --pass-pipeline='builtin.module(populateSCFStructuralTypeConversionsAndLegality)' \
// RUN:   | FileCheck --check-prefix=OPT %s
// OPT: scf.for {{.*}} -> (i32, i32)
// OPT: vector.from_elements

// What is in the table and in this MLIR is registered.
// RUN: %scion rules list | FileCheck --check-prefix=LIST %s
// LIST: optimization pipelineForLoop {{ *}}module
// LIST: optimization populateSplitReductionPattern {{ *}}module

func.func private @printI64(i64)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %start = arith.constant dense<[1, 2]> : vector<2xi32>
  %end = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %start) -> (vector<2xi32>) {
    %next = arith.addi %v, %v : vector<2xi32>
    scf.yield %next : vector<2xi32>
  }
  %last = vector.extract %end[1] : i32 from vector<2xi32>
  %wide = arith.extsi %last : i32 to i64
  func.call @printI64(%wide) : (i64) -> ()
  return
}

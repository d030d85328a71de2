// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Iterations with elements of their own stay; others are out of scope.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @own
// CHECK: scf.parallel
func.func @own(%m: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %m[%i] : memref<4xi32>
  }
  return
}

// REPORT-DAG: dropped the function: scf.parallel: iterations that may write one element
func.func @shared(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%c0] : memref<4xi32>
  }
  return
}

// The number of an iteration, as observations are indexed.
// CHECK-LABEL: func.func @numbered
// CHECK: affine.parallel
func.func @numbered(%m: memref<3x3xi32>, %n: memref<3xi32>, %v: i32) {
  affine.parallel (%i) = (1) to (7) step (2) {
    affine.store %v, %m[(%i - 1) floordiv 2, 0] : memref<3x3xi32>
    affine.store %v, %n[(%i - 1) floordiv 2] : memref<3xi32>
  }
  return
}

// CHECK-LABEL: func.func @from_two
// CHECK: scf.parallel
func.func @from_two(%m: memref<5xi32>, %v: i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c2) to (%c7) step (%c1) {
    %at = arith.subi %i, %c2 : index
    memref.store %v, %m[%at] : memref<5xi32>
  }
  return
}

// REPORT-DAG: dropped the function: affine.parallel: iterations that may write one element
func.func @shared_by_two(%n: memref<3xi32>, %v: i32) {
  affine.parallel (%i) = (1) to (7) step (1) {
    affine.store %v, %n[(%i - 1) floordiv 2] : memref<3xi32>
  }
  return
}

// A slice of its own may be read before it is inserted; others may be there or not.
// CHECK-LABEL: func.func @own_slices
// CHECK: scf.forall
func.func @own_slices(%t: tensor<4xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %a = arith.addi %s, %s : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// REPORT-DAG: dropped the function: scf.forall: a shared tensor that is read where another iteration may write
func.func @slices_of_others(%t: tensor<4xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %s = tensor.extract_slice %o[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %a = arith.addi %s, %s : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// What a structured op writes is a write of the iteration, too.
// REPORT-DAG: dropped the function: scf.parallel: writes of iterations that are not known
func.func @fills_shared(%m: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    linalg.fill ins(%v : f32) outs(%m : memref<4xf32>)
  }
  return
}

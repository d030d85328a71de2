// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: not %scion recondition --guard-all %s 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: out of scope: scf.parallel: iterations that may see each other
// A loop whose order shows though no two iterations meet in memory is out of
// scope. Of those that meet the access becomes an input, or is erased.

// Iterations with elements of their own stay, whatever the indices are.
// CHECK-LABEL: func.func @own
// CHECK: scf.parallel
// CHECK: memref.store
// CHECK: affine.parallel
// CHECK: affine.store
func.func @own(%m: memref<4xi32>, %n: memref<3x3xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %at = arith.xori %i, %c3 : index
    memref.store %v, %m[%at] : memref<4xi32>
  }
  affine.parallel (%i) = (1) to (7) step (2) {
    affine.store %v, %n[(%i - 1) floordiv 2, 0] : memref<3x3xi32>
  }
  return
}

// CHECK-LABEL: func.func @shared
// CHECK: scf.parallel
// CHECK-NOT: memref.store
// CHECK: scf.reduce
// REPORT-DAG: results: @shared: memref.store {{.*}}: replaced: iterations of a parallel loop race
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

// A slice of its own may be read before it is inserted; others may be there or not.
// The loop runs twice: what one run inserts the next one may insert again.
// CHECK-LABEL: func.func @own_slices
// CHECK: scf.forall
func.func @own_slices(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %both = scf.for %run = %c0 to %c2 step %c1 iter_args(%u = %t) -> (tensor<4xi32>) {
    %r = scf.forall (%i) in (2) shared_outs(%o = %u) -> (tensor<4xi32>) {
      %at = affine.apply affine_map<(d0) -> (2 - 2 * d0)>(%i)
      %s = tensor.extract_slice %o[%at] [2] [1] : tensor<4xi32> to tensor<2xi32>
      %a = arith.addi %s, %s : tensor<2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %a into %o[%at] [2] [1] : tensor<2xi32> into tensor<4xi32>
      }
    }
    scf.yield %r : tensor<4xi32>
  }
  return %both : tensor<4xi32>
}

// CHECK-NOT: @slices_of_others
// REPORT-DAG: @slices_of_others: dropped the function: scf.forall: a shared tensor that is read where another iteration may write
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

// REPORT-DAG: @slices_that_meet: dropped the function: scf.forall: inserted slices that may overlap
func.func @slices_that_meet(%t: tensor<4xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %at = arith.index_cast %i : index to i32
    %s = tensor.splat %at : tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// REPORT-DAG: @subtracts: dropped the function: scf.parallel: a reduction whose order may show
func.func @subtracts(%init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%init) -> i32 {
    %v = arith.index_cast %i : index to i32
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.subi %b, %a : i32
      scf.reduce.return %c : i32
    }
  }
  return %r : i32
}

// A sum shows no order. CHECK-LABEL: func.func @adds
func.func @adds(%init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%init) -> i32 {
    %v = arith.index_cast %i : index to i32
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %b, %a : i32
      scf.reduce.return %c : i32
    }
  }
  return %r : i32
}

// Atomic updates come in any order.
// REPORT-DAG: @updates: dropped the function: scf.parallel: effects of iterations that are not known
func.func @updates(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = arith.index_cast %i : index to i32
    %old = memref.atomic_rmw assign %v, %m[%c0] : (i32, memref<4xi32>) -> i32
  }
  return
}

// So do texts.
// REPORT-DAG: @prints: dropped the function: affine.parallel: effects of iterations that are not known
func.func @prints() {
  affine.parallel (%i) = (0) to (4) {
    vector.print %i : index
  }
  return
}

// CHECK-LABEL: func.func @main

// Tests are full of ops that nobody knows: they become calls, so that the
// program can be executed and the pass still meets its pattern.

// RUN: %scion recondition --pretty %s > %t.out
// RUN: FileCheck %s < %t.out
// CHECK: func.func @f(
// CHECK: %[[A:.*]] = call @scion_source_f_{{[0-9]+}}() : () -> i32
// CHECK: %[[B:.*]] = arith.addi %[[A]]
// CHECK: scf.execute_region
// CHECK: func.call @scion_sink_i32(%[[B]])
// CHECK: return

// In loops whose iterations have no order no call can stand: sources are asked
// before them.
// CHECK: func.func @parallel(
// CHECK: call @scion_source_parallel_0
// CHECK: scf.parallel
// CHECK-NOT: call
// CHECK: return
// CHECK-DAG: func.func private @scion_source_{{.*}} attributes {no_inline}
// CHECK-DAG: func.func private @scion_sink_i32{{.*}} attributes {no_inline}
// CHECK-NOT: test.

// Done once, there is nothing left to do.
// RUN: %scion recondition --check %t.out

// RUN: %scion run %s --through canonicalize --paths 1 > %t.run
// RUN: FileCheck %s --check-prefix=AGREE < %t.run
// AGREE: {{[0-9]+}} comparisons agree

func.func @f(%x: i32) {
  %a = "test.source"(%x) : (i32) -> i32
  %b = arith.addi %a, %x : i32
  "test.region"() ({
    "test.sink"(%b) : (i32) -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  "test.return"(%b) : (i32) -> ()
}

func.func @parallel(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = "test.source"(%i) : (index) -> i32
    memref.store %v, %m[%i] : memref<4xi32>
    "test.sink"(%i) : (index) -> ()
  }
  return
}

// What is freed twice, or was never on the heap, is not freed. An alloca that leaves its
// scope moves to the heap. What was freed well in the run stays so.
//
// RUN: %scion recondition --pretty --report %s 2>%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition %s > %t.mlir
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: lifetime: @main: memref.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @main: memref.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @main: bufferization.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @leaves: memref.alloca at line {{.*}}: on the heap: it leaves its scope
// REPORT-NOT: {{.}}

memref.global "private" @bits : memref<2xi1> = dense<[true, false]>

// CHECK-LABEL: func.func @leaves
// CHECK-NOT: alloca
// CHECK: memref.alloc()
func.func @leaves(%v: i32) -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}

// CHECK-LABEL: func.func @stays
// CHECK: memref.alloca()
func.func @stays(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  // CHECK: %[[YES:.*]] = memref.load
  // CHECK: %[[NO:.*]] = memref.load
  %bits = memref.get_global @bits : memref<2xi1>
  %yes = memref.load %bits[%c0] : memref<2xi1>
  %no = memref.load %bits[%c1] : memref<2xi1>

  // The second one is too much. What is not executed frees nothing.
  // CHECK: scf.if %[[YES]]
  // CHECK-NEXT: memref.dealloc
  // CHECK: scf.if %[[YES]] {
  // CHECK-NEXT: } else {
  // CHECK-NEXT: memref.dealloc
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  scf.if %yes {
    memref.dealloc %m : memref<i32>
  }
  scf.if %yes {
    memref.dealloc %m : memref<i32>
  } else {
    memref.dealloc %m : memref<i32>
  }
  // CHECK: memref.alloca()
  // CHECK-NOT: memref.dealloc
  %s = memref.alloca() : memref<i32>
  memref.dealloc %s : memref<i32>

  // Ownership, right and wrong.
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK-NEXT: %[[B:.*]] = memref.alloc
  // CHECK-NEXT: %[[OWNED:.*]] = bufferization.dealloc (%[[A]], %[[B]] : {{.*}}) if (%[[YES]], %[[NO]]) retain (%[[B]]
  // CHECK-NEXT: vector.print %[[OWNED]]
  // CHECK-NEXT: bufferization.dealloc (%[[B]] : {{.*}}) if (%[[YES]])
  // CHECK-NOT: bufferization.dealloc
  // CHECK: vector.print %false
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  %0 = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%yes, %no) retain (%b : memref<i32>)
  vector.print %0 : i1
  bufferization.dealloc (%b : memref<i32>) if (%yes)
  %1 = bufferization.dealloc (%b : memref<i32>) if (%yes) retain (%a : memref<i32>)
  vector.print %1 : i1

  // INTERP: i64 0
  // INTERP: i64 0
  // INTERP: i64 7
  // INTERP: finished
  %2 = func.call @leaves(%v) : (i32) -> memref<i32>
  %3 = func.call @stays(%v) : (i32) -> i32
  vector.print %3 : i32
  return
}

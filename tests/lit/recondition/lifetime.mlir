// What is freed twice, or was never on the heap, is not freed. An alloca that leaves its
// scope moves to the heap. What was freed well in the run stays so.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: lifetime: @main: memref.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @main: memref.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @main: bufferization.dealloc at line {{.*}}: removed
// REPORT-NEXT: lifetime: @leaves: memref.alloca at line {{.*}}: on the heap: it leaves its scope
// REPORT-NEXT: lifetime: @tensors: bufferization.dealloc_tensor at line {{.*}}: removed
// REPORT-NEXT: lifetime: @tensors: bufferization.dealloc_tensor at line {{.*}}: removed
// REPORT-NOT: {{.}}

memref.global "private" @bits : memref<2xi1> = dense<[true, false]>
func.func @leaves(%v: i32) -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}
func.func @stays(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// A tensor may share its buffer with another one, which the interpreter does not
// know: only a tensor that nothing else is made of is freed, and once.
func.func @tensors() {
  %a = tensor.empty() : tensor<4xi32>
  %b = tensor.empty() : tensor<4xi32>
  %c = tensor.cast %b : tensor<4xi32> to tensor<?xi32>
  bufferization.dealloc_tensor %a : tensor<4xi32>
  bufferization.dealloc_tensor %b : tensor<4xi32>
  bufferization.dealloc_tensor %c : tensor<?xi32>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %bits = memref.get_global @bits : memref<2xi1>
  %yes = memref.load %bits[%c0] : memref<2xi1>
  %no = memref.load %bits[%c1] : memref<2xi1>

  // The second one is too much. What is not executed frees nothing.
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
  %s = memref.alloca() : memref<i32>
  memref.dealloc %s : memref<i32>

  // Ownership, right and wrong.
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
  func.call @tensors() : () -> ()
  vector.print %3 : i32
  return
}

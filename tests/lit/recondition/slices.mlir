// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// Offsets and sizes of slices that leave their source are cut. Slices that stay inside
// in the run are left alone.

// CHECK-LABEL: func.func private @offset
// CHECK-SAME: (%[[T:.*]]: tensor<8xi32>, %[[FAR:.*]]: index, %[[NEAR:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[FAR]]
// CHECK: tensor.extract_slice %[[T]][%[[R]]] [3] [1]
// CHECK: tensor.extract_slice %[[T]][%[[NEAR]]] [3] [1]
// REPORT-DAG: slices: @offset: tensor.extract_slice at line [[# @LINE + 2]]: offset cut
func.func private @offset(%t: tensor<8xi32>, %far: index, %near: index) {
  %0 = tensor.extract_slice %t[%far] [3] [1] : tensor<8xi32> to tensor<3xi32>
  %1 = tensor.extract_slice %t[%near] [3] [1] : tensor<8xi32> to tensor<3xi32>
  return
}

// CHECK-LABEL: func.func private @size
// CHECK-SAME: (%[[M:.*]]: memref<8xi32>, %[[FAR:.*]]: index, %[[NEAR:.*]]: index)
// CHECK: %[[N:.*]] = arith.remui %[[FAR]]
// CHECK: memref.subview %[[M]][0] [%[[N]]] [1]
// CHECK: memref.subview %[[M]][0] [%[[NEAR]]] [1]
func.func private @size(%m: memref<8xi32>, %far: index, %near: index) {
  %0 = memref.subview %m[0] [%far] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  %1 = memref.subview %m[0] [%near] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  return
}

// The size differs from turn to turn, so the guard asks for it.
// CHECK-LABEL: func.func private @unknown
// CHECK: %[[DIM:.*]] = memref.dim
// CHECK: %[[END:.*]] = arith.addi %[[DIM]]
// CHECK: %[[N:.*]] = arith.remui %{{.*}}, %[[END]]
// CHECK: memref.subview %{{.*}}[%{{.*}}] [%[[N]]] [1]
func.func private @unknown(%far: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %s = %c0 to %c4 step %c1 {
    %m = memref.alloc(%s) : memref<?xi32>
    %n = arith.muli %s, %s : index
    %0 = memref.subview %m[%s] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    memref.dealloc %m : memref<?xi32>
  }
  return
}

// CHECK-LABEL: func.func private @insert
// CHECK-NOT: tensor.insert_slice
// REPORT-DAG: results: @insert: {{.*}}: replaced: what is inserted has another size than the slice
func.func private @insert(%v: i32, %near: index, %t: tensor<8xi32>) {
  %p = tensor.splat %v[%near] : tensor<?xi32>
  %c3 = arith.constant 3 : index
  %n = arith.addi %near, %c3 : index
  %0 = tensor.insert_slice %p into %t[0] [%n] [1] : tensor<?xi32> into tensor<8xi32>
  return
}

// An empty slice begins in its source or at the end of it, for
// generate-runtime-verification asks that.
// CHECK-LABEL: func.func private @empty
// CHECK-SAME: (%[[T:.*]]: tensor<8xi32>, %[[FAR:.*]]: index, %[[END:.*]]: index, %[[NONE:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[FAR]]
// CHECK: tensor.extract_slice %[[T]][%[[R]]] [%{{.*}}] [1]
// CHECK: tensor.extract_slice %[[T]][%[[END]]] [%{{.*}}] [1]
func.func private @empty(%t: tensor<8xi32>, %far: index, %end: index, %none: index) {
  %0 = tensor.extract_slice %t[%far] [%none] [1] : tensor<8xi32> to tensor<?xi32>
  %1 = tensor.extract_slice %t[%end] [%none] [1] : tensor<8xi32> to tensor<?xi32>
  return
}

memref.global @numbers : memref<4xindex> = dense<[1000, 2, 8, 0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %g = memref.get_global @numbers : memref<4xindex>
  %far = memref.load %g[%c0] : memref<4xindex>
  %near = memref.load %g[%c1] : memref<4xindex>
  %end = memref.load %g[%c2] : memref<4xindex>
  %none = memref.load %g[%c3] : memref<4xindex>
  %v = arith.constant 7 : i32
  %t = tensor.splat %v : tensor<8xi32>
  %m = memref.alloc() : memref<8xi32>
  func.call @offset(%t, %far, %near) : (tensor<8xi32>, index, index) -> ()
  func.call @size(%m, %far, %near) : (memref<8xi32>, index, index) -> ()
  func.call @unknown(%far) : (index) -> ()
  func.call @insert(%v, %near, %t) : (i32, index, tensor<8xi32>) -> ()
  func.call @empty(%t, %far, %end, %none) : (tensor<8xi32>, index, index, index) -> ()
  memref.dealloc %m : memref<8xi32>
  return
}

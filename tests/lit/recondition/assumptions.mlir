// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Claims that nobody has checked are made true, or go.

// Where a buffer from elsewhere lies is not known: all addresses are of 1.
// CHECK-LABEL: func.func @elsewhere
// CHECK: memref.assume_alignment %{{.*}}, 1 :
func.func @elsewhere(%m: memref<4xi32>) -> memref<4xi32> {
  %0 = memref.assume_alignment %m, 64 : memref<4xi32>
  return %0 : memref<4xi32>
}

// CHECK-LABEL: func.func @own
// CHECK: memref.alloc() {{.*}}alignment = 64{{.*}} : memref<4xi32>
// CHECK: memref.assume_alignment %{{.*}}, 64 :
func.func @own(%v: i32) -> memref<?xi32> {
  %m = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  %0 = memref.assume_alignment %c, 64 : memref<?xi32>
  return %0 : memref<?xi32>
}

// CHECK-LABEL: func.func @distinct
// CHECK: memref.distinct_objects
// CHECK-NOT: memref.distinct_objects
// CHECK: return
func.func @distinct(%v: i32, %m: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
  %0:2 = memref.distinct_objects %a, %b : memref<4xi32>, memref<4xi32>
  %1:2 = memref.distinct_objects %0#0, %0#0 : memref<4xi32>, memref<4xi32>
  return %1#0, %0#1 : memref<4xi32>, memref<4xi32>
}

// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// What a cast of a memref says that is not so gets a buffer that is so; of a tensor
// that is another it becomes an input. Where nothing helps the function is dropped.

// CHECK-LABEL: func.func @lies
// CHECK: %[[M:.*]] = memref.alloc(%{{.*}})
// CHECK: memref.cast %[[M]] : memref<?xi32> to memref<3xi32>
// CHECK-NOT: memref.cast
// CHECK: %[[OWN:.*]] = memref.alloc() : memref<4xi32>
// CHECK: memref.store %{{.*}}, %[[OWN]]
// REPORT-DAG: shape-casts: @lies: memref.cast at line [[# @LINE + 7]]: a buffer of its own
func.func @lies(%v: i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<?xi32>
  %0 = memref.cast %m : memref<?xi32> to memref<3xi32>
  memref.store %v, %0[%c2] : memref<3xi32>
  %1 = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %v, %1[%c3] : memref<4xi32>
  memref.dealloc %m : memref<?xi32>
  return
}

// The offset is 1.
// CHECK-LABEL: func.func @strides
// CHECK: memref.cast
// CHECK: memref.alloc() : memref<4xi32>
// CHECK: return
// REPORT-DAG: shape-casts: @strides: {{.*}}: a buffer of its own
func.func @strides(%m: memref<8xi32>) {
  %view = memref.subview %m[1] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %any = memref.cast %view : memref<4xi32, strided<[1], offset: 1>> to memref<4xi32, strided<[?], offset: ?>>
  %0 = memref.cast %any : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
  return
}

// CHECK-LABEL: func.func @tensor
// CHECK-NOT: tensor.cast
// REPORT-DAG: results: @tensor: tensor.cast {{.*}}: replaced: a cast to other sizes
func.func @tensor(%n: index, %v: i32) -> tensor<40xi32> {
  %d = tensor.splat %v[%n] : tensor<?xi32>
  %0 = tensor.cast %d : tensor<?xi32> to tensor<40xi32>
  return %0 : tensor<40xi32>
}

// Four times 2^62+1 is four, in 64 bits.
// CHECK-NOT: @wraps
// REPORT-DAG: @wraps: dropped the function: tensor.expand_shape: sizes have another product than what they expand
func.func @wraps(%t: tensor<4xi32>) {
  %d = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %n = arith.constant 4611686018427387905 : index
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [%n, 4] : tensor<?xi32> into tensor<?x4xi32>
  return
}

// CHECK-LABEL: func.func @main

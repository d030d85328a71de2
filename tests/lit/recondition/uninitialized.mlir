// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Fresh memory is filled, unless it is overwritten first.

// What fills it is an input, of a pool that no pass knows.
// CHECK-LABEL: func.func @read
// CHECK: %[[P:.*]] = memref.get_global @scion_pool_f32
// CHECK: %[[V:.*]] = memref.load %[[P]]
// CHECK: %[[M:.*]] = memref.alloc() : memref<4xf32>
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[M]] : memref<4xf32>)
func.func @read() -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @destination
// CHECK: tensor.empty
// CHECK-NOT: linalg.fill
// CHECK: linalg.transpose
func.func @destination(%t: tensor<3x4xi8>) -> tensor<4x3xi8> {
  %e = tensor.empty() : tensor<4x3xi8>
  %0 = linalg.transpose ins(%t : tensor<3x4xi8>) outs(%e : tensor<4x3xi8>) permutation = [1, 0]
  return %0 : tensor<4x3xi8>
}

// CHECK-LABEL: func.func @accumulator
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: %[[Z:.*]] = linalg.fill ins(%{{.*}} : i32) outs(%[[E]]
// CHECK: linalg.matmul {{.*}} outs(%[[Z]]
func.func @accumulator(%a: tensor<3x4xi32>, %b: tensor<4x5xi32>) -> tensor<3x5xi32> {
  %e = tensor.empty() : tensor<3x5xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xi32>, tensor<4x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %0 : tensor<3x5xi32>
}

// A scope of allocas is one block: what fills them is called.
// CHECK-LABEL: func.func @scope
// CHECK: memref.alloca_scope
// CHECK: %[[A:.*]] = memref.alloca
// CHECK: call @{{.*}}scion_fill_{{.*}}(%[[A]]
func.func @scope(%n: index, %i: index) -> i64 {
  %r = memref.alloca_scope -> (i64) {
    %a = memref.alloca() : memref<7xi64>
    %v = memref.load %a[%i] : memref<7xi64>
    memref.alloca_scope.return %v : i64
  }
  return %r : i64
}

// Filled before its block ends, so for all other blocks: the guard is enough
// for itself, and a program's own stores are.
// CHECK-LABEL: func.func @other_block
// CHECK: memref.alloc
// CHECK: linalg.fill
// CHECK-NOT: linalg.fill
// CHECK: cf.br
func.func @other_block(%i: i32, %at: index) -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %i, %m[%c2] : memref<4xi32>
  cf.br ^next
^next:
  %0 = memref.load %m[%at] : memref<4xi32>
  return %0 : i32
}

// CHECK-LABEL: func.func @other_block_reads_written
// CHECK-NOT: linalg.fill
// CHECK: return
func.func @other_block_reads_written(%i: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %i, %m[%c2] : memref<4xi32>
  cf.br ^next
^next:
  %0 = memref.load %m[%c2] : memref<4xi32>
  return %0 : i32
}

// CHECK-LABEL: func.func @written_too_late
// CHECK: memref.alloc
// CHECK: linalg.fill
func.func @written_too_late(%i: i32, %c: i1) -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  cf.cond_br %c, ^store, ^next
^store:
  memref.store %i, %m[%c2] : memref<4xi32>
  cf.br ^next
^next:
  %0 = memref.load %m[%c2] : memref<4xi32>
  return %0 : i32
}

// Loops may have no turn: what they store is certain only where there is one.
// CHECK-LABEL: func.func @no_turn
// CHECK: memref.alloc
// CHECK-NEXT: linalg.fill
func.func @no_turn(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %v, %m[%j] : memref<4xi32>
    }
  }
  %0 = memref.load %m[%c1] : memref<4xi32>
  return %0 : i32
}

// CHECK-LABEL: func.func @two_turns
// CHECK-NOT: linalg.fill
// CHECK: return
func.func @two_turns(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %v, %m[%j] : memref<4xi32>
    }
  }
  %0 = memref.load %m[%c1] : memref<4xi32>
  return %0 : i32
}

// Elements of a view are elements of the buffer: what is read was written.
// CHECK-LABEL: func.func @viewed
// CHECK-NOT: fill
// CHECK: return
func.func @viewed(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<2x4xi32>
  memref.store %v, %b[%c1, %c1] : memref<2x4xi32>
  %row = memref.subview %b[1, 0] [1, 2] [1, 1] : memref<2x4xi32> to memref<2xi32, strided<[1], offset: 4>>
  memref.store %v, %row[%c0] : memref<2xi32, strided<[1], offset: 4>>
  %column = memref.subview %b[1, 0] [1, 2] [1, 1] : memref<2x4xi32> to memref<1x2xi32, strided<[4, 1], offset: 4>>
  %x = memref.load %column[%c0, %c1] : memref<1x2xi32, strided<[4, 1], offset: 4>>
  %y = memref.load %column[%c0, %c0] : memref<1x2xi32, strided<[4, 1], offset: 4>>
  %z = arith.addi %x, %y : i32
  memref.dealloc %b : memref<2x4xi32>
  return %z : i32
}

// One of them was not.
// CHECK-LABEL: func.func @viewedTooFar
// CHECK: fill
// CHECK: return
func.func @viewedTooFar(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<2x4xi32>
  memref.store %v, %b[%c0, %c1] : memref<2x4xi32>
  %column = memref.subview %b[0, 0] [2, 2] [1, 1] : memref<2x4xi32> to memref<2x2xi32, strided<[4, 1]>>
  %x = memref.load %column[%c1, %c1] : memref<2x2xi32, strided<[4, 1]>>
  memref.dealloc %b : memref<2x4xi32>
  return %x : i32
}

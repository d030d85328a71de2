// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all %s | %scion interp -
// Fresh memory is filled if what nobody wrote is shown in the run, else it
// stays.

// What fills it is an input, of a pool that no pass knows.
// CHECK-LABEL: func.func private @read
// CHECK: %[[P:.*]] = memref.get_global @scion_pool_i64
// CHECK: %[[V:.*]] = memref.load %[[P]]
// CHECK: %[[M:.*]] = memref.alloc() : memref<4xi64>
// CHECK-NEXT: linalg.fill ins(%[[V]] : i64) outs(%[[M]] : memref<4xi64>)
// REPORT-DAG: uninitialized: @read: memref.alloc at line [[# @LINE + 3]]: filled with an input
func.func private @read() -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi64>
  %0 = memref.load %m[%c0] : memref<4xi64>
  return %0 : i64
}

// CHECK-LABEL: func.func private @written
// CHECK: memref.alloc
// CHECK-NEXT: memref.store
func.func private @written() -> i64 {
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i64
  %m = memref.alloc() : memref<4xi64>
  memref.store %v, %m[%c2] : memref<4xi64>
  cf.br ^next
^next:
  %0 = memref.load %m[%c2] : memref<4xi64>
  return %0 : i64
}

// An element beside the one that was written, through a view.
// CHECK-LABEL: func.func private @beside
// CHECK: memref.alloc
// CHECK-NEXT: linalg.fill
func.func private @beside() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i64
  %b = memref.alloc() : memref<2x4xi64>
  memref.store %v, %b[%c0, %c1] : memref<2x4xi64>
  %view = memref.subview %b[0, 0] [2, 2] [1, 1] : memref<2x4xi64> to memref<2x2xi64, strided<[4, 1]>>
  %0 = memref.load %view[%c1, %c1] : memref<2x2xi64, strided<[4, 1]>>
  memref.dealloc %b : memref<2x4xi64>
  return %0 : i64
}

// A loop that has no turn writes nothing.
// CHECK-LABEL: func.func private @turns
// CHECK: memref.alloc
// CHECK-NEXT: scf.for
// CHECK: memref.alloc
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: scf.for
func.func private @turns(%none: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i64
  %m = memref.alloc() : memref<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %v, %m[%i] : memref<4xi64>
  }
  %0 = memref.load %m[%c1] : memref<4xi64>
  %n = memref.alloc() : memref<4xi64>
  scf.for %i = %c0 to %none step %c1 {
    memref.store %v, %n[%i] : memref<4xi64>
  }
  %1 = memref.load %n[%c1] : memref<4xi64>
  return %0, %1 : i64, i64
}

// A scope of allocas is one block: what fills them is called.
// CHECK-LABEL: func.func private @scope
// CHECK: memref.alloca_scope
// CHECK: %[[A:.*]] = memref.alloca
// CHECK: call @{{.*}}scion_fill_{{.*}}(%[[A]]
func.func private @scope(%none: index) -> i64 {
  %r = memref.alloca_scope -> (i64) {
    %a = memref.alloca() : memref<7xi64>
    %v = memref.load %a[%none] : memref<7xi64>
    memref.alloca_scope.return %v : i64
  }
  return %r : i64
}

// A destination that is overwritten stays, one that is read is filled, for
// those who read it.
// CHECK-LABEL: func.func private @destinations
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x3xi64>
// CHECK: linalg.transpose {{.*}} outs(%[[E]]
// CHECK: %[[F:.*]] = tensor.empty() : tensor<3x3xi64>
// CHECK-NEXT: %[[Z:.*]] = linalg.fill ins(%{{.*}} : i64) outs(%[[F]]
// CHECK: linalg.matmul {{.*}} outs(%[[Z]]
// REPORT-DAG: uninitialized: @destinations: tensor.empty {{.*}}: filled with an input
func.func private @destinations(%t: tensor<3x4xi64>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4x3xi64>
  %0 = linalg.transpose ins(%t : tensor<3x4xi64>) outs(%e : tensor<4x3xi64>) permutation = [1, 0]
  %f = tensor.empty() : tensor<3x3xi64>
  %1 = linalg.matmul ins(%t, %0 : tensor<3x4xi64>, tensor<4x3xi64>) outs(%f : tensor<3x3xi64>) -> tensor<3x3xi64>
  %x = tensor.extract %0[%c0, %c0] : tensor<4x3xi64>
  %y = tensor.extract %1[%c0, %c0] : tensor<3x3xi64>
  return %x, %y : i64, i64
}

// Nobody is shown what is read here.
// CHECK-LABEL: func.func private @unshown
// CHECK: memref.alloc
// CHECK-NEXT: memref.load
func.func private @unshown() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi64>
  %0 = memref.load %m[%c0] : memref<4xi64>
  return
}

func.func private @printI64(i64)
memref.global @none : memref<index> = dense<0>
func.func @main() {
  %g = memref.get_global @none : memref<index>
  %none = memref.load %g[] : memref<index>
  %v = arith.constant 7 : i64
  %t = tensor.splat %v : tensor<3x4xi64>
  func.call @unshown() : () -> ()
  %0 = func.call @read() : () -> i64
  func.call @printI64(%0) : (i64) -> ()
  %1 = func.call @written() : () -> i64
  func.call @printI64(%1) : (i64) -> ()
  %2 = func.call @beside() : () -> i64
  func.call @printI64(%2) : (i64) -> ()
  %3:2 = func.call @turns(%none) : (index) -> (i64, i64)
  func.call @printI64(%3#0) : (i64) -> ()
  func.call @printI64(%3#1) : (i64) -> ()
  %4 = func.call @scope(%none) : (index) -> i64
  func.call @printI64(%4) : (i64) -> ()
  %5:2 = func.call @destinations(%t) : (tensor<3x4xi64>) -> (i64, i64)
  func.call @printI64(%5#0) : (i64) -> ()
  func.call @printI64(%5#1) : (i64) -> ()
  return
}

// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all %s | %scion interp -
// Of a realloc that is undefined, or whose tail is read, or its old buffer, a copy
// grows, and what it adds is filled. A size is cut.

// CHECK-LABEL: func.func @main
// The tail is read.
// CHECK: %[[A:.*]] = memref.realloc
// CHECK: scf.for %[[I:.*]] =
// CHECK-NEXT: memref.store %{{.*}}, %[[A]][%[[I]]]
// The old buffer is read.
// CHECK: %[[OLD:.*]] = memref.alloc() : memref<4xi64>
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<4xi64>
// CHECK-NEXT: memref.copy %[[OLD]], %[[COPY]]
// CHECK: memref.realloc %[[COPY]]
// CHECK: memref.load %[[OLD]]
// The tail is not read.
// CHECK: %[[B:.*]] = memref.realloc
// CHECK-NEXT: memref.load %[[B]]
// A size that is negative.
// CHECK: memref.realloc %{{.*}}(%{{.*}})
// On the stack.
// CHECK: memref.alloca()
// CHECK: memref.realloc

// REPORT: realloc: {{.*}} at line [[# @LINE + 15]]: a copy grows instead
// REPORT-NEXT: realloc: {{.*}} at line [[# @LINE + 14]]: the tail filled with an input
// REPORT: realloc: {{.*}}: a copy grows instead
// REPORT: realloc: {{.*}}: size cut
// REPORT: realloc: {{.*}}: a copy grows instead
func.func private @printI64(i64)
memref.global @size : memref<index> = dense<-5>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %v = arith.constant 7 : i64
  %g = memref.get_global @size : memref<index>
  %n = memref.load %g[] : memref<index>
  %m = memref.alloc() : memref<4xi64>
  memref.store %v, %m[%c0] : memref<4xi64>
  %read = memref.realloc %m : memref<4xi64> to memref<8xi64>
  %x = memref.load %read[%c6] : memref<8xi64>
  func.call @printI64(%x) : (i64) -> ()
  %used = memref.alloc() : memref<4xi64>
  memref.store %v, %used[%c0] : memref<4xi64>
  %free = memref.realloc %used : memref<4xi64> to memref<2xi64>
  %old = memref.load %used[%c0] : memref<4xi64>
  memref.dealloc %free : memref<2xi64>
  %unread = memref.realloc %read : memref<8xi64> to memref<9xi64>
  %y = memref.load %unread[%c0] : memref<9xi64>
  func.call @printI64(%y) : (i64) -> ()
  %negative = memref.realloc %unread(%n) : memref<9xi64> to memref<?xi64>
  memref.dealloc %negative : memref<?xi64>
  %s = memref.alloca() : memref<4xi64>
  %heap = memref.realloc %s : memref<4xi64> to memref<8xi64>
  memref.dealloc %heap : memref<8xi64>
  return
}

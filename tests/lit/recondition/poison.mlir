// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all %s | %scion interp -
// Poison that is used becomes an input, a poison lane the first one,
// unreachable a return. Poison that nobody uses and code that does not run
// stay.

// CHECK-LABEL: func.func @main
// CHECK: arith.addi %[[INPUT:.*]], %[[SEVEN:.*]] : i64
// CHECK: %[[P:.*]] = ub.poison
// CHECK: arith.select %{{.*}}, %[[SEVEN]], %[[P]]
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 0, 3]
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, -1, 3]
// CHECK-LABEL: func.func @unreachable
// CHECK: ^bb1
// CHECK-NOT: unreachable
// CHECK: ^bb2
// CHECK: ub.unreachable

// REPORT: poison: @main: ub.poison {{.*}}: an input instead
// REPORT-NEXT: poison: @main: vector.shuffle {{.*}}: no poison lanes
// REPORT-NEXT: poison: @unreachable: ub.unreachable {{.*}}: returns instead
// REPORT-NOT: poison:
func.func private @printI64(i64)
memref.global @yes : memref<i1> = dense<true>
func.func @main() {
  %g = memref.get_global @yes : memref<i1>
  %c = memref.load %g[] : memref<i1>
  %seven = arith.constant 7 : i64
  %p = ub.poison : i64
  %used = arith.addi %p, %seven : i64
  func.call @printI64(%used) : (i64) -> ()
  %unused = ub.poison : i64
  %chosen = arith.select %c, %seven, %unused : i64
  func.call @printI64(%chosen) : (i64) -> ()
  %v = arith.constant dense<[1, 2]> : vector<2xi64>
  %s = vector.shuffle %v, %v [0, -1, 3] : vector<2xi64>, vector<2xi64>
  %lane = vector.extract %s[1] : i64 from vector<3xi64>
  func.call @printI64(%lane) : (i64) -> ()
  %t = vector.shuffle %v, %v [0, -1, 3] : vector<2xi64>, vector<2xi64>
  %last = vector.extract %t[2] : i64 from vector<3xi64>
  func.call @printI64(%last) : (i64) -> ()
  %r = func.call @unreachable(%c) : (i1) -> i64
  return
}
func.func @unreachable(%c : i1) -> i64 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  ub.unreachable
}

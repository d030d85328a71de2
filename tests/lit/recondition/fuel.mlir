// RUN: %scion recondition --fuel --pretty %s | FileCheck %s
// RUN: %scion recondition %s | FileCheck %s --check-prefix=NONE
// RUN: %scion recondition --fuel %s | %scion lower - | %scion exec - | FileCheck %s --check-prefix=VALUES
// RUN: %scion run --paths 4 %s
// Programs that do not end get fuel: 64 rounds of a loop.
// `scion run` gives it to those alone that were seen to need it.

// NONE-NOT: arith.andi
// NONE-NOT: arith.cmpi

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// The count is carried, and what the loop carried then is its result.
// CHECK-LABEL: func.func private @endless_while
// CHECK: %[[W:.*]]:2 = scf.while (%[[X:.*]] = %{{.*}}, %[[N:.*]] = %{{.*}}) : (i64, index) -> (i64, index)
// CHECK: %[[MORE:.*]] = arith.cmpi ult, %[[N]], %{{.*}} : index
// CHECK: %[[GO:.*]] = arith.andi %{{.*}}, %[[MORE]] : i1
// CHECK: scf.condition(%[[GO]])
// CHECK: return %[[W]]#0
func.func private @endless_while() -> i64 {
  %zero = arith.constant 0 : i64
  %three = arith.constant 3 : i64
  %true = arith.constant true
  %0 = scf.while (%x = %zero) : (i64) -> i64 {
    scf.condition(%true) %x : i64
  } do {
  ^bb0(%x: i64):
    %next = arith.addi %x, %three : i64
    scf.yield %next : i64
  }
  return %0 : i64
}

// Three of a function's own rounds are three.
// CHECK-LABEL: func.func private @short_while
func.func private @short_while() -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.while (%x = %true) : (i1) -> i1 {
    scf.condition(%x) %x : i1
  } do {
  ^bb0(%x: i1):
    scf.yield %false : i1
  }
  return %0 : i1
}

// Zeros where a cycle of blocks has no other way out.
// CHECK-LABEL: func.func private @endless_blocks
// CHECK: ^{{.*}}(%[[V:.*]]: i64):
// CHECK: %[[NEXT:.*]] = arith.addi %[[R:.*]], %{{.*}} : index
// CHECK: %[[LEFT:.*]] = arith.cmpi ult, %[[R]], %{{.*}} : index
// CHECK: cf.cond_br %[[LEFT]], ^[[HEADER:bb[0-9]+]](%[[V]], %[[NEXT]] : i64, index), ^[[END:bb[0-9]+]]
// CHECK: ^[[HEADER]](%{{.*}}: i64, %[[R]]: index):
// CHECK: ^[[END]]:
// CHECK: return %{{.*}} : i64
func.func private @endless_blocks() -> i64 {
  %one = arith.constant 1 : i64
  cf.br ^loop(%one : i64)
^loop(%x: i64):
  func.call @show(%x) : (i64) -> ()
  %next = arith.muli %x, %x : i64
  cf.br ^loop(%next : i64)
}

// 64 rounds of adding 3; true, and then false; 65 lines of 1 and a zero.
// VALUES: i64 192
// VALUES-NEXT: i64 0
// VALUES-COUNT-65: i64 1
// VALUES-NEXT: i64 0
// VALUES-NEXT: finished
func.func @main() {
  %0 = func.call @endless_while() : () -> i64
  func.call @show(%0) : (i64) -> ()
  %1 = func.call @short_while() : () -> i1
  %2 = arith.extui %1 : i1 to i64
  func.call @show(%2) : (i64) -> ()
  %3 = func.call @endless_blocks() : () -> i64
  func.call @show(%3) : (i64) -> ()
  return
}

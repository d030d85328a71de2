// Undefined behaviour ends a run: the op, its place and the reason are told, and
// what was shown until then. Exit code 1.
//
// RUN: for f in divide overflow poison shown branch bounds freed twice unwritten race \
// RUN:          unreachable assertion step; do \
// RUN:   echo "$f:"; %scion interp %s --entry $f; echo "exit $?"; done \
// RUN: | FileCheck %s

func.func private @printI64(i64)

// CHECK-LABEL: divide:
// CHECK-NEXT:  1: i64 1
// CHECK-NEXT:  undefined: arith.divsi at {{.*}}undefined.mlir:[[#@LINE+6]]:8: division by zero
// CHECK-NEXT:  exit 1
func.func @divide() {
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  func.call @printI64(%c1) : (i64) -> ()
  %r = arith.divsi %c1, %c0 : i64
  return
}

// CHECK-LABEL: overflow:
// CHECK-NEXT:  undefined: arith.divsi {{.*}}: division overflows
func.func @overflow() {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  %r = arith.divsi %a, %b : i8
  return
}

// Poison may be the least number, whose division by -1 overflows.
// CHECK-LABEL: poison:
// CHECK-NEXT:  undefined: arith.divsi {{.*}}: division of poison by -1
func.func @poison() {
  %a = ub.poison : i8
  %b = arith.constant -1 : i8
  %r = arith.divsi %a, %b : i8
  return
}

// A flag that does not hold makes poison, which may be passed on, and not shown.
// CHECK-LABEL: shown:
// CHECK-NEXT:  undefined: func.call {{.*}}: poison is shown
func.func @shown() {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 1 : i64
  %no = arith.constant false
  %sum = arith.addi %a, %b overflow<nsw> : i64
  %other = arith.select %no, %sum, %b : i64
  func.call @printI64(%sum) : (i64) -> ()
  return
}

// CHECK-LABEL: branch:
// CHECK-NEXT:  undefined: scf.if {{.*}}: poison where a value is needed
func.func @branch() {
  %p = ub.poison : i1
  scf.if %p {
  }
  return
}

// CHECK-LABEL: bounds:
// CHECK-NEXT:  undefined: memref.load {{.*}}: access out of bounds
func.func @bounds() {
  %m = memref.alloca() : memref<4xi64>
  %i = arith.constant 4 : index
  %r = memref.load %m[%i] : memref<4xi64>
  return
}

// CHECK-LABEL: freed:
// CHECK-NEXT:  undefined: memref.store {{.*}}: use after free
func.func @freed() {
  %m = memref.alloc() : memref<i64>
  %x = arith.constant 1 : i64
  memref.dealloc %m : memref<i64>
  memref.store %x, %m[] : memref<i64>
  return
}

// CHECK-LABEL: twice:
// CHECK-NEXT:  undefined: memref.dealloc {{.*}}: freed twice
func.func @twice() {
  %m = memref.alloc() : memref<i64>
  memref.dealloc %m : memref<i64>
  memref.dealloc %m : memref<i64>
  return
}

// Copying what was never written is no fault; showing it is.
// CHECK-LABEL: unwritten:
// CHECK-NEXT:  undefined: func.call {{.*}}: a value that was never written or settled is shown
func.func @unwritten() {
  %m = memref.alloca() : memref<i64>
  %n = memref.alloca() : memref<i64>
  memref.copy %m, %n : memref<i64> to memref<i64>
  %r = memref.load %n[] : memref<i64>
  func.call @printI64(%r) : (i64) -> ()
  return
}

// CHECK-LABEL: race:
// CHECK-NEXT:  undefined: memref.store {{.*}}: iterations of a parallel loop race
func.func @race() {
  %m = memref.alloca() : memref<i64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i64
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    memref.store %x, %m[] : memref<i64>
  }
  return
}

// CHECK-LABEL: unreachable:
// CHECK-NEXT:  undefined: ub.unreachable {{.*}}: what is never reached was reached
func.func @unreachable() {
  cf.br ^end
^end:
  ub.unreachable
}

// A failed assertion is what the program wants.
// CHECK-LABEL: assertion:
// CHECK-NEXT:  trap: cf.assert {{.*}}: too bad
// CHECK-NEXT:  exit 1
func.func @assertion() {
  %no = arith.constant false
  cf.assert %no, "too bad"
  return
}

// CHECK-LABEL: step:
// CHECK-NEXT:  undefined: scf.for {{.*}}: a step that is not positive
func.func @step() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c0 {
  }
  return
}

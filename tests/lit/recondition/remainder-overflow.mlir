// The remainder of the least value by -1 is 0 by MLIR's definition, and undefined
// in LLVM (M134): programs that are defined by the first are made so for both.
//
// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion run %s --paths 3 | FileCheck %s --check-prefix=JUDGED
// JUDGED: comparisons agree

memref.global "private" @numbers : memref<3xi8> = dense<[-128, -1, 7]>
memref.global "private" @indices : memref<2xindex> = dense<[-9223372036854775808, -1]>
memref.global "private" @bits : memref<1xi1> = dense<[1]>

// CHECK: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @numbers : memref<3xi8>
  %i = memref.get_global @indices : memref<2xindex>
  %b = memref.get_global @bits : memref<1xi1>
  // CHECK: %[[LEAST:.*]] = memref.load
  %least = memref.load %m[%c0] : memref<3xi8>
  // CHECK: %[[BY:.*]] = memref.load
  %by = memref.load %m[%c1] : memref<3xi8>
  // CHECK: %[[BAD:.*]] = arith.andi
  // CHECK: %[[GOOD:.*]] = arith.select %[[BAD]], %{{.*}}, %[[BY]] : i8
  // CHECK: arith.remsi %[[LEAST]], %[[GOOD]] : i8
  %0 = arith.remsi %least, %by : i8
  // A divisor of which it is known, and a quotient, stay as they are.
  // CHECK: %[[SEVEN:.*]] = arith.constant 7 : i8
  // CHECK-NEXT: arith.remsi %[[LEAST]], %[[SEVEN]] : i8
  %seven = arith.constant 7 : i8
  %1 = arith.remsi %least, %seven : i8
  // CHECK: %[[DIVISOR:.*]] = memref.load
  // CHECK-NEXT: arith.divsi %[[LEAST]], %[[DIVISOR]] : i8
  %divisor = memref.load %m[%c2] : memref<3xi8>
  %2 = arith.divsi %least, %divisor : i8
  // CHECK: arith.select %{{.*}} : index
  // CHECK: index.rems
  %n = memref.load %i[%c0] : memref<2xindex>
  %d = memref.load %i[%c1] : memref<2xindex>
  %3 = index.rems %n, %d
  // CHECK: %[[BIT:.*]] = memref.load
  // CHECK: arith.remsi %false, %[[BIT]] : i1
  %bit = memref.load %b[%c0] : memref<1xi1>
  %4 = arith.remsi %bit, %bit : i1
  vector.print %0 : i8
  vector.print %1 : i8
  vector.print %2 : i8
  vector.print %3 : index
  vector.print %4 : i1
  return
}

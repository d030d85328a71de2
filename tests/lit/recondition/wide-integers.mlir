// Integers of more than 64 bits have no ranges, but each of their values in the run is
// known: ops on them, and on what is made of them, are repaired as others are.
//
// RUN: %scion recondition --pretty --report %s 2>%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition %s > %t.mlir
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: arith.divsi at line {{.*}}: divisor 1 where {{.*}}
// REPORT-NEXT: arith.shli at line {{.*}}: shift amount below the width
// REPORT-NEXT: memref.load at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: arith.remui at line {{.*}}: divisor at least 1
// REPORT-NEXT: arith.floordivsi at line {{.*}}: dividend above the least value
// REPORT-NEXT: arith.shrsi at line {{.*}}: shift amount below the width
// REPORT-NEXT: vector.gather at line {{.*}}: {{.*}}
// REPORT-NOT: {{.}}

memref.global "private" @wide : memref<3xi128> = dense<[18446744073709551616, -170141183460469231731687303715884105728, 11]>
memref.global "private" @odd : memref<2xi65> = dense<[18446744073709551615, 0]>
memref.global "private" @numbers : memref<10xi128> = dense<3>
memref.global "private" @table : memref<10xi32> = dense<3>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant 77 : i64
  %table = memref.get_global @table : memref<10xi32>
  %numbers = memref.get_global @numbers : memref<10xi128>
  %wides = memref.get_global @wide : memref<3xi128>
  %odds = memref.get_global @odd : memref<2xi65>
  %wide = memref.load %wides[%c0] : memref<3xi128>
  %least = memref.load %wides[%c1] : memref<3xi128>
  %eleven = memref.load %wides[%c2] : memref<3xi128>
  %odd = memref.load %odds[%c0] : memref<2xi65>
  %zero = memref.load %odds[%c1] : memref<2xi65>

  // What is cut off.
  // CHECK: %[[LOW:.*]] = arith.trunci %{{.*}} : i128 to i64
  // CHECK: %[[GUARDED:.*]] = arith.select %{{.*}}, %{{.*}}, %[[LOW]] : i64
  // CHECK: arith.divsi %{{.*}}, %[[GUARDED]] : i64
  %low = arith.trunci %wide : i128 to i64
  %0 = arith.divsi %a, %low : i64
  // CHECK: %[[AMOUNT:.*]] = arith.trunci %{{.*}} : i65 to i64
  // CHECK: %[[MASKED:.*]] = arith.andi %[[AMOUNT]], %{{.*}} : i64
  // CHECK: arith.shli %{{.*}}, %[[MASKED]] : i64
  %amount = arith.trunci %odd : i65 to i64
  %1 = arith.shli %a, %amount : i64
  vector.print %1 : i64

  // As an index: the low bits of the first one are 0.
  // CHECK: %[[I:.*]] = arith.index_cast %{{.*}} : i128 to index
  // CHECK: %[[J:.*]] = arith.index_castui %{{.*}} : i65 to index
  // CHECK: %[[IN:.*]] = arith.remui %[[J]], %{{.*}} : index
  // CHECK: memref.load %{{.*}}[%[[I]]]
  // CHECK: memref.load %{{.*}}[%[[IN]]]
  %i = arith.index_cast %wide : i128 to index
  %j = arith.index_castui %odd : i65 to index
  %2 = memref.load %numbers[%i] : memref<10xi128>
  %3 = memref.load %numbers[%j] : memref<10xi128>

  // Operations of their own.
  // CHECK: arith.maxui %{{.*}} : i65
  // CHECK: arith.remui %{{.*}} : i65
  // CHECK-NEXT: arith.remui %{{.*}} : i65
  %4 = arith.remui %odd, %zero : i65
  %5 = arith.remui %zero, %odd : i65
  // CHECK: arith.maxsi %{{.*}} : i128
  // CHECK: arith.floordivsi %{{.*}} : i128
  // CHECK-NEXT: arith.floordivsi %{{.*}} : i128
  %minusOne = arith.constant -1 : i128
  %6 = arith.floordivsi %least, %minusOne : i128
  %7 = arith.floordivsi %wide, %minusOne : i128
  // CHECK: arith.andi %{{.*}} : i128
  // CHECK: arith.shrsi %{{.*}} : i128
  // CHECK-NEXT: arith.shrsi %{{.*}} : i128
  %8 = arith.shrsi %6, %wide : i128
  %9 = arith.shrsi %6, %eleven : i128
  %10 = arith.trunci %8 : i128 to i64
  vector.print %10 : i64

  // CHECK: %[[CUT:.*]] = arith.remui %{{.*}} : vector<4xi128>
  // CHECK: vector.gather %{{.*}}[%{{.*}}] [%[[CUT]]]
  %where = vector.broadcast %eleven : i128 to vector<4xi128>
  %mask = arith.constant dense<true> : vector<4xi1>
  %none = arith.constant dense<0> : vector<4xi32>
  %11 = vector.gather %table[%c0] [%where], %mask, %none : memref<10xi32>, vector<4xi128>, vector<4xi1>, vector<4xi32> into vector<4xi32>

  // A size that no index holds.
  // CHECK: scf.for
  %huge = arith.constant 170141183460469231731 : i128
  %size = arith.index_cast %huge : i128 to index
  %bound = arith.minui %size, %c2 : index
  scf.for %k = %c1 to %bound step %c1 {
    vector.print %k : index
  }
  return
}

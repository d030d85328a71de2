// Integers of more than 64 bits have no ranges, but each of their values in the run is
// known: ops on them, and on what is made of them, are repaired as others are.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: arith.divsi at line {{.*}}: divisor 1 where {{.*}}
// REPORT-NEXT: arith.shli at line {{.*}}: shift amount below the width
// REPORT-NEXT: memref.load at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: arith.remui at line {{.*}}: divisor at least 1
// REPORT-NEXT: arith.floordivsi at line {{.*}}: dividend above the least value
// REPORT-NEXT: arith.shrsi at line {{.*}}: shift amount below the width
// REPORT-NEXT: vector.gather at line {{.*}}: replaced: access out of bounds
// REPORT-NOT: {{.}}

memref.global "private" @wide : memref<3xi128> = dense<[18446744073709551616, -170141183460469231731687303715884105728, 11]>
memref.global "private" @odd : memref<2xi65> = dense<[18446744073709551615, 0]>
memref.global "private" @numbers : memref<10xi128> = dense<3>
memref.global "private" @table : memref<10xi32> = dense<3>
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
  %low = arith.trunci %wide : i128 to i64
  %0 = arith.divsi %a, %low : i64
  %amount = arith.trunci %odd : i65 to i64
  %1 = arith.shli %a, %amount : i64
  vector.print %1 : i64

  // As an index: the low bits of the first one are 0.
  %i = arith.index_cast %wide : i128 to index
  %j = arith.index_castui %odd : i65 to index
  %2 = memref.load %numbers[%i] : memref<10xi128>
  %3 = memref.load %numbers[%j] : memref<10xi128>

  // Operations of their own.
  %4 = arith.remui %odd, %zero : i65
  %5 = arith.remui %zero, %odd : i65
  %minusOne = arith.constant -1 : i128
  %6 = arith.floordivsi %least, %minusOne : i128
  %7 = arith.floordivsi %wide, %minusOne : i128
  %8 = arith.shrsi %6, %wide : i128
  %9 = arith.shrsi %6, %eleven : i128
  %10 = arith.trunci %8 : i128 to i64
  vector.print %10 : i64

  %where = vector.broadcast %eleven : i128 to vector<4xi128>
  %mask = arith.constant dense<true> : vector<4xi1>
  %none = arith.constant dense<0> : vector<4xi32>
  %11 = vector.gather %table[%c0] [%where], %mask, %none : memref<10xi32>, vector<4xi128>, vector<4xi1>, vector<4xi32> into vector<4xi32>

  // A size that no index holds.
  %huge = arith.constant 170141183460469231731 : i128
  %size = arith.index_cast %huge : i128 to index
  %bound = arith.minui %size, %c2 : index
  scf.for %k = %c1 to %bound step %c1 {
    vector.print %k : index
  }
  return
}

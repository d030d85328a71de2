// Divisors of 0 become 1, as do those of -1 where the quotient overflows: by a select
// (signed) or maxui (unsigned). What divides well stays as it is.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: arith.divsi at line {{.*}}: divisor 1 where it was 0 or the quotient overflows
// REPORT-NEXT: arith.divsi at line {{.*}}: dividend above the least value
// REPORT-NEXT: arith.remui at line {{.*}}: divisor at least 1
// REPORT-NEXT: arith.floordivsi at line {{.*}}: divisor 1 where {{.*}}
// REPORT-NEXT: arith.ceildivsi at line {{.*}}: dividend of i1 is 0
// REPORT-NEXT: arith.ceildivsi at line {{.*}}: divisor of i1 is -1
// REPORT-NEXT: index.divs at line {{.*}}: divisor 1 where {{.*}}
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<3xi32> = dense<[-2147483648, -1, 0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %numbers = memref.get_global @numbers : memref<3xi32>
  %least = memref.load %numbers[%c0] : memref<3xi32>
  %minus = memref.load %numbers[%c1] : memref<3xi32>
  %zero = memref.load %numbers[%c2] : memref<3xi32>
  %0 = arith.divsi %zero, %minus : i32
  %1 = arith.divsi %least, %minus : i32
  %c-1 = arith.constant -1 : i32
  %2 = arith.divsi %least, %c-1 : i32
  %v = vector.from_elements %least, %zero : vector<2xi32>
  %w = vector.broadcast %minus : i32 to vector<2xi32>
  %3 = arith.remui %w, %v : vector<2xi32>
  %4 = arith.divui %v, %w : vector<2xi32>
  %t = tensor.splat %zero[%c2] : tensor<?xi32>
  %5 = arith.floordivsi %t, %t : tensor<?xi32>

  // Only 0 / -1 is defined.
  %bit = arith.trunci %zero : i32 to i1
  %6 = arith.ceildivsi %bit, %bit : i1
  %none = arith.index_cast %zero : i32 to index
  %7 = index.divs %c1, %none
  %8 = index.divs %c1, %c2
  return
}

// Divisors, quotients and shift amounts of emitc are repaired where they are
// undefined; what is defined stays.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: emitc.div at line {{.*}}: divisor 1 where it was 0 or the quotient overflows
// REPORT-NEXT: emitc.rem at line {{.*}}: divisor 1 where it was 0 or the quotient overflows
// REPORT-NEXT: emitc.bitwise_right_shift at line {{.*}}: shift amount below the width
// REPORT-NOT: {{.}}
func.func private @printI64(i64)
func.func @main() {
  %zero = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  %seven = "emitc.constant"() <{value = 7 : i32}> : () -> i32
  %least = "emitc.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
  %minusOne = "emitc.constant"() <{value = -1 : i64}> : () -> i64
  %many = "emitc.constant"() <{value = 33 : ui8}> : () -> ui8
  %a = emitc.div %seven, %zero : (i32, i32) -> i32
  %b = emitc.rem %least, %minusOne : (i64, i64) -> i64
  %c = emitc.bitwise_right_shift %seven, %many : (i32, ui8) -> i32
  %d = emitc.div %seven, %seven : (i32, i32) -> i32
  %e = emitc.bitwise_right_shift %least, %many : (i64, ui8) -> i64
  %a64 = emitc.cast %a : i32 to i64
  %c64 = emitc.cast %c : i32 to i64
  %d64 = emitc.cast %d : i32 to i64
  func.call @printI64(%a64) : (i64) -> ()
  func.call @printI64(%b) : (i64) -> ()
  func.call @printI64(%c64) : (i64) -> ()
  func.call @printI64(%d64) : (i64) -> ()
  func.call @printI64(%e) : (i64) -> ()
  return
}
// INTERP: 1: i64 7
// INTERP: 2: i64 0
// INTERP: 3: i64 3
// INTERP: 4: i64 1
// INTERP: 5: i64 -1073741824

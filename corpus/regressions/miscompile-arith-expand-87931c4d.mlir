// kind: miscompile
// culprit: arith-expand
// expect: -1
// bad: --arith-expand PLAIN
memref.global "private" @g : memref<2xi64> = dense<[-7, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<2xi64>
  %a64 = memref.load %g[%c0] : memref<2xi64>
  %b64 = memref.load %g[%c1] : memref<2xi64>
  %a = arith.extsi %a64 : i64 to i128
  %b = arith.extsi %b64 : i64 to i128
  %q = arith.floordivsi %a, %b : i128
  %c64 = arith.constant 64 : i128
  %high = arith.shrsi %q, %c64 : i128
  %h = arith.trunci %high : i128 to i64
  vector.print %h : i64
  return
}

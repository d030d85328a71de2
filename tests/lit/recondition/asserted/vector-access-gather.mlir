// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Lanes 0 and 3, then 0 and 4 (cut to 0).
// BAD: i64 50{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 50{{$}}
// CHECK: i64 20{{$}}
// CHECK: finished

memref.global "private" @b : memref<2x2xi32> = dense<[[0, 3], [0, 4]]>
memref.global "private" @t : memref<4xi64> = dense<[10, 20, 30, 40]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2x2xi32>
  %t = memref.get_global @t : memref<4xi64>
  %m = arith.constant dense<true> : vector<2xi1>
  %p = arith.constant dense<0> : vector<2xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = vector.load %b[%i, %c0] : memref<2x2xi32>, vector<2xi32>
    %v = vector.gather %t[%c0][%y], %m, %p : memref<4xi64>, vector<2xi32>, vector<2xi1>, vector<2xi64> into vector<2xi64>
    %w = vector.reduction <add>, %v : vector<2xi64> into i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}

// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Two elements from 2 on are inside of 4, from 3 on they are not (cut to 0).
// BAD: i64 70{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 70{{$}}
// CHECK: i64 30{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[2, 3]>
memref.global "private" @t : memref<4xi64> = dense<[10, 20, 30, 40]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %t = memref.get_global @t : memref<4xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %v = vector.load %t[%y] : memref<4xi64>, vector<2xi64>
    %w = vector.reduction <add>, %v : vector<2xi64> into i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}

// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// REQUIRES: mlir-22
// 7 is a case; 2^32 + 7 and -2^32 + 7 are none, also when only 32 bits are seen.
// BAD: i64 70{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 70{{$}}
// CHECK-NEXT: i64 -1{{$}}
// CHECK-NEXT: i64 -1{{$}}
// CHECK: finished

memref.global "private" @in : memref<3xindex> = dense<[7, 4294967303, -4294967289]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %in = memref.get_global @in : memref<3xindex>
  scf.for %k = %c0 to %c3 step %c1 {
    %i = memref.load %in[%k] : memref<3xindex>
    %r = scf.index_switch %i -> i64
    case 7 {
      %a = arith.constant 70 : i64
      scf.yield %a : i64
    }
    default {
      %b = arith.constant -1 : i64
      scf.yield %b : i64
    }
    func.call @printI64(%r) : (i64) -> ()
  }
  return
}

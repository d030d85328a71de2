// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// A buffer that is cut at its second element is aligned to 8 bytes, not to 4096.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 2{{$}}
// CHECK: finished

memref.global "private" @t : memref<4xi64> = dense<[1, 2, 3, 4]> {alignment = 64}
func.func private @printI64(i64)
func.func @main() {
  %c1 = arith.constant 1 : index
  %t = memref.get_global @t : memref<4xi64>
  %s = memref.assume_alignment %t, 1073741824 : memref<4xi64>
  %a = memref.load %s[%c1] : memref<4xi64>
  func.call @printI64(%a) : (i64) -> ()
  return
}

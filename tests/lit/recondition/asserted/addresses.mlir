// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// An address differs from run to run.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1073741824{{$}}
// CHECK: finished

memref.global "private" @t : memref<4xi64> = dense<0>
func.func private @printI64(i64)
func.func @main() {
  %t = memref.get_global @t : memref<4xi64>
  %a = memref.extract_aligned_pointer_as_index %t : memref<4xi64> -> index
  %w = arith.index_cast %a : index to i64
  func.call @printI64(%w) : (i64) -> ()
  return
}

// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Positions 0 and 3 of 4 rows, then 4, which becomes 4 mod 4 = 0.
// BAD: i64 13{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 13{{$}}
// CHECK: i64 10{{$}}
// CHECK: finished

memref.global "private" @i : memref<1x2xi32> = dense<[[3, 4]]>
memref.global "private" @t : memref<1x4x1xi64> = dense<[[[10], [11], [12], [13]]]>
func.func private @printI64(i64)
func.func private @show(%t: tensor<1x4x1xi64>, %p: i32) {
  %c0 = arith.constant 0 : index
  %i = tensor.from_elements %p : tensor<1x1xi32>
  %g = tosa.gather %t, %i : (tensor<1x4x1xi64>, tensor<1x1xi32>) -> tensor<1x1x1xi64>
  %w = tensor.extract %g[%c0, %c0, %c0] : tensor<1x1x1xi64>
  func.call @printI64(%w) : (i64) -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %im = memref.get_global @i : memref<1x2xi32>
  %tm = memref.get_global @t : memref<1x4x1xi64>
  %t = bufferization.to_tensor %tm restrict : memref<1x4x1xi64> to tensor<1x4x1xi64>
  %a = memref.load %im[%c0, %c0] : memref<1x2xi32>
  %b = memref.load %im[%c0, %c1] : memref<1x2xi32>
  func.call @show(%t, %a) : (tensor<1x4x1xi64>, i32) -> ()
  func.call @show(%t, %b) : (tensor<1x4x1xi64>, i32) -> ()
  return
}

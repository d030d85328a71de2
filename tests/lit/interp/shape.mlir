// RUN: %scion interp %s | FileCheck %s
// CHECK:      i64 60
// CHECK-NEXT: i64 5
// CHECK-NEXT: i64 3
// CHECK-NEXT: i64 13
// CHECK-NEXT: finished
func.func private @printI64(i64)

func.func @show(%i: index) {
  %v = arith.index_cast %i : index to i64
  func.call @printI64(%v) : (i64) -> ()
  return
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %a = shape.const_shape [4, 1, 3] : tensor<3xindex>
  %b = shape.const_shape [5, 1] : tensor<2xindex>
  %w = shape.cstr_broadcastable %a, %b : tensor<3xindex>, tensor<2xindex>
  %s = shape.assuming %w -> tensor<3xindex> {
    %s = shape.broadcast %a, %b : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
    shape.assuming_yield %s : tensor<3xindex>
  }
  %n = shape.num_elements %s : tensor<3xindex> -> index
  call @show(%n) : (index) -> ()
  %e = shape.get_extent %s, %c1 : tensor<3xindex>, index -> index
  call @show(%e) : (index) -> ()
  %r = shape.rank %s : tensor<3xindex> -> index
  call @show(%r) : (index) -> ()
  %m = shape.reduce(%s, %c1) : tensor<3xindex> -> index {
  ^bb0(%i: index, %x: index, %acc: index):
    %q = shape.add %acc, %x : index, index -> index
    shape.yield %q : index
  }
  call @show(%m) : (index) -> ()
  return
}

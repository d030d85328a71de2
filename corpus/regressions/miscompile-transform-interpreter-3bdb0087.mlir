// kind: miscompile
// culprit: transform-interpreter
// expect: ( ( 65031, 518 ), ( 777, 22 ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @a : memref<2x2xi8> = dense<[[-1, 2], [3, 4]]>
  memref.global "private" @c : memref<2x2xi32> = dense<0>
  func.func @main() {
    %m = memref.get_global @a : memref<2x2xi8>
    %a = bufferization.to_tensor %m restrict : memref<2x2xi8> to tensor<2x2xi8>
    %zero = arith.constant dense<0> : tensor<2x2xi32>
    %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : tensor<2x2xi8>, tensor<2x2xi8>) outs(%zero : tensor<2x2xi32>) -> tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %p = arith.constant 0 : i32
    %v = vector.transfer_read %r[%c0, %c0], %p {in_bounds = [true, true]} : tensor<2x2xi32>, vector<2x2xi32>
    vector.print %v : vector<2x2xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.structured.transpose_matmul %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// kind: miscompile
// culprit: transform-interpreter
// expect: 773
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @a : memref<1x2xi8> = dense<[[-1, 2]]>
  memref.global "private" @b : memref<2x1xi8> = dense<[[3], [4]]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0> : tensor<1x1xi32>
    %am = memref.get_global @a : memref<1x2xi8>
    %bm = memref.get_global @b : memref<2x1xi8>
    %a = bufferization.to_tensor %am restrict : memref<1x2xi8> to tensor<1x2xi8>
    %b = bufferization.to_tensor %bm restrict : memref<2x1xi8> to tensor<2x1xi8>
    %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<1x2xi8>, tensor<2x1xi8>) outs(%zero : tensor<1x1xi32>) -> tensor<1x1xi32>
    %x = tensor.extract %r[%c0, %c0] : tensor<1x1xi32>
    vector.print %x : i32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t {create_named_contraction} : !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
    } : !transform.any_op
    transform.yield
  }
}

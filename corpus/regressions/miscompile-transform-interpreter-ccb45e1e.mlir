// kind: miscompile
// culprit: transform-interpreter
// expect: ( 7, 2, 8, 4 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule --lower-vector-mask PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @d : memref<4xi32> = dense<[1, 2, 3, 4]>
  memref.global "private" @s : memref<2xi32> = dense<[7, 8]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0 : i32
    %dm = memref.get_global @d : memref<4xi32>
    %sm = memref.get_global @s : memref<2xi32>
    %d = bufferization.to_tensor %dm restrict : memref<4xi32> to tensor<4xi32>
    %s = bufferization.to_tensor %sm restrict : memref<2xi32> to tensor<2xi32>
    %r = tensor.insert_slice %s into %d[0] [2] [2] : tensor<2xi32> into tensor<4xi32>
    %v = vector.transfer_read %r[%c0], %z {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
    vector.print %v : vector<4xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [8] : !transform.any_op
    transform.yield
  }
}

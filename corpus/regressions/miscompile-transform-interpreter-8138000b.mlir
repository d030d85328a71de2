// kind: miscompile
// culprit: transform-interpreter
// since: 23
// expect: ( 7, 4, 3 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @a : memref<3xi32> = dense<[7, 8, 9]>
  memref.global "private" @b : memref<3xi32> = dense<[1, 2, 3]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0 : i32
    %am = memref.get_global @a : memref<3xi32>
    %bm = memref.get_global @b : memref<3xi32>
    %a = bufferization.to_tensor %am restrict : memref<3xi32> to tensor<3xi32>
    %b = bufferization.to_tensor %bm restrict : memref<3xi32> to tensor<3xi32>
    %e = tensor.empty() : tensor<3xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%a, %b : tensor<3xi32>, tensor<3xi32>) outs(%e : tensor<3xi32>) {
    ^bb0(%x: i32, %y: i32, %o: i32):
      %q = arith.divsi %x, %y : i32
      linalg.yield %q : i32
    } -> tensor<3xi32>
    %v = vector.transfer_read %r[%c0], %z {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
    vector.print %v : vector<3xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %t packed_sizes = [8] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
    %k = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
    %1, %2, %3 = transform.structured.lower_pack %k : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %4:5 = transform.structured.lower_unpack %u : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">, !transform.op<"linalg.copy">)
    transform.yield
  }
}

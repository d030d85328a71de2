// twin: I124
// same: --transform-interpreter
// Every element gets the same constant.
module attributes {transform.with_named_sequence} {
  func.func @f(%b: tensor<3xi32>, %c: i32) -> tensor<5xi32> {
    %0 = tensor.pad %b low[1] high[1] {
    ^bb0(%i: index):
      %x = arith.constant 7 : i32
      tensor.yield %x : i32
    } : tensor<3xi32> to tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %l, %u = transform.structured.bufferize_to_allocation %t : !transform.any_op
    transform.yield
  }
}

// scion: recondition=0
// An empty tensor: tensor.dim of bufferization.alloc_tensor. Reconditioning would
// fill it for the call, and the two would have other operands.
func.func @hide(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  return %x : tensor<?xf32>
}
func.func @main() {
  %none = arith.constant 0 : index
  %list = bufferization.alloc_tensor(%none) : tensor<?xf32>
  %hidden = func.call @hide(%list) : (tensor<?xf32>) -> tensor<?xf32>
  %a = tensor.dim %list, %none : tensor<?xf32>
  %b = tensor.dim %hidden, %none : tensor<?xf32>
  return
}

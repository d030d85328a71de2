// The first level of the second matrix is its second dimension.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %d = arith.constant dense<[[1, 0, 2], [0, 3, 0]]> : tensor<2x3xi64>
  %a = sparse_tensor.convert %d : tensor<2x3xi64> to tensor<2x3xi64, #CSR>
  %b = sparse_tensor.convert %d : tensor<2x3xi64> to tensor<2x3xi64, #CSC>
  %m = sparse_tensor.lvl %a, %c0 : tensor<2x3xi64, #CSR>
  %n = sparse_tensor.lvl %b, %c0 : tensor<2x3xi64, #CSC>
  %x = arith.index_cast %m : index to i64
  %y = arith.index_cast %n : index to i64
  func.call @printI64(%x) : (i64) -> ()
  func.call @printI64(%y) : (i64) -> ()
  return
}

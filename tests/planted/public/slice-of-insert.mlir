// What is read begins one further than what was written.
func.func @main() {
  %c1 = arith.constant 1 : index
  %all = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %two = arith.constant dense<[7, 8]> : tensor<2xi32>
  %inserted = tensor.insert_slice %two into %all[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %slice = tensor.extract_slice %inserted[2] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %last = tensor.extract %slice[%c1] : tensor<2xi32>
  vector.print %last : i32
  return
}
